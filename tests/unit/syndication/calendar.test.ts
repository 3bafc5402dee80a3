import ICAL from 'ical.js';
import { setCompanyContent } from '@/lib/content-folder/current';
import type { EventFile } from '@/lib/content-folder/dates-schema';
import type { Locale } from '@/lib/i18n/locales';
import { calendarFile } from '@/lib/syndication/calendar';
import { SAMPLE_COMPANY } from '../support/sample';
import { temporaryStore } from '../support/temporary-store';

const mockRegisters: Record<string, unknown> = {};
let mockStore: () => unknown;

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));
jest.mock('@/lib/api/reads', () => ({
  readRegister: async (name: string, locale: string) => mockRegisters[`${name} ${locale}`] ?? mockRegisters[name],
}));
jest.mock('@/lib/store/database', () => ({ ...jest.requireActual('@/lib/store/database'), store: () => mockStore() }));

const mockSource = { isSample: true };
jest.mock('@/lib/company/sample', () => ({ isSample: () => mockSource.isSample }));

const opened = temporaryStore();
beforeEach(async () => {
  mockStore = async () => opened();
  setCompanyContent({ ...SAMPLE_COMPANY, calendar: [] });
  for (const name of Object.keys(mockRegisters)) delete mockRegisters[name];
  await opened().deleteFrom('facts').execute();
});

const textOf = async (locale: Locale) => (await calendarFile(locale))?.body.toString();

const DAY = Date.UTC(2026, 10, 12, 2);
const NOW = Date.UTC(2027, 0, 5);
const fresh = <T>(items: T) => ({ state: 'fresh', data: items });
const filing = (over: object) => ({ title: '公告', fileUrl: '', publishTime: DAY, category: 'other', ...over });
const roadshow = (over: object) => ({
  title: '路演',
  intro: '',
  publishTime: DAY,
  pictureUrl: '',
  skipUrl: '',
  ...over,
});

const componentsOf = (text: string | undefined) =>
  new ICAL.Component(ICAL.parse(text ?? '')).getAllSubcomponents('vevent');
const eventsOf = (text: string) => componentsOf(text).map((event) => new ICAL.Event(event));
/** What a calendar program tells one version of an event from another by. */
const versionsOf = (text: string | undefined) =>
  componentsOf(text).map((event) => ({
    uid: event.getFirstPropertyValue('uid'),
    day: String(event.getFirstPropertyValue('dtstart')),
    sequence: event.getFirstPropertyValue('sequence'),
    stamp: Date.parse(String(event.getFirstPropertyValue('dtstamp'))),
    changed: Date.parse(String(event.getFirstPropertyValue('last-modified'))),
  }));

describe('the calendar of what an API sends', () => {
  it('is made once for all who ask, and not anew while the registers say the same', async () => {
    mockRegisters.circulars = fresh([]);
    mockRegisters.roadshows = fresh([roadshow({})]);
    const all = await Promise.all([calendarFile('zh'), calendarFile('zh')]);
    mockRegisters.roadshows = fresh([roadshow({})]);
    all.push(await calendarFile('zh'));
    expect(new Set(all).size).toBe(1);
    mockRegisters.roadshows = fresh([roadshow({ title: '另一場路演' })]);
    expect(await textOf('zh')).toContain('另一場路演');
  });

  it('has lines of at most 75 octets, and breaks no character', async () => {
    mockRegisters.circulars = fresh([]);
    mockRegisters.roadshows = fresh([roadshow({ title: `${'長'.repeat(80)}𠮷🎉`, intro: 'a'.repeat(200) })]);
    const text = (await textOf('zt')) ?? '';
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'長'.repeat(80)}𠮷🎉\r\n`);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/s);
  });

  it.each([
    ['zt', '已撤回：', '已於 28/11/2026 撤回：期間有誤'],
    ['en', 'Withdrawn: ', 'Withdrawn on 28/11/2026: 期間有誤'],
  ] as const)(
    'says in %s that the filing of a day was withdrawn, and tells it as a change',
    async (locale, before, why) => {
      const results = filing({ title: '業績公告', category: 'results' });
      mockRegisters.roadshows = fresh([]);
      mockRegisters.circulars = fresh([results]);
      const [known] = versionsOf(await textOf(locale));
      mockRegisters.circulars = fresh([{ ...results, withdrawnAt: Date.UTC(2026, 10, 28, 2), because: '期間有誤' }]);
      const text = (await textOf(locale)) ?? '';
      const [event] = eventsOf(text);
      expect([event?.summary, event?.description]).toEqual([`${before}業績公告`, why]);
      expect(versionsOf(text)[0]).toMatchObject({ uid: known?.uid, sequence: 1 });
    },
  );

  it('keeps the day of a meeting whose notice stands when a change of it is withdrawn', async () => {
    const notice = filing({ title: '於 2027 年 6 月 12 日舉行之股東週年大會通告' });
    const moved = { title: '於 2027 年 6 月 19 日舉行之經修訂股東週年大會通告', publishTime: DAY + 1000 };
    const withdrawn = { withdrawnAt: DAY + 2000, because: '期間有誤' };
    mockRegisters.roadshows = fresh([]);
    mockRegisters.circulars = fresh([filing({ ...moved, ...withdrawn }), notice]);
    const [event, ...others] = eventsOf((await textOf('zt')) ?? '');
    expect(others).toEqual([]);
    expect([event?.summary, String(event?.startDate)]).toEqual([notice.title, '2027-06-12']);
    mockRegisters.circulars = fresh([filing(moved), { ...notice, ...withdrawn }]);
    const [after] = eventsOf((await textOf('zt')) ?? '');
    expect([after?.summary, String(after?.startDate)]).toEqual([moved.title, '2027-06-19']);
  });

  it('holds one register while the other cannot be read', async () => {
    mockRegisters.circulars = { state: 'failed' };
    mockRegisters.roadshows = fresh([
      { title: '路演；一, 二\n三', intro: '', publishTime: DAY, pictureUrl: '', skipUrl: 'javascript:1' },
    ]);
    const [event, ...others] = eventsOf((await textOf('zt')) ?? '');
    expect(others).toEqual([]);
    expect(event?.startDate.toString()).toBe('2026-11-12');
    expect(event?.summary).toContain('路演；一, 二');
  });

  it('puts a meeting on the day its notice names, and leaves out filings that are no event', async () => {
    mockRegisters.roadshows = fresh([]);
    mockRegisters.circulars = fresh([
      filing({ title: '將於二零二七年六月四日舉行之股東週年大會通告', category: 'meetings' }),
      filing({ title: '月報表', category: 'returns' }),
      filing({ title: '中期業績公告', category: 'results', publishTime: undefined }),
    ]);
    expect(eventsOf((await textOf('zt')) ?? '').map(({ startDate }) => startDate.toString())).toEqual(['2027-06-04']);
  });

  it('names two meetings of one day, whose notices came at one moment, apart', async () => {
    mockRegisters.roadshows = fresh([]);
    mockRegisters.circulars = fresh([
      filing({ title: '將於二零二七年六月四日舉行之股東週年大會通告', category: 'meetings' }),
      filing({ title: '將於二零二七年六月四日舉行之股東特別大會通告', category: 'meetings' }),
    ]);
    const names = eventsOf((await textOf('zt')) ?? '').map(({ uid }) => uid);
    expect([names.length, new Set(names).size]).toEqual([2, 2]);
  });

  it('is not there when neither can be read', async () => {
    mockRegisters.circulars = { state: 'failed' };
    mockRegisters.roadshows = { state: 'failed' };
    expect(await textOf('en')).toBeUndefined();
  });

  it('ends every line as calendars do', async () => {
    mockRegisters.circulars = fresh([]);
    mockRegisters.roadshows = fresh([roadshow({ title: '甲\ufffe\n乙', intro: `丙\ud83d${'長'.repeat(99)}` })]);
    const text = (await textOf('zt')) ?? '';
    expect(text).toMatch(/END:VCALENDAR\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\p{NChar}]/u);
  });
});

describe('the calendar of sample content', () => {
  it.each([true, false])('says so where it is: %j', async (isSample) => {
    Object.assign(mockSource, { isSample });
    mockRegisters.circulars = fresh([filing({})]);
    mockRegisters.roadshows = fresh([]);
    const calendar = new ICAL.Component(ICAL.parse((await textOf('en')) ?? ''));
    const said = String(calendar.getFirstPropertyValue('x-wr-caldesc') ?? '');
    expect(/sample content/.test(said)).toBe(isSample);
  });
});

describe('an event that was moved', () => {
  const NOTICE = filing({
    title: '將於二零二七年六月四日舉行之股東週年大會通告',
    fileUrl: '/a.pdf',
    category: 'meetings',
  });

  it.each([
    [
      'a meeting whose notice was corrected',
      'circulars',
      NOTICE,
      { ...NOTICE, title: NOTICE.title.replace('四日', '十一日') },
    ],
    [
      'a board meeting',
      'circulars',
      filing({ title: '董事會會議日期：2027 年 3 月 5 日' }),
      filing({ title: '董事會會議日期：2027 年 3 月 12 日', publishTime: DAY + 1 }),
    ],
    [
      'results',
      'circulars',
      filing({ title: '中期業績公告', category: 'results' }),
      filing({ title: '中期業績公告', category: 'results', publishTime: DAY + 86_400_000, fileUrl: '/b.pdf' }),
    ],
    ['a roadshow', 'roadshows', roadshow({}), roadshow({ publishTime: DAY + 86_400_000, skipUrl: '/b' })],
  ])('is the same one: %s', async (_, register, before, after) => {
    jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate'] });
    Object.assign(mockRegisters, { circulars: fresh([]), roadshows: fresh([]), [register]: fresh([before]) });
    const [first] = versionsOf(await textOf('zt'));
    expect(first).toMatchObject({ sequence: 0, stamp: DAY, changed: DAY });
    mockRegisters[register] = fresh([after]);
    const [second, ...others] = versionsOf(await textOf('zt'));
    jest.useRealTimers();
    expect(others).toEqual([]);
    expect(second).toMatchObject({ uid: first?.uid, sequence: 1, stamp: NOW, changed: NOW });
    expect(second?.day).not.toBe(first?.day);
    // As long as nothing changes, nothing is said to have changed.
    expect(versionsOf(await textOf('zt'))).toEqual([second]);
  });

  it('is told on its new day alone while both notices are listed', async () => {
    mockRegisters.roadshows = fresh([]);
    const later = filing({ title: '經修訂二零二七年六月十一日股東週年大會通告', publishTime: DAY + 1 });
    mockRegisters.circulars = fresh([later, NOTICE]);
    expect(versionsOf(await textOf('zt')).map(({ day }) => day)).toEqual(['2027-06-11']);
  });

  it('is one in every language', async () => {
    mockRegisters.circulars = fresh([]);
    mockRegisters['roadshows zt'] = fresh([roadshow({ title: '中期業績路演' })]);
    mockRegisters['roadshows en'] = fresh([roadshow({ title: 'Interim results roadshow' })]);
    const uids = await Promise.all(
      (['zt', 'en'] as const).map(async (locale) => versionsOf(await textOf(locale))[0]?.uid),
    );
    expect(uids[0]).toBe(uids[1]);
  });

  it('is one of as many meetings as there are: two of a kind in a year are two', async () => {
    mockRegisters.roadshows = fresh([]);
    mockRegisters.circulars = fresh([
      filing({ title: '將於二零二七年九月一日舉行之股東特別大會通告', publishTime: DAY + 1 }),
      filing({ title: '將於二零二七年六月四日舉行之股東特別大會通告' }),
      filing({ title: '董事會會議日期：2027 年 3 月 5 日' }),
      filing({ title: '董事會會議日期：2027 年 8 月 5 日', publishTime: DAY + 1 }),
    ]);
    const versions = versionsOf(await textOf('zt'));
    expect([versions.length, new Set(versions.map(({ uid }) => uid)).size]).toEqual([4, 4]);
  });

  it('stands in a calendar all the same where the store cannot be asked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    mockStore = async () => Promise.reject(new Error('locked'));
    mockRegisters.roadshows = fresh([roadshow({})]);
    mockRegisters.circulars = fresh([]);
    expect(versionsOf(await textOf('zt'))).toMatchObject([{ sequence: 0, stamp: DAY }]);
  });
});

it('a board meeting is held on the day that its notice says within', async () => {
  await opened()
    .insertInto('search_files')
    .values({
      address: '/assets/circulars/a.pdf',
      mark: '',
      pages: JSON.stringify(['董事會會議將於二零二六年十一月\n十二日（星期四）舉行。香港，二零二六年十月三十日']),
    })
    .execute();
  mockRegisters.roadshows = fresh([]);
  mockRegisters.circulars = fresh([
    filing({ title: '董事會會議日期（二零二六年第三季度業績）', fileUrl: '/assets/circulars/a.pdf' }),
    filing({ title: '董事會會議日期（二零二六年中期業績）', fileUrl: '/assets/circulars/unread.pdf' }),
  ]);
  expect(versionsOf(await textOf('zt')).map(({ day }) => day)).toEqual(['2026-11-12']);
});

describe('the calendar of what content says', () => {
  const inThree = (word: string) => ({ zt: `${word} zt`, zh: `${word} zh`, en: word });
  const planned = (over: Partial<EventFile>) =>
    ({
      id: 'results-annual-2027',
      kind: 'results',
      title: inThree('Annual results 2027'),
      certainty: 'expected',
      changed: '2026-11-12T17:00+08:00',
      ...over,
    }) as EventFile;
  const textWith = (...calendar: EventFile[]) => {
    setCompanyContent({ ...SAMPLE_COMPANY, calendar });
    return textOf('en');
  };
  const linesOf = (text: string | undefined) => (text ?? '').replaceAll('\r\n ', '').split('\r\n');

  beforeEach(() => {
    mockRegisters.circulars = fresh([]);
    mockRegisters.roadshows = fresh([]);
  });

  it('has what is expected as tentative, on a day that has no time and no zone', async () => {
    const lines = linesOf(await textWith(planned({ day: '2028-02-29' })));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:results-annual-2027@tradego',
        'SEQUENCE:0',
        'DTSTAMP:20261112T090000Z',
        'DTSTART;VALUE=DATE:20280229',
        'SUMMARY:Annual results 2027 (expected)',
        'STATUS:TENTATIVE',
      ]),
    );
  });

  it('keeps the name of an event that is moved twice, and says so by its sequence', async () => {
    const first = versionsOf(await textWith(planned({ day: '2028-03-23' })))[0];
    await textWith(planned({ day: '2028-03-24', sequence: 1, changed: '2028-02-01T12:00+08:00' }));
    const moved = { day: '2028-03-27', sequence: 2, changed: '2028-02-02T12:00+08:00', certainty: 'firm' } as const;
    const text = await textWith(planned(moved));
    expect(versionsOf(text)).toEqual([
      {
        uid: first?.uid,
        day: '2028-03-27',
        sequence: 2,
        stamp: Date.parse('2028-02-02T12:00+08:00'),
        changed: Date.parse('2028-02-02T12:00+08:00'),
      },
    ]);
    expect(linesOf(text)).toContain('STATUS:CONFIRMED');
  });

  it('has several days to the end of the year as one event, which ends where the next day begins', async () => {
    const [event] = eventsOf(
      (await textWith(planned({ kind: 'closedPeriod', from: '2027-12-30', to: '2027-12-31' }))) ?? '',
    );
    expect([String(event?.startDate), String(event?.endDate)]).toEqual(['2027-12-30', '2028-01-01']);
  });

  it('keeps what was cancelled, with the reason', async () => {
    const cancelled = { cancelled: inThree('Too few had registered'), sequence: 1 };
    const lines = linesOf(await textWith(planned({ day: '2027-03-25', ...cancelled })));
    expect(lines).toEqual(
      expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:1', 'DESCRIPTION:Too few had registered']),
    );
  });

  it('has an event once that a filing tells of too, and a filing of that day that was withdrawn', async () => {
    const results = filing({ title: 'Annual results', category: 'results' });
    mockRegisters.circulars = fresh([results]);
    const day = { day: '2026-11-12', certainty: 'firm' } as const;
    expect(eventsOf((await textWith(planned(day))) ?? '').map(({ uid }) => uid)).toEqual([
      'results-annual-2027@tradego',
    ]);
    mockRegisters.circulars = fresh([{ ...results, withdrawnAt: DAY + 1000, because: 'wrong' }]);
    expect(eventsOf((await textWith(planned(day))) ?? '')).toHaveLength(2);
  });

  it('is there while both registers cannot be read', async () => {
    mockRegisters.circulars = { state: 'failed' };
    mockRegisters.roadshows = { state: 'failed' };
    expect(eventsOf((await textWith(planned({ day: '2027-03-25' }))) ?? '')).toHaveLength(1);
  });
});
