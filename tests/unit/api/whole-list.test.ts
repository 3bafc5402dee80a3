import { wholeList } from '@/lib/api/whole-list';
import { ApiFailure } from '@/lib/contract/failure';
import type { List } from '@/lib/contract/types';
import type { Paging } from '@/lib/domain/list-filter';

/** An API with so many items, as it answers one page. */
function apiOf(
  count: number,
  { cap = 100, total, repeats = false }: { cap?: number; total?: number; repeats?: boolean },
) {
  return jest.fn(async ({ pageIndex, pageSize }: Paging): Promise<List<number>> => {
    const size = Math.min(cap, pageSize);
    const start = repeats ? Math.min((pageIndex - 1) * size, Math.max(0, count - size)) : (pageIndex - 1) * size;
    const length = Math.max(0, Math.min(size, count - start));
    return { items: Array.from({ length }, (_, index) => start + index), total };
  });
}

const itself = (item: number) => item;

describe('Calls: a whole list', () => {
  test.each([
    { count: 250, total: 250 },
    { count: 250 },
    { count: 200 },
    { count: 0, total: 0 },
    { count: 0 },
    { count: 250, cap: 20, total: 250 },
    { count: 250, cap: 20 },
    { count: 250, repeats: true },
    { count: 250, total: 300, repeats: true },
  ])('comes whole from an API that is %j', async ({ count, ...api }) => {
    const fetchPage = apiOf(count, api);
    expect(await wholeList(itself, fetchPage)).toHaveLength(count);
    expect(fetchPage.mock.calls.length).toBeLessThan(20);
  });

  test('a page of which no item can be read hides none after it', async () => {
    const whole = apiOf(250, { total: 250 });
    const fetchPage = async (paging: Paging) => {
      const page = await whole(paging);
      return paging.pageIndex === 2 ? { ...page, items: [] } : page;
    };
    expect(await wholeList(itself, fetchPage)).toHaveLength(150);
  });

  test('a page of which all is held back hides none after it', async () => {
    const fetchPage = async ({ pageIndex }: Paging) =>
      pageIndex === 1 ? { items: [], more: true, embargoed: 100 } : { items: pageIndex === 2 ? [1] : [], more: false };
    expect(await wholeList(itself, fetchPage)).toEqual([1]);
  });

  test('it has an end in items and in characters, and says where it was cut', async () => {
    const onCut = jest.fn();
    const long = 'x'.repeat(100_000);
    const fetchPage = jest.fn(async ({ pageIndex }: Paging) => ({
      items: Array.from({ length: 100 }, (_, index) => ({ id: pageIndex * 100 + index, long })),
    }));
    const items = await wholeList(({ id }) => id, fetchPage, onCut);
    expect([items.length, fetchPage.mock.calls.length]).toEqual([300, 3]);
    expect(onCut).toHaveBeenCalledWith(300);
    onCut.mockClear();
    expect(await wholeList(itself, apiOf(20_000, {}), onCut)).toHaveLength(10_000);
    expect(onCut).toHaveBeenCalledWith(10_000);
  });

  test.each([
    { most: 60, total: 250, calls: 1 + 13 },
    { most: 10, total: undefined, calls: 1 + 1 + 64 },
  ])('where more than $most items make too large an answer, fewer are asked for', async ({ most, total, calls }) => {
    const whole = apiOf(250, { total });
    const fetchPage = jest.fn(async (paging: Paging) => {
      if (paging.pageSize > most) throw new ApiFailure('newsHistory', 'too-large', 'answered with too much');
      return whole(paging);
    });
    expect(await wholeList(itself, fetchPage)).toEqual(Array.from({ length: 250 }, (_, index) => index));
    expect(fetchPage).toHaveBeenCalledTimes(calls);
  });

  test('an item that is too large by itself, and any other failure, fails the list', async () => {
    for (const kind of ['too-large', 'status'] as const) {
      const fetchPage = jest.fn(async () => {
        throw new ApiFailure('newsHistory', kind, 'no');
      });
      await expect(wholeList(itself, fetchPage)).rejects.toThrow('newsHistory: no');
    }
  });

  test('a list that ends by itself is not cut', async () => {
    const onCut = jest.fn();
    await wholeList(itself, apiOf(250, {}), onCut);
    expect(onCut).not.toHaveBeenCalled();
  });
});
