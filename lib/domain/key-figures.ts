import { type Amount, changeOf, FIGURE_NAMES, type FigureName, type Figures, marginOf, periodOf } from './figures';
import type { ReportPeriod } from './report-period';
import { type SegmentSeries, segmentSeries } from './segments';

/** Figures of a period as its document reports them, in the reader's language. */
export interface ReportedFigures extends Figures {
  /** Id of the report or filing that they are from. */
  document: string;
  audited: boolean;
  /** Why amounts of the year before are not those that were reported then. */
  restated?: string;
}

/** Which way a profit went where a percentage says nothing. */
export type Turn = 'toProfit' | 'toLoss' | 'lossNarrowed' | 'lossWidened';

/** What an amount did against the year before, as the same document gives both. */
export type Movement = { percent: string } | { turn: Turn };

/** An amount of the table, with the document and page that say so. */
export interface KeyFigure {
  amount: number;
  document: string;
  page?: number;
  /** Absent if the amount was restated or only the year after gives it: then there is nothing to compare it with. */
  movement?: Movement;
  /** It is what a later document says; `from` is what was reported first. */
  restated?: { from: number; because?: string };
}

/** What is worked out from the amounts of a column, in percent to one decimal place. */
export const MARGINS = ['grossMargin', 'netMargin'] as const;
export type MarginName = (typeof MARGINS)[number];

export interface KeyColumn {
  year: number;
  /** `2026-half`. */
  period: string;
  /** A document reports this period by itself; otherwise it is known from the year after, or is a gap. */
  isReported: boolean;
  audited?: boolean;
  amounts: Partial<Record<FigureName, KeyFigure>>;
  margins: Partial<Record<MarginName, number>>;
}

/** The same stretch of each year, newest first, without a year left out between the first and the last. */
export interface KeyTable {
  stretch: ReportPeriod;
  /** Amounts that any of the years has. */
  names: FigureName[];
  columns: KeyColumn[];
  /** Revenue by segment, where the documents give it. */
  segments: SegmentSeries[];
  /** Documents have stopped to give this stretch: the last year that has it. */
  endedWith?: number;
}

/** Stretches as the page offers them: what most come for stands first. */
export const STRETCH_ORDER: readonly ReportPeriod[] = ['year', 'half', 'nineMonths', 'firstQuarter'];

const STRETCH_NAMES: Readonly<Record<ReportPeriod, string>> = {
  year: 'year',
  half: 'half',
  nineMonths: 'nine-months',
  firstQuarter: 'first-quarter',
};

/** The name of a period: `2026-nine-months`. */
export function periodName(year: number, stretch: ReportPeriod): string {
  return `${year}-${STRETCH_NAMES[stretch]}`;
}

const MOST_YEARS = 10;

type Dated = ReportedFigures & { year: number };

/** All tables that the figures give, in the order of the page. */
export function keyTables(figures: readonly ReportedFigures[]): KeyTable[] {
  return STRETCH_ORDER.flatMap((stretch) => keyTable(figures, stretch) ?? []);
}

/** The table of a stretch; undefined where nothing is given of it. */
export function keyTable(figures: readonly ReportedFigures[], stretch: ReportPeriod): KeyTable | undefined {
  const dated = figures.flatMap((each): (Dated & { stretch: ReportPeriod })[] => {
    const of = periodOf(each.period);
    return of ? [{ ...each, ...of }] : [];
  });
  const ofStretch = new Map(dated.filter((each) => each.stretch === stretch).map((each) => [each.year, each]));
  const years = [...ofStretch.keys()].sort((one, other) => other - one);
  const [last] = years;
  const earliest = years.at(-1);
  if (last === undefined || earliest === undefined) return undefined;
  const columns = Array.from({ length: last - earliest + 2 }, (_, back) =>
    columnOf(last - back, stretch, ofStretch),
  ).slice(0, MOST_YEARS);
  if (isEmpty(columns.at(-1))) columns.pop();
  const names = FIGURE_NAMES.filter((name) => columns.some(({ amounts }) => amounts[name]));
  if (names.length === 0) return undefined;
  const latest = Math.max(...dated.map(({ year }) => year));
  // The year before the latest is over: what it did not give of this stretch will not come.
  const segments = segmentSeries(
    [...ofStretch.values()].filter(({ year }) => columns.some((each) => each.year === year)),
  );
  return { stretch, names, columns, segments, ...(last < latest - 1 && { endedWith: last }) };
}

function columnOf(year: number, stretch: ReportPeriod, ofStretch: ReadonlyMap<number, Dated>): KeyColumn {
  const own = ofStretch.get(year);
  const after = ofStretch.get(year + 1);
  const amounts: KeyColumn['amounts'] = {};
  for (const name of FIGURE_NAMES) {
    const figure = figureOf(name, own, after);
    if (figure) amounts[name] = figure;
  }
  const revenue = amounts.revenue?.amount;
  const margins = {
    grossMargin: marginOf(amounts.grossProfit?.amount, revenue),
    netMargin: marginOf(amounts.attributable?.amount, revenue),
  };
  return {
    year,
    period: periodName(year, stretch),
    isReported: own !== undefined,
    ...(own && { audited: own.audited }),
    amounts,
    margins,
  };
}

/** An amount as its own document gives it, unless the year after says another: that one stands then. */
function figureOf(name: FigureName, own: Dated | undefined, after: Dated | undefined): KeyFigure | undefined {
  const first = own && givenIn(own, name);
  const later = after && givenIn(after, name);
  const source = ({ document }: Dated, { page }: Amount) => ({ document, ...(page !== undefined && { page }) });
  if (after && later?.before !== undefined && later.before !== first?.amount) {
    const figure = { amount: later.before, ...source(after, later) };
    if (!first) return figure;
    return { ...figure, restated: { from: first.amount, ...(after.restated && { because: after.restated }) } };
  }
  if (!own || !first) return undefined;
  const movement = movementOf(first);
  return { amount: first.amount, ...source(own, first), ...(movement && { movement }) };
}

/** An amount that is not given, or is nothing at all (`null`), is none; one that is zero is zero. */
function givenIn({ amounts }: Dated, name: FigureName): Amount | undefined {
  const given = amounts[name];
  if (!given || !Number.isFinite(given.amount)) return undefined;
  const { before, ...rest } = given;
  return Number.isFinite(before) ? given : rest;
}

/** What an amount did against the year before; undefined where there is nothing to say. */
export function movementOf({ amount, before }: Amount): Movement | undefined {
  const change = changeOf({ amount, ...(before !== undefined && { before }) });
  if (change !== undefined) return { percent: change };
  if (before === undefined || before === 0 || amount === 0 || amount === before) return undefined;
  if (amount > 0 && before > 0) return undefined;
  if (amount > 0) return { turn: 'toProfit' };
  if (before > 0) return { turn: 'toLoss' };
  return { turn: amount > before ? 'lossNarrowed' : 'lossWidened' };
}

function isEmpty(column: KeyColumn | undefined): boolean {
  return column !== undefined && Object.keys(column.amounts).length === 0;
}
