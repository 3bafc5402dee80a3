import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import pg from 'pg';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { redisProgram, startRedis } from '../../../scripts/lib/redis.mjs';
import { type OwnServer, startOwn } from '../support/own-server';
import { DESKTOP_UA, expect, PAGES, test } from '../support/test';

/** Two instances of the site on one PostgreSQL and one Redis. */

const PORTS = [4328, 4329] as const;
const PER_VISITOR = 3;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.describe('issue 20, Redis: two instances', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
  let instances: OwnServer[] = [];

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    const program = redisProgram();
    test.skip(program === undefined, 'There is no Redis to be had on this machine.');
    postgres = await startPostgres();
    test.skip(postgres === undefined, 'There is no PostgreSQL to be had on this machine.');
    redis = await startRedis(String(program));
    const url = new URL(String(postgres?.url));
    const name = `redis_${randomUUID().replaceAll('-', '')}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    url.pathname = `/${name}`;
    instances = await Promise.all(
      PORTS.map((port, index) =>
        startOwn(`redis-${index}`, port, {
          DATABASE_URL: url.href,
          REDIS_URL: String(redis?.url),
          // Instances that share pages are one site; each would else name its own port as its address.
          SITE_URL: `http://localhost:${PORTS[0]}`,
          DATA_FOLDER: `.data/e2e/redis-${index}`,
          SUBMISSIONS_PER_VISITOR: String(PER_VISITOR),
        }),
      ),
    );
  });
  test.afterAll(async () => {
    for (const instance of instances) await instance.stop('SIGKILL');
    await redis?.kill();
    await postgres?.stop();
  });

  const send = (index: number) =>
    fetch(`${instances[index]?.address}/website/Website/informationBox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        businessType: '1',
        companyName: 'Pier Nine',
        name: 'A visitor',
        phone: '91234567',
        content: 'Call me.',
      }),
    }).then(({ status }) => status);
  const readiness = async (index: number) =>
    (await (await fetch(`${instances[index]?.address}/readyz`)).json()) as { status: string; redis: string };

  test('both find it, and what a visitor may send is counted over both', async () => {
    for (const index of [0, 1]) {
      await expect.poll(() => readiness(index)).toMatchObject({ status: 'ready', redis: 'ok' });
    }
    expect([await send(0), await send(1), await send(0)]).toEqual([200, 200, 200]);
    expect([await send(0), await send(1)]).toEqual([429, 429]);
  });

  test('pages that either has made lie ready for both, and for whoever comes', async () => {
    const client = await createClient({ url: String(redis?.url) }).connect();
    const visit = (index: number, path: string) =>
      fetch(`${instances[index]?.address}${path}?lang=zt`, { headers: { 'User-Agent': DESKTOP_UA } });
    const some = PAGES.filter(({ layout }) => layout === 'desktop').slice(0, 12);
    for (const { path } of some) expect((await visit(0, path)).status, path).toBe(200);
    const pages = async () => (await client.keys('tradego:*:page:*')).length;
    await expect.poll(pages).toBeGreaterThanOrEqual(some.length);
    client.destroy();
    // What the first has made the second shows, which has made none.
    for (const { path } of some) expect((await visit(1, path)).headers.get('x-nextjs-cache'), path).toBe('HIT');
  });

  test('without it both stay ready, pages go on, and each counts for itself', async () => {
    await redis?.kill();
    for (const index of [0, 1]) {
      await expect.poll(() => readiness(index)).toMatchObject({ status: 'ready', redis: 'away' });
      expect((await fetch(`${instances[index]?.address}/roadService?lang=zt`)).status).toBe(200);
    }
    // Of three places the first has given two, the second one.
    expect([await send(0), await send(0)]).toEqual([200, 429]);
    expect([await send(1), await send(1), await send(1)]).toEqual([200, 200, 429]);
    // Once in a while, not with every question.
    expect(instances[0]?.output().match(/redis\.away/g)?.length).toBeLessThanOrEqual(4);
  });
});
