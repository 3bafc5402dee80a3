import { useTranslations } from 'next-intl';
import { film } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { CONSULTATION_ID } from '../consultation/consultation-id';
import { useFilmWords } from '../media/carousel-words';
import { ButtonLink } from '../ui/actions/button';
import { Container } from '../ui/layout/container';
import { Film } from '../ui/media/film';
import { Words } from '../ui/text/words';
import styles from './desktop-opening.module.css';
import { FILM_UNTIL } from './film-until';
import handset from './handset.module.css';
import { HeroFilms, HeroFilmsControl } from './hero-films';

/** The banner of the desktop page with its two films (§2): the quote wall across, the app before it, one control for both. */
export function DesktopOpening({ page }: { page: PageContext }) {
  const t = useTranslations('broker.hero');
  const words = useTranslations('pages.brokerService');
  const filmWords = useFilmWords();
  return (
    <div className={styles.opening} data-on-ink="">
      <HeroFilms>
        <Film
          name="broker-wall"
          film={film('data-wall', page.locale)}
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
            film={film('app', page.locale)}
            label={t('app')}
            words={filmWords}
            playing={FILM_UNTIL}
            sizes="480px"
            className={`${handset.handset} ${styles.phone}`}
          />
          <div className={styles.control}>
            <HeroFilmsControl words={filmWords} />
          </div>
        </Container>
      </HeroFilms>
    </div>
  );
}
