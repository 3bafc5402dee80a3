import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { reasonOf } from '../base/log';
import { DATA_SUFFIXES, filesWithData, freeName, realFile, SUFFIXES, setAside, timeInName } from './database-files';
import { retryWhileLocked, StoreBusyError } from './libsql-dialect';
import { migrationProvider } from './migrations';
import { openSqliteStore } from './sqlite-store';

/** Copies of a database, and a copy put back in its place. Neither ever writes over anything. */

/** What visitors left, of which a copy has to hold all. */
export const KEPT_TABLES = ['consultations', 'submitted_questions', 'held_messages', 'outbox'] as const;

export type Counts = Record<(typeof KEPT_TABLES)[number], number>;

export const NOTHING: Counts = { consultations: 0, submitted_questions: 0, held_messages: 0, outbox: 0 };

/** A backup that cannot be made or used, with a sentence for whoever runs the command. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** How long a restore waits for whoever writes to the database, in ms. */
const LOCK_TIMEOUT_MS = 10_000;

/** A folder of a restore that was killed is of no use after this, in ms. */
const LEFT_AFTER_MS = 3_600_000;

/**
 * Writes a copy of a database that may be in use: SQLite makes it from one moment, whatever is written meanwhile.
 *
 * @returns what the copy holds
 * @throws {BackupError}
 */
export function backUp(file: string, to: string): { counts: Counts; bytes: number } {
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
  if (existsSync(to)) throw new BackupError(`${to} is there already and is not written over.`);
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  const unfinished = `${to}.unfinished`;
  for (const suffix of SUFFIXES) rmSync(unfinished + suffix, { force: true });
  const database = new Database(path.resolve(file));
  let atLeast: Counts;
  try {
    atLeast = countsOf(database);
    database.exec('PRAGMA busy_timeout = 10000');
    // It will hold what visitors wrote: for whoever runs this, and nobody else on the machine, from its first byte on.
    closeSync(openSync(unfinished, 'wx', 0o600));
    database.prepare('VACUUM INTO ?').run([unfinished]);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new BackupError(`${file} cannot be copied (${reasonOf(error)}).`);
  } finally {
    database.close();
  }
  const counts = checked(unfinished, unfinished);
  for (const table of KEPT_TABLES) {
    if (table !== 'outbox' && counts[table] < atLeast[table]) {
      throw new BackupError(`${unfinished} lacks rows of ${table}: it is no backup.`);
    }
  }
  renameSync(unfinished, to);
  return { counts, bytes: statSync(to).size };
}

export interface Restored {
  /** What the database holds now, as a start of the site finds it. */
  counts: Counts;
  /** Where the one before is, if there was one, and what it holds, if that could be read. */
  before?: { file: string; counts?: Counts };
}

/**
 * Puts a backup in the place of a database. What stood there is set aside under a name with the time, its log merged
 * into it. A site that is running opens the new file before the next message is acknowledged (lib/store/database.ts).
 * Killed at any moment, it leaves the one or the other, whole.
 *
 * @throws {BackupError} before anything is changed
 */
export async function restore(backup: string, file: string, now = new Date()): Promise<Restored> {
  if (!existsSync(backup)) throw new BackupError(`There is no backup at ${backup}.`);
  const place = path.resolve(realFile(file));
  if (inodeOf(backup) === inodeOf(place)) throw new BackupError(`${backup} is the database itself.`);
  const folder = incomingFolder(place);
  try {
    const incoming = path.join(folder, 'database');
    await copyAtRest(path.resolve(realFile(backup)), incoming);
    const counts = await madeReady(incoming, backup);
    // A file that SQLite has never had open: it remembers, by the file, where the log was.
    const ready = path.join(folder, 'ready');
    copyDurably(incoming, ready);
    // Root may run this for a site that runs without rights.
    const { uid, gid } = statSync(existsSync(place) ? place : path.dirname(place));
    if (process.getuid?.() === 0) chownSync(ready, uid, gid);
    const before = await swap(ready, place, `before-restore-${timeInName(now)}`);
    return { counts, before };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder beside the database, from which a file can be moved into its place in one step. */
function incomingFolder(place: string): string {
  const parent = path.dirname(place);
  const begins = `${path.basename(place)}.incoming-`;
  try {
    mkdirSync(parent, { recursive: true });
    for (const name of readdirSync(parent).filter((candidate) => candidate.startsWith(begins))) {
      const left = path.join(parent, name);
      if (Date.now() - statSync(left).mtimeMs > LEFT_AFTER_MS) rmSync(left, { recursive: true, force: true });
    }
    return mkdtempSync(path.join(parent, begins));
  } catch (error) {
    throw new BackupError(`Nothing can be written to ${parent} (${reasonOf(error)}).`);
  }
}

/**
 * Copies all files of a database that nobody writes to. Opening it where it is would change it, and cannot be done on
 * a medium that is read-only.
 */
async function copyAtRest(from: string, to: string): Promise<void> {
  const stand = () =>
    DATA_SUFFIXES.map((suffix) => {
      const stats = statSync(from + suffix, { throwIfNoEntry: false, bigint: true });
      return stats && `${stats.ino} ${stats.size} ${stats.mtimeNs}`;
    }).join();
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const before = stand();
    try {
      for (const suffix of DATA_SUFFIXES) {
        rmSync(to + suffix, { force: true });
        if (existsSync(from + suffix)) copyFileSync(from + suffix, to + suffix);
      }
    } catch (error) {
      throw new BackupError(`${from} cannot be copied (${reasonOf(error)}).`);
    }
    if (stand() === before) break;
    if (performance.now() > deadline) {
      throw new BackupError(`${from} is being written to: make a copy of it with \`npm run backup\` first.`);
    }
    await pause(50);
  }
  for (const suffix of DATA_SUFFIXES) if (existsSync(to + suffix)) chmodSync(to + suffix, 0o600);
}

/** Checks a copy and gives it the shape that a start would give it, so that what it holds is what a start then shows. */
async function madeReady(incoming: string, backup: string): Promise<Counts> {
  checked(incoming, backup);
  await refuseLater(migrationsIn(incoming, backup), backup);
  try {
    const store = await openSqliteStore(incoming);
    await store.destroy();
  } catch (error) {
    throw new BackupError(`${backup} cannot be brought up to date (${reasonOf(error)}).`);
  }
  const left = filesWithData(incoming);
  if (left.length > 1) throw new BackupError(`The log of ${backup} cannot be merged into it.`);
  return checked(incoming, backup);
}

function migrationsIn(file: string, named: string): string[] {
  const database = new Database(file);
  try {
    return rowsOf<{ name: string }>(database, 'SELECT name FROM kysely_migration').map(({ name }) => name);
  } catch (error) {
    throw new BackupError(`${named} is no backup of this site (${reasonOf(error)}).`);
  } finally {
    database.close();
  }
}

/** @throws {BackupError} for the shape of a release that this one does not know */
export async function refuseLater(applied: string[], backup: string): Promise<void> {
  const known = await migrationProvider.getMigrations();
  const later = applied.find((name) => !(name in known));
  if (later) throw new BackupError(`${backup} is of a later release of the site, which knows of "${later}".`);
}

/**
 * The database of before keeps its writers out while it is named anew and the other one takes its place, its log
 * merged and empty: at no moment a log lies beside a file that it does not belong to.
 */
async function swap(incoming: string, place: string, why: string): Promise<Restored['before']> {
  if (filesWithData(place).length === 0) {
    for (const suffix of SUFFIXES) rmSync(place + suffix, { force: true });
    renameSync(incoming, place);
    return undefined;
  }
  const held = await holdStill(place);
  if (held === undefined) {
    // Damaged, or a log without its file: all of it is kept as it is.
    const file = setAside(place, why);
    renameSync(incoming, place);
    return { file };
  }
  const ofTheLog = (['-wal', '-shm', '-journal'] as const).map((suffix) => [place + suffix, inodeOf(place + suffix)]);
  const file = freeName(place, why);
  try {
    linkSync(place, file);
  } catch {
    // Not every file system has links.
    copyDurably(place, file);
  }
  renameSync(incoming, place);
  for (const [name, inode] of ofTheLog as [string, string | undefined][]) {
    // A site that runs may have made new ones already.
    if (inode !== undefined && inodeOf(name) === inode) rmSync(name, { force: true });
  }
  held.database.exec('ROLLBACK');
  held.database.close();
  return { file, counts: held.counts };
}

/** Merges a database's log and takes the lock of whoever writes. @returns undefined where it cannot be read */
async function holdStill(file: string): Promise<{ database: Database.Database; counts: Counts } | undefined> {
  // Beside an empty file SQLite would throw the log away.
  if (!statSync(file, { throwIfNoEntry: false })?.size) return undefined;
  let database: Database.Database | undefined;
  try {
    const opened = new Database(file);
    database = opened;
    await retryWhileLocked(LOCK_TIMEOUT_MS, () => {
      opened.exec('PRAGMA busy_timeout = 0');
      const [merged] = rowsOf<{ busy: number }>(opened, 'PRAGMA wal_checkpoint(TRUNCATE)');
      opened.exec('BEGIN IMMEDIATE');
      if (!merged?.busy && filesWithData(file).every((name) => name === file)) return;
      opened.exec('ROLLBACK');
      throw Object.assign(new Error('The log is in use.'), { code: 'SQLITE_BUSY' });
    });
    return { database, counts: countsOf(database) };
  } catch (error) {
    if (database?.inTransaction) database.exec('ROLLBACK');
    database?.close();
    if (error instanceof StoreBusyError) {
      throw new BackupError(`${file} is held by another process. Nothing was changed.`);
    }
    return undefined;
  }
}

/** For whoever runs this alone, and on the disk before anything depends on it. */
function copyDurably(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  chmodSync(to, 0o600);
  const handle = openSync(to, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

function inodeOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/** Reads a copy from end to end. @throws {BackupError} where it is damaged, or is none of ours */
function checked(file: string, named: string): Counts {
  let database: Database.Database | undefined;
  try {
    database = new Database(path.resolve(file));
    const [row] = rowsOf<{ integrity_check: string }>(database, 'PRAGMA integrity_check(1)');
    if (row?.integrity_check !== 'ok') throw new BackupError(`${named} is damaged (${row?.integrity_check}).`);
    return countsOf(database);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${named} is no backup of this site (${reasonOf(error)}).`);
  } finally {
    database?.close();
  }
}

/** Of a table that an earlier release did not have there is nothing; what visitors write was there from the first. */
function countsOf(database: Database.Database): Counts {
  const there = new Set(
    rowsOf<{ name: string }>(database, "SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => name),
  );
  const counts = { ...NOTHING };
  for (const table of KEPT_TABLES) {
    if (!there.has(table) && table !== 'consultations') continue;
    const [row] = rowsOf<{ rows: number }>(database, `SELECT count(*) AS rows FROM ${table}`);
    counts[table] = Number(row?.rows);
  }
  return counts;
}

function rowsOf<Row>(database: Database.Database, sql: string): Row[] {
  return database.prepare(sql).all() as Row[];
}
