import { unstable_cache } from 'next/cache';
import { environment } from '../config/env';
import type { Locale } from '../i18n/locales';
import { log, reasonOf } from '../log';
import { outsideRender } from '../outside-render';
import type { Paging } from '../routing/query';
import { websiteApi } from '.';
import { STOCK_CODE } from './constants';
import { readLastGood, saveLastGood } from './last-good';
import { createReader, type Read } from './reader';
import type { List } from './types';

/**
 * What pages read. A page never waits long for a slow API and never fails
 * because of one: it gets the fresh answer, else the last good one, else
 * `failed`, for which it has a designed empty state.
 */

/** Seconds a page lives when its data comes from a remote API (§7), and when that data could not be read afresh. */
const PAGE_LIFE = 60;
const RETRY_PAGE_AFTER = 5;

const reader = createReader({
  load: readLastGood,
  save: saveLastGood,
  // The embedded store is its own memory.
  persistent: () => environment().websiteApiUrl !== undefined,
  onFailure: (key, error) => log('error', 'api.read-failed', { key, reason: reasonOf(error) }),
});

async function read<T>(key: string, call: () => Promise<T>): Promise<Read<T>> {
  const answer = await reader.read(key, () => outsideRender(call));
  if (answer.state !== 'fresh') await livesForAMoment();
  else if (environment().websiteApiUrl !== undefined) await livesWithRemoteData();
  return answer;
}

/**
 * Lowers the life of the page being rendered. A page's own `revalidate` is fixed
 * when the site is built; the public way to shorten it is to read something
 * cached that lives no longer.
 */
const livesForAMoment = unstable_cache(async () => true, ['lives-for-a-moment'], { revalidate: RETRY_PAGE_AFTER });
const livesWithRemoteData = unstable_cache(async () => true, ['lives-with-remote-data'], { revalidate: PAGE_LIFE });

const pagedRead =
  <T>(name: string, call: (locale: Locale, paging: Paging) => Promise<List<T>>) =>
  (locale: Locale, paging: Paging): Promise<Read<List<T>>> =>
    read(`${name}/${locale}/${paging.pageIndex}/${paging.pageSize}`, () => call(locale, paging));

export const readHotNews = (locale: Locale) => read(`hotNews/${locale}`, () => websiteApi().hotNews(locale));

export const readNewsHistory = pagedRead('newsHistory', (locale, paging) => websiteApi().newsHistory(locale, paging));
export const readReports = pagedRead('reports', (locale, paging) => websiteApi().reports(locale, paging));
export const readCirculars = pagedRead('circulars', (locale, paging) => websiteApi().circulars(locale, paging));
export const readRoadshows = pagedRead('roadshows', (locale, paging) => websiteApi().roadshows(locale, paging));
export const readQuestions = pagedRead('interactiveQuestions', (locale, paging) =>
  websiteApi().interactiveQuestions(locale, paging),
);

export const readSharePrice = (locale: Locale) =>
  read(`sharePrice/${STOCK_CODE}`, () => websiteApi().sharePrice(locale, STOCK_CODE));

/** Items asked for in one go while the index of news is built, and how many such goes at most. */
const INDEX_PAGE = 100;
const INDEX_PAGES = 50;

/**
 * All news of a language, newest first: there is no detail call, so an item is
 * found through this one cached index (decisions, Calls).
 */
export const readNewsIndex = (locale: Locale) =>
  read(`newsIndex/${locale}`, async () => {
    const items = new Map<number, Awaited<ReturnType<typeof fetchPage>>['items'][number]>();
    const fetchPage = (pageIndex: number) => websiteApi().newsHistory(locale, { pageIndex, pageSize: INDEX_PAGE });
    for (let pageIndex = 1; pageIndex <= INDEX_PAGES; pageIndex++) {
      const page = await fetchPage(pageIndex);
      const before = items.size;
      for (const item of page.items) items.set(item.id, item);
      // An API that caps its page size, or repeats its last page, still comes to an end.
      if (items.size >= page.total || items.size === before) break;
    }
    return [...items.values()];
  });
