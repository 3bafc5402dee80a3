import { filingKind } from '../domain/filing-kind';
import { dayKind, hongKongDay } from '../market/calendar';
import type { ContentEntry, ContentFolder, Fault } from './model';

/** What the Exchange's rules ask for and the folder does not have: returns of months, results and reports of periods. */

const DAY_MS = 86_400_000;
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTHLY_RETURN = /月報表|monthly return\b/i;
const MONTH_ENDED = /month ended (?:\d{1,2} )?([a-z]+)(?: \d{1,2},)? (\d{4})/i;
/** A return is due on the fifth business day of the month after. */
const BUSINESS_DAYS_FOR_RETURN = 5;

/** Periods that GEM's rules ask for; quarters have not been among them since 2024. The year ends in December. */
const PERIODS = {
  half: { endsIn: 6, words: /interim results|中期業績/i, monthsForResults: 2, monthsForReport: 3 },
  year: {
    endsIn: 12,
    words: /(?:annual|final) results|全年業績|年度業績|末期業績/i,
    monthsForResults: 3,
    monthsForReport: 4,
  },
} as const;
type Period = keyof typeof PERIODS;

/** What is looked at of an entry. */
export type Audited = Pick<ContentEntry, 'kind' | 'published'> & { items: Pick<ContentEntry['items'], 'zt' | 'en'> };

/** What was due and is not there: the return of a month, or the results announcement or the report of a period. */
export type Gap = { is: 'return' | 'results' | 'report'; of: string };

const SENTENCES: Record<Gap['is'], (of: string) => Fault> = {
  return: (of) => ({ file: 'filings', message: `The monthly return of ${of} is missing.` }),
  results: (of) => ({ file: 'filings', message: `The results announcement of ${of} is missing.` }),
  report: (of) => ({ file: 'reports', message: `The report of ${of} is missing.` }),
};

/** Each with its file as far as there is one, and what is missing. */
export function audit({ entries }: Pick<ContentFolder, 'entries'>, now: number): Fault[] {
  return gapsIn(entries, now).map(({ is, of }) => SENTENCES[is](of));
}

/** Months without their return, then periods without results or report, each kind in their order. */
export function gapsIn(entries: readonly Audited[], now: number): Gap[] {
  return [...missingReturns(entries, now), ...missingPeriods(entries, now)];
}

/** Months since the first return that have none, though it was due. */
function missingReturns(entries: readonly Audited[], now: number): Gap[] {
  const months = new Set(entries.flatMap((entry) => monthOfReturn(entry) ?? []));
  const [first] = [...months].sort();
  if (first === undefined) return [];
  const missing: Gap[] = [];
  for (let month = first; returnIsDue(month, now); month = monthAfter(month)) {
    if (!months.has(month)) missing.push({ is: 'return', of: month });
  }
  return missing;
}

/** `2026-10`: the month that its title names, else the one before it was published. */
function monthOfReturn({ kind, items, published }: Audited): string | undefined {
  const title = String(items.en.title ?? '');
  if (kind !== 'filing' || !(MONTHLY_RETURN.test(title) || MONTHLY_RETURN.test(String(items.zt.title ?? ''))))
    return undefined;
  const [, name = '', year] = MONTH_ENDED.exec(title) ?? [];
  const number = MONTHS.indexOf(name.toLowerCase()) + 1;
  if (number > 0) return `${year}-${String(number).padStart(2, '0')}`;
  return published === undefined ? undefined : monthBefore(hongKongDay(published).slice(0, 7));
}

const shifted = (month: string, by: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by, 1)).toISOString().slice(0, 7);
const monthAfter = (month: string) => shifted(month, 1);
const monthBefore = (month: string) => shifted(month, -1);

/** Whether the fifth business day of the next month is over; a day that the calendar does not hold counts as one. */
function returnIsDue(month: string, now: number): boolean {
  const begin = Date.parse(`${monthAfter(month)}-01T00:00:00Z`);
  let business = 0;
  for (let day = begin; ; day += DAY_MS) {
    const name = new Date(day).toISOString().slice(0, 10);
    if (dayKind(name) !== 'closed') business++;
    if (business === BUSINESS_DAYS_FOR_RETURN) return hongKongDay(now) > name;
  }
}

/** Half-years and years since the first, without the results announcement or the report that was due. */
function missingPeriods(entries: readonly Audited[], now: number): Gap[] {
  const results = new Set(entries.flatMap((entry) => periodOfResults(entry) ?? []));
  const reports = new Set(entries.flatMap((entry) => periodOfReport(entry) ?? []));
  const years = [...results, ...reports].map((period) => Number(period.slice(0, 4)));
  const first = Math.min(...years);
  const missing: Gap[] = [];
  for (let year = first; year <= Number(hongKongDay(now).slice(0, 4)); year++) {
    for (const period of Object.keys(PERIODS) as Period[]) {
      const name = `${year}-${period}`;
      // A company that was listed in the middle of the first year has no half of it.
      if (year === first && period === 'half' && !results.has(name) && !reports.has(name)) continue;
      const { endsIn, monthsForResults, monthsForReport } = PERIODS[period];
      const isDue = (months: number) => now >= Date.UTC(year, endsIn + months, 1);
      if (!results.has(name) && isDue(monthsForResults)) {
        missing.push({ is: 'results', of: name });
      }
      if (!reports.has(name) && isDue(monthsForReport)) {
        missing.push({ is: 'report', of: name });
      }
    }
  }
  return missing;
}

/** `2026-half`, of an announcement of results. */
function periodOfResults({ kind, items, published }: Audited): string | undefined {
  const titles = `${items.en.title ?? ''} ${items.zt.title ?? ''}`;
  if (kind !== 'filing' || filingKind(titles, items.en.category as string | undefined) !== 'results') return undefined;
  const period = (Object.keys(PERIODS) as Period[]).find((each) => PERIODS[each].words.test(titles));
  if (!period) return undefined;
  // Of a year they are announced in the next one.
  const announced =
    published === undefined ? undefined : Number(hongKongDay(published).slice(0, 4)) - (period === 'year' ? 1 : 0);
  const year = /\b(20\d\d)\b/.exec(titles)?.[1] ?? announced;
  return year === undefined ? undefined : `${year}-${period}`;
}

/** The period that a report names, else what its title says. */
function periodOfReport({ kind, items, published }: Audited): string | undefined {
  if (kind !== 'report') return undefined;
  const named = (items.en.figures as { period?: string } | undefined)?.period;
  if (named !== undefined) return named;
  const titles = `${items.en.title ?? ''} ${items.zt.title ?? ''}`;
  const period = /interim|中期/i.test(titles) ? 'half' : /annual|年報/i.test(titles) ? 'year' : undefined;
  const year =
    /\b(20\d\d)\b/.exec(titles)?.[1] ?? (published === undefined ? undefined : hongKongDay(published).slice(0, 4));
  return period && year && `${year}-${period}`;
}
