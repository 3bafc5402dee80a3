import { unstable_cache } from 'next/cache';
import type { StoryCounts } from '../content/news-kind';
import type { Locale } from '../i18n/locales';
import { isNarrowed, type ListFilter, type Paging } from '../routing/query';
import { outsideRender } from '../server/outside-render';
import type { AnswerOf, CallName, ItemOf, RequestOf } from './calls';
import { ORGANISATION_CODE, SOFTWARE_PAGING } from './constants';
import { dataTag } from './data-versions';
import { findInStore, mayChangeByItself } from './index';
import { readCall } from './memory';
import { countStories, readStories } from './news-kinds';
import type { Read } from './reader';
import { readChoices, readNarrowed } from './registers';
import type { List, NewsItem, RegisterName, RegisterPage } from './types';
import { readWhole } from './whole-list';

/**
 * What pages read. A page never waits long for a slow API and never fails
 * because of one: it gets the fresh answer, else the last good one, else
 * `failed`, for which it has a designed empty state. Each read leaves the name
 * of its data on the page (invalidate.ts) and shortens the page's life as the
 * answer asks for.
 */

/** Seconds a page lives when its data may change by itself (§7), and when that data could not be read afresh. */
const PAGE_LIFE = 30;
const RETRY_PAGE_AFTER = 5;

/** Reads a call for the page being rendered. */
export function readForPage<Name extends CallName>(
  name: Name,
  locale: Locale,
  ...[request]: undefined extends RequestOf<Name> ? [request?: RequestOf<Name>] : [request: RequestOf<Name>]
): Promise<Read<AnswerOf<Name>>> {
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
 * found through this one cached index (decisions, Calls).
 */
export function readNewsIndex(locale: Locale): Promise<Read<NewsItem[]>> {
  return shown('newsHistory', locale, () => readWhole('newsHistory', locale));
}

/** All entries of a register in a language, newest first. */
export function readRegister<Name extends RegisterName>(name: Name, locale: Locale): Promise<Read<ItemOf<Name>[]>> {
  return shown(name, locale, () => readWhole(name, locale));
}

/** Calls whose lists have pages of their own: news, and the registers of investor relations. */
export type PagedCall = 'newsHistory' | RegisterName;

/** A page of a list; `years` where the list is a register, `kinds` where its entries are filings, `stories` where they are news. */
export type PageOfList<T> = List<T> & Partial<Pick<RegisterPage<T>, 'years' | 'kinds'>> & { stories?: StoryCounts };

/** Reads a page of a list, narrowed or not, with the years there are to choose from (decisions, Routes). */
export function readList<Name extends PagedCall>(
  name: Name,
  locale: Locale,
  { pageIndex, pageSize, ...filter }: Paging & ListFilter,
): Promise<Read<PageOfList<ItemOf<Name>>>> {
  const paging = { pageIndex, pageSize };
  const page = () => readCall(name, locale, paging as RequestOf<Name>) as Promise<Read<List<ItemOf<Name>>>>;
  if (name === 'newsHistory') {
    return shown(name, locale, () => withStories(locale, filter.about, paging, page as NewsPage)) as ReturnType<
      typeof readList<Name>
    >;
  }
  const register: RegisterName = name;
  if (findInStore() || isNarrowed(filter)) {
    return shown(name, locale, () => readNarrowed(register, locale, { ...paging, ...filter })) as Promise<
      Read<RegisterPage<ItemOf<Name>>>
    >;
  }
  return shown(name, locale, async () => {
    const [list, choices, heldBack] = await Promise.all([
      page(),
      Promise.race([readChoices(register, locale), tooLate()]),
      holdsBack(name, locale, paging),
    ]);
    if (list.state === 'failed') return list;
    const published = heldBack ? await readNarrowed(register, locale, paging) : undefined;
    if (published?.state === 'fresh') return published as Read<RegisterPage<ItemOf<Name>>>;
    if (choices.state === 'fresh') return { ...list, data: { ...list.data, ...choices.data } };
    // The page comes again soon for what was not there in time.
    await lives(name, dataTag(name), RETRY_PAGE_AFTER);
    return { ...list, data: { ...list.data, ...(choices.state === 'failed' ? { years: [] } : choices.data) } };
  });
}

/**
 * Whether an API's list has something that is held back: then its pages are not those that are shown, which are taken
 * from the whole list. What is dated later stands first.
 */
async function holdsBack(name: PagedCall, locale: Locale, { pageSize }: Paging): Promise<boolean> {
  if (findInStore()) return false;
  const first = await readCall(name, locale, { pageIndex: 1, pageSize });
  return first.state !== 'failed' && (first.data.heldBack ?? 0) > 0;
}

type NewsPage = () => Promise<Read<List<NewsItem>>>;

/** A page of news, of one kind or of all, with how many stories of each there are. */
async function withStories(
  locale: Locale,
  about: ListFilter['about'],
  paging: Paging,
  page: NewsPage,
): Promise<Read<PageOfList<NewsItem>>> {
  if (about !== undefined) return readStories(locale, about, paging);
  const [list, stories, heldBack] = await Promise.all([
    page(),
    Promise.race([countStories(locale), tooLate()]),
    holdsBack('newsHistory', locale, paging),
  ]);
  if (list.state === 'failed') return list;
  const published = heldBack ? await readStories(locale, undefined, paging) : undefined;
  if (published?.state === 'fresh') return published;
  if (stories.state !== 'fresh') await lives('newsHistory', dataTag('newsHistory'), RETRY_PAGE_AFTER);
  return stories.state === 'failed' ? list : { ...list, data: { ...list.data, stories: stories.data } };
}

/** How long a page of a list waits for its years and kinds, which an API gives only with all its entries, in ms. */
const CHOICES_PATIENCE = 1500;

function tooLate(): Promise<{ state: 'failed' }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ state: 'failed' }), CHOICES_PATIENCE).unref();
  });
}

/** Reads data of a call, and gives the page being rendered its name and the life it allows. */
async function shown<T>(name: CallName, locale: Locale, read: () => Promise<Read<T>>): Promise<Read<T>> {
  // From before the read: should the data change meanwhile, the page is made again.
  const tag = dataTag(name);
  const answer = await read();
  const life = (await outsideRender(() => mayChangeByItself(name, locale)).catch(() => true)) ? PAGE_LIFE : false;
  await lives(name, tag, answer.state === 'fresh' ? life : RETRY_PAGE_AFTER);
  return answer;
}

/**
 * Lowers the life of the page being rendered, in seconds, and tags it. A page's own
 * `revalidate` is fixed when the site is built; the public way to shorten it, and
 * to tag it, is to read something cached that lives no longer and has the tag.
 */
function lives(name: CallName, tag: string, seconds: number | false): Promise<boolean> {
  return unstable_cache(async () => true, [name, tag, String(seconds)], { revalidate: seconds, tags: [tag] })();
}
