import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { decide } from '@/lib/routing/decide';
import {
  canonicalPathOf,
  FOOTER_LINKS,
  foundOn,
  isListRoute,
  LAYOUTS,
  type Layout,
  NAVIGATION,
  pathOf,
  ROUTE_IDS,
  ROUTES,
  routeAt,
} from '@/lib/site/routes';

/** §2, "Desktop routes", without `/`, which is a redirect. */
const DESKTOP = [
  '/home',
  '/aboutUs',
  '/contactUs',
  '/brokerService',
  '/companyDynamics',
  '/dynamicDetails',
  '/personalServices',
  '/tradeGodownload',
  '/downloadApi',
  '/usingDocument',
  '/listedCompanyServices',
  '/tradeGoMarkets',
  '/investorRelations',
  '/financialReports',
  '/sub-annAndCir',
  '/sub-roadShow',
  '/sub-investorInteraction',
  '/boardMembers',
  '/corporateRegulation',
  '/privacyPolicy',
  '/serviceTerms',
  '/download',
  '/openApi',
];

/** §2, "Mobile routes". */
const MOBILE = [
  '/home',
  '/brokerService',
  '/listedCompanyServices',
  '/tradeGoMarkets',
  '/personalServices',
  '/investorRelations',
  '/aboutUs',
  '/contactUs',
  '/companyDynamics',
  '/dynamicDetails',
  '/tradeGodownload',
  '/roadService',
  '/boardMembers',
  '/financialReports',
  '/interaction',
  '/sub-annAndCir',
  '/corporateRegulation',
  '/openApi',
  '/downloadApi',
  '/usingDocument',
  '/privacyPolicy',
  '/serviceTerms',
];

/** Pages of ours on both layouts (docs/requirements.md, Page by page; the search of the whole site; what shareholders look up). */
const OURS = [
  '/thirdPartyInformation',
  '/search',
  '/results',
  '/keyFigures',
  '/shareInformation',
  '/dividends',
  '/financialCalendar',
  '/generalMeetings',
  '/shareholderInformation',
  '/esg',
  '/publicationRecord',
  '/alerts',
];

const pathsOn = (layout: Layout) =>
  ROUTE_IDS.map((id) => ROUTES[id].paths[layout])
    .filter((each) => each !== null)
    .sort();

const parentAt = (address: string) => {
  const id = routeAt(address);
  return id && ROUTES[id].parent;
};

describe('§2 the table of routes', () => {
  test.each(DESKTOP)('§2 Desktop routes: %s is a page of the desktop layout', (address) => {
    expect(pathsOn('desktop')).toContain(address);
  });

  test.each(MOBILE)('§2 Mobile routes: %s is a page of the mobile layout', (address) => {
    expect(pathsOn('mobile')).toContain(address);
  });

  test.each([
    ['desktop', DESKTOP],
    ['mobile', MOBILE],
  ] as const)('§2 the %s layout has the pages of §2 and the third-party page, no others', (layout, addresses) => {
    expect(pathsOn(layout)).toEqual([...addresses, ...OURS].sort());
  });

  test.each(LAYOUTS)('§2 every route of the %s layout has a page file, and every page file a route', (layout) => {
    const root = path.join(process.cwd(), 'app', `(${layout})`, layout, '[locale]');
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `/${name}`)
      .sort();
    expect(folders).toEqual(pathsOn(layout));
    for (const folder of folders) {
      const inside = readdirSync(path.join(root, folder));
      const withQuery = inside.find((name) => name.startsWith('[[...')) ?? '';
      expect(existsSync(path.join(root, folder, withQuery, 'page.tsx'))).toBe(true);
    }
  });

  test('§2 no address belongs to two routes', () => {
    const all = ROUTE_IDS.flatMap((id) => [...new Set(Object.values(ROUTES[id].paths))]).filter(
      (each) => each !== null,
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('Search: what is found of each list has a name of its own', () => {
    const names = ROUTE_IDS.filter(isListRoute).map(foundOn);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(['/', '/Home', '/home/', '/desktop/zt/home', '/mobile/zt/home', ''])(
    '§2 %j belongs to no route',
    (address) => {
      expect(routeAt(address)).toBeUndefined();
    },
  );
});

describe('Routes: twins', () => {
  test.each([
    ['/sub-roadShow', '/roadService'],
    ['/sub-investorInteraction', '/interaction'],
  ])('Routes: %s (desktop) and %s (mobile) are one route', (desktop, mobile) => {
    const id = routeAt(desktop);
    expect(routeAt(mobile)).toBe(id);
    expect(id && ROUTES[id].paths).toEqual({ desktop, mobile });
  });

  test('Routes: /download exists on desktop only and on mobile stands for /tradeGodownload', () => {
    expect(ROUTES.download.paths).toEqual({ desktop: '/download', mobile: null });
    expect(pathOf('download', 'mobile')).toBe('/tradeGodownload');
  });

  test.each(LAYOUTS)('Routes: on %s a link points to that layout’s own address', (layout) => {
    const own = { desktop: ['/sub-roadShow', '/sub-investorInteraction'], mobile: ['/roadService', '/interaction'] };
    expect([pathOf('roadshows', layout), pathOf('investorQuestions', layout)]).toEqual(own[layout]);
  });

  test.each([
    ['roadshows', '/roadService', '/sub-roadShow'],
    ['investorQuestions', '/interaction', '/sub-investorInteraction'],
    ['download', '/tradeGodownload', '/tradeGodownload'],
    ['home', '/home', '/home'],
  ] as const)('Routes: the canonical address of %s is %s, on desktops %s', (id, address, onDesktop) => {
    expect([canonicalPathOf(id), canonicalPathOf(id, 'mobile')]).toEqual([address, address]);
    expect(canonicalPathOf(id, 'desktop')).toBe(onDesktop);
  });

  test.each(LAYOUTS)('Routes: on %s a canonical address leads nowhere else', (layout) => {
    for (const id of ROUTE_IDS) {
      const visit = {
        pathname: canonicalPathOf(id, layout),
        query: new URLSearchParams(),
        layout,
        locale: 'zt',
      } as const;
      expect(decide(visit).kind).toBe('page');
    }
  });

  test('Routes: of the download pages only the canonical one is in the sitemap', () => {
    expect(ROUTES.download.weight).toBe(0);
    expect(ROUTES.tradeGodownload.weight).toBeGreaterThan(0);
  });
});

describe('§2 flags of the routes', () => {
  test.each([
    '/financialReports',
    '/sub-annAndCir',
    '/sub-roadShow',
    '/roadService',
    '/sub-investorInteraction',
    '/interaction',
    '/boardMembers',
    '/corporateRegulation',
  ])('§2 %s highlights investorRelations', (address) => {
    expect(parentAt(address)).toBe('investorRelations');
  });

  test.each(['/download', '/tradeGodownload'])(
    '§2 %s is of the personal services, whose page leads there',
    (address) => {
      expect(parentAt(address)).toBe('personalServices');
    },
  );

  test.each(['/openApi', '/downloadApi', '/usingDocument'])(
    '§2 %s is of the broker services, whose SaaS block leads there',
    (address) => {
      expect(parentAt(address)).toBe('brokerService');
    },
  );

  // The way to news begins at home (§2, breadcrumb), so the menu marks no other page.
  test.each(['/home', '/brokerService', '/contactUs', '/privacyPolicy', '/companyDynamics', '/dynamicDetails'])(
    '§2 %s highlights no parent',
    (address) => {
      expect(parentAt(address)).toBeUndefined();
    },
  );

  test.each(['privacyPolicy', 'serviceTerms'] as const)('§2 %s asks for another background', (id) => {
    expect(ROUTES[id].background).toBeDefined();
  });

  test('§2 ordinary pages keep the background', () => {
    expect(ROUTES.home.background).toBeUndefined();
  });

  test('§2 the header’s entries stand in the order of §2', () => {
    expect(NAVIGATION.map((id) => pathOf(id, 'desktop'))).toEqual([
      '/home',
      '/brokerService',
      '/listedCompanyServices',
      '/tradeGoMarkets',
      '/personalServices',
      '/investorRelations',
      '/aboutUs',
      '/contactUs',
    ]);
  });

  test('§2 the footer’s links stand in the order of §2', () => {
    expect(FOOTER_LINKS.map((id) => pathOf(id, 'mobile'))).toEqual([
      '/companyDynamics',
      '/investorRelations',
      '/aboutUs',
      '/contactUs',
      '/privacyPolicy',
      '/serviceTerms',
    ]);
  });
});

describe('Routes: page sizes', () => {
  test.each([
    ['/financialReports', [12, 15, 20, 30], 12],
    ['/sub-roadShow', [4, 10, 20, 30], 4],
    ['/roadService', [4, 10, 20, 30], 4],
    ['/sub-annAndCir', [6, 10, 20, 30], 20],
    ['/sub-investorInteraction', [6, 10, 20, 30], 6],
    ['/interaction', [6, 10, 20, 30], 6],
    ['/companyDynamics', [6, 10, 20, 30], 6],
  ])('Routes: %s offers %j and opens with %i', (address, sizes, usual) => {
    const id = routeAt(address);
    expect(id && ROUTES[id]).toMatchObject({ query: 'paging', pageSizes: sizes, defaultPageSize: usual });
  });

  test('Routes: no other page takes paging', () => {
    const paged = ROUTE_IDS.filter((id) => ROUTES[id].query === 'paging').map((id) => pathOf(id, 'mobile'));
    expect(paged.sort()).toEqual([
      '/companyDynamics',
      '/financialReports',
      '/interaction',
      '/roadService',
      '/sub-annAndCir',
    ]);
  });
});
