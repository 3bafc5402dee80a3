import { useTranslations } from 'next-intl';
import type { Read } from '@/lib/api/reader';
import type { List, Roadshow } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { Day } from '../../data/file-facts';
import { TextLink } from '../../ui/actions/text-link';
import { Section } from '../../ui/layout/section';
import { Prose, Words } from '../../ui/text/words';
import { RoadshowPicture } from '../register/register-covers';
import { PlayMark } from '../roadshows/play-mark';
import { Length } from '../roadshows/recording-length';
import { WatchLink } from '../roadshows/watch-link';
import { BlockNotice, BlockState } from './block-state';
import styles from './latest-roadshows.module.css';

/** Entries of the list, filled up with placeholders (§2). */
const PLACES = 4;
const FEATURED = '(min-width: 1200px) 690px, (min-width: 960px) 56vw, 100vw';

/** Roadshows (§2): one is featured, the first until another is chosen, and the way to all of them. */
export function LatestRoadshows({ page, read }: { page: PageContext; read: Read<List<Roadshow>> }) {
  const t = useTranslations('investors.roadshows');
  return (
    <Section
      id="roadshow"
      tone="ink"
      title={t('title')}
      lead={t('lead')}
      short
      aside={
        <div className={styles.aside}>
          <BlockNotice page={page} read={read} />
          <TextLink href={linkFrom(page, 'roadshows')}>{t('more')}</TextLink>
        </div>
      }
    >
      <BlockState page={page} read={read}>
        {(roadshows) => <Showcase roadshows={roadshows.slice(0, PLACES)} />}
      </BlockState>
    </Section>
  );
}

/**
 * Entries to choose from are a group of radio buttons, and what is chosen decides by style which roadshow is
 * featured: clicks, arrow keys and visitors without JavaScript are served alike.
 */
function Showcase({ roadshows }: { roadshows: Roadshow[] }) {
  const t = useTranslations('investors.roadshows');
  const missing = Math.max(0, PLACES - roadshows.length);
  return (
    <div className={styles.showcase}>
      <div className={styles.stage}>
        {roadshows.map((roadshow) => (
          <article key={`${roadshow.publishTime}${roadshow.title}`} className={styles.featured} data-featured="">
            <div className={styles.picture}>
              <RoadshowPicture url={roadshow.pictureUrl} sizes={FEATURED} />
              <PlayMark url={roadshow.skipUrl} duration={roadshow.duration} />
            </div>
            <h3>
              <Words>{roadshow.title}</Words>
            </h3>
            <p>
              <Prose>{roadshow.intro}</Prose>
            </p>
            <WatchLink roadshow={roadshow} />
          </article>
        ))}
      </div>
      <fieldset className={styles.entries}>
        <legend className="visually-hidden">{t('choose')}</legend>
        {roadshows.map((roadshow, index) => (
          <label key={`${roadshow.publishTime}${roadshow.title}`} className={styles.entry} data-testid="roadshow-item">
            <input type="radio" name="roadshow" value={index + 1} defaultChecked={index === 0} />
            <span className={styles.when}>
              <Day moment={roadshow.publishTime} />
              <Length seconds={roadshow.duration} />
            </span>
            <span className={styles.title}>
              <Words>{roadshow.title}</Words>
            </span>
          </label>
        ))}
        {Array.from({ length: missing }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one empty place is like the other.
          <p key={index} className={styles.soon}>
            {t('soon')}
          </p>
        ))}
      </fieldset>
    </div>
  );
}
