import { HONG_KONG_MS } from './hong-kong';
import { INTL_LOCALE, type Locale, TIME_ZONE } from './locales';

/** A figure and the Chinese beside it stand half a space apart (docs/glossary.md), which `Intl` leaves out. */
function apart(text: string): string {
  return text.replace(/(\d)(\p{Script=Han})/gu, '$1 $2').replace(/(\p{Script=Han})(\d)/gu, '$1 $2');
}

/** A moment as text; nothing where there is none or no calendar has it, for a page is never lost to one bad value. */
function written(format: Intl.DateTimeFormat, moment: number | undefined): string {
  return isOnCalendar(moment) ? apart(format.format(moment)) : '';
}

function isOnCalendar(moment: number | undefined): moment is number {
  return moment !== undefined && !Number.isNaN(new Date(moment).getTime());
}

/** Day/month/year, as the lists of §2 show it, Hong Kong time: `18/11/2026`. */
export function dayMonthYear(moment: number | undefined): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return written(parts, moment);
}

/** A day written out in the reader's language, Hong Kong time. */
export function longDate(moment: number | undefined, locale: Locale): string {
  const words = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return written(words, moment);
}

/** A day of Hong Kong (`2026-11-18`) written out with its day of the week. */
export function dayAndWeekday(day: string, locale: Locale): string {
  const words = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    weekday: 'long',
  });
  const said = words.format(Date.parse(`${day}T12:00+08:00`));
  // Chinese puts a space between its own letters and digits (docs/glossary.md), and before the day of the week.
  return locale === 'en' ? said : said.replace(/\d+/g, ' $& ').replace('日星期', '日 星期').trim();
}

/** A month with its year as a heading, Hong Kong time: `2026 年 11 月`, `November 2026`. */
export function monthAndYear(moment: number | undefined, locale: Locale): string {
  const words = new Intl.DateTimeFormat(INTL_LOCALE[locale], { timeZone: TIME_ZONE, month: 'long', year: 'numeric' });
  // Chinese has a space between figures and words (docs/glossary.md).
  return written(words, moment).replace(/(?<=\d)(?=[年月])|(?<=年)(?=\d)/g, ' ');
}

/** A day of Hong Kong (`2026-11-18`) as short as the foot of a chart needs it: its day, its month with the year, or its year. */
export function shortDay(day: string, as: 'day' | 'month' | 'year', locale: Locale): string {
  if (as === 'year') return day.slice(0, 4);
  const words = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    timeZone: TIME_ZONE,
    month: 'short',
    ...(as === 'day' ? { day: 'numeric' } : { year: 'numeric' }),
  });
  return words.format(Date.parse(`${day}T12:00+08:00`));
}

/** Day and time, for "data from …", Hong Kong time. */
export function dateAndTime(moment: number, locale: Locale): string {
  const words = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    timeZone: TIME_ZONE,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return written(words, moment);
}

/** Time of day to the second, Hong Kong time: `16:45:02`. */
export function timeOfDay(moment: number): string {
  const digits = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeStyle: 'medium' });
  return written(digits, moment);
}

/** Made once: calendars and lists ask for thousands of days, and making it takes a hundred times as long as asking it. */
const ISO_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** Machine-readable day for `<time dateTime>`, Hong Kong time: `2026-11-18`. */
export function isoDay(moment: number | undefined): string {
  return written(ISO_DAY, moment);
}

/** For machines that read the page's data: the moment in UTC. */
export function isoMoment(moment: number | undefined): string | undefined {
  return isOnCalendar(moment) ? new Date(moment).toISOString() : undefined;
}

/** The month of a moment as `2026-11`, Hong Kong time. */
export function hongKongMonth(moment: number): string {
  return isoDay(moment).slice(0, 7);
}

/** The year of a moment, Hong Kong time. */
export function hongKongYear(moment: number): number {
  return new Date(moment + HONG_KONG_MS).getUTCFullYear();
}

/** A day without its year as it is read: `30 September`. @param day `2026-09-30` or `09-30` */
export function dayAndMonth(day: string, locale: Locale): string {
  const [month = 1, date = 1] = day.split('-').slice(-2).map(Number);
  if (locale !== 'en') return `${month} 月 ${date} 日`;
  const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return words.format(Date.UTC(2000, month - 1, date));
}
