import { useTranslations } from 'next-intl';
import { SUPPLY } from '@/lib/content/broker';
import { useCarouselWords } from '../media/carousel-words';
import { Section } from '../ui/layout/section';
import { Carousel } from '../ui/motion/carousel';
import { Facts } from './facts';
import styles from './mobile-supply.module.css';
import { useSupplyFacts } from './supply-facts';

/** Market data as three slides (§2). */
export function MobileSupply() {
  const t = useTranslations('broker.supply');
  const factsOf = useSupplyFacts();
  const words = useCarouselWords(SUPPLY.length);
  return (
    <Section id="supply" tone="ink" title={t('title')} lead={t('text')}>
      <Carousel
        name="supply"
        label={t('label')}
        tone="ink"
        controls="names"
        words={words}
        slideLabels={SUPPLY.map((key) => t(`${key}.name`))}
        slides={SUPPLY.map((key) => (
          <div key={key} id={`supply-${key}`} className={styles.slide}>
            <h3 className="visually-hidden">{t(`${key}.name`)}</h3>
            <Facts items={factsOf(key)} />
          </div>
        ))}
      />
    </Section>
  );
}
