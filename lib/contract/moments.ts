import { isoDay } from '../i18n/dates';

/**
 * Moments of an answer (§9), parsed once on arrival: milliseconds since 1970, or undefined if the calendar has no such
 * date.
 */

/** Smaller numbers count days or nothing at all; in seconds this is 1973. */
const SMALLEST = 1e8;
/** Larger numbers are milliseconds. */
const LARGEST_SECONDS = 1e11;
const MINUTE_MS = 60_000;
/** Hong Kong, where a date without a zone is meant, is eight hours ahead all year. */
const HONG_KONG_MINUTES = 8 * 60;
/** 1970 to 2199 in Hong Kong. */
const BEGIN = Date.UTC(1970, 0, 1) - HONG_KONG_MINUTES * MINUTE_MS;
const END = Date.UTC(2200, 0, 1) - HONG_KONG_MINUTES * MINUTE_MS;

const DATE = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d{2})(\d{2}))(?!\d)/;
const TIME = /^(?:T|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s*(?:(Z)|([+-])(\d{2}):?(\d{2}))?$/i;

/**
 * Seconds and milliseconds, as numbers or as text of 10 and 13 digits; a day of 8
 * digits, as either; a date
 * with or without a time and a zone, with hyphens, slashes, points or nothing
 * between. A date that no calendar has is no moment.
 */
export function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'number' ? momentInNumber(value) : momentInText(value);
  return moment !== undefined && moment >= BEGIN && moment < END ? moment : undefined;
}

/** The day of a moment in Hong Kong, `YYYY-MM-DD`. */
export function dayOf(value: unknown): string | undefined {
  const moment = momentOf(value);
  return moment === undefined ? undefined : isoDay(moment);
}

function momentInNumber(number: number): number | undefined {
  // A day without a time, as some tables keep it: 20261231.
  if (number >= 1970_01_01 && number < 2200_01_01) return momentInText(String(number));
  if (!(number >= SMALLEST)) return undefined;
  return Math.trunc(number < LARGEST_SECONDS ? number * 1000 : number);
}

function momentInText(value: unknown): number | undefined {
  if (typeof value !== 'string' || value.length > 60) return undefined;
  const text = value.trim();
  if (/^\d{10}(?:\d{3})?$/.test(text)) return momentInNumber(Number(text));
  const date = DATE.exec(text);
  if (!date) return undefined;
  const [whole, year, month = date[4] ?? date[6], day = date[5] ?? date[7]] = date;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // `Date` turns 30 February into 2 March.
  const there = new Date(midnight);
  if (there.getUTCDate() !== Number(day) || there.getUTCMonth() !== Number(month) - 1) return undefined;
  const rest = text.slice(whole.length);
  const minutes = rest === '' ? -HONG_KONG_MINUTES : minutesInText(rest);
  return minutes === undefined ? undefined : midnight + minutes * MINUTE_MS;
}

/** Minutes, with their parts, from midnight in UTC. */
function minutesInText(text: string): number | undefined {
  const time = TIME.exec(text);
  if (!time) return undefined;
  const [, hours, minutes, seconds = '0', utc, sign, zoneHours, zoneMinutes] = time;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const zone = Number(zoneHours ?? 0) * 60 + Number(zoneMinutes ?? 0);
  const ahead = utc ? 0 : sign === undefined ? HONG_KONG_MINUTES : sign === '-' ? -zone : zone;
  return Number(hours) * 60 + Number(minutes) + Number(seconds) / 60 - ahead;
}
