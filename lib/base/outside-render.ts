import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

const shared = processWide<{ outsideRender: <T>(work: () => T) => T }>();

/** Remembers the context outside of any rendering. Call it once, at the start. */
export function rememberOutside(): void {
  shared.outsideRender ??= AsyncLocalStorage.snapshot();
}

/**
 * Runs work outside of the page being rendered. A call of the API is shared by all visitors and may outlive the page
 * that asked first. Within a page, Next would take its uncached fetch as a sign that the page is dynamic.
 */
export function outsideRender<T>(work: () => T): T {
  return shared.outsideRender ? shared.outsideRender(work) : work();
}
