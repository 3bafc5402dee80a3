import { type Move, moveOf } from './figures';
import { SESSION_MINUTES } from './session';

/** A horizontal line of the chart. */
export interface AxisLine {
  price: number;
  /** From the previous close, where there is one. */
  move?: Move;
  /** Share of the height, from the top: 0 to 1. */
  at: number;
}

export interface PriceAxis {
  low: number;
  high: number;
  /** Five lines, highest first: 4 intervals (§9). */
  lines: AxisLine[];
  /** Where the previous close lies, as a share of the height. */
  previousCloseAt?: number;
}

const INTERVALS = 4;

/**
 * The price axis around the previous close: 4 equal intervals of whole ticks,
 * the previous close in the middle, so that the same distance up and down is
 * the same percentage. Only a share that has more than doubled needs an axis
 * that begins at zero instead. Without a previous close the first price stands
 * in the middle, and there are no percentages.
 */
export function priceAxis(prices: readonly number[], previousClose: number | undefined): PriceAxis {
  const middle = previousClose ?? prices[0] ?? 0;
  const farthest = Math.max(0, ...prices.map((price) => Math.abs(price - middle)));
  const tick = tickOf(middle + farthest);
  let step = wholeTicks(farthest / (INTERVALS / 2), tick);
  let low = middle - (INTERVALS / 2) * step;
  if (low < 0) {
    low = 0;
    step = wholeTicks(Math.max(...prices, middle) / INTERVALS, tick);
  }
  const high = low + INTERVALS * step;
  const lines = Array.from({ length: INTERVALS + 1 }, (_, index) => {
    const price = withoutNoise(high - index * step);
    return {
      price,
      ...(previousClose !== undefined && { move: moveOf(price, previousClose) }),
      at: index / INTERVALS,
    };
  });
  return {
    low,
    high,
    lines,
    ...(previousClose !== undefined && { previousCloseAt: (high - previousClose) / (high - low) }),
  };
}

/** Steps in which a price moves: the exchange's spreads under HK$0.50, and whole cents above (§9). */
export function tickOf(price: number): number {
  return price < 0.25 ? 0.001 : price < 0.5 ? 0.005 : 0.01;
}

function wholeTicks(value: number, tick: number): number {
  // The small allowance keeps 0.06 / 2 from becoming four cents.
  return Math.max(tick, Math.ceil(value / tick - 1e-6) * tick);
}

/** Removes the rounding error of binary fractions from a sum of ticks. */
function withoutNoise(price: number): number {
  return Number(price.toFixed(6));
}

/** Units of the SVG: a minute across, a hundredth of the height down. */
export const CHART = { width: SESSION_MINUTES, height: 100 } as const;

/** How far down the chart a price lies. */
export function heightOf(price: number, { low, high }: Pick<PriceAxis, 'low' | 'high'>): number {
  return Number((((high - price) / (high - low)) * CHART.height).toFixed(2));
}

/** A value of the line at a minute; where there is none the line is broken. */
export interface Spot {
  minute: number;
  value: number | undefined;
}

/** The line through the values, as an SVG path; spots on a level run are left out. */
export function linePath(spots: readonly Spot[], axis: Pick<PriceAxis, 'low' | 'high'>): string {
  return runsOf(spots)
    .map((run) => {
      const corners = run
        .map(({ minute, value }) => ({ minute, down: heightOf(value, axis) }))
        .filter(({ down }, index, all) => {
          const before = all[index - 1];
          const after = all[index + 1];
          return !before || !after || before.down !== down || after.down !== down;
        })
        .map(({ minute, down }, index) => `${index === 0 ? 'M' : 'L'}${minute} ${down}`);
      // A line of one spot is a dot, which only a closed path draws.
      return corners.length === 1 ? `${corners[0]}Z` : corners.join('');
    })
    .join('');
}

/** The stretches of a line between the spots that have no value. */
function runsOf(spots: readonly Spot[]): { minute: number; value: number }[][] {
  const runs: { minute: number; value: number }[][] = [];
  let continues = false;
  for (const { minute, value } of spots) {
    if (value !== undefined) {
      if (continues) runs.at(-1)?.push({ minute, value });
      else runs.push([{ minute, value }]);
    }
    continues = value !== undefined;
  }
  return runs;
}
