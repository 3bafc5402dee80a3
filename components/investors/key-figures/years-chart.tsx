import { useTranslations } from 'next-intl';
import { amountAxis } from '@/lib/domain/amount-axis';
import { sharedSize, unitWords, writtenAmount } from '@/lib/domain/amounts';
import { inThousands } from '@/lib/domain/figures';
import type { KeyTable } from '@/lib/domain/key-figures';
import type { PageContext } from '@/lib/site/page-context';
import type { ChartYear } from './chart-bars';
import { FiguresChart } from './figures-chart';

/** The chart of a table: revenue and what the owners have of the profit. Nothing of a single year. */
export function YearsChart({ page, table }: { page: PageContext; table: KeyTable }) {
  const t = useTranslations('results');
  const years = yearsOf(table);
  const first = years[0];
  const last = years.at(-1);
  const amounts = years.flatMap(({ revenue, profit }) => [revenue ?? [], profit ?? []].flat());
  if (!first || !last || years.length < 2 || amounts.length === 0) return null;
  const axis = amountAxis(amounts);
  const marks = axis.lines.map(({ amount }) => amount);
  const size = sharedSize(marks, page.locale) ?? 'usual';
  const unit = unitWords(size, page.locale);
  const written = (amount: number | undefined) => (amount === undefined ? t('notGiven') : inThousands(amount));
  return (
    <FiguresChart
      years={years}
      axis={axis}
      labels={marks.map((amount) => writtenAmount(amount, page.locale, size).figure)}
      unit={unit}
      summary={t('chart.summary', {
        stretch: t(`stretch.${table.stretch}`),
        from: String(first.year),
        to: String(last.year),
        unit,
        last: String(last.year),
        revenue: written(last.revenue),
        profit: written(last.profit),
      })}
      words={{
        revenue: t('names.revenue'),
        profit: t('names.attributable'),
        year: t.raw('chart.year'),
        thousand: t('chart.thousand'),
        comma: t('chart.comma'),
        notGiven: t('notGiven'),
        read: t('chart.read'),
      }}
    />
  );
}

/** Oldest first. */
function yearsOf({ columns }: KeyTable): ChartYear[] {
  return columns.toReversed().map(({ year, amounts: { revenue, attributable } }) => ({
    year,
    ...(revenue && { revenue: revenue.amount }),
    ...(attributable && { profit: attributable.amount }),
  }));
}
