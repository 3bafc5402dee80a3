import { ArrowDownToLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { assetUrl, pictureSource } from '@/lib/assets/address';
import { headlineFigure, isRevenue } from '@/lib/content/headline-figure';
import type { PageContext } from '@/lib/site/page-context';
import type { Report, Roadshow } from '@/lib/website-api/types';
import { Day, FileFacts } from '../data/file-facts';
import { ShareEntry } from '../share/share-link';
import { Picture } from '../ui/picture';
import { Words } from '../ui/words/words';
import { FileLink, IfFile } from './file-link';
import { PlayMark } from './play-mark';
import styles from './report-card.module.css';

export interface EntryCardProps {
  /** Width at which the picture is shown, for `sizes`. */
  sizes: string;
  /** Stands in the first screen: fetched at once. */
  priority?: boolean;
  /** It can be handed on from this page, which has the menu for it. */
  shareFrom?: PageContext;
  level?: 2 | 3;
  /** Leaves the words about it out. */
  brief?: boolean;
  /** On a phone a row, with a small picture beside the words. */
  row?: boolean;
}

/** A financial report (§2): cover, or the plain one where there is none (§8); the card opens the file in a new tab. */
export function ReportCard({ report, ...rest }: EntryCardProps & { report: Report }) {
  return (
    <EntryCard
      {...rest}
      testId="report-card"
      url={report.fileUrl}
      ownCover={isOwnCover(report.pictureUrl)}
      picture={
        <>
          <ReportCover url={report.pictureUrl} sizes={rest.sizes} priority={rest.priority} />
          {isOwnCover(report.pictureUrl) && <CoverFigure intro={report.intro} />}
        </>
      }
      title={report.title}
      text={report.intro}
      facts={
        <>
          <Day moment={report.publishTime} />
          <IfFile url={report.fileUrl}>
            <FileFacts {...report} />
            <DownloadMark />
          </IfFile>
          {rest.shareFrom && <ShareEntry page={rest.shareFrom} register="reports" entry={report} />}
        </>
      }
    />
  );
}

/** A roadshow among the others (§2): the card opens the recording or the page about it in a new tab. */
export function RoadshowCard({ roadshow, ...rest }: EntryCardProps & { roadshow: Roadshow }) {
  return (
    <EntryCard
      {...rest}
      testId="roadshow-item"
      url={roadshow.skipUrl}
      picture={
        <>
          <RoadshowPicture url={roadshow.pictureUrl} sizes={rest.sizes} priority={rest.priority} />
          <PlayMark url={roadshow.skipUrl} duration={roadshow.duration} />
        </>
      }
      title={roadshow.title}
      text={roadshow.intro}
      facts={
        <>
          <Day moment={roadshow.publishTime} />
          <IfFile url={roadshow.skipUrl} of="recording" />
          {rest.shareFrom && <ShareEntry page={rest.shareFrom} register="roadshows" entry={roadshow} />}
        </>
      }
    />
  );
}

interface Entry extends EntryCardProps {
  testId: string;
  url: string;
  picture: React.ReactNode;
  ownCover?: boolean;
  title: string;
  text?: string;
  facts: React.ReactNode;
}

function EntryCard({ testId, url, picture, ownCover, title, text, facts, level = 3, brief, row }: Entry) {
  const Heading = `h${level}` as const;
  return (
    <article
      className={styles.card}
      data-row={row ? '' : undefined}
      data-brief={brief ? '' : undefined}
      data-testid={testId}
    >
      <div className={styles.picture} data-own={ownCover ? '' : undefined}>
        {picture}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <FileLink url={url} className={styles.link}>
            <Words>{title}</Words>
          </FileLink>
        </Heading>
        {text && !brief && (
          <p className={styles.text}>
            <Words>{text}</Words>
          </p>
        )}
        <p className={styles.facts}>{facts}</p>
      </div>
    </article>
  );
}

/** The figure of the report over the bars of its cover, in the reader's language; the words below say it again. */
function CoverFigure({ intro }: { intro?: string }) {
  return headlineFigure(intro) ? (
    <span className={styles.figure} aria-hidden="true" data-figures>
      <FigureWords intro={intro} />
    </span>
  ) : null;
}

/** The amount with what it counts, where its sentence says so, and its units. */
export function FigureWords({ intro }: { intro?: string }) {
  const t = useTranslations('investors.reports');
  const figure = headlineFigure(intro);
  if (!figure) return null;
  const before = [isRevenue(intro) ? t('revenue') : '', figure.before].filter(Boolean).join(' ');
  return (
    <>
      {before && <small>{before}</small>}
      {figure.figure}
      <small>{figure.after}</small>
    </>
  );
}

/** That the card fetches a file, where it can be seen. */
export function DownloadMark() {
  return <ArrowDownToLine className={styles.mark} size={18} strokeWidth={1.75} aria-hidden="true" />;
}

interface CoverProps {
  url: string;
  sizes: string;
  priority?: boolean;
}

/** Whether a cover is one of ours, which carries words of one language: only its bars are shown. */
export function isOwnCover(url: string): boolean {
  return url.includes('/assets/report-cover/');
}

/** Cover of a report; the plain one where there is none. */
export function ReportCover(props: CoverProps) {
  return <Cover {...props} fallback="/assets/report-cover/default-1280.webp" height={800} />;
}

/** Picture of a roadshow; the plain one where there is none. */
export function RoadshowPicture(props: CoverProps) {
  return <Cover {...props} fallback="/assets/roadshow/default-1280.webp" height={720} />;
}

function Cover({ url, fallback, ...rest }: CoverProps & { fallback: `/assets/${string}`; height: number }) {
  return (
    <Picture
      {...pictureSource(url)}
      fallback={pictureSource(assetUrl(fallback))}
      // The title beside it says what it is.
      alt=""
      width={1280}
      {...rest}
    />
  );
}
