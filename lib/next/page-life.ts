import { unstable_cache } from 'next/cache';

/**
 * A page is shown for as long as its data may be.
 *
 * - Gain: a page whose data was read in vain is made again after 5 s, one of the embedded store stands until it changes.
 * - Depends on: the tags and the shortest life of what is read through `unstable_cache` being those of the page.
 * - When that changes: pages outlive what they show; tests/e2e/servers/remote-api.spec.ts fails.
 */

/**
 * Lowers the life of the page being rendered, and tags it.
 *
 * A page's own `revalidate` is fixed when the site is built; the public way to shorten it, and to tag it, is to read
 * something cached that lives no longer and has the tags.
 *
 * @param name of what the page reads, which tells one reading from another
 * @param seconds that the page lives at most; false for ever
 */
export async function lowerPageLife(name: string, tags: string[], seconds: number | false): Promise<void> {
  await unstable_cache(async () => true, [name, ...tags, String(seconds)], { revalidate: seconds, tags })();
}

const ENDS_AT = 'ends-at:';

/**
 * Has nobody be shown the page being rendered from a moment on: what it shows changes then by itself. Whoever asks
 * later waits for a new one, however long nobody has asked before.
 *
 * @param moment in ms
 */
export async function endPageAt(moment: number): Promise<void> {
  await lowerPageLife('end', [`${ENDS_AT}${moment}`], false);
}

/** When a page ends, in ms, by its tags; Infinity where nothing on it changes by itself. */
export function endOf(tags: readonly string[]): number {
  const moments = tags.flatMap((tag) => (tag.startsWith(ENDS_AT) ? [Number(tag.slice(ENDS_AT.length))] : []));
  return Math.min(Number.POSITIVE_INFINITY, ...moments);
}
