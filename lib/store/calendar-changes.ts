import type { Kysely } from 'kysely';
import type { StoreTables } from './schema';
import type { Store } from './store';

/** What an event was when it last changed, how often it had changed by then, and when, in ms since 1970. */
type Remembered = [digest: string, sequence: number, changedAt: number];

export interface EventChange {
  sequence: number;
  changedAt: number;
}

/** Events remembered beside those of today: one that is gone for a while goes on counting when it is back. */
const MOST_GONE = 1000;

/**
 * How often each event of a calendar has changed since it was first told, and when it last did. What is told for the
 * first time has not changed since it was published.
 *
 * @param events by their lasting names: what each says, and when it was published
 */
export async function countChanges(
  db: Store,
  calendar: string,
  events: ReadonlyMap<string, { digest: string; published: number }>,
  now = Date.now(),
): Promise<Map<string, EventChange>> {
  const name = `calendar.${calendar}`;
  const known = await recalled(db, name);
  const isNews = [...events].some(([uid, { digest }]) => known[uid]?.[0] !== digest);
  if (!isNews) return changesOf(known, events);
  return db.alone(name, async (transaction) => {
    const before = await recalled(transaction, name);
    const after = Object.fromEntries([...events].map(([uid, event]) => [uid, remembered(before[uid], event, now)]));
    const gone = Object.entries(before)
      .filter(([uid]) => !events.has(uid))
      .sort(([, [, , one]], [, [, , other]]) => other - one)
      .slice(0, MOST_GONE);
    const value = JSON.stringify({ ...Object.fromEntries(gone), ...after });
    await transaction
      .insertInto('facts')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    return changesOf(after, events);
  });
}

async function recalled(db: Kysely<StoreTables>, name: string): Promise<Record<string, Remembered>> {
  const row = await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  return row ? JSON.parse(row.value) : {};
}

function remembered(
  before: Remembered | undefined,
  { digest, published }: { digest: string; published: number },
  now: number,
): Remembered {
  if (before === undefined) return [digest, 0, published];
  return before[0] === digest ? before : [digest, before[1] + 1, now];
}

function changesOf(known: Record<string, Remembered>, events: ReadonlyMap<string, unknown>): Map<string, EventChange> {
  return new Map(
    [...events.keys()].flatMap((uid) => {
      const [, sequence, changedAt] = known[uid] ?? [];
      return sequence === undefined || changedAt === undefined ? [] : [[uid, { sequence, changedAt }]];
    }),
  );
}
