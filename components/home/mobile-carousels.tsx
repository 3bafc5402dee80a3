import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { whitePapers } from '@/lib/content/white-papers';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { useCarouselWords } from '../media/carousel-words';
import { PaperCover } from '../personal/paper-cover';
import { Artwork } from '../ui/artwork';
import { ButtonLink } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import { Words } from '../ui/words/words';
import styles from './mobile-home.module.css';

/** Carousels of the mobile home page go on by themselves and loop (§2, §9). */
const INTERVAL_MS = 3000;
const SIZES = '(max-width: 430px) 86vw, 400px';

const APP = ['quotes', 'chart', 'order', 'portfolio'] as const;

export function AppIntroduction({ page }: { page: PageContext }) {
  const t = useTranslations('home.app');
  const words = useCarouselWords(APP.length);
  return (
    <Section id="app" title={t('title')} space="strip">
      <Carousel
        name="app"
        label={t('label')}
        interval={INTERVAL_MS}
        words={words}
        slideLabels={APP.map((key) => t(`${key}.title`))}
        slides={APP.map((key) => (
          <figure key={key} className={styles.card}>
            <Artwork art={artwork(`pocket/${key}`, page.locale)} alt="" sizes="100vw" />
            <figcaption>
              <h3>
                <Words>{t(`${key}.title`)}</Words>
              </h3>
              <p>
                <Words>{t(`${key}.text`)}</Words>
              </p>
            </figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}

/** The white papers; the button of a slide opens that slide's PDF (§2). */
export function WhitePapers() {
  const t = useTranslations('home.whitePapers');
  const footer = useTranslations('layout.footer');
  const papers = whitePapers();
  const words = useCarouselWords(papers.length);
  return (
    <Section id="white-papers" title={t('title')} tone="mist">
      <Carousel
        name="white-papers"
        label={t('label')}
        interval={INTERVAL_MS}
        words={words}
        slideLabels={papers.map(({ key }) => t(`${key}.title`))}
        slides={papers.map(({ key, href }) => (
          <figure key={key} className={styles.paper}>
            <PaperCover paper={key} title={t(`${key}.title`)} />
            <figcaption>
              <h3>
                <Words>{t(`${key}.title`)}</Words>
              </h3>
              <p>{t(`${key}.text`)}</p>
              <ButtonLink href={href} newTab={footer('newTab')} look="outline" wide>
                {t('read')}
                <span className="visually-hidden">: {t(`${key}.title`)}</span>
              </ButtonLink>
            </figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}

const CYCLE = ['listing', 'offering', 'roadshow', 'incentive', 'relations'] as const;

/** The five services through a listed company's life (§2). */
export function ServiceCycle({ page }: { page: PageContext }) {
  const t = useTranslations('home.cycle');
  const words = useCarouselWords(CYCLE.length);
  return (
    <Section id="cycle" title={t('title')} space="strip">
      <Carousel
        name="cycle"
        label={t('label')}
        interval={INTERVAL_MS}
        words={words}
        slideLabels={CYCLE.map((key) => t(`${key}.title`))}
        slides={CYCLE.map((key, i) => (
          <figure key={key} className={styles.card}>
            <Artwork art={artwork(`cycle/${key}`, page.locale)} alt="" sizes={SIZES} className={styles.upper} />
            <figcaption>
              <h3>
                <span data-figures>{i + 1}</span> <Words>{t(`${key}.title`)}</Words>
              </h3>
              <p>{t(`${key}.text`)}</p>
            </figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}

const RESEARCH = [
  { key: 'annualReport', art: 'research/annual-report' },
  { key: 'results', art: 'research/results' },
  { key: 'industryMap', art: 'research/industry-map' },
  { key: 'peerComparison', art: 'research/peer-comparison' },
  { key: 'shareholder', art: 'research/shareholder' },
  { key: 'readingRoom', art: 'research/reading-room' },
] as const;

/** What there is to read in Live Report; every slide leads to the iOS download (§2). */
export function Research({ page }: { page: PageContext }) {
  const t = useTranslations('home.research');
  const words = useCarouselWords(RESEARCH.length);
  const download = linkFrom(page, 'download', { query: { id: 'jybIos' } });
  return (
    <Section id="research" title={t('title')} tone="mist">
      <Carousel
        name="research"
        label={t('label')}
        interval={INTERVAL_MS}
        words={words}
        slideLabels={RESEARCH.map(({ key }) => t(`${key}.title`))}
        slides={RESEARCH.map(({ key, art }) => (
          <figure key={key} className={styles.card}>
            <Artwork art={artwork(art, page.locale)} alt="" sizes={SIZES} className={styles.upper} />
            <figcaption>
              <h3>
                <Words>{t(`${key}.title`)}</Words>
              </h3>
              <p>{t(`${key}.text`)}</p>
              <TextLink href={download} about={t(`${key}.title`)}>
                {t('action')}
              </TextLink>
            </figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}
