import { useTranslations } from 'next-intl';
import type { PublicationRecord } from '@/lib/content/publication-record';
import { periodOf } from '@/lib/domain/figures';
import { monthAndYear } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import { Container } from '../../ui/layout/container';
import { Prose } from '../../ui/text/words';
import { type Fact, FactList } from '../data/fact-list';
import { InvestorHeading } from '../investor-heading';
import { ChainChecks } from './chain-checks';
import styles from './publication-record.module.css';
import type { RecordShown } from './record-page';
import { FilingLink, RecordTable } from './record-table';

/** How fast documents came here, whether any is missing, each with its times, and how anybody checks all of it. */
export function PublicationRecordView({ page, record, chain }: RecordShown) {
  const t = useTranslations('record');
  return (
    <>
      <InvestorHeading page={page} labelled />
      <Container className={styles.page}>
        <section aria-labelledby="times">
          <h2 id="times">{t('times.title')}</h2>
          <Times page={page} record={record} />
        </section>
        <section aria-labelledby="complete">
          <h2 id="complete">{t('complete.title')}</h2>
          <Completeness gaps={record.gaps} locale={page.locale} />
        </section>
        <RecordTable page={page} documents={record.documents} />
        <ChainChecks chain={chain} />
      </Container>
    </>
  );
}

function Times({ page, record: { documents, times } }: Omit<RecordShown, 'chain'>) {
  const t = useTranslations('record.times');
  const { measured, median, longest } = times;
  if (median === undefined || longest === undefined) return <p>{t('none')}</p>;
  const facts: Fact[] = [
    { key: 'median', label: t('median'), value: t('seconds', { count: median }) },
    {
      key: 'longest',
      label: t('longest'),
      value: t('seconds', { count: longest.seconds }),
      note: <FilingLink page={page} filing={longest.document} />,
    },
    { key: 'measured', label: t('measured'), value: t('of', { count: measured, total: documents.length }) },
  ];
  return <FactList facts={facts} />;
}

function Completeness({ gaps, locale }: { gaps: PublicationRecord['gaps']; locale: Locale }) {
  const t = useTranslations('record.complete');
  const periods = useTranslations('filings.related.results');
  if (gaps.length === 0) {
    return (
      <p className={styles.text}>
        <Prose>{t('whole')}</Prose>
      </p>
    );
  }
  const nameOf = (of: string) => {
    const period = periodOf(of);
    return period
      ? periods(period.stretch, { year: String(period.year) })
      : monthAndYear(Date.parse(`${of}-01T00:00:00+08:00`), locale);
  };
  return (
    <>
      <p>{t('missing')}</p>
      <ul className={styles.gaps}>
        {gaps.map(({ is, of }) => (
          <li key={`${is} ${of}`} data-figures>
            {t(is, { of: nameOf(of) })}
          </li>
        ))}
      </ul>
    </>
  );
}
