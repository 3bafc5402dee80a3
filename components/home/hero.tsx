import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { companyWords } from '@/lib/company/company-words';
import { company } from '@/lib/company/facts';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import type { RouteId } from '@/lib/site/routes';
import { DefinitionsLink } from '../definitions/definitions-link';
import { useCarouselWords } from '../media/carousel-words';
import { ButtonLink } from '../ui/actions/button';
import { Container } from '../ui/layout/container';
import { Artwork } from '../ui/media/artwork';
import { Carousel } from '../ui/motion/carousel';
import { DepthField } from '../ui/motion/depth-field';
import { Statistics } from '../ui/text/statistics';
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

/** The five slides of the desktop home page (§2), each with one thing to say and one way to go. */
export function HomeHero({ page }: { page: PageContext }) {
  const t = useTranslations('home.hero');
  const figures = useTranslations('home.figures');
  const { founded } = company();
  const opening = useTranslations('pages.home');
  // The first slide opens the page.
  const titles = SLIDES.map(({ key }) => (key === 'trading' ? opening('heading') : t(`${key}.title`)));
  const words = useCarouselWords(SLIDES.length);
  return (
    <div className={styles.hero} data-on-ink="">
      <DepthField seed={2010} />
      <Carousel
        name="home"
        label={t('label')}
        interval={INTERVAL_MS}
        controls="bars"
        tone="ink"
        controlsClassName={styles.controls}
        words={words}
        slideLabels={titles}
        slides={SLIDES.map(({ key, art, to }, i) => {
          const Heading = i === 0 ? 'h1' : 'h2';
          return (
            <div key={key} className={styles.frame}>
              <Container className={styles.slide}>
                <div className={styles.words}>
                  <p className={styles.eyebrow}>{t('eyebrow', companyWords(page.locale))}</p>
                  <div className={styles.said}>
                    <Heading>
                      <Words>{titles[i]}</Words>
                    </Heading>
                    <p className={styles.text}>
                      <Words>
                        {key === 'trading'
                          ? opening('lead', companyWords(page.locale))
                          : t(`${key}.text`, companyWords(page.locale))}
                      </Words>
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
          );
        })}
      />
      <Container className={styles.figures}>
        <Statistics
          tone="ink"
          size="medium"
          items={[
            { value: figures('users.value'), label: figures('users.label') },
            ...(founded === undefined ? [] : [{ value: String(founded), label: figures('since.label') }]),
            { value: figures('sdks.value'), label: figures('sdks.label') },
          ]}
        />
        <DefinitionsLink page={page} />
      </Container>
    </div>
  );
}
