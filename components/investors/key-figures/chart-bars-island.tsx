'use client';

import { Bar, BarChart, Tooltip, type TooltipContentProps, XAxis, YAxis } from 'recharts';
import { inThousands } from '@/lib/domain/figures';
import { fill } from '@/lib/i18n/fill';
import { IslandDrawn } from '../data/island-drawn';
import { BESIDE, BETWEEN, type ChartYear, SERIES } from './chart-bars';
import type { FiguresChartProps } from './figures-chart';
import styles from './figures-chart.module.css';

const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };
const share = (part: number) => `${part * 100}%`;

export interface ChartBarsIslandProps extends FiguresChartProps {
  /** Its bars are there, in the place of those of the server. */
  onDrawn(): void;
}

/** The bars by Recharts, in the box and with the axis of the server's drawing, and read by pointer, finger and keys. */
export default function ChartBarsIsland(props: ChartBarsIslandProps) {
  const { years, axis, summary, words, onDrawn } = props;
  return (
    <BarChart
      data={years}
      responsive
      margin={NO_MARGIN}
      barCategoryGap={share(BESIDE)}
      barGap={share(BETWEEN)}
      className={styles.island}
      aria-label={summary}
      desc={words.read}
      accessibilityLayer
    >
      <XAxis hide dataKey="year" />
      <YAxis hide type="number" domain={[axis.low, axis.high]} />
      {SERIES.map((series) => (
        <Bar key={series} dataKey={series} className={styles[series]} isAnimationActive={false} />
      ))}
      <Tooltip
        filterNull={false}
        position={{ y: 0 }}
        isAnimationActive={false}
        cursor={{ className: styles.cursor }}
        content={(shown) => <Reading {...props} {...shown} />}
      />
      <IslandDrawn onDrawn={onDrawn} />
    </BarChart>
  );
}

/** The tooltip: in figures for the eye, as a sentence for the ear. */
function Reading({ active, payload, words }: ChartBarsIslandProps & TooltipContentProps) {
  const of: ChartYear | undefined = active ? payload[0]?.payload : undefined;
  const amounts = SERIES.map((series) => {
    const amount = of?.[series];
    return { series, written: amount === undefined ? words.notGiven : `${inThousands(amount)} ${words.thousand}` };
  });
  const year = of && fill(words.year, { year: String(of.year) });
  return (
    <>
      <output className={`visually-hidden ${styles.spoken}`}>
        {of && [year, ...amounts.map(({ series, written }) => `${words[series]} ${written}`)].join(words.comma)}
      </output>
      {of && (
        <div className={styles.readout} data-testid="chart-readout" data-figures aria-hidden="true">
          <p>
            <span>{year}</span>
            <b>{words.thousand}</b>
          </p>
          {SERIES.map((series) => {
            const amount = of[series];
            return (
              <p key={series} data-series={series}>
                <span>{words[series]}</span>
                <b>{amount === undefined ? '–' : inThousands(amount)}</b>
              </p>
            );
          })}
        </div>
      )}
    </>
  );
}
