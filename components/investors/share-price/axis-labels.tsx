import type { Locale } from '@/lib/i18n/locales';
import type { AxisLine } from '@/lib/market/axis';
import { percentText, priceText, toneOf } from '@/lib/market/figures';
import { LUNCH_ENDS, LUNCH_MINUTE, readableClock, SESSION_MINUTES, timeAt } from '@/lib/market/session';
import styles from './axis-labels.module.css';

/** Minutes that the time axis names: the session's ends, the lunch break and, where there is room, the middle of each half. */
const TIMES = [0, 75, LUNCH_MINUTE, 240, SESSION_MINUTES];

/** What the axes of the chart are labelled with: prices at the right, times below. The table says the same aloud. */
export function AxisLabels({ lines, locale }: { lines: AxisLine[]; locale: Locale }) {
  return (
    <>
      <ul className={styles.prices} aria-hidden="true" data-figures>
        {lines.map(({ at, price, move }) => (
          <li key={at} style={{ top: `${at * 100}%` }} data-tone={move && toneOf(move.trend, locale)}>
            <span>{priceText(price)}</span>
            {move && <span>{percentText(move)}</span>}
          </li>
        ))}
      </ul>
      <ul className={styles.times} aria-hidden="true" data-figures>
        {TIMES.map((minute) => (
          <li key={minute} style={{ left: `${(minute / SESSION_MINUTES) * 100}%` }}>
            {minute === LUNCH_MINUTE ? `${timeAt(minute)} / ${readableClock(LUNCH_ENDS)}` : timeAt(minute)}
          </li>
        ))}
      </ul>
    </>
  );
}
