import { ArrowUpRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Circular } from '@/lib/website-api/types';
import { ExternalLink } from '../ui/text-link';
import styles from './circular-list.module.css';
import { Day, FileFacts } from './file-facts';

export interface CircularListProps {
  circulars: Circular[];
  /** In a narrow column the file stands below its title. */
  dense?: boolean;
  level?: 2 | 3;
}

/** Announcements as a register (§2): date, title, file; the whole row opens the file in a new tab. */
export function CircularList({ circulars, dense = false, level = 3 }: CircularListProps) {
  const newTab = useTranslations('layout.footer')('newTab');
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list} data-dense={dense || undefined}>
      {circulars.map((circular) => (
        <li key={`${circular.fileUrl}${circular.title}`} className={styles.row} data-testid="circular-row">
          <span className={styles.day}>
            <Day moment={circular.publishTime} />
          </span>
          <Heading className={styles.title}>
            <ExternalLink href={circular.fileUrl} newTab={newTab} className={styles.link}>
              {circular.title}
            </ExternalLink>
          </Heading>
          <span className={styles.file}>
            <FileFacts {...circular} />
            <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </span>
        </li>
      ))}
    </ul>
  );
}
