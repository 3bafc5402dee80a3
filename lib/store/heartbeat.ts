import { sql } from 'kysely';
import { log, reasonOf } from '../base/log';
import { store, writeLasting } from './database';

/** How long a result is valid, and how long one waits for a new one, in ms. */
const VALID_MS = 1000;

let lastCheck: { works: boolean; at: number } | undefined;
let runningCheck: Promise<boolean> | undefined;

/**
 * Whether the store keeps what it is given: a row is written to the file that
 * the database's path names and read from it again, at most once a second. While
 * another process holds the file, the answer is the one of before.
 */
export async function isStoreWorking(): Promise<boolean> {
  if (lastCheck && performance.now() - lastCheck.at < VALID_MS) return lastCheck.works;
  runningCheck ??= check().finally(() => {
    runningCheck = undefined;
  });
  const before = lastCheck;
  if (!before) return runningCheck;
  const answerOfBefore = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(before.works), VALID_MS).unref();
  });
  return Promise.race([runningCheck, answerOfBefore]);
}

async function check(): Promise<boolean> {
  const works = await writeAndRead().catch((error: unknown) => {
    log('error', 'healthz.store', { reason: reasonOf(error) });
    return false;
  });
  lastCheck = { works, at: performance.now() };
  return works;
}

async function writeAndRead(): Promise<boolean> {
  const value = new Date().toISOString();
  await writeLasting(store, (db) =>
    db
      .insertInto('facts')
      .values({ name: 'heartbeat', value })
      // A clock that was set back makes it no older than it was (file-evidence.ts).
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({
          value: sql`CASE WHEN excluded.value > facts.value THEN excluded.value ELSE facts.value END`,
        }),
      )
      .execute(),
  );
  const read = await (await store())
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'heartbeat')
    .executeTakeFirst();
  // Two copies of the site may share a file: a newer heartbeat of the other one is as good.
  return read !== undefined && read.value >= value;
}
