import { type Kysely, sql } from 'kysely';
import { hongKongYear } from '../i18n/dates';
import { searchedInIndex } from './engine';

/** The registers that there were when these migrations were written. The table of a later one comes in its own. */
export const FIRST_REGISTER_TABLES = ['reports', 'circulars', 'roadshows', 'questions'] as const;
type FirstRegisterTable = (typeof FIRST_REGISTER_TABLES)[number];

type RegisterTables = Record<FirstRegisterTable, { publish_time: number; year: number }>;

/** Gives every entry of the registers its year and position, in place of a count that triggers kept. */
export async function placeRegisterEntries(db: Kysely<unknown>): Promise<void> {
  await removeCountedYears(db);
  for (const table of FIRST_REGISTER_TABLES) {
    for (const column of ['year', 'position']) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
        .execute();
    }
    await setYears(db as Kysely<RegisterTables>, table);
    await setPositions(db, table);
    // A search reads this index from end to end, and rows only for what it found.
    await db.schema.dropIndex(`${table}_newest`).execute();
    await db.schema
      .createIndex(`${table}_newest`)
      .on(table)
      .columns(['locale', 'position desc', ...searchedInIndex(db)])
      .execute();
    // Whoever writes a row without its position finds the place of 0 taken, by the second one at the latest.
    await db.schema.createIndex(`${table}_years`).unique().on(table).columns(['locale', 'year', 'position']).execute();
  }
}

/** Only stores of releases that counted by triggers have any of it. */
async function removeCountedYears(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'register_years')) return;
  for (const table of FIRST_REGISTER_TABLES) {
    for (const event of ['added', 'removed', 'moved']) {
      await sql`DROP TRIGGER ${sql.id(`${table}_${event}`)}`.execute(db);
    }
  }
  await db.schema.dropTable('register_years').execute();
}

/** From the latest year to the one before it that has an entry, and so on. */
async function setYears(db: Kysely<RegisterTables>, table: FirstRegisterTable): Promise<void> {
  let end = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const { newest } = await db
      .selectFrom(table)
      .select((entry) => entry.fn.max('publish_time').as('newest'))
      .where('publish_time', '<', end)
      .executeTakeFirstOrThrow();
    if (newest === null) return;
    const year = hongKongYear(Number(newest));
    const start = Date.parse(`${year}-01-01T00:00:00+08:00`);
    await db
      .updateTable(table)
      .set({ year })
      .where('publish_time', '>=', start)
      .where('publish_time', '<', end)
      .execute();
    end = start;
  }
}

async function setPositions(db: Kysely<unknown>, table: FirstRegisterTable): Promise<void> {
  await sql`
    UPDATE ${sql.table(table)} SET position = counted.position
    FROM (
      SELECT id, locale, row_number() OVER (PARTITION BY locale ORDER BY publish_time, id) AS position
      FROM ${sql.table(table)}
    ) AS counted
    WHERE counted.id = ${sql.table(table)}.id AND counted.locale = ${sql.table(table)}.locale`.execute(db);
}
