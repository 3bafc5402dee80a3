import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const ORIGIN = 'https://www.example.com';

function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return middleware(new NextRequest(`${ORIGIN}${address}`, { method, headers }));
}

/** Internal address that the request is rewritten to, if any. */
function rewritten(response: Response): string | undefined {
  const target = response.headers.get('x-middleware-rewrite');
  return target === null ? undefined : target.replace(ORIGIN, '');
}

/** Where a redirect leads, without our own origin. */
function location(response: Response): string | undefined {
  return response.headers.get('location')?.replace(ORIGIN, '');
}

function setCookies(response: Response): string[] {
  return response.headers.getSetCookie();
}

describe('§1 which page is shown', () => {
  test('§1 without evidence it is the desktop page in traditional Chinese', () => {
    expect(rewritten(ask('/home'))).toBe('/desktop/zt/home');
  });

  test('§1 a phone with lang=en gets the mobile page in English', () => {
    expect(rewritten(ask('/home?lang=en', { 'user-agent': IPHONE }))).toBe('/mobile/en/home');
  });

  test('§1 the language cookie decides without lang', () => {
    expect(rewritten(ask('/aboutUs', { cookie: 'language=zh' }))).toBe('/desktop/zh/aboutUs');
  });

  test('§1 lang outranks the cookie', () => {
    expect(rewritten(ask('/aboutUs?lang=en', { cookie: 'language=zh' }))).toBe('/desktop/en/aboutUs');
  });

  test('Language: an unknown lang is ignored', () => {
    expect(rewritten(ask('/aboutUs?lang=xx', { cookie: 'language=zh' }))).toBe('/desktop/zh/aboutUs');
  });

  test('§1 a hint of a narrow window gives the mobile page', () => {
    expect(rewritten(ask('/home', { 'sec-ch-viewport-width': '399' }))).toBe('/mobile/zt/home');
  });

  test('Device: the cookie of a narrow window gives the mobile page', () => {
    expect(rewritten(ask('/home', { cookie: 'viewport=narrow' }))).toBe('/mobile/zt/home');
  });

  test('Routes: a page of a list is asked for with its number and size', () => {
    expect(rewritten(ask('/companyDynamics?pageIndex=2&pageSize=10'))).toBe('/desktop/zt/companyDynamics/2/10');
  });

  test('Routes: a news item is asked for with its id', () => {
    expect(rewritten(ask('/dynamicDetails?id=42&x=%2f..'))).toBe('/desktop/zt/dynamicDetails/42');
  });

  test('§1 HEAD is answered like GET', () => {
    expect(rewritten(ask('/home', {}, 'HEAD'))).toBe('/desktop/zt/home');
  });
});

test('Calls: of a visitor’s headers a page that is kept gets none but those about the form of the answer', () => {
  const given = {
    'user-agent': 'Twitterbot/1.0',
    cookie: 'session=secret',
    'content-security-policy': "script-src 'nonce-a'",
    'x-forwarded-host': 'evil.example.com',
    'next-request-id': 'a',
    'accept-encoding': 'br',
    'if-none-match': '"a"',
  };
  const passed = (headers: Record<string, string>) => {
    const answer = ask('/home', headers).headers;
    const names = answer.get('x-middleware-override-headers')?.split(',').sort() ?? [];
    return Object.fromEntries(names.map((name) => [name, answer.get(`x-middleware-request-${name}`)]));
  };
  expect(passed(given)).toEqual({ 'accept-encoding': 'br', 'if-none-match': '"a"', 'user-agent': 'TradeGo' });
  expect(passed({ 'user-agent': 'Googlebot/2.1' })).toEqual({ 'user-agent': 'TradeGo' });
});

describe('§2 redirects', () => {
  test.each([
    ['/', '/home'],
    ['/nothing', '/home'],
    ['/nothing?lang=en&x=1', '/home?lang=en'],
    ['/?lang=zt', '/home?lang=zt'],
    ['/roadService?pageIndex=2', '/sub-roadShow?pageIndex=2'],
  ])('§2 %s leads to %s with status 307', (address, target) => {
    const response = ask(address);
    expect(response.status).toBe(307);
    expect(location(response)).toBe(target);
  });

  test('Routes: on a phone /download leads to /tradeGodownload with its id', () => {
    const response = ask('/download?id=ios', { 'user-agent': IPHONE });
    expect(response.status).toBe(307);
    expect(location(response)).toBe('/tradeGodownload?id=ios');
  });

  test('Language: a redirect saves a valid lang too', () => {
    expect(setCookies(ask('/nothing?lang=en')).join()).toMatch(/^language=en;/);
  });

  test.each(['//localhost/x', '/\\localhost', '/%2f%2flocalhost', '/https:%2f%2flocalhost'])(
    'Routes: %s leads to no other site',
    (address) => {
      expect(location(ask(address))).toBe('/home');
    },
  );
});

describe('Routes: what is no page', () => {
  test.each(['/foo.txt', '/wp-login.php', '/a/b.html'])('Routes: %s is a plain 404', async (address) => {
    const response = ask(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(rewritten(response)).toBeUndefined();
    expect(await response.text()).not.toContain(address);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('Calls: %s to a page is refused', (method) => {
    const response = ask('/home?lang=en', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(rewritten(response)).toBeUndefined();
    expect(setCookies(response)).toEqual([]);
  });
});

describe('Language: the cookie', () => {
  test('Language: a valid lang is saved for one year, for the whole site, SameSite=Lax', () => {
    const [cookie = '', ...others] = setCookies(ask('/home?lang=en', { 'sec-fetch-dest': 'document' }));
    const parts = cookie.toLowerCase().split(/;\s*/);
    expect(others).toEqual([]);
    expect(parts[0]).toBe('language=en');
    expect(parts).toEqual(expect.arrayContaining(['path=/', 'samesite=lax', `max-age=${365 * 24 * 60 * 60}`]));
  });

  test.each(['empty', 'iframe', 'image'])(
    'Language: a request with Sec-Fetch-Dest %s shows lang but saves nothing',
    (destination) => {
      const response = ask('/home?lang=en', { 'sec-fetch-dest': destination });
      expect(rewritten(response)).toBe('/desktop/en/home');
      expect(setCookies(response)).toEqual([]);
    },
  );

  test.each(['/home', '/home?lang=xx', '/home?lang='])('Language: %s saves nothing', (address) => {
    expect(setCookies(ask(address, { cookie: 'language=zh' }))).toEqual([]);
  });
});

describe('Device: the cookie of the narrow window', () => {
  test('Device: a link that the router fetches ahead remembers nothing, or the page would not turn', () => {
    const headers = { 'sec-ch-viewport-width': '380', rsc: '1', 'next-router-prefetch': '1' };
    expect(setCookies(ask('/home', { ...headers, 'sec-fetch-dest': 'empty' }))).toEqual([]);
    expect(setCookies(ask('/home', { ...headers, 'sec-fetch-dest': 'document' }))).toHaveLength(1);
  });

  test('Device: a hint of a narrow window is remembered while the window lasts', () => {
    const [cookie = '', ...others] = setCookies(ask('/home', { 'sec-ch-viewport-width': '320' }));
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^viewport=narrow; Path=\/; SameSite=lax$/i);
  });

  test.each([
    ['a phone', { 'user-agent': IPHONE, 'sec-ch-viewport-width': '320' }],
    ['a wide window', { 'sec-ch-viewport-width': '1200' }],
    ['no hint', {}],
  ])('Device: %s leaves no cookie', (_, headers: Record<string, string>) => {
    expect(setCookies(ask('/home', headers))).toEqual([]);
  });
});

describe('§1 headers', () => {
  test.each(['/home', '/nothing', '/roadService'])(
    '§1 %s has one address for several pages, so only the visitor’s own browser may keep it',
    (address) => {
      const control = ask(address).headers.get('cache-control') ?? '';
      expect(control).toContain('private');
      expect(control).toContain('max-age=0');
      expect(control).not.toMatch(/public|s-maxage/);
    },
  );

  test.each([
    ['zt', 'zh-Hant'],
    ['zh', 'zh-Hans'],
    ['en', 'en'],
  ])('Language: in %s Content-Language is %s', (lang, header) => {
    expect(ask(`/home?lang=${lang}`).headers.get('content-language')).toBe(header);
  });

  test('Device: the hint is asked for, and never by a second request', () => {
    const { headers } = ask('/home');
    expect(headers.get('accept-ch')?.toLowerCase()).toBe('sec-ch-viewport-width');
    expect(headers.has('critical-ch')).toBe(false);
  });
});
