import { parentPort } from 'node:worker_threads';
import { reasonOf } from '../base/log';
import { store } from '../store/database';
import { search } from './find';
import { END, type SearchAnswer, type SearchQuestion } from './searcher';

/**
 * The program of the thread that searches (searcher.ts). It is bundled by itself (scripts/lib/project.mjs), stands beside
 * the server as `search.mjs`, and opens the store that the process has opened before.
 */
parentPort?.on('message', async (message: SearchQuestion | typeof END) => {
  if (message === END) process.exit();
  const { asked, generation } = message;
  let answer: SearchAnswer;
  try {
    answer = { result: await search(await store(), asked, generation) };
  } catch (error) {
    answer = { reason: reasonOf(error) };
  }
  parentPort?.postMessage(answer);
});
