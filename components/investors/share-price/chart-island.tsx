'use client';

import { useId } from 'react';
import { Area, ComposedChart, Line, ReferenceLine, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import type { Locale } from '@/lib/i18n/locales';
import type { PriceAxis } from '@/lib/market/axis';
import { type Point, pointsAt, tradedPrice } from '@/lib/market/series';
import { SESSION_MINUTES } from '@/lib/market/session';
import { IslandDrawn } from '../data/island-drawn';
import styles from './chart-lines.module.css';
import { ChartReadout } from './chart-readout';
import { Shade } from './chart-shade';
import { readingOf, type TimeText } from './sentences';
import type { SharePriceWords } from './words';

const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };

/** The dot of the latest price lies over the lines, and the tooltip over both. */
const OVER_THE_DOT = { zIndex: 1 };

/** Recharts finds a minute by its place, which 12:00 and 13:00 share: a billionth of a minute keeps them apart. */
const APART = 1e-9;

export interface ChartIslandProps {
  points: Point[];
  axis: PriceAxis;
  previousClose: number | undefined;
  /** What the chart shows, in a sentence. */
  summary: string;
  locale: Locale;
  words: SharePriceWords;
  timeText: TimeText;
  /** Its lines are there, in the place of those of the server. */
  onDrawn(): void;
}

/** The chart's lines by Recharts, in the box and with the axis of the server's drawing, and read by pointer, finger and keys. */
export default function ChartIsland(props: ChartIslandProps) {
  const { points, axis, previousClose, summary, words, onDrawn } = props;
  const shade = useId();
  const spots = points.map((point, index) => ({ ...point, place: point.minute + index * APART }));
  return (
    <ComposedChart
      data={spots}
      responsive
      margin={NO_MARGIN}
      className={styles.island}
      aria-label={summary}
      desc={words.read}
      accessibilityLayer
    >
      <Shade id={shade} />
      <XAxis hide type="number" dataKey="place" domain={[0, SESSION_MINUTES]} />
      <YAxis hide type="number" domain={[axis.low, axis.high]} />
      {previousClose !== undefined && <ReferenceLine y={previousClose} className={styles.closeLine} zIndex={0} />}
      <Area
        dataKey={tradedPrice}
        type="linear"
        fill={`url(#${shade})`}
        fillOpacity={1}
        stroke="none"
        activeDot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="average"
        type="linear"
        className={styles.averageLine}
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey={tradedPrice}
        type="linear"
        className={styles.priceLine}
        dot={false}
        activeDot={{ r: 5, className: styles.selectedDot }}
        isAnimationActive={false}
      />
      <Tooltip
        // A minute before the first trade has no line, and is read nevertheless.
        filterNull={false}
        position={{ y: 0 }}
        allowEscapeViewBox={{ y: true }}
        isAnimationActive={false}
        wrapperStyle={OVER_THE_DOT}
        cursor={{ className: styles.crosshair }}
        content={(shown) => <Reading {...props} {...shown} />}
      />
      <IslandDrawn onDrawn={onDrawn} />
    </ComposedChart>
  );
}

/** The tooltip: in figures for the eye, as a sentence for the ear. */
function Reading({ active, payload, points, ...props }: ChartIslandProps & TooltipContentProps) {
  const { previousClose, locale, words, timeText } = props;
  const point: Point | undefined = active ? payload[0]?.payload : undefined;
  return (
    <>
      <output className={`visually-hidden ${styles.spoken}`}>
        {point && readingOf(point, previousClose, words, timeText)}
      </output>
      {point && (
        <ChartReadout
          points={pointsAt(points, point.minute)}
          previousClose={previousClose}
          locale={locale}
          words={words}
          timeText={timeText}
        />
      )}
    </>
  );
}
