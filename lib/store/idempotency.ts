import type { Kysely } from 'kysely';
import { RETENTION } from '../config/retention';
import type { StoreTables } from './schema';
import type { Store } from './store';

/**
 * A message whose answer was lost on the way back is sent again. It comes with the key of the first one then, and is
 * acknowledged without being kept a second time.
 */

/** For how long a key is known, in ms: whoever sends the same a day later means it. */
export const KEY_LIFETIME_MS = RETENTION.submissionKeyHours * 60 * 60_000;

/** Whether a message with this key has been taken already. */
export async function isTaken(db: Store, key: string, now = Date.now()): Promise<boolean> {
  const found = await db
    .selectFrom('submission_keys')
    .select('key')
    .where('key', '=', key)
    .where('received_at', '>', now - KEY_LIFETIME_MS)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Writes a message unless one with its key has been taken; key and message stand or fall together.
 *
 * @param key undefined where each message is one of its own
 */
export async function writeOnce(
  db: Store,
  key: string | undefined,
  write: (db: Kysely<StoreTables>) => Promise<unknown>,
  now = Date.now(),
): Promise<void> {
  if (key === undefined) {
    await write(db);
    return;
  }
  await db.transaction().execute(async (transaction) => {
    const forgotten = now - KEY_LIFETIME_MS;
    // Of two at one moment the second waits here for the first, in any process on this store.
    const claimed = await transaction
      .insertInto('submission_keys')
      .values({ key, received_at: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ received_at: now }).where('submission_keys.received_at', '<=', forgotten),
      )
      .returning('key')
      .executeTakeFirst();
    if (!claimed) return;
    await write(transaction);
    await transaction.deleteFrom('submission_keys').where('received_at', '<=', forgotten).execute();
  });
}
