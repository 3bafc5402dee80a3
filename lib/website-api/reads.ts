import { unstable_cache } from 'next/cache';
import { environment } from '../config/env';
import type { Locale } from '../i18n/locales';
import type { Paging } from '../routing/query';
import { findInStore, websiteApi } from '.';
import { readThrough } from './api-reader';
import { ORGANISATION_CODE, STOCK_CODE } from './constants';
import type { Read } from './reader';
import { isNarrowed, readNarrowed, readYears } from './registers';
import type { List, NewsItem, RegisterName, RegisterPage, RegisterRequest, Registers } from './types';
import { wholeList } from './whole-list';

/**
 * What pages read. A page never waits long for a slow API and never fails
 * because of one: it gets the fresh answer, else the last good one, else
 * `failed`, for which it has a designed empty state.
 */

/** Seconds a page lives when its data comes from a remote API (§7), and when that data could not be read afresh. */
const PAGE_LIFE = 60;
const RETRY_PAGE_AFTER = 5;

async function read<T>(key: string, call: () => Promise<T>): Promise<Read<T>> {
  return living(await readThrough(key, call));
}

/** Gives the page being rendered the life that an answer allows. */
async function living<T>(answer: Read<T>): Promise<Read<T>> {
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

/** The hot news; without paging as many as the API gives (§7). */
export const readHotNews = (locale: Locale, paging?: Paging) =>
  read(`hotNews/${locale}${paging ? `/${paging.pageIndex}/${paging.pageSize}` : ''}`, () =>
    websiteApi().hotNews(locale, paging),
  );

export const readNewsHistory = pagedRead('newsHistory', (locale, paging) => websiteApi().newsHistory(locale, paging));
export const readReports = pagedRead('reports', (locale, paging) => websiteApi().reports(locale, paging));
export const readCirculars = pagedRead('circulars', (locale, paging) => websiteApi().circulars(locale, paging));
export const readRoadshows = pagedRead('roadshows', (locale, paging) => websiteApi().roadshows(locale, paging));
export const readScrollingQuestions = (locale: Locale) =>
  read(`interactiveScroll/${locale}`, () => websiteApi().interactiveScroll(locale));

export const readSharePrice = (locale: Locale) =>
  read(`sharePrice/${STOCK_CODE}`, () => websiteApi().sharePrice(locale, STOCK_CODE));

/** All installation packages; positions in the list name the products (§7). */
export const readPackages = (locale: Locale) =>
  read('installationPackages', () =>
    websiteApi().installationPackages(locale, { orgCode: ORGANISATION_CODE, pids: [] }),
  );

/** How long a page of a register waits for its years, which an API gives only with all its entries, in ms. */
const YEARS_PATIENCE = 1500;

/** A page of a register, narrowed or not, with the years there are to choose from (decisions, Routes). */
export async function readRegister<Name extends RegisterName>(
  name: Name,
  locale: Locale,
  request: RegisterRequest,
): Promise<Read<RegisterPage<Registers[Name]>>> {
  if (findInStore() || isNarrowed(request)) return living(await readNarrowed(name, locale, request));
  const { pageIndex, pageSize } = request;
  const [page, years] = await Promise.all([
    pagedRead(name, (_, paging) => websiteApi()[name](locale, paging) as Promise<List<Registers[Name]>>)(locale, {
      pageIndex,
      pageSize,
    }),
    Promise.race([readYears(name, locale), tooLate()]),
  ]);
  await living(years);
  if (page.state === 'failed') return page;
  return { ...page, data: { ...page.data, years: years.state === 'failed' ? [] : years.data } };
}

function tooLate(): Promise<{ state: 'failed' }> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ state: 'failed' }), YEARS_PATIENCE).unref();
  });
}

/**
 * All news of a language, newest first: there is no detail call, so an item is
 * found through this one cached index (decisions, Calls).
 */
export const readNewsIndex = (locale: Locale) =>
  read(`newsIndex/${locale}`, () =>
    wholeList<NewsItem>(
      ({ id }) => id,
      (paging) => websiteApi().newsHistory(locale, paging),
    ),
  );
