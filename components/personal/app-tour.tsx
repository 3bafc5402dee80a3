import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import { linkFrom, type PageContext } from '@/lib/site/page-context';
import { useCarouselWords } from '../media/carousel-words';
import { Artwork } from '../ui/artwork';
import { Carousel } from '../ui/carousel';
import { Section } from '../ui/section';
import { TextLink } from '../ui/text-link';
import styles from './personal.module.css';

/** The four slides of §2; 5 s on desktop, 3 s on mobile (§9). */
const SCREENS = ['quotes', 'order', 'ipo', 'alerts'] as const;
const INTERVAL_MS = { desktop: 5000, mobile: 3000 } as const;

/** A trading day in four screens of the app; each leads to the iOS install guide (§2). */
export function AppTour({ page }: { page: PageContext }) {
  const t = useTranslations('personal.tour');
  const words = useCarouselWords(SCREENS.length);
  const download = linkFrom(page, 'tradeGodownload', { query: { id: 'jybIos' } });
  return (
    <Section id="tour" title={t('title')} tone="mist">
      <Carousel
        name="app-tour"
        label={t('label')}
        interval={INTERVAL_MS[page.layout]}
        words={words}
        slideLabels={SCREENS.map((key) => t(`${key}.title`))}
        slides={SCREENS.map((key) => (
          <div key={key} className={styles.slide}>
            <div>
              <h3>{t(`${key}.title`)}</h3>
              <p>{t(`${key}.text`)}</p>
              <TextLink href={download} about={t(`${key}.title`)}>
                {t('action')}
              </TextLink>
            </div>
            <Artwork art={artwork(`app/${key}`, page.locale)} alt="" sizes="280px" />
          </div>
        ))}
      />
    </Section>
  );
}
