import type Database from 'libsql';
import { FIRST_REGISTER_TABLES } from '@/lib/store/register-positions';
import { withPositions, yearsOf } from '@/lib/store/registers';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import { earlierStore, temporaryFile, temporaryStore } from '../support/temporary-store';

const DAYS = {
  1: '2025-12-31T23:59:59+08:00',
  2: '2026-01-01T00:00:00+08:00',
  3: '2024-05-02T09:00:00+08:00',
  4: '2026-01-01T00:00:00+08:00',
  5: '2025-03-01T09:00:00+08:00',
};
const entries = (locale: string) =>
  Object.entries(DAYS).map(([id, day]) => ({ id: Number(id), locale, publish_time: Date.parse(day) }));
/** By position: entry and year, Hong Kong time. */
const PLACES = [
  { id: 3, year: 2024, position: 1 },
  { id: 5, year: 2025, position: 2 },
  { id: 1, year: 2025, position: 3 },
  { id: 2, year: 2026, position: 4 },
  { id: 4, year: 2026, position: 5 },
];
const YEARS = [
  { year: 2026, oldest: 4, newest: 5 },
  { year: 2025, oldest: 2, newest: 3 },
  { year: 2024, oldest: 1, newest: 1 },
];

test('Routes: entries have a position in the register of their language, of one moment by number', () => {
  const rows = withPositions([...entries('zt'), ...entries('en').slice(1, 3)]);
  const of = (locale: string) =>
    rows.filter((row) => row.locale === locale).map(({ id, year, position }) => ({ id, year, position }));
  expect(of('zt')).toEqual(PLACES);
  expect(of('en')).toEqual([
    { id: 3, year: 2024, position: 1 },
    { id: 2, year: 2026, position: 2 },
  ]);
});

describe('a new store', () => {
  const store = temporaryStore();

  test('holds no trigger, and a register without entries has no years', async () => {
    const { triggers } = await store()
      .selectFrom('sqlite_master' as 'facts')
      .where('type' as 'name', '=', 'trigger')
      .select((every) => every.fn.countAll().as('triggers'))
      .executeTakeFirstOrThrow();
    expect(triggers).toBe(0);
    expect(await yearsOf(store(), 'reports', 'zt')).toEqual([]);
  });
});

describe('a store of a release that counted years by triggers', () => {
  const { file, remove } = temporaryFile();
  afterAll(remove);

  test('Routes: its entries keep their order and get their years; nothing of the count is left', async () => {
    await earlierStore(file, '008', (database) => {
      countYearsByTriggers(database);
      for (const table of ['circulars', 'questions']) fill(database, table);
      expect(database.prepare('SELECT sum(entries) AS entries FROM register_years').get()).toMatchObject({
        entries: 20,
      });
    });

    const store = await openSqliteStore(file);
    for (const table of ['circulars', 'questions'] as const) {
      for (const locale of ['zt', 'en']) {
        const rows = await store
          .selectFrom(table as 'circulars')
          .select(['id', 'year', 'position'])
          .where('locale', '=', locale)
          .orderBy('position')
          .execute();
        expect(rows).toEqual(PLACES);
        expect(await yearsOf(store, table, locale)).toEqual(YEARS);
      }
    }
    const left = await store
      .selectFrom('sqlite_master' as 'facts')
      .where((either) => either.or([either('type' as 'name', '=', 'trigger'), either('name', '=', 'register_years')]))
      .select('name')
      .execute();
    expect(left).toEqual([]);
    await store.destroy();
  });
});

function fill(database: Database.Database, table: string) {
  const text = table === 'questions' ? ['question_content', 'answer_content'] : ['title', 'file_url'];
  const insert = database.prepare(
    `INSERT INTO ${table} (id, locale, publish_time, ${text}, search_text) VALUES (?, ?, ?, '', '', '')`,
  );
  for (const { id, locale, publish_time } of [...entries('zt'), ...entries('en')]) {
    insert.run([id, locale, publish_time]);
  }
}

/** What 004 left in a database before 008 was written, as far as new rows go. */
function countYearsByTriggers(database: Database.Database) {
  database.exec(`CREATE TABLE register_years (
    register TEXT NOT NULL, locale TEXT NOT NULL, year INTEGER NOT NULL, entries INTEGER NOT NULL,
    PRIMARY KEY (register, locale, year))`);
  for (const table of FIRST_REGISTER_TABLES) {
    const year = "CAST(strftime('%Y', NEW.publish_time / 1000 + 28800, 'unixepoch') AS INTEGER)";
    const same = `register = '${table}' AND locale = NEW.locale AND year = ${year}`;
    database.exec(`CREATE TRIGGER ${table}_added AFTER INSERT ON ${table} BEGIN
      INSERT INTO register_years SELECT '${table}', NEW.locale, ${year}, 0
        WHERE NOT EXISTS (SELECT 1 FROM register_years WHERE ${same});
      UPDATE register_years SET entries = entries + 1 WHERE ${same};
    END`);
    for (const [name, event] of [
      ['removed', 'DELETE'],
      ['moved', 'UPDATE OF locale, publish_time'],
    ]) {
      database.exec(`CREATE TRIGGER ${table}_${name} AFTER ${event} ON ${table} BEGIN
        UPDATE register_years SET entries = entries - 1
        WHERE register = '${table}' AND locale = OLD.locale
          AND year = CAST(strftime('%Y', OLD.publish_time / 1000 + 28800, 'unixepoch') AS INTEGER);
      END`);
    }
  }
}
