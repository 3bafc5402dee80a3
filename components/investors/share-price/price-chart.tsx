'use client';

import { type PointerEvent, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { heightOf, type PriceAxis } from '@/lib/market/axis';
import { type Quote, untraded } from '@/lib/market/quote';
import { minuteUnder, type Point, pointsAt } from '@/lib/market/series';
import { LUNCH_MINUTE, SESSION_MINUTES } from '@/lib/market/session';
import { AxisLabels } from './axis-labels';
import { ChartLines } from './chart-lines';
import { ChartReadout } from './chart-readout';
import styles from './price-chart.module.css';
import { readingOf, summaryOf } from './sentences';
import type { SharePriceWords } from './words';

/** With the keyboard point by point, and aloud; with the pointer by the place on the axis. */
type Selection = { index: number } | { minute: number };

export interface PriceChartProps {
  quote: Quote;
  day: string;
  locale: Locale;
  words: SharePriceWords;
  /** There is a script that makes it react. */
  interactive: boolean;
}

/**
 * The intraday chart of §9. Grid and labels are HTML, the lines SVG, all as the
 * server drew them. A minute is selected with pointer or finger, and with the
 * keyboard through a slider that lies over the chart.
 */
export function PriceChart({ quote, day, locale, words, interactive }: PriceChartProps) {
  const { points, axis, previousClose } = quote;
  const [selection, setSelection] = useState<Selection>();
  const last = points.at(-1);
  const lastIndex = points.length - 1;
  const index = selection && 'index' in selection ? Math.min(selection.index, lastIndex) : lastIndex;
  const point = points[index];
  const aloud = selection && 'index' in selection ? point : undefined;
  const selected = aloud ? [aloud] : selection && 'minute' in selection ? pointsAt(points, selection.minute) : [];

  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const minute = minuteUnder(points, (clientX - left) / width, width);
    if (minute !== undefined) setSelection({ minute });
  };
  // What the keyboard is on stays when the pointer passes by.
  const letGo = () => setSelection((before) => (before && 'index' in before ? before : undefined));

  return (
    <figure className={styles.chart} data-testid="price-chart">
      <div className={styles.top} data-selected={selected.length > 0 ? '' : undefined}>
        <ul className={styles.legend}>
          <li data-line="price">{words.price}</li>
          <li data-line="average">{words.average}</li>
          {previousClose !== undefined && <li data-line="close">{words.previousClose}</li>}
        </ul>
        {selected.length > 0 && (
          <ChartReadout points={selected} previousClose={previousClose} locale={locale} words={words} />
        )}
      </div>
      <div className={styles.plotAndLabels}>
        <div className={styles.plot}>
          {axis.lines.map(({ at }) => (
            <span key={at} className={styles.gridLine} style={{ top: `${at * 100}%` }} />
          ))}
          <span className={styles.lunch} style={{ left: `${(LUNCH_MINUTE / SESSION_MINUTES) * 100}%` }} />
          {axis.previousCloseAt !== undefined && (
            <span className={styles.closeLine} style={{ top: `${axis.previousCloseAt * 100}%` }} />
          )}
          <div
            className={styles.lines}
            role="img"
            aria-label={summaryOf(quote, day, words)}
            onPointerDown={follow}
            onPointerMove={follow}
            onPointerLeave={letGo}
          >
            <ChartLines points={points} axis={axis} />
          </div>
          {last && <Latest quote={quote} minute={last.minute} />}
          <Crosshair points={selected} axis={axis} />
          {!last && <p className={styles.nothing}>{untraded(quote) ? words.noTrades : words.noRecords}</p>}
          {point && interactive && (
            <input
              type="range"
              className={styles.slider}
              aria-label={words.read}
              aria-valuetext={point.time}
              min={0}
              max={lastIndex}
              value={index}
              onChange={({ target }) => setSelection({ index: Number(target.value) })}
              onFocus={() => setSelection({ index: lastIndex })}
              onBlur={() => setSelection(undefined)}
            />
          )}
        </div>
        <AxisLabels lines={axis.lines} locale={locale} />
      </div>
      <output className="visually-hidden" aria-live="polite">
        {aloud && readingOf(aloud, previousClose, words)}
      </output>
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

/** Where the selection lies: a line across the session and a dot on each of its prices. */
function Crosshair({ points, axis }: { points: Point[]; axis: PriceAxis }) {
  const [first] = points;
  if (!first) return null;
  const left = `${(first.minute / SESSION_MINUTES) * 100}%`;
  return (
    <>
      <span className={styles.crosshair} style={{ left }} />
      {points.map(({ time, price }) => (
        <span key={time} className={styles.selectedDot} style={{ left, top: `${heightOf(price, axis)}%` }} />
      ))}
    </>
  );
}
