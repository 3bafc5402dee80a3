/**
 * Next's door to our page store. This file is loaded by path, by the build, by
 * the server and by the edge runtime, so it imports nothing: the store itself is
 * set up when the server starts (instrumentation.ts). Where there is none, as
 * in a build or in the middleware, nothing is kept.
 *
 * - Gain: pages are kept within bounds, on disk, and with their policies (page-store.ts).
 * - Depends on: Next calling `get`, `set` and `revalidateTag` of one object for each request, with the key of a page, its
 *   value and its tags as page-store.ts describes them.
 * - When that changes: no page is kept, or each comes without its policy; tests/e2e/servers/next-contract.spec.ts fails.
 *
 * @typedef {import('./page-store').PageStore} PageStore
 */

/** @returns {PageStore | undefined} */
function pageStore() {
  // What lib/base/process-wide.ts gives to whoever can import it.
  return /** @type {{ tradego?: { pageStore?: PageStore } }} */ (globalThis).tradego?.pageStore;
}

export default class CacheHandler {
  /** @param {string} key @param {Parameters<PageStore['get']>[1]} context */
  async get(key, context) {
    return (await pageStore()?.get(key, context)) ?? null;
  }

  /** @param {string} key @param {Parameters<PageStore['set']>[1]} value @param {Parameters<PageStore['set']>[2]} context */
  async set(key, value, context) {
    await pageStore()?.set(key, value, context);
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    pageStore()?.revalidateTags([tags].flat());
  }

  resetRequestCache() {}
}
