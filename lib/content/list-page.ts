import type { ReactNode } from 'react';
import type { Locale } from '../i18n/locales';
import { listQuery } from '../routing/query';
import type { DefinedPage, DefinePage } from '../site/define-page';
import type { PageContext } from '../site/page-context';
import type { ListRouteId } from '../site/routes';
import type { ItemOf } from '../website-api/calls';
import { type ListPage, readListPage } from '../website-api/list-page';
import { type PagedCall, readList } from '../website-api/reads';

/** Routes of lists, and the calls that read them. */
const CALL_OF = {
  companyDynamics: 'newsHistory',
  financialReports: 'reports',
  announcements: 'circulars',
  roadshows: 'roadshows',
  investorQuestions: 'interactiveQuestions',
} as const satisfies Record<ListRouteId, PagedCall>;

export type EntryOf<Route extends ListRouteId> = ItemOf<(typeof CALL_OF)[Route]>;

/** A list as it is being shown; the page's query names the page and the filter that really are. */
export interface CurrentList<Entry> {
  page: PageContext<ListRouteId>;
  list: ListPage<Entry>;
}

/**
 * Gives a layout the function that its pages of lists are written with (decisions, Routes):
 * it names the route, what draws the list, and how to read what the page shows besides.
 * What a visitor searched for stays out of search engines.
 */
export function listPagesOf(definePage: DefinePage) {
  return function defineListPage<Route extends ListRouteId, Besides extends object = object>(
    route: Route,
    View: (shown: CurrentList<EntryOf<Route>> & Besides) => ReactNode,
    readBesides?: (locale: Locale) => Promise<Besides>,
  ): DefinedPage {
    type Shown = CurrentList<EntryOf<Route>> & Besides;
    return definePage<ListRouteId, Shown>(route, {
      read: async ({ page, paging, filter }) => {
        const [list, besides] = await Promise.all([
          readListPage<EntryOf<Route>>({ paging, filter }, (request) => readList(CALL_OF[route], page.locale, request)),
          readBesides?.(page.locale),
        ]);
        const shown = { ...page, query: listQuery(route, list.paging, list.filter) };
        return { page: shown, list, ...besides } as Shown;
      },
      metadata: ({ list }) => ({ hidden: list.filter.q !== undefined }),
      View,
    });
  };
}
