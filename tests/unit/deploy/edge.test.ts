import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http, { type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { COMMON_HEADERS } from '@/lib/base/security-headers.mjs';
import { cookiesOf } from '@/lib/next/plain-visit';
import { answerTo, headersOf } from '@/lib/routing/answer';
import { PLATFORMS } from '@/lib/routing/platform';
import { EDGE_HOST, EDGE_VERSION, EDGE_VERSION_BEFORE } from '@/lib/server/edge';
import { LAYOUTS, ROUTE_IDS, ROUTES } from '@/lib/site/routes';
import { freePort } from '@/scripts/lib/free-port.mjs';
import { localEdge, startNginx, systemNginx } from '@/scripts/lib/nginx.mjs';
import { AGENTS } from './agents';

/**
 * deploy/nginx.conf itself, with other ports and folders, before a site that answers by the real decisions of
 * lib/routing. What the real site makes of it: tests/e2e/servers/edge-cache.spec.ts.
 */

const HOST = 'www.example.com';
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
/** How long the site says that a page may be kept, and how long beyond it may be shown; short, so that tests get past it. */
const SECONDS = 1;
const FILE = Buffer.from('%PDF-1.7 0123456789');

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Stands for the site: real decisions, pages that hold their internal address, and bad days. */
class Site {
  asked: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  version = 'v1';
  before = 'v1';
  /** How long every answer but that of a version takes, in ms. */
  slow = 0;
  hangs = false;
  readonly server: Server = http.createServer((request, response) => void this.answer(request, response));

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    let body = '';
    for await (const chunk of request) body += chunk;
    if (this.hangs && method === 'GET') return;
    if (url === '/edge-version') {
      response.writeHead(204, {
        [EDGE_VERSION]: this.version,
        [EDGE_VERSION_BEFORE]: this.before,
        [EDGE_HOST]: HOST,
        'X-Accel-Expires': `@${Math.floor(Date.now() / 1000)}`,
      });
      response.end();
      return;
    }
    this.asked.push({ method, url, headers, body });
    if (this.slow) await new Promise((resolve) => setTimeout(resolve, this.slow));
    if (headers.host !== HOST) response.setHeader('X-Robots-Tag', 'noindex');
    if (method === 'POST') return void response.end('taken');
    if (url.includes('%2F')) return void response.writeHead(404, { 'Cache-Control': 'max-age=60' }).end();
    if (url.startsWith('/assets/')) {
      response.setHeader('ETag', '"file"').setHeader('Accept-Ranges', 'bytes').setHeader('Cache-Control', 'max-age=60');
      return void response.end(FILE);
    }
    const [pathname = '', search = ''] = url.split('?', 2);
    const cookies = cookiesOf(headers.cookie ?? '');
    const answer = answerTo({
      pathname,
      query: new URLSearchParams(search),
      header: (name) => headers[name]?.toString() ?? null,
      cookie: (name) => cookies.get(name),
    });
    for (const [name, value] of headersOf(answer)) response.setHeader(name, value);
    for (const { name, value } of answer.cookies) response.appendHeader('Set-Cookie', `${name}=${value}; Path=/`);
    const { decision } = answer;
    if (decision.kind !== 'page') {
      response.statusCode = decision.kind === 'redirect' ? 307 : 404;
      if (decision.kind === 'redirect') response.setHeader('Location', decision.location);
      return void response.end();
    }
    if (headers[EDGE_VERSION] !== undefined) {
      response.setHeader(EDGE_VERSION, this.version);
      response.setHeader('Cache-Control', `max-age=${SECONDS}, stale-while-revalidate=${SECONDS}`);
    }
    const text = `${decision.internalPath} ${this.version}`;
    response.setHeader('ETag', '"page"').setHeader('Vary', 'Accept-Encoding');
    const encoding = ['br', 'gzip'].find((name) => headers['accept-encoding']?.includes(name));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.end(encoding === 'gzip' ? gzipSync(text) : text);
  }
}

const nginx = systemNginx();
const withNginx = nginx ? describe : describe.skip;

withNginx(`§Trust the edge (deploy/nginx.conf)${nginx ? '' : ' (left out: there is no nginx on this machine)'}`, () => {
  let site: Site;
  let edge: Awaited<ReturnType<typeof startNginx>>;
  let folder: string;
  let port: number;

  beforeEach(async () => {
    site = new Site();
    site.server.listen(0, '127.0.0.1');
    await once(site.server, 'listening');
    folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
    port = await freePort();
    const sites = [(site.server.address() as AddressInfo).port];
    edge = await startNginx(nginx as string, localEdge({ port, sites, folder }), folder, port);
  });
  afterEach(async () => {
    await edge.stop();
    await end();
    rmSync(folder, { recursive: true, force: true });
  });

  async function end(): Promise<void> {
    site.server.closeAllConnections();
    await new Promise((resolve) => site.server.close(resolve));
  }

  function ask(
    address: string,
    headers: http.OutgoingHttpHeaders = {},
    method = 'GET',
    body?: string,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = http.request(
        { host: '127.0.0.1', port, path: address, method, headers: { host: HOST, 'user-agent': DESKTOP, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString('latin1'),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Sends a request as it is written, which no library would send. */
  async function askRaw(text: string): Promise<Answer> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).end(text);
    const chunks: Buffer[] = [];
    // nginx waits a while for a body that it does not read.
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (chunk.includes('</html>')) socket.destroy();
    });
    await once(socket, 'close');
    const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    const [line = '', ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(
      lines.map((each) => [each.split(': ')[0]?.toLowerCase(), each.split(': ').slice(1).join(': ')]),
    );
    return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
  }

  const state = ({ headers }: Answer) => headers['x-edge-cache'];
  const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  /** Pages that the site was asked for in the edge's words. */
  const askedForTheCache = () => site.asked.filter(({ headers }) => headers[EDGE_VERSION] !== undefined);
  const keptFiles = () =>
    readdirSync(path.join(folder, 'pages'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const accessLog = () => readFileSync(path.join(folder, 'access.log'), 'utf8');

  /** A page that nginx made: the words of the site in three languages, its headers, and its style by its hash. */
  function expectOwnPage({ status, headers, body }: Answer, expected: number): void {
    expect(status).toBe(expected);
    for (const { key, value } of COMMON_HEADERS) expect([key, headers[key.toLowerCase()]]).toEqual([key, value]);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
    );
    expect([headers['content-type'], headers['cache-control']]).toEqual(['text/html; charset=utf-8', 'no-store']);
    for (const language of ['zt', 'zh', 'en']) expect(body).toContain(`href="/home?lang=${language}"`);
    expect(body).not.toMatch(/nginx/i);
  }

  describe('decides as the site does', () => {
    /** What the visitor gets through the edge, and what the site would say to the visitor itself. */
    async function both(address: string, headers: Record<string, string>) {
      const through = await ask(address, headers);
      const asked = { host: HOST, 'user-agent': DESKTOP, ...headers };
      const own = await new Promise<Answer>((resolve) => {
        const { port: sitePort } = site.server.address() as AddressInfo;
        http.get({ host: '127.0.0.1', port: sitePort, path: address, headers: asked, agent: false }, (answer) => {
          let body = '';
          answer.on('data', (chunk) => {
            body += chunk;
          });
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
        });
      });
      const shown = ({ status, headers: sent, body }: Answer) => ({
        address,
        headers,
        status,
        body,
        location: sent.location,
        cookies: (sent['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]),
        cacheControl: sent['cache-control'],
      });
      return { edge: shown(through), site: shown(own), kept: state(through) !== undefined };
    }

    test.each(AGENTS)('§Trust on %s', async (_, userAgent) => {
      const answers = await both('/tradeGodownload', { 'user-agent': userAgent });
      expect(answers.edge).toEqual(answers.site);
      expect(answers.kept).toBe(true);
    });

    test('§Trust every page with every query, cookie and window, on both layouts', async () => {
      const queries = [
        ...['', '?lang=en', '?lang=zh&lang=en', '?lang=fr', '?lang&lang=en', '?LANG=en', '?lang=EN', '?&&a=1'],
        ...['?id=7&utm_source=x', '?ID=8&id=9', '?id=&id=9', '?id=jybIos&lang=zh', '?id=android&utm_source=a%20b'],
        ...['?pageIndex=2&pageSize=10&lang=en', '?pageIndex=-1&year=1999&kind=rumours', '?item=0123456789ab&kind=x'],
        ...['?doc=quotes&q=a%26b', '?q=%zz&year=20255', '?id=38.&lang=en', '?id=38%EF%BC%89&utm_source=x', '??id=38'],
        ...[
          '?lang=en&amp;id=38',
          '?id=38-',
          '?pageIndex=2.&lang=en',
          '?kind=results)',
          '?gclid=1&fbclid=2&kind=product',
        ],
      ];
      const cookies = ['', 'language=en', 'viewport=narrow; language=zh', 'a=b; viewport=wide', 'language=fr; x=1'];
      const widths = ['', '320', '399', '400', '1280', '0', 'abc'];
      const paths = LAYOUTS.flatMap((layout) =>
        ROUTE_IDS.flatMap((id) => (ROUTES[id].query === 'search' ? [] : (ROUTES[id].paths[layout] ?? []))),
      );
      let kept = 0;
      for (const [index, address] of [...new Set(paths)].entries()) {
        for (const [at, query] of queries.entries()) {
          const answers = await both(`${address}${query}`, {
            'user-agent': (index + at) % 2 ? DESKTOP : PHONE,
            cookie: cookies[(index * 3 + at) % cookies.length] ?? '',
            'sec-ch-viewport-width': widths[(index + at * 2) % widths.length] ?? '',
            ...(at % 3 ? { 'sec-fetch-dest': at % 2 ? 'document' : 'empty' } : {}),
          });
          expect(answers.edge).toEqual(answers.site);
          if (answers.kept) kept++;
        }
      }
      expect(kept).toBeGreaterThan(200);
      expect(edge.errors()).toBe('');
    });

    test.each(PLATFORMS)(
      '§Trust what the edge says of a visitor on %s is read so by the site, on both layouts',
      async (platform) => {
        const [, userAgent = ''] = AGENTS.find(([, , runs]) => runs === platform) ?? [];
        for (const cookie of ['viewport=narrow', 'viewport=wide']) {
          const { body } = await ask('/tradeGodownload', { 'user-agent': userAgent, cookie });
          expect(body).toMatch(new RegExp(`/tradeGodownload/${platform} `));
        }
      },
    );

    test.each(['/HOME', '/home/', '//home', '/%68ome', '/home?l%61ng=en', '/search?q=a', '/desktop/zt/home', '/a.php'])(
      '§Trust %s goes to the site as it came',
      async (address) => {
        await ask(address, { 'accept-language': 'fr' });
        expect(site.asked).toHaveLength(address.includes('HOME') ? 2 : 1);
        expect(site.asked.at(-1)).toMatchObject({ url: address, headers: { 'accept-language': 'fr' } });
      },
    );

    test.each([{ rsc: '1' }, { 'next-action': 'x' }])(
      '§Trust a request with %j goes to the site as it came',
      async (headers) => {
        await ask('/home', headers);
        expect(site.asked).toMatchObject([{ url: '/home', headers }]);
      },
    );

    test('§Trust the encoding is one that the visitor takes, each kept by itself', async () => {
      for (const [accepted, encoding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip;q=0.5, br;q=0.1', 'br'],
        ['br;q=0, gzip', 'gzip'],
        ['br;q=0.000,gzip;q=0', undefined],
        ['*', undefined],
        ['', undefined],
        ['brotli', undefined],
      ] as const) {
        const { headers } = await ask('/home', { 'accept-encoding': accepted });
        expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding]);
        expect(headers.vary).toBe('Accept-Encoding');
      }
      expect(keptFiles()).toHaveLength(3);
    });
  });

  test('§Trust 300 invented names of the host leave nothing behind, and are told to search engines as no name of ours', async () => {
    for (let index = 0; index < 300; index++) {
      const answer = await ask('/home', { host: `${index}.invented.example` });
      expect([answer.status, answer.headers['x-robots-tag'], answer.body]).toEqual([
        200,
        'noindex',
        '/desktop/zt/home v1',
      ]);
    }
    const own = await ask('/home');
    expect([own.headers['x-robots-tag'], own.body]).toEqual([undefined, '/desktop/zt/home v1']);
    expect((await ask('/home', { host: HOST.toUpperCase() })).headers['x-robots-tag']).toBeUndefined();
    expect(keptFiles()).toHaveLength(1);
    expect(new Set(askedForTheCache().map(({ headers }) => headers.host))).toEqual(new Set([HOST]));
    // Of files a preview's answers are not kept at all.
    for (let index = 0; index < 3; index++) await ask('/assets/a.pdf', { host: `${index}.invented.example` });
    expect(readdirSync(path.join(folder, 'files'), { recursive: true })).toEqual([]);
  });

  test('§Trust invented arguments are not kept, and those that only count visits find the page without them', async () => {
    await ask('/home');
    expect(state(await ask('/home?utm_source=letter&gclid=1'))).toBe('HIT');
    for (let index = 0; index < 20; index++) expect(state(await ask(`/home?a=${index}`))).toBeUndefined();
    expect(keptFiles()).toHaveLength(1);
  });

  test('§Trust a file is kept as its address is written, and not with invented arguments', async () => {
    expect((await ask('/assets/a%2Fb.pdf')).status).toBe(404);
    expect((await ask('/assets/a/b.pdf')).status).toBe(200);
    const files = () => readdirSync(path.join(folder, 'files'), { recursive: true }).length;
    const before = files();
    for (let index = 0; index < 3; index++) expect((await ask(`/assets/a/b.pdf?a=${index}`)).status).toBe(200);
    expect(files()).toBe(before);
  });

  test('§Trust what a visitor sends beside the decision never reaches a page that is kept', async () => {
    await ask('/home?utm_source=evil', {
      'x-forwarded-host': 'evil',
      'x-edge-version': 'evil',
      'x-middleware-rewrite': '/evil',
      cookie: 'language=evil; a=evil',
      'accept-language': 'evil',
      range: 'bytes=0-3',
    });
    expect(JSON.stringify(askedForTheCache())).not.toContain('evil');
    expect(askedForTheCache()).toHaveLength(1);
  });

  test('§Trust a slow site shows what is kept, of the version before too, and loses and doubles no message', async () => {
    await ask('/home');
    await ask('/aboutUs');
    await pause(SECONDS * 2 + 1);
    site.slow = 20_000;
    const [kept, another] = await Promise.all([ask('/home'), ask('/aboutUs')]);
    expect([kept.status, kept.body, state(kept)]).toEqual([200, '/desktop/zt/home v1', 'STALE']);
    expect([another.status, state(another)]).toEqual([200, 'STALE']);
    // Published meanwhile: nothing is kept of the version that is asked for.
    site.version = 'v2';
    await pause(1.1);
    const before = await ask('/home');
    expect([before.status, before.body, state(before)]).toEqual([200, '/desktop/zt/home v1', 'STALE']);
    // Longer than a page may take, and the site is left alone with pages by now.
    site.slow = 4000;
    site.asked = [];
    const sent = await ask('/website/Website/informationBox', {}, 'POST', '{"content":"Hello"}');
    expect([sent.status, sent.body]).toEqual([200, 'taken']);
    expect(site.asked.filter(({ method }) => method === 'POST')).toMatchObject([{ body: '{"content":"Hello"}' }]);
  }, 30_000);

  test('§Trust a site that hangs, or is away, leaves what is kept, and the home page at the root', async () => {
    await ask('/home?lang=en');
    await pause(SECONDS * 2 + 1);
    site.hangs = true;
    expect(state(await ask('/home?lang=en'))).toBe('STALE');
    await end();
    expect(state(await ask('/home?lang=en'))).toBe('STALE');
    const root = await ask('/?lang=en');
    expect([root.status, root.body]).toEqual([200, '/desktop/en/home v1']);
    expectOwnPage(await ask('/aboutUs'), 502);
    expectOwnPage(await ask('/search?q=a'), 502);
  }, 30_000);

  test('§Trust a message that reached one instance is sent to no other, however it ends', async () => {
    site.server.removeAllListeners('request').on('request', (request: IncomingMessage) => {
      site.asked.push({ method: request.method ?? '', url: request.url ?? '', headers: {}, body: '' });
      request.socket.destroy();
    });
    expectOwnPage(await ask('/website/Website/informationBox', {}, 'POST', '{}'), 502);
    expect(site.asked).toHaveLength(1);
  });

  test('§Trust what was published or withdrawn is seen a second later', async () => {
    expect((await ask('/home')).body).toContain('v1');
    site.version = 'v2';
    await pause(1.1);
    expect((await ask('/home')).body).toContain('v2');
  });

  test('§Trust the logs hold no word that visitors write, and no address of theirs', async () => {
    const words = 'confidential';
    await ask('/home');
    await ask(`/search?q=${words}`);
    await ask(`/sub-annAndCir?q=${words}`);
    await ask(`/${words}`);
    await ask(`/${words}/${words}`, { host: words, 'user-agent': words, referer: words, cookie: words });
    await ask('/home', {}, words.toUpperCase());
    await ask('/website/Website/informationBox', {}, 'POST', words.repeat(200_000));
    await askRaw(`GET /${words}?q=${words} HTTP/1.1\r\nHost: ${words}\r\n${words}\r\n\r\n`);
    await askRaw(`GET /search?q=${words.repeat(5000)} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
    const searches = await Promise.all(Array.from({ length: 60 }, () => ask(`/search?q=${words}`)));
    expect(searches.map(({ status }) => status)).toContain(429);
    await end();
    expect((await ask(`/${words}/`)).status).toBe(502);
    const log = accessLog();
    expect(log).toContain(' GET /home 200 ');
    expect(log).toContain(' GET /search 200 ');
    for (const status of [400, 413, 414, 429, 502]) expect(log).toContain(` - ${status} `);
    expect(log + edge.errors()).not.toMatch(new RegExp(`${words}|127\\.0\\.0\\.1|\\?`, 'i'));
  });

  describe('what nginx itself answers is a page of the site', () => {
    const line = `Host: ${HOST}\r\nConnection: close\r\n`;
    test.each([
      ['a head that cannot be read', 400, `GET / HTTP/1.1\r\n${line}no header\r\n\r\n`],
      ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
      ['a method that is none', 405, `TRACE / HTTP/1.1\r\n${line}\r\n`],
      ['a body that is too large', 413, `POST /website/a HTTP/1.1\r\n${line}Content-Length: 9999999\r\n\r\n`],
      ['a body that is too large for a page', 413, `POST /home HTTP/1.1\r\n${line}Content-Length: 9999999\r\n\r\n`],
      ['an address that is too long', 414, `GET /${'a'.repeat(9000)} HTTP/1.1\r\n${line}\r\n`],
      ['headers that are too long', 431, `GET / HTTP/1.1\r\n${line}A: ${'a'.repeat(9000)}\r\n\r\n`],
      ['a condition that does not hold', 412, `GET /home HTTP/1.1\r\n${line}If-Match: "another"\r\n\r\n`],
      ['a part that a file does not have', 416, `GET /assets/a.pdf HTTP/1.1\r\n${line}Range: bytes=900-\r\n\r\n`],
      ['a version of HTTP that is none', 505, `GET / HTTP/9.9\r\n${line}\r\n`],
    ])('§Trust %s: %i', async (_, status, text) => {
      await ask('/home');
      await ask('/assets/a.pdf');
      expectOwnPage(await askRaw(text), status);
    });

    test.each(['/healthz', '/readyz', '/edge-version', '/healthz?x', '//readyz', '/%68ealthz'])(
      '§Trust %s is not the public’s',
      async (address) => {
        expectOwnPage(await ask(address), 404);
        expect(site.asked).toEqual([]);
      },
    );

    test('§Trust too many searches at once: 429, and when to come again; pages that are kept are shown, messages taken', async () => {
      await ask('/home');
      const answers = await Promise.all(Array.from({ length: 60 }, () => ask('/search?q=a')));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(20);
      expectOwnPage(refused[0] as Answer, 429);
      expect(refused[0]?.headers['retry-after']).toBe('5');
      expect((await ask('/home')).status).toBe(200);
      expect((await ask('/search', {}, 'POST', 'x')).status).toBe(200);
    });
  });

  test('§Trust HEAD is answered as GET, a browser that has the page is told so, and a file comes in parts', async () => {
    await ask('/home');
    const head = await ask('/home', {}, 'HEAD');
    expect([head.status, head.body, state(head), head.headers.etag]).toEqual([200, '', 'HIT', '"page"']);
    expect((await ask('/home', { 'if-none-match': '"page"' })).status).toBe(304);
    expect((await ask('/assets/a.pdf')).body).toBe(FILE.toString());
    const part = await ask('/assets/a.pdf', { range: 'bytes=0-3' });
    expect([part.status, part.body, state(part)]).toEqual([206, '%PDF', 'HIT']);
  });
});
