import { CHANGE_LOOKED_FOR_EVERY } from '../base/freshness.mjs';
import { log, reasonOf } from '../base/log';
import { environment } from '../config/env';
import type { CallName } from '../contract/calls';
import { listenForChanges } from '../store/change-listener';
import { raiseVersions, readVersions } from '../store/data-versions';
import { store, writeLasting } from '../store/database';
import { takeCompanyContent } from './company';
import { COMPANY, learnVersions, versionOf } from './data-versions';

/**
 * Tells the site that the data behind these calls has changed. Every page that
 * shows it is made again when it is next asked for, from answers asked for after
 * this; nothing else is. Answers of a call that began before are given to whoever
 * waits for them, and are never kept as fresh ones.
 *
 * The change is written to the store, so that it outlives the process and is
 * known to every process on the store within half a second; PostgreSQL tells
 * them at once.
 *
 * @throws where the store cannot be written; this process knows of the change all the same
 */
export async function invalidate(...calls: CallName[]): Promise<void> {
  const known = [...new Set(calls)].map((call): [CallName, number] => [call, versionOf(call)]);
  try {
    await writeLasting(store, async (db) => learnVersions(await raiseVersions(db, known)));
  } catch (error) {
    learnVersions(known.map(([call, version]) => [call, version + 1]));
    throw error;
  }
}

/** Learns what other processes on the same store say has changed. */
export async function lookForInvalidations(): Promise<void> {
  const db = await store();
  const versions = await readVersions(db);
  // Before it is said that it has changed: a page that is made again shows what is there by then.
  const company = versions.find(([name]) => name === COMPANY)?.[1] ?? 0;
  if (company > versionOf(COMPANY)) await takeCompanyContent(db);
  learnVersions(versions);
}

/**
 * Learns now, and from now on, what other processes on the same store say has changed. PostgreSQL tells it, but no word
 * comes while the connection that hears it is away, or through a pooler that lends one for a transaction.
 */
export async function watchInvalidations(): Promise<void> {
  let reachable = true;
  const look = async () => {
    try {
      await lookForInvalidations();
      reachable = true;
    } catch (error) {
      if (reachable) log('warn', 'store.versions-unknown', { reason: reasonOf(error) });
      reachable = false;
    }
  };
  const lookAgain = () => {
    setTimeout(() => void look().then(lookAgain), CHANGE_LOOKED_FOR_EVERY * 1000).unref();
  };
  await look();
  const { database } = environment();
  if (database.engine === 'postgres') listenForChanges(database.url, () => void look());
  lookAgain();
}
