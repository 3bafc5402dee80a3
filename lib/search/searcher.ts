import type { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { SEARCH_REMEMBERED } from '../base/freshness.mjs';
import type { Search, SearchResult } from './find';

/** How long a visitor waits for a search at most, in ms: those before it included. */
const DEADLINE_MS = 3000;
/**
 * The longest queue of searches. If it is full, the oldest one is given up, since its visitor has waited longest
 * already.
 */
const MOST_WAITING = 12;
const MOST_REMEMBERED = 200;

/** What the thread is asked, and what it answers (search-worker.ts). */
export interface SearchQuestion {
  asked: Search;
  generation: number;
}
export type SearchAnswer = { result: SearchResult } | { reason: string };
/** What the thread is told instead where it is to end itself. */
export const END = 'end';

/** There are more searches than can be answered. */
export class SearchBusy extends Error {
  override name = 'SearchBusy';
}

interface Waiting extends SearchQuestion {
  settle(answer: SearchAnswer | Error): void;
}

type Thread = Pick<Worker, 'on' | 'postMessage' | 'unref'>;

/**
 * Searches on a thread with a connection of its own: a search takes some tens of ms of a processor (`npm run
 * bench:search`), in which nobody else would be served. One after the other, the newest first, each by a deadline.
 */
export class Searcher {
  #thread: Thread | undefined;
  /** It was told to end and has not yet: nothing more is asked of it. */
  #isEnding = false;
  #inWork: Waiting | undefined;
  readonly #waiting: Waiting[] = [];
  readonly #remembered = new LRUCache<string, Promise<SearchResult>>({
    max: MOST_REMEMBERED,
    ttl: SEARCH_REMEMBERED * 1000,
  });

  constructor(private readonly start: () => Thread) {}

  /**
   * @param generation of the index
   * @throws {SearchBusy} where it would take too long
   */
  find(asked: Search, generation: number): Promise<SearchResult> {
    const key = JSON.stringify([generation, asked.locale, asked.kind, asked.q]);
    const known = this.#remembered.get(key);
    if (known) return known;
    const found = this.#ask({ asked, generation });
    this.#remembered.set(key, found);
    found.catch(() => this.#remembered.delete(key));
    return found;
  }

  #ask(question: SearchQuestion): Promise<SearchResult> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        ...question,
        settle: (answer) => {
          clearTimeout(timer);
          if (answer instanceof Error) reject(answer);
          else if ('result' in answer) resolve(answer.result);
          else reject(new Error(answer.reason));
        },
      };
      const timer = setTimeout(() => this.#giveUp(waiting), DEADLINE_MS);
      this.#waiting.push(waiting);
      if (this.#waiting.length > MOST_WAITING) this.#waiting.shift()?.settle(new SearchBusy('too many'));
      this.#next();
    });
  }

  #next(): void {
    if (this.#inWork || this.#isEnding) return;
    this.#inWork = this.#waiting.pop();
    if (!this.#inWork) return;
    const { asked, generation } = this.#inWork;
    this.#running().postMessage({ asked, generation } satisfies SearchQuestion);
  }

  #running(): Thread {
    if (this.#thread) return this.#thread;
    const thread = this.start();
    // The thread must not keep the process alive.
    thread.unref();
    const ended = (reason: string) => {
      if (this.#thread !== thread) return;
      this.#thread = undefined;
      this.#isEnding = false;
      this.#settle({ reason });
    };
    thread.on('message', (answer: SearchAnswer) => {
      if (this.#thread === thread && !this.#isEnding) this.#settle(answer);
    });
    thread.on('error', (error: Error) => ended(error.message));
    thread.on('exit', () => ended('the search ended'));
    this.#thread = thread;
    return thread;
  }

  #settle(answer: SearchAnswer | Error): void {
    const settled = this.#inWork;
    this.#inWork = undefined;
    settled?.settle(answer);
    this.#next();
  }

  #giveUp(waiting: Waiting): void {
    if (this.#inWork === waiting) {
      // It ends itself, once it comes round to it: whoever ends a thread within a statement of SQLite ends the process, in
      // the library. The next searches wait for that, each by its own deadline.
      this.#isEnding = true;
      this.#thread?.postMessage(END);
      this.#settle(new SearchBusy('took too long'));
      return;
    }
    const place = this.#waiting.indexOf(waiting);
    if (place >= 0) this.#waiting.splice(place, 1);
    waiting.settle(new SearchBusy('waited too long'));
  }
}
