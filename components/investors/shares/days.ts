import { longDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';

/** A day of Hong Kong (`2026-11-20`) written out. */
export function longDay(day: string, locale: Locale): string {
  return longDate(Date.parse(`${day}T00:00+08:00`), locale);
}
