import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { addConsultation, listConsultations } from '@/lib/store/inbox';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import { MESSAGE } from '../support/calls';
import { quietLog } from '../support/site';
import { temporaryFile } from '../support/temporary-store';

const log = quietLog();
const namesIn = (file: string) => readdirSync(path.dirname(file)).sort();

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
