import { entryIdOf } from '../contract/versions';
import { isFilingKind } from '../domain/filing-kind';
import { type FoundKind, isFoundKind } from '../domain/found-kind';
import { ITEM_KEY_DIGITS, type ListFilter, type Paging } from '../domain/list-filter';
import { isNewsKind } from '../domain/news-kind';
import { type DocumentName, parseDocument } from '../site/open-api-names';
import {
  type DayRouteId,
  type DocumentsRouteId,
  type DownloadRouteId,
  type ItemRouteId,
  isDayRoute,
  isDocumentsRoute,
  isDownloadRoute,
  isItemRoute,
  isListRoute,
  isNamedRoute,
  isSearchRoute,
  type ListRouteId,
  listRoute,
  type NamedRouteId,
  ROUTES,
  type Route,
  type RouteId,
  type SearchRouteId,
} from '../site/routes';
import { SEARCH_LENGTH } from '../validation/patterns';
import { isPlatform, type Platform } from './platform';
import { fromSegment, toSegment } from './text-segment';

/** Stands in an internal address for what does not narrow the list, before something that does. */
const ANY = 'all';

/** Install guides of the download page, as its `?id=` names them (§2). */
export const INSTALL_GUIDES = ['jybIos', 'tradeMartiOS'] as const;
export type InstallGuide = (typeof INSTALL_GUIDES)[number];

/** The guide of an id, however its letters are written; anything else counts as absent. */
function parseGuide(value: string | null | undefined): InstallGuide | undefined {
  return INSTALL_GUIDES.find((guide) => guide.toLowerCase() === value?.toLowerCase());
}

/** The part of a page that an id names. */
export function anchorOf(id: RouteId, named: string | null): string | undefined {
  const anchors = ROUTES[id].anchors ?? {};
  const key = named?.toLowerCase() ?? '';
  return Object.hasOwn(anchors, key) ? anchors[key] : undefined;
}

/** Names of entries of the content folder are shorter. */
const NAME_LENGTH = 80;

/** Ids are 1 to 9 digits; anything else counts as absent (docs/requirements.md, Routes). */
export function parseId(value: string | null | undefined): number | undefined {
  return value && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** A name of the content folder, in lower case; anything else counts as absent. */
export function parseName(value: string | null | undefined): string | undefined {
  const name = value?.toLowerCase();
  return name && name.length <= NAME_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) ? name : undefined;
}

/** A day of the calendar, `2024-07-12`; anything else counts as absent. */
export function parseDay(value: string | null | undefined): string | undefined {
  if (!value || !/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

const ITEM_KEY = new RegExp(`^[0-9a-f]{${ITEM_KEY_DIGITS}}$`);

/** The id or the key of an entry, in lower case; anything else counts as absent. */
export function parseItemKey(value: string | null | undefined): string | undefined {
  const key = value?.toLowerCase();
  return entryIdOf(value) ?? (key && ITEM_KEY.test(key) ? key : undefined);
}

/** Page numbers are 1 to 9999, page sizes one of the list's options; bad values mean the defaults. */
export function parsePaging(
  id: ListRouteId,
  pageIndex: string | null | undefined,
  pageSize: string | null | undefined,
): Paging {
  const { pageSizes, defaultPageSize } = listRoute(id);
  const index = pageIndex && /^\d{1,4}$/.test(pageIndex) ? Number(pageIndex) : 1;
  const size = pageSize && /^\d{1,3}$/.test(pageSize) ? Number(pageSize) : defaultPageSize;
  return {
    pageIndex: Math.max(1, index),
    pageSize: pageSizes.includes(size) ? size : defaultPageSize,
  };
}

function parseYear(value: string | null | undefined): number | undefined {
  return value && /^(?:19|20)\d{2}$/.test(value) ? Number(value) : undefined;
}

/** A year, a search and a kind, where the register takes them; whether anything was published in that year is for the data to say. */
function parseFilter(
  id: ListRouteId,
  year: string | null | undefined,
  q: string | null | undefined,
  kind: string | null | undefined,
  item?: string | null,
): ListFilter {
  const { filters, kinds } = listRoute(id);
  const about = kinds === 'stories' && isNewsKind(kind) ? { about: kind } : {};
  if (!filters) return about;
  const key = parseItemKey(item);
  if (key !== undefined) return { item: key };
  return {
    year: parseYear(year),
    q: parseSearch(q),
    ...(kinds === 'filings' && isFilingKind(kind) ? { kind } : {}),
  };
}

/** A page number or a size, within the limits or not: outside of them the default stands in. */
const WHOLE_NUMBER = /^-?\d+$/;

/** A name that some page takes of the query, beside `lang`. */
export type QueryName = (typeof QUERY_NAMES)[Route['query']][number];

/** The names that a page takes of the query. */
export function queryNamesOf(id: RouteId): readonly QueryName[] {
  const route = ROUTES[id];
  if (route.anchors) return ['id'];
  if (!isListRoute(id)) return QUERY_NAMES[route.query];
  const { filters, kinds } = listRoute(id);
  return [
    'pageIndex',
    'pageSize',
    ...(filters ? (['year', 'q', 'item'] as const) : []),
    ...(kinds ? (['kind'] as const) : []),
  ];
}

/** Whether a value says something to the page that takes it. */
export function saysSomething(id: RouteId, name: QueryName, value: string): boolean {
  if (name === 'q') return true;
  if (name === 'id' && isNamedRoute(id)) return parseName(value) !== undefined;
  if (name === 'id')
    return isItemRoute(id)
      ? parseId(value) !== undefined
      : parseGuide(value) !== undefined || anchorOf(id, value) !== undefined;
  if (name === 'on') return parseDay(value) !== undefined;
  if (name === 'doc') return parseDocument(value) !== undefined;
  if (name === 'year') return parseYear(value) !== undefined;
  if (name === 'item') return parseItemKey(value) !== undefined;
  if (name !== 'kind') return WHOLE_NUMBER.test(value);
  if (!isListRoute(id)) return parseFoundKind(value) !== undefined;
  return listRoute(id).kinds === 'stories' ? isNewsKind(value) : isFilingKind(value);
}

/**
 * Whether everything that a page takes of the query says something, or is not given: a value that says nothing is not
 * taken for one that is missing (docs/requirements.md, Routes). Downloads show all there is for an id that they do not know, and
 * of a page of one entry nothing else counts.
 */
export function isReadable(id: RouteId, query: URLSearchParams): boolean {
  const says = (name: QueryName) => {
    const value = query.get(name);
    return !value || saysSomething(id, name, value);
  };
  if (isDownloadRoute(id) || ROUTES[id].anchors) return true;
  const names = queryNamesOf(id);
  return query.get('item') && names.includes('item') ? says('item') : names.every(says);
}

/** The segment of an internal address that stands for a query which cannot be read. */
export const UNREADABLE = 'unreadable';

/** A search as it is used: one line without outer spaces, cut to its longest. */
export function parseSearch(value: string | null | undefined): string | undefined {
  const words = (value ?? '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return Array.from(words).slice(0, SEARCH_LENGTH).join('').trim() || undefined;
}

/** A kind of what is found, however its letters are written; anything else counts as absent. */
function parseFoundKind(value: string | null | undefined): FoundKind | undefined {
  const kind = value?.toLowerCase();
  return isFoundKind(kind) ? kind : undefined;
}

/** Query of a page of a list; the defaults are left out, so that a page has one address. */
export function pagingQuery(id: ListRouteId, { pageIndex, pageSize }: Paging): Record<string, number | undefined> {
  return {
    pageIndex: pageIndex === 1 ? undefined : pageIndex,
    pageSize: pageSize === listRoute(id).defaultPageSize ? undefined : pageSize,
  };
}

/** Query of a page of a list with what narrows it. */
export function listQuery(
  id: ListRouteId,
  paging: Paging,
  { year, q, kind, about, item }: ListFilter = {},
): Record<string, string | number | undefined> {
  if (item !== undefined) return { item };
  return { kind: kind ?? about, year, q, ...pagingQuery(id, paging) };
}

/** The names of the query that a page depends on, beside `lang`, by what its route takes (`querySegments`). */
export const QUERY_NAMES = {
  none: [],
  id: ['id'],
  name: ['id'],
  day: ['on'],
  download: ['id'],
  documents: ['doc', 'q'],
  search: ['q', 'kind'],
  paging: ['pageIndex', 'pageSize', 'year', 'q', 'kind', 'item'],
} as const satisfies Record<Route['query'], readonly string[]>;

/** What a page takes of the query, by its route. */
export type AskedQuery<Id extends RouteId> = Id extends ListRouteId
  ? { paging: Paging; filter: ListFilter }
  : Id extends ItemRouteId
    ? { id: number | typeof UNREADABLE | undefined }
    : Id extends NamedRouteId
      ? { name: string | undefined }
      : Id extends DayRouteId
        ? { on: string | undefined }
        : Id extends DownloadRouteId
          ? { platform: Platform | undefined; guide: InstallGuide | undefined }
          : Id extends DocumentsRouteId
            ? { document: DocumentName | undefined; q: string | undefined }
            : Id extends SearchRouteId
              ? { q: string | undefined; kind: FoundKind | undefined }
              : unknown;

/**
 * The validated query of a page as segments of its internal address; never raw text.
 *
 * @param platform of the visitor, for the pages it is part of
 */
export function querySegments(route: RouteId, query: URLSearchParams, platform?: Platform): string[] {
  if (isDownloadRoute(route)) return shortened([platform ?? ANY, parseGuide(query.get('id')) ?? ANY]);
  if (isDocumentsRoute(route)) {
    const q = parseSearch(query.get('q'));
    return shortened([parseDocument(query.get('doc')) ?? ANY, q === undefined ? ANY : toSegment(q)]);
  }
  if (isSearchRoute(route)) {
    const q = parseSearch(query.get('q'));
    // Without words there is nothing to narrow.
    return q === undefined ? [] : shortened([toSegment(q), parseFoundKind(query.get('kind')) ?? ANY]);
  }
  if (isItemRoute(route)) {
    const item = parseId(query.get('id'));
    return item === undefined ? [] : [String(item)];
  }
  if (isNamedRoute(route)) {
    const name = parseName(query.get('id'));
    return name === undefined ? [] : [name];
  }
  if (isDayRoute(route)) {
    const day = parseDay(query.get('on'));
    return day === undefined ? [] : [day];
  }
  if (!isListRoute(route)) return [];
  const paging = parsePaging(route, query.get('pageIndex'), query.get('pageSize'));
  const filter = parseFilter(route, query.get('year'), query.get('q'), query.get('kind'), query.get('item'));
  // One entry has one address, whatever else stands in it.
  if (filter.item !== undefined) return ['1', String(listRoute(route).defaultPageSize), ANY, ANY, ANY, filter.item];
  const isDefault = Object.values(listQuery(route, paging, filter)).every((value) => value === undefined);
  if (isDefault) return [];
  const { year, q, kind, about } = filter;
  const narrowing = [
    year === undefined ? ANY : String(year),
    q === undefined ? ANY : toSegment(q),
    kind ?? about ?? ANY,
  ];
  return [String(paging.pageIndex), String(paging.pageSize), ...shortened(narrowing)];
}

/** Without what says nothing at its end, so that a page has one internal address. */
function shortened(segments: string[]): string[] {
  return segments.slice(0, segments.findLastIndex((segment) => segment !== ANY) + 1);
}

/** What the segments of an internal address say. */
export function parseSegments<Id extends RouteId>(route: Id, segments: readonly string[]): AskedQuery<Id> {
  return asked(route, segments) as AskedQuery<Id>;
}

function asked(route: RouteId, [first, second, year, q, kind, item]: readonly string[]) {
  if (isItemRoute(route)) return { id: first === UNREADABLE ? first : parseId(first) };
  if (isNamedRoute(route)) return { name: parseName(first) };
  if (isDayRoute(route)) return { on: parseDay(first) };
  if (isDownloadRoute(route)) {
    return { platform: isPlatform(first) ? first : undefined, guide: parseGuide(second) };
  }
  if (isDocumentsRoute(route)) return { document: parseDocument(first), q: parseSearch(second && fromSegment(second)) };
  if (isSearchRoute(route)) return { q: parseSearch(first && fromSegment(first)), kind: parseFoundKind(second) };
  if (!isListRoute(route)) return {};
  return {
    paging: parsePaging(route, first, second),
    filter: parseFilter(route, year, q && fromSegment(q), kind, item),
  };
}
