import { execFileSync } from 'node:child_process';
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import Database from 'libsql';
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
