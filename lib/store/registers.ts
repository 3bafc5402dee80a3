import { type Kysely, sql } from 'kysely';
import { hongKongYear } from '../i18n/dates';
import type { StoreTables } from './schema';

/** The row of an item before its position is known. */
export type UnplacedEntry = Omit<StoreTables['entries'], 'year' | 'position' | 'kind_position'>;

/**
 * The rows of a whole call, all languages, oldest first within each, with what they are found by: the Hong Kong year,
 * the position within the language, and that within its kind. Positions count from 1 without gaps, so a call's items
 * are written whole; those of one moment keep the order in which they are given.
 */
export function placed(rows: readonly UnplacedEntry[]): StoreTables['entries'][] {
  const lengths = new Map<string, number>();
  const next = (place: string) => {
    const length = (lengths.get(place) ?? 0) + 1;
    lengths.set(place, length);
    return length;
  };
  return rows
    .toSorted((one, other) => one.publish_time - other.publish_time)
    .map((row) => ({
      ...row,
      year: hongKongYear(row.publish_time),
      position: next(row.locale),
      kind_position: next(`${row.locale}/${row.kind}`),
    }));
}

/** A year of a call's items, and the positions of its oldest and its newest one. */
export interface RegisterYear {
  year: number;
  oldest: number;
  newest: number;
}

/**
 * The years of a call, latest first. The query goes through the index from year to year and passes over the
 * items between: 10,000 of them take no longer than 100.
 */
export function yearsOf(db: Kysely<StoreTables>, call: string, locale: string): Promise<RegisterYear[]> {
  const entries = sql`entries WHERE call = ${call} AND locale = ${locale}`;
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

/** The positions, within its kind, of the oldest and the newest item of a kind; none where there is no item. */
export interface KindRange<Kind extends string> {
  kind: Kind;
  oldest: number;
  newest: number;
}

/**
 * Every kind of which there is something, in one year or in all. Two looks at the ends of an index for each:
 * 10,000 items take no longer than 100.
 */
export async function kindRangesOf<Kind extends string>(
  db: Kysely<StoreTables>,
  call: string,
  kinds: readonly Kind[],
  locale: string,
  year?: number,
): Promise<KindRange<Kind>[]> {
  const inYear = year === undefined ? sql`` : sql` AND year = ${year}`;
  const end = (which: 'min' | 'max', kind: Kind) =>
    sql<
      number | null
    >`(SELECT ${sql.raw(which)}(kind_position) FROM entries WHERE call = ${call} AND locale = ${locale} AND kind = ${kind}${inYear})`;
  const ends = (await db
    .selectNoFrom(
      kinds.flatMap((kind) => [end('min', kind).as(`${kind}_oldest`), end('max', kind).as(`${kind}_newest`)]),
    )
    .executeTakeFirstOrThrow()) as Record<string, number | null>;
  return kinds.flatMap((kind) => {
    const [oldest, newest] = [ends[`${kind}_oldest`], ends[`${kind}_newest`]];
    return oldest && newest ? [{ kind, oldest, newest }] : [];
  });
}
