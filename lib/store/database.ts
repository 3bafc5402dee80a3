import { log } from '../base/log';
import { processWide } from '../base/process-wide';
import { type DatabaseAddress, environment } from '../config/env';
import { openPostgresStore } from './postgres-store';
import { openSqliteStore } from './sqlite-store';
import type { Store } from './store';

export type { Store } from './store';

/** Opens the store that an address names (lib/config/env), with its shape up to date. */
export function openStore(database: DatabaseAddress): Promise<Store> {
  return database.engine === 'postgres' ? openPostgresStore(database.url) : openSqliteStore(database.file);
}

const OVERWRITTEN = 'The database file was written over while the site ran: start the site anew.';

const shared = processWide<{ store: Promise<Store> }>();

/**
 * The store of this process, opened once, and again when its file is no longer
 * where it was: a message that went into a deleted file would be gone with the
 * process. A failed opening is tried again by the next caller.
 *
 * @throws once its file was written over
 */
export async function store(): Promise<Store> {
  const current = shared.store ?? openShared();
  shared.store = current;
  const opened = await current;
  if (await opened.isOverwritten()) throw new Error(OVERWRITTEN);
  if (opened.isInPlace()) return opened;
  if (shared.store === current) {
    log('warn', 'store.replaced');
    // Closed first: SQLite shares what it knows of a log among the handles of a process.
    shared.store = opened.closeReplaced().then(openShared);
    shared.store.catch(forgetOnFailure(shared.store));
  }
  return shared.store ?? store();
}

function openShared(): Promise<Store> {
  const opened = openStore(environment().database);
  opened.catch(forgetOnFailure(opened));
  return opened;
}

function forgetOnFailure(failed: Promise<Store>) {
  return () => {
    if (shared.store === failed) shared.store = undefined;
  };
}

/** A file that is replaced more often than this while one message is written is nobody's accident. */
const MOST_ATTEMPTS = 3;

/**
 * Writes, and again should the file have been deleted or replaced meanwhile:
 * what is acknowledged stands in the file that the path names.
 *
 * @param open gives the store of the moment
 */
export async function writeLasting(open: () => Promise<Store>, write: (db: Store) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const db = await open();
    try {
      await write(db);
      if (await db.isOverwritten()) throw new Error(OVERWRITTEN);
      if (db.isInPlace()) return;
    } catch (error) {
      if (db.isInPlace()) throw error;
    }
  }
  throw new Error('The database file was replaced while it was written.');
}
