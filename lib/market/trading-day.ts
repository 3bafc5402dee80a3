import type { SharePrice, SharePriceRecord } from '../contract/types';
import { dayKind, existingDay } from './calendar';
import { clockOf, placeOf } from './session';

/** Why records of an answer are not shown, and how many. */
export interface LeftOut {
  /** Another record of the same minute came later in the list. */
  repeated: number;
  /** The time is none, or lies outside the session. */
  outside: number;
  unpriced: number;
}

/** Beyond every price of the exchange, whose own table ends under HK$10,000. */
const NO_PRICE_FROM = 1_000_000;

/** A figure that can be a price. */
export function isPrice(value: number | undefined): value is number {
  return value !== undefined && value > 0 && value < NO_PRICE_FROM;
}

/**
 * What of an answer is shown: at most one record per minute of the session,
 * in the order of the day, with the fields that are read; of two records of
 * one minute the later in the list. However long the list was, nothing longer
 * than a day reaches the page. A day that does not exist counts as not given.
 */
export function tradingDayOf(answer: SharePrice): { price: SharePrice; leftOut: LeftOut } {
  const date = existingDay(answer.date);
  const halfDay = date !== undefined && dayKind(date) === 'half';
  const leftOut: LeftOut = { repeated: 0, outside: 0, unpriced: 0 };
  const byClock = new Map<number, SharePriceRecord>();
  for (const record of answer.sharePriceRtVos) {
    const clock = clockOf(record.time);
    if (clock === undefined || placeOf(clock, halfDay) === undefined) leftOut.outside++;
    else if (!isPrice(record.currentPrice)) leftOut.unpriced++;
    else {
      if (byClock.has(clock)) leftOut.repeated++;
      byClock.set(clock, record);
    }
  }
  const records = [...byClock]
    .sort(([one], [other]) => one - other)
    .map(([, { time, currentPrice, avgPrice }]) => ({ time, currentPrice, ...(isPrice(avgPrice) && { avgPrice }) }));
  return { price: { ...answer, sharePriceRtVos: records, date }, leftOut };
}
