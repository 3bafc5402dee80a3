/**
 * What a page says about itself to the page store, as an attribute of an element of
 * its own. The store looks for the whole tag: text that says the same is escaped and
 * cannot be taken for it, and HTML of the API is not looked at (api-content.ts).
 *
 * Rendered for something that does not exist: answered with status 404. Next's own
 * `notFound()` would give a blank body to a visitor without JavaScript.
 */
export const PAGE_STATUS_404 = '<div data-page-status="404">';
export const pageStatus404 = { 'data-page-status': '404' } as const;

/** Its one subject could not be read: answered with status 503, for crawlers to come again. */
export const PAGE_STATUS_503 = '<div data-page-status="503">';
export const pageStatus503 = { 'data-page-status': '503' } as const;

/**
 * Never kept: it answers one visitor's words (decisions, Routes: a search), or shows
 * what has an address of its own (a page past the end shows the last one).
 */
export const PAGE_NOT_KEPT = '<div data-page-kept="never">';
export const pageNotKept = { 'data-page-kept': 'never' } as const;
