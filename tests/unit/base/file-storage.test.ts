import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStorage } from '@/lib/base/file-storage';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tradego-pages-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = (limits: { bytes?: number; entries?: number } = {}) =>
  new FileStorage(folder, { bytes: 1_000_000, entries: 100, ...limits });

const files = () => readdirSync(folder).map((name) => path.join(folder, name));
const bytesOnDisk = () => files().reduce((sum, file) => sum + statSync(file).size, 0);

/** The one file of the folder. */
function onlyFile(): string {
  const [file = '', ...others] = files();
  expect(others).toEqual([]);
  return file;
}

async function kept(storage: FileStorage, keys: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const key of keys) if ((await storage.read(key)) !== undefined) found.push(key);
  return found;
}

describe('Routes: the folder of kept pages', () => {
  test('Routes: a value comes back as it was', async () => {
    const storage = open();
    const value = { html: '捷利', headers: { a: ['b'] }, data: Buffer.from([0, 255]), when: 5, none: undefined };
    await storage.write('/desktop/zt/home', value);
    expect(await storage.read('/desktop/zt/home')).toEqual(value);
  });

  test('Routes: maps, as Next keeps its segments in, come back as maps', async () => {
    const storage = open();
    await storage.write('a', { segmentData: new Map([['/_tree', Buffer.from('x')]]) });
    expect(await storage.read('a')).toEqual({ segmentData: new Map([['/_tree', Buffer.from('x')]]) });
  });

  test('Routes: what cannot be written whole leaves nothing behind', async () => {
    const storage = open();
    await storage.write('a', 'first');
    const before = files();
    // In the place of the file stands what a file cannot replace.
    rmSync(onlyFile());
    mkdirSync(path.join(before[0] as string, 'in-the-way'), { recursive: true });
    await expect(storage.write('a', 'second')).rejects.toThrow();
    expect(files()).toEqual(before);
  });

  test('Routes: what was never kept is a miss', async () => {
    expect(await open().read('a')).toBeUndefined();
  });

  test('Routes: a later value replaces the earlier one', async () => {
    const storage = open();
    await storage.write('a', 'one');
    await storage.write('a', 'two');
    expect(await storage.read('a')).toBe('two');
    expect(files()).toHaveLength(1);
  });

  test('Routes: what is removed is a miss, on the disk too', async () => {
    const storage = open();
    await storage.write('a', 'one');
    await storage.remove('a');
    await storage.remove('never kept');
    expect(await storage.read('a')).toBeUndefined();
    expect(files()).toEqual([]);
  });

  test.each(['../../outside', '/etc/passwd', 'a/b/c', 'x'.repeat(5000), '\u0000', 'a\\..\\b', ''])(
    'Device: a key never names a file elsewhere: %j',
    async (key) => {
      const storage = open();
      await storage.write(key, 'value');
      expect(await storage.read(key)).toBe('value');
      expect(path.dirname(onlyFile())).toBe(folder);
    },
  );

  test('Routes: a folder that was removed by hand is made again', async () => {
    const storage = open();
    await storage.write('a', 'one');
    rmSync(folder, { recursive: true });
    expect(await storage.read('a')).toBeUndefined();
    await storage.write('a', 'two');
    expect(await storage.read('a')).toBe('two');
  });

  test('a folder that cannot be made holds nothing, and writing says why', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, 'a file stands where the folder should be');
    const storage = new FileStorage(path.join(file, 'pages'), { bytes: 1000, entries: 10 });
    expect(await storage.read('a')).toBeUndefined();
    await expect(storage.write('a', 'one')).rejects.toThrow('ENOTDIR');
  });

  test('Routes: values written at once are all kept, with no draft left behind', async () => {
    const storage = open();
    const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
    await Promise.all([...keys, ...keys].map((key) => storage.write(key, key)));
    expect(await kept(storage, keys)).toEqual(keys);
    expect(files()).toHaveLength(20);
  });
});

describe('Routes: kept pages survive a restart', () => {
  test('Routes: another process finds them', async () => {
    await open().write('a', { html: 'one' });
    expect(await open().read('a')).toEqual({ html: 'one' });
  });

  test('Routes: what was removed stays removed', async () => {
    const storage = open();
    await storage.write('a', 'one');
    await storage.remove('a');
    expect(await open().read('a')).toBeUndefined();
  });

  test.each(['half', 'all but one byte', 'empty'])('Routes: a file that was cut off (%s) is a miss', async (cut) => {
    await open().write('a', { html: 'x'.repeat(1000), list: [1, 2, 3] });
    const { size } = statSync(onlyFile());
    truncateSync(onlyFile(), { half: Math.floor(size / 2), empty: 0 }[cut] ?? size - 1);
    const storage = open();
    expect(await storage.read('a')).toBeUndefined();
    await storage.write('a', 'again');
    expect(await storage.read('a')).toBe('again');
  });

  test('Routes: a file of garbage is a miss', async () => {
    await open().write('a', 'one');
    writeFileSync(onlyFile(), 'not what was written');
    expect(await open().read('a')).toBeUndefined();
  });

  test('Routes: files of others in the folder are neither read nor removed', async () => {
    const other = path.join(folder, 'notes.txt');
    writeFileSync(other, 'x'.repeat(2000));
    const storage = open({ bytes: 1000, entries: 1 });
    await storage.write('a', 'one');
    await storage.write('b', 'two');
    expect(readFileSync(other, 'utf8')).toHaveLength(2000);
    expect(await kept(storage, ['a', 'b'])).toEqual(['b']);
  });
});

describe('Routes: the folder never outgrows its limits', () => {
  test('Routes: the number of entries is limited', async () => {
    const storage = open({ entries: 3 });
    for (let index = 0; index < 10; index++) await storage.write(`key-${index}`, index);
    expect(files()).toHaveLength(3);
  });

  test('Routes: so are the bytes', async () => {
    const storage = open({ bytes: 5000 });
    for (let index = 0; index < 10; index++) await storage.write(`key-${index}`, 'x'.repeat(1000));
    expect(bytesOnDisk()).toBeLessThanOrEqual(5000);
    expect(await storage.read('key-9')).toBeDefined();
  });

  test('Routes: a value larger than the whole limit is not kept and pushes nothing out', async () => {
    const storage = open({ bytes: 5000 });
    await storage.write('a', 'small');
    await storage.write('b', 'x'.repeat(6000));
    expect(await kept(storage, ['a', 'b'])).toEqual(['a']);
  });

  test('Routes: a value that grew past the limit does not leave its old self behind', async () => {
    const storage = open({ bytes: 5000 });
    await storage.write('a', 'old');
    await storage.write('a', 'x'.repeat(6000));
    expect(await storage.read('a')).toBeUndefined();
  });

  test('Routes: the oldest goes first', async () => {
    const storage = open({ entries: 3 });
    for (const key of ['a', 'b', 'c', 'd']) await storage.write(key, key);
    expect(await kept(storage, ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
  });

  test('Routes: what was read lately stays', async () => {
    const storage = open({ entries: 3 });
    for (const key of ['a', 'b', 'c']) await storage.write(key, key);
    await storage.read('a');
    await storage.write('d', 'd');
    expect(await kept(storage, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
  });

  test('Routes: what was written again stays', async () => {
    const storage = open({ entries: 3 });
    for (const key of ['a', 'b', 'c', 'a', 'd']) await storage.write(key, key);
    expect(await kept(storage, ['a', 'b', 'c', 'd'])).toEqual(['a', 'c', 'd']);
  });

  test('Routes: replacing a value counts it once', async () => {
    const storage = open({ bytes: 3000 });
    await storage.write('a', 'x'.repeat(1000));
    for (let time = 0; time < 10; time++) await storage.write('b', 'y'.repeat(1000));
    expect(await kept(storage, ['a', 'b'])).toEqual(['a', 'b']);
  });

  test('Routes: after a restart the limits count what is there, the oldest first', async () => {
    const first = open();
    for (const [index, key] of ['a', 'b', 'c'].entries()) {
      const before = new Set(files());
      await first.write(key, key);
      for (const file of files()) if (!before.has(file)) utimesSync(file, 1000 + index, 1000 + index);
    }
    const second = open({ entries: 3 });
    await second.write('d', 'd');
    expect(await kept(second, ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
    expect(files()).toHaveLength(3);
  });
});
