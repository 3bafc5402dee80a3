import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { reasonOf } from '../server/log';

/** Copies of a database file, and a copy put back in its place. Neither ever writes over anything. */

/** What visitors left, of which a copy has to hold all. */
const KEPT_TABLES = ['consultations', 'submitted_questions', 'held_messages', 'outbox'] as const;

export type Counts = Record<(typeof KEPT_TABLES)[number], number>;

/** A backup that cannot be made or used, with a sentence for whoever runs the command. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** `2026-11-23T22-45-01Z`, which every file system takes. */
export function timeInName(now = new Date()): string {
  return now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

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
  rmSync(unfinished, { force: true });
  const database = new Database(file, { readonly: true });
  let atLeast: Counts;
  try {
    atLeast = countsOf(database);
    database.exec('PRAGMA busy_timeout = 10000');
    database.prepare('VACUUM INTO ?').run([unfinished]);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new BackupError(`${file} cannot be copied (${reasonOf(error)}).`);
  } finally {
    database.close();
  }
  // It holds what visitors wrote: for whoever runs this, and nobody else on the machine.
  chmodSync(unfinished, 0o600);
  const counts = checked(unfinished);
  for (const table of KEPT_TABLES) {
    if (table !== 'outbox' && counts[table] < atLeast[table]) {
      throw new BackupError(`${unfinished} lacks rows of ${table}: it is no backup.`);
    }
  }
  renameSync(unfinished, to);
  return { counts, bytes: statSync(to).size };
}

/**
 * Puts a backup in the place of a database file. What stood there is set aside under a name with the time. A site that
 * is running opens the new file before the next message is acknowledged (lib/store/database.ts).
 *
 * @returns what the database holds now, and where the one before is
 * @throws {BackupError} before anything is changed
 */
export function restore(backup: string, file: string, now = new Date()): { counts: Counts; aside?: string } {
  if (!existsSync(backup)) throw new BackupError(`There is no backup at ${backup}.`);
  const counts = checked(backup);
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const incoming = `${file}.incoming`;
  copyFileSync(backup, incoming);
  chmodSync(incoming, 0o600);
  const aside = existsSync(file) ? setAside(file, `before-restore-${timeInName(now)}`) : undefined;
  renameSync(incoming, file);
  return { counts, aside };
}

/** Gives a database file and its log another name. @returns that of the file */
export function setAside(file: string, why: string): string {
  const aside = `${file}.${why}`;
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  }
  return aside;
}

/** Reads a copy from end to end. @throws {BackupError} where it is damaged, or is none of ours */
function checked(file: string): Counts {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { readonly: true });
    const [row] = database.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[];
    if (row?.integrity_check !== 'ok') throw new BackupError(`${file} is damaged (${row?.integrity_check}).`);
    return countsOf(database);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is no backup of this site (${reasonOf(error)}).`);
  } finally {
    database?.close();
  }
}

function countsOf(database: Database.Database): Counts {
  const counts = KEPT_TABLES.map((table) => {
    const [row] = database.prepare(`SELECT count(*) AS rows FROM ${table}`).all() as { rows: number }[];
    return [table, Number(row?.rows)] as const;
  });
  return Object.fromEntries(counts) as Counts;
}
