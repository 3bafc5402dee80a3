import { answerParts } from '@/lib/content/answer-parts';
import type { Report } from '@/lib/contract/types';
import type { AmountSize } from '@/lib/domain/amounts';
import type { PageContext } from '@/lib/site/page-context';
import { fileAddress } from '@/lib/text/file-address';
import { Day, FileFacts } from '../../data/file-facts';
import { DetailsLink } from '../../filings/details-link';
import { FileLink, IfFile } from '../../filings/file-link';
import { FilingMarks, Struck } from '../../filings/filing-marks';
import { OtherFiles } from '../../filings/other-files';
import { ShareEntry } from '../../share/share-link';
import { Prose, Words } from '../../ui/text/words';
import { isOwnCover, ReportCover } from '../register/register-covers';
import { DownloadMark } from './download-mark';
import { ReportFigures } from './report-figures';
import styles from './report-row.module.css';

export interface ReportRowProps {
  report: Report;
  /** It can be handed on from this page, which has the menu for it. */
  shareFrom?: PageContext;
  priority?: boolean;
  /** In a narrow column: without words and figures. */
  brief?: boolean;
  /** Unit of the amounts of all rows: a head over them says it, and what they are, where there is room for columns. */
  columns?: AmountSize | undefined;
  /** No report of the list has figures: there are no columns for them. */
  plain?: boolean;
}

/** A report in the register (§2): cover, title and words, its figures, date and file; the row opens the file in a new tab. */
export function ReportRow({ report, shareFrom, priority, brief, columns, plain }: ReportRowProps) {
  const { title, intro, pictureUrl, fileUrl, publishTime } = report;
  // On a phone it stands beside what the file is, apart from the way to hand it on.
  const beside = shareFrom?.layout === 'mobile';
  return (
    <article
      className={styles.row}
      data-brief={brief ? '' : undefined}
      data-plain={plain ? '' : undefined}
      data-testid="report-card"
    >
      <div className={styles.cover} data-own={isOwnCover(pictureUrl) ? '' : undefined}>
        <ReportCover url={pictureUrl} sizes="256px" priority={priority} />
      </div>
      <div className={styles.words}>
        <h3>
          <FileLink url={fileUrl} className={styles.link}>
            <Struck withdrawnAt={report.withdrawnAt}>
              <Words>{title}</Words>
            </Struck>
          </FileLink>
        </h3>
        <FilingMarks document={report} />
        {intro && !brief && (
          <p className={styles.text}>
            <Prose>{answerParts(intro).first}</Prose>
          </p>
        )}
      </div>
      {!brief && <ReportFigures figures={report.figures} columns={columns} />}
      <p className={styles.facts}>
        <Day moment={publishTime} />
        <OtherFiles document={report} />
        <IfFile url={fileUrl}>
          <FileFacts {...report} />
          {beside && <DownloadMark />}
        </IfFile>
      </p>
      <p className={styles.ways}>
        {fileAddress(fileUrl) !== undefined && !beside && <DownloadMark />}
        {shareFrom && (
          <>
            <DetailsLink page={shareFrom} register="reports" entry={report} />
            <ShareEntry page={shareFrom} register="reports" entry={report} />
          </>
        )}
      </p>
    </article>
  );
}
