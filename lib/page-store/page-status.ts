/**
 * A page rendered for something that does not exist carries this attribute; the
 * page store reads it and answers with status 404. Next's own `notFound()` would
 * give a blank body to a visitor without JavaScript.
 */
/** As a whole tag: text that says the same is escaped and cannot be taken for it. */
export const PAGE_STATUS_404 = '<div data-page-status="404">';
export const pageStatus404 = { 'data-page-status': '404' } as const;

/** Likewise, a page that answers one visitor's words and is never kept (decisions, Routes: a search). */
export const PAGE_NOT_KEPT = '<div data-page-kept="never">';
export const pageNotKept = { 'data-page-kept': 'never' } as const;
