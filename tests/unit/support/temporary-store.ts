import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { openStore, type Store } from '@/lib/store/database';
import { migrationProvider } from '@/lib/store/migrations';

/** A path for a database file that goes with the test file. */
export function temporaryFile(): { file: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradego-test-'));
  return { file: path.join(folder, 'store', 'tradego.db'), remove: () => rmSync(folder, { recursive: true }) };
}

/** One real store for a test file, opened before its tests and removed after them. */
export function temporaryStore(fill: (store: Store) => Promise<void> = async () => {}): () => Store {
  let opened: Store | undefined;
  const { file, remove } = temporaryFile();
  beforeAll(async () => {
    opened = await openStore(file);
    await fill(opened);
  });
  afterAll(async () => {
    await opened?.destroy();
    remove();
  });
  return () => {
    if (!opened) throw new Error('The store is opened before the tests run.');
    return opened;
  };
}

/** Leaves a database as an earlier release had it, before the migrations from `before` on, with what `fill` puts there. */
export async function earlierStore(file: string, before: string, fill: (database: Database.Database) => void) {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file);
  const db = new Kysely<Record<string, never>>({ dialect: new SqliteDialect({ database }) });
  database.exec('CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)');
  const applied = Object.entries(await migrationProvider.getMigrations()).filter(([name]) => name < before);
  for (const [name, migration] of applied) {
    await migration.up(db);
    database.prepare('INSERT INTO kysely_migration VALUES (?, ?)').run([name, new Date().toISOString()]);
  }
  fill(database);
  await db.destroy();
}
