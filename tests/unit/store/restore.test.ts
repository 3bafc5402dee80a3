import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { processWide } from '@/lib/base/process-wide';
import { backUp } from '@/lib/store/backup';
import { closeStore } from '@/lib/store/close-store';
import { addConsultation, listConsultations } from '@/lib/store/inbox';
import { restore } from '@/lib/store/restore';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import { MESSAGE } from '../support/calls';
import { post, quietLog, type Site, startSite } from '../support/site';
import { earlierStore, temporaryFile } from '../support/temporary-store';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
const namesIn = (file: string) => readdirSync(path.dirname(file)).sort();

async function namesOf(file: string): Promise<string[]> {
  const store = await openSqliteStore(file);
  const names = (await listConsultations(store)).map(({ name }) => name);
  await store.destroy();
  return names.reverse();
}

/** Leaves a database as a site that was killed does: what it took last stands in the log beside it. */
function killedAfter(file: string, names: string[]): void {
  const write = `
    const database = new (require('libsql'))(${JSON.stringify(file)});
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA wal_autocheckpoint = 0');
    for (const name of ${JSON.stringify(names)})
      database.prepare("INSERT INTO consultations (received_at, locale, business_type, company_name, name, phone, content) VALUES (1, 'zt', '1', '', ?, '', '')").run([name]);
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['-e', write]);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
}

/** What another process finds, as a start does: within one SQLite remembers files that it has had open. */
function startFinds(file: string): string[] {
  const read = `
    const database = new (require('libsql'))(${JSON.stringify(file)});
    console.log(JSON.stringify(database.prepare('SELECT name FROM consultations ORDER BY id').all().map(({ name }) => name)));`;
  return JSON.parse(execFileSync(process.execPath, ['-e', read], { encoding: 'utf8' }));
}

describe('nothing lost: a database is up to four files', () => {
  let file: string;
  let copy: string;
  let remove: () => void;
  beforeEach(async () => {
    ({ file, remove } = temporaryFile());
    // A name that an address or a statement would take for more than a name.
    file = path.join(path.dirname(path.dirname(file)), `a b'c"d?e#f%20g`, 'tradego.db');
    copy = `${file}.copy`;
    const store = await openSqliteStore(file);
    await addConsultation(store, 'zt', { ...MESSAGE, name: 'first' });
    await store.destroy();
    backUp(file, copy);
  });
  afterEach(() => remove());

  test('the file is gone and its log was left: the log is not taken for that of the backup', async () => {
    killedAfter(file, ['2', '3']);
    rmSync(file);
    const { counts, before } = await restore(copy, file);
    expect(counts.consultations).toBe(1);
    expect(startFinds(file)).toEqual(['first']);
    expect(statSync(`${before?.file}-wal`).size).toBeGreaterThan(0);
  });

  test('a log whose file is gone when the site starts is set aside, and the log says so', async () => {
    killedAfter(file, ['2', '3']);
    rmSync(file);
    expect(await namesOf(file)).toEqual([]);
    const aside = namesIn(file).find((name) => /\.left-[\dTZ-]+-wal$/.test(name)) ?? '';
    expect(statSync(path.join(path.dirname(file), aside)).size).toBeGreaterThan(0);
    expect(log.join()).toContain('store.file-missing');
  });

  test('a backup with a log of its own is put back with it, and is left as it was', async () => {
    killedAfter(copy, ['2', '3']);
    const bytes = () => ['', '-wal'].map((suffix) => readFileSync(copy + suffix).toString('base64'));
    const given = bytes();
    const { counts } = await restore(copy, file);
    expect([counts.consultations, startFinds(file)]).toEqual([3, ['first', '2', '3']]);
    expect(bytes()).toEqual(given);
  });

  test('a backup with the journal of a change that was not finished is put back as before that change', async () => {
    const write = `
      const database = new (require('libsql'))(${JSON.stringify(copy)});
      database.exec('PRAGMA cache_size = 1');
      database.exec('BEGIN');
      database.exec("UPDATE consultations SET name = 'half'");
      database.exec('CREATE TABLE large AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000) SELECT i, hex(randomblob(200)) AS x FROM n');
      process.kill(process.pid, 'SIGKILL');`;
    spawnSync(process.execPath, ['-e', write]);
    expect(statSync(`${copy}-journal`).size).toBeGreaterThan(0);
    await restore(copy, file);
    expect(startFinds(file)).toEqual(['first']);
  });

  test('the file that the command names undoes it, with what stood in the log', async () => {
    killedAfter(file, ['2', '3']);
    const { before } = await restore(copy, file);
    expect(before?.counts?.consultations).toBe(3);
    expect(startFinds(file)).toEqual(['first']);
    // That one file alone has everything.
    copyFileSync(before?.file ?? '', `${file}.alone`);
    const { counts } = await restore(`${file}.alone`, file);
    expect([counts.consultations, startFinds(file)]).toEqual([3, ['first', '2', '3']]);
  });

  test('two restores within a second keep both of what was there', async () => {
    const now = new Date('2026-11-24T01:02:03Z');
    killedAfter(file, ['2']);
    const first = await restore(copy, file, now);
    const second = await restore(copy, file, now);
    expect([first.before?.counts?.consultations, second.before?.counts?.consultations]).toEqual([2, 1]);
    expect(startFinds(first.before?.file ?? '')).toEqual(['first', '2']);
    expect(startFinds(second.before?.file ?? '')).toEqual(['first']);
  });

  test('where the database is damaged, every file of it is kept', async () => {
    writeFileSync(file, 'x'.repeat(20_000));
    writeFileSync(`${file}-wal`, 'its log');
    const { before } = await restore(copy, file);
    expect([startFinds(file), before?.counts]).toEqual([['first'], undefined]);
    expect(readFileSync(before?.file ?? '', 'utf8')).toMatch(/^x{20000}$/);
    expect(readFileSync(`${before?.file}-wal`, 'utf8')).toBe('its log');
  });

  test('two that are damaged within a second are both set aside', async () => {
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'performance'],
      now: 1_800_000_000_000,
    });
    for (const filler of ['x', 'y']) {
      writeFileSync(file, filler.repeat(20_000));
      const store = await openSqliteStore(file);
      await store.destroy();
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    }
    jest.useRealTimers();
    expect(namesIn(file).filter((name) => /damaged-[^.]*Z(-\d)?$/.test(name))).toHaveLength(2);
  });

  test('of an earlier release it is put back in the shape of this one, as a start would', async () => {
    const earlier = `${file}.earlier`;
    await earlierStore(earlier, '007', (database) => {
      const insert =
        'INSERT INTO consultations (received_at, locale, business_type, company_name, name, phone, content) VALUES ';
      database.exec(`${insert} (1, 'zt', '1', '', 'of then', '', '')`);
    });
    const { counts } = await restore(earlier, file);
    expect(counts).toEqual({ consultations: 1, submitted_questions: 0, held_messages: 0, outbox: 0 });
    expect(await namesOf(file)).toEqual(['of then']);
  });

  test.each<[string, (file: string, copy: string) => string, string]>([
    [
      'of a later release',
      (_, copy) => spoilt(copy, "INSERT INTO kysely_migration VALUES ('999-later', '')"),
      'later release',
    ],
    ['of another program', (_, copy) => spoilt(copy, 'DROP TABLE kysely_migration'), 'is no backup of this site'],
    ['the database itself', (file) => file, 'is the database itself'],
    ['the database by another name', (file) => linked(file, `${file}.link`), 'is the database itself'],
    ['a folder', (file) => path.dirname(file), 'cannot be copied'],
    ['not there', (file) => `${file}.none`, 'There is no backup'],
  ])('%s: nothing is changed', async (_, given, sentence) => {
    const before = readFileSync(file);
    await expect(restore(given(file, copy), file)).rejects.toThrow(sentence);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(namesIn(file).filter((name) => name.includes('incoming') || name.includes('before-restore'))).toEqual([]);
  });

  test('a database behind a link is put back where the link leads', async () => {
    const link = path.join(path.dirname(path.dirname(file)), 'link.db');
    symlinkSync(file, link);
    killedAfter(file, ['2']);
    const { before } = await restore(copy, link);
    expect([startFinds(file), before?.counts?.consultations]).toEqual([['first'], 2]);
  });

  test('a backup in a folder that is read-only, with its log, is put back', async () => {
    killedAfter(copy, ['2']);
    const medium = path.join(path.dirname(path.dirname(file)), 'medium');
    mkdirSync(medium);
    for (const suffix of ['', '-wal']) copyFileSync(copy + suffix, path.join(medium, `b.db${suffix}`));
    for (const name of readdirSync(medium)) chmodSync(path.join(medium, name), 0o400);
    chmodSync(medium, 0o500);
    const { counts } = await restore(path.join(medium, 'b.db'), file);
    chmodSync(medium, 0o700);
    expect([counts.consultations, startFinds(file)]).toEqual([2, ['first', '2']]);
  });

  test('killed at any of its steps, it leaves the one before or the backup, whole', async () => {
    const steps = ['linkSync', 'renameSync', 'rmSync'];
    for (const step of steps) {
      for (const suffix of ['', '-wal', '-shm']) {
        rmSync(file + suffix, { force: true });
      }
      for (const name of namesIn(file))
        if (name.includes('.before-restore')) rmSync(path.join(path.dirname(file), name));
      const store = await openSqliteStore(file);
      await addConsultation(store, 'zt', { ...MESSAGE, name: 'before' });
      await store.destroy();
      killedAfter(file, ['2', '3']);
      const { status } = spawnSync(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', killedAt(step, copy, file)],
        { cwd: process.cwd() },
      );
      expect(status).toBeNull();
      expect([['before', '2', '3'], ['first']]).toContainEqual(startFinds(file));
    }
  });
});

function spoilt(copy: string, statement: string): string {
  const database = new Database(copy);
  database.exec(statement);
  database.close();
  return copy;
}

function linked(file: string, link: string): string {
  symlinkSync(file, link);
  return link;
}

/** A restore that is killed where it calls a step on the database itself. */
function killedAt(step: string, backup: string, file: string): string {
  return `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const made = fs[${JSON.stringify(step)}];
    fs[${JSON.stringify(step)}] = (...names) => {
      if (names.some((name) => String(name).startsWith(${JSON.stringify(file)}) && !String(name).includes('incoming-') || name === ${JSON.stringify(file)}))
        process.kill(process.pid, 'SIGKILL');
      return made(...names);
    };
    syncBuiltinESMExports();
    const { restore } = await import('./lib/store/restore.ts');
    await restore(${JSON.stringify(backup)}, ${JSON.stringify(file)});`;
}

describe('nothing lost: the site while a backup is put back', () => {
  let site: Site;
  afterEach(() => site.stop());

  test('a message that is acknowledged after stands in what was put back', async () => {
    site = await startSite();
    const send = async (name: string) => (await site.calls.submitConsultation(post({ ...MESSAGE, name }))).status;
    await send('before');
    backUp(site.file, `${site.file}.copy`);
    await send('between');
    const { before } = await restore(`${site.file}.copy`, site.file);
    expect(await send('after')).toBe(200);
    expect((await site.consultations()).map(({ name }) => name).reverse()).toEqual(['before', 'after']);
    expect(await namesOf(before?.file ?? '')).toEqual(['before', 'between']);
  });

  test('once it is told to end, its file alone has everything', async () => {
    site = await startSite();
    await site.calls.submitConsultation(post({ ...MESSAGE, name: 'in the log' }));
    await closeStore();
    copyFileSync(site.file, `${site.file}.alone`);
    expect(startFinds(`${site.file}.alone`)).toEqual(['in the log']);
    processWide<{ store: unknown }>().store = undefined;
  });
});
