import { readListPage } from '@/lib/api/list-page';
import type { Read } from '@/lib/api/reader';
import type { RegisterPage, RegisterRequest } from '@/lib/contract/types';

const PAGING = { pageIndex: 1, pageSize: 20 };

/** A register with entries of these years, one each. */
function registerOf(years: number[]) {
  return jest.fn(async ({ year }: RegisterRequest): Promise<Read<RegisterPage<number>>> => {
    const items = years.filter((each) => year === undefined || each === year);
    return { state: 'fresh', data: { items, total: items.length, years } };
  });
}

describe('Routes: which filter a register shows', () => {
  test('a year of which it has something', async () => {
    const list = await readListPage({ paging: PAGING, filter: { year: 2025 } }, registerOf([2026, 2025]));
    expect([list.filter, list.read]).toMatchObject([{ year: 2025 }, { data: { items: [2025] } }]);
  });

  test('a year of which it has nothing counts as absent', async () => {
    const list = await readListPage({ paging: PAGING, filter: { year: 1999 } }, registerOf([2026, 2025]));
    expect([list.filter.year, list.read]).toMatchObject([undefined, { data: { items: [2026, 2025] } }]);
  });

  test('without the year the search stays', async () => {
    const read = registerOf([2026]);
    const list = await readListPage({ paging: PAGING, filter: { year: 1999, q: 'x' } }, read);
    expect(list.filter).toEqual({ year: undefined, q: 'x' });
    expect(read.mock.lastCall?.[0]).toMatchObject({ q: 'x', year: undefined });
  });

  test.each([
    { year: 2025, kept: true },
    { year: undefined, kept: true },
    { year: 1999, kept: false },
  ])('the page of the year $year is kept under its own address: $kept', async ({ year, kept }) => {
    expect((await readListPage({ paging: PAGING, filter: { year } }, registerOf([2026, 2025]))).kept).toBe(kept);
  });

  test('a page past the end of a year is its last page', async () => {
    const list = await readListPage(
      { paging: { pageIndex: 9, pageSize: 20 }, filter: { year: 2026 } },
      registerOf([2026]),
    );
    expect(list.paging.pageIndex).toBe(1);
  });

  test('of a failed read the filter stays what was asked for', async () => {
    const failing = async (): Promise<Read<RegisterPage<number>>> => ({ state: 'failed' });
    expect(await readListPage({ paging: PAGING, filter: { year: 1999 } }, failing)).toMatchObject({
      read: { state: 'failed' },
      filter: { year: 1999 },
      kept: false,
    });
  });
});
