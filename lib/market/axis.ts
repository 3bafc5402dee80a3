import { roundPrice } from './figures';
import type { Point } from './series';
import { SESSION_MINUTES } from './session';

/** A horizontal line of the chart. */
export interface AxisLine {
  price: number;
  /** From the previous close. */
  percent: number;
  /** Share of the height, from the top: 0 to 1. */
  at: number;
}

export interface PriceAxis {
  low: number;
  high: number;
  /** Five lines, highest first: 4 intervals (§9). */
  lines: AxisLine[];
  /** Where the previous close lies, as a share of the height. */
  previousCloseAt: number;
}

const INTERVALS = 4;
const CENT = 0.01;

/**
 * The price axis around the previous close: 4 equal intervals of whole cents,
 * the previous close in the middle, so that the same distance up and down is
 * the same percentage. Only a share that has more than doubled needs an axis
 * that begins at zero instead.
 */
export function priceAxis(points: readonly Pick<Point, 'price' | 'average'>[], previousClose: number): PriceAxis {
  const values = points.flatMap(({ price, average }) => (average === undefined ? [price] : [price, average]));
  const farthest = Math.max(0, ...values.map((value) => Math.abs(value - previousClose)));
  let step = wholeCents(farthest / (INTERVALS / 2));
  let low = previousClose - (INTERVALS / 2) * step;
  if (low < 0) {
    low = 0;
    step = wholeCents(Math.max(...values, previousClose) / INTERVALS);
  }
  const high = low + INTERVALS * step;
  const lines = Array.from({ length: INTERVALS + 1 }, (_, index) => {
    const price = high - index * step;
    return { price: roundPrice(price), percent: percentFrom(previousClose, price), at: index / INTERVALS };
  });
  return { low, high, lines, previousCloseAt: (high - previousClose) / (high - low) };
}

export function percentFrom(previousClose: number, price: number): number {
  return ((price - previousClose) / previousClose) * 100;
}

function wholeCents(value: number): number {
  // The small allowance keeps 0.06 / 2 from becoming four cents.
  return Math.max(CENT, Math.ceil(value / CENT - 1e-6) * CENT);
}

/** Units of the drawing: a minute across, a hundredth of the height down. */
export const DRAWING = { width: SESSION_MINUTES, height: 100 } as const;

/** How far down the drawing a price lies. */
export function heightOf(price: number, { low, high }: Pick<PriceAxis, 'low' | 'high'>): number {
  return Number((((high - price) / (high - low)) * DRAWING.height).toFixed(2));
}

/** The line through one value per minute, as an SVG path; minutes on a straight run are left out. */
export function linePath(values: readonly { minute: number; value: number }[], axis: PriceAxis): string {
  const spots = values.map(({ minute, value }) => ({ minute, down: heightOf(value, axis) }));
  return spots
    .filter((spot, index) => {
      const before = spots[index - 1];
      const after = spots[index + 1];
      return !before || !after || before.down !== spot.down || after.down !== spot.down;
    })
    .map(({ minute, down }, index) => `${index === 0 ? 'M' : 'L'}${minute} ${down}`)
    .join('');
}
