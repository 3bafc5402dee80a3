import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

const shared = processWide<{ outsideRender: <T>(work: () => T) => T }>();

/** Called once at start, while nothing is being rendered. */
export function rememberOutside(): void {
  shared.outsideRender ??= AsyncLocalStorage.snapshot();
}

/**
 * Runs work as if no page were being rendered. A call of the API is shared by
 * all visitors and outlives the page that asked first, so it belongs to none of
 * them; inside a page, Next would take its uncached fetch as a sign that the
 * page cannot be kept.
 */
export function outsideRender<T>(work: () => T): T {
  return shared.outsideRender ? shared.outsideRender(work) : work();
}
