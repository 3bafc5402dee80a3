import { ArrowUpRight, FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CompanyDocument } from '@/lib/content/documents';
import { Day, FileFacts } from '../data/file-facts';
import { Words } from '../ui/words/words';
import styles from './document-list.module.css';
import { FileLink, IfFile } from './file-link';

export interface DocumentListProps {
  documents: (CompanyDocument & { title: string; text: string; adopted?: number; revised?: number })[];
}

/** Documents with what they are for and since when, where that is known; the whole row opens the file in a new tab. */
export function DocumentList({ documents }: DocumentListProps) {
  const t = useTranslations('investors.documents');
  return (
    <ul className={styles.list}>
      {documents.map(({ title, text, href, adopted, revised, ...file }) => (
        <li key={href} className={styles.row}>
          <FileText size={24} strokeWidth={1.5} aria-hidden="true" />
          <div>
            <h3 className={styles.title}>
              <FileLink url={href} className={styles.link}>
                <Words>{title}</Words>
              </FileLink>
            </h3>
            <p>
              <Words>{text}</Words>
            </p>
            {adopted !== undefined && (
              // Each a line of its own, for whoever reads them one after the other: the site's search too.
              <div className={styles.dates} data-figures>
                <p>
                  {t('adopted')} <Day moment={adopted} />
                </p>
                <p>
                  {t('revised')} <Day moment={revised} />
                </p>
              </div>
            )}
          </div>
          <span className={styles.file}>
            <IfFile url={href}>
              <FileFacts {...file} />
              <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </IfFile>
          </span>
        </li>
      ))}
    </ul>
  );
}
