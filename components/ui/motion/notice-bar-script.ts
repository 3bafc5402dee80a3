/** Key of the session storage entry that remembers a closed notice bar. */
export const CLOSED_KEY = 'noticeBarClosed';

/**
 * For a script right before the bar, that runs before the bar is painted. The pages
 * are the same for everybody, so only the browser knows that this reader closed the
 * bar; without this it would show for a moment on every full load and then push
 * the page up. Not in the document's own script: asking for the storage takes the
 * browser long enough to hold up the first paint of pages that have no bar.
 */
export const NOTICE_BAR_SCRIPT = `try{if(sessionStorage.getItem('${CLOSED_KEY}'))document.documentElement.dataset.noticeBar='closed'}catch{}`;
