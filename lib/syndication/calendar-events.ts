import { createHash } from 'node:crypto';
import type { Marked } from '../contract/document-marks';
import type { Circular, Roadshow } from '../contract/types';
import type { EventKind } from '../domain/shareholder-dates';
import { isoDay } from '../i18n/dates';
import { fileAddress } from '../text/file-address';
import { boardMeetingIn, type Meeting, meetingIn } from './meeting-day';

/** A day of the investors' calendar. */
export interface CalendarEvent {
  /** From what it is, not from when: an event that was moved, or named anew, is the same one. */
  uid: string;
  kind: EventKind;
  /** As UTC midnight; the last one where it has several. */
  day: Date;
  lastDay?: Date;
  title: string;
  /** What became of the filing that told it. */
  marked: Marked;
  /** When it was told last. */
  published: number;
  url?: string | undefined;
  description?: string | undefined;
  /** How sure it is, and how often it was changed, where content says so. */
  status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  sequence?: number;
}

/** A filing or a roadshow, with its name in the language by which it is known in all of them. */
export type Named<T> = T & { name: string; publishTime: number };

/** Meetings on the day their notice names, and results on the day of their announcement. */
export function eventsOfFilings(
  filings: readonly Named<Circular>[],
  wordsOf: (filing: Circular) => string,
): CalendarEvent[] {
  const meetings = new Map<string, CalendarEvent[]>();
  const results: Named<Circular>[] = [];
  for (const filing of oldestFirst(filings)) {
    const { title, publishTime, category } = filing;
    const meeting = meetingIn(title) ?? boardMeetingIn(title, wordsOf(filing));
    if (meeting) addMeeting(meetings, meeting, filing);
    else if (category === 'results' && publishTime !== undefined) results.push(filing);
  }
  return [...[...meetings.values()].flat(), ...eventsByName('results', results)];
}

export function eventsOfRoadshows(roadshows: readonly Named<Roadshow>[]): CalendarEvent[] {
  return eventsByName('roadshow', oldestFirst(roadshows));
}

/**
 * A meeting is known by its kind, its year, and which of these it is. A later filing speaks of the same one where it
 * moves it or names the same day; of annual general meetings there is one a year. A filing that was withdrawn takes
 * nothing back that another one says.
 */
function addMeeting(meetings: Map<string, CalendarEvent[]>, { kind, day, moved }: Meeting, filing: Named<Circular>) {
  const group = `${kind}-meeting-${day.getUTCFullYear()}`;
  const known = meetings.get(group) ?? [];
  meetings.set(group, known);
  const told = {
    kind: kind === 'board' ? ('boardMeeting' as const) : ('generalMeeting' as const),
    day,
    title: filing.title,
    marked: filing as Marked,
    published: filing.publishTime,
    url: fileAddress(filing.fileUrl),
  };
  const same =
    kind === 'annual'
      ? known[0]
      : (known.find((event) => event.day.getTime() === day.getTime()) ?? (moved ? known.at(-1) : undefined));
  if (same && filing.withdrawnAt !== undefined && same.marked.withdrawnAt === undefined) return;
  if (same) Object.assign(same, told);
  else known.push({ uid: uidOf(group, known.length), ...told });
}

/** What has no kind and no year of its own is known by its name, and where several have one name by which of them it is. */
function eventsByName(kind: 'results' | 'roadshow', entries: readonly Named<Circular | Roadshow>[]): CalendarEvent[] {
  const counted = new Map<string, number>();
  return entries.map((entry) => {
    const name = `${kind}-${createHash('sha256').update(entry.name).digest('hex').slice(0, 16)}`;
    const before = counted.get(name) ?? 0;
    counted.set(name, before + 1);
    return {
      uid: uidOf(name, before),
      kind,
      day: new Date(`${isoDay(entry.publishTime)}T00:00:00Z`),
      title: entry.title,
      marked: entry as Marked,
      published: entry.publishTime,
      url: fileAddress('fileUrl' in entry ? entry.fileUrl : entry.skipUrl),
      ...('intro' in entry && { description: entry.intro }),
    };
  });
}

const uidOf = (name: string, before: number) => `${name}${before === 0 ? '' : `-${before + 1}`}@tradego`;

function oldestFirst<T extends { publishTime: number }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => one.publishTime - other.publishTime);
}
