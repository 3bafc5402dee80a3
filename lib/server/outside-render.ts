import { AsyncLocalStorage } from 'node:async_hooks';

/** Kept on the global object: Next loads this module once for pages and again for the start. */
const shared = globalThis as { tradegoOutside?: <T>(work: () => T) => T };

/** Called once at start, while nothing is being rendered. */
export function rememberOutside(): void {
  shared.tradegoOutside ??= AsyncLocalStorage.snapshot();
}

/**
 * Runs work as if no page were being rendered. A call of the API is shared by
 * all visitors and outlives the page that asked first, so it belongs to none of
 * them; inside a page, Next would take its uncached fetch as a sign that the
 * page cannot be kept.
 */
export function outsideRender<T>(work: () => T): T {
  return shared.tradegoOutside ? shared.tradegoOutside(work) : work();
}
