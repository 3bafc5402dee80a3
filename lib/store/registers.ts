import { type Kysely, sql } from 'kysely';
import { hongKongYear } from '../i18n/dates';
import type { StoreTables } from './schema';

/** The lists of investor relations, which are paged through from the newest entry and narrowed by year. */
export const REGISTER_TABLES = ['reports', 'circulars', 'roadshows', 'questions'] as const;
export type RegisterTable = (typeof REGISTER_TABLES)[number];

/**
 * The rows of a whole register, all languages, with what they are found by: the Hong Kong year, and the position
 * within the language's register. Positions count from 1, oldest first, without gaps; so a register is written whole.
 */
export function withPositions<Row extends { id: number; locale: string; publish_time: number }>(
  rows: readonly Row[],
): (Row & { year: number; position: number })[] {
  const oldestFirst = [...rows].sort((one, other) => one.publish_time - other.publish_time || one.id - other.id);
  const length = new Map<string, number>();
  return oldestFirst.map((row) => {
    const position = (length.get(row.locale) ?? 0) + 1;
    length.set(row.locale, position);
    return { ...row, year: hongKongYear(row.publish_time), position };
  });
}

/** A year of a register, and the positions of its oldest and its newest entry. */
export interface RegisterYear {
  year: number;
  oldest: number;
  newest: number;
}

/**
 * The years of a register, latest first. The query goes through the index from year to year and passes over the
 * entries between: 10,000 of them take no longer than 100.
 */
export function yearsOf(db: Kysely<StoreTables>, table: RegisterTable, locale: string): Promise<RegisterYear[]> {
  const entries = sql`${sql.table(table)} WHERE locale = ${locale}`;
  return db
    .withRecursive(
      'years(year)',
      () => sql<{ year: number }>`(
        SELECT max(year) FROM ${entries}
        UNION ALL
        SELECT (SELECT max(year) FROM ${entries} AND year < years.year) FROM years WHERE years.year IS NOT NULL
      )`,
    )
    .selectFrom('years')
    .select([
      'years.year',
      sql<number>`(SELECT min(position) FROM ${entries} AND year = years.year)`.as('oldest'),
      sql<number>`(SELECT max(position) FROM ${entries} AND year = years.year)`.as('newest'),
    ])
    .where('years.year', 'is not', null)
    .orderBy('years.year', 'desc')
    .execute();
}
