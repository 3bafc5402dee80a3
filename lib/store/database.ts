import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { environment } from '../config/env';
import { migrationProvider } from './migrations';
import type { StoreTables } from './schema';

export type Store = Kysely<StoreTables>;

/**
 * Opens (and, the first time, creates) the store of a database file and brings
 * its shape up to date. Every commit is on disk before it is acknowledged:
 * a visitor's message survives the process being killed right after its toast.
 */
export async function openStore(file: string): Promise<Store> {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const database = new Database(file);
  // Another process (the inbox, a second instance starting) may hold the lock for a moment.
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  const store: Store = new Kysely<StoreTables>({ dialect: new SqliteDialect({ database }) });
  // SQLite takes no lock for migrations of itself: one process migrates at a time, wholly or not at all.
  database.exec('BEGIN IMMEDIATE');
  const { error } = await new Migrator({ db: store, provider: migrationProvider }).migrateToLatest();
  database.exec(error ? 'ROLLBACK' : 'COMMIT');
  if (error) {
    await store.destroy();
    throw error;
  }
  return store;
}

/** Kept on the global object: Next loads this module once for pages and again for route handlers. */
const shared = globalThis as { tradegoStore?: Promise<Store> };

/** The store of this process, opened once; a failed opening is tried again by the next caller. */
export function store(): Promise<Store> {
  shared.tradegoStore ??= openStore(environment().databaseFile).catch((error: unknown) => {
    shared.tradegoStore = undefined;
    throw error;
  });
  return shared.tradegoStore;
}
