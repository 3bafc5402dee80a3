import { INTL_LOCALE, type Locale, TIME_ZONE } from './locales';

/** Day/month/year, as the lists of §2 show it, Hong Kong time: `18/11/2026`. */
export function dayMonthYear(moment: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return parts.format(moment);
}

/** A day written out in the reader's language, Hong Kong time. */
export function longDate(moment: number, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(moment);
}

/** Day and time, for "data from …", Hong Kong time. */
export function dateAndTime(moment: number, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    timeZone: TIME_ZONE,
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment);
}

/** Machine-readable day for `<time dateTime>`, Hong Kong time: `2026-11-18`. */
export function isoDay(moment: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(moment);
}

/** Hong Kong is eight hours ahead of UTC all year; `Intl` says the same a thousand times slower. */
const HONG_KONG_MS = 8 * 60 * 60 * 1000;

/** The year of a moment, Hong Kong time. */
export function hongKongYear(moment: number): number {
  return new Date(moment + HONG_KONG_MS).getUTCFullYear();
}
