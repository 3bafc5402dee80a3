import type { CSSProperties } from 'react';
import styles from './year-bars.module.css';

export interface YearAmount {
  year: string;
  /** As it is written: 8,640. */
  amount: string;
}

/** The same amount of several years as columns, the last one lit; nothing of a single year. What it is says `label`. */
export function YearBars({ years, label }: { years: YearAmount[]; label: string }) {
  const numberOf = ({ amount }: YearAmount) => Number(amount.replaceAll(',', ''));
  const most = Math.max(...years.map(numberOf));
  if (years.length < 2) return null;
  return (
    <figure className={styles.figure}>
      <dl className={styles.years} data-figures data-chart>
        {years.map((each) => (
          <div key={each.year} style={{ '--share': (numberOf(each) / most).toFixed(3) } as CSSProperties}>
            <dt>{each.year}</dt>
            <dd>{each.amount}</dd>
          </div>
        ))}
      </dl>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
