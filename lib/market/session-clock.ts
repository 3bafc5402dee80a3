import { EXCHANGE_IDS, type ExchangeId, exchangeDay, hoursOn, isWeekend, zoneOf } from './exchanges';
import {
  type ClockDay,
  type ClockNow,
  crowdsOf,
  DAY_MINUTES,
  type MarketDay,
  type MarketDayKind,
  type MarketNow,
} from './session-line';

/**
 * The trading day of six markets on one line of 24 hours, Hong Kong time. Local hours become instants by the time zone
 * of the place, so summer time in London and New York shifts their bars by itself.
 */

const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;
const HONG_KONG = 'Asia/Hong_Kong';
/** Longer than any run of holidays. */
const DAYS_AHEAD = 15;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone at an instant, as an instant of UTC that reads the same. */
function wallClock(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formats.set(zone, format);
  }
  const [day, month, year, hour, minute] = format.format(instant).match(/\d+/g) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`);
}

/** The instant at which the clocks of a zone show a minute of a day. */
function instantOf(day: string, minute: number, zone: string): number {
  const wanted = Date.parse(`${day}T00:00Z`) + minute * MINUTE_MS;
  // Twice: the first guess may lie on the other side of a change of the clocks.
  let instant = wanted;
  for (let turn = 0; turn < 2; turn++) instant += wanted - wallClock(instant, zone);
  return instant;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Day and minute that clocks at an exchange show. */
export function localTime(instant: number, exchange: ExchangeId): { day: string; minute: number } {
  const shown = wallClock(instant, zoneOf(exchange));
  return { day: new Date(shown).toISOString().slice(0, 10), minute: (shown % DAY_MS) / MINUTE_MS };
}

/** Sessions of a day of the place, as instants. */
function sessionsOf(exchange: ExchangeId, day: string): { opens: number; closes: number }[] {
  const zone = zoneOf(exchange);
  return hoursOn(exchange, day).map(([opens, closes]) => ({
    opens: instantOf(day, opens, zone),
    closes: instantOf(day, closes, zone),
  }));
}

function kindOf(exchange: ExchangeId, day: string): MarketDayKind {
  const kind = exchangeDay(exchange, day);
  return kind === 'closed' ? (isWeekend(day) ? 'weekend' : 'holiday') : kind;
}

function marketDay(exchange: ExchangeId, day: string): MarketDay {
  const midnight = instantOf(day, 0, HONG_KONG);
  const minuteOf = (instant: number) => Math.min(DAY_MINUTES, Math.max(0, (instant - midnight) / MINUTE_MS));
  // A session that began the evening before ends in this day's small hours.
  const spans = [dayAfter(day, -1), day]
    .flatMap((local) => sessionsOf(exchange, local))
    .map(({ opens, closes }) => ({ from: minuteOf(opens), to: minuteOf(closes) }))
    .filter(({ from, to }) => from < to);
  return { exchange, kind: kindOf(exchange, day), local: hoursOn(exchange, day), spans };
}

const marketsOn = (day: string): MarketDay[] => EXCHANGE_IDS.map((exchange) => marketDay(exchange, day));

/** The six markets on a day of Hong Kong. */
export function clockDay(day: string): ClockDay {
  const markets = marketsOn(day);
  const crowds = crowdsOf(markets);
  const openMinutes = crowds.reduce((sum, { from, to, open }) => (open > 0 ? sum + to - from : sum), 0);
  return { day, markets, crowds, openMinutes };
}

/** Whether shares trade at an exchange, and when that changes next. */
export function marketNow(exchange: ExchangeId, now: number): MarketNow {
  const today = localTime(now, exchange).day;
  const sessions = sessionsOf(exchange, today);
  const open = sessions.find(({ opens, closes }) => opens <= now && now < closes);
  if (open) return { state: 'open', changes: open.closes };
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const coming = sessionsOf(exchange, dayAfter(today, days)).find(({ opens }) => opens > now);
    if (!coming) continue;
    const lunch = days === 0 && sessions.some(({ closes }) => closes <= now);
    return { state: lunch ? 'lunch' : 'closed', changes: coming.opens };
  }
  return { state: 'closed' };
}

/**
 * The day whose sessions are worth showing: a day on which no market trades leads to the next one that has a session.
 *
 * @param minute of the day; a session of the night before may still go on
 */
export function dayShown(day: string, minute = DAY_MINUTES): string {
  if (marketsOn(day).some(({ spans }) => spans.some(({ to }) => to > minute))) return day;
  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const later = dayAfter(day, days);
    if (EXCHANGE_IDS.some((exchange) => hoursOn(exchange, later).length > 0)) return later;
  }
  return day;
}

/** What the clock shows at an instant. */
export function clockAt(now: number): ClockNow {
  const { day: today, minute } = localTime(now, 'hongKong');
  const day = dayShown(today, minute);
  const places = EXCHANGE_IDS.map((exchange) => {
    const { state, changes } = marketNow(exchange, now);
    const next = changes === undefined ? undefined : { ...localTime(changes, 'hongKong'), at: changes };
    return [exchange, { minute: localTime(now, exchange).minute, state, next }] as const;
  });
  const [first] = places
    .flatMap(([exchange, { next }]) => (next ? [{ exchange, minutes: Math.round((next.at - now) / MINUTE_MS) }] : []))
    .sort((one, other) => one.minutes - other.minutes);
  return {
    ...clockDay(day),
    minute,
    today,
    ...(day !== today && first && { opensFirst: first }),
    places: Object.fromEntries(places) as ClockNow['places'],
  };
}
