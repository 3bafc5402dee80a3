import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { deserialize } from 'node:v8';
import { expect, test } from '@playwright/test';
import { type OwnServer, startOwn, startsAndEnds } from '../support/own-server';
import { databaseOf, forget } from '../support/servers';
import { DESKTOP_UA as CHROME } from '../support/test';

test.describe.configure({ mode: 'default' });

test.describe('Calls: a kept page depends on language, layout, route and its validated values alone', () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    forget('kept');
    server = await startOwn('kept', 4340);
  });
  test.afterAll(() => server.stop());

  const folder = () => {
    const parent = path.join(path.dirname(databaseOf('kept').replace('file:', '')), 'pages');
    return path.join(parent, readdirSync(parent)[0] ?? '');
  };
  const files = () =>
    readdirSync(folder(), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.page'));

  /** Asks with exactly this target, and gives back status and body. */
  const visit = (target: string, headers: Record<string, string>) =>
    new Promise<string>((resolve, reject) => {
      const { port } = new URL(server.address);
      ask({ port, path: target, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve(`${answer.statusCode} ${answer.headers['x-nextjs-cache']}\n${text}`));
      })
        .on('error', reject)
        .end();
    });

  /** What is kept of a page that this request makes. */
  async function keptOf(target: string, headers: Record<string, string>) {
    for (const name of files()) rmSync(path.join(folder(), name));
    const answer = await visit(target, headers);
    expect(answer).toMatch(/^200 MISS\n/);
    await expect.poll(() => files().length).toBe(1);
    return { sent: pieces(answer), kept: pieces(keptText()) };
  }

  /** Page, data of the router and headers as one text, without the policy, which follows from the page. */
  function keptText(): string {
    const file = readFileSync(path.join(folder(), files()[0] ?? ''));
    const { value } = deserialize(file) as { value: Record<string, unknown> };
    const { 'content-security-policy': policy, ...headers } = value.headers as Record<string, unknown>;
    expect(policy).toBeTruthy();
    return JSON.stringify({ ...value, headers }, (_, part) => {
      if (part instanceof Map) return [...part];
      return part?.type === 'Buffer' ? Buffer.from(part.data).toString() : part;
    });
  }

  /** Parts of a page that wait for different things are written as they are done: the same request gives other orders. */
  const pieces = (text: string) => text.split(/[<>"\\,:\s[\]]+|\\n/).sort();

  const list = '/companyDynamics?pageSize=30&pageIndex=1';
  const visits: [target: string, headers: Record<string, string>][] = [
    [list, { 'User-Agent': CHROME }],
    [`${list}&email=me%40example.com&token=secret`, { 'User-Agent': CHROME }],
    [`${list}&junk=${'x'.repeat(14_000)}`, { 'User-Agent': CHROME }],
    [`/secret/../companyDynamics?pageIndex=1&pageSize=30#secret`, { 'User-Agent': CHROME }],
    [list, {}],
    [list, { 'User-Agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' }],
    [list, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    [
      list,
      { 'User-Agent': 'facebookexternalhit/1.1', Cookie: 'language=zt; session=secret', Referer: 'https://a.example' },
    ],
    [
      list,
      {
        'User-Agent': 'Twitterbot/1.0',
        'Content-Security-Policy': "script-src 'nonce-secret'",
        'X-Forwarded-Host': 'secret.example',
        'Next-Request-Id': 'secret',
        'Next-Html-Request-Id': 'secret',
        'X-Nextjs-Data': '1',
      },
    ],
    [
      list,
      {
        'User-Agent': CHROME,
        Host: 'secret.example',
        'Accept-Language': 'en',
        'Next-Url': '/secret',
        'Next-Action': '00',
      },
    ],
  ];

  test('ten different requests leave the same bytes behind', async () => {
    const first = await keptOf(...(visits[0] as (typeof visits)[0]));
    for (const [target, headers] of visits.slice(1)) {
      const other = await keptOf(target, headers);
      expect(other.sent, `sent for ${target}`).toEqual(first.sent);
      expect(other.kept, `kept of ${target}`).toEqual(first.kept);
    }
  });

  const routers: Record<string, Record<string, string>> = {
    'asks for': {},
    'fetches ahead': { 'Next-Router-Prefetch': '1', 'Next-Url': '/secret' },
    'asks for from another page': {
      'Next-Router-State-Tree': encodeURIComponent('["secret",{}]'),
      'Next-Url': '/home',
    },
  };
  for (const [what, headers] of Object.entries(routers)) {
    test(`what the router ${what} leaves the same bytes behind too`, async () => {
      const first = await keptOf(...(visits[0] as (typeof visits)[0]));
      for (const name of files()) rmSync(path.join(folder(), name));
      // Next sends it to an address with the mark of its headers; the router knows that at once.
      const answer = await fetch(`${server.address}${list}&email=me`, {
        headers: { 'User-Agent': CHROME, RSC: '1', ...headers },
      });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('x-component'),
      ]);
      expect(await answer.text()).not.toContain('email=me');
      await expect.poll(() => files().length).toBe(1);
      expect(pieces(keptText())).toEqual(first.kept);
    });
  }
});

test.describe('what clients send that no browser does', () => {
  let server: OwnServer;
  let open: Socket[] = [];
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    forget('odd-requests');
    server = await startOwn('odd-requests', 4341);
  });
  test.afterEach(() => {
    for (const socket of open) socket.destroy();
    open = [];
  });
  test.afterAll(() => server.stop());

  const send = (text: string) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () => socket.write(text));
    open.push(socket);
    return socket;
  };
  const answerTo = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = send(text);
      socket.on('data', (data) => {
        answer += data.toString('latin1');
      });
      socket.on('error', () => resolve(answer));
      socket.on('close', () => resolve(answer));
    });
  const close = 'Host: localhost\r\nConnection: close\r\n';
  const post = (target: string, body: string, headers = 'Content-Type: application/json\r\n') =>
    `POST ${target} HTTP/1.1\r\n${close}${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${close}${headers}\r\n`;
  const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
  const list = '/website/Website/dynamicList';
  const odd = 'constructor=1&toString=2&valueOf=3&__proto__=4';

  const cases: [what: string, status: number, request: string][] = [
    ['TRACE', 501, `TRACE /home HTTP/1.1\r\n${close}\r\n`],
    ['TRACE of an endpoint', 501, `TRACE ${list} HTTP/1.1\r\n${close}\r\n`],
    ['an unknown method', 501, `FOO /home HTTP/1.1\r\n${close}\r\n`],
    ['POST to a file', 405, post('/assets/brand/mark-on-ink.svg', '{}')],
    ['PUT to an icon', 405, `PUT /favicon.ico HTTP/1.1\r\n${close}Content-Length: 0\r\n\r\n`],
    ['an action of a page', 405, post('/home', '[]', 'Next-Action: 00112233445566778899\r\n')],
    ['an action of nothing', 405, post('/website/nothing', '[]', 'Next-Action: 00112233445566778899\r\n')],
    ['an action of an endpoint', 200, post(list, '{}', 'Content-Type: application/json\r\nNext-Action: 001122\r\n')],
    ['an unreadable host', 400, 'GET /home HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n'],
    ['a target outside', 400, get('*/x')],
    ['an address with an escape of no character', 307, get('/drawing/%ff')],
    ['OPTIONS *', 405, `OPTIONS * HTTP/1.1\r\n${close}\r\n`],
    ['an absolute target', 200, get('http://localhost/home')],
    ['an unsatisfiable range', 416, get('/assets/brand/mark-on-ink.svg', 'Range: bytes=999999-\r\n')],
    ['a precondition', 200, get('/assets/brand/mark-on-ink.svg', 'If-Match: "x"\r\n')],
    ['odd keys in JSON', 200, post(list, '{"constructor":1,"toString":2,"valueOf":3,"__proto__":4}')],
    ['odd keys in a form', 400, post('/website/Website/informationBox', odd, form)],
    ['odd keys in the query of a call', 200, get(`/website/Website/dynamicTop?${odd}`)],
    ['odd keys in the query of a page', 200, get(`/home?${odd}`)],
    ['an upgrade of a page', 200, get('/home', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')],
    ['an upgrade of nothing', 404, get('/socket.io', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')],
  ];

  test('each is answered with a status of its own and the security headers, and none in the log', async () => {
    const before = server.output();
    for (const [what, status, text] of cases) {
      const answer = await answerTo(text);
      expect(answer, what).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer, what).toMatch(/\r\nStrict-Transport-Security: /i);
      expect(answer, what).toMatch(/\r\nContent-Security-Policy: /i);
    }
    expect(server.output().replace(before, '')).toBe('');
  });

  test('clients that go away leave no line in the log', async () => {
    const before = server.output();
    for (let index = 0; index < 40; index++) {
      const socket = send(
        index % 2
          ? `POST ${list} HTTP/1.1\r\n${close}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"pageIndex"`
          : get(`/companyDynamics?pageSize=30&pageIndex=${index}&lang=en`),
      );
      await new Promise((resolve) => socket.once('connect', resolve));
      await new Promise((resolve) => setTimeout(resolve, index));
      socket.destroy();
    }
    expect((await answerTo(get('/healthz'))).slice(0, 12)).toBe('HTTP/1.1 200');
    expect(server.output().replace(before, '')).toBe('');
  });

  test('SIGTERM closes what waits and gives an answer nobody reads eight seconds', async () => {
    test.setTimeout(40_000);
    const idle = send('');
    const slow = send('GET /home HTTP/1.1\r\nHo');
    const unread = send(`${get('/assets/no-such')}`.replace('Connection: close', 'Connection: keep-alive'));
    for (const socket of [idle, slow]) socket.on('error', () => undefined);
    // A body that never comes keeps an answer in the making.
    const hung = send(`POST ${list} HTTP/1.1\r\n${close}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n`);
    hung.on('error', () => undefined);
    await new Promise((resolve) => unread.once('data', resolve));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const began = Date.now();
    const left = new Promise<number>((resolve) => slow.once('close', () => resolve(Date.now() - began)));
    await server.stop('SIGTERM');
    expect(await left).toBeLessThan(2000);
    expect(Date.now() - began).toBeGreaterThan(7000);
    expect(Date.now() - began).toBeLessThan(9800);
  });
});

test.describe('a start that cannot be', () => {
  for (const [setting, value] of [
    ['PORT', 'abc'],
    ['PORT', '1e4'],
    ['TRUSTED_PROXY_HOPS', 'two'],
  ] as const) {
    test(`Names: ${setting}=${value} stops it with a sentence`, async () => {
      const { code, output } = await startsAndEnds('settings', 4342, { [setting]: value });
      expect(code).toBe(1);
      expect(output).toMatch(new RegExp(`The site cannot start: ${setting} must be a whole number`));
      expect(output).not.toMatch(/Ready|\n\s+at /);
    });
  }

  test('a port that another process has stops it with a sentence', async () => {
    const first = await startOwn('first', 4342);
    const { code, output } = await startsAndEnds('second', 4342, {});
    expect(code).toBe(1);
    expect(output).toContain('The site cannot start: another process has port 4342.');
    expect(output).not.toMatch(/\n\s+at /);
    // Ours is not taken for the other.
    await expect(startOwn('second', 4342)).rejects.toThrow('another process has port 4342');
    await first.stop();
  });

  test('a data folder that cannot be written is told in a sentence, and the pages are shown', async ({ request }) => {
    forget('folder');
    const file = path.dirname(databaseOf('folder').replace('file:', ''));
    writeFileSync(file, 'a file where the folder should be');
    const server = await startOwn('folder', 4343);
    for (const page of ['/home', '/companyDynamics', '/contactUs', '/serviceTerms']) {
      const answer = await request.get(`${server.address}${page}?lang=en`);
      expect(answer.status(), page).toBe(200);
      expect(answer.headers()['content-security-policy'], page).toContain('script-src');
    }
    expect((await request.get(`${server.address}/healthz`)).status()).toBe(503);
    expect(server.output()).toMatch(/"store\.failed".*cannot be used.*Pages are shown without it/);
    expect(server.output()).not.toMatch(/\n\s+at /);
    await server.stop();
    rmSync(file);
  });
});
