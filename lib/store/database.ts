import { mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely, Migrator } from 'kysely';
import Database from 'libsql';
import { environment } from '../config/env';
import { log } from '../server/log';
import { migrationProvider } from './migrations';
import { type Handles, PatientDialect, patiently } from './patient-dialect';
import type { StoreTables } from './schema';

/** How long a writer waits while another process holds the database, in ms. */
const PATIENCE_MS = 5000;

/** The files of a database: itself, the log of its latest changes, and that log's index. */
const SUFFIXES = ['', '-wal', '-shm'] as const;

/** An open store, which knows whether its file is still the one that its path names. */
export class Store extends Kysely<StoreTables> {
  readonly #file: string;
  #opened: FileIdentities | undefined;

  constructor(file: string, handles: Handles, patience: number) {
    super({ dialect: new PatientDialect(handles, patience) });
    this.#file = file;
  }

  /** Called once the handles have used the file, and with it the log beside it. */
  noteFiles(): void {
    this.#opened = identitiesOf(this.#file);
  }

  /** False once the file, or the log that its latest changes stand in, was deleted or replaced. */
  isInPlace(): boolean {
    const present = identitiesOf(this.#file);
    return SUFFIXES.every((suffix) => present[suffix] === this.#opened?.[suffix]);
  }

  /** Closes a store that is not in place any more, so that another can be opened at its path. */
  async closeReplaced(): Promise<void> {
    const opened = this.#opened;
    await this.destroy();
    const present = identitiesOf(this.#file);
    if (present[''] === opened?.['']) return;
    // SQLite would take a log that was left for that of the file which is there now.
    for (const suffix of ['-wal', '-shm'] as const) {
      if (present[suffix] !== undefined && present[suffix] === opened?.[suffix])
        rmSync(this.#file + suffix, { force: true });
    }
  }
}

/**
 * Opens (and, the first time, creates) the store of a database file and brings
 * its shape up to date. Every commit is on disk before it is acknowledged:
 * a visitor's message survives the process being killed right after its toast.
 */
export async function openStore(file: string, patience = PATIENCE_MS): Promise<Store> {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const reading = await patiently(patience, () => openHandle(file));
  const writing = await patiently(patience, () => openHandle(file));
  const store = new Store(file, { reading, writing }, patience);
  try {
    const migrator = new Migrator({ db: store, provider: migrationProvider });
    // Nothing to change, no lock to wait for: pages answer while another process holds it.
    if ((await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)) {
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    }
    store.noteFiles();
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

function openHandle(file: string): Database.Database {
  const handle = new Database(file);
  try {
    handle.exec('PRAGMA busy_timeout = 0');
    handle.exec('PRAGMA journal_mode = WAL');
    handle.exec('PRAGMA synchronous = FULL');
    // The log is opened with the first look into the file.
    handle.prepare('SELECT count(*) FROM sqlite_master').all();
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}

type FileIdentities = Record<(typeof SUFFIXES)[number], string | undefined>;

/** Which files the path and those beside it name, by device and number. */
function identitiesOf(file: string): FileIdentities {
  const identity = (suffix: string) => {
    const stats = statSync(file + suffix, { throwIfNoEntry: false });
    return stats && `${stats.dev}:${stats.ino}`;
  };
  return { '': identity(''), '-wal': identity('-wal'), '-shm': identity('-shm') };
}

/** Kept on the global object: Next loads this module once for pages and again for route handlers. */
const shared = globalThis as { tradegoStore?: Promise<Store> };

/**
 * The store of this process, opened once, and again when its file is no longer
 * where it was: a message that went into a deleted file would be gone with the
 * process. A failed opening is tried again by the next caller.
 */
export async function store(): Promise<Store> {
  const current = shared.tradegoStore ?? openShared();
  shared.tradegoStore = current;
  const opened = await current;
  if (opened.isInPlace()) return opened;
  if (shared.tradegoStore === current) {
    log('warn', 'store.replaced');
    // Closed first: SQLite shares what it knows of a log among the handles of a process.
    shared.tradegoStore = opened.closeReplaced().then(openShared);
    shared.tradegoStore.catch(forgetOnFailure(shared.tradegoStore));
  }
  return shared.tradegoStore ?? store();
}

function openShared(): Promise<Store> {
  const opened = openStore(environment().databaseFile);
  opened.catch(forgetOnFailure(opened));
  return opened;
}

function forgetOnFailure(failed: Promise<Store>) {
  return () => {
    if (shared.tradegoStore === failed) shared.tradegoStore = undefined;
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
      if (db.isInPlace()) return;
    } catch (error) {
      if (db.isInPlace()) throw error;
    }
  }
  throw new Error('The database file was replaced while it was written.');
}
