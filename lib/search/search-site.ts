import { log, reasonOf } from '../server/log';
import { outsideRender } from '../server/outside-render';
import { openedAndSeeded } from '../website-api/embedded/opened';
import { type Search, type SearchResult, search } from './find';
import { searchKeeper } from './keep';

/** How long a search waits for what the API answers now, in ms; the index has what it answered before. */
const PATIENCE = 800;

/** What the search page shows: the index is brought up to date first, as far as that is quick. */
export async function searchSite(asked: Search): Promise<{ result: SearchResult | undefined; complete: boolean }> {
  const keeper = searchKeeper();
  return outsideRender(async () => {
    try {
      const freshened = keeper.freshen().catch((error: unknown) => {
        log('warn', 'search.not-freshened', { reason: reasonOf(error) });
      });
      await Promise.race([freshened, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
      const result = await search(await openedAndSeeded(), asked, keeper.generation);
      return { result, complete: keeper.complete };
    } catch (error) {
      log('error', 'search.failed', { reason: reasonOf(error) });
      return { result: undefined, complete: true };
    }
  });
}
