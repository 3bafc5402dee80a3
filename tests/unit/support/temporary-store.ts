import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import type { DatabaseAddress } from '@/lib/config/env';
import { openStore } from '@/lib/store/database';
import { migrationProvider } from '@/lib/store/migrations';
import type { Store } from '@/lib/store/store';

/** A path for a database file that goes with the test file. */
export function temporaryFile(): { file: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradego-test-'));
  return { file: path.join(folder, 'store', 'tradego.db'), remove: () => rmSync(folder, { recursive: true }) };
}

/** Whether this file runs on PostgreSQL: those of the store do so once more where there is one (jest.config.mjs). */
export const onPostgres = (globalThis as { tradegoTestsOnPostgres?: boolean }).tradegoTestsOnPostgres === true;

/** An address for a store of its own, empty, on the engine that this file runs on. */
export async function temporaryDatabase(): Promise<{
  address: string;
  database: DatabaseAddress;
  remove(): Promise<void>;
}> {
  if (!onPostgres) {
    const { file, remove } = temporaryFile();
    return { address: `file:${file}`, database: { engine: 'sqlite', file }, remove: async () => remove() };
  }
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asked(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    address: url.href,
    database: { engine: 'postgres', url: url.href },
    remove: () => asked(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function asked(server: string, statement: string, values: string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

/** Takes a PostgreSQL database away: whoever is connected is let go, and nobody gets in until `comeBack`. */
export async function takeAway(address: string): Promise<() => Promise<void>> {
  const server = process.env.TEST_POSTGRES_URL ?? '';
  const name = new URL(address).pathname.slice(1);
  await asked(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await asked(server, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  return () => asked(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
}

/** One real store for a test file, opened before its tests and removed after them. */
export function temporaryStore(fill: (store: Store) => Promise<unknown> = async () => {}): () => Store {
  let opened: Store | undefined;
  let remove = async () => {};
  beforeAll(async () => {
    const temporary = await temporaryDatabase();
    remove = temporary.remove;
    opened = await openStore(temporary.database);
    await fill(opened);
  });
  afterAll(async () => {
    await opened?.destroy();
    await remove();
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
