import type { ListRouteId, RouteId } from '../site/routes';
import { isRegister, REGISTER_NAMES, REGISTERS, type RegisterName } from './registers';

type PageOf = { newsHistory: 'companyDynamics' } & { [Name in RegisterName]: (typeof REGISTERS)[Name]['page'] };
/** Calls whose lists have pages of their own: news, and the registers of investor relations. */
export type PagedCall = keyof PageOf;
type CallOf = { [Call in PagedCall as PageOf[Call]]: Call };

/** The page of each list. */
export const PAGE_OF_CALL = {
  newsHistory: 'companyDynamics',
  ...Object.fromEntries(REGISTER_NAMES.map((name) => [name, REGISTERS[name].page])),
} as PageOf;

/** The call of each page of a list. A list page without a call does not compile. */
export const CALL_OF_PAGE = Object.fromEntries(
  Object.entries(PAGE_OF_CALL).map(([call, page]) => [page, call]),
) as CallOf satisfies Record<ListRouteId, PagedCall>;

/** The register that a page shows, if it shows one. */
export function registerOnPage(route: RouteId): RegisterName | undefined {
  const call = (CALL_OF_PAGE as Partial<Record<RouteId, PagedCall>>)[route];
  return call !== undefined && isRegister(call) ? call : undefined;
}
