import { type ItemRouteId, isItemRoute, isListRoute, type ListRouteId, listRoute, type RouteId } from '../site/routes';
import { SEARCH_LENGTH } from '../validation/patterns';
import { fromSegment, toSegment } from './text-segment';

export interface Paging {
  /** First page is 1. */
  pageIndex: number;
  pageSize: number;
}

/** What narrows a register (decisions, Routes). */
export interface ListFilter {
  /** Year of publication, Hong Kong time. */
  year?: number;
  /** Words to be found in the title. */
  q?: string;
}

export function isNarrowed({ year, q }: ListFilter): boolean {
  return year !== undefined || q !== undefined;
}

/** Stands for the year in an internal address that has a search and no year. */
const ANY_YEAR = 'all';

/** Ids are 1 to 9 digits; anything else counts as absent (decisions, Routes). */
export function parseId(value: string | null | undefined): number | undefined {
  return value && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
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

/** A year and a search, where the register takes them; whether anything was published in that year is for the data to say. */
export function parseFilter(
  id: ListRouteId,
  year: string | null | undefined,
  q: string | null | undefined,
): ListFilter {
  if (!listRoute(id).filters) return {};
  return { year: year && /^(?:19|20)\d{2}$/.test(year) ? Number(year) : undefined, q: parseSearch(q) };
}

/** A search as it is used: one line without outer spaces, cut to its longest. */
export function parseSearch(value: string | null | undefined): string | undefined {
  const words = (value ?? '').replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return Array.from(words).slice(0, SEARCH_LENGTH).join('').trim() || undefined;
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
  { year, q }: ListFilter = {},
): Record<string, string | number | undefined> {
  return { year, q, ...pagingQuery(id, paging) };
}

/** What a page takes of the query, by its route. */
export type AskedQuery<Id extends RouteId> = Id extends ListRouteId
  ? { paging: Paging; filter: ListFilter }
  : Id extends ItemRouteId
    ? { id: number | undefined }
    : unknown;

/** The validated query of a page as segments of its internal address; never raw text. */
export function querySegments(route: RouteId, query: URLSearchParams): string[] {
  if (isItemRoute(route)) {
    const item = parseId(query.get('id'));
    return item === undefined ? [] : [String(item)];
  }
  if (!isListRoute(route)) return [];
  const paging = parsePaging(route, query.get('pageIndex'), query.get('pageSize'));
  const filter = parseFilter(route, query.get('year'), query.get('q'));
  const isDefault = Object.values(listQuery(route, paging, filter)).every((value) => value === undefined);
  if (isDefault) return [];
  const segments = [String(paging.pageIndex), String(paging.pageSize)];
  if (filter.year !== undefined || filter.q !== undefined) segments.push(String(filter.year ?? ANY_YEAR));
  if (filter.q !== undefined) segments.push(toSegment(filter.q));
  return segments;
}

/** What the segments of an internal address say. */
export function parseSegments<Id extends RouteId>(route: Id, segments: readonly string[]): AskedQuery<Id> {
  return asked(route, segments) as AskedQuery<Id>;
}

function asked(route: RouteId, [first, pageSize, year, q]: readonly string[]) {
  if (isItemRoute(route)) return { id: parseId(first) };
  if (!isListRoute(route)) return {};
  return { paging: parsePaging(route, first, pageSize), filter: parseFilter(route, year, q && fromSegment(q)) };
}
