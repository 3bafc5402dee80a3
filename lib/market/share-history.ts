import type { SharePrice } from '../contract/types';
import { isPrice, tradingDayOf } from './trading-day';

/** What is remembered of a session once it is over: prices in HK$. */
export interface ShareSession {
  /** `YYYY-MM-DD` in Hong Kong. */
  date: string;
  close: number;
  high: number;
  low: number;
  /** Shares traded, where the source says so. */
  volume?: number;
  /** Their value in HK$, likewise. */
  turnover?: number;
}

/** A session as far as an answer knows it. */
export interface SessionSoFar extends ShareSession {
  /** Time of its last record, HHMM: of two answers the later one knows more. */
  until: string;
}

/** The session in an answer; undefined where the answer has no day, or nothing traded on it. */
export function sessionOf(answer: SharePrice): SessionSoFar | undefined {
  const { sharePriceRtVos: records, xj, date } = tradingDayOf(answer).price;
  const last = records.at(-1);
  if (date === undefined || last === undefined) return undefined;
  const close = isPrice(xj) ? xj : last.currentPrice;
  const prices = [...records.map(({ currentPrice }) => currentPrice), close];
  return {
    date,
    close,
    high: Math.max(...prices),
    low: Math.min(...prices),
    ...(answer.volume !== undefined && { volume: answer.volume }),
    ...(answer.turnover !== undefined && { turnover: answer.turnover }),
    until: last.time.padStart(4, '0'),
  };
}

/** Earlier sessions, oldest first, together with the one that is shown, which replaces its remembered version. */
export function withSession(history: readonly ShareSession[], shown: ShareSession | undefined): ShareSession[] {
  if (shown === undefined) return [...history];
  const { date, close, high, low, volume, turnover } = shown;
  const session = { date, close, high, low, ...(volume !== undefined && { volume, turnover }) };
  const before = history.filter((each) => each.date < date);
  return [...before, session, ...history.filter((each) => each.date > date)];
}

/** How far back a chart looks from the last session. */
export const SPANS = ['1M', '1Y', '5Y'] as const;
export type Span = (typeof SPANS)[number];
const MONTHS: Record<Span, number> = { '1M': 1, '1Y': 12, '5Y': 60 };

/** The day so many months before another; of a day that its month does not have, the month's last. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** The sessions of a span that ends with the last one. */
export function sessionsOf(span: Span, history: readonly ShareSession[]): ShareSession[] {
  const last = history.at(-1);
  if (last === undefined) return [];
  const from = monthsBefore(last.date, MONTHS[span]);
  return history.filter(({ date }) => date >= from);
}

/** Fewer sessions than these are no line worth looking at. */
const FEWEST = 5;

/** The spans that show more than a shorter one does. */
export function spansWithData(history: readonly ShareSession[]): Span[] {
  return SPANS.filter((span, index) => {
    const shorter = SPANS[index - 1];
    const shown = sessionsOf(span, history).length;
    return shown >= FEWEST && (shorter === undefined || shown > sessionsOf(shorter, history).length);
  });
}

/** A price and the latest day that had it. */
export interface PriceOfDay {
  price: number;
  date: string;
}

export interface YearRange {
  high: PriceOfDay;
  low: PriceOfDay;
  /** The first day that is known, where that is less than a year before the last. */
  since?: string;
}

/** The days between one session and the first of its 52 weeks: a week of holidays may stand at either end. */
const WEEKS_52 = 364;
const DAY_MS = 86_400_000;
const LONGEST_BREAK_DAYS = 7;

/** Highest and lowest price of the 52 weeks that end with the last session; undefined while there is none. */
export function yearRange(history: readonly ShareSession[]): YearRange | undefined {
  const last = history.at(-1);
  if (last === undefined) return undefined;
  const from = dayBefore(last.date, WEEKS_52);
  const sessions = history.filter(({ date }) => date >= from);
  const [first = last] = history;
  const high = sessions.reduce((best, each) => (each.high >= best.high ? each : best), last);
  const low = sessions.reduce((best, each) => (each.low <= best.low ? each : best), last);
  return {
    high: { price: high.high, date: high.date },
    low: { price: low.low, date: low.date },
    ...(first.date > dayBefore(last.date, WEEKS_52 - LONGEST_BREAK_DAYS) && { since: first.date }),
  };
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}

/** A stretch of sessions as one row: `period` is its month, or its day. */
export interface HistoryRow extends ShareSession {
  period: string;
}

/** One row a month: its last close, with its highest and lowest price. Newest first. */
export function rowsByMonth(history: readonly ShareSession[]): HistoryRow[] {
  const months = new Map<string, HistoryRow>();
  for (const session of history) {
    const period = session.date.slice(0, 7);
    const before = months.get(period);
    months.set(period, {
      ...session,
      period,
      high: Math.max(session.high, before?.high ?? session.high),
      low: Math.min(session.low, before?.low ?? session.low),
    });
  }
  return [...months.values()].reverse();
}

/** The last session of each week: what a line of years is drawn through. */
export function lastOfWeeks(history: readonly ShareSession[]): ShareSession[] {
  const weeks = new Map<number, ShareSession>();
  // 1970 began on a Thursday: shifted by three days a week begins on a Monday.
  for (const session of history) weeks.set(Math.floor((Date.parse(session.date) / DAY_MS + 3) / 7), session);
  return [...weeks.values()];
}

/** The close at which a day is marked on the chart: its own, or that of the session before it. */
export function closeOn(day: string, history: readonly ShareSession[]): number | undefined {
  return history.findLast(({ date }) => date <= day)?.close;
}
