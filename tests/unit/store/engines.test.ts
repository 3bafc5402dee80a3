import { sql } from 'kysely';
import { seedStore } from '@/lib/sample/seeding';
import { openStore, type Store } from '@/lib/store/database';
import { isPostgres } from '@/lib/store/engine';
import { addConsultation, listConsultations } from '@/lib/store/inbox';
import { MESSAGE } from '../support/calls';
import { quietLog } from '../support/site';
import { temporaryDatabase } from '../support/temporary-store';

quietLog();

describe('a store that several instances open at once', () => {
  let stores: Store[] = [];
  let remove = async () => {};
  beforeAll(async () => {
    const temporary = await temporaryDatabase();
    remove = temporary.remove;
    stores = await Promise.all(Array.from({ length: 10 }, () => openStore(temporary.database)));
  }, 60_000);
  afterAll(async () => {
    for (const store of stores) await store.destroy();
    await remove();
  });

  test('ten migrate it and fill it once, and each finds it whole', async () => {
    await Promise.all(stores.map((store) => seedStore(store)));
    const counts = await Promise.all(
      stores.map(async (store) => (await store.selectFrom('entries').select('entry_id').execute()).length),
    );
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(10);
  }, 60_000);

  test('a connection that the server ends at work ends nothing but that statement', async () => {
    const store = stores.at(-1);
    if (!store || !isPostgres(store)) return;
    const slow = sql`SELECT pg_sleep(5)`.execute(store);
    const ended = expect(slow).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND pid <> pg_backend_pid()`.execute(
      stores[0] as Store,
    );
    await ended;
    // Its end is heard a moment after what was said of it.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await store.selectFrom('entries').select('entry_id').limit(1).execute()).toHaveLength(1);
  });

  test('moments and counts are numbers, whatever the engine calls them', async () => {
    const [store] = stores;
    if (!store) throw new Error('It is open.');
    const { newest, all } = await store
      .selectFrom('entries')
      .select((each) => [each.fn.max('publish_time').as('newest'), each.fn.countAll<number>().as('all')])
      .executeTakeFirstOrThrow();
    expect([typeof newest, typeof all]).toEqual(['number', 'number']);
  });

  test('a message with U+0000 in it is kept all the same', async () => {
    const [store, other] = stores;
    if (!store || !other) throw new Error('They are open.');
    await addConsultation(store, 'en', { ...MESSAGE, content: 'before\0after' });
    const [kept] = await listConsultations(other);
    expect(kept?.content).toMatch(/^before[\0\uFFFD]after$/);
  });
});
