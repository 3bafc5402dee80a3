import { sql } from 'kysely';
import { listenForChanges } from '@/lib/store/change-listener';
import { raiseVersions } from '@/lib/store/data-versions';
import { openStore, type Store } from '@/lib/store/database';
import { quietLog } from '../support/site';
import { onPostgres, takeAway, temporaryDatabase } from '../support/temporary-store';

const log = quietLog();
const events = () => log.map((line) => (JSON.parse(line) as { event: string }).event);
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const begun = Date.now(); !(await holds()); await new Promise((resolve) => setTimeout(resolve, 20))) {
    if (Date.now() - begun > 10_000) throw new Error('It does not come about.');
  }
}

/** Of the connection that listens, as PostgreSQL lists it. */
const LISTENERS = sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`;

(onPostgres ? describe : describe.skip)('word of what has changed', () => {
  let database: Awaited<ReturnType<typeof temporaryDatabase>>;
  let store: Store;
  let end = async () => {};
  let heard = 0;
  const listen = () => {
    end = listenForChanges(database.address, () => {
      heard++;
    });
  };
  const isHeard = async () => {
    const before = heard;
    await raiseVersions(store, [['reports', 0]]);
    await until(() => heard > before);
  };
  beforeEach(async () => {
    database = await temporaryDatabase();
    store = await openStore(database.database);
    heard = 0;
  });
  afterEach(async () => {
    await end();
    await store.destroy();
    await database.remove();
  });

  test('is heard from another process, once for each time, and once at first for what came before', async () => {
    listen();
    await until(() => heard === 1);
    await isHeard();
    await isHeard();
    expect([heard, log]).toEqual([3, []]);
  });

  test('is not sent for a change that was not made', async () => {
    listen();
    await until(() => heard === 1);
    await expect(raiseVersions(store, [['reports', Number.NaN]])).rejects.toThrow();
    await isHeard();
    expect(heard).toBe(2);
  });

  test('is heard again after the server ended the connection, and what was missed is looked for', async () => {
    listen();
    await until(() => heard === 1);
    await sql`SELECT pg_terminate_backend(pid) FROM (${LISTENERS}) AS listeners`.execute(store);
    await until(() => heard === 2);
    await isHeard();
    expect([heard, events()]).toEqual([3, ['changes.unheard', 'changes.heard-again']]);
    expect((await LISTENERS.execute(store)).rows).toHaveLength(1);
  });

  test('is heard from a database that comes after the start, and the log says once that it is away', async () => {
    const comeBack = await takeAway(database.address);
    listen();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(events().filter((event) => event.startsWith('changes.'))).toEqual(['changes.unheard']);
    await comeBack();
    await until(() => heard === 1);
    await isHeard();
    expect(events().filter((event) => event.startsWith('changes.'))).toEqual([
      'changes.unheard',
      'changes.heard-again',
    ]);
  });

  test('ends with the process that hears it, with no attempt after', async () => {
    listen();
    await until(() => heard === 1);
    await end();
    await until(async () => (await LISTENERS.execute(store)).rows.length === 0);
    expect(events()).toEqual([]);
  });
});
