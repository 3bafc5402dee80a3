import { fromRedis, sharedRedis } from '../redis/connection';
import { log, reasonOf } from '../server/log';
import { raiseVersions, readVersions } from '../store/data-versions';
import { store, writeLasting } from '../store/database';
import type { CallName } from './calls';
import { learnVersions, versionOf } from './data-versions';

/**
 * Tells the site that the data behind these calls has changed. Every page that
 * shows it is made again when it is next asked for, from answers asked for after
 * this; nothing else is. Answers of a call that began before are given to whoever
 * waits for them, and are never kept as fresh ones.
 *
 * The change is written to the store, so that it outlives the process and is
 * known to every process on the store within half a second; where instances
 * share a Redis, it tells them at once.
 *
 * @throws where the store cannot be written; this process knows of the change all the same
 */
export async function invalidate(...calls: CallName[]): Promise<void> {
  const known = [...new Set(calls)].map((call): [CallName, number] => [call, versionOf(call)]);
  try {
    let raised: Awaited<ReturnType<typeof raiseVersions>> = [];
    await writeLasting(store, async (db) => {
      raised = await raiseVersions(db, known);
      learnVersions(raised);
    });
    void fromRedis(({ client, key }) => client.publish(key(CHANNEL), JSON.stringify(raised)));
  } catch (error) {
    learnVersions(known.map(([call, version]) => [call, version + 1]));
    throw error;
  }
}

const CHANNEL = 'versions';

/** Hears what other instances publish as soon as they do. What is missed meanwhile is learnt from the store. */
function listen(): void {
  const redis = sharedRedis();
  if (!redis) return;
  const { listener, key } = redis;
  const subscribe = () => void listener.subscribe(key(CHANNEL), hear).catch(() => undefined);
  // With every connection, the first of which may come long after the start: a second time changes nothing.
  listener.on('ready', subscribe);
  if (listener.isReady) subscribe();
}

function hear(message: string): void {
  try {
    const versions: unknown = JSON.parse(message);
    if (Array.isArray(versions)) learnVersions(versions.filter(isVersion));
  } catch {
    log('warn', 'redis.message-unknown', { length: message.length });
  }
}

function isVersion(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isSafeInteger(entry[1]);
}

/** How soon what another process published is shown here: decisions want a second at most. */
const LOOK_EVERY_MS = 500;

/** Learns what other processes on the same store say has changed. */
export async function lookForInvalidations(): Promise<void> {
  learnVersions(await readVersions(await store()));
}

/** Learns now, and from now on, what other processes on the same store say has changed. */
export async function watchInvalidations(): Promise<void> {
  listen();
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
    setTimeout(() => void look().then(lookAgain), LOOK_EVERY_MS).unref();
  };
  await look();
  lookAgain();
}
