import { performance } from 'node:perf_hooks';

const STRETCH_MS = 100;

/** Share of a stretch in which the process may have been at work. */
const AT_WORK = 0.5;

/**
 * Waits until the process is idle for most of a tenth of a second: what can wait leaves the processor to visitors.
 *
 * @param atMostMs after which it goes on all the same, where what waits may not wait for good
 */
export async function untilIdle(atMostMs = Number.POSITIVE_INFINITY): Promise<void> {
  const end = performance.now() + atMostMs;
  while (performance.now() < end) {
    const before = performance.eventLoopUtilization();
    await new Promise((resolve) => setTimeout(resolve, STRETCH_MS).unref());
    if (performance.eventLoopUtilization(before).utilization < AT_WORK) return;
  }
}

/** How long work goes on before others have their turn. */
const TURN_MS = 8;

/** Does something with each of many things, one after another, and lets whatever else there is to do go between them. */
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
