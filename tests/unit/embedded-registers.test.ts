import type { Store } from '@/lib/store/database';
import { createFindInRegister } from '@/lib/website-api/embedded/registers';
import { temporaryStore } from './support/temporary-store';

/** 3 of 2024, 5 of 2025, 2 of 2026, with their days around the turn of a Hong Kong year. */
const DAYS = [
  '2024-03-01T09:00:00+08:00',
  '2024-06-01T09:00:00+08:00',
  '2024-12-31T23:59:59+08:00',
  '2025-01-01T00:00:00+08:00',
  '2025-02-01T09:00:00+08:00',
  '2025-03-01T09:00:00+08:00',
  '2025-04-01T09:00:00+08:00',
  '2025-05-01T09:00:00+08:00',
  '2026-01-01T07:00:00+08:00',
  '2026-02-01T09:00:00+08:00',
];
const TITLES: Record<number, string> = { 2: 'Dividend 100% paid', 5: 'Final DIVIDEND for 2024', 7: 'Monthly_return' };

async function fill(store: Store) {
  const rows = DAYS.map((day, index) => ({
    id: index + 1,
    locale: 'en',
    title: TITLES[index + 1] ?? `Notice ${index + 1}`,
    file_url: `/assets/circulars/${index + 1}.pdf`,
    publish_time: Date.parse(day),
    file_size: null,
    file_type: null,
  }));
  await store.insertInto('circulars').values(rows).execute();
  await store
    .insertInto('questions')
    .values({ id: 1, locale: 'en', question_content: 'Why?', answer_content: 'The dividend.', publish_time: 1.7e12 })
    .execute();
}

const store = temporaryStore(fill);
const find = createFindInRegister(async () => store());
const circulars = async (request: { pageIndex?: number; pageSize?: number; year?: number; q?: string }) => {
  const page = await find('circulars', 'en', { pageIndex: 1, pageSize: 100, ...request });
  return { ids: page.items.map(({ fileUrl }) => Number(/(\d+)\.pdf/.exec(fileUrl)?.[1])), ...page };
};

describe('decisions, Routes: a register of the embedded store', () => {
  test('has the years in which something was published, latest first', async () => {
    expect((await circulars({})).years).toEqual([2026, 2025, 2024]);
  });

  test.each([
    [2026, [10, 9]],
    [2025, [8, 7, 6, 5, 4]],
    [2024, [3, 2, 1]],
  ])('year %i, Hong Kong time, has its own entries and their total', async (year, ids) => {
    expect(await circulars({ year })).toMatchObject({ ids, total: ids.length, years: [2026, 2025, 2024] });
  });

  test('a year without entries is empty', async () => {
    expect(await circulars({ year: 2023 })).toMatchObject({ ids: [], total: 0 });
  });

  test.each([1, 2, 3, 4, 7])('§4 its pages by %i hold every entry once, newest first', async (pageSize) => {
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(10 / pageSize) }, (_, index) => circulars({ pageIndex: index + 1, pageSize })),
    );
    expect(pages.flatMap(({ ids }) => ids)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([10]));
  });

  test('§4 a year has pages of its own', async () => {
    expect((await circulars({ year: 2025, pageIndex: 2, pageSize: 2 })).ids).toEqual([6, 5]);
    expect((await circulars({ year: 2025, pageIndex: 4, pageSize: 2 })).ids).toEqual([]);
  });

  test.each([
    ['dividend', [5, 2]],
    ['DIVIDEND final', [5]],
    ['dividend monthly', []],
    ['100%', [2]],
    ['%', [2]],
    ['monthly_return', [7]],
    ['l_f', []],
    ["'; DROP TABLE circulars; --", []],
  ])('a search for %j finds the titles that hold all of its words as they are', async (q, ids) => {
    expect(await circulars({ q })).toMatchObject({ ids, total: ids.length, years: [2026, 2025, 2024] });
  });

  test('a search within a year', async () => {
    expect((await circulars({ q: 'dividend', year: 2025 })).ids).toEqual([5]);
  });

  test('a question is found by its answer too', async () => {
    expect((await find('interactiveQuestions', 'en', { pageIndex: 1, pageSize: 6, q: 'dividend' })).total).toBe(1);
  });

  test('another language has its own', async () => {
    expect(await find('circulars', 'zt', { pageIndex: 1, pageSize: 6 })).toEqual({ items: [], total: 0, years: [] });
  });
});

describe('the count of years follows what happens to the rows, whoever does it', () => {
  const byHand = (change: () => Promise<unknown>, undo: () => Promise<unknown>, expected: object) => async () => {
    await change();
    const seen = await circulars({});
    await undo();
    expect(seen).toMatchObject(expected);
    expect(await circulars({})).toMatchObject({ total: 10, years: [2026, 2025, 2024] });
  };
  const move = (id: number, day: string) =>
    store()
      .updateTable('circulars')
      .set({ publish_time: Date.parse(day) })
      .where('id', '=', id)
      .execute();

  test(
    'a row that moves to another year',
    byHand(
      () => move(1, '2020-01-01T00:00:00+08:00'),
      () => move(1, DAYS[0] as string),
      { total: 10, years: [2026, 2025, 2024, 2020] },
    ),
  );

  test('the last row of a year that goes takes the year along', async () => {
    const rows = await store().selectFrom('circulars').selectAll().where('id', '>=', 9).execute();
    await store().deleteFrom('circulars').where('id', '>=', 9).execute();
    expect(await circulars({})).toMatchObject({ total: 8, years: [2025, 2024] });
    await store().insertInto('circulars').values(rows).execute();
    expect(await circulars({})).toMatchObject({ total: 10, years: [2026, 2025, 2024] });
  });
});
