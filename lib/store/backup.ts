import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { reasonOf } from '../base/log';
import { SUFFIXES } from './database-files';

/** Copies of a database. A copy never overwrites a file; restore.ts puts one back. */

/** Tables with what visitors left: a copy has to hold every row. */
export const KEPT_TABLES = ['consultations', 'submitted_questions', 'held_messages', 'outbox'] as const;

export type Counts = Record<(typeof KEPT_TABLES)[number], number>;

export const NOTHING: Counts = { consultations: 0, submitted_questions: 0, held_messages: 0, outbox: 0 };

/** A backup that cannot be made or used, with a sentence for whoever runs the command. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Writes a copy of a database that may be in use. SQLite copies one snapshot, whatever is written meanwhile.
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
    // The copy holds personal data: only the user who runs this may read it, from its first byte on.
    closeSync(openSync(unfinished, 'wx', 0o600));
    database.prepare('VACUUM INTO ?').run([unfinished]);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new BackupError(`${file} cannot be copied (${reasonOf(error)}).`);
  } finally {
    database.close();
  }
  const counts = checkedCounts(unfinished, unfinished);
  for (const table of KEPT_TABLES) {
    if (table !== 'outbox' && counts[table] < atLeast[table]) {
      throw new BackupError(`${unfinished} lacks rows of ${table}: it is no backup.`);
    }
  }
  renameSync(unfinished, to);
  return { counts, bytes: statSync(to).size };
}

/**
 * Reads a copy from end to end and counts the rows of KEPT_TABLES.
 *
 * @param named how the error names the file
 * @throws {BackupError} if it is damaged, or not a database of this site
 */
export function checkedCounts(file: string, named: string): Counts {
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

/** Rows of KEPT_TABLES; 0 for a table that an earlier release did not have. Every release has had consultations. */
export function countsOf(database: Database.Database): Counts {
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

export function rowsOf<Row>(database: Database.Database, sql: string): Row[] {
  return database.prepare(sql).all() as Row[];
}
