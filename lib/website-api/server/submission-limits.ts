const VISITOR_WINDOW_MS = 10 * 60 * 1000;
const TOTAL_WINDOW_MS = 60 * 1000;
/** Visitors remembered at once; past that the longest quiet ones are forgotten. */
const VISITORS = 10_000;

/**
 * Limits on accepted submissions (decisions, Forms): of one visitor in ten
 * minutes, and of all in one minute. Kept in memory: a restart forgives, and
 * no visitor's address is ever stored.
 */
export class SubmissionLimits {
  #visitors = new Map<string, number[]>();
  #all: number[] = [];

  constructor(
    private readonly perVisitor: number,
    private readonly perMinute: number,
  ) {}

  /**
   * Takes a place for a submission that is about to be made. Returns the way to
   * give it back should it not be accepted, or the seconds to wait for one.
   */
  take(visitor: string, now = Date.now()): { release(): void } | { retryAfter: number } {
    this.#all = this.#all.filter((at) => at > now - TOTAL_WINDOW_MS);
    const own = (this.#visitors.get(visitor) ?? []).filter((at) => at > now - VISITOR_WINDOW_MS);
    this.#visitors.delete(visitor);
    if (own.length > 0) this.#visitors.set(visitor, own);

    if (own.length >= this.perVisitor) return waitFor(own, VISITOR_WINDOW_MS, now);
    if (this.#all.length >= this.perMinute) return waitFor(this.#all, TOTAL_WINDOW_MS, now);

    own.push(now);
    this.#all.push(now);
    this.#visitors.set(visitor, own);
    for (const oldest of this.#visitors.keys()) {
      if (this.#visitors.size <= VISITORS) break;
      this.#visitors.delete(oldest);
    }
    return {
      release: () => {
        // The list of now: a later submission of the visitor has replaced this one's.
        remove(this.#visitors.get(visitor) ?? [], now);
        remove(this.#all, now);
      },
    };
  }
}

function waitFor(times: number[], window: number, now: number): { retryAfter: number } {
  return { retryAfter: Math.max(1, Math.ceil(((times[0] ?? now) + window - now) / 1000)) };
}

function remove(times: number[], time: number): void {
  const index = times.indexOf(time);
  if (index >= 0) times.splice(index, 1);
}
