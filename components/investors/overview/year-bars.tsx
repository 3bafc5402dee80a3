import type { CSSProperties } from 'react';
import type { YearAmount } from '@/lib/domain/figures';
import styles from './year-bars.module.css';

/** With the amount as it is written: 8,640. */
export type WrittenYear = YearAmount & { written: string };

/** The same amount of several years as columns, the last one lit; nothing of a single year. What it is says `label`. */
export function YearBars({ years, label }: { years: WrittenYear[]; label: string }) {
  const most = Math.max(...years.map(({ amount }) => amount));
  if (years.length < 2) return null;
  return (
    <figure className={styles.figure}>
      <dl className={styles.years} data-figures data-chart>
        {years.map(({ year, amount, written }) => (
          <div key={year} style={{ '--share': Math.max(0, amount / most).toFixed(3) } as CSSProperties}>
            <dt>{year}</dt>
            <dd>{written}</dd>
          </div>
        ))}
      </dl>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
