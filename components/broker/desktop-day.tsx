import { useTranslations } from 'next-intl';
import { DAY } from '@/lib/content/broker';
import { Tabs } from '../ui/actions/tabs';
import { Section } from '../ui/layout/section';
import { Tasks } from './day-tasks';
import styles from './desktop-day.module.css';

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
