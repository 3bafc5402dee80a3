import { connect } from 'node:net';
import { CALLS } from '../../../lib/contract/calls';
import { PAGES } from './test';

/** Requests as nobody sends them who wants an answer: seeded, so that what was found can be sent again. */

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const METHODS = [
  ...['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT'],
  ...['FOO', 'get', 'PROPFIND', 'G E T', '', 'PRI', 'X'.repeat(300), 'GET\t', 'SEARCH', 'M-SEARCH'],
];

const PATHS = [
  ...PAGES.map(({ path }) => path),
  ...Object.values(CALLS).map(({ path }) => path),
  ...['/', '/healthz', '/sitemap.xml', '/robots.txt', '/search', '/favicon.ico', '/llms.txt', '/manifest.webmanifest'],
  ...['/_next/image', '/_next/data/x/home.json', '/_next/static/../../package.json', '/cards/zt/home.png'],
  ...['/cards/zt/../../etc/passwd', '/cards/xx/home/../../x.png', '/assets/brand/mark-on-ink.svg', '/sitemaps/9e9.xml'],
  ...[
    '/zt/desktop/home',
    '/desktop/zt/home',
    '/_error',
    '/_not-found',
    '/500',
    '/404',
    '/api/x',
    '/.env',
    '/server.js',
  ],
  ...['//evil.example.com', '/\\evil.example.com', '/%2e%2e/%2e%2e/etc/passwd', '/%00', '/%ff', '/home%0d%0aX: y'],
  ...[
    '/..;/home',
    '/home/.',
    '/home/..',
    '/home;x=1',
    '/HOME',
    '/home/',
    '/%68ome',
    '/home%20',
    '*',
    'home',
    'http://[',
  ],
  ...[
    'http://evil.example.com/home',
    `/${'a/'.repeat(2000)}`,
    `/${'%41'.repeat(2500)}`,
    '/drawing/%F0%9F',
    '/\u{1F4A9}',
  ],
];

const NAMES = [
  ...['lang', 'pageIndex', 'pageSize', 'year', 'q', 'kind', 'item', 'id', 'document', '__proto__', 'constructor'],
  ...['toString', '_rsc', 'layout', 'locale', '__nextLocale', 'nxtPid', 'url', 'w', 'code', 'format', 'a[b]', ''],
];

const VALUES = [
  ...['zt', 'zh', 'en', 'xx', '1', '0', '-1', '1e9', '99999999999999999999', 'NaN', 'Infinity', '1.5', '0x10', '１２'],
  ...['__proto__', 'constructor', '%00', '%ff', '%E0%A4%A', '%0d%0aSet-Cookie:%20a=b', '../../etc/passwd', "'--", '"'],
  ...[
    '<script>alert(1)</script>',
    '{{7*7}}',
    '%25%32%65',
    '業績',
    '%E6%A5%AD',
    '\u202e',
    '%F0%9F%92%A9',
    'a'.repeat(5000),
  ],
  ...['%22%20OR%201=1', 'NEAR(', '*', '"a" AND', '%', '_', '\\', ' ', '+', '000000000000', 'ffffffffffff', '2026', ''],
];

const HEADERS = [
  ...['X-Forwarded-Host: evil.example.com', 'X-Forwarded-Proto: javascript', 'X-Forwarded-For: 1.1.1.1, \'"><x'],
  ...['X-Forwarded-Port: 99999', 'Forwarded: host=evil.example.com', 'X-Original-URL: /admin', 'X-Rewrite-URL: /x'],
  ...['x-middleware-subrequest: middleware:middleware:middleware', 'x-middleware-rewrite: /evil', 'x-invoke-path: /x'],
  ...['x-middleware-override-headers: cookie', 'x-nextjs-data: 1', 'x-now-route-matches: 1=x', 'x-matched-path: /evil'],
  ...[
    'RSC: 1',
    'Next-Router-Prefetch: 1',
    'Next-Router-State-Tree: %5B%22',
    'Next-Router-State-Tree: {',
    'Next-Url: /x',
  ],
  ...[
    'Next-Router-Segment-Prefetch: /_tree',
    'Next-Action: x',
    `Next-Action: ${'0'.repeat(42)}`,
    'x-tradego-peer: ::1',
  ],
  ...[
    'Cookie: language=evil; language=zt',
    `Cookie: language=${'x'.repeat(4000)}`,
    'Cookie: =;;;=',
    'Cookie: language=%00',
  ],
  ...['User-Agent:', 'User-Agent: iPhone<script>', `User-Agent: ${'A'.repeat(6000)}`, 'Accept-Language: zh;q=x,*;q=9'],
  ...[
    'Accept-Encoding: br;q=0, gzip;q=0, identity;q=0',
    'Accept-Encoding: ,,,;q=',
    'Accept: text/x-component',
    'Accept: ',
  ],
  ...['Range: bytes=0-0,1-1,2-2', 'Range: bytes=-0', 'Range: bytes=99999999999-', 'If-None-Match: *', 'If-Range: x'],
  ...['If-Modified-Since: never', 'If-Match: "x"', 'Expect: 100-continue', 'Expect: nothing', 'Upgrade: websocket'],
  ...[
    'Connection: keep-alive, Upgrade, HTTP2-Settings',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip, chunked',
  ],
  ...[
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999999',
    'Content-Encoding: gzip',
    ' folded: x',
  ],
  ...[
    'Origin: null',
    'Origin: https://evil.example.com',
    'Referer: \u0001',
    'bad header',
    'X\u0000: y',
    'language: evil',
  ],
  ...['CF-IPCountry: <x>', 'X-Edge: x', 'Sec-Fetch-Site: cross-site', 'Purpose: prefetch', 'Early-Data: 1'],
];

const TYPES = [
  ...['application/json', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded', 'text/plain'],
  ...['multipart/form-data; boundary=x', 'multipart/form-data', 'application/xml', '', 'application/json, text/html'],
];

const BODIES = [
  ...[
    '',
    '{',
    '{}',
    '[]',
    'null',
    '1',
    '"x"',
    '{"pageIndex":1e999}',
    '{"pageIndex":"1","pageSize":-4}',
    '{"a":'.repeat(2000),
  ],
  ...['['.repeat(20_000), '{"__proto__":{"x":1}}', '{"pids":[[[[]]]],"orgCode":{}}', '\u0000', '\xff\xfe\xfd'],
  ...['businessType=1&name=%ff&phone=%00', 'a=b&'.repeat(5000), '--x\r\nContent-Disposition: form-data\r\n\r\n--x--'],
  ...['<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'x'.repeat(70_000)],
  ...[
    '{"businessType":"9","companyName":"","name":"\\u202e","phone":"+","content":"x"}',
    '{"email":"a@b","questionContent":5}',
  ],
];

/** A request as its bytes, one character a byte. */
export function malformedRequest(random: () => number): string {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = (chance: number) => random() < chance;
  // Most get past the door: they are odd in one or two ways only.
  const isMild = some(0.7);
  const method = isMild ? one(['GET', 'GET', 'GET', 'HEAD', 'POST']) : one(METHODS);
  let target = isMild ? one(PATHS.filter((path) => /^\/[\w/-]*$/.test(path))) : one(PATHS);
  const pairs = Array.from(
    { length: Math.floor(random() * 5) },
    () => `${one(NAMES)}=${isMild && some(0.7) ? encodeURIComponent(one(VALUES)) : one(VALUES)}`,
  );
  if (pairs.length > 0) target += `?${pairs.join(some(0.9) ? '&' : ';')}`;
  if (some(isMild ? 0.01 : 0.05)) target += one(['#x', '?', '??', '&', '%', ' ', '\t']);
  const headers = Array.from({ length: Math.floor(random() * (isMild ? 2 : 5)) }, () => one(HEADERS));
  if (some(0.95))
    headers.unshift(
      `Host: ${some(isMild ? 0.98 : 0.9) ? 'localhost' : one(['[', '', 'evil.example.com', 'a b', 'x:99999', '@'])}`,
    );
  if (some(0.02)) headers.push(...Array.from({ length: 300 }, (_, index) => `x-${index}: ${'y'.repeat(20)}`));
  let body = '';
  if (some(method === 'POST' ? 0.9 : 0.1)) {
    body = one(BODIES);
    headers.push(`Content-Type: ${one(TYPES)}`);
    if (some(0.9)) headers.push(`Content-Length: ${some(0.95) ? Buffer.byteLength(body, 'latin1') : 3}`);
  }
  headers.push('Connection: close');
  const version = some(isMild ? 1 : 0.97) ? 'HTTP/1.1' : one(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', '']);
  const text = `${method} ${target} ${version}\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
  if (some(0.03)) return text.slice(0, Math.floor(random() * text.length));
  if (some(0.03)) return text.replace(/\r\n/g, '\n');
  if (some(0.03)) {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + String.fromCharCode(Math.floor(random() * 256)) + text.slice(at + 1);
  }
  return text;
}

/** Longer than any answer takes, and than a request may be incomplete. */
const HANGS_AFTER_MS = 30_000;

/** How long one waits for an answer before our side is closed. */
const ENDS_AFTER_MS = 2000;

/** Sends a request on a connection of its own. @returns its status, 0 for a closed connection, -1 for one that hangs */
export function statusOf(port: number, request: string): Promise<number> {
  return new Promise((resolve) => {
    let head = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(request, 'utf8'));
    });
    // Some never end by themselves: the server waits for the rest.
    const ending = setTimeout(() => socket.end(), ENDS_AFTER_MS);
    const done = (status: number) => {
      clearTimeout(timer);
      clearTimeout(ending);
      socket.destroy();
      resolve(status);
    };
    const timer = setTimeout(() => done(-1), HANGS_AFTER_MS);
    socket.on('data', (data) => {
      if (head.length < 40) head += data.toString('latin1').slice(0, 40);
    });
    socket.on('error', () => {});
    socket.on('close', () =>
      done(Number(/^HTTP\/1\.1 (?!100)(\d{3})/.exec(head)?.[1] ?? (/ 100 /.test(head) ? 100 : 0))),
    );
  });
}
