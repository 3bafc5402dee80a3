import { QUOTE_OLD_AFTER } from '../base/freshness.mjs';
import { HONG_KONG_MS } from '../i18n/hong-kong';
import calendar from './calendar.json';
import {
  AUCTION_MINUTES,
  CLOSES,
  LUNCH_BEGINS,
  LUNCH_ENDS,
  LUNCH_MINUTE,
  OPENS,
  placeOf,
  QUOTE_DELAY_MINUTES,
} from './session';

/**
 * When the Hong Kong market is open. `calendar.json` holds the weekdays on
 * which it is shut or closes at noon, a year at a time: the exchange publishes
 * the next year's calendar months ahead, and whoever runs the site adds it.
 * Closures by weather are announced on the day and are not known here.
 */

interface Year {
  holidays: readonly string[];
  halfDays: readonly string[];
}
/** Holidays and short days of a market, by year. */
export type TradingYears = Readonly<Record<string, Year | undefined>>;
const YEARS: TradingYears = calendar;

/** `unknown` is a weekday of a year that the calendar does not hold. */
export type DayKind = 'full' | 'half' | 'closed' | 'unknown';
/** `before` and `closed` are of a trading day; on a `holiday`, weekends included, there is no trading at all. */
export type MarketState = 'before' | 'open' | 'lunch' | 'closed' | 'holiday';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The day in Hong Kong, `YYYY-MM-DD`. */
export function hongKongDay(now: number): string {
  return new Date(now + HONG_KONG_MS).toISOString().slice(0, 10);
}

function hongKongClock(now: number): number {
  const date = new Date(now + HONG_KONG_MS);
  return date.getUTCHours() * 60 + date.getUTCMinutes();
}

/** The given day if it exists: 30 February does not. */
export function existingDay(day: string | undefined): string | undefined {
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day) ? day : undefined;
}

/** What kind of day `YYYY-MM-DD` is for the market; for that of Hong Kong unless told. */
export function dayKind(day: string, years: TradingYears = YEARS): DayKind {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return 'closed';
  const year = years[day.slice(0, 4)];
  if (!year) return 'unknown';
  if (year.holidays.includes(day)) return 'closed';
  return year.halfDays.includes(day) ? 'half' : 'full';
}

/** The trading day before `YYYY-MM-DD`, where the calendar holds it. */
export function tradingDayBefore(day: string | undefined): string | undefined {
  if (day === undefined) return undefined;
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  const kind = dayKind(before);
  if (kind === 'closed') return tradingDayBefore(before);
  return kind === 'unknown' ? undefined : before;
}

/** Whether the calendar still holds the month to come. */
export function calendarCovers(now: number): boolean {
  return YEARS[hongKongDay(now + 31 * DAY_MS).slice(0, 4)] !== undefined;
}

/**
 * Open while shares trade continuously. The pre-opening counts as before and
 * the closing auction as closed, a half day ends at 12:00, and a weekday of a
 * year that the calendar does not hold counts as a full day.
 */
export function marketState(now: number): MarketState {
  const kind = dayKind(hongKongDay(now));
  const minute = hongKongClock(now);
  if (kind === 'closed') return 'holiday';
  if (minute < OPENS) return 'before';
  if (minute >= (kind === 'half' ? LUNCH_BEGINS : CLOSES)) return 'closed';
  return minute >= LUNCH_BEGINS && minute < LUNCH_ENDS ? 'lunch' : 'open';
}

/** Whether the session has begun and not ended; the lunch break counts as part of it. */
function isTradingTime(now: number): boolean {
  const state = marketState(now);
  return state === 'open' || state === 'lunch';
}

/** The delay of quotes, and the closing auction on top of it. */
const TAIL_MS = (QUOTE_DELAY_MINUTES + AUCTION_MINUTES) * MINUTE_MS;

/** Whether new quotes can arrive: while the market is open, and as long after as quotes are delayed. */
export function expectsQuotes(now: number): boolean {
  return marketState(now) === 'open' || marketState(now - TAIL_MS) === 'open';
}

/**
 * Whether a session's quote should have been followed by today's: the market
 * has been trading for longer than quotes are delayed, and the quote is of an
 * earlier day.
 */
export function isBehind(date: string, now: number): boolean {
  return date < hongKongDay(now) && isTradingTime(now) && isTradingTime(now - TAIL_MS);
}

/**
 * Whether the last minute of a session is long ago although the market is open.
 *
 * @param clock that minute, from midnight
 * @param date day of the session; without one, today is assumed
 */
export function isOld(clock: number, date: string | undefined, now: number): boolean {
  if (!isTradingTime(now) || (date !== undefined && date !== hongKongDay(now))) return false;
  // Between two halves of a day the market stands where the first one ended.
  const passed = (placeOf(hongKongClock(now)) ?? LUNCH_MINUTE) - (placeOf(clock, true) ?? 0);
  return passed >= QUOTE_OLD_AFTER / 60 || (date === undefined && passed < 0);
}
