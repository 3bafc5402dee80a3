/** Kept on the global object: the entry of the server and the pages are bundled apart. */
const shared = globalThis as { tradegoEnding?: boolean };

/** Whether the process has been told to end: it still answers, and asks that no more be sent. */
export function isEnding(): boolean {
  return shared.tradegoEnding === true;
}

export function noteEnding(): void {
  shared.tradegoEnding = true;
}
