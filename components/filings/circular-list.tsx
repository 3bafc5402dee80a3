import { ArrowUpRight } from 'lucide';
import type { Circular } from '@/lib/contract/types';
import { filingTitle } from '@/lib/domain/filing-title';
import type { PageContext } from '@/lib/site/page-context';
import { Day, FileFacts } from '../data/file-facts';
import { ShareEntry } from '../share/share-link';
import { Icon } from '../ui/media/icon';
import { Words } from '../ui/text/words';
import styles from './circular-list.module.css';
import { DetailsLink } from './details-link';
import { FileLink, IfFile } from './file-link';
import { FilingMarks, Struck } from './filing-marks';
import { OtherFiles } from './other-files';

export interface CircularListProps {
  circulars: Circular[];
  /** Each row can be handed on from this page, which has the menu for it. */
  shareFrom?: PageContext;
  /** In a narrow column the file stands below its title. */
  dense?: boolean;
  level?: 2 | 3;
}

/** Announcements as a register (§2): date, title, file, what became of them; the whole row opens the file in a new tab. */
export function CircularList({ circulars, shareFrom, dense = false, level = 3 }: CircularListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list} data-dense={dense || undefined}>
      {circulars.map((circular) => (
        <li
          key={`${circular.publishTime}${circular.fileUrl}${circular.title}`}
          className={styles.row}
          data-kind={circular.category}
          data-testid="circular-row"
        >
          <span className={styles.day}>
            <Day moment={circular.publishTime} />
          </span>
          <Heading className={styles.title}>
            <FileLink url={circular.fileUrl} className={styles.link}>
              <Struck withdrawnAt={circular.withdrawnAt}>
                <Title title={circular.title} />
              </Struck>
            </FileLink>
          </Heading>
          <span className={styles.file}>
            <OtherFiles document={circular} />
            <IfFile url={circular.fileUrl}>
              <FileFacts {...circular} />
              <Icon of={ArrowUpRight} size={18} />
            </IfFile>
            {shareFrom && (
              <>
                <DetailsLink page={shareFrom} register="circulars" entry={circular} />
                <ShareEntry page={shareFrom} register="circulars" entry={circular} />
              </>
            )}
          </span>
          <FilingMarks document={circular} className={styles.marks} />
        </li>
      ))}
    </ul>
  );
}

/** What a filing is stands first, the period it is about after it. */
function Title({ title }: { title: string }) {
  const { lead, rest } = filingTitle(title);
  return (
    <>
      <Words>{lead}</Words>
      {rest && (
        <>
          {/* A bracket of full width brings its own space. */}
          {!rest.startsWith('（') && ' '}
          <span className={styles.period} data-within={rest.startsWith('（') ? '' : undefined}>
            <Words>{rest}</Words>
          </span>
        </>
      )}
    </>
  );
}
