import { companyContent } from '@/lib/content-folder/current';
import type { Circular } from '@/lib/contract/types';
import { FILING_KINDS, type FilingKind } from '@/lib/domain/filing-kind';
import { isoDay } from '@/lib/i18n/dates';
import { type HistoryPoint, placeOfDay } from '@/lib/market/history-axis';
import { closeOn, type ShareSession, type Span } from '@/lib/market/share-history';

/** Something that happened to the shares, on the line of their price. */
export interface ChartMark {
  /** The filing that says so. */
  filing: Circular;
  /** A filing of its day, or the first day without a dividend. */
  is: 'filing' | 'exDate';
  day: string;
  /** The close that it stands at. */
  close: number;
  /** How far along the chart: 0 to 1. */
  at: number;
}

/** Kinds of filing that a price may answer to; over years the results alone can be told apart. */
const MARKED: Record<Span, readonly FilingKind[]> = {
  '1M': FILING_KINDS.filter((kind) => kind !== 'returns'),
  '1Y': ['results', 'transactions', 'halt', 'resumption'],
  '5Y': ['results', 'halt', 'resumption'],
};

/** Filings and ex-dates within the sessions that are drawn, oldest first. A filing that was withdrawn marks nothing. */
export function marksOn(span: Span, sessions: readonly ShareSession[], filings: readonly Circular[]): ChartMark[] {
  const [from = '', to = ''] = [sessions[0]?.date, sessions.at(-1)?.date];
  const standing = filings.filter(({ withdrawnAt }) => withdrawnAt === undefined);
  const happened = [
    ...standing
      .filter(({ category }) => MARKED[span].includes(category))
      .map((filing) => ({ filing, is: 'filing' as const, day: isoDay(filing.publishTime) })),
    ...exDates(standing),
  ];
  return happened
    .flatMap((each) => {
      const close = each.day >= from && each.day <= to ? closeOn(each.day, sessions) : undefined;
      return close === undefined ? [] : [{ ...each, close, at: placeOfDay(each.day, from, to) }];
    })
    .sort((one, other) => one.at - other.at);
}

/**
 * What was published along a line, by the day of the point that shows it: that of the day, or the first one after it,
 * where the price answers.
 *
 * @param titleOf how a mark is called
 */
export function publishedAt(
  points: readonly HistoryPoint[],
  marks: readonly ChartMark[],
  titleOf: (mark: ChartMark) => string,
): Record<string, string[]> {
  const published: Record<string, string[]> = {};
  for (const mark of marks) {
    const [day] = points.find(([each]) => each >= mark.day) ?? [];
    if (day !== undefined) published[day] = [...(published[day] ?? []), titleOf(mark)];
  }
  return published;
}

/** The first days without a dividend, with the filings that declared it, where the register has them. */
function exDates(filings: readonly Circular[]): Pick<ChartMark, 'filing' | 'is' | 'day'>[] {
  const declared = companyContent().dividends?.years.flatMap((year) => year.declared ?? []) ?? [];
  return declared.flatMap(({ exDate, filing: id }) => {
    const filing = filings.find((each) => each.id === id);
    return filing && exDate !== undefined ? [{ filing, is: 'exDate' as const, day: exDate }] : [];
  });
}
