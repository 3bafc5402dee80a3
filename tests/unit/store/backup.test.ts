import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { type BackupError, backUp, restore } from '@/lib/store/backup';
import { addConsultation, listConsultations } from '@/lib/store/inbox';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import { MESSAGE } from '../support/calls';
import { post, quietLog, type Site, startSite } from '../support/site';
import { temporaryFile } from '../support/temporary-store';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
const namesIn = (file: string) => readdirSync(path.dirname(file)).sort();

async function namesOf(file: string): Promise<string[]> {
  const store = await openSqliteStore(file);
  const names = (await listConsultations(store)).map(({ name }) => name);
  await store.destroy();
  return names.reverse();
}

describe('nothing lost: backup and restore', () => {
  let file: string;
  let remove: () => void;
  beforeEach(async () => {
    ({ file, remove } = temporaryFile());
    const store = await openSqliteStore(file);
    await addConsultation(store, 'zt', { ...MESSAGE, name: 'first' });
    await store.destroy();
  });
  afterEach(() => remove());

  test('nothing lost: a new database, its log, and one set aside are for whoever runs the site alone', async () => {
    const store = await openSqliteStore(file);
    const rights = (name: string) => statSync(name).mode & 0o777;
    expect([rights(file), rights(`${file}-wal`)]).toEqual([0o600, 0o600]);
    const copy = `${file}.copy`;
    backUp(file, copy);
    const { aside } = restore(copy, file);
    expect([rights(aside ?? ''), rights(file)]).toEqual([0o600, 0o600]);
    await store.destroy();
  });

  test('a copy made while the site writes is whole and of one moment', async () => {
    const store = await openSqliteStore(file);
    let isWriting = true;
    const writer = (async () => {
      for (let index = 0; isWriting; index++) {
        await addConsultation(store, 'en', { ...MESSAGE, name: `${index}` });
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { counts } = backUp(file, `${file}.copy`);
    isWriting = false;
    await writer;
    await store.destroy();
    expect(counts.consultations).toBeGreaterThan(1);
    expect(await namesOf(`${file}.copy`)).toHaveLength(counts.consultations);
    expect(statSync(`${file}.copy`).mode & 0o077).toBe(0);
  });

  test('nothing is written over', () => {
    writeFileSync(`${file}.copy`, 'mine');
    expect(() => backUp(file, `${file}.copy`)).toThrow('is there already');
    expect(readFileSync(`${file}.copy`, 'utf8')).toBe('mine');
  });

  test('a database that is not there is told', () => {
    expect(() => backUp(`${file}.none`, `${file}.copy`)).toThrow('There is no database');
  });

  test('put back, it is the database, and the one before is set aside', async () => {
    backUp(file, `${file}.copy`);
    const store = await openSqliteStore(file);
    await addConsultation(store, 'zt', { ...MESSAGE, name: 'second' });
    await store.destroy();
    const { counts, aside } = restore(`${file}.copy`, file, new Date('2026-11-24T01:02:03Z'));
    expect([counts.consultations, aside]).toEqual([1, `${file}.before-restore-2026-11-24T01-02-03Z`]);
    expect(await namesOf(file)).toEqual(['first']);
    expect(await namesOf(String(aside))).toEqual(['first', 'second']);
  });

  test.each<[string, (copy: string) => void, string]>([
    ['garbage', (copy) => writeFileSync(copy, 'x'.repeat(20_000)), 'is no backup'],
    ['cut off', (copy) => writeFileSync(copy, readFileSync(copy).subarray(0, 40_000)), ''],
    ['another database', (copy) => writeFileSync(copy, ''), 'is no backup'],
  ])('a backup that is %s changes nothing', async (_, spoil, sentence) => {
    backUp(file, `${file}.copy`);
    spoil(`${file}.copy`);
    const before = namesIn(file);
    let told: BackupError | undefined;
    try {
      restore(`${file}.copy`, file);
    } catch (error) {
      told = error as BackupError;
    }
    expect(told?.name).toBe('BackupError');
    expect(told?.message).toContain(sentence);
    expect(namesIn(file).filter((name) => !name.endsWith('-shm') && !name.endsWith('-wal'))).toEqual(
      before.filter((name) => !name.endsWith('-shm') && !name.endsWith('-wal')),
    );
    expect(await namesOf(file)).toEqual(['first']);
  });
});

describe('nothing lost: the site while a backup is put back', () => {
  let site: Site;
  afterEach(() => site.stop());

  test('a message that is acknowledged after stands in what was put back', async () => {
    site = await startSite();
    const send = async (name: string) => (await site.calls.submitConsultation(post({ ...MESSAGE, name }))).status;
    await send('before');
    backUp(site.file, `${site.file}.copy`);
    await send('between');
    const { aside } = restore(`${site.file}.copy`, site.file);
    expect(await send('after')).toBe(200);
    expect((await site.consultations()).map(({ name }) => name).reverse()).toEqual(['before', 'after']);
    copyFileSync(String(aside), `${site.file}.look`);
    expect(existsSync(String(aside))).toBe(true);
  });
});

describe('nothing lost: a database file that is damaged', () => {
  let file: string;
  let remove: () => void;
  beforeEach(async () => {
    ({ file, remove } = temporaryFile());
    const store = await openSqliteStore(file);
    for (let index = 0; index < 300; index++) {
      await addConsultation(store, 'zt', { ...MESSAGE, content: `${index} `.repeat(200) });
    }
    await store.destroy();
  });
  afterEach(() => remove());

  /** Writes over part of the file, as a disk that fails does. */
  function spoil(from: number, bytes: number): Buffer {
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(bytes, 0x5a), 0, bytes, from);
    closeSync(handle);
    return readFileSync(file);
  }

  test.each([
    ['its head', 0, 100],
    ['a page in the middle', 4096 * 20, 4096],
  ])(
    '%s: it is set aside as it is, a new one takes messages, and the log says where the old one is',
    async (_, from, bytes) => {
      const damaged = spoil(from, bytes);
      const store = await openSqliteStore(file);
      await addConsultation(store, 'zt', { ...MESSAGE, name: 'after' });
      expect((await listConsultations(store)).map(({ name }) => name)).toEqual(['after']);
      await store.destroy();
      const aside = namesIn(file).find((name) => /\.damaged-[\dTZ-]+$/.test(name)) ?? '';
      expect(readFileSync(path.join(path.dirname(file), aside)).equals(damaged)).toBe(true);
      const told = log.map((line) => JSON.parse(line)).find(({ event }) => event === 'store.damaged');
      expect(told?.reason).toContain(`${aside} .recover`);
    },
  );

  test('a whole file is left as it is', async () => {
    const store = await openSqliteStore(file);
    expect(await listConsultations(store)).toHaveLength(300);
    await store.destroy();
    expect(namesIn(file).filter((name) => name.includes('damaged'))).toEqual([]);
  });
});
