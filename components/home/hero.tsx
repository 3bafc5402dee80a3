import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { companyWords } from '@/lib/company/company-words';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import { useCarouselWords } from '../media/carousel-words';
import { ButtonLink } from '../ui/actions/button';
import { Container } from '../ui/layout/container';
import { Artwork } from '../ui/media/artwork';
import { Carousel } from '../ui/motion/carousel';
import { DepthField } from '../ui/motion/depth-field';
import { Words } from '../ui/text/words';
import styles from './hero.module.css';

/** Desktop banners (§9). */
const INTERVAL_MS = 5000;

const SLIDES = [
  { key: 'trading', art: 'slide/trading', to: 'tradeGodownload' },
  { key: 'cloud', art: 'slide/cloud', to: 'brokerService' },
  { key: 'liveReport', art: 'slide/live-report', to: 'listedCompanyServices' },
  { key: 'markets', art: 'slide/markets', to: 'tradeGoMarkets' },
  { key: 'listed', art: 'slide/listed', to: 'listedCompanyServices' },
] as const satisfies readonly { key: string; art: string; to: RouteId }[];

/**
 * The opening of the desktop home page: one sentence says what the company is, above five slides (§2), each with one thing
 * to say and one way to go.
 */
export function HomeHero({ page }: { page: PageContext }) {
  const t = useTranslations('home.hero');
  const opening = useTranslations('pages.home');
  const words = useCarouselWords(SLIDES.length);
  return (
    <div className={styles.hero} data-on-ink="">
      <DepthField seed={2010} />
      <Container className={styles.opening}>
        <p>{t('eyebrow', companyWords(page.locale))}</p>
        <h1>
          <Words>{opening('heading')}</Words>
        </h1>
      </Container>
      <Carousel
        name="home"
        label={t('label')}
        interval={INTERVAL_MS}
        controls="names"
        tone="ink"
        controlsClassName={styles.controls}
        words={words}
        slideLabels={SLIDES.map(({ key }) => t(`${key}.name`))}
        slides={SLIDES.map(({ key, art, to }, i) => (
          <div key={key} className={styles.frame}>
            <Container className={styles.slide}>
              <div className={styles.words}>
                <div className={styles.said}>
                  <h2>
                    <Words>{t(`${key}.title`)}</Words>
                  </h2>
                  <p className={styles.text}>
                    <Words>{t(`${key}.text`)}</Words>
                  </p>
                </div>
                <ButtonLink href={linkFrom(page, to)}>{t(`${key}.action`)}</ButtonLink>
              </div>
              <Artwork
                art={artwork(art, page.locale)}
                alt={t(`${key}.picture`)}
                sizes="(min-width: 1920px) 1120px, (min-width: 961px) 60vw, 100vw"
                priority={i === 0}
                className={styles.picture}
              />
            </Container>
          </div>
        ))}
      />
    </div>
  );
}
