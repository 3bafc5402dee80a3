import { unstable_cache } from 'next/cache';
import { environment } from '../config/env';
import type { StoryCounts } from '../content/news-kind';
import type { Locale } from '../i18n/locales';
import { isNarrowed, type ListFilter, type Paging } from '../routing/query';
import type { AnswerOf, CallName, ItemOf, RequestOf } from './calls';
import { ORGANISATION_CODE, SOFTWARE_PAGING } from './constants';
import { dataTag } from './data-versions';
import { findInStore } from './index';
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

/** Seconds a page lives when its data comes from a remote API (§7), and when that data could not be read afresh. */
const PAGE_LIFE = 30;
const RETRY_PAGE_AFTER = 5;

/** Reads a call for the page being rendered. */
export function readForPage<Name extends CallName>(
  name: Name,
  locale: Locale,
  ...[request]: undefined extends RequestOf<Name> ? [request?: RequestOf<Name>] : [request: RequestOf<Name>]
): Promise<Read<AnswerOf<Name>>> {
  return shown(name, () => readCall(name, locale, request as RequestOf<Name>));
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
  return shown('newsHistory', () => readWhole('newsHistory', locale));
}

/** All entries of a register in a language, newest first. */
export function readRegister<Name extends RegisterName>(name: Name, locale: Locale): Promise<Read<ItemOf<Name>[]>> {
  return shown(name, () => readWhole(name, locale));
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
    return shown(name, () => withStories(locale, filter.about, paging, page as NewsPage)) as ReturnType<
      typeof readList<Name>
    >;
  }
  const register: RegisterName = name;
  if (findInStore() || isNarrowed(filter)) {
    return shown(name, () => readNarrowed(register, locale, { ...paging, ...filter })) as Promise<
      Read<RegisterPage<ItemOf<Name>>>
    >;
  }
  return shown(name, async () => {
    const [list, choices] = await Promise.all([page(), Promise.race([readChoices(register, locale), tooLate()])]);
    if (list.state === 'failed') return list;
    if (choices.state === 'fresh') return { ...list, data: { ...list.data, ...choices.data } };
    // The page comes again soon for what was not there in time.
    await lives(name, dataTag(name), RETRY_PAGE_AFTER);
    return { ...list, data: { ...list.data, ...(choices.state === 'failed' ? { years: [] } : choices.data) } };
  });
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
  const [list, stories] = await Promise.all([page(), Promise.race([countStories(locale), tooLate()])]);
  if (list.state === 'failed') return list;
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
async function shown<T>(name: CallName, read: () => Promise<Read<T>>): Promise<Read<T>> {
  // From before the read: should the data change meanwhile, the page is made again.
  const tag = dataTag(name);
  const answer = await read();
  const remoteLife = environment().websiteApiUrl === undefined ? false : PAGE_LIFE;
  await lives(name, tag, answer.state === 'fresh' ? remoteLife : RETRY_PAGE_AFTER);
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
