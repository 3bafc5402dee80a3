import type { ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';

export interface GateLimits {
  /** Answers in work at once. */
  inWork: number;
  /** Requests that wait for one of them to end. */
  waiting: number;
  /** How long one waits at most. */
  waitMs: number;
}

/**
 * A rendering takes 10 to 40 ms of a processor, and waits for its data besides. Eight for each processor keep it busy;
 * those that wait are answered within some two seconds, and whoever comes later is told at once that the site is busy.
 */
const LIMITS: GateLimits = { inWork: 8 * availableParallelism(), waiting: 64, waitMs: 5000 };

/** What Next still does for a client that has left ends in this time, or its place is given to the next. */
const LEFT_MS = 10_000;

/** Lets as many requests through to rendering as can be worked on, keeps a few waiting, and refuses the others. */
export class Gate {
  #inWork = 0;
  readonly #waiting = new Set<() => void>();

  constructor(private readonly limits: GateLimits = LIMITS) {}

  /**
   * Does the work of a request once there is room for it; not at all when its client has left by then.
   *
   * @param work ends when it is done, not when its client has what it asked for
   * @param refuse answers at once
   */
  enter(response: ServerResponse, work: () => unknown, refuse: () => void): void {
    if (this.#inWork < this.limits.inWork) void this.#begin(response, work);
    else if (this.#waiting.size < this.limits.waiting) this.#wait(response, work, refuse);
    else refuse();
  }

  #wait(response: ServerResponse, work: () => unknown, refuse: () => void): void {
    const begin = () => {
      leave();
      void this.#begin(response, work);
    };
    const leave = () => {
      clearTimeout(timer);
      response.off('close', leave);
      this.#waiting.delete(begin);
    };
    const timer = setTimeout(() => {
      leave();
      refuse();
    }, this.limits.waitMs).unref();
    response.once('close', leave);
    this.#waiting.add(begin);
  }

  async #begin(response: ServerResponse, work: () => unknown): Promise<void> {
    this.#inWork++;
    let timer: NodeJS.Timeout | undefined;
    const left = new Promise((resolve) => {
      response.once('close', () => {
        timer = setTimeout(resolve, LEFT_MS).unref();
      });
    });
    try {
      await Promise.race([work(), left]);
    } finally {
      clearTimeout(timer);
      this.#inWork--;
      const [next] = this.#waiting;
      next?.();
    }
  }
}
