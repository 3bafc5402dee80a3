import { ArrowUpRight, FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CompanyDocument } from '@/lib/company/documents';
import { ExternalLink } from '../ui/text-link';
import styles from './document-list.module.css';
import { FileFacts } from './file-facts';

export interface DocumentListProps {
  documents: (CompanyDocument & { title: string; text: string })[];
}

/** Documents with what they are for; the whole row opens the file in a new tab. */
export function DocumentList({ documents }: DocumentListProps) {
  const newTab = useTranslations('layout.footer')('newTab');
  return (
    <ul className={styles.list}>
      {documents.map(({ title, text, href, ...file }) => (
        <li key={href} className={styles.row}>
          <FileText size={24} strokeWidth={1.5} aria-hidden="true" />
          <div>
            <h3>
              <ExternalLink href={href} newTab={newTab} className={styles.link}>
                {title}
              </ExternalLink>
            </h3>
            <p>{text}</p>
          </div>
          <span className={styles.file}>
            <FileFacts {...file} />
            <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </span>
        </li>
      ))}
    </ul>
  );
}
