import { createClient } from '@redis/client';
import type { EnvironmentConfig } from '@/lib/config/env';
import type { Sender } from '@/lib/endpoints/visitor';
import { redisProgram, startRedis } from '@/scripts/lib/redis.mjs';
import { quietLog } from '../support/site';

/** What instances share by Redis, each test with a real one (issue: trust, 1). Two objects stand for two instances. */

const settings: Partial<EnvironmentConfig> = { database: { engine: 'postgres', url: 'postgres://db.example/site' } };
jest.mock('@/lib/config/env', () => ({ environment: () => settings }));
const mockStore = { current: undefined as unknown };
jest.mock('@/lib/store/database', () => ({
  ...jest.requireActual('@/lib/store/database'),
  store: async () => mockStore.current,
}));

const program = redisProgram();
const onRedis = program ? describe : describe.skip;

quietLog();
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const begun = Date.now(); !(await holds()); await wait(20)) {
    if (Date.now() - begun > 10_000) throw new Error('It does not come about.');
  }
}

let redis: Awaited<ReturnType<typeof startRedis>>;
const { connectRedis, disconnectRedis, fromRedis, sharedRedis } =
  jest.requireActual<typeof import('@/lib/redis/connection')>('@/lib/redis/connection');
const isReady = () => sharedRedis()?.client.isReady === true && sharedRedis()?.listener.isReady === true;

onRedis('issue 20, Redis', () => {
  beforeEach(async () => {
    redis = await startRedis(String(program));
    settings.redisUrl = redis.url;
    await connectRedis();
    await until(isReady);
  });
  afterEach(async () => {
    disconnectRedis();
    redis.signal('SIGCONT');
    await redis.kill();
  });

  describe('limits on submissions', () => {
    const { SharedLimits } = jest.requireActual<typeof import('@/lib/endpoints/shared-limits')>(
      '@/lib/endpoints/shared-limits',
    );
    const visitor: Sender = { visitor: '203.0.113.9' };
    const two = (perVisitor: number, perMinute = 100) =>
      [
        new SharedLimits('accepted', perVisitor, perMinute),
        new SharedLimits('accepted', perVisitor, perMinute),
      ] as const;
    const isTaken = async (limits: InstanceType<typeof SharedLimits>, sender = visitor) =>
      !('retryAfter' in (await limits.take(sender)));

    test('are of all instances together, and say how long to wait', async () => {
      const [one, other] = two(3);
      expect([await isTaken(one), await isTaken(other), await isTaken(one)]).toEqual([true, true, true]);
      const refused = await other.take(visitor);
      expect(refused).toEqual({ retryAfter: expect.any(Number) });
      expect('retryAfter' in refused && refused.retryAfter > 590 && refused.retryAfter <= 600).toBe(true);
      expect(await isTaken(other, { visitor: '203.0.113.10' })).toBe(true);
    });

    test('give a place back that was not needed, also when the last of them refuses', async () => {
      const [one, other] = two(1, 2);
      const place = await one.take(visitor);
      if (!('retryAfter' in place)) place.release();
      await wait(50);
      expect(await isTaken(other)).toBe(true);
      expect(await isTaken(one, { visitor: '203.0.113.10' })).toBe(true);
      // All places of the minute are taken: this visitor keeps the only one of ten minutes.
      const third: Sender = { visitor: '203.0.113.11' };
      expect([await isTaken(one, third), await isTaken(other, third)]).toEqual([false, false]);
    });

    test('leave visitors that one connection invents a quarter of the minute', async () => {
      const [one, other] = two(10, 8);
      const invented = (index: number): Sender => ({ visitor: `198.51.100.${index}`, claimedThrough: '203.0.113.1' });
      expect([await isTaken(one, invented(1)), await isTaken(other, invented(2))]).toEqual([true, true]);
      expect(await isTaken(one, invented(3))).toBe(false);
      expect(await isTaken(other)).toBe(true);
    });

    test('put no address of a visitor into Redis', async () => {
      await two(3)[0].take(visitor);
      const keys = await fromRedis(({ client }) => client.keys('*'));
      expect(keys?.length).toBe(2);
      expect(keys?.join()).not.toContain('203.0.113');
    });

    test('are those of the instance while Redis is away, and shared again once it is back', async () => {
      const [one, other] = two(2);
      expect(await isTaken(one)).toBe(true);
      const { port } = redis;
      await redis.kill();
      expect([await isTaken(one), await isTaken(one)]).toEqual([true, false]);
      expect([await isTaken(other), await isTaken(other), await isTaken(other)]).toEqual([true, true, false]);

      redis = await startRedis(String(program), port);
      await until(isReady);
      const [third, fourth] = two(1);
      expect([await isTaken(third), await isTaken(fourth)]).toEqual([true, false]);
    });

    test('nobody waits for a Redis that hangs', async () => {
      const [one] = two(2);
      // It answers nothing from here on: whoever waited for it would wait for ever.
      redis.signal('SIGSTOP');
      expect([await isTaken(one), await isTaken(one), await isTaken(one)]).toEqual([true, true, false]);
    });
  });

  describe('word of what has changed', () => {
    const { versionOf } = jest.requireActual<typeof import('@/lib/website-api/data-versions')>(
      '@/lib/website-api/data-versions',
    );
    const { invalidate, watchInvalidations } =
      jest.requireActual<typeof import('@/lib/website-api/invalidate')>('@/lib/website-api/invalidate');
    const channel = () => sharedRedis()?.key('versions') ?? '';

    test('is heard from another instance at once, and what is no such word changes nothing', async () => {
      // A store that cannot be read: what is learnt is learnt from Redis.
      mockStore.current = undefined;
      await watchInvalidations();
      await until(async () => {
        const heard = await fromRedis(({ client }) => client.publish(channel(), 'no json'));
        return heard === 1;
      });
      const before = versionOf('roadshows');
      for (const word of ['{"a":1}', '[["roadshows"]]', '[["roadshows","9"]]', 'null']) {
        await fromRedis(({ client }) => client.publish(channel(), word));
      }
      await fromRedis(({ client }) => client.publish(channel(), JSON.stringify([['roadshows', before + 1]])));
      await until(() => versionOf('roadshows') === before + 1);
    });

    test('is heard once, from a Redis that comes after the start or comes back', async () => {
      mockStore.current = undefined;
      disconnectRedis();
      const { port } = redis;
      await redis.kill();
      await connectRedis();
      await watchInvalidations();
      const listeners = () => fromRedis(({ client }) => client.publish(channel(), '[]'));
      for (let round = 0; round < 2; round++) {
        redis = await startRedis(String(program), port);
        await until(async () => (await listeners()) === 1);
        const next = versionOf('reports') + 1;
        await fromRedis(({ client }) => client.publish(channel(), JSON.stringify([['reports', next]])));
        await until(() => versionOf('reports') === next);
        if (round === 0) await redis.kill();
      }
    });

    test('is said to the others when this one publishes', async () => {
      const { openSqliteStore } =
        jest.requireActual<typeof import('@/lib/store/sqlite-store')>('@/lib/store/sqlite-store');
      const { temporaryFile } =
        jest.requireActual<typeof import('../support/temporary-store')>('../support/temporary-store');
      const { file, remove } = temporaryFile();
      const store = await openSqliteStore(file);
      mockStore.current = store;
      const other = createClient({ url: redis.url });
      await other.connect();
      const heard: string[] = [];
      await other.subscribe(channel(), (word) => heard.push(word));
      await invalidate('circulars');
      await until(() => heard.length > 0);
      expect(JSON.parse(String(heard[0]))).toEqual([['circulars', versionOf('circulars')]]);
      other.destroy();
      await store.destroy();
      remove();
    });
  });

  describe('kept pages', () => {
    const { SharedStorage } = jest.requireActual<typeof import('@/lib/server/page-store/shared-storage')>(
      '@/lib/server/page-store/shared-storage',
    );
    const own = () => {
      const values = new Map<string, unknown>();
      return {
        values,
        read: async (key: string) => values.get(key),
        holds: async (key: string) => values.has(key),
        write: async (key: string, value: unknown) => void values.set(key, value),
        remove: async (key: string) => void values.delete(key),
      };
    };
    const page = { lastModified: 1, value: { kind: 'APP_PAGE', html: '<p>公告</p>', rscData: Buffer.from('rsc') } };

    test('made by one instance are had by another of the same build, and by no other', async () => {
      const mine = own();
      await new SharedStorage(own(), 'b1').write('/zt/home', page);
      expect(await new SharedStorage(mine, 'b1').read('/zt/home')).toEqual(page);
      expect(mine.values.has('/zt/home')).toBe(true);
      expect(await new SharedStorage(own(), 'b2').read('/zt/home')).toBeUndefined();
      expect(await fromRedis(async ({ client, key }) => client.ttl(key('page:b1:/zt/home')))).toBeGreaterThan(86_000);
    });

    test('that are removed, or cannot be read, are as good as never kept', async () => {
      const storage = new SharedStorage(own(), 'b1');
      await storage.write('/gone', page);
      await storage.remove('/gone');
      expect(await new SharedStorage(own(), 'b1').read('/gone')).toBeUndefined();
      await fromRedis(({ client, key }) => client.set(key('page:b1:/cut'), 'no page'));
      expect(await storage.read('/cut')).toBeUndefined();
    });

    test('are those of the instance while Redis is away', async () => {
      const storage = new SharedStorage(own(), 'b1');
      await redis.kill();
      await storage.write('/zt/home', page);
      expect([await storage.read('/zt/home'), await storage.read('/zt/news')]).toEqual([page, undefined]);
    });
  });
});
