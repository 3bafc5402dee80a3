/**
 * Whether a request is for a page to be shown, by its `Sec-Fetch-Dest` where the
 * browser sends one. The router also fetches links ahead; what such a request says
 * of language and window is no choice of the visitor's, so it saves no cookie.
 */
export function isPageVisit(fetchDestination: string | null): boolean {
  return fetchDestination === null || fetchDestination === 'document';
}
