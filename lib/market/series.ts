import type { SharePriceRecord } from '../website-api/types';
import { roundPrice } from './figures';
import { clockOf, minuteOf, readableClock, SESSION_MINUTES, timeAt } from './session';

/** One minute of the chart. */
export interface Point {
  /** Minute of the session, 0 to 330. */
  minute: number;
  /** As it is read: `13:46`. */
  time: string;
  price: number;
  /** Average price of the session so far; none before the first trade. */
  average?: number;
}

/** A record that lies within the session and has a price. */
export interface Trade extends Point {
  /** Minutes from midnight. */
  clock: number;
  record: SharePriceRecord;
}

/**
 * The records of a session in the order of the day. Of two records of one
 * time the later one of the list counts; records outside the session or
 * without a price do not.
 */
export function tradesOf(records: readonly SharePriceRecord[]): Trade[] {
  const byClock = new Map<number, Trade>();
  for (const record of records) {
    const minute = minuteOf(record.time);
    const clock = clockOf(record.time);
    if (minute === undefined || clock === undefined || !(record.currentPrice > 0)) continue;
    byClock.set(clock, {
      clock,
      minute,
      time: readableClock(clock),
      price: roundPrice(record.currentPrice),
      average: record.avgPrice > 0 ? record.avgPrice : undefined,
      record,
    });
  }
  return [...byClock.values()].sort((one, other) => one.clock - other.clock);
}

/**
 * Every minute from 09:30 to the last one known. A minute without a trade has
 * the value before it (§9); before the first trade that is the previous close,
 * the last price the market had agreed on, and there is no average yet. After
 * the last record nothing is made up: the line ends there.
 */
export function seriesOf(trades: readonly Trade[], previousClose: number): Point[] {
  const last = trades.at(-1);
  if (!last) return [];
  // 12:00 and 13:00 share a minute: the afternoon's price is the newer one.
  const byMinute = new Map(trades.map((trade) => [trade.minute, trade]));
  const points: Point[] = [];
  let price = roundPrice(previousClose);
  let average: number | undefined;
  for (let minute = 0; minute <= last.minute; minute++) {
    const trade = byMinute.get(minute);
    price = trade?.price ?? price;
    average = trade?.average ?? average;
    const time = trade && minute < SESSION_MINUTES ? trade.time : timeAt(minute);
    points.push({ minute, time, price, average });
  }
  return points;
}

/** Every so many minutes, and the last one: the chart as a table that can be read. */
export function pointsEvery(points: readonly Point[], minutes: number): Point[] {
  return points.filter(({ minute }, index) => minute % minutes === 0 || index === points.length - 1);
}
