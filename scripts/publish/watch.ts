import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../../lib/base/log';
import { isFiled } from '../../lib/content-folder/kinds';
import type { ContentEntry } from '../../lib/content-folder/model';
import { readContentFolder } from '../../lib/content-folder/read';
import { planOf, type SoundFolder, withBundles } from '../../lib/publishing/plan';
import { prepareRelease } from '../../lib/publishing/prepare';
import { readPublished } from '../../lib/publishing/published';
import type { Store } from '../../lib/store/database';
import { areSound, publishAndSay } from './release';
import { DONE, entryOf, type Io, REFUSED, sayFaults, text, type Verb, withStore } from './verb';

const EVERY_MS = 15_000;
/** After this an entry that was due and could not be released is late. */
const LATE_MS = 30 * 60_000;

/** What this watch has called late already. */
const told = new Set<string>();

/**
 * `watch [--once]`: releases what is due, every quarter of a minute: an entry that says `notBefore`, or a document of
 * which the file says how the Exchange has it. Everything else waits for whoever publishes.
 */
export const watch: Verb = async ({ folder, values }, io) => {
  const once = values.once === true;
  let isEnded = false;
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isEnded = true;
      ended.abort();
    });
  }
  let code = DONE;
  while (!isEnded) {
    // A folder that is being written to, or a store that is away, is another day's for the next look.
    code = await lookOnce(folder, io).catch((error: unknown) => {
      io.err(text(error instanceof Error ? error.message : String(error)) ?? 'It failed.');
      return REFUSED;
    });
    if (once) return code;
    await pause(EVERY_MS, undefined, { signal: ended.signal }).catch(() => {});
  }
  return DONE;
};

async function lookOnce(path: string, io: Io): Promise<number> {
  const { entries, company, faults } = await readContentFolder(path);
  if (!company) {
    sayFaults(faults, io);
    return REFUSED;
  }
  // What has faults waits for whoever mends it, and nothing else waits for it.
  const faulty = new Set(faults.map(({ file }) => entryOf(file)));
  const sound = entries.filter(({ id }) => !faulty.has(id));
  return withStore((db) => releaseDue(db, { entries: sound, company }, path, io));
}

async function releaseDue(db: Store, folder: SoundFolder, path: string, io: Io): Promise<number> {
  const now = io.now();
  let worst = DONE;
  const published = await readPublished(db);
  const due = planOf(folder, published).filter(({ entry, step }) => entry && step === 'release' && isDue(entry, now));
  const done = new Set<string>();
  for (const { id } of due) {
    if (done.has(id)) continue;
    for (const each of withBundles([id], planOf(folder, published))) done.add(each.id);
    const prepared = prepareRelease(folder, await readPublished(db), { ids: [id] }, now);
    if (prepared.refused.length === 0) {
      const isSound = await areSound(prepared.publication, path, folder.company.company, io);
      if (!isSound) {
        worst = REFUSED;
        continue;
      }
      worst = Math.max(worst, await publishAndSay(db, prepared.publication, path, io, false));
      continue;
    }
    const entry = folder.entries.find((each) => each.id === id);
    const since = entry?.notBefore ?? entry?.exchange?.at ?? now;
    if (now - since < LATE_MS || told.has(id)) continue;
    told.add(id);
    log('warn', 'publication.late', { id, because: prepared.refused.map(({ because }) => because).join(' ') });
  }
  return worst;
}

function isDue(entry: ContentEntry, now: number): boolean {
  if (entry.notBefore !== undefined) return entry.notBefore <= now;
  return isFiled(entry) && entry.exchange !== undefined;
}
