import { LRUCache } from 'lru-cache';
import {
  ANSWER_FRESH,
  ANSWER_TRUSTED,
  ANSWER_UNDER_WAY,
  ASKED_AGAIN_AFTER,
  EMPTY_BELIEVED_AFTER,
} from '../base/freshness.mjs';
import { ApiFailure } from '../contract/failure';
import type { List } from '../contract/types';
import type { TimeLeft } from './deadline';

/**
 * How a read of the API ended: `late` is the last good answer, which is not old, while the next one is on its way;
 * `stale` is one after a failure, or older than a visitor should trust; `failed` has nothing to show. `awaited` names
 * the answer that is still on its way (pending-answers.ts); `empty` is where the API answered, and had nothing to give.
 */
export type Read<T> =
  | { state: 'fresh'; data: T; awaited?: undefined }
  | { state: 'late'; data: T; at: number; awaited: string }
  | { state: 'stale'; data: T; at: number; awaited?: string; empty?: true }
  | { state: 'failed'; awaited?: string; empty?: true };

export interface ReaderOptions {
  /** The last good answer kept from an earlier process, if there is one. */
  load(key: string): Promise<{ answer: unknown; at: number } | undefined>;
  save(key: string, answer: unknown, at: number): Promise<void>;
  /** Whether answers outlive the process. */
  persistent(): boolean;
  /** Version of the data that an answer is made from; an answer from an earlier one is never fresh. */
  versionOf?(key: string): number;
  onFailure(key: string, error: unknown): void;
  /** A list that had entries came back empty: `held` while that is doubted, `taken` once it is believed. */
  onEmpty?(key: string, outcome: 'held' | 'taken'): void;
  /** Names an answer that a reader did not wait for, until it is there. */
  announce?(done: Promise<void>): string;
  now?(): number;
  /** How many answers are kept in memory. */
  limit?: number;
}

interface Entry {
  /** Without a version it is from an earlier process, and the next attempt decides. */
  answer?: { data: unknown; at: number; version?: number };
  /** The call that is being made, and the version of the data that it was begun with. */
  pending?: { version: number; begun: number; done: Promise<void>; awaited?: string };
  /** When the last attempt failed, and with which version; no new one is made for a moment after. */
  failed?: { at: number; version: number; empty?: true };
  /** When the list was first said to be empty that had entries before. */
  emptySince?: number;
}

export interface ReadOptions {
  /** Whether the answer is worth its place in the store; default true. */
  kept?: boolean;
  /** How long the reader waits, in ms since the call was begun. Default: as long as the call takes. */
  timeout?: TimeLeft;
  /** How old the last good answer may be while the next is on its way, in ms; default ten minutes. */
  trustedFor?: number;
}

/**
 * Reads through a memory of last good answers, one call at a time per key.
 * A slow call goes on in the background and its answer serves the next reader.
 * A list that was good does not become empty by one answer.
 */
export function createReader(options: ReaderOptions) {
  const {
    now = Date.now,
    limit = 500,
    load,
    save,
    persistent,
    versionOf = () => 0,
    onFailure,
    onEmpty = () => {},
    announce = () => 'awaited',
  } = options;
  const entries = new LRUCache<string, Entry>({ max: limit });

  function entryOf(key: string): Entry {
    const entry = entries.get(key) ?? {};
    entries.set(key, entry);
    return entry;
  }

  /** Whether less than `span` has passed; a clock that was set back has passed nothing it could count on. */
  function within(since: number | undefined, span: number): boolean {
    if (since === undefined) return false;
    const passed = now() - since;
    return passed >= 0 && passed < span;
  }

  async function refresh<T>(key: string, entry: Entry, call: () => Promise<T>, kept: boolean): Promise<void> {
    const version = versionOf(key);
    try {
      const data = await call();
      // This call began before the data changed, and a later one has answered already: drop its result.
      if ((entry.answer?.version ?? 0) > version) return;
      const at = now();
      const empty = isEmpty(data);
      if (empty) await recall(key, entry);
      const replacesEntries = entry.answer !== undefined && !isEmpty(entry.answer.data);
      // If the data is known to have changed, an empty list is no surprise.
      const surprising = empty && replacesEntries && (entry.answer?.version ?? version) === version;
      if (surprising && !isPastTheEnd(data)) {
        const doubted = entry.emptySince !== undefined && entry.emptySince <= at;
        if (!doubted) entry.emptySince = at;
        if (within(entry.emptySince, EMPTY_BELIEVED_AFTER * 1000)) {
          entry.failed = { at, version };
          if (!doubted) onEmpty(key, 'held');
          return;
        }
        onEmpty(key, 'taken');
      }
      entry.emptySince = undefined;
      entry.answer = { data, at, version };
      entry.failed = undefined;
      // Whoever reads has the answer by now and need not wait for the store, which may be locked.
      // Addresses of pages that were never there would push real answers out.
      if (persistent() && kept && (!empty || replacesEntries) && version === versionOf(key)) {
        void save(key, data, at).catch((error: unknown) => onFailure(key, error));
      }
    } catch (error) {
      const empty = error instanceof ApiFailure && error.kind === 'no-price';
      entry.failed = { at: now(), version, ...(empty && { empty }) };
      onFailure(key, error);
    }
  }

  async function recall(key: string, entry: Entry): Promise<void> {
    if (entry.answer || !persistent()) return;
    const kept = await load(key).catch(() => undefined);
    if (kept && !entry.answer) entry.answer = { data: kept.answer, at: kept.at };
  }

  async function read<T>(
    key: string,
    call: () => Promise<T>,
    { kept = true, timeout = UNLIMITED, trustedFor = ANSWER_TRUSTED * 1000 }: ReadOptions = {},
  ): Promise<Read<T>> {
    const entry = entryOf(key);
    const asked = versionOf(key);
    const hasFailed = () => entry.failed !== undefined && entry.failed.version >= asked;
    const isFresh = () =>
      (entry.answer?.version ?? -1) >= asked && within(entry.answer?.at, ANSWER_FRESH * 1000) && !hasFailed();
    if (isFresh()) return { state: 'fresh', data: entry.answer?.data as T };

    const isTrusted = () => !hasFailed() && within(entry.answer?.at, trustedFor);
    if (!hasFailed() || !within(entry.failed?.at, ASKED_AGAIN_AFTER * 1000)) {
      if (entry.pending === undefined || entry.pending.version < asked) {
        const pending: Entry['pending'] = {
          version: asked,
          begun: performance.now(),
          done: refresh(key, entry, call, kept).finally(() => {
            if (entry.pending === pending) entry.pending = undefined;
          }),
        };
        entry.pending = pending;
      }
      await recall(key, entry);
      await waited(entry.pending, isTrusted() ? timeout.withLastGood : timeout.withNothing);
      if (isFresh()) return { state: 'fresh', data: entry.answer?.data as T };
    } else {
      await recall(key, entry);
    }
    const awaited = awaitedIn(entry);
    const why = entry.failed?.empty && { empty: true as const };
    if (!entry.answer) return hasFailed() || !awaited ? { state: 'failed', ...why } : { state: 'failed', awaited };
    const { data, at } = entry.answer as { data: T; at: number };
    if (awaited && isTrusted()) return { state: 'late', data, at, awaited };
    return { state: 'stale', data, at, ...(awaited && { awaited }), ...why };
  }

  /** The name of the answer that is on its way, unless its call has taken so long that it counts as failed. */
  function awaitedIn({ pending }: Entry): string | undefined {
    if (pending === undefined || performance.now() - pending.begun >= ANSWER_UNDER_WAY * 1000) return undefined;
    pending.awaited ??= announce(pending.done);
    return pending.awaited;
  }

  return { read };
}

const UNLIMITED: TimeLeft = { withLastGood: Number.POSITIVE_INFINITY, withNothing: Number.POSITIVE_INFINITY };

/**
 * Waits for a call, counted from when the call began: a reader who comes late to a call that hangs waits no longer than
 * the first.
 */
async function waited(pending: Entry['pending'], timeout: number): Promise<void> {
  if (pending === undefined) return;
  if (timeout === Number.POSITIVE_INFINITY) return pending.done;
  const left = Math.max(0, timeout - (performance.now() - pending.begun));
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    // One more turn of the event loop: on a busy machine the answer may have arrived but not been processed.
    timer = setTimeout(() => setImmediate(resolve), left);
  });
  await Promise.race([pending.done, tooLong]);
  clearTimeout(timer);
}

/** A list, or a page of one, without entries. */
function isEmpty(data: unknown): boolean {
  const items = Array.isArray(data) ? data : (data as Partial<List<unknown>> | null | undefined)?.items;
  return Array.isArray(items) && items.length === 0;
}

/** An empty page of a list that says it has entries elsewhere. */
function isPastTheEnd(data: unknown): boolean {
  return ((data as Partial<List<unknown>>).total ?? 0) > 0;
}
