import { createFindInRegister } from '@/lib/api/embedded/registers';
import { seedStore } from '@/lib/sample/seeding';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import { fakeApi, good, WEBSITE } from '../../support/api-server';
import { post, quietLog, startSite } from '../../support/site';
import { earlierStore, temporaryFile, temporaryStore } from '../../support/temporary-store';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const mockFolded = jest.fn();
jest.mock('@/lib/text/fold', () => {
  const actual = jest.requireActual<typeof import('@/lib/text/fold')>('@/lib/text/fold');
  return {
    ...actual,
    foldText: (text: string) => {
      mockFolded(text);
      return actual.foldText(text);
    },
  };
});

quietLog();

/** Spellings that visitors use for the same, by what each of them is. */
const SAME = [
  ['業績', '业绩'],
  ['2026', '２０２６', '二零二六', '二〇二六', '二○二六'],
  ['2025 年報', '2025年報', '2025\u2009年報', '2025　年報', '２０２５年报'],
  ['週年', '周年'],
  ['（二零二二年第一季度業績）', '(2022年第1季度业绩)'],
  ['股份發行人', '股份发行人', '「股份－發行人」'],
  ['TradeGo', 'TRADEGO', 'ｔｒａｄｅｇｏ'],
  ['九月三十日', '9 月 30 日'],
] as const;

describe('Routes: a search of the sample registers', () => {
  const store = temporaryStore(seedStore);
  const find = createFindInRegister(async () => store());
  const found = (name: 'circulars' | 'reports' | 'interactiveQuestions', locale: 'zt' | 'zh' | 'en', q: string) =>
    find(name, locale, { pageIndex: 1, pageSize: 1000, q });

  test.each(SAME.flatMap((group) => group.map((q) => [q, group[0]])))(
    'Routes: %j finds what %j finds, in either script',
    async (q, usual) => {
      for (const locale of ['zt', 'zh'] as const) {
        for (const name of ['circulars', 'reports', 'interactiveQuestions'] as const) {
          expect(await found(name, locale, q)).toEqual(await found(name, locale, usual));
        }
      }
    },
  );

  test.each([
    ['circulars', 'zt', '业绩', /業績/],
    ['circulars', 'zh', '業績', /业绩/],
    ['circulars', 'zt', '2026', /二零二六/],
    ['circulars', 'zt', '二零二六年業績', /業績/],
    ['circulars', 'zt', '周年', /週年/],
    ['circulars', 'zh', '週年', /周年/],
    ['reports', 'zt', '2025年報', /2025 年報/],
    ['circulars', 'en', 'MONTHLY october', /Monthly.*October/],
  ] as const)('Routes: in %s, %s, %j finds something, and that alone', async (name, locale, q, title) => {
    const { items, total } = await found(name, locale, q);
    expect(total).toBeGreaterThan(0);
    expect(items.filter((item) => !title.test('title' in item ? item.title : ''))).toEqual([]);
  });

  test('a question is found by its answer as well', async () => {
    const { items } = await found('interactiveQuestions', 'zt', '购股权');
    expect(items.length).toBeGreaterThan(0);
  });

  test('Data: a store of an earlier shape is searched as well', async () => {
    const { file, remove } = temporaryFile();
    const seeded = await store().selectFrom('facts').selectAll().where('name', '=', 'seed').executeTakeFirstOrThrow();
    await earlierStore(file, '005', (database) => {
      database.prepare('INSERT INTO facts (name, value) VALUES (?, ?)').run([seeded.name, seeded.value]);
    });

    const opened = await openSqliteStore(file);
    await seedStore(opened);
    const { total } = await createFindInRegister(async () => opened)('circulars', 'zt', {
      pageIndex: 1,
      pageSize: 6,
      q: '业绩',
    });
    expect(total).toBeGreaterThan(0);
    await opened.destroy();
    remove();
  });
});

describe('Routes: a search of an API that gives none', () => {
  const { answers } = fakeApi();
  const TITLES = ['截至二零二六年九月三十日止業績公告', '截至二零二五年九月三十日止業績公告', '月報表'];

  test('meets titles like the embedded one, and folds them once for all searches', async () => {
    const site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() =>
      good({
        circularsListRtVOS: TITLES.map((title) => ({ title, fileUrl: 'https://files.test/a.pdf', publishTime: 1.7e9 })),
        total: TITLES.length,
      }),
    );
    mockFolded.mockClear();
    const titlesFor = async (q: string) => {
      const { data } = await (await site.calls.circulars(post({ q }, { language: 'cht' }))).json();
      return data.circularsListRtVOS.map(({ title }: { title: string }) => title);
    };
    expect(await titlesFor('业绩')).toEqual(TITLES.slice(0, 2));
    expect(await titlesFor('２０２６ 業績')).toEqual(TITLES.slice(0, 1));
    expect(await titlesFor('月报表')).toEqual(TITLES.slice(2));
    expect(await titlesFor('（）')).toEqual([]);
    expect(mockFolded).toHaveBeenCalledTimes(TITLES.length);
    await site.stop();
  });
});
