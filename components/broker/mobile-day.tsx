import { useTranslations } from 'next-intl';
import { DAY } from '@/lib/content/broker';
import { useCarouselWords } from '../media/carousel-words';
import { Section } from '../ui/layout/section';
import { Carousel } from '../ui/motion/carousel';
import { Tasks } from './day-tasks';
import styles from './mobile-day.module.css';

/** The operation plan (§2): four parts of a trading day as slides, numbered 01 to 04. */
export function MobileDay() {
  const t = useTranslations('broker.day');
  const words = useCarouselWords(DAY.length);
  return (
    <Section id="day" title={t('title')} lead={t('text')}>
      <Carousel
        name="operations"
        label={t('label')}
        controls="names"
        words={words}
        slideLabels={DAY.map(({ part }) => t(`${part}.name`))}
        slides={DAY.map((part, i) => (
          <div key={part.part} id={`day-${part.part}`} className={styles.slide}>
            <h3>
              <b data-figures="" aria-hidden="true">{`0${i + 1}`}</b>
              {t(`${part.part}.name`)}
              <span data-figures="">{t(`${part.part}.hours`)}</span>
            </h3>
            <Tasks part={part} />
          </div>
        ))}
      />
    </Section>
  );
}
