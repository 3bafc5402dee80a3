import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dataTag, isOutdated, learnVersions, versionOf } from '@/lib/api/data-versions';
import { PageCache } from '@/lib/next/page-cache';
import { type PageStorage, PageStore } from '@/lib/next/page-store';
import { guardedServer } from '@/lib/server/guard';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

class Memory implements PageStorage {
  readonly values = new Map<string, unknown>();
  async read(key: string) {
    return structuredClone(this.values.get(key));
  }
  async holds(key: string) {
    return this.values.has(key);
  }
  async write(key: string, value: unknown) {
    this.values.set(key, structuredClone(value));
  }
  async remove(key: string) {
    this.values.delete(key);
  }
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let server: Server;
let store: PageStore;
let storage: Memory;
let now: number;
/** Requests that reached Next. */
let asked: string[];
/** What Next adds to an answer, by its internal address. */
let listener: RequestListener;

const keyOf = (address: string) => `/route-cache/APP_PAGE/0ab1/$${address}`;
const pageOf = (words: string) => `<html><body>${words}${'<p>words</p>'.repeat(200)}</body></html>`;

async function keep(address: string, words: string, more: { tags?: string; revalidate?: number } = {}) {
  await store.set(
    keyOf(address),
    { kind: 'APP_PAGE', html: pageOf(words), headers: { 'x-next-cache-tags': more.tags ?? '' } },
    { cacheControl: { revalidate: more.revalidate ?? 3600, expire: 100_000 } },
  );
}

beforeEach(async () => {
  now = 1_000_000;
  asked = [];
  storage = new Memory();
  const built = { stylesheet: () => undefined, font: () => undefined };
  store = new PageStore(storage, { assets: [], sockets: [] }, built, isOutdated, () => now);
  // As Next answers a kept page; the middleware's own headers are on the answer by then.
  listener = async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const language = /language=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? 'zt';
    const layout = request.headers['user-agent'] === IPHONE ? 'mobile' : 'desktop';
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://a');
    const page = searchParams.get('pageIndex');
    const address = `/${layout}/${searchParams.get('lang') ?? language}${pathname}${page ? `/${page}/6` : ''}`;
    const entry = await store.get(keyOf(address), { kind: 'APP_PAGE' });
    response.setHeader('set-cookie', 'secret=of-another');
    response.setHeader('x-nextjs-cache', entry ? 'HIT' : 'MISS');
    if (!entry) return response.end('made anew');
    response.setHeader('content-security-policy', entry.value.headers?.['content-security-policy'] as string);
    response.setHeader('ETag', `"${entry.value.html?.length}${address}"`);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(entry.value.html ?? ''));
    response.end(request.method === 'HEAD' ? null : entry.value.html);
  };
  server = guardedServer(
    (request, response) => listener(request, response),
    undefined,
    new PageCache(() => store),
  ).server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const all = { 'User-Agent': CHROME, 'Accept-Encoding': 'gzip, br', ...headers };
    get({ host: '127.0.0.1', port, path, method, headers: all, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

/** Asks until Next is asked no more. */
async function untilReady(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const before = asked.length;
    const answer = await ask(path, headers);
    if (asked.length === before) return answer;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${path} was never ready`);
}

async function reachesNext(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<boolean> {
  const before = asked.length;
  await ask(path, headers, method);
  return asked.length > before;
}

describe('Caching: a kept page is cached in memory', () => {
  test('it reads the same in both encodings, with the headers that Next gave it', async () => {
    await keep('/desktop/zt/home', 'Home');
    const { headers: ofNext } = await ask('/home');
    const brotli = await untilReady('/home');
    expect(brotliDecompressSync(brotli.body).toString()).toContain('<body>Home');
    for (const name of ['etag', 'content-type', 'content-security-policy', 'x-nextjs-cache'])
      expect([name, brotli.headers[name]]).toEqual([name, ofNext[name]]);
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotli.body.byteLength),
      'strict-transport-security': expect.any(String),
    });
    const zipped = await ask('/home', { 'Accept-Encoding': 'gzip, deflate' });
    expect(gunzipSync(zipped.body).toString()).toContain('<body>Home');
    expect(zipped.headers['content-encoding']).toBe('gzip');
  });

  test('nobody gets what was said to another', async () => {
    await keep('/desktop/zt/home', 'Home');
    expect((await untilReady('/home')).headers).not.toHaveProperty('set-cookie');
  });

  test('language and layout have pages of their own, and each visitor the own cookies', async () => {
    const pages = { '/desktop/zt/home': 'Desktop', '/mobile/zt/home': 'Mobile', '/desktop/en/home': 'English' };
    for (const [address, words] of Object.entries(pages)) await keep(address, words);
    const words = async (...parameters: Parameters<typeof untilReady>) =>
      /<body>(\w+)/.exec(brotliDecompressSync((await untilReady(...parameters)).body).toString())?.[1];
    expect(await words('/home')).toBe('Desktop');
    expect(await words('/home', { 'User-Agent': IPHONE })).toBe('Mobile');
    expect(await words('/home', { Cookie: 'language=en' })).toBe('English');
    const chosen = await untilReady('/home?lang=en');
    expect(chosen.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^language=en; Path=\/; Expires=\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT; Max-Age=31536000; SameSite=lax$/,
      ),
    ]);
    expect((await untilReady('/home?lang=en', { 'Sec-Fetch-Dest': 'empty' })).headers).not.toHaveProperty('set-cookie');
  });

  test('what the page depends on in the query is part of it, and the rest is nobody’s', async () => {
    await keep('/desktop/zt/companyDynamics/2/6', 'Second');
    const second = await untilReady('/companyDynamics?pageIndex=2&junk=1');
    expect(brotliDecompressSync(second.body).toString()).toContain('Second');
    expect(await reachesNext('/companyDynamics?pageIndex=3')).toBe(true);
    expect(await reachesNext('/companyDynamics')).toBe(true);
  });

  test('whoever has it is told so, and whoever asks for the headers gets them', async () => {
    await keep('/desktop/zt/home', 'Home');
    const { headers } = await untilReady('/home');
    const etag = String(headers.etag);
    const none = await ask('/home', { 'If-None-Match': `"other", W/${etag}` });
    expect([none.status, none.body.byteLength, none.headers.etag]).toEqual([304, 0, etag]);
    expect(none.headers).not.toHaveProperty('content-type');
    expect((await ask('/home', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await ask('/home', { 'If-None-Match': etag, 'Cache-Control': 'no-cache' })).status).toBe(200);
    const said = async (method: string) => {
      const { status, headers, body } = await ask('/home', {}, method);
      return { status, headers: { ...headers, date: '' }, bytes: method === 'HEAD' ? body.byteLength : 0 };
    };
    // A cached page may be compressed once more, and better, between two questions.
    const [before, head, after] = [await said('GET'), await said('HEAD'), await said('GET')];
    expect([before, after]).toContainEqual(head);
    expect((await ask('/home', { 'If-None-Match': '*' })).status).toBe(304);
    expect(asked.every((each) => each === 'GET /home')).toBe(true);
  });

  test('what is sent often is compressed once more, and smaller', async () => {
    const words = Array.from({ length: 4000 }, (_, place) => `word ${(place * 7919) % 4001}`).join(' ');
    await keep('/desktop/zt/home', words);
    const { byteLength: first } = (await untilReady('/home')).body;
    const bytes = async () => (await ask('/home')).body.byteLength;
    expect(await bytes()).toBe(first);
    while ((await bytes()) === first) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await bytes()).toBeLessThan(first);
  });

  test.each([
    ['the router', '/home', { RSC: '1' }],
    ['a part of it', '/home', { Range: 'bytes=0-9' }],
    ['what has changed since a day', '/home', { 'If-Modified-Since': 'Mon, 23 Nov 2026 00:00:00 GMT' }],
    ['a draft', '/home', { Cookie: '__prerender_bypass=1' }],
    ['a header of Next’s', '/home', { 'X-Nextjs-Data': '1' }],
    ['a query of Next’s', '/home?nxtPlocale=en', {}],
    ['the mark of the router', '/home?_rsc=1', {}],
    ['another spelling', '//home', {}],
    ['an escape', '/%68ome', {}],
    ['weighed encodings', '/home', { 'Accept-Encoding': 'br;q=0.1, gzip' }],
    ['no encoding', '/home', { 'Accept-Encoding': 'identity' }],
  ])('%s is Next’s to answer', async (_, path, headers) => {
    await keep('/desktop/zt/home', 'Home');
    await untilReady('/home');
    expect(await reachesNext(path, headers as Record<string, string>)).toBe(true);
  });
});

describe('Calls: a page is ready only as long as it is kept and fresh', () => {
  beforeEach(async () => {
    await keep('/desktop/zt/home', 'Morning', { tags: `${dataTag('newsHistory')},other`, revalidate: 20 });
    await untilReady('/home');
  });

  test('a page made anew is shown at once', async () => {
    await keep('/desktop/zt/home', 'Evening');
    expect(await reachesNext('/home')).toBe(true);
    expect(brotliDecompressSync((await untilReady('/home')).body).toString()).toContain('Evening');
  });

  test('one that was taken away is not', async () => {
    await store.set(keyOf('/desktop/zt/home'), null, {});
    expect(await reachesNext('/home')).toBe(true);
  });

  test('when its time is up Next is asked, and makes it anew', async () => {
    now += 19_999;
    expect(await reachesNext('/home')).toBe(false);
    now += 1;
    expect(await reachesNext('/home')).toBe(true);
  });

  test('from the moment its data has changed Next is asked', async () => {
    store.revalidateTags(['unknown']);
    expect(await reachesNext('/home')).toBe(false);
    learnVersions([['newsHistory', versionOf('newsHistory') + 1]]);
    expect(await reachesNext('/home')).toBe(true);
  });

  test('a page whose file went is made anew a second later', async () => {
    storage.values.clear();
    now += 1000;
    await ask('/home');
    expect(await reachesNext('/home')).toBe(true);
  });
});

test('Caching: what leads elsewhere, and a file that there is not, is answered without Next', async () => {
  const elsewhere = await ask('/download?id=ios&lang=en', {}, 'GET');
  expect([elsewhere.status, elsewhere.headers.location]).toEqual([307, '/download?lang=en#ios']);
  expect(elsewhere.headers).toMatchObject({
    'cache-control': 'private, max-age=0, must-revalidate',
    'content-language': 'en',
    'set-cookie': [expect.stringContaining('language=en; Path=/; Expires=')],
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const missing = await ask('/wp-login.php');
  expect([missing.status, missing.body.toString()]).toEqual([404, 'Not found\n']);
  expect(missing.headers).not.toHaveProperty('set-cookie');
  expect((await ask('/wp-login.php', {}, 'HEAD')).body.byteLength).toBe(0);
  expect(asked).toEqual([]);
  expect(await reachesNext('/wp-login.php', { RSC: '1' })).toBe(true);
});

test('what Next sent is taken only when the page store has that very page', async () => {
  await keep('/desktop/zt/home', 'Evening');
  // An answer that was under way while the page was made anew.
  listener = async (request, response) => {
    asked.push(String(request.url));
    await store.get(keyOf('/desktop/zt/home'), { kind: 'APP_PAGE' });
    for (const [name, value] of [
      ['x-nextjs-cache', 'HIT'],
      ['ETag', '"old"'],
      ['Content-Type', 'text/html'],
    ] as const)
      response.setHeader(name, value);
    response.end(pageOf('Morning'));
  };
  for (let time = 0; time < 20; time++) {
    expect(await reachesNext('/home')).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
});
