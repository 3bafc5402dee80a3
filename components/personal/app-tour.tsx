import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { useCarouselWords } from '../media/carousel-words';
import { TextLink } from '../ui/actions/text-link';
import { Section } from '../ui/layout/section';
import surface from '../ui/layout/surface.module.css';
import { Artwork } from '../ui/media/artwork';
import { Carousel } from '../ui/motion/carousel';
import { Prose, Words } from '../ui/text/words';
import styles from './app-tour.module.css';

/** The four slides of §2, each at the time its screen shows; 5 s on desktop, 3 s on mobile (§9). */
const SCREENS = [
  { key: 'quotes', time: '08:52' },
  { key: 'order', time: '10:15' },
  { key: 'ipo', time: '13:20' },
  { key: 'alerts', time: '16:08' },
] as const;
/** The line of the day: a little more than the market's own hours. */
const DAY = { from: 8, to: 17 } as const;
/** The part of its screen that tells the moment, without a device around it. */
const SIZES = { desktop: '(max-width: 960px) 100vw, 480px', mobile: '100vw' } as const;
const INTERVAL_MS = { desktop: 5000, mobile: 3000 } as const;

/** How far along the day a time of the clock is, 0 to 1. */
function placeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours + minutes / 60 - DAY.from) / (DAY.to - DAY.from);
}

/** A trading day in four screens of the app, on the line of that day; each leads to the iOS install guide (§2). */
export function AppTour({ page }: { page: PageContext }) {
  const t = useTranslations('personal.tour');
  const common = useTranslations('common');
  const words = useCarouselWords(SCREENS.length);
  const download = linkFrom(page, 'tradeGodownload', { query: { id: 'jybIos' } });
  return (
    <Section id="tour" title={t('title')} tone="mist">
      <Carousel
        name="app-tour"
        label={t('label')}
        interval={INTERVAL_MS[page.layout]}
        words={words}
        moments={SCREENS.map(({ key, time }) => ({ time, name: t(`${key}.title`), at: placeOf(time) }))}
        controlsClassName={styles.day}
        slideLabels={SCREENS.map(({ key, time }) => `${time} ${t(`${key}.title`)}`)}
        slides={SCREENS.map(({ key, time }) => (
          <div key={key} className={styles.slide}>
            <div>
              <time dateTime={time}>{time}</time>
              <h3>
                <Words>{t(`${key}.title`)}</Words>
              </h3>
              <p>
                <Prose>{t(`${key}.text`)}</Prose>
              </p>
              <TextLink href={download} about={common('about', { what: t(`${key}.title`) })}>
                {t('action')}
              </TextLink>
            </div>
            <Artwork
              art={artwork(`pocket/${key}`, page.locale)}
              alt=""
              sizes={SIZES[page.layout]}
              className={surface.framed}
            />
          </div>
        ))}
      />
    </Section>
  );
}
