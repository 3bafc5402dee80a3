import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { seedStore } from '@/lib/sample/seeding';
import { addConsultation, countDownload, listConsultations } from '@/lib/store/inbox';
import { StoreBusyError } from '@/lib/store/libsql-dialect';
import { openSqliteStore } from '@/lib/store/sqlite-store';
import type { Store } from '@/lib/store/store';
import { COUNT, MESSAGE } from '../support/calls';
import { temporaryFile } from '../support/temporary-store';

let file: string;
let remove: () => void;
let store: Store;
let other: Database.Database;

/** A second handle stands for another process: SQLite tells its handles apart, not who holds them. */
beforeEach(async () => {
  ({ file, remove } = temporaryFile());
  store = await openSqliteStore(file);
  other = new Database(file);
});
afterEach(async () => {
  await store.destroy();
  other.close();
  remove();
});

const late = () => pause(4000, undefined, { ref: false });

/** Whether the process comes round to other work, again and again, before the promise is settled. */
async function goesOn(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const end = () => {
    settled = true;
  };
  promise.then(end, end);
  for (let turn = 0; turn < 5; turn++) await pause(5);
  return !settled;
}

describe.each(['EXCLUSIVE', 'IMMEDIATE'])('nothing frozen: another process has begun %s', (lock) => {
  beforeEach(() => other.exec(`BEGIN ${lock}`));

  test('a message waits without holding the process, and is kept once the lock is gone', async () => {
    const written = addConsultation(store, 'en', MESSAGE);
    expect(await goesOn(written)).toBe(true);
    other.exec('ROLLBACK');
    await written;
    expect(await listConsultations(store)).toMatchObject([{ content: MESSAGE.content }]);
  });

  test('pages read meanwhile', async () => {
    const written = addConsultation(store, 'en', MESSAGE);
    expect(await Promise.race([listConsultations(store), late()])).toEqual([]);
    other.exec('ROLLBACK');
    await written;
  });

  test('what the other process wrote is seen, and written upon, after a message had to wait', async () => {
    const written = addConsultation(store, 'en', { ...MESSAGE, name: 'waited' });
    await listConsultations(store);
    other.exec("INSERT INTO download_counts (org_code, pid, downloads) VALUES ('TTT', 'TTT-WIN-MAIN', 7)");
    other.exec('COMMIT');
    await written;
    await countDownload(store, COUNT);
    expect(await store.selectFrom('download_counts').select('downloads').execute()).toEqual([{ downloads: 8 }]);
  });

  test('a store that needs no change opens', async () => {
    await Promise.race([
      openSqliteStore(file).then((second) => second.destroy()),
      late().then(() => Promise.reject(new Error('It waits.'))),
    ]);
  });
});

describe('nothing frozen: a lock that does not go', () => {
  test('a message is given up with a clear failure, and the next one is kept', async () => {
    const hasty = await openSqliteStore(file, 100);
    other.exec('BEGIN IMMEDIATE');
    const written = addConsultation(hasty, 'en', MESSAGE);
    await expect(written).rejects.toThrow(StoreBusyError);
    other.exec('ROLLBACK');
    await addConsultation(hasty, 'en', { ...MESSAGE, name: 'next' });
    expect(await listConsultations(hasty)).toMatchObject([{ name: 'next' }]);
    await hasty.destroy();
  });

  test('a crowd that waits is given up together, not one after another', async () => {
    const hasty = await openSqliteStore(file, 200);
    other.exec('BEGIN IMMEDIATE');
    const crowd = Promise.allSettled(Array.from({ length: 40 }, () => addConsultation(hasty, 'en', MESSAGE)));
    const ended = await Promise.race([crowd, late()]);
    expect(ended).toHaveLength(40);
    other.exec('ROLLBACK');
    await hasty.destroy();
  });
});

describe('transactions', () => {
  test('what is read outside an open transaction is what was committed', async () => {
    await store.transaction().execute(async (inside) => {
      await countDownload(inside as unknown as Store, COUNT);
      expect(await store.selectFrom('download_counts').selectAll().execute()).toEqual([]);
    });
    expect(await store.selectFrom('download_counts').selectAll().execute()).toHaveLength(1);
  });

  test('a message that arrives while sample content is written waits for it', async () => {
    await Promise.all([seedStore(store), addConsultation(store, 'en', MESSAGE)]);
    expect(await listConsultations(store)).toHaveLength(1);
  });

  test('a transaction that fails leaves nothing behind and holds nobody up', async () => {
    const broken = store.transaction().execute(async (inside) => {
      await countDownload(inside as unknown as Store, COUNT);
      throw new Error('given up');
    });
    await expect(broken).rejects.toThrow('given up');
    await countDownload(store, COUNT);
    expect(await store.selectFrom('download_counts').select('downloads').execute()).toEqual([{ downloads: 1 }]);
  });

  test('a statement that fails holds nobody up', async () => {
    await store.insertInto('facts').values({ name: 'one', value: '' }).execute();
    await expect(store.insertInto('facts').values({ name: 'one', value: '' }).execute()).rejects.toThrow();
    await store.insertInto('facts').values({ name: 'two', value: '' }).execute();
    expect(await store.selectFrom('facts').select('name').where('value', '=', '').execute()).toHaveLength(2);
  });
});

test('a statement on a database that has been closed meanwhile is an error, and does not end the process', async () => {
  const { file: own, remove: removeOwn } = temporaryFile();
  const opened = await openSqliteStore(own);
  let goOn = () => {};
  const closed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const working = opened.transaction().execute(async (db) => {
    await closed;
    return db.selectFrom('entries').select('entry_id').execute();
  });
  const failed = expect(working).rejects.toThrow('The database has been closed.');
  await opened.destroy();
  goOn();
  await failed;
  removeOwn();
});
