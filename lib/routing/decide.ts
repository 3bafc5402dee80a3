import { isLocale, type Locale } from '../i18n/locales';
import { choosingLanguage } from '../site/href';
import { LAYOUTS, type Layout, pathOf, ROUTES, routeAt } from '../site/routes';
import { mendedAddress, mendedQuery } from './mend';
import type { Platform } from './platform';
import { anchorOf, isReadable, querySegments, UNREADABLE } from './query';

/** What becomes of a public address. */
export type Decision =
  | { kind: 'page'; internalPath: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing-file' };

export interface Visit {
  pathname: string;
  query: URLSearchParams;
  layout: Layout;
  locale: Locale;
  /** What the visitor's device runs, where that is known. */
  platform?: Platform;
}

/**
 * Turns a public address into the internal address of a page, or says where it
 * leads instead (§2; docs/requirements.md, Routes). What was damaged is mended by a redirect, and what cannot be read is a
 * page that says so. Only paths of the table of routes ever
 * become internal addresses, so nothing outside can name one.
 */
export function decide({ pathname, query: given, layout, locale, platform }: Visit): Decision {
  const id = routeAt(pathname);
  if (id === undefined) {
    const meant = mendedAddress(pathname, given);
    if (meant) return { kind: 'redirect', location: withQuery(pathOf(meant.id, layout), meant.query) };
    if (isMissingFile(pathname)) return { kind: 'missing-file' };
    const lang = mendedQuery(undefined, given).get('lang');
    const location = isLocale(lang) ? choosingLanguage(pathOf('home', layout), lang) : pathOf('home', layout);
    return { kind: 'redirect', location };
  }
  const query = mendedQuery(id, given);
  if (ROUTES[id].paths[layout] !== pathname) {
    return { kind: 'redirect', location: withQuery(pathOf(id, layout), query) };
  }
  const anchor = anchorOf(id, query.get('id'));
  if (anchor !== undefined) {
    // By the address alone, so that it works without scripts too (docs/requirements.md, Routes).
    const rest = new URLSearchParams(query);
    rest.delete('id');
    return { kind: 'redirect', location: `${withQuery(pathname, rest)}#${anchor}` };
  }
  if (query !== given) return { kind: 'redirect', location: withQuery(pathname, query) };
  const segments = isReadable(id, query) ? querySegments(id, query, platform) : [UNREADABLE];
  return { kind: 'page', internalPath: ['', layout, locale, pathname.slice(1), ...segments].join('/') };
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The public path of an internal address, without anything a visitor wrote. */
export function publicPathOf(internalPath: string): string {
  const [, layout, locale, route] = internalPath.split('/');
  return isLayout(layout) && isLocale(locale) && route ? `/${route}` : '/';
}

function isLayout(text: string | undefined): boolean {
  return LAYOUTS.some((layout) => layout === text);
}

/** The last segment has an extension; addresses of the internal trees never count as files. */
function isMissingFile(pathname: string): boolean {
  const decoded = decodedBytes(pathname);
  if (/^\/+(desktop|mobile)(\/|$)/i.test(decoded)) return false;
  return /\.(?=[a-z0-9]*[a-z])[a-z0-9]{1,20}$/i.test(decoded);
}

/** Decodes byte by byte: only ASCII matters here, and one malformed escape must not hide the rest. */
function decodedBytes(pathname: string): string {
  return pathname.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
