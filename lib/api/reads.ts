import { PAGE_MADE_AGAIN_AFTER, PAGE_RETRIED_AFTER } from '../base/freshness.mjs';
import { outsideRender } from '../base/outside-render';
import type { AnswerOf, CallName, ItemOf, RequestOf } from '../contract/calls';
import { ORGANISATION_CODE, SOFTWARE_PAGING } from '../contract/constants';
import { PAGE_OF_CALL, type PagedCall } from '../contract/list-pages';
import { isFiledRegister } from '../contract/registers';
import type { List, NewsItem, RegisterName, RegisterPage, Registers } from '../contract/types';
import { isNarrowed, type ListFilter, type Paging } from '../domain/list-filter';
import type { StoryCounts } from '../domain/news-kind';
import type { Locale } from '../i18n/locales';
import { lowerPageLife } from '../next/page-life';
import { dataTag } from './data-versions';
import { givenAs } from './http/given-list';
import { findInStore, mayChangeByItself } from './index';
import { readCall } from './memory';
import { pageOfStories, readStories } from './news-kinds';
import type { Read } from './reader';
import { pageOfRegister, readNarrowed } from './registers';
import { type Filing, firstPageWithGone } from './vanished';
import { isCut, readWhole } from './whole-list';

/**
 * What pages read. A page never waits long for a slow API and never fails
 * because of one: it gets the fresh answer, else the last good one, else
 * `failed`, for which it has designed empty states: one for what is on its way. Each read leaves the name
 * of its data on the page (invalidate.ts) and shortens the page's life as the
 * answer asks for.
 */

/** Reads a call for the page being rendered. */
export function readForPage<Name extends CallName>(
  name: Name,
  locale: Locale,
  ...[request]: undefined extends RequestOf<Name> ? [request?: RequestOf<Name>] : [request: RequestOf<Name>]
): Promise<Read<AnswerOf<Name>>> {
  // The first entries of a list show the same facts as its pages, so they are read as a page of it.
  if (isPaged(name) && !findInStore()) {
    return readList(name, locale, request as Paging) as Promise<Read<AnswerOf<Name>>>;
  }
  return shown(name, locale, () => readCall(name, locale, request as RequestOf<Name>));
}

/** All installation packages; positions in the list name the products (§7). */
export function readPackages(locale: Locale) {
  return readForPage('installationPackages', locale, { orgCode: ORGANISATION_CODE, pids: [] });
}

/** All that the software list describes; positions in it name the products (§3, §9). */
export function readSoftware(locale: Locale) {
  return readForPage('softwareList', locale, SOFTWARE_PAGING);
}

/**
 * All news of a language, newest first: there is no detail call, so an item is
 * found through this one cached index (docs/requirements.md, Calls).
 */
export function readNewsIndex(locale: Locale): Promise<Read<NewsItem[]>> {
  return shown('newsHistory', locale, () => readWhole('newsHistory', locale));
}

/** All entries of a register in a language, newest first. */
export function readRegister<Name extends RegisterName>(name: Name, locale: Locale): Promise<Read<ItemOf<Name>[]>> {
  return shown(name, locale, () => readWhole(name, locale));
}

function isPaged(name: CallName): name is PagedCall {
  return Object.hasOwn(PAGE_OF_CALL, name);
}

/** A page of a list; `years` where the list is a register, `kinds` where its entries are filings, `stories` where they are news. */
export type PageOfList<T> = List<T> &
  Partial<Pick<RegisterPage<T>, 'years' | 'kinds' | 'movedTo'>> & { stories?: StoryCounts };

/** Reads a page of a list, narrowed or not, with the years there are to choose from (docs/requirements.md, Routes). */
export function readList<Name extends PagedCall>(
  name: Name,
  locale: Locale,
  { pageIndex, pageSize, ...filter }: Paging & ListFilter,
): Promise<Read<PageOfList<ItemOf<Name>>>> {
  const paging = { pageIndex, pageSize };
  const read =
    name === 'newsHistory' ? newsReading(locale, paging, filter) : registerReading(name, locale, paging, filter);
  return shown(name, locale, read as () => Promise<Read<PageOfList<ItemOf<Name>>>>);
}

function newsReading(locale: Locale, paging: Paging, { about }: ListFilter) {
  if (findInStore() || about !== undefined) return () => readStories(locale, paging, about);
  return () => readAsShown<NewsItem>('newsHistory', locale, paging, (news) => pageOfStories(news, paging));
}

function registerReading(name: RegisterName, locale: Locale, paging: Paging, filter: ListFilter) {
  if (findInStore() || isNarrowed(filter)) return () => readNarrowed(name, locale, { ...paging, ...filter });
  type Entry = Registers[typeof name];
  return () => readAsShown<Entry>(name, locale, paging, (entries) => pageOfRegister(name, entries, paging));
}

/**
 * A page of an API's list as it is shown. It is taken from the whole list, which knows what there is to choose from,
 * what is under embargo and which entries share a moment. While that has not come it is the page that the API gives, and
 * is made again soon; where the list is too long to be held whole it is that page too. Of any page but the first a
 * visitor chose the number, so the API is asked for it only then.
 */
async function readAsShown<T>(
  name: PagedCall,
  locale: Locale,
  paging: Paging,
  pageOf: (whole: readonly T[]) => PageOfList<T>,
): Promise<Read<PageOfList<T>>> {
  const wholeInTime = Promise.race([readWhole(name, locale), tooLate()]) as Promise<Read<T[]>>;
  const isFirst = paging.pageIndex === 1;
  if (!isFirst) {
    const whole = await wholeInTime;
    if (whole.state !== 'failed' && !isCut(whole.data)) return { ...whole, data: pageOf(whole.data) };
  }
  const [list, whole] = (await Promise.all([
    readCall(name, locale, paging, { asker: isFirst ? 'pages' : 'visitors' }),
    wholeInTime,
  ])) as [Read<List<T>>, Read<T[]>];
  if (list.state === 'failed') return list;
  if (whole.state !== 'fresh') await lives(name, dataTag(name), PAGE_RETRIED_AFTER, whole.awaited);
  if (whole.state === 'failed') return name === 'newsHistory' ? list : { ...list, data: { ...list.data, years: [] } };
  const page = pageOf(whole.data);
  if (list.state === 'fresh' && whole.state === 'fresh' && !isCut(whole.data)) return { ...list, data: page };
  return { ...list, data: { ...page, ...withGone(name, list.data, whole.data, paging) } };
}

/** Filings that the API merely stops to send stay, on a page that the API gives too. */
function withGone<T>(name: PagedCall, page: List<T>, whole: readonly T[], { pageIndex, pageSize }: Paging): List<T> {
  if (pageIndex > 1 || !isFiledRegister(name)) return page;
  const embargoed = (givenAs(page)?.embargoed ?? []) as Filing[];
  return firstPageWithGone(page as List<T & Filing>, whole as readonly (T & Filing)[], embargoed, pageSize);
}

/** How long a page of a list waits for the whole list, in ms. */
const WHOLE_LIST_TIMEOUT = 1500;

function tooLate(): Promise<{ state: 'failed'; awaited?: undefined }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ state: 'failed' }), WHOLE_LIST_TIMEOUT).unref();
  });
}

/** Reads data of a call, and gives the page being rendered its name and the life it allows. */
async function shown<T>(name: CallName, locale: Locale, read: () => Promise<Read<T>>): Promise<Read<T>> {
  // The tag is taken before the read: if the data changes meanwhile, the page is made again.
  const tag = dataTag(name);
  const answer = await read();
  const life = (await outsideRender(() => mayChangeByItself(name, locale)).catch(() => true))
    ? PAGE_MADE_AGAIN_AFTER
    : false;
  await lives(name, tag, answer.state === 'fresh' ? life : PAGE_RETRIED_AFTER, answer.awaited);
  return answer;
}

/** Names the data on the page being rendered, and an answer that it went on without. */
function lives(name: CallName, tag: string, seconds: number | false, awaited?: string): Promise<void> {
  return lowerPageLife(name, awaited ? [tag, awaited] : [tag], seconds);
}
