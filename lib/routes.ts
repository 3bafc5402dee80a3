/**
 * THE table of routes (specification §2). Middleware, navigation, sitemap,
 * metadata and the tests all read it: a route is one entry here and one page
 * file per layout it exists on.
 */

export const LAYOUTS = ['desktop', 'mobile'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a page needs of the query, carried as segments of its internal address. */
export type RouteQuery = 'none' | 'id' | 'paging';

export interface Route {
  /** Public path on each layout; `null` where the layout has no such page. */
  readonly paths: Readonly<Record<Layout, string | null>>;
  /** Where a visitor of the layout without this page is sent. */
  readonly elsewhere?: string;
  readonly query: RouteQuery;
  /** Options of the page-size selector; the first is not always the default (§9). */
  readonly pageSizes?: readonly number[];
  readonly defaultPageSize?: number;
  /** A register that can be narrowed by year and searched (decisions, Routes). */
  readonly filters?: true;
  /** The page opens with a dark hero under a translucent dark header. */
  readonly darkHeader: boolean;
  /** Navigation entry that is highlighted although it is not this page. */
  readonly parent?: 'investorRelations' | 'aboutUs';
  /** The page asks its layout for another background while it is shown (§2). */
  readonly background?: 'mist';
  /** Weight in the sitemap, 0 to 1; 0 keeps the page out of it. */
  readonly weight: number;
}

const onBoth = (path: string) => ({ desktop: path, mobile: path }) as const;
const page = (path: string, weight: number, more: Partial<Route> = {}): Route => ({
  paths: onBoth(path),
  query: 'none',
  darkHeader: false,
  weight,
  ...more,
});
const register = (defaultPageSize: number, pageSizes: readonly number[]) =>
  ({ query: 'paging', pageSizes, defaultPageSize }) as const;

const SIZES = [6, 10, 20, 30] as const;
const underInvestors = { parent: 'investorRelations' } as const;
const investorRegister = (defaultPageSize: number, pageSizes: readonly number[]) =>
  ({ ...register(defaultPageSize, pageSizes), ...underInvestors, filters: true }) as const;

const table = {
  home: page('/home', 1, { darkHeader: true }),
  brokerService: page('/brokerService', 0.9, { darkHeader: true }),
  listedCompanyServices: page('/listedCompanyServices', 0.9, { darkHeader: true }),
  tradeGoMarkets: page('/tradeGoMarkets', 0.9, { darkHeader: true }),
  personalServices: page('/personalServices', 0.9, { darkHeader: true }),
  investorRelations: page('/investorRelations', 0.9),
  aboutUs: page('/aboutUs', 0.8, { darkHeader: true }),
  contactUs: page('/contactUs', 0.8),
  companyDynamics: page('/companyDynamics', 0.8, { ...register(6, SIZES), parent: 'aboutUs' }),
  dynamicDetails: page('/dynamicDetails', 0, { query: 'id', parent: 'aboutUs' }),
  tradeGodownload: page('/tradeGodownload', 0.8, { darkHeader: true }),
  download: page('/download', 0, {
    paths: { desktop: '/download', mobile: null },
    elsewhere: 'tradeGodownload',
  }),
  downloadApi: page('/downloadApi', 0.7, { darkHeader: true }),
  openApi: page('/openApi', 0.7),
  usingDocument: page('/usingDocument', 0.6),
  financialReports: page('/financialReports', 0.8, investorRegister(12, [12, 15, 20, 30])),
  announcements: page('/sub-annAndCir', 0.8, investorRegister(20, SIZES)),
  roadshows: page('/roadService', 0.6, {
    ...investorRegister(4, [4, 10, 20, 30]),
    paths: { desktop: '/sub-roadShow', mobile: '/roadService' },
  }),
  investorQuestions: page('/interaction', 0.6, {
    ...investorRegister(6, SIZES),
    paths: { desktop: '/sub-investorInteraction', mobile: '/interaction' },
  }),
  boardMembers: page('/boardMembers', 0.6, underInvestors),
  corporateRegulation: page('/corporateRegulation', 0.6, underInvestors),
  privacyPolicy: page('/privacyPolicy', 0.3, { background: 'mist' }),
  serviceTerms: page('/serviceTerms', 0.3, { background: 'mist' }),
  thirdPartyInformation: page('/thirdPartyInformation', 0.2, { background: 'mist' }),
} satisfies Record<string, Route>;

export type RouteId = keyof typeof table;
export const ROUTES: Readonly<Record<RouteId, Route>> = table;
export const ROUTE_IDS = Object.keys(table) as RouteId[];

/** Entries of the main navigation, in the order of §2. */
export const NAVIGATION = [
  'home',
  'brokerService',
  'listedCompanyServices',
  'tradeGoMarkets',
  'personalServices',
  'investorRelations',
  'aboutUs',
  'contactUs',
] as const satisfies readonly RouteId[];

/** Links of the footer, in the order of §2. */
export const FOOTER_LINKS = [
  'companyDynamics',
  'investorRelations',
  'aboutUs',
  'contactUs',
  'privacyPolicy',
  'serviceTerms',
] as const satisfies readonly RouteId[];

/** Public path of a route on a layout; where the layout has no such page, its stand-in's. */
export function pathOf(id: RouteId, layout: Layout): string {
  const route = ROUTES[id];
  const own = route.paths[layout];
  if (own !== null) return own;
  return pathOf(route.elsewhere as RouteId, layout);
}

/** Canonical path: crawlers come as phones, so of twins the mobile address (decisions, Routes). */
export function canonicalPathOf(id: RouteId): string {
  return pathOf(id, 'mobile');
}

const byPath = new Map<string, RouteId>();
for (const id of ROUTE_IDS) {
  for (const layout of LAYOUTS) {
    const path = ROUTES[id].paths[layout];
    if (path !== null) byPath.set(path, id);
  }
}

/** The route that owns a public path on some layout. */
export function routeAt(path: string): RouteId | undefined {
  return byPath.get(path);
}
