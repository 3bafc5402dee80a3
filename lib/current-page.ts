import { locale as rootLocale } from 'next/root-params';
import { DEFAULT_LOCALE, isLocale } from './i18n/locales';
import type { PageContext } from './page-context';
import type { Layout, RouteId } from './routes';
import { type ListFilter, listQuery, type Paging, parseListSegments } from './routing/query';

/** The context of the page being rendered; its language is the root segment that middleware chose. */
export async function currentPage(route: RouteId, layout: Layout, query?: PageContext['query']): Promise<PageContext> {
  const locale = await rootLocale();
  return { route, layout, locale: isLocale(locale) ? locale : DEFAULT_LOCALE, query };
}

/** Props of a page whose internal address ends in `[[...paging]]`: page, size, year and search, or nothing. */
export interface ListPageProps {
  params: Promise<{ paging?: string[] }>;
}

/** The context of a page of a list, which page of it was asked for, and what narrows it. */
export async function currentListPage(
  route: RouteId,
  layout: Layout,
  { params }: ListPageProps,
): Promise<{ page: PageContext; paging: Paging; filter: ListFilter }> {
  const { paging, filter } = parseListSegments(route, (await params).paging);
  return { page: await currentPage(route, layout, listQuery(route, paging, filter)), paging, filter };
}
