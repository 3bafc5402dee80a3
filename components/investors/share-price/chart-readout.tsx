import type { Locale } from '@/lib/i18n/locales';
import { changeText, moveOf, percentText, priceText, toneOf } from '@/lib/market/figures';
import type { Point } from '@/lib/market/series';
import styles from './chart-readout.module.css';
import type { TimeText } from './sentences';
import type { SharePriceWords } from './words';

export interface ChartReadoutProps {
  /** At one place of the axis, which 12:00 and 13:00 share. */
  points: Point[];
  previousClose: number | undefined;
  locale: Locale;
  words: SharePriceWords;
  timeText: TimeText;
}

/** What the tooltip of the chart says in figures. */
export function ChartReadout({ points, previousClose, locale, words, timeText }: ChartReadoutProps) {
  return (
    <div className={styles.readout} data-testid="chart-readout" data-figures aria-hidden="true">
      {points.map(({ time, price, average, beforeTrade }) => {
        const move = previousClose === undefined || beforeTrade ? undefined : moveOf(price, previousClose);
        return (
          <p key={time}>
            <span className={styles.time}>{timeText(time)}</span>
            {beforeTrade ? <span>{words.readingBeforeTrade}</span> : <b>{priceText(price)}</b>}
            {move && (
              <>
                <span data-tone={toneOf(move.trend, locale)}>{changeText(move)}</span>
                <span data-tone={toneOf(move.trend, locale)}>{percentText(move)}</span>
              </>
            )}
            {!beforeTrade && (
              <span className={styles.average}>
                {words.average} {average === undefined ? '–' : priceText(average)}
              </span>
            )}
          </p>
        );
      })}
    </div>
  );
}
