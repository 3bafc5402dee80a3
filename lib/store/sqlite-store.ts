import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { log, reasonOf } from '../base/log';
import { filesWithData, freeName, setAside, timeInName } from './database-files';
import { SeenFile } from './file-evidence';
import { type Handles, LibsqlDialect, retryWhileLocked, StoreBusyError } from './libsql-dialect';
import { Store } from './store';

/** How long a writer waits while another process holds the database, in ms. */
const BUSY_TIMEOUT_MS = 5000;

/** The files of a database: itself, the log of its latest changes, and that log's index. */
const SUFFIXES = ['', '-wal', '-shm'] as const;

/** An open store of one file, which knows whether that is still the one that its path names. */
class SqliteStore extends Store {
  readonly #file: string;
  readonly #reading: Handles['reading'];
  readonly #busyTimeout: number;
  #opened: FileIdentities | undefined;
  #seen: SeenFile | undefined;
  #isOverwritten = false;

  constructor(file: string, handles: Handles, busyTimeout: number) {
    super(new LibsqlDialect(handles, busyTimeout));
    this.#file = file;
    this.#reading = handles.reading;
    this.#busyTimeout = busyTimeout;
  }

  /** In the file it is overwritten (`secure_delete`) once the log, which has it still, has been taken in and emptied. */
  override async overwriteErased(): Promise<void> {
    if (await this.isOverwritten()) return;
    await retryWhileLocked(this.#busyTimeout, () => {
      const [row] = this.#reading.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as { busy: number }[];
      if (row?.busy) throw Object.assign(new Error('The log is in use.'), { code: 'SQLITE_BUSY' });
    }).catch((error: unknown) => {
      // Whoever reads or writes now hinders it; it is done at the latest when the site ends.
      if (!(error instanceof StoreBusyError)) throw error;
    });
  }

  /** Call it once the handles have used the file, so that its log exists too. */
  noteFiles(): void {
    this.#opened = identitiesOf(this.#file);
    this.#seen = new SeenFile(this.#file);
  }

  override async isOverwritten(): Promise<boolean> {
    // Of a file that was exchanged for another, both go on.
    if (this.#isOverwritten || identitiesOf(this.#file)[''] !== this.#opened?.['']) return this.#isOverwritten;
    if (await this.#seen?.isOverwritten()) this.#giveUp();
    return this.#isOverwritten;
  }

  /** The log belongs to the previous file: the next start must not merge it into the new one. */
  #giveUp(): void {
    if (this.#isOverwritten) return;
    this.#isOverwritten = true;
    const aside = freeName(this.#file, `overwritten-${timeInName()}`);
    let outcome = `was set aside as ${aside}-wal`;
    try {
      for (const suffix of ['-wal', '-shm'] as const) {
        if (existsSync(this.#file + suffix)) renameSync(this.#file + suffix, aside + suffix);
      }
    } catch (error) {
      outcome = `could not be set aside (${reasonOf(error)}): move ${this.#file}-wal away before the next start`;
    }
    log('error', 'store.overwritten', {
      reason: `The database file ${this.#file} was written over while the site ran. Nothing is written to it any more, and no message is taken until the site is started anew. The log of the one before, with the latest messages, ${outcome}. Put a backup back with: npm run restore -- FILE`,
    });
  }

  /** Closing it would merge its log into the file that was written over. */
  override async destroy(): Promise<void> {
    if (!this.#isOverwritten && !(await this.isOverwritten())) await super.destroy();
  }

  override isInPlace(): boolean {
    const present = identitiesOf(this.#file);
    return SUFFIXES.every((suffix) => present[suffix] === this.#opened?.[suffix]);
  }

  override async closeReplaced(): Promise<void> {
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
export async function openSqliteStore(file: string, busyTimeout = BUSY_TIMEOUT_MS): Promise<Store> {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  keepLogOfNoFile(file);
  const reading = await retryWhileLocked(busyTimeout, () => openSound(file));
  const writing = await retryWhileLocked(busyTimeout, () => openHandle(file));
  const store = new SqliteStore(file, { reading, writing }, busyTimeout);
  try {
    await store.bringUpToDate();
    mergeLog(writing);
    store.noteFiles();
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

/** As far as nobody reads just now: what the file alone holds is what it is known by (file-evidence.ts). */
function mergeLog(handle: Database.Database): void {
  try {
    handle.prepare('PRAGMA wal_checkpoint(PASSIVE)').all();
  } catch {
    // The disk is full or takes nothing: the log stays beside the file.
  }
}

/** Of a whole database every page is looked at once, at the start: 6 ms for the sample content. */
function openSound(file: string): Database.Database {
  let handle: Database.Database | undefined;
  try {
    handle = openHandle(file);
    const [row] = handle.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    if (row?.quick_check !== 'ok') throw Object.assign(new Error(row?.quick_check), { code: 'SQLITE_CORRUPT' });
    return handle;
  } catch (error) {
    handle?.close();
    if (!isDamage(error)) throw error;
    const aside = setAside(file, `damaged-${timeInName()}`);
    log('error', 'store.damaged', {
      reason: `The database file is damaged (${reasonOf(error)}). It was set aside as ${aside} and a new one is made: visitors' messages of before are in there. Get them out with: sqlite3 ${aside} .recover`,
    });
    return openHandle(file);
  }
}

/**
 * Sets aside a log whose database file is gone or empty. SQLite would delete it, or take it for the log of a file put
 * there later.
 */
function keepLogOfNoFile(file: string): void {
  const left = filesWithData(file);
  if (left.length === 0 || left.includes(file)) return;
  const aside = setAside(file, `left-${timeInName()}`);
  log('error', 'store.file-missing', {
    reason: `The database file ${file} is gone or empty, but its log was left. The log was set aside as ${aside}-* and a new database is made. Put a backup back with: npm run restore -- FILE`,
  });
}

function isDamage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^SQLITE_(CORRUPT|NOTADB)/.test(code);
}

/**
 * Creates a missing database file so that only the user of the site may read it: it will hold personal data. SQLite
 * gives its log the same rights.
 */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch {
    // It exists, or cannot be created; opening it will report that.
  }
}

function openHandle(file: string): Database.Database {
  makePrivate(file);
  const handle = new Database(file);
  try {
    handle.exec('PRAGMA busy_timeout = 0');
    handle.exec('PRAGMA journal_mode = WAL');
    handle.exec('PRAGMA synchronous = FULL');
    // What is erased on request is overwritten.
    handle.exec('PRAGMA secure_delete = ON');
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
