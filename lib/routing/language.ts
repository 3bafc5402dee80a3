import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales';
import { isPageVisit } from './page-visit';

export const LANGUAGE_COOKIE = 'language';

/** How long a choice of language is kept, in seconds. */
export const ONE_YEAR = 365 * 24 * 60 * 60;

/** `lang` of the query if it is known, else the cookie if it is known, else traditional Chinese (§1). */
export function resolveLanguage(query: string | null, cookie: string | undefined): Locale {
  if (isLocale(query)) return query;
  if (isLocale(cookie)) return cookie;
  return DEFAULT_LOCALE;
}

/**
 * Whether this request makes its language the visitor's choice. Only a page
 * visit does: the router also prefetches links whose `lang` is another one.
 */
export function savesLanguage(query: string | null, fetchDestination: string | null): query is Locale {
  return isLocale(query) && isPageVisit(fetchDestination);
}
