import type { CurrentList } from '@/lib/content/list-page';
import type { Roadshow } from '@/lib/website-api/types';
import { RegisterPage } from './register-page';
import styles from './register-page.module.css';
import { RoadshowCard } from './report-card';

const CARD = '(min-width: 1200px) 588px, (min-width: 980px) 50vw, 100vw';

/** Roadshows (§2): a grid of cards, newest first, each opening its recording. */
export function Roadshows(register: CurrentList<Roadshow>) {
  return (
    <RegisterPage {...register}>
      {(roadshows) => (
        <ul className={`${styles.cards} ${styles.pair}`}>
          {roadshows.map((roadshow, index) => (
            <li key={`${roadshow.publishTime}${roadshow.title}`}>
              <RoadshowCard roadshow={roadshow} sizes={CARD} priority={index === 0} level={2} />
            </li>
          ))}
        </ul>
      )}
    </RegisterPage>
  );
}
