import { useTranslations } from 'next-intl';
import { type ArtName, artwork } from '@/lib/assets/artwork';
import { whitePapers } from '@/lib/content/documents';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { type Crop, shares } from '../files/crop';
import crops from '../files/crop.module.css';
import { OpenInBrowser } from '../files/open-in-browser';
import { useCarouselWords } from '../media/carousel-words';
import { PaperCover } from '../media/paper-cover';
import { ButtonLink } from '../ui/actions/button';
import { TextLink } from '../ui/actions/text-link';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { Carousel } from '../ui/motion/carousel';
import { Prose, Words } from '../ui/text/words';
import styles from './mobile-home.module.css';

/** Carousels of the mobile home page go on by themselves and loop (§2, §9). */
const INTERVAL_MS = 3000;
/** Width of a slide on most phones, in px. */
const SHOWN = 350;

/** The part of a picture drawn in a width of 600 that a phone shows at a size that can be read, three by two. */
function partOf(x: number, y: number, width: number): Crop {
  return { of: 600, x, y, width, height: (width * 2) / 3 };
}

/** Without a crop the picture is three by two itself. */
function Part({ page, art, crop }: { page: PageContext; art: ArtName; crop?: Crop }) {
  const sizes = crop ? `${Math.round((SHOWN * crop.of) / crop.width)}px` : '100vw';
  return (
    <div className={crop ? `${styles.part} ${crops.crop}` : styles.part} style={crop && shares(crop)}>
      <Artwork art={artwork(art, page.locale)} alt="" sizes={sizes} />
    </div>
  );
}

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
                <Prose>{t(`${key}.text`)}</Prose>
              </p>
            </figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}

/** The white papers; the button of a slide opens that slide's PDF (§2). */
export function WhitePapers({ page }: { page: PageContext }) {
  const t = useTranslations('home.whitePapers');
  const common = useTranslations('common');
  const footer = useTranslations('layout.footer');
  const papers = whitePapers(page.locale);
  const words = useCarouselWords(papers.length);
  if (papers.length === 0) return null;
  return (
    <Section id="white-papers" title={t('title')} tone="mist">
      <OpenInBrowser page={page} />
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
                <span className="visually-hidden">{common('about', { what: t(`${key}.title`) })}</span>
              </ButtonLink>
            </figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}

/** The first is drawn for phones; of the others a part is shown. */
const CYCLE = [
  { key: 'listing', art: 'pocket/listing' },
  { key: 'offering', art: 'cycle/offering', crop: partOf(50, 80, 500) },
  { key: 'roadshow', art: 'cycle/roadshow', crop: partOf(44, 62, 330) },
  { key: 'incentive', art: 'cycle/incentive', crop: partOf(66, 99, 468) },
  { key: 'relations', art: 'cycle/relations', crop: partOf(46, 91, 508) },
] as const satisfies readonly { key: string; art: ArtName; crop?: Crop }[];

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
        slideLabels={CYCLE.map(({ key }) => t(`${key}.title`))}
        slides={CYCLE.map(({ key, ...part }, i) => (
          <figure key={key} className={styles.card}>
            <Part page={page} {...part} />
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

/** All drawn for phones; each names the company it is about. */
const RESEARCH = [
  { key: 'annualReport', art: 'pocket/annual-report' },
  { key: 'results', art: 'pocket/results' },
  { key: 'industryMap', art: 'pocket/industry-map' },
  { key: 'peerComparison', art: 'pocket/peer-comparison' },
  { key: 'shareholder', art: 'pocket/shareholder' },
  { key: 'readingRoom', art: 'pocket/reading-room' },
] as const satisfies readonly { key: string; art: ArtName }[];

/** What there is to read in Live Report; every slide leads to the iOS download (§2). */
export function Research({ page }: { page: PageContext }) {
  const t = useTranslations('home.research');
  const common = useTranslations('common');
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
            <Part page={page} art={art} />
            <figcaption>
              <h3>
                <Words>{t(`${key}.title`)}</Words>
              </h3>
              <p>{t(`${key}.text`)}</p>
              <TextLink href={download} about={common('about', { what: t(`${key}.title`) })}>
                {t('action')}
              </TextLink>
            </figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}
