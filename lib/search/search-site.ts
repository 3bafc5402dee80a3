import { Worker } from 'node:worker_threads';
import { openedAndSeeded } from '../api/embedded/opened';
import { log, reasonOf } from '../base/log';
import { outsideRender } from '../base/outside-render';
import { programs } from '../base/programs';
import { type Search, type SearchResult, search } from './find';
import { searchIndexer } from './indexer';
import { SearchBusy, Searcher } from './searcher';

/** How long a search waits for what the API answers now, in ms; the index has what it answered before. */
const TIMEOUT = 800;

let searcher: Searcher | undefined;

/** What the search page shows: the index is brought up to date first, as far as that is quick. */
export async function searchSite(asked: Search): Promise<{ result: SearchResult | undefined; complete: boolean }> {
  const indexer = searchIndexer();
  return outsideRender(async () => {
    try {
      const freshened = indexer.freshen().catch((error: unknown) => {
        log('warn', 'search.not-freshened', { reason: reasonOf(error) });
      });
      await Promise.race([freshened, new Promise((resolve) => setTimeout(resolve, TIMEOUT).unref())]);
      return { result: await find(asked, indexer.generation), complete: indexer.complete };
    } catch (error) {
      const isBusy = error instanceof SearchBusy;
      log(isBusy ? 'warn' : 'error', isBusy ? 'search.busy' : 'search.failed', { reason: reasonOf(error) });
      return { result: undefined, complete: true };
    }
  });
}

async function find(asked: Search, generation: number): Promise<SearchResult> {
  const opened = await openedAndSeeded();
  const program = programs()?.search;
  // Where the site is not built (`next dev`) there is no thread to give it to.
  if (!program) return search(opened, asked, generation);
  searcher ??= new Searcher(() => new Worker(program));
  return searcher.find(asked, generation);
}
