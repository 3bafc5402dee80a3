'use client';

import type { Locale } from '@/lib/i18n/locales';
import { heightOf } from '@/lib/market/axis';
import type { Quote } from '@/lib/market/quote';
import { LUNCH_MINUTE, SESSION_MINUTES } from '@/lib/market/session';
import { useIsland } from '../data/use-island';
import { AxisLabels } from './axis-labels';
import { ChartLines } from './chart-lines';
import styles from './price-chart.module.css';
import { noLineOf, summaryOf, type TimeText } from './sentences';
import type { SharePriceWords } from './words';

export interface PriceChartProps {
  quote: Quote;
  day: string | undefined;
  locale: Locale;
  words: SharePriceWords;
  timeText: TimeText;
  /** There is a script that makes it react. */
  interactive: boolean;
}

/**
 * The intraday chart of §9. Grid and labels are HTML, the lines SVG as the server
 * drew them. Whoever points at the chart, touches it or comes to it with the
 * keyboard gets the lines of Recharts in the same box, which can be read.
 */
export function PriceChart({ quote, day, locale, words, timeText, interactive }: PriceChartProps) {
  const { points, axis, previousClose } = quote;
  const last = points.at(-1);
  const summary = summaryOf(quote, day, words, timeText);
  const { box, Island, isDrawn, onDrawn, calls } = useIsland(() => import('./chart-island'));
  // Recharts' surface takes role, name and focus over with the lines.
  const drawing = { role: 'img', 'aria-label': summary, tabIndex: interactive && last ? 0 : undefined, ...calls };

  return (
    <figure className={styles.chart} data-testid="price-chart">
      <ul className={styles.legend}>
        <li data-line="price">{words.price}</li>
        <li data-line="average">{words.average}</li>
        {previousClose !== undefined && <li data-line="close">{words.previousClose}</li>}
      </ul>
      <div className={styles.plotAndLabels}>
        <div className={styles.plot}>
          {axis.lines.map(({ at }) => (
            <span key={at} className={styles.gridLine} style={{ top: `${at * 100}%` }} />
          ))}
          <span className={styles.lunch} style={{ left: `${(LUNCH_MINUTE / SESSION_MINUTES) * 100}%` }} />
          <div ref={box} className={styles.lines} {...(isDrawn ? {} : drawing)}>
            {!isDrawn && <ChartLines points={points} axis={axis} />}
            {Island && last && (
              <Island
                points={points}
                axis={axis}
                previousClose={previousClose}
                summary={summary}
                locale={locale}
                words={words}
                timeText={timeText}
                onDrawn={onDrawn}
              />
            )}
          </div>
          {last && <Latest quote={quote} minute={last.minute} />}
          {!last && <p className={styles.nothing}>{noLineOf(quote, day, words)}</p>}
        </div>
        <AxisLabels lines={axis.lines} locale={locale} />
      </div>
    </figure>
  );
}

/** The latest price at the end of the line, joined to it where the last record has another price. */
function Latest({ quote: { price, points, axis }, minute }: { quote: Quote; minute: number }) {
  const left = `${(minute / SESSION_MINUTES) * 100}%`;
  const top = heightOf(price, axis);
  const end = heightOf(points.at(-1)?.price ?? price, axis);
  return (
    <>
      {end !== top && (
        <span
          className={styles.latest}
          style={{ left, top: `${Math.min(top, end)}%`, height: `${Math.abs(top - end)}%` }}
        />
      )}
      <span className={styles.dot} style={{ left, top: `${top}%` }} />
    </>
  );
}
