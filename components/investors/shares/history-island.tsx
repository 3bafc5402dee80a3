'use client';

import { useId } from 'react';
import { Area, ComposedChart, Line, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import { fill } from '@/lib/i18n/fill';
import { moveOf, percentText, priceText, toneOf } from '@/lib/market/figures';
import { IslandDrawn } from '../data/island-drawn';
import drawn from '../share-price/chart-lines.module.css';
import above from '../share-price/chart-readout.module.css';
import { Shade } from '../share-price/chart-shade';
import { longDay } from './days';
import styles from './history-chart.module.css';
import type { HistoryPlotProps } from './history-plot';

const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };

/** The tooltip lies over the marks. */
const OVER_THE_MARKS = { zIndex: 2 };

export interface HistoryIslandProps extends HistoryPlotProps {
  /** Its line is there, in the place of that of the server. */
  onDrawn(): void;
}

interface Spot {
  day: string;
  close: number;
  moment: number;
}

/** The line by Recharts, in the box and with the axis of the server's drawing, and read by pointer, finger and keys. */
export default function HistoryIsland(props: HistoryIslandProps) {
  const { points, axis, summary, words, onDrawn } = props;
  const shade = useId();
  const spots = points.map(([day, close]): Spot => ({ day, close, moment: Date.parse(day) }));
  return (
    <ComposedChart
      data={spots}
      responsive
      margin={NO_MARGIN}
      className={drawn.island}
      aria-label={summary}
      desc={words.read}
      accessibilityLayer
    >
      <Shade id={shade} />
      <XAxis hide type="number" dataKey="moment" domain={['dataMin', 'dataMax']} />
      <YAxis hide type="number" domain={[axis.low, axis.high]} />
      <Area
        dataKey="close"
        type="linear"
        fill={`url(#${shade})`}
        fillOpacity={1}
        stroke="none"
        activeDot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="close"
        type="linear"
        className={drawn.priceLine}
        dot={false}
        activeDot={{ r: 5, className: drawn.selectedDot }}
        isAnimationActive={false}
      />
      <Tooltip
        position={{ y: 0 }}
        isAnimationActive={false}
        wrapperStyle={OVER_THE_MARKS}
        cursor={{ className: drawn.crosshair }}
        content={(shown) => <Reading {...props} {...shown} />}
      />
      <IslandDrawn onDrawn={onDrawn} />
    </ComposedChart>
  );
}

/** The tooltip: in figures for the eye, as a sentence for the ear. */
function Reading({ active, payload, points, published, locale, words }: HistoryIslandProps & TooltipContentProps) {
  const spot: Spot | undefined = active ? payload[0]?.payload : undefined;
  const first = points[0];
  const move = spot && first && moveOf(spot.close, first[1]);
  const titles = (spot && published[spot.day]) ?? [];
  return (
    <>
      <output className={`visually-hidden ${drawn.spoken}`}>
        {spot &&
          [longDay(spot.day, locale), fill(words.price, { price: priceText(spot.close) }), ...titles].join(words.comma)}
      </output>
      {spot && move && (
        <div className={above.readout} data-testid="chart-readout" data-figures aria-hidden="true">
          <p>
            <span className={above.time}>{longDay(spot.day, locale)}</span>
            <b>{priceText(spot.close)}</b>
            <span data-tone={toneOf(move.trend, locale)}>{percentText(move)}</span>
          </p>
          {titles.map((title) => (
            <p key={title} className={styles.published}>
              {title}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
