import { PostgresAdapter, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { log, reasonOf } from '../base/log';
import type { StoreTables } from './schema';
import { Store } from './store';

/** Timeouts of a page or a message for getting a connection and for one statement, in ms. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Of one instance, besides the one that listens; ten instances stay below the hundred that PostgreSQL has by default. */
const MOST_CONNECTIONS = 8;

/** Whole numbers of eight bytes: moments and counts, all of which a number of ours holds exactly. */
const INT8 = 20;

/**
 * Opens the store in a PostgreSQL database that several instances share, and brings its shape up to date.
 *
 * @param url a `postgres://` address
 */
export async function openPostgresStore(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // The server ends nothing that never reached it.
    query_timeout: STATEMENT_TIMEOUT_MS + 1000,
    keepAlive: true,
    application_name: 'tradego-website',
    types: { getTypeParser: typeParser },
  });
  // A connection that breaks, at work too, ends nothing else; the next one is a new one.
  pool.on('connect', (client) =>
    client.on('error', (error) => log('warn', 'store.connection-lost', { reason: reasonOf(error) })),
  );
  // The pool says it again of a connection that waits.
  pool.on('error', () => {});
  const store = new PostgresStore(new NamedDialect({ pool }));
  try {
    await store.bringUpToDate();
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

class NamedAdapter extends PostgresAdapter {
  /** What lib/store/engine.ts knows it by. */
  readonly engine = 'postgres';
}

class NamedDialect extends PostgresDialect {
  override createAdapter = () => new NamedAdapter();
}

class PostgresStore extends Store {
  override async overwriteErased(tables: readonly (keyof StoreTables)[]): Promise<void> {
    for (const table of tables) await sql`VACUUM ${sql.table(table)}`.execute(this);
  }

  override alone<T>(name: string, work: (db: Transaction<StoreTables>) => Promise<T>): Promise<T> {
    return this.transaction().execute(async (db) => {
      await sql`SELECT pg_advisory_xact_lock(hashtext(${`tradego ${name}`}))`.execute(db);
      return work(db);
    });
  }
}

const typeParser: typeof pg.types.getTypeParser = ((oid: number, format: 'text' | 'binary') =>
  oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;
