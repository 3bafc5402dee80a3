import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { filingPdf } from '../../unit/support/pdfs';
import { startOperator } from '../support/operator';
import { type OwnServer, runCommand, startOwn } from '../support/own-server';
import { DESKTOP_UA, expect, test } from '../support/test';

/** What two instances on one PostgreSQL share, while it is there and while it is not. */

const PORTS = [4328, 4329] as const;
const PER_VISITOR = 3;
/** Of the connections that listen, as PostgreSQL lists them. */
const LISTENERS = "FROM pg_stat_activity WHERE datname = $1 AND query LIKE 'LISTEN%'";

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.describe('two instances on one PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let server: pg.Client;
  let instances: OwnServer[] = [];
  const name = `shared_${randomUUID().replaceAll('-', '')}`;
  const database = () => {
    const url = new URL(String(postgres?.url));
    url.pathname = `/${name}`;
    return url.href;
  };

  test.beforeAll(async () => {
    postgres = await startPostgres();
    test.skip(postgres === undefined, 'There is no PostgreSQL to be had on this machine.');
    server = new pg.Client({ connectionString: postgres?.url });
    await server.connect();
    await server.query(`CREATE DATABASE ${name}`);
    instances = await Promise.all(
      PORTS.map((port, index) =>
        startOwn(`shared-${index}`, port, {
          DATABASE_URL: database(),
          DATA_FOLDER: `.data/e2e/shared-${index}`,
          REDIS_URL: 'redis://127.0.0.1:6379',
          SUBMISSIONS_PER_VISITOR: String(PER_VISITOR),
          // Visitors whom one machine names have a quarter of it.
          SUBMISSIONS_PER_MINUTE: '1000',
        }),
      ),
    );
  });
  test.afterAll(async () => {
    for (const instance of instances) await instance.stop('SIGKILL');
    await server?.end();
    await postgres?.stop();
  });

  const send = (index: number, visitor: string) =>
    fetch(`${instances[index]?.address}/website/Website/informationBox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor },
      body: JSON.stringify({
        businessType: '1',
        companyName: 'Pier Nine',
        name: 'A visitor',
        phone: '91234567',
        content: 'Call me.',
      }),
    }).then(({ status }) => status);
  const page = (index: number) =>
    fetch(`${instances[index]?.address}/sub-annAndCir?lang=zt`, { headers: { 'User-Agent': DESKTOP_UA } });
  const listeners = async () => Number((await server.query(`SELECT count(*) ${LISTENERS}`, [name])).rows[0].count);
  /** How often each instance said this of itself. */
  const said = (event: string) => instances.map((instance) => instance.output().split(`"${event}"`).length - 1);

  /** Withdraws an announcement that both show; a second later neither does. */
  async function withdrawsOne(): Promise<void> {
    const [, file = ''] =
      /data-testid="circular-row".*?href="(\/files\/[^"]+)"/s.exec(await (await page(0)).text()) ?? [];
    expect(file).toMatch(/\.pdf$/);
    expect(await (await page(1)).text()).toContain(file);
    const client = new pg.Client({ connectionString: database() });
    await client.connect();
    await client.query('DELETE FROM entries WHERE item LIKE $1', [`%${file}%`]);
    await client.end();
    await runCommand('invalidate', database(), ['circulars']);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (const index of [0, 1]) expect(await (await page(index)).text()).not.toContain(file);
  }

  test('what a visitor may send is counted over both', async () => {
    const from = (index: number) => send(index, '203.0.113.9');
    expect([await from(0), await from(1), await from(0)]).toEqual([200, 200, 200]);
    expect([await from(0), await from(1)]).toEqual([429, 429]);
    expect(await send(1, '203.0.113.10')).toBe(200);
  });

  test('a setting that is no longer used stops neither, and both say so', () => {
    expect(said('setting.unused')).toEqual([1, 1]);
  });

  test('while the database is away pages go on, and each says it once; back again all is as before', async () => {
    const told = () => ['changes.unheard', 'limits.not-shared'].map(said);
    expect(told()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const isWhole = async (index: number) => (await (await page(index)).text()).includes('data-testid="circular-row"');
    expect([await isWhole(0), await isWhole(1)]).toEqual([true, true]);
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    for (const index of [0, 1]) {
      expect(await isWhole(index)).toBe(true);
      // Nothing can be kept, so nobody is thanked.
      expect([await send(index, '203.0.113.20'), await send(index, '203.0.113.20')]).toEqual([503, 503]);
    }
    await new Promise((resolve) => setTimeout(resolve, 3000));
    for (const index of [0, 1]) expect([await isWhole(index), await send(index, '203.0.113.20')]).toEqual([true, 503]);
    expect(told()).toEqual([
      [1, 1],
      [1, 1],
    ]);

    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await expect.poll(listeners, { timeout: 30_000 }).toBe(2);
    let visitor = 100;
    for (const index of [0, 1]) {
      await expect
        .poll(async () => [await send(index, `203.0.113.${visitor++}`), said('limits.shared-again')[index]], {
          timeout: 30_000,
        })
        .toEqual([200, 1]);
    }
    const from = (index: number) => send(index, '203.0.113.21');
    expect([await from(0), await from(1), await from(1)]).toEqual([200, 200, 200]);
    expect([await from(0), await from(1)]).toEqual([429, 429]);
    await withdrawsOne();
  });

  test('what is published both show within a second, also while nobody hears of it', async () => {
    expect(await listeners()).toBe(2);
    await withdrawsOne();
    let isCut = true;
    const cutting = (async () => {
      for (; isCut; await new Promise((resolve) => setTimeout(resolve, 50)))
        await server.query(`SELECT pg_terminate_backend(pid) ${LISTENERS}`, [name]);
    })();
    await withdrawsOne().finally(() => {
      isCut = false;
      return cutting;
    });
    await expect.poll(listeners).toBe(2);
    await withdrawsOne();
  });

  test('a release is shown by both within a second, and a withdrawal, with the files of either', async () => {
    const { folder, publish, write } = startOperator('shared-publisher', database());
    const ID = '2026-01-05-change-of-auditor';
    const done = async (...words: string[]) => {
      const { status, text } = await publish(...words);
      expect(status, text).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return Promise.all([0, 1].map(async (index) => (await page(index)).text()));
    };
    await publish('init', folder);
    write({
      [`filings/${ID}/entry.yaml`]: `title: { zt: 更換核數師, en: Change of Auditor }
exchange: { id: "2026010500009", at: 2026-01-05T16:44:10+08:00 }
files:
  bilingual: { file: ce.pdf }
`,
      [`filings/${ID}/ce.pdf`]: filingPdf('更換核數師 Change of Auditor', '範例控股有限公司 Stock code 00000'),
    });
    const shown = await done('release', '--outside-window', 'A test runs at any hour.');
    const [file = ''] = /\/files\/[0-9a-f]{16}\/change-of-auditor\.pdf/.exec(shown[0] ?? '') ?? [];
    for (const index of [0, 1]) {
      expect(shown[index]).toContain('更換核數師');
      expect((await fetch(`${instances[index]?.address}${file}`)).headers.get('content-type')).toBe('application/pdf');
    }
    for (const html of await done('withdraw', ID, '--because', '誤發。')) expect(html).toContain('誤發。');
  });
});
