import { useId } from 'react';
import { CHART, linePath, type PriceAxis } from '@/lib/market/axis';
import type { Point } from '@/lib/market/series';
import styles from './chart-lines.module.css';

/** The lines of the chart, for whatever size their box has. */
export function ChartLines({ points, axis }: { points: Point[]; axis: PriceAxis }) {
  const shade = useId();
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const price = linePath(
    points.map(({ minute, price: value }) => ({ minute, value })),
    axis,
  );
  const average = linePath(
    points.map(({ minute, average: value }) => ({ minute, value })),
    axis,
  );
  return (
    <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none" aria-hidden="true">
      <Shade id={shade} />
      <path
        d={`${price}L${last.minute} ${CHART.height}L${first.minute} ${CHART.height}Z`}
        fill={`url(#${shade})`}
        stroke="none"
      />
      <path d={average} className={styles.averageLine} vectorEffect="non-scaling-stroke" />
      <path d={price} className={styles.priceLine} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The fading light under the price line. */
function Shade({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.shadeTop} />
        <stop offset="1" className={styles.shadeBottom} />
      </linearGradient>
    </defs>
  );
}
