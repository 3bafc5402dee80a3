import { ArrowUpRight } from 'lucide';
import { useTranslations } from 'next-intl';
import type { Roadshow } from '@/lib/contract/types';
import { isCall } from '@/lib/domain/recording-kind';
import type { PageContext } from '@/lib/site/page-context';
import { Day } from '../../data/file-facts';
import { FileLink, IfFile } from '../../filings/file-link';
import { ShareEntry } from '../../share/share-link';
import { Icon } from '../../ui/media/icon';
import { Prose, Words } from '../../ui/text/words';
import { RoadshowPicture } from '../register/register-covers';
import { PlayMark } from './play-mark';
import styles from './roadshow-card.module.css';

export interface RoadshowCardProps {
  roadshow: Roadshow;
  /** Width at which the picture is shown, for `sizes`. */
  sizes: string;
  /** Stands in the first screen: fetched at once. */
  priority?: boolean;
  /** It can be handed on from this page, which has the menu for it. */
  shareFrom?: PageContext;
}

/** A roadshow among the others (§2): the card opens the recording or the page about it in a new tab. */
export function RoadshowCard({ roadshow, sizes, priority, shareFrom }: RoadshowCardProps) {
  const t = useTranslations('investors.roadshows');
  const { title, intro, pictureUrl, skipUrl, duration, publishTime } = roadshow;
  return (
    <article className={styles.card} data-testid="roadshow-item">
      <div className={styles.picture}>
        <RoadshowPicture url={pictureUrl} sizes={sizes} priority={priority} />
        <PlayMark url={skipUrl} duration={duration} />
      </div>
      <div className={styles.words}>
        <p className={styles.day}>
          <Day moment={publishTime} />
        </p>
        <h2 className={styles.title}>
          <FileLink url={skipUrl} className={styles.link}>
            <Words>{title}</Words>
          </FileLink>
        </h2>
        {intro && (
          <p className={styles.text}>
            <Prose>{intro}</Prose>
          </p>
        )}
        <p className={styles.facts}>
          <IfFile url={skipUrl} of="recording">
            {/* The title leads there; this says what it does. */}
            <span className={styles.way} aria-hidden="true">
              {t(isCall(title) ? 'listen' : 'watch')}
              <Icon of={ArrowUpRight} size={16} />
            </span>
          </IfFile>
          {shareFrom && <ShareEntry page={shareFrom} register="roadshows" entry={roadshow} />}
        </p>
      </div>
    </article>
  );
}
