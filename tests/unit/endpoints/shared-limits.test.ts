import { sql } from 'kysely';
import { processWide } from '@/lib/base/process-wide';
import type { EnvironmentConfig } from '@/lib/config/env';
import { SharedLimits } from '@/lib/endpoints/shared-limits';
import type { Sender } from '@/lib/endpoints/visitor';
import { openStore, type Store } from '@/lib/store/database';
import { eraseExpiredCounts } from '@/lib/store/limit-counts';
import { quietLog } from '../support/site';
import { onPostgres, takeAway, temporaryDatabase } from '../support/temporary-store';

/** Two objects stand for two instances: they share nothing but the database. */

const settings: Partial<EnvironmentConfig> = {};
jest.mock('@/lib/config/env', () => ({ environment: () => settings }));

const log = quietLog();
const events = () => log.map((line) => (JSON.parse(line) as { event: string }).event);
const shared = processWide<{ store: Promise<Store> }>();
let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let store: Store;
beforeEach(async () => {
  database = await temporaryDatabase();
  settings.database = database.database;
  store = await openStore(database.database);
});
afterEach(async () => {
  const own = await shared.store?.catch(() => undefined);
  delete shared.store;
  await own?.destroy();
  await store.destroy();
  await database.remove();
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const begun = Date.now(); !(await holds()); await wait(20)) {
    if (Date.now() - begun > 10_000) throw new Error('It does not come about.');
  }
}
const visitor: Sender = { visitor: '203.0.113.9' };
const other = (last: number): Sender => ({ visitor: `203.0.113.${last}` });
/** A busy machine is slow, not wrong: there is time, unless a test is about there being none. */
const two = (perVisitor: number, perMinute = 100, timeout = 10_000) => {
  const limits = () => new SharedLimits('accepted', perVisitor, perMinute, timeout);
  return [limits(), limits()] as const;
};
const isTaken = async (limits: SharedLimits, sender = visitor) => !('retryAfter' in (await limits.take(sender)));
const rows = () => store.selectFrom('limit_counts').selectAll().execute();
const counted = async () => (await rows()).map(({ points }) => points).sort();

(onPostgres ? describe.skip : describe)('limits of one process on a file', () => {
  test('are its own, and ask nothing of the store', async () => {
    const [one, two_] = two(1);
    expect([await isTaken(one), await isTaken(one), await isTaken(two_)]).toEqual([true, false, true]);
    expect([shared.store, log]).toEqual([undefined, []]);
    await expect(rows()).rejects.toThrow(/no such table/);
  });
});

(onPostgres ? describe : describe.skip)('limits of instances on one PostgreSQL', () => {
  test('are of all instances together, and say how long to wait', async () => {
    const [one, second] = two(3);
    expect([await isTaken(one), await isTaken(second), await isTaken(one)]).toEqual([true, true, true]);
    const refused = await second.take(visitor);
    expect(refused).toEqual({ retryAfter: expect.any(Number) });
    expect('retryAfter' in refused && refused.retryAfter > 590 && refused.retryAfter <= 600).toBe(true);
    expect(await isTaken(second, other(10))).toBe(true);
  });

  test('give a place back that was not needed', async () => {
    const [one, second] = two(1);
    const place = await one.take(visitor);
    if ('release' in place) await place.release();
    expect(await isTaken(second)).toBe(true);
  });

  test('count what was accepted alone: a refusal takes no place, of nobody', async () => {
    const [one, second] = two(2, 4);
    expect([await isTaken(one), await isTaken(one), await isTaken(second)]).toEqual([true, true, false]);
    expect(await counted()).toEqual([2, 2]);
    expect([await isTaken(second, other(10)), await isTaken(second, other(11))]).toEqual([true, true]);
    expect(await isTaken(one, other(12))).toBe(false);
    // For whom there was no room in the minute stands nowhere.
    expect(await rows()).toHaveLength(4);
  });

  test('a flood of what is refused asks the database once a second, and leaves others their places', async () => {
    const [one, second] = two(5, 100);
    for (let taken = 0; taken < 5; taken++) expect(await isTaken(one)).toBe(true);
    expect(await isTaken(second)).toBe(false);
    const asked = jest.spyOn(await (shared.store as Promise<Store>), 'executeQuery');
    const flood = await Promise.all(Array.from({ length: 200 }, () => second.take(visitor)));
    expect(flood.every((place) => 'retryAfter' in place && place.retryAfter > 590)).toBe(true);
    expect(asked.mock.calls.length).toBeLessThan(20);
  });

  test('leave visitors that one connection invents a quarter of the minute, and no rows beyond it', async () => {
    const [one, second] = two(10, 8);
    const invented = (index: number): Sender => ({ ...other(index), claimedThrough: '198.51.100.1' });
    expect([await isTaken(one, invented(1)), await isTaken(second, invented(2))]).toEqual([true, true]);
    for (let index = 3; index < 30; index++) expect(await isTaken(one, invented(index))).toBe(false);
    // The minute, the connection, and the two that were taken.
    expect(await rows()).toHaveLength(4);
    expect(await isTaken(second)).toBe(true);
  });

  test('put no address of a visitor into the database', async () => {
    await two(3)[0].take({ ...visitor, claimedThrough: '198.51.100.1' });
    const text = JSON.stringify(await rows());
    expect([text.includes('203.0.113'), text.includes('198.51.100')]).toEqual([false, false]);
  });

  test('counts of windows that are over are erased, others are not', async () => {
    await two(3)[0].take(visitor);
    await eraseExpiredCounts(store, Date.now() + 2 * 60_000);
    expect((await rows()).map(({ key }) => key.split(':')[1])).toEqual(['visitor']);
    await eraseExpiredCounts(store, Date.now() + 11 * 60_000);
    expect(await rows()).toEqual([]);
  });

  test('are those of the instance while the database is away, told once, and shared again once it is back', async () => {
    const [one, second] = two(2, 1000);
    expect(await isTaken(one)).toBe(true);
    const comeBack = await takeAway(database.address);
    expect([await isTaken(one), await isTaken(one)]).toEqual([true, false]);
    expect([await isTaken(second), await isTaken(second), await isTaken(second)]).toEqual([true, true, false]);
    await wait(1100);
    expect(await isTaken(second, other(10))).toBe(true);
    expect(events().filter((event) => event.startsWith('limits.'))).toEqual(['limits.not-shared']);

    await comeBack();
    let address = 20;
    await until(async () => (await isTaken(second, other(address++))) && events().includes('limits.shared-again'));
    const [third, fourth] = two(1);
    expect([await isTaken(third, other(250)), await isTaken(fourth, other(250))]).toEqual([true, false]);
    expect(events().filter((event) => event.startsWith('limits.'))).toEqual([
      'limits.not-shared',
      'limits.shared-again',
    ]);
  });

  test('nobody waits for a database that hangs, and what was taken late is given back', async () => {
    expect(await isTaken(two(2)[0], other(10))).toBe(true);
    const [one] = two(2, 100, 100);
    let letGo = () => {};
    const held = store.transaction().execute(async (transaction) => {
      await sql`LOCK TABLE limit_counts IN ACCESS EXCLUSIVE MODE`.execute(transaction);
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    });
    await until(
      async () =>
        (
          await sql`SELECT 1 FROM pg_locks WHERE relation = 'limit_counts'::regclass AND mode = 'AccessExclusiveLock'`.execute(
            store,
          )
        ).rows.length > 0,
    );
    const place = await one.take(visitor);
    expect('release' in place).toBe(true);
    expect([await isTaken(one), await isTaken(one)]).toEqual([true, false]);
    if ('release' in place) await place.release();
    letGo();
    await held;
    await until(async () => (await counted()).join() === '0,1,1');
  });
});
