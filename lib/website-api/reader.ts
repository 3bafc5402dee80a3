/** How a read of the API ended. */
export type Read<T> = { state: 'fresh'; data: T } | { state: 'stale'; data: T; at: number } | { state: 'failed' };

export interface ReaderOptions {
  /** The last good answer kept from an earlier process, if there is one. */
  load(key: string): Promise<{ answer: unknown; at: number } | undefined>;
  save(key: string, answer: unknown, at: number): Promise<void>;
  /** Whether answers outlive the process. */
  persistent(): boolean;
  onFailure(key: string, error: unknown): void;
  now?(): number;
  /** How long an answer counts as fresh, in ms. */
  freshFor?: number;
  /** How long a reader waits when there is a last good answer to fall back on, in ms. */
  patience?: number;
  /** How long it waits when there is none, in ms. */
  patienceWithNothing?: number;
  /** How many answers are kept in memory. */
  limit?: number;
}

interface Entry {
  answer?: { data: unknown; at: number };
  pending?: Promise<void>;
  /** When the last attempt failed; no new one is made for a moment after. */
  failedAt?: number;
}

const AFTER_FAILURE_MS = 2000;

/**
 * Reads through a memory of last good answers, one call at a time per key.
 * A slow call goes on in the background and its answer serves the next reader.
 */
export function createReader(options: ReaderOptions) {
  const {
    now = Date.now,
    freshFor = 30_000,
    patience = 3000,
    patienceWithNothing = 8000,
    limit = 500,
    load,
    save,
    persistent,
    onFailure,
  } = options;
  const entries = new Map<string, Entry>();

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? {};
    // Re-inserting keeps the map in order of use; the oldest goes first.
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= limit) break;
      entries.delete(oldest);
    }
    return entry;
  }

  async function refresh<T>(key: string, entry: Entry, call: () => Promise<T>): Promise<void> {
    try {
      const data = await call();
      const at = now();
      entry.answer = { data, at };
      entry.failedAt = undefined;
      if (persistent()) {
        await save(key, data, at).catch((error: unknown) => onFailure(key, error));
      }
    } catch (error) {
      entry.failedAt = now();
      onFailure(key, error);
    }
  }

  async function recall(key: string, entry: Entry): Promise<void> {
    if (entry.answer || !persistent()) return;
    const kept = await load(key).catch(() => undefined);
    if (kept && !entry.answer) entry.answer = { data: kept.answer, at: kept.at };
  }

  async function read<T>(key: string, call: () => Promise<T>): Promise<Read<T>> {
    const entry = entryOf(key);
    const isFresh = () =>
      entry.answer !== undefined && now() - entry.answer.at < freshFor && entry.failedAt === undefined;
    if (isFresh()) return { state: 'fresh', data: entry.answer?.data as T };

    const restsAfterFailure = entry.failedAt !== undefined && now() - entry.failedAt < AFTER_FAILURE_MS;
    if (!restsAfterFailure) {
      entry.pending ??= refresh(key, entry, call).finally(() => {
        entry.pending = undefined;
      });
      await recall(key, entry);
      await Promise.race([entry.pending, waiting(entry.answer ? patience : patienceWithNothing)]);
      if (isFresh()) return { state: 'fresh', data: entry.answer?.data as T };
    } else {
      await recall(key, entry);
    }
    return entry.answer ? { state: 'stale', data: entry.answer.data as T, at: entry.answer.at } : { state: 'failed' };
  }

  return { read };
}

function waiting(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref?.();
  });
}
