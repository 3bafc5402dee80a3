import { useTranslations } from 'next-intl';
import type { PeriodResults } from '@/lib/content/results';
import type { NewsItem } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Day, FileFacts } from '../../data/file-facts';
import { FileLink, IfFile } from '../../filings/file-link';
import { FilingMarks } from '../../filings/filing-marks';
import { Link } from '../../ui/actions/link';
import { Words } from '../../ui/text/words';
import styles from './results.module.css';

export interface PeriodDocumentsProps {
  page: PageContext;
  of: PeriodResults;
  stories: readonly NewsItem[];
}

/** Announcement, report and story of a period. A report that is still to come is said to be. */
export function PeriodDocuments({ page, of: { announcement, report }, stories }: PeriodDocumentsProps) {
  const t = useTranslations('results.centre');
  const papers = [
    ...(announcement ? [{ label: t('announcement'), document: announcement }] : []),
    ...(report ? [{ label: t('report'), document: report }] : []),
  ];
  return (
    <ul className={styles.documents}>
      {papers.map(({ label, document }) => (
        <li key={label}>
          <span className={styles.kind}>{label}</span>
          <div>
            <FileLink url={document.fileUrl} className={styles.title}>
              <Words>{document.title}</Words>
            </FileLink>
            <FilingMarks document={document} />
          </div>
          <p className={styles.facts} data-figures>
            <Day moment={document.publishTime} />
            <IfFile url={document.fileUrl}>
              <FileFacts {...document} />
            </IfFile>
          </p>
        </li>
      ))}
      {!report && (
        <li>
          <span className={styles.kind}>{t('report')}</span>
          <p>{t('noReport')}</p>
        </li>
      )}
      {stories.map(({ id, title, publishTime }) => (
        <li key={id}>
          <span className={styles.kind}>{t('story')}</span>
          <Link href={linkFrom(page, 'dynamicDetails', { query: { id } })} className={styles.title}>
            <Words>{title}</Words>
          </Link>
          <p className={styles.facts} data-figures>
            <Day moment={publishTime} />
          </p>
        </li>
      ))}
    </ul>
  );
}
