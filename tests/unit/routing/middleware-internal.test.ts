import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { LAYOUTS, ROUTE_IDS, ROUTES } from '@/lib/site/routes';
import { config, middleware } from '@/middleware';

const ORIGIN = 'https://www.example.com';
const matches = (url: string) => unstable_doesMiddlewareMatch({ config, url });

const INTERNAL = [
  '/desktop',
  '/desktop/zt/home',
  '/mobile/en/dynamicDetails/42',
  '//desktop/zt/home',
  '/Desktop/zt/home',
  '/./desktop/zt/home',
  '/home/../desktop/zt/home',
  '/%2e/desktop/zt/home',
  '/home/%2e%2e/desktop/zt/home',
  '/home/.%2E/mobile/zt/home',
  '/home/..%2fdesktop/zt/home',
  '/%64esktop/zt/home',
  '/%64%65%73%6B%74%6F%70/zt/home',
  '/desktop%2fzt%2fhome',
  '/%2564esktop/zt/home',
  '/\\desktop\\zt\\home',
  '/%5cdesktop%5czt%5chome',
  '/desktop/zt/home/',
  '/desktop/zt/home.txt',
  '/desktop/zt/home?lang=en',
  '/mobile//zt//home',
  '/desktop/zt/..%2f..%2fx.js',
  '/\tdesktop/zt/home',
];

describe('Device: internal addresses are never reachable from outside', () => {
  test.each(INTERNAL)('Routes: %j counts as unknown', (address) => {
    const response = middleware(new NextRequest(`${ORIGIN}${address}`));
    expect(response.headers.has('x-middleware-rewrite')).toBe(false);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')?.replace(ORIGIN, '')).toMatch(/^\/home(\?lang=en)?$/);
  });

  test.each(INTERNAL)('Routes: %j passes through the middleware', (address) => {
    expect(matches(new URL(address, ORIGIN).pathname)).toBe(true);
  });

  test('Routes: a header of the visitor cannot name an internal address', () => {
    const headers = { 'x-middleware-rewrite': '/mobile/en/home', 'x-matched-path': '/mobile/en/home' };
    const response = middleware(new NextRequest(`${ORIGIN}/home`, { headers }));
    expect(response.headers.get('x-middleware-rewrite')).toBe(`${ORIGIN}/desktop/zt/home`);
  });
});

describe('§2 what passes through the middleware', () => {
  const paths = LAYOUTS.flatMap((layout) => ROUTE_IDS.map((id) => ROUTES[id].paths[layout]));

  test.each([...new Set(paths)].filter((path) => path !== null))('§2 %s does', (path) => {
    expect(matches(path)).toBe(true);
  });

  test.each(['/', '/nothing', '/foo.txt', '/healthz/x', '/favicon.ico/x', '/assetsx', '/websites', '/robots.txt.bak'])(
    '§2 %s does',
    (path) => {
      expect(matches(path)).toBe(true);
    },
  );

  test.each([
    '/website/Website/dynamicTop',
    '/website/Websiteback/softwareList',
    '/popularity/account/queryArea',
    '/assets/brand/card.png',
    '/_next/static/chunks/a.js',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/healthz',
  ])('§7 %s does not: it is a call or a file', (path) => {
    expect(matches(path)).toBe(false);
  });
});
