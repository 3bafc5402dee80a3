import { ArrowUpRight, FileText } from 'lucide-react';
import type { CompanyDocument } from '@/lib/content/documents';
import styles from './document-list.module.css';
import { FileFacts } from './file-facts';
import { FileLink, IfFile } from './file-link';

export interface DocumentListProps {
  documents: (CompanyDocument & { title: string; text: string })[];
}

/** Documents with what they are for; the whole row opens the file in a new tab. */
export function DocumentList({ documents }: DocumentListProps) {
  return (
    <ul className={styles.list}>
      {documents.map(({ title, text, href, ...file }) => (
        <li key={href} className={styles.row}>
          <FileText size={24} strokeWidth={1.5} aria-hidden="true" />
          <div>
            <h3>
              <FileLink url={href} className={styles.link}>
                {title}
              </FileLink>
            </h3>
            <p>{text}</p>
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
