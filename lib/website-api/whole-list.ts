import type { Paging } from '../routing/query';
import type { List } from './types';

/** Items asked for in one go while a whole list is fetched, and how many such goes at most. */
const PAGE = 100;
const PAGES = 100;

/**
 * Every item of a paged list, in its order. An API that caps its page size, or
 * repeats its last page, still comes to an end.
 */
export async function wholeList<T>(
  identity: (item: T) => unknown,
  fetchPage: (paging: Paging) => Promise<List<T>>,
): Promise<T[]> {
  const items = new Map<unknown, T>();
  for (let pageIndex = 1; pageIndex <= PAGES; pageIndex++) {
    const page = await fetchPage({ pageIndex, pageSize: PAGE });
    const before = items.size;
    for (const item of page.items) items.set(identity(item), item);
    if (items.size >= page.total || items.size === before) break;
  }
  return [...items.values()];
}
