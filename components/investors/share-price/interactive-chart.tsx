'use client';

import { useEffect, useId } from 'react';
import {
  Area,
  ComposedChart,
  Line,
  ReferenceDot,
  ReferenceLine,
  useActiveTooltipLabel,
  useIsTooltipActive,
  usePlotArea,
  XAxis,
  YAxis,
} from 'recharts';
import type { PriceAxis } from '@/lib/market/axis';
import type { Point } from '@/lib/market/series';
import { LUNCH_MINUTE, SESSION_MINUTES } from '@/lib/market/session';
import styles from './chart-lines.module.css';
import { Shade } from './static-chart';

const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };

/** It fills the box of the static chart. */
export interface InteractiveChartProps {
  points: Point[];
  axis: PriceAxis;
  /** What the crosshair is on: more than one where points share a place. */
  selected: Point[];
  /** The pointer is over this place of the axis, or over none. */
  onMinute(minute: number | undefined): void;
}

/** The chart's lines by Recharts, with the crosshair on what is selected. */
export default function InteractiveChart({ points, axis, selected, onMinute }: InteractiveChartProps) {
  const shade = useId();
  return (
    <ComposedChart
      data={points}
      responsive
      width="100%"
      height="100%"
      margin={NO_MARGIN}
      // The slider over the chart is its keyboard.
      accessibilityLayer={false}
    >
      <Shade id={shade} />
      <XAxis hide type="number" dataKey="minute" domain={[0, SESSION_MINUTES]} />
      <YAxis hide type="number" domain={[axis.low, axis.high]} />
      <Area
        dataKey="price"
        type="linear"
        fill={`url(#${shade})`}
        fillOpacity={1}
        stroke="none"
        activeDot={false}
        isAnimationActive={false}
      />
      <Line dataKey="average" className={styles.averageLine} dot={false} activeDot={false} isAnimationActive={false} />
      <Line dataKey="price" className={styles.priceLine} dot={false} activeDot={false} isAnimationActive={false} />
      {selected[0] && <ReferenceLine x={selected[0].minute} className={styles.crosshair} />}
      {selected.map(({ time, minute, price }) => (
        <ReferenceDot key={time} x={minute} y={price} r={5} className={styles.selectedDot} />
      ))}
      <PointerMinute last={points.at(-1)?.minute ?? 0} onMinute={onMinute} />
    </ComposedChart>
  );
}

/** Tells which minute the pointer is at. */
function PointerMinute({ last, onMinute }: Pick<InteractiveChartProps, 'onMinute'> & { last: number }) {
  const label = useActiveTooltipLabel();
  const active = useIsTooltipActive();
  const width = usePlotArea()?.width || SESSION_MINUTES;
  useEffect(() => {
    if (!active || label === undefined) return onMinute(undefined);
    const minute = Number(label);
    // Where a pixel holds more than a minute not each can be pointed at: the end and the lunch break always can.
    const reach = width < SESSION_MINUTES ? Math.ceil(SESSION_MINUTES / width) : 0;
    onMinute([last, LUNCH_MINUTE].find((place) => place <= last && Math.abs(place - minute) <= reach) ?? minute);
  }, [active, label, last, width, onMinute]);
  return null;
}
