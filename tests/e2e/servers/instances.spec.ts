import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { balancer } from '../support/balancer';
import { type OwnServer, readInbox, runCommand, startOwn, WARMED } from '../support/own-server';
import { expect, PAGES, test, userAgentOf } from '../support/test';

/** Two instances of the site on one PostgreSQL, behind a balancer. */

const PORTS = [4347, 4348] as const;

/** What is read while they are started anew: few pages, which each instance has soon made, often. */
const READ = PAGES.filter((_, place) => place % 6 === 0);

async function asked(url: string, statement: string, values: string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.describe('two instances on one database', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: string;
  let instances: OwnServer[] = [];
  let front: Awaited<ReturnType<typeof balancer>>;

  const first = () => instances[0] as OwnServer;
  const start = (index: number, env: Record<string, string> = {}) =>
    startOwn(`instance-${index}`, PORTS[index] ?? 0, {
      ...env,
      DATABASE_URL: database,
      DATA_FOLDER: `.data/e2e/instance-${index}`,
      ENDING_GRACE_SECONDS: '1',
      SUBMISSIONS_PER_VISITOR: '100000',
      SUBMISSIONS_PER_MINUTE: '100000',
    });

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    postgres = await startPostgres();
    test.skip(postgres === undefined, 'There is no PostgreSQL to be had on this machine.');
    const name = `instances_${randomUUID().replaceAll('-', '')}`;
    await asked(String(postgres?.url), `CREATE DATABASE ${name}`);
    const url = new URL(String(postgres?.url));
    url.pathname = `/${name}`;
    database = url.href;
    // Both find an empty database, and one of them makes its tables. One fills the search.
    instances = await Promise.all([start(0, WARMED), start(1)]);
    front = await balancer(PORTS);
  });
  test.afterAll(async () => {
    front?.close();
    for (const instance of instances) await instance.stop('SIGKILL');
    await postgres?.stop();
  });

  const send = (address: string, name: string) =>
    fetch(`${address}/website/Website/informationBox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        businessType: '1',
        companyName: 'Pier Nine',
        name,
        phone: '91234567',
        content: 'Call me.',
      }),
    }).then(({ status }) => status);

  test('what one of them takes, and what is published, both know', async () => {
    expect(await send(String(instances[0]?.address), 'to the first')).toBe(200);
    expect(await send(String(instances[1]?.address), 'to the second')).toBe(200);
    const inbox = JSON.parse(await readInbox(database, ['--format', 'json'])) as { name: string }[];
    expect(inbox.map(({ name }) => name)).toEqual(['to the second', 'to the first']);

    const list = async ({ address }: OwnServer) => (await fetch(`${address}/sub-annAndCir?lang=zt`)).text();
    const [, file = ''] = /data-testid="circular-row".*?href="(\/files\/[^"]+)"/s.exec(await list(first())) ?? [];
    expect(file).toMatch(/\.pdf$/);
    await asked(database, 'DELETE FROM entries WHERE item LIKE $1', [`%${file}%`]);
    await runCommand('invalidate', database, ['circulars']);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (const instance of instances) expect(await list(instance)).not.toContain(file);
  });

  test('both search what one of them has filled, and neither fails over it', async ({ request }) => {
    const found = async ({ address }: OwnServer) =>
      (await request.get(`${address}/search?lang=zt&q=${encodeURIComponent('末期股息')}`)).text();
    for (const instance of instances) {
      await expect
        .poll(() => found(instance), { timeout: 150_000, intervals: [2000] })
        .toContain('final-dividend-2025.pdf');
    }
    for (const instance of instances) expect(instance.output()).not.toContain('search.failed');
  });

  test('each is started anew under load, one is killed, and nobody notices', async () => {
    let isLoaded = true;
    const failures: { what: string; begun: number }[] = [];
    const failed = () => failures.map(({ what }) => what);
    const sent: string[] = [];
    let answers = 0;
    const reader = async (from: number) => {
      for (let index = from; isLoaded; index++) {
        const begun = performance.now();
        const { path, layout } = READ[index % READ.length] as (typeof READ)[number];
        const answer = await fetch(`${front.address}${path}?lang=zt`, {
          headers: { 'User-Agent': userAgentOf(layout) },
        })
          .then(async (response) => ({ status: response.status, html: await response.text() }))
          .catch((error: Error) => ({ status: 0, html: error.message }));
        answers++;
        // Without a pause these four take both processors of a small machine from all other tests.
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (answer.status !== 200 && path !== '/dynamicDetails')
          failures.push({ what: `${path} ${answer.status}`, begun });
      }
    };
    const writer = async () => {
      for (let index = 0; isLoaded; index++) {
        const begun = performance.now();
        const name = `message ${index}`;
        const status = await send(front.address, name).catch(() => 0);
        if (status === 200) sent.push(name);
        else failures.push({ what: `${name} ${status}`, begun });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const load = [...[0, 2, 4, 6].map(reader), writer()];

    for (const index of [0, 1]) {
      await instances[index]?.stop('SIGTERM');
      instances[index] = await start(index);
      await expect.poll(() => front.ready().length, { timeout: 60_000 }).toBe(2);
    }
    expect(failed(), 'while each was started anew').toEqual([]);

    await first().stop('SIGKILL');
    const killed = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    isLoaded = false;
    await Promise.all(load);
    // What the killed one was answering is cut off. Whatever is asked for after finds the other one.
    expect(failures.filter(({ begun }) => begun > killed).map(({ what }) => what)).toEqual([]);
    expect(failures.length).toBeLessThanOrEqual(load.length);
    expect(answers).toBeGreaterThan(100);
    const kept = (JSON.parse(await readInbox(database, ['--format', 'json'])) as { name: string }[]).map(
      ({ name }) => name,
    );
    expect(sent.filter((name) => kept.filter((each) => each === name).length !== 1)).toEqual([]);
  });
});
