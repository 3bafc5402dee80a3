import type { Locale } from '@/lib/i18n/locales';
import { decide, publicPathOf } from '@/lib/routing/decide';
import { LAYOUTS, type Layout, ROUTE_IDS, ROUTES } from '@/lib/site/routes';

function visit(address: string, layout: Layout = 'desktop', locale: Locale = 'zt') {
  const [pathname = '', search = ''] = address.split('?');
  return decide({ pathname, query: new URLSearchParams(search), layout, locale });
}

const to = (location: string) => ({ kind: 'redirect', location });

describe('§2 pages', () => {
  const all = LAYOUTS.flatMap((layout) =>
    ROUTE_IDS.flatMap((id) => {
      const path = ROUTES[id].paths[layout];
      return path === null ? [] : [[path, layout] as const];
    }),
  );

  test.each(all)('§2 %s is a page on %s, in each language', (path, layout) => {
    for (const locale of ['zt', 'zh', 'en'] as const) {
      expect(visit(path, layout, locale)).toEqual({ kind: 'page', internalPath: `/${layout}/${locale}${path}` });
    }
  });

  test('§2 a query that the page does not know never enters the internal address', () => {
    expect(visit('/home?lang=en&utm_source=x&id=5&pageIndex=2', 'desktop', 'en')).toEqual({
      kind: 'page',
      internalPath: '/desktop/en/home',
    });
  });
});

describe('§2 unknown paths', () => {
  test.each(['/', '/nothing', '/home/more', '/HOME', '/a.b/c', '/homepage', '/home;x', '/%68ome'])(
    '§2 %s redirects to /home',
    (address) => {
      for (const layout of LAYOUTS) expect(visit(address, layout)).toEqual(to('/home'));
    },
  );

  test.each(['zt', 'zh', 'en'])('Routes: an unknown path keeps lang=%s', (lang) => {
    expect(visit(`/nothing?lang=${lang}`)).toEqual(to(`/home?lang=${lang}`));
    expect(visit(`/?lang=${lang}`)).toEqual(to(`/home?lang=${lang}`));
  });

  test('Routes: an unknown path keeps lang alone', () => {
    expect(visit('/nothing?id=5&lang=en&utm_source=x')).toEqual(to('/home?lang=en'));
  });

  test.each(['fr', '', 'EN', '%0d%0aSet-Cookie:x=y'])('Language: lang=%s is not carried along', (lang) => {
    expect(visit(`/nothing?lang=${lang}`)).toEqual(to('/home'));
  });

  test.each(['//evil.example', '/\\evil.example', '/https://evil.example', '//evil.example/%2f..'])(
    'Routes: %s never leads to another site',
    (address) => {
      const decision = visit(address);
      expect(decision).not.toMatchObject({ kind: 'page' });
      if (decision.kind === 'redirect') expect(decision.location).toBe('/home');
    },
  );
});

describe('Routes: twins', () => {
  test.each([
    ['/sub-roadShow', 'mobile', '/roadService'],
    ['/roadService', 'desktop', '/sub-roadShow'],
    ['/sub-investorInteraction', 'mobile', '/interaction'],
    ['/interaction', 'desktop', '/sub-investorInteraction'],
    ['/download', 'mobile', '/tradeGodownload'],
  ] as const)('Routes: %s on %s redirects to %s', (from, layout, target) => {
    expect(visit(from, layout)).toEqual(to(target));
  });

  test.each([
    ['/sub-roadShow', 'mobile', '/roadService'],
    ['/interaction', 'desktop', '/sub-investorInteraction'],
  ] as const)('Routes: %s on %s keeps the query', (from, layout, target) => {
    expect(visit(`${from}?pageIndex=2&pageSize=10&lang=en`, layout)).toEqual(
      to(`${target}?pageIndex=2&pageSize=10&lang=en`),
    );
  });

  test('Routes: /download on mobile keeps its id', () => {
    expect(visit('/download?id=jybIos', 'mobile')).toEqual(to('/tradeGodownload?id=jybIos'));
  });

  test('Routes: a query of odd characters is carried in encoded form', () => {
    expect(visit('/sub-roadShow?q=a%0d%0ab%26c%20%E6%8D%B7', 'mobile')).toEqual(
      to('/roadService?q=a%0D%0Ab%26c+%E6%8D%B7'),
    );
  });
});

describe('Routes: missing files', () => {
  test.each([
    '/foo.txt',
    '/wp-login.php',
    '/a/b/c.html',
    '/.env',
    '/.well-known/security.txt',
    '/backup.7z',
    '/home.html',
    '/manifest.webmanifest',
    '/捷利.pdf',
    '/%E6%8D%B7.pdf',
    '/foo%2Etxt',
    '/bad%ZZ.txt',
  ])('Routes: %s is a plain 404', (address) => {
    expect(visit(address)).toEqual({ kind: 'missing-file' });
  });

  test.each(['/foo.', '/v1.2/page', '/foo.bar/'])('Routes: %s has no extension and is unknown', (address) => {
    expect(visit(address)).toEqual(to('/home'));
  });
});

describe('Device: internal addresses are never reachable', () => {
  const trees = [
    '/desktop',
    '/desktop/',
    '/desktop/zt/home',
    '/mobile/en/home',
    '/Desktop/zt/home',
    '//desktop/zt/home',
    '/desktop/zt/home.txt',
    '/mobile/x.php',
    '/DESKTOP/a.js',
    '/desktop/../x.txt',
    '/desktop/./x.txt',
    '/%64esktop/zt/home',
    '/%64%65%73%6b%74%6f%70/zt/x.txt',
    '/desktop%2Fzt%2Fhome',
    '/desktop%2Fzt%2Fhome.txt',
    '/%6Dobile/zt/..%2f..%2fx.txt',
    '/desktop/%zz.txt',
    '/%64esktop/%zz.txt',
    '/%2fdesktop/x.txt',
  ];

  test.each(trees)('Routes: %s counts as unknown', (address) => {
    for (const layout of LAYOUTS) expect(visit(address, layout)).toEqual(to('/home'));
  });

  test.each([
    '/home/../desktop/zt/home',
    '/home/..%2fdesktop/zt/home',
    '/home%2f..%2fmobile/zt/home',
    '/%252e%252e/desktop/zt/home',
    '/%2564esktop/zt/home',
    '/\\desktop\\zt\\home',
    '/%5cdesktop%5czt%5chome',
    '/desktop%00/zt/home',
    '/home%00',
    '/home%2f',
    '/home/.',
    '/ｄｅｓｋｔｏｐ/zt/home',
    '/%c0%afdesktop/zt/home',
  ])('Routes: %s becomes no page', (address) => {
    for (const layout of LAYOUTS) expect(visit(address, layout).kind).not.toBe('page');
  });
});

test.each([
  ['/desktop/zt/home', '/home'],
  ['/mobile/en/companyDynamics/2/30', '/companyDynamics'],
  ['/_next/data/a/desktop/zt/home.json', '/'],
  ['/', '/'],
])('Calls: what rendering knows of %s is %s', (internal, path) => {
  expect(publicPathOf(internal)).toBe(path);
});
