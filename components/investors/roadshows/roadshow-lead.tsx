import { useTranslations } from 'next-intl';
import type { Roadshow } from '@/lib/contract/types';
import type { PageContext } from '@/lib/site/page-context';
import { Day } from '../../data/file-facts';
import { FileLink } from '../../filings/file-link';
import { ShareEntry } from '../../share/share-link';
import { Disclosure } from '../../ui/actions/disclosure';
import { Prose, Words } from '../../ui/text/words';
import { RoadshowPicture } from '../register/register-covers';
import { PlayMark } from './play-mark';
import { playerClock } from './recording-length';
import { Slides, Transcript } from './recording-papers';
import styles from './roadshow-lead.module.css';
import { WatchLink } from './watch-link';

const STILL = '(min-width: 75rem) 780px, 100vw';

/** The newest roadshow across the page, with what is said when; the whole of it opens the recording. */
export function RoadshowLead({ roadshow, shareFrom }: { roadshow: Roadshow; shareFrom: PageContext }) {
  return (
    <article className={styles.lead} data-on-ink data-testid="roadshow-item">
      <div className={styles.still}>
        <RoadshowPicture url={roadshow.pictureUrl} sizes={STILL} priority />
        <PlayMark url={roadshow.skipUrl} duration={roadshow.duration} />
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          <Day moment={roadshow.publishTime} />
        </p>
        <h2>
          <FileLink url={roadshow.skipUrl} className={styles.link}>
            <Words>{roadshow.title}</Words>
          </FileLink>
        </h2>
        <p className={styles.text}>
          <Prose>{roadshow.intro}</Prose>
        </p>
        <div className={styles.ways}>
          <WatchLink roadshow={roadshow} />
          <ShareEntry page={shareFrom} register="roadshows" entry={roadshow} shown />
        </div>
        <Slides of={roadshow} />
      </div>
      <Said roadshow={roadshow} folded={shareFrom.layout === 'mobile'} />
      <Transcript of={roadshow} className={styles.transcript} />
    </article>
  );
}

/**
 * What is said in a recording: an office in its own words, and the parts with the minute each begins, which open where
 * they would take most of a screen.
 */
function Said({ roadshow: { agenda, quotation }, folded }: { roadshow: Roadshow; folded: boolean }) {
  const t = useTranslations('investors.roadshows');
  if (!agenda && !quotation) return null;
  const parts = agenda && (
    <ol>
      {agenda.map(({ at, topic }) => (
        <li key={`${at}${topic}`}>
          <span data-figures>{playerClock(at)}</span>
          <span>
            <Words>{topic}</Words>
          </span>
        </li>
      ))}
    </ol>
  );
  return (
    <div className={styles.said}>
      {quotation && (
        <figure className={styles.quotation}>
          <blockquote>
            <Words>{t('quotation', { words: quotation.words })}</Words>
          </blockquote>
          <figcaption>
            <Words>{quotation.office}</Words>
          </figcaption>
        </figure>
      )}
      {agenda && (
        <div className={styles.agenda}>
          {folded ? (
            <Disclosure summary={t('agenda')}>{parts}</Disclosure>
          ) : (
            <>
              <h3>{t('agenda')}</h3>
              {parts}
            </>
          )}
        </div>
      )}
    </div>
  );
}
