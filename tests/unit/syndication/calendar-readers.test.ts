import ICAL from 'ical.js';
import { sync as nodeIcal, type VEvent } from 'node-ical';
import { setCompanyContent } from '@/lib/content-folder/current';
import type { EventFile } from '@/lib/content-folder/dates-schema';
import { LOCALES } from '@/lib/i18n/locales';
import { calendarFile } from '@/lib/syndication/calendar';
import { SAMPLE_COMPANY } from '../support/sample';
import { temporaryStore } from '../support/temporary-store';

/** The calendar as two programs read it that share no line of code: what one makes of it the other makes too. */

let mockStore: () => unknown;
jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));
jest.mock('@/lib/api/reads', () => ({ readRegister: async () => ({ state: 'fresh', data: [] }) }));
jest.mock('@/lib/store/database', () => ({ ...jest.requireActual('@/lib/store/database'), store: () => mockStore() }));

const opened = temporaryStore();
beforeEach(() => {
  mockStore = async () => opened();
});
afterAll(() => setCompanyContent(SAMPLE_COMPANY));

interface ReadEvent {
  uid: string;
  summary: string;
  /** `YYYY-MM-DD`, and the day after the last one, as calendars have it. */
  from: string;
  until: string;
  status: string;
  sequence: number;
  url: string;
}

function byIcalJs(text: string): ReadEvent[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => {
    const of = (name: string) => String(event.getFirstPropertyValue(name) ?? '');
    return {
      uid: of('uid'),
      summary: of('summary'),
      from: of('dtstart'),
      // Without an end an event of a day is that day.
      until: of('dtend') || String(new ICAL.Event(event).endDate),
      status: of('status'),
      sequence: Number(of('sequence')),
      url: of('url'),
    };
  });
}

/** A day as the reader gives it, at the midnight of this machine. */
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

function byNodeIcal(text: string): ReadEvent[] {
  const events = Object.values(nodeIcal.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
  return events.map(({ uid, summary, start, end, status, sequence, url, datetype }) => {
    expect(datetype).toBe('date');
    return {
      uid,
      summary: String(summary),
      from: dayOf(start),
      until: dayOf(end ?? start),
      status: String(status),
      sequence: Number(sequence),
      // It gives a value that has parameters (VALUE=URI) as an object.
      url: typeof url === 'object' ? String((url as { val: string }).val) : String(url),
    };
  });
}

const sorted = (events: ReadEvent[]) => events.toSorted((one, other) => one.uid.localeCompare(other.uid));

test.each(LOCALES)('the calendar of the sample company is the same to both in %s', async (locale) => {
  setCompanyContent(SAMPLE_COMPANY);
  const text = (await calendarFile(locale))?.body.toString() ?? '';
  const events = sorted(byIcalJs(text));
  expect(sorted(byNodeIcal(text))).toEqual(events);
  expect(new Set(events.map(({ status }) => status))).toEqual(new Set(['CONFIRMED', 'TENTATIVE', 'CANCELLED']));
});

test('what is expected, what was moved and what is cancelled say so to both', async () => {
  const event = (id: string, more: Partial<EventFile>) =>
    ({
      id,
      kind: 'results',
      title: { zt: id, zh: id, en: id },
      certainty: 'firm',
      changed: '2026-11-12T17:00+08:00',
      day: '2028-02-29',
      ...more,
    }) as EventFile;
  setCompanyContent({
    ...SAMPLE_COMPANY,
    calendar: [
      event('expected-one', { certainty: 'expected' }),
      event('moved-twice', { sequence: 2 }),
      event('cancelled-one', { sequence: 1, cancelled: { zt: '取消', zh: '取消', en: 'Called off' } }),
    ],
  });
  const text = (await calendarFile('en'))?.body.toString() ?? '';
  for (const read of [byIcalJs, byNodeIcal]) {
    expect(sorted(read(text)).map(({ uid, from, status, sequence }) => [uid, from, status, sequence])).toEqual([
      ['cancelled-one@tradego', '2028-02-29', 'CANCELLED', 1],
      ['expected-one@tradego', '2028-02-29', 'TENTATIVE', 0],
      ['moved-twice@tradego', '2028-02-29', 'CONFIRMED', 2],
    ]);
  }
});
