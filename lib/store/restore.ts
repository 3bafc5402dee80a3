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
import { BackupError, type Counts, checkedCounts, countsOf, rowsOf } from './backup';
import { DATA_SUFFIXES, filesWithData, freeName, realFile, SUFFIXES, setAside, timeInName } from './database-files';
import { retryWhileLocked, StoreBusyError } from './libsql-dialect';
import { migrationProvider } from './migrations';
import { openSqliteStore } from './sqlite-store';

/** Puts a backup (backup.ts) in the place of a database. Nothing is overwritten. */

/** How long a restore waits for writers of the database, in ms. */
const LOCK_TIMEOUT_MS = 10_000;

/** Folders that a killed restore left behind are removed after this, in ms. */
const LEFT_AFTER_MS = 3_600_000;

export interface Restored {
  /** What the database holds now, as a start of the site finds it. */
  counts: Counts;
  /** Where the one before is, if there was one, and what it holds, if that could be read. */
  before?: { file: string; counts?: Counts };
}

/**
 * Puts a backup in the place of a database. The old database is kept under a name with the time, its write-ahead log
 * merged into it. A running site opens the new file before it acknowledges the next message (lib/store/database.ts). If
 * this process is killed at any moment, one of the two databases is there, whole.
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
    // SQLite remembers a file's log by its inode: move a file into place that it has never opened.
    const ready = path.join(folder, 'ready');
    copyDurably(incoming, ready);
    // Root may run this for a site that runs as another user.
    const { uid, gid } = statSync(existsSync(place) ? place : path.dirname(place));
    if (process.getuid?.() === 0) chownSync(ready, uid, gid);
    const before = await swap(ready, place, `before-restore-${timeInName(now)}`);
    return { counts, before };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A folder on the same file system as the database, so that a file can be moved into its place atomically. */
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
 * Copies the files of a backup byte by byte, once nothing writes to them. Opening the backup with SQLite would change
 * it, and is impossible on a read-only medium.
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

/** Checks a copy and migrates it as a start of the site would. @returns its rows after that */
async function madeReady(incoming: string, backup: string): Promise<Counts> {
  checkedCounts(incoming, backup);
  await refuseLater(migrationsIn(incoming, backup), backup);
  try {
    const store = await openSqliteStore(incoming);
    await store.destroy();
  } catch (error) {
    throw new BackupError(`${backup} cannot be brought up to date (${reasonOf(error)}).`);
  }
  const left = filesWithData(incoming);
  if (left.length > 1) throw new BackupError(`The log of ${backup} cannot be merged into it.`);
  return checkedCounts(incoming, backup);
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

/** @throws {BackupError} if the backup has migrations of a later release */
export async function refuseLater(applied: string[], backup: string): Promise<void> {
  const known = await migrationProvider.getMigrations();
  const later = applied.find((name) => !(name in known));
  if (later) throw new BackupError(`${backup} is of a later release of the site, which knows of "${later}".`);
}

/**
 * Swaps the database for another file. Meanwhile the old one is locked against writers and its log is merged and empty,
 * so that at no moment a log lies beside a file that it does not belong to.
 */
async function swap(incoming: string, place: string, why: string): Promise<Restored['before']> {
  if (filesWithData(place).length === 0) {
    for (const suffix of SUFFIXES) rmSync(place + suffix, { force: true });
    renameSync(incoming, place);
    return undefined;
  }
  const held = await holdStill(place);
  if (held === undefined) {
    // The database is damaged, or there is a log without its file: keep everything as it is.
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
    // A running site may have created new ones already.
    if (inode !== undefined && inodeOf(name) === inode) rmSync(name, { force: true });
  }
  held.database.exec('ROLLBACK');
  held.database.close();
  return { file, counts: held.counts };
}

/** Merges a database's log and takes the writer's lock. @returns undefined if the database cannot be read */
async function holdStill(file: string): Promise<{ database: Database.Database; counts: Counts } | undefined> {
  // Opening an empty file would make SQLite delete the log beside it.
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

/** Copies a file for this user only and waits until it is on the disk. */
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
