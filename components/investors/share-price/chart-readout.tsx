import type { CSSProperties } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { moveOf, percentText, priceText, toneOf } from '@/lib/market/figures';
import type { Point } from '@/lib/market/series';
import { SESSION_MINUTES } from '@/lib/market/session';
import styles from './chart-readout.module.css';
import type { SharePriceWords } from './words';

export interface ChartReadoutProps {
  /** At one place of the axis, which 12:00 and 13:00 share. */
  points: Point[];
  previousClose: number | undefined;
  locale: Locale;
  words: SharePriceWords;
}

/** What stands under the crosshair in figures, beside it where there is room. */
export function ChartReadout({ points, previousClose, locale, words }: ChartReadoutProps) {
  const minute = points[0]?.minute ?? 0;
  return (
    <div
      className={styles.readout}
      style={{ '--at': `${(minute / SESSION_MINUTES) * 100}%` } as CSSProperties}
      data-side={minute > SESSION_MINUTES * 0.6 ? 'left' : 'right'}
      data-testid="chart-readout"
      data-figures
      aria-hidden="true"
    >
      {points.map(({ time, price, average }) => {
        const move = previousClose === undefined ? undefined : moveOf(price, previousClose);
        return (
          <p key={time}>
            <span className={styles.time}>{time}</span>
            <span className={styles.price}>{priceText(price)}</span>
            {move && <span data-tone={toneOf(move.trend, locale)}>{percentText(move)}</span>}
            <span className={styles.average}>
              {words.average} {average === undefined ? '–' : priceText(average)}
            </span>
          </p>
        );
      })}
    </div>
  );
}
