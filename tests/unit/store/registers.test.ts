import type Database from 'libsql';
import { kindRangesOf, placed, type UnplacedEntry, yearsOf } from '@/lib/store/registers';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import { earlierStore, temporaryFile, temporaryStore } from '../support/temporary-store';

const KINDS = ['results', 'returns'] as const;
type Kind = (typeof KINDS)[number];

const row = (id: string, moment: string, kind: Kind = 'results', locale = 'zt'): UnplacedEntry => ({
  call: 'circulars',
  locale,
  entry_id: id,
  publish_time: Date.parse(moment),
  kind,
  search_text: '',
  item: '{}',
});
const ROWS = placed([
  row('turn', '2025-12-31T23:59:59+08:00'),
  row('first', '2026-01-01T00:00:00+08:00', 'returns'),
  row('oldest', '2024-05-02T09:00:00+08:00'),
  row('second', '2026-01-01T00:00:00+08:00'),
  row('spring', '2025-03-01T09:00:00+08:00'),
  row('other-language', '2026-01-01T00:00:00+08:00', 'returns', 'en'),
]);

test('Routes: items have a position in the list of their language and in their kind, of one moment as they are given', () => {
  expect(
    ROWS.map(({ entry_id, locale, year, position, kind_position }) => [
      entry_id,
      locale,
      year,
      position,
      kind_position,
    ]),
  ).toEqual([
    ['oldest', 'zt', 2024, 1, 1],
    ['spring', 'zt', 2025, 2, 2],
    ['turn', 'zt', 2025, 3, 3],
    ['first', 'zt', 2026, 4, 1],
    ['second', 'zt', 2026, 5, 4],
    ['other-language', 'en', 2026, 1, 1],
  ]);
});

describe('a store', () => {
  const store = temporaryStore(async (opened) => {
    await opened.insertInto('entries').values(ROWS).execute();
  });

  test('Routes: the years of a list in one language, latest first', async () => {
    expect(await yearsOf(store(), 'circulars', 'zt')).toEqual([
      { year: 2026, oldest: 4, newest: 5 },
      { year: 2025, oldest: 2, newest: 3 },
      { year: 2024, oldest: 1, newest: 1 },
    ]);
    expect(await yearsOf(store(), 'reports', 'zt')).toEqual([]);
  });

  test.each([
    [
      'zt',
      undefined,
      [
        ['results', 1, 4],
        ['returns', 1, 1],
      ],
    ],
    ['zt', 2025, [['results', 2, 3]]],
    ['zt', 2020, []],
    ['en', undefined, [['returns', 1, 1]]],
    ['zh', undefined, []],
  ] as const)('Routes: the kinds of %s in %s', async (locale, year, ranges) => {
    expect(await kindRangesOf(store(), 'circulars', KINDS, locale, year)).toEqual(
      ranges.map(([kind, oldest, newest]) => ({ kind, oldest, newest })),
    );
  });

  test.each(['position', 'kind_position'] as const)('two items do not take one %s', async (column) => {
    const [first] = ROWS as [(typeof ROWS)[number]];
    const free = { entry_id: 'new', position: 99, kind_position: 99, [column]: first[column] };
    const again = store()
      .insertInto('entries')
      .values({ ...first, ...free });
    await expect(again.execute()).rejects.toThrow(/unique/i);
  });
});

describe('a store of an earlier release', () => {
  const { file, remove } = temporaryFile();
  afterAll(remove);

  test.each(['005', '008', '010', '021'])(
    'before %s: what visitors left stays, and the sample is published anew',
    async (before) => {
      await earlierStore(`${file}.${before}`, before, (database: Database.Database) => {
        database.exec(`INSERT INTO facts (name, value) VALUES ('seed', 'earlier')`);
        database.exec(
          `INSERT INTO submitted_questions (received_at, locale, email, question_content) VALUES (1, 'zt', 'a@example.com', '何時？')`,
        );
      });
      const store = await openSqliteStore(`${file}.${before}`);
      expect(await store.selectFrom('submitted_questions').select('question_content').execute()).toEqual([
        { question_content: '何時？' },
      ]);
      expect(await store.selectFrom('facts').select('name').where('name', '=', 'seed').execute()).toEqual([]);
      expect(await store.selectFrom('entries').selectAll().execute()).toEqual([]);
      await store.destroy();
    },
  );
});
