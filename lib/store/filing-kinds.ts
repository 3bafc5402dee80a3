import { type Kysely, sql } from 'kysely';
import { FILING_KINDS, type FilingKind } from '../domain/filing-kind';
import { searchedInIndex } from './engine';
import type { StoreTables } from './schema';

/** Gives announcements their kind and their position within it; the sample content is seeded again, and with it the kinds. */
export async function addFilingKinds(db: Kysely<unknown>): Promise<void> {
  await sql`DELETE FROM facts WHERE name = 'seed'`.execute(db);
  await db.schema
    .alterTable('circulars')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('other'))
    .execute();
  await db.schema
    .alterTable('circulars')
    .addColumn('kind_position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`UPDATE circulars SET kind_position = position`.execute(db);
  // A search counts what it found by kind, from this index alone.
  await db.schema.dropIndex('circulars_newest').execute();
  await db.schema
    .createIndex('circulars_newest')
    .on('circulars')
    .columns(['locale', 'position desc', ...searchedInIndex(db), 'kind'])
    .execute();
  await db.schema
    .createIndex('circulars_kinds')
    .unique()
    .on('circulars')
    .columns(['locale', 'kind', 'kind_position'])
    .execute();
  await db.schema
    .createIndex('circulars_kind_years')
    .on('circulars')
    .columns(['locale', 'kind', 'year', 'kind_position'])
    .execute();
}

/** Rows of a whole register, oldest first (`withPositions`), with the position of each within its language and kind. */
export function withKindPositions<Row extends { locale: string; kind: FilingKind }>(
  rows: readonly Row[],
): (Row & { kind_position: number })[] {
  const length = new Map<string, number>();
  return rows.map((row) => {
    const place = `${row.locale}/${row.kind}`;
    const kind_position = (length.get(place) ?? 0) + 1;
    length.set(place, kind_position);
    return { ...row, kind_position };
  });
}

/** The positions, within its kind, of the oldest and the newest entry of a kind; none where there is no entry. */
export interface KindRange {
  kind: FilingKind;
  oldest: number;
  newest: number;
}

/**
 * Every kind of which there is something, in one year or in all. Two looks at the ends of an index for each:
 * 10,000 entries take no longer than 100.
 */
export async function kindRangesOf(db: Kysely<StoreTables>, locale: string, year?: number): Promise<KindRange[]> {
  const inYear = year === undefined ? sql`` : sql` AND year = ${year}`;
  const end = (which: 'min' | 'max', kind: FilingKind) =>
    sql<
      number | null
    >`(SELECT ${sql.raw(which)}(kind_position) FROM circulars WHERE locale = ${locale} AND kind = ${kind}${inYear})`;
  const ends = await db
    .selectNoFrom(
      FILING_KINDS.flatMap((kind) => [end('min', kind).as(`${kind}_oldest`), end('max', kind).as(`${kind}_newest`)]),
    )
    .executeTakeFirstOrThrow();
  return FILING_KINDS.flatMap((kind) => {
    const [oldest, newest] = [ends[`${kind}_oldest`], ends[`${kind}_newest`]];
    return oldest && newest ? [{ kind, oldest, newest }] : [];
  });
}
