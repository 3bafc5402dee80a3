import { ArrowDownToLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { assetUrl, pictureSource } from '@/lib/assets/address';
import { headlineFigure, isRevenue } from '@/lib/content/headline-figure';
import type { PageContext } from '@/lib/site/page-context';
import type { Roadshow } from '@/lib/website-api/types';
import { Day } from '../data/file-facts';
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
  title: string;
  text?: string;
  facts: React.ReactNode;
}

function EntryCard({ testId, url, picture, title, text, facts, level = 3 }: Entry) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-testid={testId}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <FileLink url={url} className={styles.link}>
            <Words>{title}</Words>
          </FileLink>
        </Heading>
        {text && (
          <p className={styles.text}>
            <Words>{text}</Words>
          </p>
        )}
        <p className={styles.facts}>{facts}</p>
      </div>
    </article>
  );
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
