'use client';

import { useId } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { CHART, heightOf, linePath } from '@/lib/market/axis';
import { type HistoryPoint, type RangeAxis, spotsOf } from '@/lib/market/history-axis';
import { useLive } from '../../ui/actions/live';
import { useIsland } from '../data/use-island';
import drawn from '../share-price/chart-lines.module.css';
import { Shade } from '../share-price/chart-shade';
import styles from './history-chart.module.css';

export interface HistoryPlotProps {
  /** At least two, oldest first. */
  points: readonly HistoryPoint[];
  axis: RangeAxis;
  /** What was published along the line, by the day of the point that it is read at. */
  published: Readonly<Record<string, readonly string[]>>;
  /** What the chart shows, in a sentence. */
  summary: string;
  locale: Locale;
  /** With places to fill. */
  words: { read: string; price: string; comma: string };
}

/**
 * The line of closes. Grid and labels are HTML, the line SVG as the server drew it. Whoever points at the chart, touches it
 * or comes to it with the keyboard gets the line of Recharts in the same box, which can be read.
 */
export function HistoryPlot(props: HistoryPlotProps) {
  const { points, axis, summary } = props;
  const shade = useId();
  const live = useLive();
  const { box, Island, isDrawn, onDrawn, calls } = useIsland(() => import('./history-island'));
  const drawing = { role: 'img', 'aria-label': summary, tabIndex: live ? 0 : undefined, ...calls };
  const line = linePath(spotsOf(points), axis);
  return (
    <div className={styles.plot}>
      {axis.lines.map((price) => (
        <span key={price} className={styles.gridLine} style={{ top: `${heightOf(price, axis)}%` }} />
      ))}
      <div ref={box} className={styles.lines} {...(isDrawn ? {} : drawing)}>
        {!isDrawn && (
          <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none" aria-hidden="true">
            <Shade id={shade} />
            <path
              d={`${line}L${CHART.width} ${CHART.height}L0 ${CHART.height}Z`}
              fill={`url(#${shade})`}
              stroke="none"
            />
            <path d={line} className={drawn.priceLine} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        {Island && <Island {...props} onDrawn={onDrawn} />}
      </div>
    </div>
  );
}
