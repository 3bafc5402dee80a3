/** Key of the session storage entry that remembers a closed notice bar. */
export const CLOSED_KEY = 'noticeBarClosed';

/**
 * For the document's script that runs before anything is painted. The pages are
 * the same for everybody, so only the browser knows that this reader closed the
 * bar; without this it would show for a moment on every full load and then push
 * the page up.
 */
export const NOTICE_BAR_SCRIPT = `try{if(sessionStorage.getItem('${CLOSED_KEY}'))document.documentElement.dataset.noticeBar='closed'}catch{}`;
