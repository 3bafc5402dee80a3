import { environment } from '../config/env';
import type { Locale } from '../i18n/locales';
import { type HrefOptions, withLanguage } from './href';
import { canonicalPathOf, type Layout, type RouteId } from './routes';

/** Public address of a page in a language, on the configured origin; the layout's own, where it is named from a page. */
export function publicAddress(id: RouteId, locale: Locale, query: HrefOptions['query'] = {}, layout?: Layout): string {
  return `${environment().siteUrl}${withLanguage(canonicalPathOf(id, layout), locale, { query })}`;
}

/** Absolute address of a file or a page, as the API or we name it; undefined where nothing is named or it is no address. */
export function onPublicOrigin(url: string | undefined): string | undefined {
  const { siteUrl } = environment();
  return url && URL.canParse(url, siteUrl) ? new URL(url, siteUrl).href : undefined;
}
