import { ROUTES, type RouteId } from '../routes';

export interface Paging {
  /** First page is 1. */
  pageIndex: number;
  pageSize: number;
}

/** Ids are 1 to 9 digits; anything else counts as absent (decisions, Routes). */
export function parseId(value: string | null | undefined): number | undefined {
  return value && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** Page numbers are 1 to 9999, page sizes one of the list's options; bad values mean the defaults. */
export function parsePaging(
  id: RouteId,
  pageIndex: string | null | undefined,
  pageSize: string | null | undefined,
): Paging {
  const { pageSizes = [], defaultPageSize = 0 } = ROUTES[id];
  const index = pageIndex && /^\d{1,4}$/.test(pageIndex) ? Number(pageIndex) : 1;
  const size = pageSize && /^\d{1,3}$/.test(pageSize) ? Number(pageSize) : defaultPageSize;
  return {
    pageIndex: Math.max(1, index),
    pageSize: pageSizes.includes(size) ? size : defaultPageSize,
  };
}

/** Query of a page of a list; the defaults are left out, so that a page has one address. */
export function pagingQuery(id: RouteId, { pageIndex, pageSize }: Paging): Record<string, number | undefined> {
  return {
    pageIndex: pageIndex === 1 ? undefined : pageIndex,
    pageSize: pageSize === ROUTES[id].defaultPageSize ? undefined : pageSize,
  };
}

/** The validated query of a page as segments of its internal address; never raw text. */
export function querySegments(id: RouteId, query: URLSearchParams): string[] {
  switch (ROUTES[id].query) {
    case 'id': {
      const item = parseId(query.get('id'));
      return item === undefined ? [] : [String(item)];
    }
    case 'paging': {
      const paging = parsePaging(id, query.get('pageIndex'), query.get('pageSize'));
      const isDefault = Object.values(pagingQuery(id, paging)).every((value) => value === undefined);
      return isDefault ? [] : [String(paging.pageIndex), String(paging.pageSize)];
    }
    case 'none':
      return [];
  }
}
