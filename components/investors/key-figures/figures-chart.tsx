'use client';

import { type AmountAxis, placeOf } from '@/lib/domain/amount-axis';
import { useLive } from '../../ui/actions/live';
import { useIsland } from '../data/use-island';
import { ChartBars, type ChartYear, SERIES, type Series } from './chart-bars';
import styles from './figures-chart.module.css';

/** Words as the server has them, with places to fill. */
export interface ChartWords extends Record<Series, string> {
  /** Of a year: `{year}`. */
  year: string;
  thousand: string;
  comma: string;
  notGiven: string;
  read: string;
}

export interface FiguresChartProps {
  /** Oldest first. */
  years: ChartYear[];
  axis: AmountAxis;
  /** What stands beside the lines of the axis, highest first. */
  labels: string[];
  /** Unit of the labels. */
  unit: string;
  /** What the chart shows, in a sentence. */
  summary: string;
  words: ChartWords;
}

/**
 * Revenue and profit of the years as bars. Grid and labels are HTML, the bars SVG as the server drew them. Whoever points
 * at the chart, touches it or comes to it with the keyboard gets the bars of Recharts in the same box, which can be read.
 */
export function FiguresChart(props: FiguresChartProps) {
  const { years, axis, labels, unit, summary, words } = props;
  const live = useLive();
  const { box, Island, isDrawn, onDrawn, calls } = useIsland(() => import('./chart-bars-island'));
  const drawing = { role: 'img', 'aria-label': summary, tabIndex: live ? 0 : undefined, ...calls };
  return (
    <figure className={styles.chart} data-testid="figures-chart" data-chart>
      <ul className={styles.legend}>
        {SERIES.map((series) => (
          <li key={series} data-series={series}>
            {words[series]}
          </li>
        ))}
        <li className={styles.unit}>{unit}</li>
      </ul>
      <div className={styles.plotAndLabels}>
        <div className={styles.plot}>
          {axis.lines.map(({ amount, at }) => (
            <span
              key={at}
              className={styles.line}
              data-zero={amount === 0 || undefined}
              style={{ top: `${at * 100}%` }}
            />
          ))}
          <div ref={box} className={styles.bars} {...(isDrawn ? {} : drawing)}>
            {!isDrawn && <ChartBars years={years} axis={axis} />}
            {Island && <Island {...props} onDrawn={onDrawn} />}
          </div>
        </div>
        <ul className={styles.amounts} aria-hidden="true" data-figures>
          {axis.lines.map(({ amount, at }, index) => (
            <li key={at} style={{ top: `${placeOf(amount, axis) * 100}%` }}>
              {labels[index]}
            </li>
          ))}
        </ul>
        <ol className={styles.years} aria-hidden="true" data-figures>
          {years.map(({ year }) => (
            <li key={year}>{year}</li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
