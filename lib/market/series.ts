import type { SharePriceRecord } from '../contract/types';
import { CLOSES, clockOf, LUNCH_BEGINS, LUNCH_ENDS, placeOf, readableClock, TRADING_CLOCKS } from './session';

/** One minute of the chart. */
export interface Point {
  /** Minutes from midnight. */
  clock: number;
  /** Place on the axis, 0 to 330. */
  minute: number;
  /** As it is read: `13:46`. */
  time: string;
  price: number;
  /** Average price of the session so far; none before the first trade, nor where the API gives none. */
  average?: number;
  /** Before the first trade: the price is the previous close. */
  beforeTrade?: true;
}

/**
 * Every minute from 09:30 to the last record of a trading day, in the order of
 * the day: 12:00 and 13:00 each, and of the closing auction the minutes that
 * have a record. A minute without a record has the value before it (§9);
 * before the first one that is the previous close, the last price the market
 * had agreed on, and without a previous close the line begins at the first
 * record. After the last record nothing is made up: the line ends there.
 */
export function seriesOf(records: readonly SharePriceRecord[], previousClose: number | undefined): Point[] {
  const byClock = new Map(records.map((record) => [clockOf(record.time), record]));
  const clocks = [...byClock.keys()].filter((clock) => clock !== undefined);
  const last = Math.max(...clocks);
  const filled = TRADING_CLOCKS.filter((clock) => clock <= last);
  const points: Point[] = [];
  let price = previousClose;
  let average: number | undefined;
  let traded = false;
  for (const clock of [...filled, ...clocks.filter(isAuction)].sort((one, other) => one - other)) {
    const record = byClock.get(clock);
    if (record) {
      price = record.currentPrice;
      average = record.avgPrice;
      traded = true;
    }
    const minute = placeOf(clock, true);
    if (price === undefined || minute === undefined) continue;
    points.push({ clock, minute, time: readableClock(clock), price, average, ...(!traded && { beforeTrade: true }) });
  }
  return points;
}

/** The price of a minute that has one of the session's own: before the first trade there is none. */
export function tradedPrice({ price, beforeTrade }: Point): number | undefined {
  return beforeTrade ? undefined : price;
}

function isAuction(clock: number): boolean {
  return clock > CLOSES || (clock > LUNCH_BEGINS && clock < LUNCH_ENDS);
}

/** Every so many minutes of the clock, and the last one: the chart as a table that can be read. */
export function pointsEvery(points: readonly Point[], minutes: number): Point[] {
  return points.filter(({ clock }, index) => clock % minutes === 0 || index === points.length - 1);
}

/** The points at a minute of the axis; if there are several, the first and the last. */
export function pointsAt(points: readonly Point[], minute: number): Point[] {
  const atMinute = points.filter((point) => point.minute === minute);
  return atMinute.length > 2 ? atMinute.filter((_, index) => index === 0 || index === atMinute.length - 1) : atMinute;
}
