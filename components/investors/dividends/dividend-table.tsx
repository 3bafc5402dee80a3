import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DividendLine } from '@/lib/content/dividends';
import { momentOf } from '@/lib/contract/moments';
import { perShareWords } from '@/lib/domain/per-share';
import { isoDay } from '@/lib/i18n/dates';
import type { PageContext } from '@/lib/site/page-context';
import { Words } from '../../ui/text/words';
import { DataTable } from '../data/data-table';
import { Days } from '../data/days';
import { SourceLink } from '../data/source-link';
import { TakeAway } from '../data/take-away';
import styles from './dividends.module.css';

/** Every year since listing, those without a dividend too. */
export function DividendTable({ page, lines }: { page: PageContext; lines: readonly DividendLine[] }) {
  const t = useTranslations('dates.dividends');
  const columns = [
    t('columns.year'),
    t('columns.dividend'),
    t('columns.amount'),
    t('facts.exDate'),
    t('facts.lodgeBy'),
    t('facts.closed'),
    t('facts.record'),
    t('facts.payment'),
    t('columns.source'),
  ];
  return (
    <section aria-labelledby="years-title" className={styles.years}>
      <h2 id="years-title">
        <Words>{t('table')}</Words>
      </h2>
      <DataTable labelledBy="years-title" sticky>
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label} scope="col">
                <Words>{label}</Words>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.year} ${line.filing}`}>
              <th scope="row">{line.year}</th>
              {line.declared ? <Declared page={page} declared={line.declared} /> : <None />}
              <td>
                <SourceLink page={page} filing={line.filing}>
                  <Words>{line.declared ? t('announcement') : t('noneSource')}</Words>
                </SourceLink>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <TakeAway page={page} name="dividends" />
    </section>
  );
}

function None() {
  const t = useTranslations('dates.dividends');
  return (
    <td colSpan={7} className={styles.quiet}>
      {t('noneDeclared')}
    </td>
  );
}

function Declared({ page, declared }: { page: PageContext; declared: NonNullable<DividendLine['declared']> }) {
  const t = useTranslations('dates.dividends');
  const { kind, amount, currency, exDate, lodgeBy, closedFrom, closedTo, record, payment } = declared;
  const lodged = momentOf(lodgeBy);
  const days: [string, ReactNode][] = [
    ['exDate', exDate && <Days from={exDate} />],
    ['lodgeBy', lodged !== undefined && <Days from={isoDay(lodged)} />],
    ['closed', closedFrom && <Days from={closedFrom} to={closedTo} />],
    ['record', record && <Days from={record} />],
    ['payment', payment && <Days from={payment} />],
  ];
  return (
    <>
      <td>
        <Words>{t(`kinds.${kind}`)}</Words>
      </td>
      <td className={styles.amount}>{perShareWords(amount, currency, page.locale)}</td>
      {days.map(([key, day]) => (
        <td key={key}>{day}</td>
      ))}
    </>
  );
}
