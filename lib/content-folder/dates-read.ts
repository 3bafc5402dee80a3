import { momentOf } from '../contract/moments';
import { isoDay } from '../i18n/dates';
import { dividendFaults, eventFaults, type Known, meetingFaults, spanOf } from './dates-faults';
import { calendar, type DividendsFile, dividends, type EventFile, meeting } from './dates-schema';
import type { CompanyContent, MeetingContent } from './model';
import type { Reading } from './reading';
import { judgeYaml, type YamlFile } from './yaml-file';

/** An event, and where in the folder it stands. */
interface ReadEvent {
  event: EventFile;
  at: string;
  yaml: YamlFile;
}

/** Dividends, general meetings and events of a content folder; one that lacks them has none. */
export async function readDates(
  reading: Reading,
): Promise<Pick<CompanyContent, 'dividends' | 'meetings' | 'calendar'>> {
  const has = (folder: string) => (id: string) => reading.tree.folders.includes(`${folder}/${id}`);
  const known: Known = { filing: has('filings'), document: has('documents'), meeting: has('meetings') };
  const ofDividends = await readDividends(reading, known);
  const meetings = await readMeetings(reading, known);
  const events = await readEvents(reading, known);
  noteDifferences(reading, { dividends: ofDividends, meetings, events });
  return {
    dividends: ofDividends,
    meetings: meetings.toSorted((one, other) => (momentOf(other.at) ?? 0) - (momentOf(one.at) ?? 0)),
    calendar: events
      .map(({ event }) => event)
      .toSorted((one, other) => spanOf(one).from.localeCompare(spanOf(other).from)),
  };
}

async function readDividends(reading: Reading, known: Known): Promise<DividendsFile | null> {
  const yaml = await reading.yaml('dividends.yaml');
  if (!yaml) return null;
  const { value, faults } = judgeYaml(yaml, dividends);
  reading.faults.push(...faults);
  if (!value) return null;
  reading.faults.push(...dividendFaults(value, known).map(({ at, message }) => yaml.fault(at, message)));
  return value;
}

/** Year and kind, and a number where a year has several of a kind: 2027-egm-2. */
const MEETING = /^(\d{4})-(agm|egm)(?:-[2-9])?$/;

async function readMeetings(reading: Reading, known: Known): Promise<MeetingContent[]> {
  const meetings: MeetingContent[] = [];
  for (const folder of reading.tree.folders.filter((each) => /^meetings\/[^/]+$/.test(each))) {
    const id = folder.replace('meetings/', '');
    const file = `${folder}/entry.yaml`;
    const yaml = await reading.yaml(file);
    if (!yaml) {
      if (!reading.tree.files.has(file)) {
        reading.faults.push({ file, message: 'This folder has no entry.yaml, which says what it is.' });
      }
      continue;
    }
    const { value, faults } = judgeYaml(yaml, meeting);
    reading.faults.push(...faults);
    const [, year, kind] = MEETING.exec(id) ?? [];
    if (kind === undefined) {
      const message = 'The name must be a year and agm or egm, such as 2027-agm; the second of a kind is 2027-egm-2.';
      reading.faults.push({ file: folder, message });
    }
    if (!value) continue;
    const isOf = `${isoDay(momentOf(value.at)).slice(0, 4)}-${value.kind}`;
    if (kind !== undefined && isOf !== `${year}-${kind}`) {
      reading.faults.push(yaml.fault('at', `The folder is ${id}, and at and kind make it ${isOf}.`));
    }
    reading.faults.push(...meetingFaults(value, known).map(({ at, message }) => yaml.fault(at, message)));
    meetings.push({ ...value, id });
  }
  return meetings;
}

async function readEvents(reading: Reading, known: Known): Promise<ReadEvent[]> {
  const read: ReadEvent[] = [];
  for (const path of [...reading.tree.files.keys()].filter((each) => /^calendar\/[^/]+\.yaml$/.test(each))) {
    const yaml = await reading.yaml(path);
    if (!yaml) continue;
    const [, year] = /^calendar\/(\d{4})\.yaml$/.exec(path) ?? [];
    if (year === undefined) {
      reading.faults.push({ file: path, message: 'The name must be a year, such as 2027.yaml.' });
    }
    const { value, faults } = judgeYaml(yaml, calendar);
    reading.faults.push(...faults);
    if (!value || year === undefined) continue;
    reading.faults.push(...eventFaults(value.events, year, known).map(({ at, message }) => yaml.fault(at, message)));
    for (const [index, event] of value.events.entries()) {
      const at = `events[${index}].id`;
      if (read.some((other) => other.event.id === event.id)) {
        reading.faults.push(yaml.fault(at, `id is ${event.id}, which another event has too.`));
      } else read.push({ event, at, yaml });
    }
  }
  return read;
}

/** Notes where the calendar says another day than what it is a day of. */
function noteDifferences(
  { faults }: Reading,
  {
    dividends: of,
    meetings,
    events,
  }: { dividends: DividendsFile | null; meetings: MeetingContent[]; events: ReadEvent[] },
): void {
  const declared = (of?.years ?? []).flatMap((year) => year.declared ?? []);
  for (const { event, at, yaml } of events) {
    const day = spanOf(event).from;
    const called = event.kind === 'generalMeeting' && meetings.find(({ id }) => id === event.meeting);
    const its = called ? isoDay(momentOf(called.at)) : day;
    if (its !== day) faults.push(yaml.fault(at, `It is on ${day}, and meetings/${event.meeting} is on ${its}.`));
    if (!isDividendDay(event.kind) || event.certainty === 'expected' || event.cancelled) continue;
    const field = event.kind;
    if (!declared.some((each) => each[field] === day)) {
      faults.push(yaml.fault(at, `It is firm for ${day}, and dividends.yaml has no ${field} on that day.`));
    }
  }
}

const isDividendDay = (kind: EventFile['kind']): kind is 'exDate' | 'record' | 'payment' =>
  kind === 'exDate' || kind === 'record' || kind === 'payment';
