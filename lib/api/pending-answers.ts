import { processWide } from '../base/process-wide';

/**
 * Answers that pages went on without: such a page has the name of the answer among its cache tags, and is made anew
 * once that is there, or is known not to come (lib/next).
 */
const shared = processWide<{ awaited: Set<string> }>();
shared.awaited ??= new Set();
const awaited = shared.awaited;

const PREFIX = 'awaited:';
let count = 0;

/** Gives an answer a name until it is settled. */
export function announce(done: Promise<void>): string {
  // With the time: a page kept by an earlier process waits for nothing of this one.
  const name = `${PREFIX}${Date.now()}-${count++}`;
  awaited.add(name);
  void done.finally(() => awaited.delete(name));
  return name;
}

/** Whether a cache tag names an answer that is no longer awaited. */
export function isSettled(tag: string): boolean {
  return tag.startsWith(PREFIX) && !awaited.has(tag);
}
