import { HTML_LANG, type Locale } from '../i18n/locales';
import { type Decision, decide } from './decide';
import { resolveDevice, VIEWPORT_COOKIE, VIEWPORT_HINT } from './device';
import { LANGUAGE_COOKIE, ONE_YEAR, resolveLanguage, savesLanguage } from './language';
import { isPageVisit } from './page-visit';
import { platformOf } from './platform';

/** What of a request an answer may depend on. */
export interface Asked {
  pathname: string;
  query: URLSearchParams;
  /** Value of a header by its name in lower case. */
  header(name: string): string | null;
  cookie(name: string): string | undefined;
}

/** A cookie that is set for the whole site, `SameSite=Lax`. */
export interface SiteCookie {
  name: string;
  value: string;
  /** In seconds; without it the cookie goes with the browser's session. */
  maxAge?: number;
}

export interface Answer {
  decision: Decision;
  locale: Locale;
  cookies: SiteCookie[];
}

/** What becomes of a visit, and what the visitor's browser is to remember of it. */
export function answerTo({ pathname, query, header, cookie }: Asked): Answer {
  const lang = query.get('lang');
  const locale = resolveLanguage(lang, cookie(LANGUAGE_COOKIE));
  const userAgent = header('user-agent');
  const { layout, rememberNarrow } = resolveDevice({
    userAgent,
    viewportHint: header(VIEWPORT_HINT),
    viewportCookie: cookie(VIEWPORT_COOKIE),
  });
  const destination = header('sec-fetch-dest');
  const cookies: SiteCookie[] = [];
  if (savesLanguage(lang, destination)) cookies.push({ name: LANGUAGE_COOKIE, value: lang, maxAge: ONE_YEAR });
  if (rememberNarrow && isPageVisit(destination)) cookies.push({ name: VIEWPORT_COOKIE, value: 'narrow' });
  return { decision: decide({ pathname, query, layout, locale, platform: platformOf(userAgent) }), locale, cookies };
}

/** One address serves several languages and layouts: only the visitor's own browser may keep a page. */
export const PAGE_CACHE_CONTROL = 'private, max-age=0, must-revalidate';

/** Headers of every page and redirect. */
export function headersOf({ locale }: Answer): [name: string, value: string][] {
  return [
    ['Cache-Control', PAGE_CACHE_CONTROL],
    ['Content-Language', HTML_LANG[locale]],
    ['Accept-CH', 'Sec-CH-Viewport-Width'],
  ];
}
