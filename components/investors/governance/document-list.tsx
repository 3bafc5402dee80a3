import { ArrowUpRight, FileText } from 'lucide';
import { useTranslations } from 'next-intl';
import type { CompanyDocument } from '@/lib/content/documents';
import { Day, FileFacts } from '../../data/file-facts';
import { FileLink, IfFile } from '../../filings/file-link';
import { Icon } from '../../ui/media/icon';
import { Prose, Words } from '../../ui/text/words';
import styles from './document-list.module.css';

export interface DocumentListProps {
  documents: (Pick<CompanyDocument, 'title' | 'href'> & Partial<CompanyDocument> & { text: string | undefined })[];
}

/** Documents with what they are for and since when, where that is known; the whole row opens the file in a new tab. */
export function DocumentList({ documents }: DocumentListProps) {
  const t = useTranslations('investors.documents');
  return (
    <ul className={styles.list}>
      {documents.map(({ title, text, href, adopted, revised, pages, fileType, fileSize }) => (
        <li key={href} className={styles.row}>
          <Icon of={FileText} size={24} strokeWidth={1.5} />
          <div>
            <h3 className={styles.title}>
              <FileLink url={href} className={styles.link}>
                <Words>{title}</Words>
              </FileLink>
            </h3>
            {text !== undefined && (
              <p>
                <Prose>{text}</Prose>
              </p>
            )}
            {(adopted ?? revised) !== undefined && (
              // Each a line of its own, for whoever reads them one after the other: the site's search too.
              <div className={styles.dates} data-figures>
                {adopted !== undefined && (
                  <p>
                    {t('adopted')} <Day moment={adopted} />
                  </p>
                )}
                {revised !== undefined && (
                  <p>
                    {t('revised')} <Day moment={revised} />
                  </p>
                )}
              </div>
            )}
          </div>
          <span className={styles.file}>
            <IfFile url={href}>
              <FileFacts fileType={fileType} fileSize={fileSize} />
              {pages !== undefined && (
                <span className={styles.pages} data-figures>
                  {t('pages', { count: pages })}
                </span>
              )}
              <Icon of={ArrowUpRight} size={18} />
            </IfFile>
          </span>
        </li>
      ))}
    </ul>
  );
}
