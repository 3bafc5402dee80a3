import type { Circular } from '@/lib/contract/types';
import { FILING_KINDS, type FilingKind } from '@/lib/domain/filing-kind';
import { isoDay } from '@/lib/i18n/dates';
import { placeOfDay } from '@/lib/market/history-axis';
import { closeOn, type ShareSession, type Span } from '@/lib/market/share-history';

/** Something that happened to the company, on the line of its price. */
export interface ChartMark {
  filing: Circular;
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

/** The filings within the sessions that are drawn, oldest first. One that was withdrawn marks nothing. */
export function marksOn(span: Span, sessions: readonly ShareSession[], filings: readonly Circular[]): ChartMark[] {
  const [from = '', to = ''] = [sessions[0]?.date, sessions.at(-1)?.date];
  return filings
    .filter(({ category, withdrawnAt }) => withdrawnAt === undefined && MARKED[span].includes(category))
    .flatMap((filing) => {
      const day = isoDay(filing.publishTime);
      const close = day >= from && day <= to ? closeOn(day, sessions) : undefined;
      return close === undefined ? [] : [{ filing, day, close, at: placeOfDay(day, from, to) }];
    })
    .sort((one, other) => one.at - other.at);
}
