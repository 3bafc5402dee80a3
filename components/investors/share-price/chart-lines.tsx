import { useId } from 'react';
import { CHART, linePath, type PriceAxis, type Spot } from '@/lib/market/axis';
import { type Point, tradedPrice } from '@/lib/market/series';
import styles from './chart-lines.module.css';
import { Shade } from './chart-shade';

/** The lines of the chart as the server draws them, for whatever size their box has. */
export function ChartLines({ points, axis }: { points: Point[]; axis: PriceAxis }) {
  const shade = useId();
  const closeAt = axis.previousCloseAt;
  const price = points.map((point) => ({ minute: point.minute, value: tradedPrice(point) }));
  const average = points.map(({ minute, average: value }) => ({ minute, value }));
  return (
    <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none" aria-hidden="true">
      <Shade id={shade} />
      {closeAt !== undefined && (
        <line
          x2={CHART.width}
          y1={closeAt * CHART.height}
          y2={closeAt * CHART.height}
          className={styles.closeLine}
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path d={areaPath(price, axis)} fill={`url(#${shade})`} stroke="none" />
      <path d={linePath(average, axis)} className={styles.averageLine} vectorEffect="non-scaling-stroke" />
      <path d={linePath(price, axis)} className={styles.priceLine} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** What lies under the price line, down to the foot of the chart. */
function areaPath(price: Spot[], axis: PriceAxis): string | undefined {
  const traded = price.filter(({ value }) => value !== undefined);
  const [first] = traded;
  const last = traded.at(-1);
  return first && last && `${linePath(price, axis)}L${last.minute} ${CHART.height}L${first.minute} ${CHART.height}Z`;
}
