import type { Kysely } from 'kysely';
import type { SessionSoFar, ShareSession } from '../market/share-history';
import type { StoreTables } from './schema';

/**
 * Sessions of a share as they are remembered: one row a day, a code and a source, whichever instance writes it and how
 * often. Prices are text, as they were given, so that no engine rounds them.
 */

/** Rows of one statement: SQLite takes at most 32,766 parameters. */
const AT_ONCE = 500;

/** The share of one API, or of the embedded store where that is the source. */
export interface ShareOf {
  /** Address of the API; empty for the embedded store. */
  source: string;
  code: string;
}

export async function createShareHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('share_history')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('session_date', 'text', (column) => column.notNull())
    .addColumn('close', 'text', (column) => column.notNull())
    .addColumn('high', 'text', (column) => column.notNull())
    .addColumn('low', 'text', (column) => column.notNull())
    .addColumn('volume', 'bigint')
    .addColumn('turnover', 'text')
    .addColumn('until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('share_history_key', ['source', 'code', 'session_date'])
    .execute();
}

/** Writes sessions as far as they are known. What an earlier answer knew of one never replaces what a later one did. */
export async function rememberSessions(
  db: Kysely<StoreTables>,
  { source, code }: ShareOf,
  sessions: readonly SessionSoFar[],
): Promise<void> {
  for (let start = 0; start < sessions.length; start += AT_ONCE) {
    await db
      .insertInto('share_history')
      .values(sessions.slice(start, start + AT_ONCE).map((session) => ({ source, code, ...rowOf(session) })))
      .onConflict((conflict) =>
        conflict
          .columns(['source', 'code', 'session_date'])
          .doUpdateSet((each) => ({
            close: each.ref('excluded.close'),
            high: each.ref('excluded.high'),
            low: each.ref('excluded.low'),
            volume: each.ref('excluded.volume'),
            turnover: each.ref('excluded.turnover'),
            until: each.ref('excluded.until'),
          }))
          .whereRef('excluded.until', '>=', 'share_history.until'),
      )
      .execute();
  }
}

/**
 * The close of a session as the next one names it, where nobody looked at the price when the session ended.
 *
 * @param endsAt when that session ended, HHMM
 */
export async function settleClose(
  db: Kysely<StoreTables>,
  { source, code }: ShareOf,
  { date, close, endsAt }: { date: string; close: number; endsAt: string },
): Promise<void> {
  const row = await db
    .selectFrom('share_history')
    .select(['high', 'low', 'until'])
    .where('source', '=', source)
    .where('code', '=', code)
    .where('session_date', '=', date)
    .where('until', '<', endsAt)
    .executeTakeFirst();
  if (!row) return;
  await db
    .updateTable('share_history')
    .set({
      close: String(close),
      high: String(Math.max(Number(row.high), close)),
      low: String(Math.min(Number(row.low), close)),
      until: endsAt,
    })
    .where('source', '=', source)
    .where('code', '=', code)
    .where('session_date', '=', date)
    .where('until', '=', row.until)
    .execute();
}

function rowOf({ date, close, high, low, volume, turnover, until }: SessionSoFar) {
  return {
    session_date: date,
    close: String(close),
    high: String(high),
    low: String(low),
    volume: volume ?? null,
    turnover: turnover === undefined ? null : String(turnover),
    until,
  };
}

/** All sessions that are remembered of a share, oldest first. */
export async function rememberedSessions(db: Kysely<StoreTables>, { source, code }: ShareOf): Promise<ShareSession[]> {
  const rows = await db
    .selectFrom('share_history')
    .selectAll()
    .where('source', '=', source)
    .where('code', '=', code)
    .orderBy('session_date')
    .execute();
  return rows.map((row) => ({
    date: row.session_date,
    close: Number(row.close),
    high: Number(row.high),
    low: Number(row.low),
    ...(row.volume !== null && { volume: Number(row.volume) }),
    ...(row.turnover !== null && { turnover: Number(row.turnover) }),
  }));
}
