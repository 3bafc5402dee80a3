import { HttpResponse } from 'msw';
import type { Locale } from '@/lib/i18n/locales';
import { fakeApi, good, WEBSITE } from '../support/api-server';
import { quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
const { answers } = fakeApi();

const DAY = 86_400_000;
const START = Date.parse('2026-11-27T08:00:00Z');
let clock = START;
let site: Site;

/** What the API has now, by language; each call is answered with it. */
let sent: Record<string, object[]> = {};
let envelope: object = {};

const filing = (name: string, day: string, more: object = {}) => ({
  title: name,
  fileUrl: `/files/${name}.pdf`,
  publishTime: Date.parse(`${day}T00:00:00Z`) / 1000,
  ...more,
});
const A = filing('A', '2026-03-01');
const B = filing('B', '2026-02-01');
const C = filing('C', '2026-01-01');

function answersWithLists(field = 'circularsListRtVOS') {
  answers(async (request) => {
    const { pageIndex, pageSize } = (await request.clone().json()) as { pageIndex: number; pageSize: number };
    const list = sent[request.headers.get('language') ?? ''] ?? [];
    const rows = list.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
    return good({ [field]: rows, total: list.length, ...envelope });
  });
}

beforeEach(async () => {
  clock = START;
  envelope = {};
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  site = await startSite({ WEBSITE_API_URL: WEBSITE });
  answersWithLists();
});
afterEach(async () => {
  // The last good answer is kept after whoever asked has it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await site.stop();
});

/** The register as it is read once the last answer is no longer fresh, and what changed is written. */
async function register(locale: Locale = 'zt', name: 'circulars' | 'reports' | 'roadshows' = 'circulars') {
  clock += 21_000;
  const { readWhole } = await import('@/lib/api/whole-list');
  const read = await readWhole(name, locale);
  await (await site.store()).alone('supplied filings', async () => {});
  if (read.state === 'failed') throw new Error('The list could not be read.');
  return read.data as { title: string; missingSince?: number; ordinal?: number }[];
}

const said = async (...asked: Parameters<typeof register>) =>
  (await register(...asked))
    .map(({ title, missingSince }) => (missingSince === undefined ? title : `(${title})`))
    .join(' ');

const rows = async () => (await site.store()).selectFrom('supplied_filings').selectAll().orderBy('item').execute();

describe('Calls: a filing that an API merely stops to send', () => {
  test('Calls: is given back in its place and said to be no longer supplied, from when it was missed', async () => {
    sent = { cht: [A, B, C] };
    expect(await said()).toBe('A B C');
    sent = { cht: [A, C] };
    const [, missed] = await register();
    expect(missed).toMatchObject({ title: 'B', missingSince: clock });
    expect(await said()).toBe('A (B) C');
    expect((await register())[1]).toEqual(missed);
    const told = log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'api.filings-missing');
    expect(told).toMatchObject([{ level: 'warn', call: 'circulars', locale: 'zt', items: 1 }]);
  });

  test('Calls: of reports too, and of no other register', async () => {
    answersWithLists('reportsListRtVOS');
    sent = { cht: [A, B] };
    await register('zt', 'reports');
    sent = { cht: [A] };
    expect(await said('zt', 'reports')).toBe('A (B)');
    answersWithLists('roadShowListRtVOS');
    sent = { cht: [A, B] };
    await register('zt', 'roadshows');
    sent = { cht: [A] };
    expect(await said('zt', 'roadshows')).toBe('A');
  });

  test('Calls: it goes five years after it was published', async () => {
    sent = { cht: [A, filing('Old', '2021-12-15')] };
    await register();
    sent = { cht: [A] };
    expect(await said()).toBe('A (Old)');
    clock = Date.parse('2026-12-14T23:59:00Z');
    expect(await said()).toBe('A (Old)');
    clock = Date.parse('2026-12-15T00:00:00Z');
    expect(await said()).toBe('A');
  });

  test('Calls: what is older than that is gone with the answer, and never takes a place', async () => {
    sent = { cht: [A, filing('Old', '2021-11-01')] };
    await register();
    expect(await rows()).toHaveLength(1);
    sent = { cht: [A] };
    expect(await said()).toBe('A');
  });

  test('Calls: it is no longer missing once it is supplied again', async () => {
    sent = { cht: [A, B, C] };
    await register();
    sent = { cht: [A, C] };
    await register();
    sent = { cht: [A, B, C] };
    expect(await said()).toBe('A B C');
    expect((await rows()).map(({ missing_since }) => missing_since)).toEqual([null, null, null]);
  });

  test('Calls: after a start it is given back still', async () => {
    sent = { cht: [A, B] };
    await register();
    sent = { cht: [A] };
    await register();
    const { readWhole } = await import('@/lib/api/whole-list');
    jest.resetModules();
    const anew = await import('@/lib/api/whole-list');
    expect(anew.readWhole).not.toBe(readWhole);
    clock += DAY;
    expect(await said()).toBe('A (B)');
  });

  test('Calls: each language has its own', async () => {
    sent = { cht: [A, B], en: [A, B] };
    await register('zt');
    await register('en');
    sent = { cht: [A, B], en: [A] };
    expect(await said('zt')).toBe('A B');
    expect(await said('en')).toBe('A (B)');
  });

  test('Calls: another API shows nothing of this one', async () => {
    sent = { cht: [A, B] };
    await register();
    sent = { cht: [A] };
    await (await site.store()).updateTable('supplied_filings').set({ source: 'https://other.test' }).execute();
    expect(await said()).toBe('A');
  });

  test('Calls: nothing is written while nothing changes', async () => {
    sent = { cht: [A, B] };
    await register();
    sent = { cht: [A] };
    await register();
    const before = await rows();
    await register();
    expect(await rows()).toEqual(before);
  });

  test('Calls: those of one moment keep their keys', async () => {
    const day = ['C', 'B', 'A'].map((name) => filing(name, '2026-03-01'));
    const { itemKey } = await import('@/lib/contract/item-key');
    const keys = async () =>
      Object.fromEntries((await register()).map((each) => [each.title, itemKey('circulars', each as never)]));
    sent = { cht: day };
    const before = await keys();
    for (const gone of [['B'], ['B', 'C'], ['A', 'B', 'C']]) {
      sent = { cht: [filing('New', '2026-03-01'), ...day.filter(({ title }) => !gone.includes(title))] };
      const { New, ...after } = await keys();
      expect(after).toEqual(before);
      expect(Object.values(before)).not.toContain(New);
    }
  });
});

describe('Calls: a filing that was corrected is no vanished one', () => {
  const withId = { ...B, id: 'annual-return' };
  test.each([
    ['its title and moment, by its id', withId, { ...filing('B2', '2026-02-02'), id: 'annual-return' }],
    ['its title and moment, by its file', B, { ...B, title: 'B (corrected)', publishTime: B.publishTime + 60 }],
    ['its file, by its title and moment', B, { ...B, fileUrl: '/files/b-2.pdf' }],
    [
      'its file, which is among its earlier ones',
      B,
      {
        ...filing('Other', '2026-02-03'),
        earlier: [{ version: 1, at: B.publishTime, files: [{ language: 'zt', url: B.fileUrl }] }],
      },
    ],
    ['by having an id now', B, { ...B, title: 'B (corrected)', id: 'annual-return' }],
    ['by saying that it is withdrawn', B, { ...B, withdrawnAt: B.publishTime + 60, because: 'Wrong date' }],
  ])('Calls: %s', async (_, before, after) => {
    sent = { cht: [A, before, C] };
    await register();
    sent = { cht: [A, after, C] };
    for (let read = 0; read < 2; read++) {
      const titles = (await register()).map(({ title, missingSince }) => [title, missingSince]);
      expect(titles).toEqual([
        ['A', undefined],
        [after.title, undefined],
        ['C', undefined],
      ]);
    }
    expect(await rows()).toHaveLength(3);
  });

  test('Calls: of two that share title and moment one is gone', async () => {
    const twins = ['/1.pdf', '/2.pdf'].map((fileUrl) => ({ ...B, fileUrl }));
    sent = { cht: [A, ...twins] };
    await register();
    sent = { cht: [A, twins[1] as object] };
    expect(await register()).toMatchObject([
      { title: 'A' },
      { fileUrl: '/1.pdf', missingSince: clock },
      { fileUrl: '/2.pdf' },
    ]);
  });

  test('Calls: one that is dated later now is held back, and there when its time has come', async () => {
    sent = { cht: [A, B] };
    await register();
    const later = { ...B, publishTime: (START + DAY) / 1000 };
    sent = { cht: [later, A] };
    expect(await said()).toBe('A');
    clock = START + DAY;
    expect(await said()).toBe('B A');
    expect(await rows()).toHaveLength(2);
  });
});

describe('Calls: an answer that may not be the whole list says nothing of what is missing', () => {
  beforeEach(async () => {
    sent = { cht: [A, B, C] };
    await register();
  });

  test('Calls: one that is empty, until it has been for a while', async () => {
    sent = { cht: [] };
    expect(await said()).toBe('A B C');
    expect(await said()).toBe('(A) (B) (C)');
    sent = { cht: [A, B, C] };
    expect(await said()).toBe('A B C');
  });

  test('Calls: one with fewer items than it says, until it has been so for a while', async () => {
    sent = { cht: [A] };
    envelope = { total: 3 };
    expect(await said()).toBe('A B C');
    expect(await said()).toBe('A (B) (C)');
  });

  test('Calls: one that changes while it is read', async () => {
    const many = Array.from({ length: 150 }, (_, index) => filing(`N${index}`, '2025-06-01', { id: `n-${index}` }));
    sent = { cht: [A, B, C, ...many] };
    expect(await register()).toHaveLength(153);
    // One of the first page goes between the two, so that the second page begins one too late.
    answers(
      () => good({ circularsListRtVOS: [A, B, C, ...many].slice(0, 100), total: 153 }),
      () => good({ circularsListRtVOS: [A, B, ...many].slice(100), total: 152 }),
    );
    const read = await register();
    expect([read.length, read.filter(({ missingSince }) => missingSince !== undefined)]).toEqual([153, []]);
  });

  test('Calls: one that fails half way leaves the last good one', async () => {
    answers(
      () => good({ circularsListRtVOS: [A], total: 150 }),
      () => new HttpResponse('trace', { status: 500 }),
    );
    expect(await said()).toBe('A B C');
    expect((await rows()).every(({ missing_since }) => missing_since === null)).toBe(true);
  });

  test('Calls: one that is cut', async () => {
    sent = { cht: [A] };
    expect(await said()).toBe('A (B) (C)');
    sent = { cht: Array.from({ length: 10_100 }, (_, index) => filing(`N${index}`, '2026-01-15')) };
    const read = await register();
    expect(read.filter(({ missingSince }) => missingSince !== undefined).map(({ title }) => title)).toEqual(['B', 'C']);
    expect(await rows()).toHaveLength(3);
  });

  test('Calls: one that was asked for before another instance judged a later one', async () => {
    const store = await site.store();
    const later = { item: '{"title":"D","fileUrl":"/d.pdf","category":"other"}', place: 0, missing_since: null };
    await store
      .insertInto('supplied_filings')
      .values({
        source: WEBSITE,
        call: 'circulars',
        locale: 'zt',
        entry_key: 'd',
        seen_at: clock + 30_000,
        kept_until: clock + DAY,
        ...later,
      })
      .execute();
    sent = { cht: [A, B] };
    expect(await said()).toBe('A B');
    expect(await said()).toBe('A B (C) (D)');
  });
});

describe('Calls: a store that is away', () => {
  test('Calls: what this process has given back it gives back still, and says why nothing more is kept', async () => {
    sent = { cht: [A, B, C] };
    await register();
    sent = { cht: [A, C] };
    await register();
    await (await site.store()).schema.dropTable('supplied_filings').execute();
    expect(await said()).toBe('A (B) C');
    sent = { cht: [A] };
    expect(await said()).toBe('A (B)');
    sent = { cht: [A, B] };
    expect(await said()).toBe('A B');
    expect(log.map((line) => JSON.parse(line).event)).toContain('api.filings-not-kept');
  });
});
