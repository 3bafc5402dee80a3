import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LOCALES } from '../../../lib/i18n/locales';
import { type OwnServer, startOwn } from '../support/own-server';
import { forget } from '../support/servers';
import { DESKTOP_UA, EACH_PAGE, userAgentOf } from '../support/test';

const NAME = 'page-cache';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

test.describe('Caching: a cached page is what Next would answer', () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    forget(NAME);
    server = await startOwn(NAME, 4345);
  });
  test.afterAll(() => server.stop());

  const visit = (path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const { port } = new URL(server.address);
      ask({ port, path, headers, method }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });

  /** What is compressed on the way cannot say how long it is. */
  const isCached = ({ headers }: Answer) =>
    headers['content-encoding'] !== undefined && headers['content-length'] !== undefined;

  async function untilCached(path: string, headers: Record<string, string>): Promise<Answer> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const answer = await visit(path, headers);
      if (isCached(answer)) return answer;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`${path} was never cached.`);
  }

  /** All that is said of a page; when a cookie ends depends on the second. */
  const said = ({ status, headers }: Answer, ...without: string[]) => {
    const { date, ...others } = headers;
    for (const name of without) delete others[name];
    return { status, ...others, 'set-cookie': headers['set-cookie']?.map((each) => each.replace(/Expires=[^;]+/, '')) };
  };

  /** Every page once, in each language a third of them: the best Brotli of one takes a fifth of a second. */
  const visited = EACH_PAGE.map(({ layout, path }, index) => ({
    layout,
    address: `${path}?lang=${LOCALES[index % LOCALES.length]}`,
  }));

  test('every page: status, headers, cookies and bytes, whole, by its headers alone, and for whoever has it', async () => {
    test.setTimeout(120_000);
    for (const { layout, address } of visited) {
      const agent = { 'User-Agent': userAgentOf(layout) };
      // Who takes no compression is answered by Next.
      const next = { ...agent, 'Accept-Encoding': 'identity' };
      const page = await untilCached(address, { ...agent, 'Accept-Encoding': 'gzip, deflate, br' });
      const zipped = await visit(address, { ...agent, 'Accept-Encoding': 'gzip' });
      const ofNext = await visit(address, next);
      expect(isCached(zipped), address).toBe(true);
      expect(brotliDecompressSync(page.body).equals(ofNext.body), address).toBe(true);
      expect(gunzipSync(zipped.body).equals(ofNext.body), address).toBe(true);
      const form = ['content-encoding', 'content-length'];
      expect(said(page, ...form), address).toEqual(said(ofNext, ...form));

      const encoded = { ...agent, 'Accept-Encoding': 'br' };
      // A better copy may have come meanwhile, with fewer bytes.
      const head = await visit(address, encoded, 'HEAD');
      expect([isCached(head), head.body.byteLength], address).toEqual([true, 0]);
      expect(said(head, 'content-length'), address).toEqual(said(page, 'content-length'));
      const known = { 'If-None-Match': String(page.headers.etag) };
      const unchanged = await visit(address, { ...encoded, ...known });
      expect(unchanged.status, address).toBe(304);
      expect(said(unchanged), address).toEqual(said(await visit(address, { ...next, ...known })));
    }
  });

  test('a browser gets it too, with all that it says of itself, and when it opens the page again', async ({ page }) => {
    // Without a context's cache, in which a page that is opened again is asked for by its tag.
    const opened = async () => (await page.goto(`${server.address}/home?lang=zt`))?.headers() ?? {};
    await expect.poll(async () => Object.keys(await opened())).toContain('content-length');
    expect((await opened())['content-encoding']).toBe('br');
    expect(Object.keys((await page.reload())?.headers() ?? {})).toContain('content-length');
  });

  test('a visitor’s cookies, words and addresses are in nobody else’s page', async () => {
    const mine = {
      'User-Agent': DESKTOP_UA,
      'Accept-Encoding': 'br',
      Cookie: 'session=secret-of-mine',
      Referer: 'https://secret.example/of-mine',
    };
    await untilCached('/companyDynamics?pageIndex=2&email=secret-of-mine', mine);
    const other = await untilCached('/companyDynamics?pageIndex=2', {
      'User-Agent': DESKTOP_UA,
      'Accept-Encoding': 'br',
    });
    expect(JSON.stringify(other.headers) + brotliDecompressSync(other.body)).not.toContain('of-mine');
  });
});
