/**
 * A page rendered for something that does not exist carries this attribute; the
 * page store reads it and answers with status 404. Next's own `notFound()` would
 * give a blank body to a visitor without JavaScript.
 */
export const PAGE_STATUS_404 = 'data-page-status="404"';
export const pageStatus404 = { 'data-page-status': '404' } as const;
