import { performance } from 'node:perf_hooks';

const STRETCH_MS = 100;

/** The process counts as idle below this utilization of the event loop. */
const AT_WORK = 0.5;

/**
 * Waits until the process has been idle for most of a tenth of a second, so that work that can wait does not delay
 * visitors.
 *
 * @param atMostMs goes on after this time in any case
 */
export async function untilIdle(atMostMs = Number.POSITIVE_INFINITY): Promise<void> {
  const end = performance.now() + atMostMs;
  while (performance.now() < end) {
    const before = performance.eventLoopUtilization();
    await new Promise((resolve) => setTimeout(resolve, STRETCH_MS).unref());
    if (performance.eventLoopUtilization(before).utilization < AT_WORK) return;
  }
}

/** How long work may block the event loop, in ms. */
const TURN_MS = 8;

/** Processes many items one after another, giving the event loop a turn in between. */
export async function inTurns<T, R>(items: readonly T[], each: (item: T, index: number) => R): Promise<R[]> {
  const results: R[] = [];
  let since = performance.now();
  for (const [index, item] of items.entries()) {
    results.push(each(item, index));
    if (performance.now() - since < TURN_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
  return results;
}
