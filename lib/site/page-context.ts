import type { Locale } from '../i18n/locales';
import { type HrefOptions, hrefOf } from './href';
import type { Layout, RouteId } from './routes';

/** Which page is being shown, on which layout, in which language. Handed down from the page. */
export interface PageContext<Id extends RouteId = RouteId> {
  route: Id;
  layout: Layout;
  locale: Locale;
  /** What the page took from the query, so that links to itself keep it. */
  query?: HrefOptions['query'];
}

/** Address of another page within the same layout and language. */
export function linkFrom({ layout, locale }: PageContext, id: RouteId, options?: HrefOptions): string {
  return hrefOf(id, layout, locale, options);
}
