import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { COMMON_HEADERS } from '@/lib/base/security-headers.mjs';
import { guardedServer } from '@/lib/server/guard';
import type { LoadShedder } from '@/lib/server/load-shedding';

let server: Server;
let listener: jest.Mock<void, Parameters<RequestListener>>;

beforeEach(async () => {
  listener = jest.fn((_, response) => void response.end('from Next'));
  server = guardedServer((...parameters) => listener(...parameters)).server;
  // As Next does: it holds every upgrade open.
  server.on('upgrade', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends bytes as they are, and gives back everything that came until the connection was closed. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  await once(socket, 'close');
  return text;
}

const CLOSE = ['Host: www.example.com', 'Connection: close'];
const NAMES = [...COMMON_HEADERS.map(({ key }) => key.toLowerCase()), 'content-security-policy'];

function headersOf(answer: string): Record<string, string> {
  const lines = answer.split('\r\n\r\n', 1)[0]?.split('\r\n').slice(1) ?? [];
  return Object.fromEntries(lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^[^:]*: ?/, '')]));
}

test.each([
  ['a method of Node’s that is none of ours', 501, ['TRACE /home HTTP/1.1', ...CLOSE]],
  ['a method that nobody knows', 501, ['FOO /home HTTP/1.1', ...CLOSE]],
  ['a tunnel', 501, ['CONNECT a.example.com:443 HTTP/1.1', ...CLOSE]],
  ['a file that is written to', 405, ['POST /favicon.ico HTTP/1.1', ...CLOSE, 'Content-Length: 0']],
  ['no host', 400, ['GET /home HTTP/1.1', 'Connection: close']],
  ['two hosts', 400, ['GET /home HTTP/1.1', 'Host: a', ...CLOSE]],
  ['a target outside', 400, ['GET */x HTTP/1.1', ...CLOSE]],
  ['an expectation that nobody has', 417, ['GET /home HTTP/1.1', ...CLOSE, 'Expect: 200-ok']],
  ['a header too long', 431, ['GET /home HTTP/1.1', ...CLOSE, `X: ${'x'.repeat(20_000)}`]],
])('%s is %i before Next sees it, with the security headers', async (_, status, lines) => {
  const answer = await send(...lines);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(Object.keys(headersOf(answer))).toEqual(expect.arrayContaining(NAMES));
  expect(listener).not.toHaveBeenCalled();
});

describe('Routes: Chinese that was typed into an address as it is', () => {
  const gbk = (text: string) => ({ 中文: '\xd6\xd0\xce\xc4', 業績: '\x98\x49\xbf\x83' })[text] ?? text;
  const raw = (text: string) => Buffer.from(text).toString('latin1');
  const escaped = (text: string) => encodeURIComponent(text);

  test.each([
    ['a path in UTF-8', raw('/關於我們'), `/${escaped('關於我們')}`],
    ['a path in GBK', `/${gbk('中文')}`, `/${escaped('中文')}`],
    ['a query in UTF-8', raw('/search?lang=zh&q=業績+公告'), `/search?lang=zh&q=${escaped('業績 公告')}`],
    ['a query in GBK', `/search?q=${gbk('業績')}&lang=zh`, `/search?q=${escaped('業績')}&lang=zh`],
    ['escapes of GBK in a path', '/assets/%D6%D0%CE%C4.pdf', `/assets/${escaped('中文.pdf')}`],
    ['escapes of GBK in a query', '/search?q=%D6%D0%CE%C4&lang=en', `/search?q=${escaped('中文')}&lang=en`],
    ['a blank', '/search?q=hong kong', '/search?q=hong%20kong'],
    ['a percent that escapes nothing', '/100%', '/100%25'],
    ['bytes of no text', '/%ff', `/${escaped('\ufffd')}`],
    ['another host', raw('//example.com/關於'), `/example.com/${escaped('關於')}`],
    ['another host, by a backslash', raw('/\\example.com/關於'), `/%5Cexample.com/${escaped('關於')}`],
  ])('%s is led on to in the form that everything understands, with the security headers', async (_, target, to) => {
    const answer = await send(`GET ${target} HTTP/1.1`, ...CLOSE);
    expect(answer).toMatch(/^HTTP\/1.1 307 /);
    expect(headersOf(answer)).toMatchObject({ location: to, 'cache-control': 'private, max-age=0, must-revalidate' });
    expect(Object.keys(headersOf(answer))).toEqual(expect.arrayContaining(NAMES));
    expect(listener).not.toHaveBeenCalled();
    // And from there nowhere else.
    expect(await send(`GET ${to} HTTP/1.1`, ...CLOSE)).toMatch(/^HTTP\/1.1 200 [\s\S]*from Next/);
  });

  test.each([
    '/search?q=100%',
    '/search?q=%E6%A5%AD%E7%B8%BE+x',
    `/${escaped('關於我們')}`,
    '/a%2Fb%00',
    '/home?q=%zz',
  ])('%s is one that is read as it is', async (target) => {
    expect(await send(`GET ${target} HTTP/1.1`, ...CLOSE)).toMatch(/^HTTP\/1.1 200 /);
  });

  test.each([
    ['POST', raw('/關於'), 400],
    ['GET', `${raw('/關於')} x`, 307],
    ['GET', 'x\xd6', 400],
  ])('%s %s is %i', async (method, target, status) => {
    expect(await send(`${method} ${target} HTTP/1.1`, ...CLOSE)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

test('an upgrade is answered as the plain request it is as well', async () => {
  const answer = await send('GET /home HTTP/1.1', 'Host: a', 'Connection: Upgrade, close', 'Upgrade: websocket');
  expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*from Next/);
});

test('what Next answers by itself gets the headers it lacks', async () => {
  listener.mockImplementation((_, response) => void response.writeHead(308, { Location: '/home' }).end());
  expect(Object.keys(headersOf(await send('GET //home HTTP/1.1', ...CLOSE)))).toEqual(expect.arrayContaining(NAMES));
});

test('what has headers of its own keeps them, once', async () => {
  listener.mockImplementation((_, response) => {
    response.appendHeader('content-security-policy', "default-src 'self'");
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    response.end();
  });
  const answer = await send('GET /home HTTP/1.1', ...CLOSE);
  expect(answer.match(/content-security-policy/gi)).toHaveLength(1);
  expect(headersOf(answer)).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'x-frame-options': 'SAMEORIGIN',
  });
});

test('where a page leads is said once, although Next says it twice', async () => {
  listener.mockImplementation((_, response) => {
    response.setHeader('Location', '/a');
    response.appendHeader('Location', '/a');
    response.writeHead(307).end();
  });
  expect((await send('GET /home HTTP/1.1', ...CLOSE)).match(/^location: \/a\r$/gim)).toHaveLength(1);
});

test('the internal address stays inside, and rendering knows the request by the page’s public path alone', async () => {
  let seen: string | undefined;
  listener.mockImplementation((request, response) => {
    response.setHeader('x-middleware-rewrite', '/desktop/zt/companyDynamics/1/30');
    seen = request.url;
    response.end();
  });
  const answer = await send('GET /me@mail/../companyDynamics?pageSize=30&email=me@mail HTTP/1.1', ...CLOSE);
  expect(seen).toBe('/companyDynamics');
  expect(answer).not.toMatch(/x-middleware-rewrite|\/desktop\//i);
});

test('a server action, which the site has none of, is not asked for', async () => {
  await send('GET /home HTTP/1.1', ...CLOSE, 'Next-Action: 00');
  expect(listener.mock.calls[0]?.[0].headers).not.toHaveProperty('next-action');
});

test('a range that a file does not have is 416, whatever Next makes of it', async () => {
  listener.mockImplementation((_, response) => {
    response.setHeader('Content-Range', 'bytes */10');
    response.statusCode = 500;
    response.end();
  });
  expect(await send('GET /a.pdf HTTP/1.1', ...CLOSE, 'Range: bytes=99-')).toMatch(/^HTTP\/1.1 416 /);
});

test('a body that breaks off in the middle of an answer closes the connection', async () => {
  listener.mockImplementation((request) => void request.resume());
  const lines = ['POST /website/Website/dynamicList HTTP/1.1', ...CLOSE, 'Transfer-Encoding: chunked', '', 'zz'];
  expect(await send(...lines)).toMatch(/^HTTP\/1.1 400 /);
});

describe('a host that is not the public one', () => {
  const PUBLIC = 'www.example.com';

  async function robotsOf(trustedProxyHops: number, publicHost: string | undefined, ...names: string[]) {
    const own = guardedServer((_, response) => void response.end(), { publicHost, trustedProxyHops }).server;
    own.listen(0, '127.0.0.1');
    await once(own, 'listening');
    const socket = connect((own.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.write(`${['GET /home HTTP/1.1', ...names, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    own.close();
    return headersOf(text)['x-robots-tag'];
  }

  test.each([
    ['its own name', 0, ['Host: www.example.com'], undefined],
    ['its own name in capitals', 0, ['Host: WWW.Example.COM'], undefined],
    ['another name', 0, ['Host: preview.example.com'], 'noindex'],
    ['a name that a client says it was asked by', 0, ['Host: a.internal', `X-Forwarded-Host: ${PUBLIC}`], 'noindex'],
    ['a name that our proxy was asked by', 1, ['Host: a.internal', `X-Forwarded-Host: ${PUBLIC}`], undefined],
    ['another name that our proxy was asked by', 1, ['Host: a.internal', 'X-Forwarded-Host: b.example.com'], 'noindex'],
  ])('%s', async (_, hops, names, robots) => {
    expect(await robotsOf(hops, PUBLIC, ...names)).toBe(robots);
  });

  test('while nobody has said where the site is, every host is its own', async () => {
    expect(await robotsOf(0, undefined, 'Host: anything.example.com')).toBeUndefined();
  });
});

describe('many requests of one connection', () => {
  const ahead = (count: number) =>
    Array.from({ length: count }, (_, n) => `GET /dynamicDetails?id=${n} HTTP/1.1\r\nHost: a\r\n\r\n`);
  /** Sends bytes and leaves the connection open. */
  const opened = (text: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(text);
    return socket;
  };
  const answers: ServerResponse[] = [];
  beforeEach(() => {
    answers.length = 0;
    listener.mockImplementation((_, response) => void answers.push(response));
  });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('one is in work at a time, in their order', async () => {
    const socket = opened(ahead(3).join(''));
    await until(() => answers.length > 0);
    for (const id of [0, 1, 2]) {
      await until(() => answers.length === id + 1);
      expect(listener.mock.calls.map(([{ url }]) => url)).toHaveLength(id + 1);
      expect(listener.mock.lastCall?.[0].url).toBe(`/dynamicDetails?id=${id}`);
      answers[id]?.end('x');
    }
    socket.destroy();
  });

  test('of those that wait none is begun for a client that has left', async () => {
    const socket = opened(ahead(9).join(''));
    await until(() => answers.length === 1);
    socket.destroy();
    await until(() => answers[0]?.destroyed === true);
    answers[0]?.end('x');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('whoever sends 2,000 without waiting is cut off', async () => {
    const socket = opened(ahead(2000).join(''));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(listener.mock.calls.length).toBeLessThan(2);
  });
});

describe('more is asked for than can be rendered', () => {
  const CLOSED = [...CLOSE, 'Cookie: language=en'];
  const full = { enter: (...[, , , refuse]: Parameters<LoadShedder['enter']>) => refuse() } as unknown as LoadShedder;

  beforeEach(async () => {
    server.close();
    server = guardedServer((...parameters) => listener(...parameters), undefined, undefined, undefined, full).server;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  test.each([
    ['zt', 'GET /home HTTP/1.1', CLOSE, '網站現正繁忙'],
    ['zh', 'GET /home?lang=zh HTTP/1.1', CLOSED, '网站访问繁忙'],
    ['en', 'GET /search?q=x HTTP/1.1', CLOSED, 'The site is busy'],
  ])('a visitor is told so in %s, and when to come again', async (_, line, headers, words) => {
    const answer = Buffer.from(await send(line, ...headers), 'latin1').toString();
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(headersOf(answer)).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(answer).toContain(words);
    expect(listener).not.toHaveBeenCalled();
  });

  test.each([
    'GET /assets/brand/mark-on-paper.svg HTTP/1.1',
    'GET /_next/static/chunks/a.js HTTP/1.1',
    'GET /healthz HTTP/1.1',
    'GET /readyz HTTP/1.1',
    'POST /website/Website/informationBox HTTP/1.1',
  ])('%s is answered all the same', async (line) => {
    expect(await send(line, ...CLOSE, 'Content-Length: 0')).toContain('from Next');
  });
});
