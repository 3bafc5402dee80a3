import type { ReportPeriod } from './report-period';

/** Headline figures of a reporting period, in the order in which a reader looks for them. All in HK$'000. */
export const FIGURE_NAMES = [
  'revenue',
  'grossProfit',
  'profitBeforeTax',
  'profit',
  'attributable',
  'equity',
  'cash',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** An amount in HK$'000, negative for a loss, with that of the year before where it is given. */
export interface Amount {
  amount: number;
  before?: number;
  /** Page of the document that says so. */
  page?: number;
}

/** A part of the business, in the reader's language. */
export interface Segment {
  name: string;
  amount: number;
  before?: number;
}

/** What a report or a story says in figures: as data, from the content folder or from an API. */
export interface Figures {
  /** `2026-half`; a year and `first-quarter`, `half`, `nine-months` or `year`. */
  period: string;
  amounts: Partial<Record<FigureName, Amount>>;
  segments?: Segment[];
}

/** Stretches of a financial year, as figures name them and as titles of reports are read. */
const STRETCHES: ReadonlyMap<string, ReportPeriod> = new Map([
  ['first-quarter', 'firstQuarter'],
  ['half', 'half'],
  ['nine-months', 'nineMonths'],
  ['year', 'year'],
]);

/** The financial year and the stretch of it that figures are of; undefined where their period is none. */
export function periodOf(period: string): { year: number; stretch: ReportPeriod } | undefined {
  const [, year, name = ''] = /^(\d{4})-([a-z-]+)$/.exec(period) ?? [];
  const stretch = STRETCHES.get(name);
  return stretch && { year: Number(year), stretch };
}

/** +1,000%. */
const MOST_THOUSANDTHS = 10_000;

/** A true minus, as wide as a plus. */
const MINUS = '\u2212';

/**
 * What an amount did against the year before: `+23.8%`, with a true minus where it fell, `0.0%` where it neither rose
 * nor fell. Undefined without an amount before, and where a percentage would say nothing: of less than nothing, or of so
 * little that the amount is eleven times as much.
 */
export function changeOf({ amount, before }: Pick<Amount, 'amount' | 'before'>): string | undefined {
  if (before === undefined || amount < 0 || before <= 0) return undefined;
  const change = thousandths(amount - before, before);
  if (change >= MOST_THOUSANDTHS) return undefined;
  return `${signOf(change)}${percent(Math.abs(change))}`;
}

/** What the revenue did against the year before, as `changeOf` says it. */
export function revenueChangeOf(figures: Figures | undefined): string | undefined {
  const revenue = figures?.amounts.revenue;
  return revenue && changeOf(revenue);
}

const signOf = (change: number): string => (change > 0 ? '+' : change < 0 ? MINUS : '');

/** A number to its last digit, its thousands apart: `86,427`, with a true minus where it is negative. */
export function inThousands(amount: number): string {
  const figure = Math.abs(amount).toLocaleString('en', { maximumFractionDigits: 20 });
  return amount < 0 ? `${MINUS}${figure}` : figure;
}

/** What a part is of the revenue, in percent to one decimal place; undefined of no revenue. */
export function marginOf(part: number | undefined, revenue: number | undefined): number | undefined {
  if (part === undefined || revenue === undefined || revenue <= 0) return undefined;
  return thousandths(part, revenue) / 10;
}

/** A margin as it is written: `61.9%`, with a true minus where it is negative. */
export function writtenMargin(margin: number): string {
  const tenths = Math.round(margin * 10);
  return `${tenths < 0 ? MINUS : ''}${percent(Math.abs(tenths))}`;
}

export interface YearAmount {
  year: number;
  amount: number;
}

/**
 * The revenue of the same stretch of each year, oldest first, from figures whose order is newest first. A year is as the
 * year after it reports it, which may have restated it; that of the last is its own.
 */
export function revenueOfYears(figures: Figures[], stretch: ReportPeriod): YearAmount[] {
  const years = new Map<number, number>();
  for (const { year, amount, before } of figures
    .toReversed()
    .flatMap((each) => revenueIn(each, stretch))
    .sort(byYear)) {
    if (before !== undefined) years.set(year - 1, before);
    years.set(year, amount);
  }
  return [...years].map(([year, amount]) => ({ year, amount })).sort(byYear);
}

function revenueIn({ period, amounts }: Figures, stretch: ReportPeriod): (Amount & { year: number })[] {
  const of = periodOf(period);
  return of?.stretch === stretch && amounts.revenue ? [{ ...amounts.revenue, year: of.year }] : [];
}

function byYear(one: YearAmount, other: YearAmount): number {
  return one.year - other.year;
}

/** A part of the business with what it has of the revenue. */
export interface RevenueShare {
  part: string;
  /** `56.9%`. */
  share: string;
}

/** The largest part of the business, with its share of the revenue; undefined where the two do not fit each other. */
export function largestShareOf(figures: Figures | undefined): RevenueShare | undefined {
  const revenue = figures?.amounts.revenue?.amount ?? 0;
  const [largest] = [...(figures?.segments ?? [])].sort((one, other) => other.amount - one.amount);
  if (!largest || largest.amount <= 0 || largest.amount > revenue) return undefined;
  return { part: largest.name, share: percent(thousandths(largest.amount, revenue)) };
}

/**
 * A part in thousandths of the whole, halves away from nothing. Multiplied first: whole amounts stay whole numbers, and
 * a half is a half.
 */
function thousandths(part: number, whole: number): number {
  return Math.sign(part) * Math.round((Math.abs(part) * 1000) / whole);
}

function percent(inThousandths: number): string {
  return `${(inThousandths / 10).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`;
}
