import { numeralsAsFigures } from '../search/numerals';

/** The day of a general meeting as a notice names it in its title: 「2026 年 6 月 12 日」, 「二零二六年六月十二日」, "12 June 2026". */
const CHINESE = /(?<year>\d{4}) ?年 ?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?日/;
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
);
const ENGLISH = new RegExp(`(?<day>\\d{1,2}) (?<month>${MONTHS.join('|')}) (?<year>\\d{4})`, 'i');
/** A notice, not what was voted, nor a form. */
const NOTICE = /大[會会]通[告知]|notice of .*general meeting/i;

/** The day for which a filing calls a general meeting, as UTC midnight; undefined where it calls none. */
export function meetingDay(title: string): Date | undefined {
  if (!NOTICE.test(title)) return undefined;
  const groups = (CHINESE.exec(numeralsAsFigures(title)) ?? ENGLISH.exec(title))?.groups;
  if (!groups) return undefined;
  const named = MONTHS.findIndex((month) => month.toLowerCase() === groups.month?.toLowerCase());
  const month = named >= 0 ? named : Number(groups.month) - 1;
  const [year, date] = [Number(groups.year), Number(groups.day)];
  const day = new Date(Date.UTC(year, month, date));
  return day.getUTCFullYear() === year && day.getUTCMonth() === month && day.getUTCDate() === date ? day : undefined;
}
