import { companyContent } from '../content-folder/current';
import { spanOf } from '../content-folder/dates-faults';
import type { EventFile } from '../content-folder/dates-schema';
import { momentOf } from '../contract/moments';
import type { EventKind } from '../domain/shareholder-dates';
import { nextMidnight } from '../i18n/hong-kong';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { hongKongDay } from '../market/calendar';

/** A day or days of the company's calendar, in one language. */
export interface CompanyEvent {
  /** The same in every language, and wherever it is moved. */
  id: string;
  kind: EventKind;
  title: string;
  /** First and last day in Hong Kong, `2027-03-25`: the same where it is one day. */
  from: string;
  to: string;
  certainty: 'firm' | 'expected';
  /** The filing that announces it, and the general meeting that it is of, by their names in the content folder. */
  filing?: string;
  meeting?: string;
  note?: string;
  /** Why it does not take place. */
  cancelled?: string;
  /** How often it was changed since it was first told, and when last, in ms. */
  sequence: number;
  changed?: number;
}

/** All events that content has, the earliest first, those that were cancelled among them. */
export function companyEvents(locale: Locale): CompanyEvent[] {
  return companyContent().calendar.map((event) => eventOf(event, locale));
}

function eventOf(event: EventFile, locale: Locale): CompanyEvent {
  const { id, kind, title, certainty, filing, meeting, note, cancelled, sequence = 0, changed } = event;
  return {
    id,
    kind,
    title: title[locale],
    ...spanOf(event),
    certainty,
    sequence,
    ...(filing !== undefined && { filing }),
    ...(meeting !== undefined && { meeting }),
    ...(note && { note: note[locale] }),
    ...(cancelled && { cancelled: cancelled[locale] }),
    ...(changed !== undefined && { changed: momentOf(changed) }),
  };
}

/** The events that are not over on a day in Hong Kong and take place, the earliest first. */
function eventsAhead(locale: Locale, now: number): CompanyEvent[] {
  const today = hongKongDay(now);
  return companyEvents(locale).filter(({ to, cancelled }) => to >= today && cancelled === undefined);
}

/**
 * The next days that a shareholder notes, the earliest first: what is today is among them. Closed periods are not,
 * which bind the directors.
 *
 * @param n how many at most
 */
export function nextEvents(locale: Locale, now: number, n: number): CompanyEvent[] {
  return eventsAhead(locale, now)
    .filter(({ kind }) => kind !== 'closedPeriod')
    .slice(0, n);
}

/** The next results, today's among them, in the default language unless told; undefined where content has none. */
export function nextResults(now: number, locale: Locale = DEFAULT_LOCALE): CompanyEvent | undefined {
  return eventsAhead(locale, now).find(({ kind }) => kind === 'results');
}

/** Twelve months after a day, `2027-11-28`; of a leap day the last of February. */
function yearAfter(day: string, years: number): string {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return new Date(moved).toISOString().startsWith(moved) ? moved : moved.replace('-29', '-28');
}

/** Events of the twelve months ahead, those that were cancelled too: what is not over, the earliest first. */
export function eventsOfNextYear(locale: Locale, now: number): CompanyEvent[] {
  const today = hongKongDay(now);
  const end = yearAfter(today, 1);
  return companyEvents(locale).filter(({ from, to }) => to >= today && from <= end);
}

/** Events of the twelve months that have passed, the latest first. */
export function eventsOfPastYear(locale: Locale, now: number): CompanyEvent[] {
  const today = hongKongDay(now);
  const begin = yearAfter(today, -1);
  return companyEvents(locale)
    .filter(({ to }) => to < today && to >= begin)
    .toReversed();
}

/** The period before results in which directors do not deal, where it is one now. */
export function closedPeriodAt(locale: Locale, now: number): CompanyEvent | undefined {
  const today = hongKongDay(now);
  return eventsAhead(locale, now).find(({ kind, from }) => kind === 'closedPeriod' && from <= today);
}

/** The next midnight in Hong Kong at which what is ahead changes, in ms; undefined where nothing is. */
export function eventsChangeAt(now: number): number | undefined {
  return nextMidnight(companyContent().calendar.map(spanOf), now);
}
