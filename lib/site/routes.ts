/**
 * THE table of routes (specification §2). Middleware, navigation, sitemap,
 * metadata and the tests all read it: a route is one entry here and one page
 * file per layout it exists on.
 */

export const LAYOUTS = ['desktop', 'mobile'] as const;
export type Layout = (typeof LAYOUTS)[number];

interface AnyRoute {
  /** Public path on each layout; `null` where the layout has no such page. */
  readonly paths: Readonly<Record<Layout, string | null>>;
  /** Where a visitor of the layout without this page is sent. */
  readonly redirectTo?: string;
  /** The page opens with a dark hero under a translucent dark header. */
  readonly darkHeader: boolean;
  /** Navigation entry that is highlighted although it is not this page. */
  readonly parent?: 'investorRelations' | 'personalServices' | 'brokerService';
  /** The page asks its layout for another background while it is shown (§2). */
  readonly background?: 'mist';
  /** Weight in the sitemap, 0 to 1; 0 keeps the page out of it. */
  readonly weight: number;
  /** Parts of the page that `?id=` names, in any case of letters: where each stands. */
  readonly anchors?: Readonly<Record<string, string>>;
}

/** A page that takes nothing of the query. */
interface PlainRoute extends AnyRoute {
  readonly query: 'none';
}

/** A page of one thing, by its id. */
interface ItemRoute extends AnyRoute {
  readonly query: 'id';
}

/** A page of one thing, by its name in the content folder: `?id=2026-half`. */
interface NamedRoute extends AnyRoute {
  readonly query: 'name';
}

/** A page that can show another day: `?on=2024-07-12`. */
interface DayRoute extends AnyRoute {
  readonly query: 'day';
}

/** Downloads: the visitor's own platform leads, or an install guide is open. */
interface DownloadRoute extends AnyRoute {
  readonly query: 'download';
}

/** The Open API documents: one of them, or what a search finds in all of them. */
interface DocumentsRoute extends AnyRoute {
  readonly query: 'documents';
}

/** The search of the whole site: its words, and which kind of what was found is shown. */
interface SearchRoute extends AnyRoute {
  readonly query: 'search';
}

/** A list in pages. */
interface ListRoute extends AnyRoute {
  readonly query: 'paging';
  /** Options of the page-size selector; the first is not always the default (§9). */
  readonly pageSizes: readonly number[];
  readonly defaultPageSize: number;
  /** A register that can be narrowed by year and searched (docs/requirements.md, Routes). */
  readonly filters?: true;
  /** It can be narrowed to a kind (`?kind=`): of document where its entries are filings, of story where they are news. */
  readonly kinds?: 'filings' | 'stories';
  /** What the search of the site calls what it finds of the list (`?kind=`). */
  readonly found: string;
}

/** A route by what its page needs of the query, which is carried as segments of its internal address. */
export type Route =
  | PlainRoute
  | ItemRoute
  | NamedRoute
  | DayRoute
  | DownloadRoute
  | DocumentsRoute
  | SearchRoute
  | ListRoute;

type More = Partial<Omit<AnyRoute, 'weight'>>;

const common = (path: string, weight: number, more: More): AnyRoute => ({
  paths: { desktop: path, mobile: path },
  darkHeader: false,
  weight,
  ...more,
});
const page = (path: string, weight: number, more: More = {}): PlainRoute => ({
  ...common(path, weight, more),
  query: 'none',
});
const item = (path: string, weight: number, more: More = {}): ItemRoute => ({
  ...common(path, weight, more),
  query: 'id',
});

type Sizes = Pick<ListRoute, 'pageSizes' | 'defaultPageSize'>;
type ListMore = More & Pick<ListRoute, 'kinds'>;
const list = <Found extends string>(path: string, weight: number, found: Found, sizes: Sizes, more: ListMore = {}) => ({
  ...(common(path, weight, more) as ListMore & AnyRoute),
  ...sizes,
  found,
  query: 'paging' as const,
});
/** A register of investor relations. */
const register = <Found extends string>(
  path: string,
  weight: number,
  found: Found,
  sizes: Sizes,
  more: ListMore = {},
) => ({
  ...list(path, weight, found, sizes, { ...underInvestors, ...more }),
  filters: true as const,
});

/** Its SaaS block leads there (§2 Broker service). */
const underBrokers = { parent: 'brokerService' } as const;
const underInvestors = { parent: 'investorRelations' } as const;
const sizes = (defaultPageSize: number, ...pageSizes: number[]): Sizes => ({ defaultPageSize, pageSizes });

/** A page of investor relations of one thing by its name, or of all of them. */
const named = (path: string, weight: number, more: More = {}): NamedRoute => ({
  ...common(path, weight, { ...underInvestors, ...more }),
  query: 'name',
});

/** What `?id=` of the download pages names (§2 Download page): the address of each of their sections. */
const DOWNLOAD_ANCHORS = {
  android: 'android',
  ios: 'ios',
  windows: 'windows',
  mac: 'mac',
  web: 'web',
  livereport: 'livereport',
  aipo: 'aipo',
  openapi: 'openapi',
} as const;

const table = {
  home: page('/home', 1, { darkHeader: true }),
  brokerService: page('/brokerService', 0.9, { darkHeader: true }),
  listedCompanyServices: page('/listedCompanyServices', 0.9, { darkHeader: true }),
  tradeGoMarkets: page('/tradeGoMarkets', 0.9, { darkHeader: true }),
  personalServices: page('/personalServices', 0.9, { darkHeader: true }),
  investorRelations: page('/investorRelations', 0.9),
  aboutUs: page('/aboutUs', 0.8, { darkHeader: true }),
  contactUs: page('/contactUs', 0.8),
  companyDynamics: list('/companyDynamics', 0.8, 'news', sizes(6, 6, 10, 20, 30), { kinds: 'stories' }),
  dynamicDetails: item('/dynamicDetails', 0),
  tradeGodownload: {
    ...common('/tradeGodownload', 0.8, { darkHeader: true, parent: 'personalServices', anchors: DOWNLOAD_ANCHORS }),
    query: 'download',
  },
  download: page('/download', 0, {
    paths: { desktop: '/download', mobile: null },
    redirectTo: 'tradeGodownload',
    darkHeader: true,
    parent: 'personalServices',
    anchors: { ...DOWNLOAD_ANCHORS, jybios: DOWNLOAD_ANCHORS.ios },
  }),
  downloadApi: page('/downloadApi', 0.7, { darkHeader: true, ...underBrokers }),
  openApi: { ...common('/openApi', 0.7, underBrokers), query: 'documents' },
  usingDocument: page('/usingDocument', 0.6, underBrokers),
  financialReports: register('/financialReports', 0.8, 'report', sizes(12, 12, 15, 20, 30)),
  announcements: register('/sub-annAndCir', 0.8, 'announcement', sizes(20, 6, 10, 20, 30), { kinds: 'filings' }),
  roadshows: register('/roadService', 0.6, 'roadshow', sizes(4, 4, 10, 20, 30), {
    paths: { desktop: '/sub-roadShow', mobile: '/roadService' },
  }),
  investorQuestions: register('/interaction', 0.6, 'question', sizes(6, 6, 10, 20, 30), {
    paths: { desktop: '/sub-investorInteraction', mobile: '/interaction' },
  }),
  results: named('/results', 0.7),
  keyFigures: page('/keyFigures', 0.7, underInvestors),
  shareInformation: page('/shareInformation', 0.7, underInvestors),
  dividends: page('/dividends', 0.6, underInvestors),
  financialCalendar: page('/financialCalendar', 0.6, underInvestors),
  generalMeetings: named('/generalMeetings', 0.6),
  shareholderInformation: page('/shareholderInformation', 0.6, underInvestors),
  boardMembers: { ...common('/boardMembers', 0.6, underInvestors), query: 'day' },
  corporateRegulation: page('/corporateRegulation', 0.6, underInvestors),
  esg: page('/esg', 0.6, underInvestors),
  publicationRecord: page('/publicationRecord', 0.4, underInvestors),
  alerts: page('/alerts', 0.4, underInvestors),
  search: { ...common('/search', 0, { darkHeader: true }), query: 'search' },
  privacyPolicy: page('/privacyPolicy', 0.3, { background: 'mist' }),
  serviceTerms: page('/serviceTerms', 0.3, { background: 'mist' }),
  thirdPartyInformation: page('/thirdPartyInformation', 0.2, { background: 'mist' }),
} satisfies Record<string, Route>;

export type RouteId = keyof typeof table;

type IdsOf<Kind extends Route> = { [Id in RouteId]: (typeof table)[Id] extends Kind ? Id : never }[RouteId];
/** Routes of lists in pages, of one thing by its id or its name, of a day, of downloads, of documents, and of the search. */
export type ListRouteId = IdsOf<ListRoute>;
export type ItemRouteId = IdsOf<ItemRoute>;
export type NamedRouteId = IdsOf<NamedRoute>;
export type DayRouteId = IdsOf<DayRoute>;
export type DownloadRouteId = IdsOf<DownloadRoute>;
export type DocumentsRouteId = IdsOf<DocumentsRoute>;
export type SearchRouteId = IdsOf<SearchRoute>;

export const ROUTES: Readonly<Record<RouteId, Route>> = table;

/** What the search of the site calls what it finds of lists. */
export type FoundName = (typeof table)[ListRouteId]['found'];

/** What it calls what it finds of one. */
export function foundOn<Id extends ListRouteId>(id: Id): (typeof table)[Id]['found'] {
  return table[id].found;
}

/** A list's own route, with its page sizes. */
export function listRoute(id: ListRouteId): ListRoute {
  return table[id];
}

export function isListRoute(id: RouteId): id is ListRouteId {
  return ROUTES[id].query === 'paging';
}

export function isItemRoute(id: RouteId): id is ItemRouteId {
  return ROUTES[id].query === 'id';
}

export function isNamedRoute(id: RouteId): id is NamedRouteId {
  return ROUTES[id].query === 'name';
}

export function isDayRoute(id: RouteId): id is DayRouteId {
  return ROUTES[id].query === 'day';
}

export function isDownloadRoute(id: RouteId): id is DownloadRouteId {
  return ROUTES[id].query === 'download';
}

export function isDocumentsRoute(id: RouteId): id is DocumentsRouteId {
  return ROUTES[id].query === 'documents';
}

export function isSearchRoute(id: RouteId): id is SearchRouteId {
  return ROUTES[id].query === 'search';
}

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

/** What is offered, beside them in the footer. */
export const FOOTER_PRODUCTS = [
  'brokerService',
  'listedCompanyServices',
  'tradeGoMarkets',
  'personalServices',
  'tradeGodownload',
  'downloadApi',
] as const satisfies readonly RouteId[];

/** Public path of a route on a layout; where the layout has no such page, its stand-in's. */
export function pathOf(id: RouteId, layout: Layout): string {
  const route = ROUTES[id];
  const own = route.paths[layout];
  if (own !== null) return own;
  return pathOf(route.redirectTo as RouteId, layout);
}

/**
 * Canonical path of a page on a layout (docs/requirements.md, Routes). Of twins each layout names its own: a crawler that comes as
 * a desktop is led away from the mobile one. Outside of pages it is the mobile one, as most crawlers come as phones.
 * `/download` is the desktop's own view of `/tradeGodownload`.
 */
export function canonicalPathOf(id: RouteId, layout: Layout = 'mobile'): string {
  return pathOf((ROUTES[id].redirectTo as RouteId | undefined) ?? id, layout);
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
