import { kindRangesOf, withKindPositions } from '@/lib/store/filing-kinds';
import { withPositions } from '@/lib/store/registers';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import { earlierStore, temporaryFile, temporaryStore } from '../support/temporary-store';

const filing = (id: number, day: string, kind: 'results' | 'returns', locale = 'en') => ({
  id,
  locale,
  title: '',
  search_text: '',
  file_url: '',
  publish_time: Date.parse(`${day}T09:00:00+08:00`),
  file_size: null,
  file_type: null,
  kind,
});
const ROWS = withKindPositions(
  withPositions([
    filing(1, '2025-03-01', 'results'),
    filing(2, '2025-04-01', 'returns'),
    filing(3, '2026-03-01', 'results'),
    filing(4, '2025-08-01', 'results'),
    filing(5, '2026-01-01', 'returns', 'zt'),
  ]),
);

test('Routes: a filing has a position within its language and kind, oldest first', () => {
  expect(ROWS.map(({ id, kind, kind_position }) => [id, kind, kind_position])).toEqual([
    [1, 'results', 1],
    [2, 'returns', 1],
    [4, 'results', 2],
    [5, 'returns', 1],
    [3, 'results', 3],
  ]);
});

describe('Routes: the kinds of a store', () => {
  const store = temporaryStore(async (opened) => {
    await opened.insertInto('circulars').values(ROWS).execute();
  });

  test.each([
    [
      'en',
      undefined,
      [
        { kind: 'results', oldest: 1, newest: 3 },
        { kind: 'returns', oldest: 1, newest: 1 },
      ],
    ],
    [
      'en',
      2025,
      [
        { kind: 'results', oldest: 1, newest: 2 },
        { kind: 'returns', oldest: 1, newest: 1 },
      ],
    ],
    ['en', 2026, [{ kind: 'results', oldest: 3, newest: 3 }]],
    ['en', 2020, []],
    ['zt', undefined, [{ kind: 'returns', oldest: 1, newest: 1 }]],
    ['zh', undefined, []],
  ])('Routes: of %s in %s', async (locale, year, ranges) => {
    expect(await kindRangesOf(store(), locale, year)).toEqual(ranges);
  });

  test('two filings do not take one position of a kind', async () => {
    const again = store()
      .insertInto('circulars')
      .values({ ...(ROWS[0] as (typeof ROWS)[number]), id: 9, position: 9 });
    await expect(again.execute()).rejects.toThrow(/UNIQUE/);
  });
});

describe('a store of a release without kinds', () => {
  const { file, remove } = temporaryFile();
  afterAll(remove);

  test('Routes: its filings are found as before, and the sample content is seeded again with kinds', async () => {
    await earlierStore(file, '010', (database) => {
      database.exec(`INSERT INTO facts (name, value) VALUES ('seed', 'earlier')`);
      const insert = database.prepare(
        `INSERT INTO circulars (id, locale, title, file_url, publish_time, search_text, year, position)
         VALUES (?, 'en', '', '', 0, '', 2025, ?)`,
      );
      for (const id of [1, 2, 3]) insert.run([id, id]);
    });
    const store = await openSqliteStore(file);
    expect(await kindRangesOf(store, 'en')).toEqual([{ kind: 'other', oldest: 1, newest: 3 }]);
    expect(await store.selectFrom('facts').selectAll().where('name', '=', 'seed').execute()).toEqual([]);
    await store.destroy();
  });
});
