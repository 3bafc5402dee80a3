import { unstable_cache } from 'next/cache';

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
