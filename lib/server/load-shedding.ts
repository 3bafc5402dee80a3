import type { ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';

export interface Limits {
  /** Renderings at once while the processor is busy. */
  inWork: number;
  /** Renderings at once while it is not, since they wait for data. */
  inWorkAtMost: number;
  /** Requests in the queue. */
  waiting: number;
  /** The longest that a request stays in the queue. */
  waitMs: number;
}

/**
 * A rendering takes 10 to 40 ms of the processor, in many steps between which it waits for data. Two keep the processor
 * busy; sixteen at once would only make each take eight times as long. While a slow API keeps them waiting there is time
 * for more. A request in a full queue is answered within some two seconds; later ones get the busy page at once.
 */
const DEFAULTS: Limits = { inWork: 2, inWorkAtMost: 8 * availableParallelism(), waiting: 64, waitMs: 5000 };

/** How often the queue is checked for room while requests wait. */
const LOOK_MS = 20;

/** The process counts as busy above this utilization of its event loop. */
const BUSY = 0.9;

/** Next may go on rendering for a client that has disconnected. After this time the next request gets its place. */
const LEFT_MS = 10_000;

/** A request in the queue. */
interface Waiting {
  client: string;
  /** When it came, in ms of the process. */
  since: number;
  begin(): void;
  refuse(): void;
}

/**
 * Limits how many requests are rendered at once, queues a few more and refuses the rest. The queue is fair: the client
 * with the fewest renderings in work comes first, and of several the one whose turn is longest ago, or who came before
 * the others had theirs. So a client with a hundred requests in the queue delays one with a single request by one
 * rendering, not by all that came earlier. Clients are told apart by address (lib/endpoints/visitor.ts).
 */
export class LoadShedder {
  #inWork = 0;
  /** Renderings in work by client; clients without any are left out. */
  readonly #inWorkFor = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  /** When a rendering was last begun for a client that has others in work or in the queue. */
  readonly #lastTurn = new Map<string, number>();

  /** Runs while the queue is not empty. */
  #looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly limits: Limits = DEFAULTS,
    private readonly isBusy = busyOfLate(),
  ) {}

  /**
   * Starts the work of a request as soon as there is room, or never if its client has disconnected by then.
   *
   * @param client the address that the request counts for
   * @param work settles when the rendering is over, which may be after the response
   * @param refuse answers the request with the busy page
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

  /** Starts the next request of the queue if there is room. */
  #admit(): void {
    if (this.#hasRoom()) this.#next()?.begin();
    if (this.#waiting.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #wait(client: string, response: ServerResponse, work: () => unknown, refuse: () => void): void {
    const leave = () => {
      clearTimeout(timer);
      response.off('close', leave);
      this.#waiting.delete(waiting);
      this.#forgetWhenGone(client);
    };
    const waiting: Waiting = {
      client,
      since: performance.now(),
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
    this.#lastTurn.set(client, performance.now());
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
    this.#forgetWhenGone(client);
  }

  #forgetWhenGone(client: string): void {
    if (this.#inWorkFor.has(client)) return;
    for (const waiting of this.#waiting) if (waiting.client === client) return;
    this.#lastTurn.delete(client);
  }

  #next(): Waiting | undefined {
    const rank = ({ client, since }: Waiting) =>
      [this.#inWorkFor.get(client) ?? 0, Math.max(since, this.#lastTurn.get(client) ?? 0)] as const;
    let next: { waiting: Waiting; inWork: number; at: number } | undefined;
    for (const waiting of this.#waiting) {
      const [inWork, at] = rank(waiting);
      if (!next || inWork < next.inWork || (inWork === next.inWork && at < next.at)) next = { waiting, inWork, at };
    }
    return next?.waiting;
  }

  /**
   * Makes room in a full queue: refuses the newest request of the client with the most in it, unless this client would
   * then have as many.
   *
   * @returns whether there is room now
   */
  #makesPlaceFor(client: string): boolean {
    const counts = new Map<string, number>();
    for (const waiting of this.#waiting) counts.set(waiting.client, (counts.get(waiting.client) ?? 0) + 1);
    const most = Math.max(...counts.values());
    if (most <= (counts.get(client) ?? 0) + 1) return false;
    [...this.#waiting].findLast((waiting) => counts.get(waiting.client) === most)?.refuse();
    return true;
  }
}

/** @returns tells whether the event loop has been busy since it was last asked, over 20 ms at least */
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
