import { type DayKind, dayKind, type TradingYears } from './calendar';
import calendars from './exchange-calendars.json';
import { CLOSES, LUNCH_BEGINS, LUNCH_ENDS, OPENS } from './session';

/**
 * The six markets of TradeGo Markets: where they are, and when shares trade
 * there. `exchange-calendars.json` holds their holidays and short days, a year
 * at a time as each exchange publishes them; Hong Kong's are in `calendar.json`.
 */

/** In the order of the product's own board. */
export const EXCHANGE_IDS = ['hongKong', 'shanghai', 'tokyo', 'singapore', 'london', 'newYork'] as const;
export type ExchangeId = (typeof EXCHANGE_IDS)[number];

/** Minutes from midnight by the clock of the place: opens, closes. */
export type Hours = readonly [opens: number, closes: number];

interface Exchange {
  /** IANA name of its time zone. */
  zone: string;
  /** Trading of a whole day, with the closing auction where it falls before the close (Shanghai, Tokyo); between two of them is the lunch break. */
  sessions: readonly Hours[];
  /** When a short day ends. */
  halfDayCloses?: number;
  years?: TradingYears;
}

const at = (hour: number, minute = 0) => hour * 60 + minute;

const EXCHANGES: Record<ExchangeId, Exchange> = {
  hongKong: {
    zone: 'Asia/Hong_Kong',
    sessions: [
      [OPENS, LUNCH_BEGINS],
      [LUNCH_ENDS, CLOSES],
    ],
    halfDayCloses: LUNCH_BEGINS,
  },
  shanghai: {
    zone: 'Asia/Shanghai',
    sessions: [
      [at(9, 30), at(11, 30)],
      [at(13), at(15)],
    ],
    years: calendars.shanghai,
  },
  tokyo: {
    zone: 'Asia/Tokyo',
    sessions: [
      [at(9), at(11, 30)],
      [at(12, 30), at(15, 30)],
    ],
    years: calendars.tokyo,
  },
  singapore: {
    zone: 'Asia/Singapore',
    sessions: [
      [at(9), at(12)],
      [at(13), at(17)],
    ],
    halfDayCloses: at(12),
    years: calendars.singapore,
  },
  london: {
    zone: 'Europe/London',
    sessions: [[at(8), at(16, 30)]],
    halfDayCloses: at(12, 30),
    years: calendars.london,
  },
  newYork: {
    zone: 'America/New_York',
    sessions: [[at(9, 30), at(16)]],
    halfDayCloses: at(13),
    years: calendars.newYork,
  },
};

export function zoneOf(exchange: ExchangeId): string {
  return EXCHANGES[exchange].zone;
}

/** What kind of day `YYYY-MM-DD`, a day of the place, is there. `unknown`: a weekday of a year not in the calendar. */
export function exchangeDay(exchange: ExchangeId, day: string): DayKind {
  return dayKind(day, EXCHANGES[exchange].years);
}

/** The markets abroad whose calendar does not hold the year of a day, `YYYY-MM-DD`. */
export function withoutCalendar(day: string): ExchangeId[] {
  return EXCHANGE_IDS.filter((exchange) => {
    const { years } = EXCHANGES[exchange];
    return years !== undefined && years[day.slice(0, 4)] === undefined;
  });
}

/** A Saturday or Sunday by the calendar of the world. */
export function isWeekend(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
}

/** When shares trade on a day of the place; none on a holiday. A day of which nothing is known counts as a whole one. */
export function hoursOn(exchange: ExchangeId, day: string): Hours[] {
  const { sessions, halfDayCloses } = EXCHANGES[exchange];
  const kind = exchangeDay(exchange, day);
  if (kind === 'closed') return [];
  const last = kind === 'half' && halfDayCloses !== undefined ? halfDayCloses : 24 * 60;
  return sessions.filter(([opens]) => opens < last).map(([opens, closes]): Hours => [opens, Math.min(closes, last)]);
}
