import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BackupError, backUp } from '@/lib/store/backup';
import { addConsultation, listConsultations } from '@/lib/store/inbox';
import { restore } from '@/lib/store/restore';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import { MESSAGE } from '../support/calls';
import { quietLog } from '../support/site';
import { temporaryFile } from '../support/temporary-store';

quietLog();
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
    const { before } = await restore(copy, file);
    expect([rights(before?.file ?? ''), rights(file)]).toEqual([0o600, 0o600]);
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
    const { counts, before } = await restore(`${file}.copy`, file, new Date('2026-11-24T01:02:03Z'));
    expect([counts.consultations, before?.file]).toEqual([1, `${file}.before-restore-2026-11-24T01-02-03Z`]);
    expect(before?.counts?.consultations).toBe(2);
    expect(await namesOf(file)).toEqual(['first']);
    expect(await namesOf(before?.file ?? '')).toEqual(['first', 'second']);
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
      await restore(`${file}.copy`, file);
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
