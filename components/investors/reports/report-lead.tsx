import { useTranslations } from 'next-intl';
import type { Report } from '@/lib/contract/types';
import { periodOf } from '@/lib/domain/figures';
import { reportAmounts } from '@/lib/domain/report-amounts';
import type { PageContext } from '@/lib/site/page-context';
import { Day } from '../../data/file-facts';
import { DetailsLink } from '../../filings/details-link';
import { FileLink, IfFile } from '../../filings/file-link';
import { FilingMarks, Struck } from '../../filings/filing-marks';
import { OtherFiles } from '../../filings/other-files';
import { ShareEntry } from '../../share/share-link';
import { Prose, Words } from '../../ui/text/words';
import { DownloadButton } from '../download-button';
import { isOwnCover, ReportCover } from '../register/register-covers';
import { ReportAmount } from './report-amount';
import styles from './report-lead.module.css';

const COVER = '(min-width: 75rem) 640px, 100vw';

interface ReportLeadProps {
  report: Report;
  shareFrom: PageContext;
}

/** The latest report across the page, with its figures; the whole of it opens the file. */
export function ReportLead({ report, shareFrom }: ReportLeadProps) {
  const t = useTranslations('investors.reports');
  const { revenue, attributable, isLoss } = reportAmounts(report.figures, shareFrom.locale);
  const period = periodOf(report.figures?.period ?? '');
  return (
    <article
      className={styles.lead}
      data-plain={revenue || attributable ? undefined : ''}
      data-on-ink
      data-testid="report-card"
    >
      <div className={styles.cover} data-own={isOwnCover(report.pictureUrl) ? '' : undefined}>
        <ReportCover url={report.pictureUrl} sizes={COVER} priority />
      </div>
      <div className={styles.words}>
        <h2>
          <FileLink url={report.fileUrl} className={styles.link}>
            <Struck withdrawnAt={report.withdrawnAt}>
              <Words>{report.title}</Words>
            </Struck>
          </FileLink>
        </h2>
        {revenue && (
          <p className={styles.figure} data-figures>
            <span className={styles.of}>{t(period ? `revenueOf.${period.stretch}` : 'revenue')}</span>{' '}
            <ReportAmount amount={revenue} />
          </p>
        )}
        {attributable && (
          <p className={styles.second} data-figures>
            <span className={styles.of}>{t(isLoss ? 'loss' : 'profit')}</span> <ReportAmount amount={attributable} />
          </p>
        )}
        {report.intro && (
          <p className={styles.text}>
            <Prose>{report.intro}</Prose>
          </p>
        )}
        <FilingMarks document={report} className={styles.marks} />
        <div className={styles.foot}>
          <DownloadButton report={report} />
          <p className={styles.facts}>
            <Day moment={report.publishTime} />
            <OtherFiles document={report} />
            <IfFile url={report.fileUrl} />
            <DetailsLink page={shareFrom} register="reports" entry={report} />
            <ShareEntry page={shareFrom} register="reports" entry={report} shown />
          </p>
        </div>
      </div>
    </article>
  );
}
