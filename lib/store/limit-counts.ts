import { CompiledQuery } from 'kysely';
import { store } from './database';
import type { Store } from './store';

/** The table that `RateLimiterPostgres` counts in. */
export const LIMIT_COUNTS = 'limit_counts';

/** The part of `pg`'s client that `RateLimiterPostgres` uses, on the connections of the current store. */
export const limitCountsClient = {
  query: async ({ text, values }: { text: string; values: unknown[] }) =>
    (await store()).executeQuery(CompiledQuery.raw(text, values)),
};

/** Erases the counts of windows that are over. */
export async function eraseExpiredCounts(db: Store, now = Date.now()): Promise<void> {
  await db.deleteFrom(LIMIT_COUNTS).where('expire', '<=', now).execute();
}
