import { createFindInRegister } from '@/lib/api/embedded/registers';
import { type FilingKind, filingKind } from '@/lib/domain/filing-kind';
import type { Store } from '@/lib/store/database';
import { entryRow, putEntries } from '../../support/entries';
import { temporaryStore } from '../../support/temporary-store';

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
const TITLES: Record<number, string> = {
  2: 'Dividend 100% paid',
  5: 'Final DIVIDEND for 2024',
  7: 'Monthly_return',
  8: 'Poll results',
};

async function fill(store: Store) {
  await putEntries(
    store,
    DAYS.map((day, index) => {
      const title = TITLES[index + 1] ?? `Notice ${index + 1}`;
      const fileUrl = `/assets/circulars/${index + 1}.pdf`;
      const item = { title, fileUrl, publishTime: Date.parse(day), category: filingKind(title) };
      return entryRow('circulars', 'en', `filing-${index + 1}`, item);
    }),
  );
  const question = { questionContent: 'Why?', answerContent: 'The dividend.', publishTime: 1.7e12 };
  await putEntries(store, [entryRow('interactiveQuestions', 'en', 'question-1', question)]);
}

const store = temporaryStore(fill);
const find = createFindInRegister(async () => store());
const circulars = async (request: {
  pageIndex?: number;
  pageSize?: number;
  year?: number;
  q?: string;
  kind?: FilingKind;
}) => {
  const page = await find('circulars', 'en', { pageIndex: 1, pageSize: 100, ...request });
  return { ids: page.items.map(({ fileUrl }) => Number(/(\d+)\.pdf/.exec(fileUrl)?.[1])), ...page };
};

describe('Routes: a register of the embedded store', () => {
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
    ['MONTHLY-return', [7]],
    ['（２０２４）', [5]],
    ['（）', []],
    ['l_x', []],
    ["'; DROP TABLE circulars; --", []],
  ])('a search for %j finds the titles that hold all of its words', async (q, ids) => {
    expect(await circulars({ q })).toMatchObject({ ids, total: ids.length, years: [2026, 2025, 2024] });
  });

  test('a search within a year', async () => {
    expect((await circulars({ q: 'dividend', year: 2025 })).ids).toEqual([5]);
  });

  test('a question is found by its answer too', async () => {
    expect((await find('interactiveQuestions', 'en', { pageIndex: 1, pageSize: 6, q: 'dividend' })).total).toBe(1);
  });

  test('another language has its own', async () => {
    expect(await find('circulars', 'zt', { pageIndex: 1, pageSize: 6 })).toEqual({
      items: [],
      total: 0,
      years: [],
      kinds: { results: 0, meetings: 0, transactions: 0, returns: 0, halt: 0, resumption: 0, other: 0 },
    });
  });
});

describe('Routes: announcements of the embedded store by kind', () => {
  const counts = (more: Partial<Record<FilingKind, number>>) => ({
    results: 0,
    meetings: 0,
    transactions: 0,
    returns: 0,
    halt: 0,
    resumption: 0,
    other: 0,
    ...more,
  });

  test('say how many there are of each', async () => {
    expect((await circulars({})).kinds).toEqual(counts({ results: 2, meetings: 1, other: 7 }));
  });

  test.each<[FilingKind, number[]]>([
    ['results', [5, 2]],
    ['meetings', [8]],
    ['other', [10, 9, 7, 6, 4, 3, 1]],
    ['transactions', []],
  ])('%s alone, newest first; the counts and the years stay those of all', async (kind, ids) => {
    expect(await circulars({ kind })).toMatchObject({
      ids,
      total: ids.length,
      years: [2026, 2025, 2024],
      kinds: counts({ results: 2, meetings: 1, other: 7 }),
    });
  });

  test('a year narrows the counts, and a kind within it has its own entries', async () => {
    const kinds = counts({ results: 1, meetings: 1, other: 3 });
    expect(await circulars({ year: 2025, kind: 'other' })).toMatchObject({ ids: [7, 6, 4], total: 3, kinds });
    expect(await circulars({ year: 2026, kind: 'results' })).toMatchObject({ ids: [], total: 0 });
  });

  test('a search narrows the counts, and a kind within it', async () => {
    expect(await circulars({ q: 'notice' })).toMatchObject({ total: 6, kinds: counts({ other: 6 }) });
    expect(await circulars({ q: 'dividend', kind: 'results', year: 2024 })).toMatchObject({ ids: [2], total: 1 });
    expect(await circulars({ q: 'dividend', kind: 'meetings' })).toMatchObject({
      ids: [],
      total: 0,
      kinds: counts({ results: 2 }),
    });
  });

  test.each([1, 2, 3])('§4 its pages by %i hold every entry once', async (pageSize) => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((pageIndex) => circulars({ kind: 'other', pageIndex, pageSize })),
    );
    expect(pages.flatMap(({ ids }) => ids)).toEqual([10, 9, 7, 6, 4, 3, 1]);
    const found = await Promise.all([1, 2].map((pageIndex) => circulars({ q: 'dividend', pageIndex, pageSize: 1 })));
    expect(found.flatMap(({ ids }) => ids)).toEqual([5, 2]);
  });

  test('other registers have none', async () => {
    expect((await find('interactiveQuestions', 'en', { pageIndex: 1, pageSize: 6 })).kinds).toBeUndefined();
  });
});
