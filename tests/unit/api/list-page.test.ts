import { readListPage } from '@/lib/api/list-page';
import type { Read } from '@/lib/api/reader';
import type { List } from '@/lib/contract/types';
import type { Paging } from '@/lib/domain/list-filter';

/** A list of so many items, read like any other. */
function listOf(total: number, state: 'fresh' | 'stale' = 'fresh') {
  return jest.fn(async ({ pageIndex, pageSize }: Paging): Promise<Read<List<number>>> => {
    const all = Array.from({ length: total }, (_, index) => index + 1);
    const data = { items: all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), total };
    return state === 'fresh' ? { state, data } : { state, data, at: 1 };
  });
}

const asking = (pageIndex: number, pageSize: number) => ({ paging: { pageIndex, pageSize }, filter: {} });

describe('Routes: a page past the end shows the last one', () => {
  test.each([
    { total: 38, pageSize: 6, asked: 1, shown: 1 },
    { total: 38, pageSize: 6, asked: 7, shown: 7 },
    { total: 38, pageSize: 6, asked: 8, shown: 7 },
    { total: 38, pageSize: 6, asked: 9999, shown: 7 },
    { total: 36, pageSize: 6, asked: 7, shown: 6 },
    { total: 5, pageSize: 20, asked: 2, shown: 1 },
    { total: 0, pageSize: 6, asked: 3, shown: 1 },
  ])('Routes: page $asked of $total by $pageSize is page $shown', async ({ total, pageSize, asked, shown }) => {
    const { paging } = await readListPage(asking(asked, pageSize), listOf(total));
    expect(paging).toEqual({ pageIndex: shown, pageSize });
  });

  test('Routes: past the end the items are those of the last page', async () => {
    const { read } = await readListPage(asking(50, 6), listOf(38));
    expect(read).toEqual({ state: 'fresh', data: { items: [37, 38], total: 38 } });
  });

  test('Routes: a page that exists is read once', async () => {
    const read = listOf(38);
    await readListPage(asking(2, 6), read);
    expect(read.mock.calls).toEqual([[{ pageIndex: 2, pageSize: 6 }]]);
  });

  test('Calls: a stale list knows its end too', async () => {
    const { read, paging } = await readListPage(asking(9, 6), listOf(12, 'stale'));
    expect([read.state, paging.pageIndex]).toEqual(['stale', 2]);
  });

  test('Calls: a failed read stays the page that was asked for', async () => {
    const failing = async (): Promise<Read<List<number>>> => ({ state: 'failed' });
    expect(await readListPage(asking(9, 6), failing)).toEqual({
      read: { state: 'failed' },
      paging: { pageIndex: 9, pageSize: 6 },
      filter: {},
      kept: false,
    });
  });

  test.each([
    { asked: 1, kept: true },
    { asked: 7, kept: true },
    { asked: 8, kept: false },
    { asked: 9999, kept: false },
  ])('Routes: of 7 pages, page $asked is kept under its own address: $kept', async ({ asked, kept }) => {
    expect((await readListPage(asking(asked, 6), listOf(38))).kept).toBe(kept);
  });
});

describe('Routes: a list whose total the API does not name', () => {
  /** The same, as an API without totals answers. */
  function untotalled(count: number) {
    const read = listOf(count);
    return jest.fn(async (paging: Paging): Promise<Read<List<number>>> => {
      const page = await read(paging);
      if (page.state === 'failed') return page;
      const { items } = page.data;
      return { ...page, data: { items, more: items.length === paging.pageSize } };
    });
  }

  test.each([
    { count: 25, asked: 1, shown: 1, more: true },
    { count: 25, asked: 2, shown: 2, more: false },
    { count: 40, asked: 2, shown: 2, more: true },
    { count: 40, asked: 3, shown: 2, more: false },
    { count: 25, asked: 9999, shown: 1, more: true },
    { count: 0, asked: 1, shown: 1, more: false },
    { count: 0, asked: 7, shown: 1, more: false },
  ])('page $asked of $count by 20 is page $shown', async ({ count, asked, shown, more }) => {
    const { paging, read } = await readListPage(asking(asked, 20), untotalled(count));
    expect([paging.pageIndex, read]).toMatchObject([shown, { data: { more } }]);
  });

  test('a page that exists is read once', async () => {
    const read = untotalled(25);
    await readListPage(asking(2, 20), read);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
