import { useSyncExternalStore } from 'react';

const KEY = 'noticeBarClosed';

/**
 * For the document's script that runs before anything is painted. The pages are
 * the same for everybody, so only the browser knows that this reader closed the
 * bar; without this it would show for a moment on every full load and then push
 * the page up.
 */
export const NOTICE_BAR_SCRIPT = `try{if(sessionStorage.getItem('${KEY}'))document.documentElement.dataset.noticeBar='closed'}catch{}`;

const listeners = new Set<() => void>();
/** Where the browser lends no storage, for as long as the document lives. */
let closedHere = false;

function isClosed(): boolean {
  try {
    return closedHere || sessionStorage.getItem(KEY) !== null;
  } catch {
    return closedHere;
  }
}

function close() {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    closedHere = true;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the reader closed the notice bar in this browser session (§4: visible until closed), and how they do. */
export function useNoticeBarClosed(): [closed: boolean, close: () => void] {
  return [useSyncExternalStore(subscribe, isClosed, () => false), close];
}
