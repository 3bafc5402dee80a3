import { unstable_cache } from 'next/cache';

/**
 * A page says how it is answered: status and whether it is kept.
 *
 * - Gain: a page without its subject is a 404 with words for visitors without scripts, where Next's `notFound()` gives a
 *   blank body; what is searched for is kept for nobody else.
 * - Depends on: the tags of what a page reads through `unstable_cache` being those of the page that the cache handler is
 *   given.
 * - When that changes: such a page is answered 200 and kept; tests/e2e/site/routes.spec.ts fails.
 */

/**
 * How a page is answered where it is not simply shown and kept:
 * - `missing`: its subject does not exist, status 404. Next's own `notFound()` would give a blank body to a visitor
 *   without JavaScript.
 * - `unavailable`: its one subject could not be read, status 503, for crawlers to come again.
 * - `not-kept`: it answers one visitor's words (a search), or shows what has an address of its own (a page past the end
 *   shows the last one).
 */
export const PAGE_ANSWERS = ['missing', 'unavailable', 'not-kept'] as const;
export type PageAnswer = (typeof PAGE_ANSWERS)[number];

const tagOf = (answer: PageAnswer) => `answer:${answer}`;

/**
 * Sets how the page being rendered is answered. The page store gets it as a cache tag and not in the HTML, so that no
 * content of a page can pretend to it.
 */
export async function answerPage(answer: PageAnswer): Promise<void> {
  await unstable_cache(async () => true, [tagOf(answer)], { tags: [tagOf(answer)] })();
}

/** @param tags of a page */
export function answerOf(tags: readonly string[]): PageAnswer | undefined {
  return PAGE_ANSWERS.find((answer) => tags.includes(tagOf(answer)));
}
