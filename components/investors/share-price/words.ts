import { longDate } from '@/lib/i18n/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { MarketState } from '@/lib/market/calendar';
import type { Trend } from '@/lib/market/figures';

/**
 * The words of the share price block as plain text, since its figures change in
 * the browser, where there is no message formatter. Those that hold `{names}`
 * are completed by `fill` (lib/i18n/fill.ts).
 */
export interface SharePriceWords {
  listing: string;
  previousClose: string;
  high: string;
  low: string;
  price: string;
  average: string;
  asOf: string;
  undated: string;
  lastSession: string;
  noTrades: string;
  noTradesUndated: string;
  lastClose: string;
  noRecords: string;
  summary: string;
  summaryWithoutClose: string;
  emptySummary: string;
  recordlessSummary: string;
  /** How a time is told to a reader whose clock shows another. */
  hongKongTime: string;
  read: string;
  readingPrice: string;
  readingAverage: string;
  readingBeforeTrade: string;
  /** Between the parts of what is read out. */
  comma: string;
  behind: string;
  old: string;
  refreshFailed: string;
  refreshEmpty: string;
  market: Record<MarketState, string>;
  trend: Record<Trend, string>;
  /** A move in words, for whoever does not see its sign. */
  moved: Record<Trend, string>;
  table: Record<'open' | 'caption' | 'note' | 'time' | 'timeThere' | 'change' | 'percent', string>;
  download: string;
}

/** The day of a session, written out; an API that dates nothing leaves it open. */
export function dayInWords(date: string | undefined, locale: Locale): string | undefined {
  return date && longDate(Date.parse(`${date}T00:00+08:00`), locale);
}
