import type { ExchangeId, Hours } from './exchanges';

/**
 * The line of 24 hours on which the session clock shows its markets, and what
 * follows from the bars on it. When markets trade is known to `session-clock.ts`.
 */

export const DAY_MINUTES = 24 * 60;

/** Part of the line, in minutes from midnight in Hong Kong: from 0 to 1440. */
export interface Span {
  from: number;
  to: number;
}

/** A part of the line during which the same number of markets is open. */
export interface Crowd extends Span {
  open: number;
}

/** `weekend` and `holiday` are of the place's own day of the same date; `unknown` where its calendar ends. */
export type MarketDayKind = 'full' | 'half' | 'weekend' | 'holiday' | 'unknown';

export interface MarketDay {
  exchange: ExchangeId;
  kind: MarketDayKind;
  /** Opening hours by the clock of the place, on its day of that date. */
  local: Hours[];
  /** Opening hours that fall on the day in Hong Kong, whichever day of the place they belong to. */
  spans: Span[];
}

export interface ClockDay {
  /** `YYYY-MM-DD` in Hong Kong. */
  day: string;
  markets: MarketDay[];
  /** The line from end to end, and how many markets are open on each part of it. */
  crowds: Crowd[];
  /** Minutes of the day with at least one market open. */
  openMinutes: number;
}

export interface MarketNow {
  /** `lunch` is between two sessions of a day. */
  state: 'open' | 'lunch' | 'closed';
  /** The next instant at which it opens or, while it is open, closes. Absent only where no session is near. */
  changes?: number;
}

/** The day that the clock shows, and the minute of today in Hong Kong. */
export interface ClockNow extends ClockDay {
  /** Of today, which may be another day than the one that is shown. */
  minute: number;
  today: string;
  /** Where another day is shown: which market opens first, and in how many minutes. */
  opensFirst?: { exchange: ExchangeId; minutes: number };
  places: Record<
    ExchangeId,
    {
      /** Of the place's own day. */
      minute: number;
      state: MarketNow['state'];
      /** When the state changes: day and minute in Hong Kong, and the instant. */
      next?: { day: string; minute: number; at: number };
    }
  >;
}

/** How many markets are open on each part of the line, from midnight to midnight. */
export function crowdsOf(markets: readonly Pick<MarketDay, 'spans'>[]): Crowd[] {
  const spans = markets.flatMap((market) => market.spans);
  const edges = [...new Set([0, DAY_MINUTES, ...spans.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  const crowds: Crowd[] = [];
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const open = spans.filter((span) => span.from <= from && span.to > from).length;
    const to = edges[index + 1] ?? DAY_MINUTES;
    const before = crowds.at(-1);
    if (before?.open === open) before.to = to;
    else crowds.push({ from, to, open });
  }
  return crowds;
}

/** The parts of a market's sessions in which at least `open` markets trade, this one included. */
export function spansWithAtLeast(spans: readonly Span[], crowds: readonly Crowd[], open: number): Span[] {
  const busy: Span[] = [];
  for (const crowd of crowds) {
    if (crowd.open < open) continue;
    for (const span of spans) {
      const from = Math.max(span.from, crowd.from);
      const to = Math.min(span.to, crowd.to);
      const before = busy.at(-1);
      if (from >= to) continue;
      if (before?.to === from) before.to = to;
      else busy.push({ from, to });
    }
  }
  return busy;
}
