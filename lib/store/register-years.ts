import { type Kysely, sql } from 'kysely';

/**
 * How many entries each register has in each year, kept by the database itself
 * as rows come and go: a page of a register of 10,000 entries is found and
 * counted as fast as one of 100, whoever filled it.
 */

/** Years are Hong Kong's, eight hours ahead of UTC. */
const HONG_KONG_SECONDS = 8 * 60 * 60;

export const REGISTER_TABLES = ['reports', 'circulars', 'roadshows', 'questions'] as const;

export async function createRegisterYears(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('register_years')
    .addColumn('register', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('entries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('register_years_key', ['register', 'locale', 'year'])
    .execute();
  for (const table of REGISTER_TABLES) await count(db, table);
}

async function count(db: Kysely<unknown>, table: (typeof REGISTER_TABLES)[number]): Promise<void> {
  const register = sql.lit(table);
  const year = (row: string) =>
    sql`CAST(strftime('%Y', ${sql.raw(row)}publish_time / 1000 + ${sql.lit(HONG_KONG_SECONDS)}, 'unixepoch') AS INTEGER)`;
  const change = (row: 'OLD.' | 'NEW.', by: 1 | -1) => sql`
    UPDATE register_years SET entries = entries + ${sql.lit(by)}
    WHERE register = ${register} AND locale = ${sql.raw(row)}locale AND year = ${year(row)};`;
  // Not as an upsert: inside a trigger its conflict rule gives way to that of the statement outside.
  const added = sql`
    INSERT INTO register_years (register, locale, year, entries)
    SELECT ${register}, NEW.locale, ${year('NEW.')}, 0 WHERE NOT EXISTS (
      SELECT 1 FROM register_years WHERE register = ${register} AND locale = NEW.locale AND year = ${year('NEW.')}
    );${change('NEW.', 1)}`;

  await sql`
    INSERT INTO register_years (register, locale, year, entries)
    SELECT ${register}, locale, ${year('')}, count(*) FROM ${sql.table(table)} GROUP BY locale, ${year('')}
  `.execute(db);
  const trigger = (what: string, event: string, body: ReturnType<typeof sql>) =>
    sql`CREATE TRIGGER ${sql.id(`${table}_${what}`)} AFTER ${sql.raw(event)} ON ${sql.table(table)} BEGIN ${body} END`.execute(
      db,
    );
  await trigger('added', 'INSERT', added);
  await trigger('removed', 'DELETE', change('OLD.', -1));
  await trigger('moved', 'UPDATE OF locale, publish_time', sql`${change('OLD.', -1)}${added}`);
}
