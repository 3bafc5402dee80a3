import { log } from '../base/log';
import type { ItemOf } from '../contract/calls';
import { ApiFailure } from '../contract/failure';
import { withOrdinals } from '../contract/item-key';
import { undatedLast } from '../contract/judging';
import type { PagedCall } from '../contract/list-pages';
import { isFiledRegister } from '../contract/registers';
import type { List, NewsItem, RegisterName, Registers } from '../contract/types';
import type { Paging } from '../domain/list-filter';
import type { Locale } from '../i18n/locales';
import { type AsGiven, givenAs } from './http/given-list';
import { websiteApi } from './index';
import { readThrough } from './memory';
import type { Read } from './reader';
import { withUnsupplied } from './supplied';
import type { Filing } from './vanished';

/** Items asked for in one go while a whole list is fetched; fewer where so many make too large an answer. */
const PAGE = 100;
const SMALLEST_PAGE = 4;

/** Limits of a list that is held in memory whole: items, and characters (thousands of articles). */
const MOST_ITEMS = 10_000;
const MOST_CHARACTERS = 30_000_000;

/** Reads a whole list through memory: one answer for all who need more of it than a page. */
export function readWhole<Name extends PagedCall>(name: Name, locale: Locale): Promise<Read<ItemOf<Name>[]>> {
  const ask = websiteApi()[name] as (locale: Locale, paging: Paging) => Promise<List<ItemOf<Name>>>;
  // Entries of a register have no id: equal in every field means the same entry.
  const identity = (item: ItemOf<Name>) => (name === 'newsHistory' ? (item as NewsItem).id : JSON.stringify(item));
  return readThrough(name, locale, { is: 'whole' }, async () => {
    let cut = false;
    const begun = Date.now();
    const pages: AsGiven[] = [];
    const items = await wholeList(
      identity,
      async (paging) => {
        const page = await ask(locale, paging);
        pages.push(givenAs(page) ?? { rows: page.items.length, embargoed: [] });
        return page;
      },
      (length) => {
        cut = true;
        log('warn', 'api.list-cut', { call: name, items: length });
      },
    );
    let whole = undatedLast(items);
    if (isFiledRegister(name)) {
      const answer = { begun, pages, cut, filings: whole as Filing[] };
      whole = (await withUnsupplied(name, locale, answer)) as typeof whole;
    }
    const told = name === 'newsHistory' ? whole : (withOrdinals(whole as Registers[RegisterName][]) as typeof whole);
    if (cut) cutLists.add(told);
    return told;
  });
}

const cutLists = new WeakSet<readonly unknown[]>();

/** Whether there is more of a whole list than is held. */
export function isCut(whole: readonly unknown[]): boolean {
  return cutLists.has(whole);
}

/**
 * Every item of a paged list, in its order. An API that caps its page size,
 * repeats its last page, leaves items out or names no total still comes to an
 * end; how many there are when it is cut at the limits is told to `onCut`.
 */
export async function wholeList<T>(
  identity: (item: T) => unknown,
  fetchPage: (paging: Paging) => Promise<List<T>>,
  onCut: (items: number) => void = () => {},
): Promise<T[]> {
  const items = new Map<unknown, T>();
  let characters = 0;
  let pageSize = PAGE;
  let pageIndex = 1;
  while (characters < MOST_CHARACTERS && (pageIndex - 1) * pageSize < MOST_ITEMS) {
    let page: List<T>;
    try {
      page = await fetchPage({ pageIndex, pageSize });
    } catch (error) {
      if (!(error instanceof ApiFailure && error.kind === 'too-large') || pageSize <= SMALLEST_PAGE) throw error;
      // Read on from the same item, with a fifth of the page size.
      pageIndex = (pageIndex - 1) * 5 + 1;
      pageSize /= 5;
      continue;
    }
    const before = items.size;
    for (const item of page.items) items.set(identity(item), item);
    // A page without a readable item may be followed by others while the total says so.
    const isAllEmbargoed = page.items.length === 0 && (page.embargoed ?? 0) > 0 && page.more === true;
    const mayFollow = items.size > before || isAllEmbargoed || pageIndex * pageSize < (page.total ?? 0);
    if (items.size >= (page.total ?? Number.POSITIVE_INFINITY) || !mayFollow) return [...items.values()];
    characters += JSON.stringify(page.items).length;
    pageIndex++;
  }
  onCut(items.size);
  return [...items.values()];
}
