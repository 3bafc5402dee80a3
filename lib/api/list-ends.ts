import type { ListCallName } from '../contract/calls';
import type { Paging } from '../domain/list-filter';
import type { Locale } from '../i18n/locales';

/** Where lists of the API end, by what it last said of each. */
export type ListEnds = Map<string, number>;

const nameOf = (name: ListCallName, locale: Locale) => `${name}/${locale}`;

/** @param total as the API gave it, undefined where it names none */
export function noteEnd(ends: ListEnds, name: ListCallName, locale: Locale, total: number | undefined): void {
  if (total === undefined) ends.delete(nameOf(name, locale));
  else ends.set(nameOf(name, locale), total);
}

/**
 * The total of a list whose end a page lies beyond; undefined where the page may have entries. The first page always
 * may: its answer says anew where the end is.
 */
export function totalBefore(ends: ListEnds, name: ListCallName, locale: Locale, paging?: Paging): number | undefined {
  const total = ends.get(nameOf(name, locale));
  if (total === undefined || !paging || paging.pageIndex === 1) return undefined;
  return (paging.pageIndex - 1) * paging.pageSize >= total ? total : undefined;
}
