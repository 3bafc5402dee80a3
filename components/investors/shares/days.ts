import { longDate } from '@/lib/i18n/dates';
import { midnightOf } from '@/lib/i18n/hong-kong';
import type { Locale } from '@/lib/i18n/locales';

/** A day of Hong Kong (`2026-11-20`) written out. */
export function longDay(day: string, locale: Locale): string {
  return longDate(midnightOf(day), locale);
}
