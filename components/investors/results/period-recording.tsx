import { useLocale, useTranslations } from 'next-intl';
import type { Roadshow } from '@/lib/contract/types';
import { JsonLd } from '@/lib/seo/json-ld';
import { roadshowRecordings } from '@/lib/seo/structured/roadshow-recording';
import { fileAddress, partAddress } from '@/lib/text/file-address';
import { Day } from '../../data/file-facts';
import { ExternalLink } from '../../ui/actions/text-link';
import { Prose, Words } from '../../ui/text/words';
import { Length, playerClock } from '../roadshows/recording-length';
import { Slides, Transcript } from '../roadshows/recording-papers';
import { WatchLink } from '../roadshows/watch-link';
import styles from './results.module.css';

/** The recording of a results meeting, with its parts: each opens the recording where it begins. */
export function PeriodRecording({ recording }: { recording: Roadshow }) {
  const t = useTranslations('results.centre');
  const newTab = useTranslations('layout.footer')('newTab');
  const { title, intro, agenda, duration, publishTime, skipUrl } = recording;
  const address = fileAddress(skipUrl);
  const data = roadshowRecordings([recording], useLocale());
  return (
    <div className={styles.recording}>
      {data && <JsonLd data={data} />}
      <div className={styles.about}>
        <h3>
          <Words>{title}</Words>
        </h3>
        <p className={styles.facts} data-figures>
          <Day moment={publishTime} />
          <Length seconds={duration} />
        </p>
        {intro && (
          <p>
            <Prose>{intro}</Prose>
          </p>
        )}
        <WatchLink roadshow={recording} />
        <Slides of={recording} />
      </div>
      {agenda && (
        <div>
          <h3 className={styles.small}>{t('parts')}</h3>
          <ol className={styles.parts}>
            {agenda.map(({ at, topic }) => (
              <li key={`${at}${topic}`}>
                <span data-figures>{playerClock(at)}</span>
                {address === undefined ? (
                  <Words>{topic}</Words>
                ) : (
                  <ExternalLink href={partAddress(address, at)} newTab={newTab} className={styles.title}>
                    <Words>{topic}</Words>
                  </ExternalLink>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
      <Transcript of={recording} className={styles.transcript} />
    </div>
  );
}
