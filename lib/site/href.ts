import { DEFAULT_LOCALE, type Locale } from '../i18n/locales';
import { type Layout, pathOf, type RouteId } from './routes';

export interface HrefOptions {
  query?: Record<string, string | number | undefined>;
  hash?: string;
}

/**
 * Adds the language to an internal address: links in a language other than the
 * default carry `?lang=`, so that a copied address opens in the same language
 * elsewhere and a crawler without cookies stays in it (docs/requirements.md, Language).
 */
export function withLanguage(path: string, locale: Locale, { query = {}, hash }: HrefOptions = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, String(value));
  }
  if (locale !== DEFAULT_LOCALE) params.set('lang', locale);
  // Not by its `size`, which is younger than the browsers we serve.
  const search = params.toString();
  return `${path}${search && `?${search}`}${hash ? `#${hash}` : ''}`;
}

/** Address that chooses a language: it names the default one too, since a visitor's cookie may hold another. */
export function choosingLanguage(path: string, locale: Locale, options: HrefOptions = {}): string {
  return withLanguage(path, locale, { ...options, query: { ...options.query, lang: locale } });
}

/** Address of a route as a link inside one layout and language. */
export function hrefOf(id: RouteId, layout: Layout, locale: Locale, options?: HrefOptions): string {
  return withLanguage(pathOf(id, layout), locale, options);
}
