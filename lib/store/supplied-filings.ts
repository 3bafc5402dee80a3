import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '../i18n/locales';
import type { StoreTables } from './schema';

/**
 * What a remote API supplied of its filings, with the address it came from, so that one that it merely stops to send is
 * not lost (lib/api/supplied.ts). Several instances may share a store: what one has missed, all have.
 */

export type SuppliedRow = Selectable<StoreTables['supplied_filings']>;
/** Of one API, call and language. */
export type SuppliedList = Pick<SuppliedRow, 'source' | 'call'> & { locale: Locale };
type OfList = 'source' | 'call' | 'locale';
/** What is known of each filing without its words. */
export type SuppliedMark = Omit<SuppliedRow, OfList | 'item' | 'kept_until'>;

/** Rows written, or asked for, by one statement: all engines take the values of so many. */
const AT_ONCE = 500;

export async function createSuppliedFilings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('supplied_filings')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('entry_key', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('missing_since', 'bigint')
    .addColumn('kept_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('supplied_filings_key', ['source', 'call', 'locale', 'entry_key'])
    .execute();
}

/** What is kept of a list, by key. */
export async function suppliedMarks(
  db: Kysely<StoreTables>,
  list: SuppliedList,
  now: number,
): Promise<Map<string, SuppliedMark>> {
  const rows = await ofList(db, list)
    .select(['entry_key', 'place', 'seen_at', 'missing_since'])
    .where('kept_until', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.entry_key, row]));
}

/** The items of these keys, as JSON, by key. */
export async function suppliedItems(
  db: Kysely<StoreTables>,
  list: SuppliedList,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const items = new Map<string, string>();
  for (const some of inParts(keys)) {
    const rows = await ofList(db, list).select(['entry_key', 'item']).where('entry_key', 'in', some).execute();
    for (const { entry_key, item } of rows) items.set(entry_key, item);
  }
  return items;
}

/** Writes what has changed, and lets go of what has been kept for long enough. */
export async function writeSupplied(
  db: Kysely<StoreTables>,
  list: SuppliedList,
  { gone, rows }: { gone: readonly string[]; rows: readonly Omit<SuppliedRow, OfList>[] },
  now: number,
): Promise<void> {
  await db.deleteFrom('supplied_filings').where('kept_until', '<=', now).execute();
  for (const some of inParts(gone)) {
    await db
      .deleteFrom('supplied_filings')
      .where('source', '=', list.source)
      .where('call', '=', list.call)
      .where('locale', '=', list.locale)
      .where('entry_key', 'in', some)
      .execute();
  }
  for (const some of inParts(rows)) {
    await db
      .insertInto('supplied_filings')
      .values(some.map((row) => ({ ...list, ...row })))
      .onConflict((conflict) =>
        conflict.columns(['source', 'call', 'locale', 'entry_key']).doUpdateSet((each) => ({
          place: each.ref('excluded.place'),
          seen_at: each.ref('excluded.seen_at'),
          missing_since: each.ref('excluded.missing_since'),
        })),
      )
      .execute();
  }
}

function ofList(db: Kysely<StoreTables>, { source, call, locale }: SuppliedList) {
  return db
    .selectFrom('supplied_filings')
    .where('source', '=', source)
    .where('call', '=', call)
    .where('locale', '=', locale);
}

function inParts<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) =>
    all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}
