import { LRUCache } from 'lru-cache';
import type { Sender } from './visitor';

export const VISITOR_WINDOW_MS = 10 * 60 * 1000;
export const TOTAL_WINDOW_MS = 60 * 1000;
/** Visitors remembered at once; beyond that the ones who have been quiet longest are forgotten. */
const VISITORS = 10_000;

/** Share of a minute's submissions that one connection may use under client addresses that it claims itself. */
export const CLAIMED_SHARE = 1 / 4;

/** How to give the place back if the submission is not accepted, or in how many seconds to try again. */
export type Place = { release(): void | Promise<void> } | { retryAfter: number };

/**
 * Limits on accepted submissions (docs/requirements.md, Forms): of one visitor in ten
 * minutes, and of all in one minute, of which visitors that are known only by
 * one connection's word have a share. Kept in memory: a restart forgives, and
 * no visitor's address is ever stored. Moments are those of a clock that nobody
 * sets, in ms.
 */
export class SubmissionLimits {
  // Visitors who do not return are forgotten too, as the privacy policy says.
  #visitors = new LRUCache<string, number[]>({ max: VISITORS, ttl: VISITOR_WINDOW_MS, ttlAutopurge: true });
  #all: number[] = [];
  #claimed = new LRUCache<string, number[]>({ max: VISITORS, ttl: TOTAL_WINDOW_MS, ttlAutopurge: true });

  constructor(
    private readonly perVisitor: number,
    private readonly perMinute: number,
  ) {}

  /** Takes a place for a submission that is about to be made. */
  take(sender: Sender, now = performance.now()): Place {
    const { visitor, claimedThrough } = sender;
    const own = recent(this.#visitors, visitor, now - VISITOR_WINDOW_MS);
    const claimed = claimedThrough === undefined ? [] : recent(this.#claimed, claimedThrough, now - TOTAL_WINDOW_MS);
    this.#all = this.#all.filter((at) => at > now - TOTAL_WINDOW_MS);

    if (own.length >= this.perVisitor) return waitFor(own, VISITOR_WINDOW_MS, now);
    if (this.#all.length >= this.perMinute) return waitFor(this.#all, TOTAL_WINDOW_MS, now);
    if (claimed.length >= Math.ceil(this.perMinute * CLAIMED_SHARE)) return waitFor(claimed, TOTAL_WINDOW_MS, now);

    this.#all.push(now);
    this.#visitors.set(visitor, [...own, now]);
    if (claimedThrough !== undefined) this.#claimed.set(claimedThrough, [...claimed, now]);
    return {
      release: () => {
        // The lists of now: a later submission has replaced this one's.
        remove(this.#visitors.get(visitor), now);
        remove(this.#all, now);
        if (claimedThrough !== undefined) remove(this.#claimed.get(claimedThrough), now);
      },
    };
  }
}

/** The moments after `since`; of a name without any nothing is remembered. */
function recent(times: LRUCache<string, number[]>, name: string, since: number): number[] {
  const found = (times.get(name) ?? []).filter((at) => at > since);
  if (found.length === 0) times.delete(name);
  return found;
}

function waitFor(times: number[], window: number, now: number): { retryAfter: number } {
  return { retryAfter: Math.max(1, Math.ceil(((times[0] ?? now) + window - now) / 1000)) };
}

function remove(times: number[] | undefined, time: number): void {
  const index = times?.indexOf(time) ?? -1;
  if (index >= 0) times?.splice(index, 1);
}
