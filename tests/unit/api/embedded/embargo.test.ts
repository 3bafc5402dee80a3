import { createEmbeddedApi } from '@/lib/api/embedded';
import { changesByItself } from '@/lib/api/embedded/published';
import { createFindInRegister } from '@/lib/api/embedded/registers';
import { seedStore } from '@/lib/sample/seeding';
import type { Store } from '@/lib/store/database';
import { entryRow, putEntries } from '../../support/entries';
import { quietLog } from '../../support/site';
import { temporaryStore } from '../../support/temporary-store';

const HOUR = 3_600_000;
const DUE = Date.now() + HOUR;
const YEAR = new Date(DUE + 8 * HOUR).getUTCFullYear();

/** The sample content, with a story and an announcement of results that are due in an hour. */
async function fill(store: Store) {
  await seedStore(store);
  const due = { title: 'Due later', publishTime: DUE };
  await putEntries(store, [entryRow('newsHistory', 'en', 'due-story', { ...due, id: 900, contentTxt: '' })]);
  await putEntries(store, [entryRow('circulars', 'en', 'due-filing', { ...due, fileUrl: '', category: 'results' })]);
}

const store = temporaryStore(fill);
const open = async () => store();
const api = createEmbeddedApi(open);
const find = createFindInRegister(open);
const log = quietLog();
const paging = { pageIndex: 1, pageSize: 6 };

afterEach(() => jest.restoreAllMocks());
const later = () => jest.spyOn(Date, 'now').mockReturnValue(DUE);

/** Title of the first, and how many there are. */
const first = ({ items, total }: { items: { title: string }[]; total?: number }) => ({ title: items[0]?.title, total });

describe('the embedded store holds back what is dated later than now', () => {
  const reads = {
    news: () => api.newsHistory('en', paging),
    'hot news': () => api.hotNews('en'),
    announcements: () => api.circulars('en', paging),
    'announcements of a kind': () => find('circulars', 'en', { ...paging, kind: 'results' }),
    'announcements of a kind and year': () => find('circulars', 'en', { ...paging, kind: 'results', year: YEAR }),
    'announcements of a year': () => find('circulars', 'en', { ...paging, year: YEAR }),
    'announcements found': () => find('circulars', 'en', { ...paging, q: 'due later' }),
  };

  test.each(Object.entries(reads))('%s', async (_, read) => {
    const before = first(await read());
    expect(before.title).not.toBe('Due later');
    later();
    expect(first(await read())).toEqual({ title: 'Due later', total: (before.total ?? 0) + 1 });
  });

  test('kinds and years count what is published', async () => {
    const before = await find('circulars', 'en', paging);
    later();
    const after = await find('circulars', 'en', paging);
    expect(after.kinds?.results).toBe((before.kinds?.results ?? 0) + 1);
    expect(after.years).toContain(YEAR);
  });

  test('it is logged', async () => {
    // Another process of the log, which does not know what has been told.
    await jest.isolateModulesAsync(async () => {
      const { createEmbeddedApi: anew } = await import('@/lib/api/embedded');
      await anew(open).newsHistory('en', paging);
    });
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'api.items-embargoed', call: 'newsHistory', items: 1, next: new Date(DUE).toISOString() },
    ]);
  });

  test.each(['newsHistory', 'circulars'] as const)('pages of %s are made again until it is there', async (call) => {
    expect([await changesByItself(open, call, 'en'), await changesByItself(open, call, 'zt')]).toEqual([true, false]);
    // An answer that is still remembered may be from before.
    later();
    expect(await changesByItself(open, call, 'en')).toBe(true);
    jest.spyOn(Date, 'now').mockReturnValue(DUE + 60_000);
    expect(await changesByItself(open, call, 'en')).toBe(false);
  });
});
