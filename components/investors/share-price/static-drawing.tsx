import { useId } from 'react';
import { DRAWING, linePath, type PriceAxis } from '@/lib/market/axis';
import type { Point } from '@/lib/market/series';
import styles from './price-chart.module.css';

/** The lines of the chart as the server draws them, for whatever size their box has. */
export function StaticDrawing({ points, axis }: { points: Point[]; axis: PriceAxis }) {
  const shade = useId();
  const last = points.at(-1);
  if (!last) return null;
  const price = linePath(
    points.map(({ minute, price: value }) => ({ minute, value })),
    axis,
  );
  const average = linePath(
    points.flatMap(({ minute, average: value }) => (value === undefined ? [] : [{ minute, value }])),
    axis,
  );
  return (
    <svg viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} preserveAspectRatio="none" aria-hidden="true">
      <Shade id={shade} />
      <path
        d={`${price}L${last.minute} ${DRAWING.height}L0 ${DRAWING.height}Z`}
        fill={`url(#${shade})`}
        stroke="none"
      />
      <path d={average} className={styles.averageLine} vectorEffect="non-scaling-stroke" />
      <path d={price} className={styles.priceLine} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The fading light under the price line. */
export function Shade({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.shadeTop} />
        <stop offset="1" className={styles.shadeBottom} />
      </linearGradient>
    </defs>
  );
}
