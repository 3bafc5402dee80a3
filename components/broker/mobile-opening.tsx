import { useTranslations } from 'next-intl';
import { film } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { Consultation } from '../consultation/consultation';
import { useFilmWords } from '../media/carousel-words';
import { Film } from '../ui/media/film';
import { Prose, Words } from '../ui/text/words';
import { BROKER_BUSINESS } from './business-type';
import { FILM_UNTIL } from './film-until';
import handset from './handset.module.css';
import { HeroFilms, HeroFilmsControl } from './hero-films';
import styles from './mobile-opening.module.css';

/** The two film banners of the mobile page (§2), one below the other: both are in the first screen. */
export function MobileOpening({ page }: { page: PageContext }) {
  const t = useTranslations('broker');
  const words = useTranslations('pages.brokerService');
  const filmWords = useFilmWords();
  return (
    <div className={styles.banners} data-on-ink="">
      <HeroFilms>
        <div className={styles.first}>
          <Film
            name="broker-wall"
            film={film('data-wall-near', page.locale)}
            label={t('hero.wall')}
            words={filmWords}
            playing={FILM_UNTIL}
            priority
            className={styles.wide}
          />
          <h1>
            <Words>{words('heading')}</Words>
          </h1>
          <p>
            <Words>{words('lead')}</Words>
          </p>
          <Consultation page={page} businessType={BROKER_BUSINESS} label={t('hero.action')} wide />
        </div>
        <div className={styles.second}>
          <div className={styles.heading}>
            <h2>
              <Words>{t('hero.second.title')}</Words>
            </h2>
            <HeroFilmsControl words={filmWords} />
          </div>
          <p>
            <Prose>{t('hero.second.text')}</Prose>
          </p>
          <Film
            name="broker-app"
            film={film('app', page.locale)}
            label={t('hero.app')}
            words={filmWords}
            playing={FILM_UNTIL}
            sizes="400px"
            className={`${handset.handset} ${styles.phone}`}
          />
        </div>
      </HeroFilms>
    </div>
  );
}
