import { useSyncExternalStore } from 'react';
import { CLOSED_KEY } from './notice-bar-script';

const listeners = new Set<() => void>();
/** Where the browser lends no storage, for as long as the document lives. */
let closedHere = false;

function isClosed(): boolean {
  try {
    return closedHere || sessionStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    return closedHere;
  }
}

function close() {
  try {
    sessionStorage.setItem(CLOSED_KEY, '1');
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
