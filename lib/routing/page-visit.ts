/**
 * Whether a request is for a page to be shown, by its `Sec-Fetch-Dest` if the browser sends one. The router also
 * prefetches links; such a request is no choice of the visitor, so it sets no cookie.
 */
export function isPageVisit(fetchDestination: string | null): boolean {
  return fetchDestination === null || fetchDestination === 'document';
}
