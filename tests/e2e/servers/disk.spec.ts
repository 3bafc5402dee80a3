import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filingPdf } from '../../unit/support/pdfs';
import { startOperator } from '../support/operator';
import { readInbox, startOwn } from '../support/own-server';
import { expect, test } from '../support/test';

const MESSAGE = { businessType: '1', companyName: 'A', name: 'B', phone: '91234567', content: 'C' };
const PAGES = ['/home', '/companyDynamics', '/contactUs', '/brokerService'];

/** A disk of its own, small enough to be filled; undefined where this user may not mount one. */
function smallDisk(
  megabytes: number,
): { folder: string; remount(mode: 'ro' | 'rw'): void; remove(): void } | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradego-disk-'));
  const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    remount: (mode) => {
      if (!run('mount', '-o', `remount,${mode}`, folder)) throw new Error(`The disk cannot be made ${mode}.`);
    },
    remove: () => {
      run('umount', folder);
      rmSync(folder, { recursive: true });
    },
  };
}

test('§Trust a disk that is full, then has room, then is read-only: pages go on, nothing is thanked for that is not kept', async ({
  request,
}) => {
  test.setTimeout(90_000);
  const disk = smallDisk(24);
  test.skip(!disk, 'this user may not mount a disk of its own');
  if (!disk) return;
  const database = `file:${path.join(disk.folder, 'data', 'tradego.db')}`;
  const settings = { DATABASE_URL: database };
  mkdirSync(path.join(disk.folder, 'data'));
  let server = await startOwn('disk', 4349, settings);
  const send = async (name: string) => {
    const answer = await request.post(`${server.address}/website/Website/informationBox`, {
      data: { ...MESSAGE, name },
      headers: { language: 'en' },
    });
    return { status: answer.status(), words: await answer.text() };
  };
  const health = async () => (await request.get(`${server.address}/healthz`)).status();
  const pages = async (query: string) => {
    for (const page of PAGES) {
      const answer = await request.get(`${server.address}${page}?lang=en${query}`);
      expect(answer.status(), page).toBe(200);
      expect(await answer.text(), page).toContain('</html>');
    }
  };
  const names = async () =>
    (JSON.parse(await readInbox(database, ['--format', 'json'])) as { name: string }[]).map(({ name }) => name).sort();

  try {
    await test.step('full', async () => {
      expect((await send('before')).status).toBe(200);
      const { bavail, bsize } = statfsSync(disk.folder);
      writeFileSync(path.join(disk.folder, 'filler'), Buffer.alloc(bavail * bsize));
      const refused = await send('while full');
      expect(refused.status).toBe(503);
      expect(JSON.parse(refused.words)).toMatchObject({ result: 0 });
      await expect.poll(health).toBe(503);
      await pages('&pageIndex=2');
      expect(server.output()).not.toMatch(/\n\s+at /);
    });

    await test.step('with room again, without a restart', async () => {
      rmSync(path.join(disk.folder, 'filler'));
      await expect.poll(health, { timeout: 15_000 }).toBe(200);
      expect((await send('after')).status).toBe(200);
      await server.stop('SIGKILL');
      expect(await names()).toEqual(['after', 'before']);
    });

    await test.step('read-only', async () => {
      disk.remount('ro');
      server = await startOwn('disk', 4349, settings);
      await pages('');
      const refused = await send('while read-only');
      expect(refused.status).toBe(503);
      expect(JSON.parse(refused.words)).toMatchObject({ result: 0 });
      expect(await health()).toBe(503);
      expect(server.output()).toMatch(/"store\.[a-z-]+"/);
      expect(server.output()).not.toMatch(/\n\s+at /);
      await server.stop();
      disk.remount('rw');
      expect(await names()).toEqual(['after', 'before']);
    });
  } finally {
    await server.stop('SIGKILL');
    disk.remove();
  }
});

test('a disk that fills up during a release leaves nothing of it, says so, and takes all of it once it has room', async () => {
  // Eight commands, each a start of its own.
  test.setTimeout(150_000);
  const disk = smallDisk(16);
  test.skip(!disk, 'this user may not mount a disk of its own');
  if (!disk) return;
  const { publish, write, folder } = startOperator('disk-publisher', `file:${path.join(disk.folder, 'tradego.db')}`);
  const filler = path.join(disk.folder, 'filler');
  const ids = ['2026-01-05-results', 'interim-report-2026'];
  const release = () => publish('release', ...ids, '--outside-window', 'A test runs at any hour.');
  const isPublished = async () => {
    const { text } = await publish('record', '--json');
    return ids.map((id) => text.includes(id));
  };
  try {
    await publish('init', folder);
    expect((await publish('release')).status).toBe(0);
    for (const [index, kind] of ['filings', 'reports'].entries()) {
      const pdf = filingPdf('公告 Announcement', `範例控股有限公司股份代號董事會宣布公告 Stock code 00000 ${index}`);
      write({
        [`${kind}/${ids[index]}/entry.yaml`]: `title: { zt: 公告, en: Announcement }
bundle: results
exchange: { id: "202601050000${index}", at: 2026-01-05T16:44:10+08:00 }
files:
  bilingual: { file: ce.pdf }
`,
        // As large as one of a few pages: the first finds room, the second does not.
        [`${kind}/${ids[index]}/ce.pdf`]: Buffer.concat([pdf, Buffer.alloc(1_500_000, `\n% ${index}`)]),
      });
    }
    const { bavail, bsize } = statfsSync(disk.folder);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 2_000_000));
    const refused = await release();
    expect(refused.text).toContain('The disk that holds the database is full. Nothing was published: make room');
    expect(refused.status).toBe(1);
    expect(await isPublished()).toEqual([false, false]);
    expect((await publish('verify')).status).toBe(0);

    rmSync(filler);
    const { status, text } = await release();
    expect(status, text).toBe(0);
    expect(await isPublished()).toEqual([true, true]);
    expect((await publish('verify')).text).toContain('each as it was published');

    disk.remount('ro');
    const readOnly = await publish('withdraw', ids[0] as string, '--because', 'A test.');
    expect(readOnly.text).toContain('Nothing was published');
    expect(readOnly.status).toBe(1);
  } finally {
    disk.remove();
  }
});
