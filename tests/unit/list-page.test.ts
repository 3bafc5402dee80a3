import type { Paging } from '@/lib/routing/query';
import { readListPage } from '@/lib/website-api/list-page';
import type { Read } from '@/lib/website-api/reader';
import type { List } from '@/lib/website-api/types';

/** A list of so many items, read like any other. */
function listOf(total: number, state: 'fresh' | 'stale' = 'fresh') {
  return jest.fn(async (_locale: string, { pageIndex, pageSize }: Paging): Promise<Read<List<number>>> => {
    const all = Array.from({ length: total }, (_, index) => index + 1);
    const data = { items: all.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), total };
    return state === 'fresh' ? { state, data } : { state, data, at: 1 };
  });
}

const page = { locale: 'en' } as const;

describe('decisions, Routes: a page past the end shows the last one', () => {
  test.each([
    { total: 38, pageSize: 6, asked: 1, shown: 1 },
    { total: 38, pageSize: 6, asked: 7, shown: 7 },
    { total: 38, pageSize: 6, asked: 8, shown: 7 },
    { total: 38, pageSize: 6, asked: 9999, shown: 7 },
    { total: 36, pageSize: 6, asked: 7, shown: 6 },
    { total: 5, pageSize: 20, asked: 2, shown: 1 },
    { total: 0, pageSize: 6, asked: 3, shown: 1 },
  ])(
    'decisions, Routes: page $asked of $total by $pageSize is page $shown',
    async ({ total, pageSize, asked, shown }) => {
      const { paging } = await readListPage(page, { pageIndex: asked, pageSize }, listOf(total));
      expect(paging).toEqual({ pageIndex: shown, pageSize });
    },
  );

  test('decisions, Routes: past the end the items are those of the last page', async () => {
    const { read } = await readListPage(page, { pageIndex: 50, pageSize: 6 }, listOf(38));
    expect(read).toEqual({ state: 'fresh', data: { items: [37, 38], total: 38 } });
  });

  test('decisions, Routes: a page that exists is read once, in the language of the page', async () => {
    const read = listOf(38);
    await readListPage(page, { pageIndex: 2, pageSize: 6 }, read);
    expect(read.mock.calls).toEqual([['en', { pageIndex: 2, pageSize: 6 }]]);
  });

  test('decisions, Calls: a stale list knows its end too', async () => {
    const { read, paging } = await readListPage(page, { pageIndex: 9, pageSize: 6 }, listOf(12, 'stale'));
    expect([read.state, paging.pageIndex]).toEqual(['stale', 2]);
  });

  test('decisions, Calls: a failed read stays the page that was asked for', async () => {
    const failing = async (): Promise<Read<List<number>>> => ({ state: 'failed' });
    expect(await readListPage(page, { pageIndex: 9, pageSize: 6 }, failing)).toEqual({
      read: { state: 'failed' },
      paging: { pageIndex: 9, pageSize: 6 },
    });
  });
});
