import type { IncomingMessage } from 'node:http';
import { NextRequest } from 'next/server';
import { cookiesOf, PASSES_BY, plainVisit } from '@/lib/next/plain-visit';
import { config, middleware } from '@/middleware';

const ORIGIN = 'https://www.example.com';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** What the middleware itself says. */
function said(address: string, headers: Record<string, string>) {
  const response = middleware(new NextRequest(`${ORIGIN}${address}`, { headers }));
  return {
    page: response.headers.get('x-middleware-rewrite')?.replace(ORIGIN, ''),
    cookies: response.headers.getSetCookie().map((each) => each.split(';', 1)[0]),
  };
}

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  plainVisit({ method, url, headers } as unknown as IncomingMessage);

/** What browsers send when a page is opened, beside its address, its language and themselves. */
const BROWSERS: Record<string, Record<string, string>> = {
  Chromium: {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'zh-HK,zh;q=0.9,en;q=0.8',
    'cache-control': 'max-age=0',
    connection: 'keep-alive',
    priority: 'u=0, i',
    'sec-ch-ua': '"Chromium";v="150", "Not=A?Brand";v="8"',
    'sec-ch-ua-mobile': '?1',
    'sec-ch-ua-platform': '"Android"',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
    'sec-fetch-user': '?1',
    'upgrade-insecure-requests': '1',
  },
  Firefox: {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'zh-HK',
    dnt: '1',
    priority: 'u=0, i',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'cross-site',
    'sec-gpc': '1',
    te: 'trailers',
    'upgrade-insecure-requests': '1',
  },
  Safari: {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': 'zh-HK,zh-Hant;q=0.9',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
  },
  'a browser behind the edge cache': {
    'accept-encoding': 'br',
    'upgrade-insecure-requests': '1',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-real-ip': '203.0.113.7',
  },
};

describe('Language × device: one decision, whoever asks for it', () => {
  test.each<[address: string, headers: Record<string, string>]>([
    ['/home', {}],
    ['/home?lang=en', {}],
    ['/home?lang=en&lang=zh', {}],
    ['/home?lang=%65n', { cookie: 'language=zh' }],
    ['/home', { cookie: 'language=zh; viewport=narrow' }],
    ['/home', { cookie: 'language=%7Ah;language=en' }],
    ['/home', { cookie: 'language=%; viewport' }],
    ['/home', { 'user-agent': IPHONE, cookie: 'language=en' }],
    ['/home?lang=zh', { 'sec-ch-viewport-width': '320', 'sec-fetch-dest': 'document' }],
    ['/home?lang=zh', { 'sec-ch-viewport-width': '320', 'sec-fetch-dest': 'empty' }],
    ['/companyDynamics?pageIndex=2&pageSize=10&kind=', {}],
    ['/companyDynamics?pageIndex=2;pageSize=10', {}],
    ['/sub-annAndCir?q=%E5%85%AC+%e5%91%8a&year=2025', {}],
    ['/sub-annAndCir?q=%ff&year=2025', {}],
    ['/dynamicDetails?id=7', { 'user-agent': IPHONE }],
    ['/tradeGodownload', { 'user-agent': IPHONE }],
  ])('%s with %j', (address, headers) => {
    const visit = ask(address, headers);
    expect(visit?.decision).toEqual({ kind: 'page', internalPath: said(address, headers).page });
    expect(visit?.cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(said(address, headers).cookies);
  });

  test.each(Object.entries(BROWSERS))('%s opens a page as everybody does', (_, headers) => {
    expect(ask('/home?lang=zh', headers)?.decision).toEqual({
      kind: 'page',
      internalPath: said('/home?lang=zh', headers).page,
    });
  });

  test.each(['upgrade', 'expect', 'range', 'rsc', 'if-modified-since', 'next-router-prefetch', 'x-middleware-rewrite'])(
    'with %s it is Next’s to answer',
    (name) => expect(ask('/home', { ...BROWSERS.Chromium, [name]: '1' })).toBeUndefined(),
  );

  test.each(['a=1; b=2', 'a=1;a=2', 'a', '=1', 'a=%', 'a=b=c', 'a="1"', 'a=%E4%B8%AD; ; b=', 'a=1;  b=2'])(
    'cookies %j are read as Next reads them',
    (cookie) => {
      const { cookies } = new NextRequest(ORIGIN, { headers: { cookie } });
      expect([...cookiesOf(cookie)]).toEqual(cookies.getAll().map(({ name, value }) => [name, value]));
    },
  );

  test.each([
    ['/'],
    ['/no-such-page?lang=en'],
    ['/.env'],
    ['/wp-login.php'],
    ['/download?id=iOS&a=%27b'],
    ['/roadService?q=%E5%85%AC'],
    ['/desktop/en/home'],
    ['/desktop/en/x.y'],
  ])('%s leads to the same as the middleware says', (address) => {
    const response = middleware(new NextRequest(`${ORIGIN}${address}`));
    const decision = ask(address)?.decision;
    if (response.status === 404) expect(decision).toEqual({ kind: 'missing-file' });
    else {
      const location = decision?.kind === 'redirect' ? new URL(decision.location, ORIGIN).href : undefined;
      expect([response.status, location]).toEqual([307, response.headers.get('location')]);
    }
  });

  test('what passes by the middleware passes by here', () => {
    expect(config.matcher).toEqual([`/((?!${PASSES_BY}).*)`]);
    for (const path of ['/assets/a.svg', '/healthz', '/_next/static/a.js', '/website/Website/x', '/robots.txt'])
      expect([path, ask(path)]).toEqual([path, undefined]);
  });

  test.each(['/home/', '//home', '/a/../home', '/%68ome', '/a\\b', '/a//b', '/a/./b', '/..', '/a:b', '/中'])(
    '%s is Next’s to read',
    (path) => expect(ask(path)).toBeUndefined(),
  );

  test.each(['POST', 'OPTIONS'])('%s is no visit', (method) => {
    expect(ask('/home', {}, method)).toBeUndefined();
  });
});
