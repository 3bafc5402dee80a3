import { createHmac } from 'node:crypto';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { environment } from '../config/env';
import { fromRedis, type SharedRedis } from '../redis/connection';
import { CLAIMED_SHARE, type Place, SubmissionLimits, TOTAL_WINDOW_MS, VISITOR_WINDOW_MS } from './submission-limits';
import type { Sender } from './visitor';

type Window = 'visitor' | 'claimed' | 'all';

/**
 * The limits of `SubmissionLimits`, counted over all instances while there is a Redis that answers. An instance's own
 * count is always kept as well: it is the limit when Redis is away, and below the shared one when it is not. In Redis
 * a window begins with its first submission. A visitor's address does not leave the process: what stands there, for
 * ten minutes, is a keyed hash of it.
 */
export class SharedLimits {
  #own: SubmissionLimits;
  #shared: { redis: SharedRedis; limiters: Record<Window, RateLimiterRedis> } | undefined;

  /** @param name tells these limits from others @param perVisitor in ten minutes @param perMinute of all visitors */
  constructor(
    private readonly name: string,
    private readonly perVisitor: number,
    private readonly perMinute: number,
  ) {
    this.#own = new SubmissionLimits(perVisitor, perMinute);
  }

  /** As `SubmissionLimits.take`. */
  async take(sender: Sender): Promise<Place> {
    const own = this.#own.take(sender);
    if ('retryAfter' in own) return own;
    const shared = await fromRedis((redis) => this.#takeShared(redis, sender));
    if (shared === undefined) return own;
    if ('retryAfter' in shared) {
      own.release();
      return shared;
    }
    return {
      release: () => {
        own.release();
        shared.release();
      },
    };
  }

  async #takeShared(redis: SharedRedis, { visitor, claimedThrough }: Sender): Promise<Place> {
    const limiters = this.#limitersOn(redis);
    const wanted: [Window, string][] = [
      ['visitor', hashed(visitor)],
      ...(claimedThrough === undefined ? [] : [['claimed', hashed(claimedThrough)] as [Window, string]]),
      ['all', 'all'],
    ];
    const taken: [Window, string][] = [];
    const release = () => {
      for (const [window, key] of taken) limiters[window].reward(key).catch(() => undefined);
    };
    for (const [window, key] of wanted) {
      try {
        await limiters[window].consume(key);
        taken.push([window, key]);
      } catch (refusal) {
        release();
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    }
    return { release };
  }

  #limitersOn(redis: SharedRedis): Record<Window, RateLimiterRedis> {
    if (this.#shared?.redis === redis) return this.#shared.limiters;
    const limiter = (window: Window, points: number, ms: number) =>
      new RateLimiterRedis({
        storeClient: redis.client,
        useRedisPackage: true,
        keyPrefix: redis.key(`limits:${this.name}:${window}`),
        points,
        duration: ms / 1000,
      });
    const limiters = {
      visitor: limiter('visitor', this.perVisitor, VISITOR_WINDOW_MS),
      claimed: limiter('claimed', Math.ceil(this.perMinute * CLAIMED_SHARE), TOTAL_WINDOW_MS),
      all: limiter('all', this.perMinute, TOTAL_WINDOW_MS),
    };
    this.#shared = { redis, limiters };
    return limiters;
  }
}

/** The key is what all instances have and nobody else: the addresses of their engines, passwords within. */
function hashed(address: string): string {
  const { database, redisUrl } = environment();
  return createHmac('sha256', JSON.stringify([database, redisUrl]))
    .update(address)
    .digest('base64url');
}
