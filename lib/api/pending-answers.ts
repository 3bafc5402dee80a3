import { processWide } from '../base/process-wide';

/**
 * Answers that pages did not wait for. Such a page has the name of the answer among its cache tags, and is made again
 * once the answer has come or failed (lib/next).
 */
const shared = processWide<{ awaited: Set<string> }>();
shared.awaited ??= new Set();
const awaited = shared.awaited;

const PREFIX = 'awaited:';
let count = 0;

/** Gives an answer a name until it is settled. */
export function announce(done: Promise<void>): string {
  // The name holds the time, so that no kept page waits for an answer of an earlier process.
  const name = `${PREFIX}${Date.now()}-${count++}`;
  awaited.add(name);
  void done.finally(() => awaited.delete(name));
  return name;
}

/** Whether a cache tag names an answer that has come or failed. */
export function isSettled(tag: string): boolean {
  return tag.startsWith(PREFIX) && !awaited.has(tag);
}
