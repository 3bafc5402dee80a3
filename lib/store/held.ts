import type { Kysely } from 'kysely';
import type { Locale } from '../i18n/locales';
import type { Store } from './database';
import type { StoreTables } from './schema';

/** The calls whose messages may be held back. */
export const HELD_CALLS = ['submitConsultation', 'submitQuestion'] as const;
export type HeldCall = (typeof HELD_CALLS)[number];

/** Held messages that are kept; a flood of them pushes out the oldest, and nothing else. */
const MOST_HELD = 10_000;

/**
 * Keeps a message that looks like a program's apart from the inbox: should a person's browser have filled in
 * the honeypot, somebody can still read it.
 */
export async function addHeld(
  db: Kysely<StoreTables>,
  call: HeldCall,
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
    .where('id', '<=', id - MOST_HELD)
    .execute();
}

/** Held messages, newest first. */
export function listHeld(db: Store) {
  return db.selectFrom('held_messages').selectAll().orderBy('id', 'desc').execute();
}

/** How many messages are held. */
export async function countHeld(db: Store): Promise<number> {
  const { held } = await db
    .selectFrom('held_messages')
    .select((expression) => expression.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow();
  return Number(held);
}
