import type { Metadata } from 'next';
import { currentListPage, type ListPageProps } from './current-page';
import type { PageContext } from './page-context';
import type { Layout, RouteId } from './routes';
import { listQuery } from './routing/query';
import { pageMetadata } from './seo/metadata';
import { type RegisterList, readRegisterList } from './website-api/list-page';
import { readRegister } from './website-api/reads';
import type { Registers } from './website-api/types';

/** The registers of investor relations: their routes, and the calls that read them. */
const CALL_OF = {
  financialReports: 'reports',
  announcements: 'circulars',
  roadshows: 'roadshows',
  investorQuestions: 'interactiveQuestions',
} as const satisfies Partial<Record<RouteId, keyof Registers>>;

export type RegisterRoute = keyof typeof CALL_OF;
export type EntryOf<Route extends RegisterRoute> = Registers[(typeof CALL_OF)[Route]];

/** A register as it is being shown; its query names the page and the filter that really are. */
export interface CurrentRegister<T> {
  page: PageContext & { route: RegisterRoute };
  list: RegisterList<T>;
}

/** Reads the page of a register that an address asks for (decisions, Routes). */
export async function currentRegister<Route extends RegisterRoute>(
  route: Route,
  layout: Layout,
  props: ListPageProps,
): Promise<CurrentRegister<EntryOf<Route>>> {
  const { page, paging, filter } = await currentListPage(route, layout, props);
  const list = await readRegisterList<EntryOf<Route>>(page, paging, filter, (locale, request) =>
    readRegister(CALL_OF[route], locale, request),
  );
  return { page: { ...page, route, query: listQuery(route, list.paging, list.filter) }, list };
}

/** Title and canonical address of a register; what a visitor searched for stays out of search engines. */
export function registerMetadata({ page, list }: CurrentRegister<unknown>): Promise<Metadata> {
  return pageMetadata(page, { query: page.query, hidden: list.filter.q !== undefined });
}
