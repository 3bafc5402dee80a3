import { HONG_KONG_MS } from '../i18n/hong-kong';
import { dayKind, hongKongDay, type TradingYears } from '../market/calendar';
import years from '../market/calendar.json';
import windows from '../market/publication-windows.json';
import { isFiled } from './kinds';
import type { ContentEntry } from './model';

/**
 * When a document that the Exchange's rules ask for may be released: once the Exchange has published it, and within the
 * times in which it publishes. Those stand beside the market's calendar (lib/market/publication-windows.json), and which
 * day is which in the calendar itself.
 */

/** When the Exchange publishes: the holidays and half days, and the times of each kind of day, from and until. */
export interface ExchangeCalendar {
  years: TradingYears;
  windows: {
    businessDay: readonly (readonly string[])[];
    halfDay: readonly (readonly string[])[];
    /** On a day without trading before one with it. */
    dayBeforeBusinessDay: readonly (readonly string[])[];
  };
}
export const EXCHANGE_CALENDAR: ExchangeCalendar = { years, windows };

/** Which condition keeps an entry back; only the window may be overruled, with a reason. */
export type Gate = 'notBefore' | 'exchange' | 'archive' | 'window';
export type Releasable = { may: true } | { may: false; gate: Gate; because: string; until?: number };

const DAY_MS = 86_400_000;
/** Lunar New Year and a weekend on either side are five days. */
const MOST_DAYS_AHEAD = 15;

/**
 * Whether an entry may be released now.
 *
 * @param exchange how the Exchange has it, where that is said at the release and not in its file
 */
export function releasable(
  entry: Pick<ContentEntry, 'kind' | 'notBefore' | 'exchange' | 'archive' | 'published'>,
  exchange: ContentEntry['exchange'],
  now: number,
  calendar: ExchangeCalendar = EXCHANGE_CALENDAR,
): Releasable {
  if (entry.notBefore !== undefined && now < entry.notBefore) {
    return no('notBefore', `It is not to be released before ${clockOf(entry.notBefore)}.`, entry.notBefore);
  }
  if (!isFiled(entry)) return { may: true };
  const known = exchange ?? entry.exchange;
  if (entry.archive) return archived(entry.published, known, now);
  if (!known) {
    const how = 'in entry.yaml (exchange), or as release ID --exchange NUMBER --at TIME.';
    return no(
      'exchange',
      `The Exchange comes first: say its document number and the time at which it published it, ${how}`,
    );
  }
  const wrong = faultOfExchange(known);
  if (wrong !== undefined) return no('exchange', wrong);
  if (known.at > now) {
    const because = `The Exchange published it at ${clockOf(known.at)}, and it is ${clockOf(now)} here: one of the two is wrong.`;
    return no('exchange', because, known.at);
  }
  return withinWindow(now, calendar);
}

/** What is wrong with how the Exchange is said to have a document, in a sentence; undefined where nothing is. */
export function faultOfExchange({ id, at }: NonNullable<ContentEntry['exchange']>): string | undefined {
  const day = hongKongDay(at).replaceAll('-', '');
  if (/^\d{13}$/.test(id) && id.startsWith(day)) return undefined;
  return `A document number of the Exchange is the day on which it published the document and five digits, such as ${day}00123: ${id} is none of ${hongKongDay(at)}.`;
}

/** What the Exchange published long before this site had it. */
function archived(published: number | undefined, exchange: ContentEntry['exchange'], now: number): Releasable {
  if (exchange) return no('archive', 'It is of the archive and has a number at the Exchange: take one of the two out.');
  if (published === undefined) return no('archive', 'It is of the archive: published must say when it was published.');
  if (published <= now - DAY_MS) return { may: true };
  return no('archive', `It is of the archive, but was published less than a day ago: ${clockOf(published)}.`);
}

function withinWindow(now: number, calendar: ExchangeCalendar): Releasable {
  const today = windowsOf(hongKongDay(now), calendar);
  if (today === undefined) {
    const because = `The calendar of the Exchange does not have ${hongKongDay(now)}: nobody knows its windows.`;
    return no('window', because);
  }
  if (today.some(([from, until]) => now >= from && now < until)) return { may: true };
  const next = nextWindow(now, calendar);
  const then = next === undefined ? '' : ` The next one begins at ${clockOf(next)}.`;
  return no(
    'window',
    `It is ${clockOf(now)}, outside of the windows in which the Exchange publishes.${then} If it has to be now: --outside-window "REASON".`,
    next,
  );
}

function nextWindow(now: number, calendar: ExchangeCalendar): number | undefined {
  for (let ahead = 0; ahead <= MOST_DAYS_AHEAD; ahead++) {
    const later = windowsOf(hongKongDay(now + ahead * DAY_MS), calendar)?.find(([from]) => from > now);
    if (later) return later[0];
  }
  return undefined;
}

/** The windows of a day, in ms; undefined where the calendar does not hold it or, on a day off, the day after. */
function windowsOf(day: string, { years, windows }: ExchangeCalendar): [from: number, until: number][] | undefined {
  const kind = dayKind(day, years);
  const at = (clock = '') => Date.parse(`${day}T${clock}:00Z`) - HONG_KONG_MS;
  const inMs = (given: readonly (readonly string[])[]) =>
    given.map(([from, until]): [number, number] => [at(from), at(until)]);
  if (kind === 'unknown') return undefined;
  if (kind === 'full') return inMs(windows.businessDay);
  if (kind === 'half') return inMs(windows.halfDay);
  const tomorrow = dayKind(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10), years);
  if (tomorrow === 'unknown') return undefined;
  return tomorrow === 'closed' ? [] : inMs(windows.dayBeforeBusinessDay);
}

const no = (gate: Gate, because: string, until?: number): Releasable => ({
  may: false,
  gate,
  because,
  ...(until !== undefined && { until }),
});

/** A moment as whoever publishes reads it, in Hong Kong time: `2026-11-12 16:45`. */
export function clockOf(moment: number): string {
  return new Date(moment + HONG_KONG_MS).toISOString().slice(0, 16).replace('T', ' ');
}
