import type { Locale } from '../i18n/locales';
import type { ListFilter, Paging } from '../routing/query';
import type { Read } from './reader';
import type { List, RegisterPage, RegisterRequest } from './types';

export interface ListPage<T, Shape extends List<T> = List<T>> {
  read: Read<Shape>;
  /** The page that is shown: the one asked for, or the last where that lies past the end. */
  paging: Paging;
}

/** Reads a page of a list; a page past the end shows the last one (decisions, Routes). */
export async function readListPage<T, Shape extends List<T> = List<T>>(
  { locale }: { locale: Locale },
  paging: Paging,
  read: (locale: Locale, paging: Paging) => Promise<Read<Shape>>,
): Promise<ListPage<T, Shape>> {
  const asked = await read(locale, paging);
  if (asked.state === 'failed') return { read: asked, paging };
  const last = Math.max(1, Math.ceil(asked.data.total / paging.pageSize));
  if (paging.pageIndex <= last) return { read: asked, paging };
  const lastPaging = { ...paging, pageIndex: last };
  return { read: await read(locale, lastPaging), paging: lastPaging };
}

export interface RegisterList<T> extends ListPage<T, RegisterPage<T>> {
  /** What narrows it: as asked for, without a year in which nothing was published. */
  filter: ListFilter;
}

/** Reads a page of a register; a year of which it has nothing counts as absent (decisions, Routes). */
export async function readRegisterList<T>(
  page: { locale: Locale },
  paging: Paging,
  filter: ListFilter,
  read: (locale: Locale, request: RegisterRequest) => Promise<Read<RegisterPage<T>>>,
): Promise<RegisterList<T>> {
  const list = await readListPage<T, RegisterPage<T>>(page, paging, (locale, each) =>
    read(locale, { ...each, ...filter }),
  );
  const { year } = filter;
  if (list.read.state === 'failed' || year === undefined || list.read.data.years.includes(year)) {
    return { ...list, filter };
  }
  return readRegisterList(page, paging, { ...filter, year: undefined }, read);
}
