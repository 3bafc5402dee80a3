import { useTranslations } from 'next-intl';
import { attributableFigure, type HeadlineFigure, headlineFigure, isRevenue } from '@/lib/content/headline-figure';
import type { Report } from '@/lib/contract/types';
import { reportPeriod } from '@/lib/domain/report-period';
import type { PageContext } from '@/lib/site/page-context';
import { Day } from '../../data/file-facts';
import { FileLink, IfFile } from '../../filings/file-link';
import { ShareEntry } from '../../share/share-link';
import { Prose, Words } from '../../ui/text/words';
import { DownloadButton } from '../download-button';
import { isOwnCover, ReportCover } from '../register/register-covers';
import styles from './report-lead.module.css';

const COVER = '(min-width: 75rem) 640px, 100vw';

/** The latest report across the page, with the figure its introduction names; the whole of it opens the file. */
export function ReportLead({ report, shareFrom }: { report: Report; shareFrom: PageContext }) {
  const t = useTranslations('investors.reports');
  const figure = headlineFigure(report.intro);
  const attributable = attributableFigure(report.intro);
  const period = reportPeriod(report.title);
  return (
    <article className={styles.lead} data-on-ink data-testid="report-card">
      <div className={styles.cover} data-own={isOwnCover(report.pictureUrl) ? '' : undefined}>
        <ReportCover url={report.pictureUrl} sizes={COVER} priority />
      </div>
      <div className={styles.words}>
        <h2>
          <FileLink url={report.fileUrl} className={styles.link}>
            <Words>{report.title}</Words>
          </FileLink>
        </h2>
        {figure && (
          // The sentence below says the same with its words.
          <p className={styles.figure} aria-hidden="true" data-figures>
            <Amount figure={figure} of={isRevenue(report.intro) ? t(period ? `revenueOf.${period}` : 'revenue') : ''} />
          </p>
        )}
        {attributable && (
          <p className={styles.second} aria-hidden="true" data-figures>
            <Amount figure={attributable} of={t(attributable.loss ? 'loss' : 'profit')} />
          </p>
        )}
        {report.intro && (
          <p className={styles.text}>
            <Prose>{report.intro}</Prose>
          </p>
        )}
        <div className={styles.foot}>
          <DownloadButton report={report} />
          <p className={styles.facts}>
            <Day moment={report.publishTime} />
            <IfFile url={report.fileUrl} />
            <ShareEntry page={shareFrom} register="reports" entry={report} shown />
          </p>
        </div>
      </div>
    </article>
  );
}

/** An amount with what it counts, where its sentence says so, and its units. */
function Amount({ figure: { before, figure, after }, of }: { figure: HeadlineFigure; of: string }) {
  return (
    <>
      {of && <span className={styles.of}>{of}</span>}
      {before && <small data-before="">{before}</small>}
      {figure}
      <small>{after}</small>
    </>
  );
}
