import { createHash } from 'node:crypto';
import type { RedisClientType } from '@redis/client';
import { environment } from '../config/env';
import { log, reasonOf } from '../server/log';

/**
 * What instances share besides their PostgreSQL database: limits on submissions, word of what has changed, and kept
 * pages. Redis is a help and never a condition: whatever asks it goes on with what its own instance has when no
 * answer comes within `PATIENCE_MS`, and Redis is used again as soon as it is back.
 */
export interface SharedRedis {
  /** For everything but listening. */
  client: RedisClientType;
  /** A connection that listens can do nothing else. */
  listener: RedisClientType;
  /** Name of something shared: instances on one database share it, other sites on the same Redis do not. */
  key(name: string): string;
}

/** How long anybody waits for an answer, in ms. */
export const PATIENCE_MS = 100;

/** Between attempts to connect, growing, in ms. */
const RETRY_MS = { first: 100, longest: 2000 };
/** Sent and not answered; more than these are not sent. */
const MOST_WAITING = 2000;
/** The same trouble is told once in so many ms. */
const TOLD_AGAIN_MS = 60_000;

/** Kept on the global object: the start of the server and the pages are bundled apart. */
const shared = globalThis as { tradegoRedis?: SharedRedis };

/** The connection to the Redis of `REDIS_URL`; undefined without one, and before the server has started. */
export function sharedRedis(): SharedRedis | undefined {
  return shared.tradegoRedis;
}

/** Begins to connect. Returns at once: a Redis that is away does not hold up the start. */
export async function connectRedis(): Promise<SharedRedis | undefined> {
  const { redisUrl, database } = environment();
  if (redisUrl === undefined || database.engine !== 'postgres') return undefined;
  // Without REDIS_URL nothing of it is loaded.
  const { createClient } = await import('@redis/client');
  const told = new Map<string, number>();
  const make = (): RedisClientType => {
    const client = createClient({
      url: redisUrl,
      name: 'tradego-website',
      // What cannot be sent now fails now, and the instance goes on with its own.
      disableOfflineQueue: true,
      commandsQueueMaxLength: MOST_WAITING,
      pingInterval: 5000,
      socket: {
        connectTimeout: 1000,
        reconnectStrategy: (attempts) => Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** attempts),
      },
    }) as unknown as RedisClientType;
    client.on('error', (error: unknown) => {
      const reason = reasonOf(error) || 'no connection';
      if (Date.now() - (told.get(reason) ?? 0) < TOLD_AGAIN_MS) return;
      told.set(reason, Date.now());
      log('warn', 'redis.away', { reason });
    });
    return client;
  };
  const prefix = createHash('sha256').update(database.url).digest('hex').slice(0, 12);
  const redis = { client: make(), listener: make(), key: (name: string) => `tradego:${prefix}:${name}` };
  shared.tradegoRedis = redis;
  for (const client of [redis.client, redis.listener]) client.connect().catch(() => undefined);
  return redis;
}

/** Ends both connections, answered or not. */
export function disconnectRedis(): void {
  const redis = shared.tradegoRedis;
  shared.tradegoRedis = undefined;
  for (const client of redis ? [redis.client, redis.listener] : []) client.destroy();
}

/**
 * The answer of Redis, or undefined where none comes in time.
 *
 * @param ask a single command or a few
 */
export async function fromRedis<T>(ask: (redis: SharedRedis) => Promise<T>): Promise<T | undefined> {
  const redis = sharedRedis();
  if (!redis?.client.isReady) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  try {
    return await Promise.race([ask(redis), patience]);
  } catch {
    // The connection itself says what is wrong.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
