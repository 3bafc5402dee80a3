/** The axis of a chart of amounts: whole steps around zero, which is always on it. */
export interface AmountAxis {
  low: number;
  high: number;
  /** Highest first; `at` is the share of the height from the top, 0 to 1. */
  lines: { amount: number; at: number }[];
}

/** Steps that a reader counts in, of any power of ten. */
const STEPS = [1, 2, 5, 10];
const MOST_INTERVALS = 5;

/** @param amounts of any sign; without any the axis goes from 0 to 1 */
export function amountAxis(amounts: readonly number[]): AmountAxis {
  const least = Math.min(0, ...amounts);
  const most = Math.max(0, ...amounts);
  if (least === most) return { low: 0, high: 1, lines: [1, 0].map((amount) => ({ amount, at: 1 - amount })) };
  const step = stepOf(most - least);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const count = Math.round((high - low) / step);
  const lines = Array.from({ length: count + 1 }, (_, index) => ({ amount: high - index * step, at: index / count }));
  return { low, high, lines };
}

/** Where an amount lies, as a share of the height from the top. */
export function placeOf(amount: number, { low, high }: AmountAxis): number {
  return (high - amount) / (high - low);
}

function stepOf(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / MOST_INTERVALS));
  return (STEPS.find((step) => step * power >= span / MOST_INTERVALS) ?? 10) * power;
}
