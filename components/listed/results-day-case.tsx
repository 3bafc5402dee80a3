import { useTranslations } from 'next-intl';
import { ContentLabel } from '../data/content-label';
import { Container } from '../ui/layout/container';
import { SectionHeading } from '../ui/layout/section';
import section from '../ui/layout/section.module.css';
import styles from './results-day-case.module.css';
import { ResultsDayChart } from './results-day-chart';
import { ResultsDayMeasures } from './results-day-measures';

/**
 * A sample issuer's results day before and after, across the whole page: who opened the report when, and
 * what that came to.
 */
export function ResultsDayCase() {
  const t = useTranslations('listed.case');
  return (
    <section id="results-day" className={section.section} data-tone="ink" data-on-ink="">
      <Container>
        <SectionHeading title={t('title')} lead={t('lead')} aside={<ContentLabel />} />
        <ul className={styles.legend}>
          {(['before', 'after'] as const).map((year) => (
            <li key={year} data-year={year}>
              {t(year)} <span>{t(`${year}Note`)}</span>
            </li>
          ))}
        </ul>
      </Container>
      <ResultsDayChart />
      <Container>
        <ResultsDayMeasures />
        <p className={styles.note}>{t('note')}</p>
      </Container>
    </section>
  );
}
