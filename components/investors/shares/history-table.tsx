import { ChevronDown } from 'lucide';
import { useTranslations } from 'next-intl';
import { dayMonthYear } from '@/lib/i18n/dates';
import { midnightOf } from '@/lib/i18n/hong-kong';
import { priceText } from '@/lib/market/figures';
import { rowsByMonth, type ShareSession, type Span } from '@/lib/market/share-history';
import { buttonClass } from '../../ui/actions/button';
import { Icon } from '../../ui/media/icon';
import { DataTable } from '../data/data-table';
import styles from './history-table.module.css';
import { counted } from './use-share-facts';

/** The chart's figures: each session of a month, each month of more. Needs no script to be opened. */
export function HistoryTable({ span, sessions }: { span: Span; sessions: readonly ShareSession[] }) {
  const t = useTranslations('shares.history');
  const isDaily = span === '1M';
  const rows = isDaily
    ? sessions.map((session) => ({ ...session, period: session.date })).reverse()
    : rowsByMonth(sessions);
  const withVolume = isDaily && rows.some(({ volume }) => volume !== undefined);
  const id = `history-table-${span}`;
  return (
    <details className={styles.table}>
      <summary id={id} className={buttonClass('outline', { size: 'small' })}>
        {t('table')}
        <Icon of={ChevronDown} size={16} />
      </summary>
      <DataTable labelledBy={id} caption={t(isDaily ? 'captionDay' : 'captionMonth')}>
        <thead>
          <tr>
            <th scope="col">{t(isDaily ? 'day' : 'month')}</th>
            {(['close', 'high', 'low'] as const).map((name) => (
              <th key={name} scope="col" data-number="">
                {t(name)}
              </th>
            ))}
            {withVolume && (
              <th scope="col" data-number="">
                {t('volume')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ period, date, close, high, low, volume }) => (
            <tr key={period}>
              <th scope="row">
                <time dateTime={period}>
                  {isDaily ? dayMonthYear(midnightOf(date)) : period.split('-').reverse().join('/')}
                </time>
              </th>
              <td data-number="">{priceText(close)}</td>
              <td data-number="">{priceText(high)}</td>
              <td data-number="">{priceText(low)}</td>
              {withVolume && <td data-number="">{volume === undefined ? '–' : counted(volume)}</td>}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <p className={styles.note}>{t('note')}</p>
    </details>
  );
}
