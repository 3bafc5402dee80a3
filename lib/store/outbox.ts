import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '../i18n/locales';
import type { HeldCall } from './held';
import type { StoreTables } from './schema';
import type { Store } from './store';

/**
 * Messages that a remote API has not taken yet. A visitor is thanked once a message stands here; what sends it on
 * is lib/api/deliveries.ts. Several instances may share a store: whoever claims a message sends it.
 */

export type Undelivered = Selectable<StoreTables['outbox']>;

/** An instance that claimed a message and was killed holds it no longer than this, in ms. */
const CLAIM_MS = 60_000;

/** No pause between two attempts is longer, in ms. */
export const LONGEST_PAUSE_MS = 60 * 60_000;

export async function addToOutbox(
  db: Kysely<StoreTables>,
  call: HeldCall,
  locale: Locale,
  fields: object,
  now = Date.now(),
) {
  await db
    .insertInto('outbox')
    .values({
      delivery_key: randomUUID(),
      received_at: now,
      locale,
      call,
      fields: JSON.stringify(fields),
      next_attempt_at: now,
    })
    .execute();
}

/** Takes the message that is due the longest, for this process alone; undefined where none is due. */
export async function claimDue(db: Store, now = Date.now()): Promise<Undelivered | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select(['id', 'claimed_at', 'next_attempt_at'])
      .where('refused_at', 'is', null)
      // A clock that was set back would make a message wait for hours; one that was postponed since `now` is no such.
      .where((each) =>
        each.or([each('next_attempt_at', '<=', now), each('next_attempt_at', '>', now + LONGEST_PAUSE_MS + CLAIM_MS)]),
      )
      .where((each) =>
        each.or([
          each('claimed_at', 'is', null),
          each('claimed_at', '<=', now - CLAIM_MS),
          // Before the clock was set back; by less than this another process is only a moment ahead.
          each('claimed_at', '>', now + CLAIM_MS),
        ]),
      )
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable('outbox')
      .set({ claimed_at: now })
      .where('id', '=', due.id)
      // Another may have tried it meanwhile and put it off.
      .where('next_attempt_at', '=', due.next_attempt_at)
      .where((each) =>
        due.claimed_at === null ? each('claimed_at', 'is', null) : each('claimed_at', '=', due.claimed_at),
      )
      .returningAll()
      .executeTakeFirst();
    // Otherwise another process was faster, and the next one is looked for.
    if (claimed) return claimed;
  }
}

/** The API has taken it: nothing of it is kept here. */
export async function removeDelivered(db: Store, { id }: Undelivered): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** It is tried again at `at`. */
export async function postpone(db: Store, { id, attempts }: Undelivered, reason: string, at: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ attempts: attempts + 1, next_attempt_at: at, claimed_at: null, reason })
    .where('id', '=', id)
    .execute();
}

/** It is kept, and not tried any more. */
export async function giveUp(db: Store, { id, attempts }: Undelivered, reason: string, now = Date.now()) {
  await db
    .updateTable('outbox')
    .set({ attempts: attempts + 1, refused_at: now, claimed_at: null, reason })
    .where('id', '=', id)
    .execute();
}

/** Tries those that were given up once more, from the start. @returns how many they are */
export async function retryRefused(db: Store, now = Date.now()): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ attempts: 0, refused_at: null, next_attempt_at: now })
    .where('refused_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What has not arrived, newest first. */
export function listUndelivered(db: Store): Promise<Undelivered[]> {
  return db.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();
}
