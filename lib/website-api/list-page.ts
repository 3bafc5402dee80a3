import type { Locale } from '../i18n/locales';
import type { Paging } from '../routing/query';
import type { Read } from './reader';
import type { List } from './types';

export interface ListPage<T> {
  read: Read<List<T>>;
  /** The page that is shown: the one asked for, or the last where that lies past the end. */
  paging: Paging;
}

/** Reads a page of a list; a page past the end shows the last one (decisions, Routes). */
export async function readListPage<T>(
  { locale }: { locale: Locale },
  paging: Paging,
  read: (locale: Locale, paging: Paging) => Promise<Read<List<T>>>,
): Promise<ListPage<T>> {
  const asked = await read(locale, paging);
  if (asked.state === 'failed') return { read: asked, paging };
  const last = Math.max(1, Math.ceil(asked.data.total / paging.pageSize));
  if (paging.pageIndex <= last) return { read: asked, paging };
  const lastPaging = { ...paging, pageIndex: last };
  return { read: await read(locale, lastPaging), paging: lastPaging };
}
