import { fakeApi, good, WEBSITE } from '../support/api-server';
import { get, post, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

quietLog();
const { answers } = fakeApi();
let site: Site;
afterEach(async () => {
  // What was read is kept, after whoever asked has it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await (await site.store()).alone('supplied filings', async () => {});
  await site.stop();
});

const NOW = Math.floor(Date.now() / 1000);
const LATER = NOW + 3600;
const PAGE = { pageIndex: 1, pageSize: 10 };

/** An item of any list. */
const item = (id: number, publishTime: number) => ({ id, title: `T${id}`, questionContent: `T${id}`, publishTime });

const FIELDS = {
  hotNews: 'dynamicTopRtVOS',
  newsHistory: 'dynamicTopRtVOS',
  reports: 'reportsListRtVOS',
  circulars: 'circularsListRtVOS',
  roadshows: 'roadShowListRtVOS',
  interactiveQuestions: 'interactiveScrollRtVOS',
  interactiveScroll: 'interactiveScrollRtVOS',
} as const;
type Name = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Name[];
const WHOLE = ['newsHistory', 'reports', 'circulars', 'roadshows', 'interactiveQuestions'] as const;

async function started(name: Name) {
  site = await startSite({ WEBSITE_API_URL: WEBSITE });
  answers(() => good({ [FIELDS[name]]: [item(2, LATER), item(1, NOW - 60)], total: 2 }));
}

describe('Calls: what an API dates later than now is held back', () => {
  test.each(NAMES)('Calls: by the call %s of this site', async (name) => {
    await started(name);
    const isGet = name === 'hotNews' || name === 'interactiveScroll';
    const answer = await site.calls[name](isGet ? get() : post(PAGE));
    const { data } = await answer.json();
    expect([data[FIELDS[name]].length, data.total, JSON.stringify(data)]).toEqual([
      1,
      1,
      expect.not.stringContaining('T2'),
    ]);
  });

  test.each(WHOLE)('Calls: from the whole list of %s, which search, cards and single entries read', async (name) => {
    await started(name);
    const { readWhole } = await import('@/lib/api/whole-list');
    const read = await readWhole(name, 'en');
    expect(JSON.stringify(read)).toContain('T1');
    expect(JSON.stringify(read)).not.toContain('T2');
  });

  test.each(WHOLE.slice(1))('Calls: from %s narrowed, and by its key', async (name) => {
    await started(name);
    const { readNarrowed } = await import('@/lib/api/registers');
    const { itemKey } = await import('@/lib/contract/item-key');
    const register = name as 'circulars';
    const keyOf = (publishTime: number) =>
      itemKey(register, { title: '', fileUrl: '', category: 'other', publishTime: publishTime * 1000 });
    const found = async (asked: object) => {
      const read = await readNarrowed(register, 'en', { ...PAGE, ...asked });
      return read.state === 'failed' ? 'failed' : read.data.items.length;
    };
    expect([
      await found({ q: 'T' }),
      await found({ item: keyOf(NOW - 60) }),
      await found({ item: keyOf(LATER) }),
    ]).toEqual([1, 1, 0]);
  });
});
