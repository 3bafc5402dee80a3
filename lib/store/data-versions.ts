import { sql, type Transaction } from 'kysely';
import type { Store } from './database';
import { isPostgres } from './engine';
import type { StoreTables } from './schema';

/** The version of the data behind each call (lib/api/invalidate.ts). */
type Version = [call: string, version: number];

export async function readVersions(db: Store): Promise<Version[]> {
  const rows = await db.selectFrom('data_versions').selectAll().execute();
  return rows.map(({ call, version }) => [call, version]);
}

/** The channel on which PostgreSQL announces raised versions. The message is empty; listeners read the versions. */
export const CHANGES_CHANNEL = 'tradego_changes';

/**
 * Raises the version of each call above the one that is known, and gives those
 * that have come of it. A store that was deleted and made anew knows none.
 * PostgreSQL tells all processes that listen (change-listener.ts), once it is so.
 */
export async function raiseVersions(db: Store, known: readonly Version[]): Promise<Version[]> {
  return db.transaction().execute((transaction) => raiseVersionsWithin(transaction, known));
}

/** The same within a transaction that changes the data. */
export async function raiseVersionsWithin(
  transaction: Transaction<StoreTables>,
  known: readonly Version[],
): Promise<Version[]> {
  if (known.length === 0) return [];
  // Sent with the commit.
  if (isPostgres(transaction)) await sql`SELECT pg_notify(${CHANGES_CHANNEL}, '')`.execute(transaction);
  const rows = await transaction
    .insertInto('data_versions')
    .values(known.map(([call, version]) => ({ call, version: version + 1 })))
    .onConflict((conflict) =>
      conflict.column('call').doUpdateSet({
        version: sql`CASE WHEN data_versions.version < excluded.version THEN excluded.version ELSE data_versions.version + 1 END`,
      }),
    )
    .returningAll()
    .execute();
  return rows.map(({ call, version }) => [call, version]);
}
