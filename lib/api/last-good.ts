import { environment } from '../config/env';
import { store } from '../store/database';

/**
 * Last good answers of a remote API, kept in the store with their time and
 * with the address they came from: another API never shows this one's content.
 */

/** Answers kept; the oldest go first. */
const KEPT = 2000;

function source(): string {
  return environment().websiteApiUrl ?? '';
}

export async function readLastGood(key: string): Promise<{ answer: unknown; at: number } | undefined> {
  const db = await store();
  const row = await db
    .selectFrom('last_good')
    .select(['answer', 'answered_at'])
    .where('source', '=', source())
    .where('call_key', '=', key)
    .executeTakeFirst();
  return row && { answer: JSON.parse(row.answer), at: row.answered_at };
}

export async function saveLastGood(key: string, answer: unknown, at: number): Promise<void> {
  const db = await store();
  const values = { answer: JSON.stringify(answer), answered_at: at };
  await db
    .insertInto('last_good')
    .values({ source: source(), call_key: key, ...values })
    .onConflict((conflict) => conflict.columns(['source', 'call_key']).doUpdateSet(values))
    .execute();
  await db
    .deleteFrom('last_good')
    .where('answered_at', '<', (expression) =>
      expression
        .selectFrom('last_good')
        .select('answered_at')
        .orderBy('answered_at', 'desc')
        .offset(KEPT - 1)
        .limit(1),
    )
    .execute();
}
