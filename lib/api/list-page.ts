import type { ListFilter, Paging } from '../domain/list-filter';
import type { Read } from './reader';
import type { PageOfList } from './reads';

/** What is asked of a list: a page, and what narrows it. */
export interface AskedList {
  paging: Paging;
  filter: ListFilter;
}

/** A page of a list as it is shown. */
export interface ListPage<T> extends AskedList {
  read: Read<PageOfList<T>>;
  /**
   * Whether it may be kept under the address that was asked for. What has an address of
   * its own may not (addresses past the end are without number), nor may a failure.
   */
  kept: boolean;
}

type ReadList<T> = (request: Paging & ListFilter) => Promise<Read<PageOfList<T>>>;

/**
 * Reads the page of a list that answers what was asked: past the end it is the last
 * one, and a year in which nothing was published counts as absent (docs/requirements.md, Routes).
 * Its paging and filter are those of the page that is shown.
 */
export async function readListPage<T>(asked: AskedList, readList: ReadList<T>): Promise<ListPage<T>> {
  const { filter } = asked;
  const page = await readNoFurtherThanTheEnd(asked.paging, (paging) => readList({ ...paging, ...filter }));
  if (page.read.state === 'failed') return { ...page, filter, kept: page.kept && filter.year === undefined };
  const { years } = page.read.data;
  if (filter.year === undefined || !years || years.includes(filter.year)) return { ...page, filter };
  return { ...(await readListPage({ ...asked, filter: { ...filter, year: undefined } }, readList)), kept: false };
}

async function readNoFurtherThanTheEnd<T>(
  paging: Paging,
  read: (paging: Paging) => Promise<Read<PageOfList<T>>>,
): Promise<Omit<ListPage<T>, 'filter'>> {
  const asked = await read(paging);
  if (asked.state === 'failed') return { read: asked, paging, kept: paging.pageIndex === 1 };
  const { items, total } = asked.data;
  if (total !== undefined) {
    const last = Math.max(1, Math.ceil(total / paging.pageSize));
    if (paging.pageIndex <= last) return { read: asked, paging, kept: true };
    const lastPaging = { ...paging, pageIndex: last };
    return { read: await read(lastPaging), paging: lastPaging, kept: false };
  }
  if (items.length > 0 || paging.pageIndex === 1) return { read: asked, paging, kept: true };
  return readLastKnownPage(paging, read);
}

/**
 * The page to show instead of an empty one in a list of unknown length: the page before it if that has entries, since
 * its pager leads here; otherwise the first.
 */
async function readLastKnownPage<T>(
  paging: Paging,
  read: (paging: Paging) => Promise<Read<PageOfList<T>>>,
): Promise<Omit<ListPage<T>, 'filter'>> {
  const before = { ...paging, pageIndex: paging.pageIndex - 1 };
  const page = await read(before);
  if (page.state === 'failed') return { read: page, paging: before, kept: false };
  if (page.data.items.length > 0) {
    // Nothing follows it, as has just been seen.
    return { read: { ...page, data: { ...page.data, more: false } }, paging: before, kept: false };
  }
  const first = { ...paging, pageIndex: 1 };
  return { read: await read(first), paging: first, kept: false };
}
