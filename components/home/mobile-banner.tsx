import { useTranslations } from 'next-intl';
import { artwork, film } from '@/lib/assets/artwork';
import { companyWords } from '@/lib/company/company-words';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { OFFER_LOOKS } from '../files/offers';
import { useCarouselWords, useFilmWords } from '../media/carousel-words';
import { ButtonLink } from '../ui/actions/button';
import { Artwork } from '../ui/media/artwork';
import { Film } from '../ui/media/film';
import { Carousel } from '../ui/motion/carousel';
import { Words } from '../ui/text/words';
import styles from './mobile-banner.module.css';

/** Mobile carousels (§9). */
const INTERVAL_MS = 3000;
/** Banner films pause when the page is scrolled further than this, in px (§4). */
const FILM_UNTIL = 400;

/**
 * The opening of the mobile home page: one sentence says what the company is, above three slides (§2): a film, a picture,
 * and Live Report, which leads to the downloads.
 */
export function MobileBanner({ page }: { page: PageContext }) {
  const t = useTranslations('home');
  const opening = useTranslations('pages.home');
  const words = useCarouselWords(3);
  const filmWords = useFilmWords();
  return (
    <div className={styles.banner} data-on-ink="">
      <div className={styles.opening}>
        <h1>
          <Words>{opening('heading')}</Words>
        </h1>
        <p>{t('hero.eyebrow', companyWords(page.locale))}</p>
      </div>
      <Carousel
        name="banner"
        label={t('banner.label')}
        interval={INTERVAL_MS}
        controls="names"
        tone="ink"
        words={words}
        slideLabels={[t('hero.trading.name'), t('hero.markets.name'), t('hero.liveReport.name')]}
        controlsClassName={styles.controls}
        slides={[
          <div key="app" className={styles.slide}>
            <div className={styles.words}>
              <h2>
                <Words>{t('hero.trading.title')}</Words>
              </h2>
              <p>
                <Words>{t('hero.trading.text')}</Words>
              </p>
              <ButtonLink href={linkFrom(page, 'tradeGodownload')} wide>
                {t('hero.trading.action')}
              </ButtonLink>
            </div>
            <Film
              name="banner-app"
              film={film('app', page.locale)}
              label={t('hero.trading.picture')}
              words={filmWords}
              playing={{ before: FILM_UNTIL }}
              priority
              className={styles.picture}
            />
          </div>,
          <div key="markets" className={styles.slide}>
            <div className={styles.words}>
              <h2>
                <Words>{t('hero.markets.title')}</Words>
              </h2>
              <p>
                <Words>{t('hero.markets.text')}</Words>
              </p>
              <ButtonLink href={linkFrom(page, 'tradeGoMarkets')} wide>
                {t('hero.markets.action')}
              </ButtonLink>
            </div>
            <Artwork
              art={artwork('banner/markets', page.locale)}
              alt={t('hero.markets.picture')}
              sizes="100vw"
              className={styles.picture}
            />
          </div>,
          <div key="live-report" className={styles.slide}>
            <div className={styles.words}>
              <h2>
                <Words>{t('banner.liveReport.title')}</Words>
              </h2>
              <p>
                <Words>{t('banner.liveReport.text')}</Words>
              </p>
              <ButtonLink href={linkFrom(page, 'tradeGodownload', { hash: OFFER_LOOKS.liveReport.anchor })} wide>
                {t('banner.liveReport.action')}
              </ButtonLink>
            </div>
            <Artwork
              art={artwork('banner/live-report', page.locale)}
              alt={t('hero.liveReport.picture')}
              sizes="100vw"
              className={`${styles.picture} ${styles.page}`}
            />
          </div>,
        ]}
      />
    </div>
  );
}
