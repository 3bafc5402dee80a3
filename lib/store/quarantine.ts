import type { Kysely } from 'kysely';
import type { Locale } from '../i18n/locales';
import type { Store } from './database';
import type { StoreTables } from './schema';

/** The calls by which visitors leave a message. */
export const MESSAGE_CALLS = ['submitConsultation', 'submitQuestion'] as const;
export type MessageCall = (typeof MESSAGE_CALLS)[number];

/** Messages that quarantine keeps; a flood of them pushes out the oldest, and nothing else. */
const MOST_QUARANTINED = 10_000;

/**
 * Keeps a message that looks like a program's apart from the inbox: should a person's browser have filled in
 * the honeypot, somebody can still read it. The table has the name that instances of an earlier version write to.
 */
export async function addToQuarantine(
  db: Kysely<StoreTables>,
  call: MessageCall,
  locale: Locale,
  fields: object,
  now = Date.now(),
) {
  const { id } = await db
    .insertInto('held_messages')
    .values({ received_at: now, locale, call, fields: JSON.stringify(fields) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('held_messages')
    .where('id', '<=', id - MOST_QUARANTINED)
    .execute();
}

/** Messages in quarantine, newest first. */
export function listQuarantined(db: Store) {
  return db.selectFrom('held_messages').selectAll().orderBy('id', 'desc').execute();
}

/** How many messages are in quarantine. */
export async function countQuarantined(db: Store): Promise<number> {
  const { messages } = await db
    .selectFrom('held_messages')
    .select((expression) => expression.fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow();
  return Number(messages);
}
