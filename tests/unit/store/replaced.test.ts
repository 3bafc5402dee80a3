import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { closeStore } from '@/lib/store/close-store';
import { MESSAGE } from '../support/calls';
import { post, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const send = async (name: string) =>
  (await site.calls.submitConsultation(post({ ...MESSAGE, name }, { language: 'en' }))).status;

/**
 * What another process finds in the file that the path names, as after a restart:
 * within one process SQLite remembers files that it has had open.
 */
function inTheFile(file: string): string[] {
  const read = `
    const database = new (require('libsql'))(${JSON.stringify(file)});
    const rows = database.prepare('SELECT name FROM consultations ORDER BY id').all();
    console.log(JSON.stringify(rows.map(({ name }) => name)));`;
  return JSON.parse(execFileSync(process.execPath, ['-e', read], { encoding: 'utf8' }));
}

const AND_ITS_LOG = ['', '-wal', '-shm'];

describe('nothing lost: the database file while the site runs', () => {
  test.each([
    ['the file alone', ['']],
    ['the file and its log', AND_ITS_LOG],
  ])('%s is deleted: what is acknowledged after is in a new one', async (_, ends) => {
    await send('before');
    const file = site.file;
    for (const end of ends) rmSync(file + end);
    expect([await send('after 1'), await send('after 2')]).toEqual([200, 200]);
    expect(inTheFile(file)).toEqual(['after 1', 'after 2']);
    expect(log.join()).toContain('store.replaced');
  });

  test('its log is deleted: what was acknowledged before is there, and what is after', async () => {
    await send('before');
    const file = site.file;
    rmSync(`${file}-wal`);
    expect(await send('after')).toBe(200);
    expect(inTheFile(file)).toEqual(['before', 'after']);
  });

  test('the whole folder is deleted: what is acknowledged after is in a new one', async () => {
    const file = site.file;
    await send('before');
    rmSync(file.replace(/\/[^/]+$/, ''), { recursive: true });
    expect(await send('after')).toBe(200);
    expect(inTheFile(file)).toEqual(['after']);
  });

  test('it is moved away: its messages go with it, the next ones are in a new file', async () => {
    await send('before');
    const file = site.file;
    renameSync(file, `${file}.old`);
    expect(await send('after')).toBe(200);
    expect(inTheFile(file)).toEqual(['after']);
    expect(inTheFile(`${file}.old`)).toEqual(['before']);
  });

  test('a copy of before is put in its place: what is acknowledged after is in the copy', async () => {
    const file = site.file;
    await send('in both');
    const handle = new Database(file);
    handle.exec('PRAGMA wal_checkpoint(FULL)');
    handle.close();
    copyFileSync(file, `${file}.backup`);
    await send('lost with the copy');
    renameSync(`${file}.backup`, file);
    expect(await send('after')).toBe(200);
    expect(inTheFile(file)).toEqual(['in both', 'after']);
  });

  test('it is deleted while a message waits for a lock: the message is in the new one', async () => {
    const file = site.file;
    await site.store();
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const sent = send('waited');
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const end of AND_ITS_LOG) rmSync(file + end);
    other.exec('ROLLBACK');
    other.close();
    expect(await sent).toBe(200);
    expect(inTheFile(file)).toEqual(['waited']);
  });

  test('many messages at once after it was deleted open one new file', async () => {
    await send('before');
    const file = site.file;
    for (const end of AND_ITS_LOG) rmSync(file + end);
    const names = Array.from({ length: 8 }, (_, index) => `after ${index}`);
    expect(await Promise.all(names.map(send))).toEqual(names.map(() => 200));
    expect(inTheFile(file).sort()).toEqual(names);
    expect(log.filter((line) => line.includes('store.replaced'))).toHaveLength(1);
  });

  test('pages have their content again after it was deleted', async () => {
    await site.calls.reports(post({ pageIndex: 1, pageSize: 4 }));
    for (const end of AND_ITS_LOG) rmSync(site.file + end);
    const answer = await site.calls.reports(post({ pageIndex: 1, pageSize: 4 }));
    expect((await answer.json()).data.reportsListRtVOS).toHaveLength(4);
  });
});

describe('A database file overwritten: while the site runs', () => {
  /** Merges the log of a database into it, as another process may. */
  function merge(file: string): void {
    const handle = new Database(file);
    handle.exec('PRAGMA wal_checkpoint(FULL)');
    handle.close();
  }

  /** Puts a file's content in another's place, as `cp` does: under the same number. */
  const overwrite = (file: string, by: string) => writeFileSync(file, readFileSync(by));

  const working = async () => (await import('@/lib/store/heartbeat')).isStoreWorking();

  async function expectGivenUp(file: string, content: Buffer) {
    const answer = await site.calls.submitConsultation(post({ ...MESSAGE, name: 'after' }, { language: 'en' }));
    expect(answer.status).toBe(503);
    expect(await working()).toBe(false);
    expect(log.filter((line) => line.includes('store.overwritten'))).toHaveLength(1);
    // Not even the end of the process writes to it.
    await closeStore();
    expect(readFileSync(file).equals(content)).toBe(true);
    expect(readdirSync(path.dirname(file)).filter((name) => /overwritten-.*-wal$/.test(name))).toHaveLength(1);
    expect(existsSync(`${file}-wal`)).toBe(false);
  }

  test('A database file overwritten: by an older copy of it, no message is taken', async () => {
    const { file } = site;
    await send('in both');
    merge(file);
    const copy = `${file}.copy`;
    copyFileSync(file, copy);
    await send('in the file alone');
    merge(file);
    // The site looks at it with whatever it is asked for.
    await site.store();
    overwrite(file, copy);
    await expectGivenUp(file, readFileSync(copy));
    expect(inTheFile(file)).toEqual(['in both']);
  });

  test('A database file overwritten: by another database', async () => {
    const { file } = site;
    await send('before');
    const other = new Database(`${file}.other`);
    other.exec('CREATE TABLE something (id integer)');
    other.close();
    overwrite(file, `${file}.other`);
    await expectGivenUp(file, readFileSync(`${file}.other`));
  });

  test.each([
    ['emptied', ''],
    ['filled with something else', 'no database\n'.repeat(1000)],
  ])('A database file overwritten: %s', async (_, content) => {
    await send('before');
    writeFileSync(site.file, content);
    await expectGivenUp(site.file, Buffer.from(content));
  });

  test('A database file overwritten: what SQLite itself writes to it is no such thing', async () => {
    const { file } = site;
    await send('before');
    const clock = jest.spyOn(Date.prototype, 'toISOString');
    for (const name of ['one', 'two']) {
      expect(await working()).toBe(true);
      // Nor is a clock that is set back.
      clock.mockReturnValue('2020-01-01T00:00:00.000Z');
      merge(file);
      expect(await send(name)).toBe(200);
      // A heartbeat is looked at once a second.
      await new Promise((resolve) => setTimeout(resolve, 1100));
    }
    clock.mockRestore();
    await site.calls.reports(post({ pageIndex: 1, pageSize: 4 }));
    expect(log.join()).not.toContain('store.overwritten');
    await closeStore();
    expect(inTheFile(file)).toEqual(['before', 'one', 'two']);
  });
});
