import { useTranslations } from 'next-intl';
import { artwork } from '@/lib/assets/artwork';
import type { PageContext } from '@/lib/site/page-context';
import { useCarouselWords } from '../media/carousel-words';
import { Section } from '../ui/layout/section';
import { Artwork } from '../ui/media/artwork';
import { Carousel } from '../ui/motion/carousel';
import { Prose } from '../ui/text/words';
import styles from './feature-cards.module.css';
import { FEATURES, FEATURES_ID, featureAnchor } from './features';

/** The six features on a phone (§2): pictures from edge to edge, turned with a finger. */
export function ListedFeatureCards({ page }: { page: PageContext }) {
  const t = useTranslations('listed.features');
  const words = useCarouselWords(FEATURES.length);
  return (
    <Section id={FEATURES_ID} tone="ink" title={t('title')} lead={t('text')}>
      <Carousel
        name="listed-features"
        label={t('label')}
        loop={false}
        controls="names"
        words={words}
        slideLabels={FEATURES.map(({ key }) => t(`${key}.title`))}
        slides={FEATURES.map(({ key, art }) => (
          <div key={key} id={featureAnchor(key)} className={styles.card}>
            <Artwork
              art={artwork(art, page.locale)}
              alt={t(`${key}.picture`)}
              sizes="100vw"
              className={`${styles.picture} ${key === 'report' ? styles.sheet : ''}`}
            />
            <h3 className="visually-hidden">{t(`${key}.title`)}</h3>
            <p>
              <Prose>{t(`${key}.text`)}</Prose>
            </p>
          </div>
        ))}
      />
    </Section>
  );
}
