import { useTranslations } from 'next-intl';
import { DAY } from '@/lib/content/broker';
import { useCarouselWords } from '../media/carousel-words';
import { Carousel } from '../ui/carousel';
import { Section } from '../ui/section';
import { Tabs } from '../ui/tabs';
import { Words } from '../ui/words/words';
import styles from './day.module.css';

type Part = (typeof DAY)[number];

/** The operation plan (§2): four parts of a trading day that change as they are pointed at or focused. */
export function DesktopDay() {
  const t = useTranslations('broker.day');
  return (
    <Section id="day" tone="ink" title={t('title')} lead={t('text')}>
      <div className={styles.hours}>
        <Tabs
          label={t('label')}
          onHover
          tabs={DAY.map((part) => ({
            value: part.part,
            label: t(`${part.part}.name`),
            detail: t(`${part.part}.hours`),
            anchor: `day-${part.part}`,
            content: <Tasks part={part} />,
          }))}
        />
      </div>
    </Section>
  );
}

/** The same four as slides, numbered 01 to 04 (§2). */
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

/** What is done in a part of the day: when, by whom, and what. */
function Tasks({ part: { part, tasks } }: { part: Part }) {
  const t = useTranslations('broker.day');
  return (
    <table className={styles.tasks}>
      <caption className="visually-hidden">{t(`${part}.name`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.time')}</th>
          <th scope="col">{t('columns.who')}</th>
          <th scope="col">{t('columns.task')}</th>
        </tr>
      </thead>
      <tbody>
        {tasks.map(({ key, time, by }) => (
          <tr key={key}>
            <td data-figures="">{time}</td>
            <td data-by={by}>{t(`who.${by}`)}</td>
            <th scope="row">
              <Words>{t(`${part}.tasks.${key}`)}</Words>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
