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
  XAxis,
  YAxis,
} from 'recharts';
import { SESSION_MINUTES } from '@/lib/market/session';
import type { DrawingProps } from './price-chart';
import styles from './price-chart.module.css';
import { Shade } from './static-drawing';

const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };

/** The chart's lines by Recharts, with the crosshair on the minute being read. */
export default function InteractiveDrawing({ points, axis, minute, onMinute }: DrawingProps) {
  const shade = useId();
  const read = minute === undefined ? undefined : points[minute];
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
      {read && <ReferenceLine x={read.minute} className={styles.crosshair} />}
      {read && <ReferenceDot x={read.minute} y={read.price} r={5} className={styles.readDot} />}
      <Follow onMinute={onMinute} />
    </ComposedChart>
  );
}

/** Tells which minute the pointer is at. */
function Follow({ onMinute }: Pick<DrawingProps, 'onMinute'>) {
  const label = useActiveTooltipLabel();
  const active = useIsTooltipActive();
  useEffect(() => {
    onMinute(active && label !== undefined ? Number(label) : undefined);
  }, [active, label, onMinute]);
  return null;
}
