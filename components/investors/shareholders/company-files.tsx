import { useTranslations } from 'next-intl';
import type { CompanyDocument } from '@/lib/content/documents';
import { Day, FileFacts } from '../../data/file-facts';
import { FileLink, IfFile } from '../../filings/file-link';
import { Words } from '../../ui/text/words';
import styles from './company-files.module.css';

/** Documents of the company as files: title, the day they were last changed, pages and size. */
export function CompanyFiles({ documents }: { documents: readonly CompanyDocument[] }) {
  const t = useTranslations('shareholders.policies');
  const words = useTranslations('investors.documents');
  if (documents.length === 0) return null;
  return (
    <ul className={styles.files}>
      {documents.map(({ id, title, href, adopted, revised, pages, fileType, fileSize }) => (
        <li key={id} id={id}>
          <FileLink url={href} className={styles.link}>
            <Words>{title}</Words>
          </FileLink>
          <span className={styles.facts} data-figures>
            {(revised ?? adopted) !== undefined && (
              <span>
                {t(revised === undefined ? 'adopted' : 'revised')} <Day moment={revised ?? adopted} />
              </span>
            )}
            <IfFile url={href}>
              {pages !== undefined && <span>{words('pages', { count: pages })}</span>}
              <FileFacts fileType={fileType} fileSize={fileSize} />
            </IfFile>
          </span>
        </li>
      ))}
    </ul>
  );
}
