import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '../i18n/locales';
import { MESSAGE_CALLS, type MessageCall } from './quarantine';
import type { StoreTables } from './schema';
import type { Store } from './store';

/**
 * What has not arrived yet: messages for a remote API, and mails. A visitor is thanked once their message stands here;
 * what sends it on is lib/api/outbox-sender.ts. Several instances may share a store: whoever claims a row sends it.
 */

/** Mails: one that confirms an address, and one that tells a subscriber what was published (lib/alerts). */
export const MAIL_CALLS = ['confirmAlerts', 'sendAlert'] as const;
export type MailCall = (typeof MAIL_CALLS)[number];
export type OutboxCall = MessageCall | MailCall;

export type Undelivered = Selectable<StoreTables['outbox']>;

/** An instance that claimed a message and was killed holds it no longer than this, in ms. */
const CLAIM_MS = 60_000;

/** No pause between two attempts is longer, in ms. */
export const LONGEST_PAUSE_MS = 60 * 60_000;

/** Rows written by one statement: all engines take the values of so many. */
const ROWS_AT_ONCE = 500;

/** @param more the key that it is known by when it comes twice, and when it is due, where that is not now */
export async function addToOutbox(
  db: Kysely<StoreTables>,
  call: OutboxCall,
  locale: Locale,
  fields: object,
  now = Date.now(),
  { key = randomUUID() as string, dueAt = now } = {},
) {
  await db
    .insertInto('outbox')
    .values(rowOf(call, locale, fields, now, key, dueAt))
    .execute();
}

/** A mail to each of many, at once; one whose key is there already is left alone. */
export async function addMails(
  db: Kysely<StoreTables>,
  mails: readonly { call: MailCall; locale: Locale; fields: object; key: string }[],
  now: number,
): Promise<void> {
  for (let start = 0; start < mails.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto('outbox')
      .values(
        mails
          .slice(start, start + ROWS_AT_ONCE)
          .map(({ call, locale, fields, key }) => rowOf(call, locale, fields, now, key, now)),
      )
      .onConflict((conflict) => conflict.column('delivery_key').doNothing())
      .execute();
  }
}

function rowOf(call: OutboxCall, locale: Locale, fields: object, now: number, key: string, dueAt: number) {
  return {
    delivery_key: key,
    received_at: now,
    locale,
    call,
    fields: JSON.stringify(fields),
    next_attempt_at: dueAt,
  };
}

/** Removes what is on its way to somebody; the keys of mails are `call:id` or begin with it (lib/alerts). */
export async function removeMailsTo(db: Kysely<StoreTables>, call: MailCall, id: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('call', '=', call)
    .where((each) =>
      each.or([each('delivery_key', '=', `${call}:${id}`), each('delivery_key', 'like', `${call}:${id}:%`)]),
    )
    .execute();
}

/** Takes what is due the longest of these calls, for this process alone; undefined where nothing is due. */
export async function claimDue(
  db: Store,
  calls: readonly OutboxCall[],
  now = Date.now(),
): Promise<Undelivered | undefined> {
  if (calls.length === 0) return undefined;
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select(['id', 'claimed_at', 'next_attempt_at'])
      .where('refused_at', 'is', null)
      .where('call', 'in', calls)
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

/** It has arrived, or is not to be sent any more: nothing of it is kept here. */
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

/** Visitors' messages that have not arrived, newest first. */
export function listUndelivered(db: Store): Promise<Undelivered[]> {
  return db.selectFrom('outbox').selectAll().where('call', 'in', MESSAGE_CALLS).orderBy('id', 'desc').execute();
}

/** How many mails wait to be sent. */
export async function countMails(db: Store): Promise<number> {
  const { mails } = await db
    .selectFrom('outbox')
    .select((each) => each.fn.countAll<number>().as('mails'))
    .where('call', 'in', MAIL_CALLS)
    .executeTakeFirstOrThrow();
  return Number(mails);
}
