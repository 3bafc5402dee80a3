import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openStore } from '@/lib/store/database';
import { addConsultation, listConsultations } from '@/lib/store/inbox';
import type { Store } from '@/lib/store/store';
import { MESSAGE } from '../support/calls';
import { commandsOf } from '../support/commands';
import { temporaryDatabase } from '../support/temporary-store';

/** The commands as an operator runs them, on both engines (jest.config.mjs). */
let temporary: Awaited<ReturnType<typeof temporaryDatabase>>;
let folder: string;
let copy: string;
beforeEach(async () => {
  temporary = await temporaryDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'tradego-restore-'));
  copy = path.join(folder, `a b'c"d?e#f%20g`);
});
afterEach(async () => {
  await temporary.remove();
  rmSync(folder, { recursive: true });
});

const programOf = commandsOf('backup', 'restore');
const settings = () => ({ ...process.env, DATABASE_URL: temporary.address, DATA_FOLDER: folder });
const run = (command: 'backup' | 'restore', ...given: string[]) =>
  execFileSync(process.execPath, [programOf(command), ...given], {
    encoding: 'utf8',
    env: settings(),
  });
const fails = (...given: string[]) =>
  spawnSync(process.execPath, [programOf('restore'), ...given], {
    encoding: 'utf8',
    env: settings(),
  }).stderr;

async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(temporary.database);
  try {
    return await work(store);
  } finally {
    await store.destroy();
  }
}

const add = (name: string) => inStore((store) => addConsultation(store, 'zt', { ...MESSAGE, name }));
const names = () => inStore(async (store) => (await listConsultations(store)).map(({ name }) => name).reverse());

test('what it says stands there then is there, and the file that it names undoes it', async () => {
  await add('first');
  run('backup', '--out', copy);
  await add('second');
  const said = run('restore', copy);
  expect(said).toContain('is the backup now: 1 consultation messages');
  expect(await names()).toEqual(['first']);
  const [, aside = '', held = ''] = /What was there before is (.+?): (\d+ consultation messages)/.exec(said) ?? [];
  expect([existsSync(aside), held]).toEqual([true, '2 consultation messages']);
  expect(run('restore', aside)).toContain('is the backup now: 2 consultation messages');
  expect(await names()).toEqual(['first', 'second']);
  await add('third');
  expect(await names()).toEqual(['first', 'second', 'third']);
}, 60_000);

/** Leaves a store as a release had it that knew neither outbox nor entries. */
async function asBeforeTheOutbox(store: Store): Promise<void> {
  const later = ['outbox', 'submission_keys', 'limit_counts', 'search_unreadable_files', 'supplied_filings'];
  const ofContent = ['entries', 'released', 'content', 'content_files', 'publication_record', 'share_history'];
  const ofAlerts = ['alert_requests', 'alert_subscribers'];
  for (const table of [...later, ...ofContent, ...ofAlerts])
    await sql`DROP TABLE IF EXISTS ${sql.table(table)}`.execute(store);
  for (const table of ['news', 'reports', 'circulars', 'roadshows', 'questions', 'software', 'installation_packages'])
    await sql`CREATE TABLE ${sql.table(table)} (id integer)`.execute(store);
  await sql`ALTER TABLE search_entries DROP COLUMN marks`.execute(store);
  await sql`ALTER TABLE search_files DROP COLUMN blocks`.execute(store);
  await sql`DELETE FROM kysely_migration WHERE name >= '016'`.execute(store);
}

test('of a release before, which had no outbox yet, it takes nothing of the outbox over', async () => {
  await add('first');
  await inStore(asBeforeTheOutbox);
  run('backup', '--out', copy);
  await inStore((store) =>
    store
      .insertInto('outbox')
      .values({ delivery_key: 'k', received_at: 1, locale: 'zt', call: 'x', fields: '{}', next_attempt_at: 1 })
      .execute(),
  );
  expect(run('restore', copy)).toContain('0 kept apart, 0 not delivered.');
  expect(await inStore((store) => store.selectFrom('outbox').selectAll().execute())).toEqual([]);
}, 60_000);

test('of a later release it changes nothing and says why', async () => {
  await add('first');
  await inStore((store) => sql`INSERT INTO kysely_migration VALUES ('999-later', '')`.execute(store));
  run('backup', '--out', copy);
  await inStore((store) => sql`DELETE FROM kysely_migration WHERE name = '999-later'`.execute(store));
  await add('second');
  expect(fails(copy)).toMatch(/^.* is of a later release of the site, which knows of "999-later"\.\n$/);
  expect(await names()).toEqual(['first', 'second']);
}, 60_000);
