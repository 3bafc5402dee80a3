import { CHART, tickOf } from './axis';
import type { Span } from './share-history';

/** Axes of a chart of sessions: prices at its side, days along its foot. Days lie where the calendar has them. */

export interface RangeAxis {
  low: number;
  high: number;
  /** Prices of its lines, highest first. */
  lines: number[];
}

/** A day (`YYYY-MM-DD`) and its close in HK$: as little as a line needs, since a browser is sent years of them. */
export type HistoryPoint = readonly [day: string, close: number];

const INTERVALS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** The axis around the lowest and the highest price: four or five intervals of a round number of ticks. */
export function rangeAxis(prices: readonly number[]): RangeAxis {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const tick = tickOf(least);
  const step = roundStep((most - least) / INTERVALS, tick);
  const low = Math.max(0, Math.floor(least / step + 1e-9) * step);
  const intervals = Math.max(1, Math.ceil((most - low) / step - 1e-9));
  const lines = Array.from({ length: intervals + 1 }, (_, index) =>
    Number((low + (intervals - index) * step).toFixed(6)),
  );
  return { low: Number(low.toFixed(6)), high: lines[0] ?? most, lines };
}

function roundStep(least: number, tick: number): number {
  const wanted = Math.max(least, tick);
  const power = 10 ** Math.floor(Math.log10(wanted) + 1e-9);
  const step = power * (ROUND.find((each) => each * power >= wanted - 1e-9) ?? 10);
  // A step of two and a half ticks is none.
  return Math.max(tick, Math.ceil(step / tick - 1e-6) * tick);
}

/** How far along the chart a day lies: 0 to 1. */
export function placeOfDay(day: string, from: string, to: string): number {
  const [at, start, end] = [day, from, to].map((each) => Date.parse(each)) as [number, number, number];
  return end === start ? 0 : (at - start) / (end - start);
}

/** The closes as spots of a line (lib/market/axis `linePath`). */
export function spotsOf(points: readonly HistoryPoint[]): { minute: number; value: number }[] {
  const [from = '', to = ''] = [points[0]?.[0], points.at(-1)?.[0]];
  return points.map(([day, value]) => ({
    minute: Number((placeOfDay(day, from, to) * CHART.width).toFixed(1)),
    value,
  }));
}

/** The days that the foot of a chart names: of a month every week, of a year each third month, of years each of them. */
export function namedDays(span: Span, from: string, to: string): string[] {
  return DAYS_NAMED[span](from).filter((day) => day >= from && day <= to);
}

const DAY_MS = 86_400_000;
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const WEEKS = 6;
const MONTHS = 15;
const YEARS = 7;

const DAYS_NAMED: Record<Span, (from: string) => string[]> = {
  '1M': (from) => Array.from({ length: WEEKS }, (_, week) => iso(Date.parse(from) + week * 7 * DAY_MS)),
  '1Y': (from) => {
    const [year = 0, month = 1] = from.split('-').map(Number);
    return Array.from({ length: MONTHS }, (_, later) => Date.UTC(year, month - 1 + later, 1))
      .filter((moment) => new Date(moment).getUTCMonth() % 3 === 0)
      .map(iso);
  },
  '5Y': (from) => Array.from({ length: YEARS }, (_, later) => `${Number(from.slice(0, 4)) + later}-01-01`),
};
