import type { ReactNode } from 'react';
import type { ExchangeId } from '@/lib/market/exchanges';

/** The words of the clock of sessions, which the server writes. */
export interface ClockWords {
  cities: Record<ExchangeId, string>;
  exchanges: Record<ExchangeId, string>;
  hongKongTime: string;
  /** Before the day, where today has no session. */
  nextTradingDay: string;
  /** With `{city}`, `{hours}` and `{minutes}`: until the first market opens. */
  opensFirst: string;
  /** Beside the figure of hours. */
  openHours: string;
  /** Before the key of the bars. */
  together: string;
  now: string;
  local: string;
  /** Where clocks show what those in Hong Kong do. */
  none: string;
  holiday: string;
  /** With hours in Hong Kong's day that begin the day before. */
  holidayAfter: string;
  weekendAfter: string;
  weekend: string;
  halfDay: string;
  unknown: string;
  /** With `{time}`: open until, at lunch until, closed until today, closed until a day. */
  open: string;
  lunch: string;
  closed: string;
  /** With `{day}` and `{time}`. */
  later: string;
  /** With `{time}`: where a session ends after midnight. */
  nextDay: string;
  note: ReactNode;
}
