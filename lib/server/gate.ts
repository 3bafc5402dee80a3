import type { ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';

export interface GateLimits {
  /** Answers in work at once while the processor has no time left. */
  inWork: number;
  /** Answers in work at once while it has: they wait for their data. */
  inWorkAtMost: number;
  /** Requests that wait for one of them to end. */
  waiting: number;
  /** How long one waits at most. */
  waitMs: number;
}

/**
 * A rendering takes 10 to 40 ms of one processor in a good many steps, and waits for its data in between. Two keep the
 * processor busy, and sixteen that take turns at it take sixteen times as long each; but while a slow API keeps them
 * waiting there is time for more. Those that wait are answered within some two seconds, and whoever comes later is told
 * at once that the site is busy.
 */
const LIMITS: GateLimits = { inWork: 2, inWorkAtMost: 8 * availableParallelism(), waiting: 64, waitMs: 5000 };

/** How often it is looked whether the processor has time for one that waits. */
const LOOK_MS = 20;

/** The share of its time that the process is at work from which on it counts as busy. */
const BUSY = 0.9;

/** What Next still does for a client that has left ends in this time, or its place is given to the next. */
const LEFT_MS = 10_000;

/** A request that waits, by what it does once there is room and what is said when there will be none. */
interface Waiting {
  client: string;
  begin(): void;
  refuse(): void;
}

/**
 * Lets as many requests through to rendering as can be worked on, keeps a few waiting, and refuses the others. Room is
 * given to the client that has least of it, so that whoever asks for many pages at once waits behind those who ask for
 * one; clients are told apart as well as their addresses can be (lib/endpoints/visitor.ts).
 */
export class Gate {
  #inWork = 0;
  /** How many answers are in work for each client that has any. */
  readonly #inWorkFor = new Map<string, number>();
  /** In the order of coming. */
  readonly #waiting = new Set<Waiting>();

  /** While any wait. */
  #looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: GateLimits = LIMITS,
    private readonly isBusy = busyOfLate(),
  ) {}

  /**
   * Does the work of a request once there is room for it; not at all when its client has left by then.
   *
   * @param client whose turn it is
   * @param work ends when it is done, not when its client has what it asked for
   * @param refuse answers at once
   */
  enter(client: string, response: ServerResponse, work: () => unknown, refuse: () => void): void {
    if (this.#hasRoom()) void this.#begin(client, response, work);
    else if (this.#waiting.size < this.limits.waiting || this.#makesPlaceFor(client)) {
      this.#wait(client, response, work, refuse);
    } else refuse();
  }

  #hasRoom(): boolean {
    if (this.#inWork < this.limits.inWork) return true;
    return this.#inWork < this.limits.inWorkAtMost && !this.isBusy();
  }

  /** Gives room to one that waits, if there is any. */
  #admit(): void {
    if (this.#hasRoom()) this.#firstOfWhoeverHasLeast()?.begin();
    if (this.#waiting.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #wait(client: string, response: ServerResponse, work: () => unknown, refuse: () => void): void {
    const leave = () => {
      clearTimeout(timer);
      response.off('close', leave);
      this.#waiting.delete(waiting);
    };
    const waiting: Waiting = {
      client,
      begin: () => {
        leave();
        void this.#begin(client, response, work);
      },
      refuse: () => {
        leave();
        refuse();
      },
    };
    const timer = setTimeout(waiting.refuse, this.limits.waitMs).unref();
    response.once('close', leave);
    this.#waiting.add(waiting);
    this.#looking ??= setInterval(() => this.#admit(), LOOK_MS).unref();
  }

  async #begin(client: string, response: ServerResponse, work: () => unknown): Promise<void> {
    this.#count(client, 1);
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
      this.#count(client, -1);
      this.#admit();
    }
  }

  #count(client: string, change: 1 | -1): void {
    this.#inWork += change;
    const count = (this.#inWorkFor.get(client) ?? 0) + change;
    if (count > 0) this.#inWorkFor.set(client, count);
    else this.#inWorkFor.delete(client);
  }

  #firstOfWhoeverHasLeast(): Waiting | undefined {
    const inWorkFor = ({ client }: Waiting) => this.#inWorkFor.get(client) ?? 0;
    let first: Waiting | undefined;
    for (const waiting of this.#waiting) if (!first || inWorkFor(waiting) < inWorkFor(first)) first = waiting;
    return first;
  }

  /** Refuses the last request of the client for which most wait; of one that would wait for no less, none. */
  #makesPlaceFor(client: string): boolean {
    const counts = new Map<string, number>();
    for (const waiting of this.#waiting) counts.set(waiting.client, (counts.get(waiting.client) ?? 0) + 1);
    const most = Math.max(...counts.values());
    if (most <= (counts.get(client) ?? 0) + 1) return false;
    [...this.#waiting].findLast((waiting) => counts.get(waiting.client) === most)?.refuse();
    return true;
  }
}

/** @returns whether the process has been at work nearly all of the time since it was last asked, some 20 ms ago or more */
function busyOfLate(): () => boolean {
  let asked = performance.eventLoopUtilization();
  let busy = false;
  return () => {
    const since = performance.eventLoopUtilization(asked);
    if (since.active + since.idle < LOOK_MS) return busy;
    asked = performance.eventLoopUtilization();
    busy = since.utilization > BUSY;
    return busy;
  };
}
