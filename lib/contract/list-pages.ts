import type { ListRouteId, RouteId } from '../site/routes';
import type { RegisterName } from './types';

/** The page of each list. A register that has none here does not compile. */
export const PAGE_OF_CALL = {
  newsHistory: 'companyDynamics',
  reports: 'financialReports',
  circulars: 'announcements',
  roadshows: 'roadshows',
  interactiveQuestions: 'investorQuestions',
} as const satisfies Record<'newsHistory' | RegisterName, ListRouteId>;

type PageOf = typeof PAGE_OF_CALL;
type CallOf = { [Call in keyof PageOf as PageOf[Call]]: Call };

/** The call of each page of a list. A page of a list that no call has does not compile. */
export const CALL_OF_PAGE = Object.fromEntries(
  Object.entries(PAGE_OF_CALL).map(([call, page]) => [page, call]),
) as CallOf satisfies Record<ListRouteId, keyof PageOf>;

/** The register that a page shows, if it shows one. */
export function registerOnPage(route: RouteId): RegisterName | undefined {
  const call = (CALL_OF_PAGE as Partial<Record<RouteId, keyof PageOf>>)[route];
  return call === 'newsHistory' ? undefined : call;
}
