import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import { store } from '../store/database';
import { eraseExpiredCounts, LIMIT_COUNTS, limitCountsClient } from '../store/limit-counts';
import { CLAIMED_SHARE, type Place, SubmissionLimits, TOTAL_WINDOW_MS, VISITOR_WINDOW_MS } from './submission-limits';
import type { Sender } from './visitor';

type Window = 'visitor' | 'claimed' | 'all';

/** How long a submission waits for the shared count, in ms; it takes about one. */
const TIMEOUT_MS = 250;
/**
 * After a timeout the database is not asked for this long, in ms: submissions neither wait for it nor take its
 * connections.
 */
const ASKED_AGAIN_MS = 1000;
/**
 * For how long a refusal is remembered without asking the database, so that a flood of refused messages costs no
 * queries, in ms.
 */
const BELIEVED_MS = 1000;
/** Refusals remembered at once. */
const REFUSALS = 10_000;
/** How often counts whose window is over are erased, in ms. */
const ERASED_EVERY_MS = 60_000;

/** Until when the database is not asked, for all limits of this process; undefined while it answers. */
let restsUntil: number | undefined;

/**
 * The limits of `SubmissionLimits`, counted over all instances where they share a PostgreSQL. An instance's own count
 * is always kept as well: it is the limit while the database does not answer, and below the shared one while it does.
 * In the database a window begins with its first submission. A visitor's address does not leave the process: what
 * stands there, until a minute after its ten, is a keyed hash of it.
 */
export class SharedLimits {
  readonly #own: SubmissionLimits;
  /** When the next submission may be accepted, by window and key. */
  readonly #refused = new LRUCache<string, number>({ max: REFUSALS, ttl: BELIEVED_MS });
  #limiters: Record<Window, RateLimiterPostgres> | undefined;

  /**
   * @param name tells these limits from others @param perVisitor in ten minutes @param perMinute of all visitors
   * @param timeout how long a submission waits for the database, in ms
   */
  constructor(
    private readonly name: string,
    private readonly perVisitor: number,
    private readonly perMinute: number,
    private readonly timeout = TIMEOUT_MS,
  ) {
    this.#own = new SubmissionLimits(perVisitor, perMinute);
  }

  /** As `SubmissionLimits.take`. */
  async take(sender: Sender): Promise<Place> {
    const own = this.#own.take(sender);
    if ('retryAfter' in own || !isShared() || performance.now() < (restsUntil ?? 0)) return own;
    const asked = this.#takeShared(sender);
    const shared = await inTime(asked, this.timeout);
    if (shared && 'retryAfter' in shared) {
      own.release();
      return shared;
    }
    return {
      release: async () => {
        own.release();
        // The database may have counted it after the timeout.
        const given = asked.then((place) => ('release' in place ? place.release() : undefined)).catch(() => {});
        await Promise.race([given, pause(this.timeout)]);
      },
    };
  }

  async #takeShared({ visitor, claimedThrough }: Sender): Promise<Place> {
    this.#limiters ??= this.#makeLimiters();
    const limiters = this.#limiters;
    // The widest window first: a visitor who is refused by it leaves no row.
    const wanted: [Window, string][] = [
      ['all', 'all'],
      ...(claimedThrough === undefined ? [] : [['claimed', hashed(claimedThrough)] as [Window, string]]),
      ['visitor', hashed(visitor)],
    ];
    for (const [window, key] of wanted) {
      const until = this.#refused.get(`${window} ${key}`);
      if (until !== undefined) return { retryAfter: secondsTo(until) };
    }
    const counted: [Window, string][] = [];
    const release = async () => {
      await Promise.all(counted.map(([window, key]) => limiters[window].reward(key).catch(() => undefined)));
    };
    for (const [window, key] of wanted) {
      try {
        await limiters[window].consume(key);
        counted.push([window, key]);
      } catch (refusal) {
        // The library counts refused attempts too.
        if (refusal instanceof RateLimiterRes) counted.push([window, key]);
        await release();
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const until = performance.now() + refusal.msBeforeNext;
        this.#refused.set(`${window} ${key}`, until);
        return { retryAfter: secondsTo(until) };
      }
    }
    return { release };
  }

  #makeLimiters(): Record<Window, RateLimiterPostgres> {
    const limiter = (window: Window, points: number, ms: number) =>
      new RateLimiterPostgres({
        storeClient: limitCountsClient,
        storeType: 'client',
        tableName: LIMIT_COUNTS,
        // By a migration, as every table; `watchLimitCounts` erases.
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: `${this.name}:${window}`,
        points,
        duration: ms / 1000,
      });
    return {
      visitor: limiter('visitor', this.perVisitor, VISITOR_WINDOW_MS),
      claimed: limiter('claimed', Math.ceil(this.perMinute * CLAIMED_SHARE), TOTAL_WINDOW_MS),
      all: limiter('all', this.perMinute, TOTAL_WINDOW_MS),
    };
  }
}

/** Starts erasing expired counts once a minute. A run that fails is made up for by the next. */
export function watchLimitCounts(): void {
  if (!isShared()) return;
  const erase = () =>
    void store()
      .then((db) => eraseExpiredCounts(db))
      .catch(() => undefined);
  erase();
  setInterval(erase, ERASED_EVERY_MS).unref();
}

function isShared(): boolean {
  return environment().database.engine === 'postgres';
}

/**
 * The database's decision, or undefined if there is none in time. The log says so once, and once more when it answers
 * again.
 */
async function inTime(asked: Promise<Place>, ms: number): Promise<Place | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  try {
    const place = await Promise.race([asked, timeout]);
    if (restsUntil !== undefined) log('info', 'limits.shared-again');
    restsUntil = undefined;
    return place;
  } catch (error) {
    if (restsUntil === undefined) log('warn', 'limits.not-shared', { reason: reasonOf(error) });
    restsUntil = performance.now() + ASKED_AGAIN_MS;
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function secondsTo(moment: number): number {
  return Math.max(1, Math.ceil((moment - performance.now()) / 1000));
}

/**
 * The HMAC key has to be the same in all instances and secret: the address of their database, which holds its password.
 */
function hashed(address: string): string {
  return createHmac('sha256', JSON.stringify(environment().database)).update(address).digest('base64url');
}
