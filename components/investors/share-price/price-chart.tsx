'use client';

import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { heightOf, type PriceAxis, percentFrom } from '@/lib/market/axis';
import { percentText, priceText, toneOf, trendOf } from '@/lib/market/figures';
import type { Quote } from '@/lib/market/quote';
import type { Point } from '@/lib/market/series';
import { LUNCH_ENDS, LUNCH_MINUTE, readableClock, SESSION_MINUTES, timeAt } from '@/lib/market/session';
import { useInView } from '../../ui/motion';
import styles from './price-chart.module.css';
import { StaticDrawing } from './static-drawing';
import { fill, type SharePriceWords } from './words';

/** Minutes that the time axis names: the session's ends, the lunch break and, where there is room, the middle of each half. */
const TIMES = [0, 75, LUNCH_MINUTE, 240, SESSION_MINUTES];

/** When a chart has been in view for so long, the visitor is looking at it. */
const REST_MS = 1500;

/** What an interactive drawing needs; it fills the box of the static one. */
export interface DrawingProps {
  points: Point[];
  axis: PriceAxis;
  /** The minute being read. */
  minute: number | undefined;
  /** The pointer is over this minute, or over none. */
  onMinute(minute: number | undefined): void;
}

export interface PriceChartProps {
  quote: Quote;
  day: string;
  locale: Locale;
  words: SharePriceWords;
  /** There is a script that makes it react. */
  interactive: boolean;
}

/**
 * The intraday chart of §9. Lines, labels and the server's drawing are HTML and
 * SVG; Recharts draws in the same box once the chart is being looked at. It is
 * read with pointer or finger, and minute by minute with the keyboard through a
 * slider that lies over it.
 */
export function PriceChart({ quote, day, locale, words, interactive }: PriceChartProps) {
  const { points, axis, previousClose } = quote;
  const { chart, Drawing, load } = useInteractiveDrawing();
  const [reading, setReading] = useState<{ minute: number; aloud: boolean }>();
  const point = reading && points[Math.min(reading.minute, points.length - 1)];
  const last = points.at(-1);

  const follow = useCallback((minute: number | undefined) => {
    setReading((before) => (minute === undefined ? (before?.aloud ? before : undefined) : { minute, aloud: false }));
  }, []);

  const summary = last
    ? fill(words.summary, {
        day,
        time: quote.time ?? last.time,
        price: priceText(quote.price),
        percent: percentText(quote.percent),
        previousClose: priceText(previousClose),
        high: priceText(quote.high ?? quote.price),
        low: priceText(quote.low ?? quote.price),
      })
    : fill(words.emptySummary, { day, previousClose: priceText(previousClose) });

  return (
    <figure ref={chart} className={styles.chart} data-testid="price-chart" onPointerEnter={load} onFocus={load}>
      <div className={styles.top} data-reading={point ? '' : undefined}>
        <ul className={styles.legend}>
          <li data-line="price">{words.price}</li>
          <li data-line="average">{words.average}</li>
          <li data-line="close">{words.previousClose}</li>
        </ul>
        {point && <Readout point={point} quote={quote} locale={locale} words={words} />}
      </div>
      <div className={styles.frame}>
        <div className={styles.plot}>
          {axis.lines.map(({ at }) => (
            <span key={at} className={styles.line} style={{ top: `${at * 100}%` }} />
          ))}
          <span className={styles.lunch} style={{ left: `${(LUNCH_MINUTE / SESSION_MINUTES) * 100}%` }} />
          <span className={styles.close} style={{ top: `${axis.previousCloseAt * 100}%` }} />
          <div className={styles.drawing} role="img" aria-label={summary} onTouchEnd={() => setReading(undefined)}>
            {Drawing && last ? (
              <Drawing points={points} axis={axis} minute={point?.minute} onMinute={follow} />
            ) : (
              <StaticDrawing points={points} axis={axis} />
            )}
          </div>
          {last && (
            <span
              className={styles.dot}
              style={{ left: `${(last.minute / SESSION_MINUTES) * 100}%`, top: `${heightOf(last.price, axis)}%` }}
            />
          )}
          {!last && <p className={styles.nothing}>{words.noTrades}</p>}
          {last && interactive && (
            <input
              type="range"
              className={styles.slider}
              aria-label={words.read}
              aria-valuetext={(point ?? last).time}
              min={0}
              max={last.minute}
              value={(point ?? last).minute}
              onChange={({ target }) => setReading({ minute: Number(target.value), aloud: true })}
              onFocus={() => setReading({ minute: last.minute, aloud: true })}
              onBlur={() => setReading(undefined)}
            />
          )}
        </div>
        <ul className={styles.prices} aria-hidden="true" data-figures>
          {axis.lines.map(({ at, price, percent }) => (
            <li key={at} style={{ top: `${at * 100}%` }} data-tone={toneOf(trendOf(percent), locale)}>
              <span>{priceText(price)}</span>
              <span>{percentText(percent)}</span>
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
      </div>
      <output className="visually-hidden" aria-live="polite">
        {point && reading?.aloud && readingOf(point, previousClose, words)}
      </output>
    </figure>
  );
}

function readingOf({ price, average }: Point, previousClose: number, words: SharePriceWords): string {
  const values = { price: priceText(price), percent: percentText(percentFrom(previousClose, price)) };
  return average === undefined
    ? fill(words.readingBeforeTrade, values)
    : fill(words.reading, { ...values, average: priceText(average) });
}

/** The minute under the crosshair in figures, beside it where there is room. */
function Readout(props: { point: Point; quote: Quote; locale: Locale; words: SharePriceWords }) {
  const { point, quote, locale, words } = props;
  const percent = percentFrom(quote.previousClose, point.price);
  return (
    <p
      className={styles.readout}
      style={{ '--at': `${(point.minute / SESSION_MINUTES) * 100}%` } as CSSProperties}
      data-side={point.minute > SESSION_MINUTES * 0.6 ? 'left' : 'right'}
      data-figures
      aria-hidden="true"
    >
      <span className={styles.readTime}>{point.time}</span>
      <span className={styles.readPrice}>{priceText(point.price)}</span>
      <span data-tone={toneOf(trendOf(point.price - quote.previousClose), locale)}>{percentText(percent)}</span>
      <span className={styles.readAverage}>
        {words.average} {point.average === undefined ? '–' : priceText(point.average)}
      </span>
    </p>
  );
}

/** Recharts, fetched when pointer or focus arrive or the chart has been in view for a moment. */
function useInteractiveDrawing() {
  const chart = useRef<HTMLElement>(null);
  const inView = useInView(chart);
  const [Drawing, setDrawing] = useState<typeof import('./interactive-drawing').default>();
  const load = useCallback(() => {
    // Without it the static drawing stays, and the slider still reads.
    import('./interactive-drawing').then(
      (module) => setDrawing(() => module.default),
      () => {},
    );
  }, []);

  useEffect(() => {
    if (!inView) return;
    const timer = setTimeout(load, REST_MS);
    return () => clearTimeout(timer);
  }, [inView, load]);

  return { chart, Drawing, load };
}
