import { useTranslations } from 'next-intl';
import { film } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { Consultation } from '../consultation/consultation';
import { CONSULTATION_ID } from '../consultation/consultation-block';
import { useFilmWords } from '../media/carousel-words';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { Film } from '../ui/film';
import { Words } from '../ui/words/words';
import { BROKER_BUSINESS } from './business-type';
import { HeroFilms, HeroFilmsControl } from './hero-films';
import styles from './opening.module.css';

/** Banner films pause when the page is scrolled further than this, in px (§4). */
const FILM_UNTIL = { before: 400 };

/** The banner of the desktop page with its two films (§2): the quote wall across, the app before it, one control for both. */
export function DesktopOpening() {
  const t = useTranslations('broker.hero');
  const words = useTranslations('pages.brokerService');
  const filmWords = useFilmWords();
  return (
    <div className={styles.opening} data-on-ink="">
      <HeroFilms>
        <Film
          name="broker-wall"
          film={film('data-wall')}
          label={t('wall')}
          words={filmWords}
          playing={FILM_UNTIL}
          sizes="75vw"
          priority
          className={styles.wall}
        />
        <Container className={styles.inner}>
          <div className={styles.words}>
            <h1>
              <Words>{words('heading')}</Words>
            </h1>
            <p>
              <Words>{words('lead')}</Words>
            </p>
            <div className={styles.actions}>
              <ButtonLink href={`#${CONSULTATION_ID}`}>{t('action')}</ButtonLink>
              <ButtonLink href="#centre" look="outline">
                {t('centre')}
              </ButtonLink>
            </div>
          </div>
          <Film
            name="broker-app"
            film={film('app')}
            label={t('app')}
            words={filmWords}
            playing={FILM_UNTIL}
            sizes="480px"
            className={`${styles.handset} ${styles.phone}`}
          />
          <div className={styles.control}>
            <HeroFilmsControl words={filmWords} />
          </div>
        </Container>
      </HeroFilms>
    </div>
  );
}

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
            film={film('data-wall')}
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
            <Words>{t('hero.second.text')}</Words>
          </p>
          <Film
            name="broker-app"
            film={film('app')}
            label={t('hero.app')}
            words={filmWords}
            playing={FILM_UNTIL}
            sizes="400px"
            className={styles.handset}
          />
        </div>
      </HeroFilms>
    </div>
  );
}
