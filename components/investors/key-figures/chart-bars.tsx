import { type AmountAxis, placeOf } from '@/lib/domain/amount-axis';
import styles from './figures-chart.module.css';

/** Amounts of a year, in HK$'000; what is not given has no bar. */
export interface ChartYear {
  year: number;
  revenue?: number;
  profit?: number;
}

export const SERIES = ['revenue', 'profit'] as const;
export type Series = (typeof SERIES)[number];

/** Of the width of a year: beside its bars, and between them. The drawing of Recharts has the same. */
export const BESIDE = 0.2;
export const BETWEEN = 0.04;

const BAR = (1 - 2 * BESIDE - BETWEEN) / SERIES.length;

/** The bars as the server draws them, for whatever size their box has. */
export function ChartBars({ years, axis }: { years: readonly ChartYear[]; axis: AmountAxis }) {
  const zero = placeOf(0, axis);
  return (
    <svg viewBox={`0 0 ${years.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {years.flatMap((of, place) =>
        SERIES.map((series, index) => {
          const amount = of[series];
          if (amount === undefined) return null;
          const top = placeOf(amount, axis);
          return (
            <rect
              key={`${of.year}${series}`}
              x={place + BESIDE + index * (BAR + BETWEEN)}
              y={Math.min(top, zero)}
              width={BAR}
              height={Math.abs(top - zero)}
              className={styles[series]}
            />
          );
        }),
      )}
    </svg>
  );
}
