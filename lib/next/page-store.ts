import { LRUCache } from 'lru-cache';
import { PAGE_MADE_AGAIN_AFTER, PAGE_RETRIED_AFTER, PAGE_SHOWN, PAGE_WITHOUT_CHANGE } from '../base/freshness.mjs';
import { log, reasonOf } from '../base/log';
import { afterPaint } from './after-paint';
import { withoutApiContent } from './api-content';
import type { BuiltFiles } from './built-files';
import { type PolicyOrigins, policyFor } from './content-security-policy';
import { inlineStyles } from './inline-styles';
import { answerOf } from './page-answer';
import { compactData } from './page-data';
import { endOf } from './page-life';

/**
 * Keeps pages as they are sent.
 *
 * - Gain: a page is made once for all visitors, with its styles within, its policy and its status; what was withdrawn is
 *   gone within a minute.
 * - Depends on: Next sending the very object that its cache handler is given with the answer being made; the header
 *   `x-next-cache-tags`; keys that end in `$` and the internal address; `expire` beside `revalidate`.
 * - When that changes: pages come without policy and styles, or are shown for longer, which unit tests cannot see:
 *   tests/e2e/site/observatory.spec.ts and tests/e2e/servers/published.spec.ts fail.
 */

/** A page as Next hands it over; only the fields that matter here. */
export interface PageValue {
  kind: string;
  html?: string;
  headers?: Record<string, string | string[] | undefined>;
  status?: number;
}

export interface StoredEntry {
  lastModified: number;
  value: PageValue;
  cacheControl?: unknown;
}

export interface PageStorage {
  read(key: string): Promise<unknown>;
  /** Counts as a use; whether the value is still there. */
  holds(key: string): Promise<boolean>;
  write(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

interface GetContext {
  kind: string;
  tags?: string[];
  softTags?: string[];
}

interface SetContext {
  fetchCache?: boolean;
  tags?: string[];
  cacheControl?: unknown;
}

/** A page as it is kept now. Once it is replaced or removed, `keptPage` no longer returns this object. */
export interface KeptPage {
  readonly key: string;
  readonly lastModified: number;
  readonly tags: readonly string[];
  /** From this time (ms) Next renders the page again when it is asked for. */
  readonly freshUntil: number;
  /** When the storage was last asked for it. */
  lookedAt: number;
}

const CACHE_TAGS_HEADER = 'x-next-cache-tags';

/** Values smaller than a page (data that pages read through Next's cache) stay in memory. */
const DATA_ENTRIES = 500;

/** Pages that are remembered here; the storage holds no more. */
const KNOWN_PAGES = 6000;

/** How often the storage is asked for a page that is shown without it. */
const LOOK_EVERY_MS = 1000;

/**
 * Keeps rendered pages over any storage. Each gets its stylesheets within the HTML, its scripts
 * after the first paint and its content security policy, on the very answer that renders it and
 * on every later one. A page that says it is a 404 gets that status, and one that says so is not
 * kept: what was kept under its name goes too, or a withdrawn article would be shown for ever. A
 * page that could not be made (503) is not kept either, but leaves what there was. A page whose
 * data has changed since it was made counts as missing, likewise one that went on without an answer that is there now.
 */
export class PageStore {
  #data = new LRUCache<string, StoredEntry>({ max: DATA_ENTRIES });
  #invalidated = new Map<string, number>();
  /** By internal address. */
  #pages = new LRUCache<string, KeptPage>({ max: KNOWN_PAGES });
  /** Whether the last page could be kept, so that a full disk is logged once. */
  #keeps = true;

  /** @param isOutdated whether a cache tag names data that has changed, or an awaited answer that has come */
  constructor(
    private readonly storage: PageStorage,
    private readonly origins: PolicyOrigins,
    private readonly built: BuiltFiles,
    private readonly isOutdated: (tag: string) => boolean,
    private readonly now: () => number = Date.now,
  ) {}

  async get(key: string, context: GetContext): Promise<StoredEntry | null> {
    const isData = context.kind === 'FETCH';
    const entry = isData ? this.#data.get(key) : ((await this.storage.read(key)) as StoredEntry | undefined);
    if (!entry) return null;
    const tags = isData ? [...(context.tags ?? []), ...(context.softTags ?? [])] : tagsOf(entry.value);
    if (this.#isStale(tags, entry.lastModified)) return null;
    if (!isData) this.#note(key, entry, tags);
    return entry;
  }

  /**
   * The page kept for an internal address, if Next would show it as it is. It also tells the storage once a second that
   * the page is in use, so that the least used files are removed first, and forgets the page when its file is gone.
   */
  keptPage(address: string): KeptPage | undefined {
    const page = this.#pages.get(address);
    if (!page || this.now() >= page.freshUntil || this.#isStale(page.tags, page.lastModified)) return undefined;
    if (this.now() - page.lookedAt >= LOOK_EVERY_MS) {
      page.lookedAt = this.now();
      void this.storage.holds(page.key).then((isThere) => {
        if (!isThere) this.#forget(page.key);
      });
    }
    return page;
  }

  /** The HTML of a kept page; undefined if another page has replaced it. */
  async htmlOf(page: KeptPage): Promise<string | undefined> {
    const entry = await this.get(page.key, { kind: 'APP_PAGE' });
    const isSame = this.#pages.get(addressOf(page.key)) === page && entry?.lastModified === page.lastModified;
    return isSame ? entry.value.html : undefined;
  }

  #isStale(tags: readonly string[], lastModified: number): boolean {
    // Within the same millisecond the order is unknown: render once more to be safe.
    return (
      this.now() >= endOf(tags) ||
      tags.some((tag) => this.isOutdated(tag) || (this.#invalidated.get(tag) ?? 0) >= lastModified)
    );
  }

  #note(key: string, { lastModified, cacheControl }: StoredEntry, tags: readonly string[]): void {
    const address = addressOf(key);
    if (this.#pages.get(address)?.lastModified === lastModified) return;
    const { revalidate } = (cacheControl ?? {}) as { revalidate?: unknown };
    // Without a number the page does not expire.
    const freshUntil = typeof revalidate === 'number' ? lastModified + revalidate * 1000 : Number.POSITIVE_INFINITY;
    this.#pages.set(address, { key, lastModified, tags, freshUntil, lookedAt: this.now() });
  }

  #forget(key: string): void {
    this.#pages.delete(addressOf(key));
  }

  async set(key: string, value: PageValue | null, context: SetContext): Promise<void> {
    try {
      await this.#set(key, value, context);
    } finally {
      // A reader may have remembered the previous page meanwhile.
      this.#forget(key);
    }
  }

  async #set(key: string, value: PageValue | null, context: SetContext): Promise<void> {
    if (value === null) {
      this.#data.delete(key);
      await this.storage.remove(key);
      return;
    }
    const entry: StoredEntry = { lastModified: this.now(), value, cacheControl: withEnd(context.cacheControl) };
    if (value.kind === 'FETCH') {
      this.#data.set(key, entry);
      return;
    }
    if (value.kind === 'APP_PAGE' && typeof value.html === 'string') {
      // In place: Next sends this very object with the answer being made.
      value.html = compactData(afterPaint(inlineStyles(value.html, this.built)));
      const policy = policyFor(withoutApiContent(value.html), this.origins);
      value.headers = { ...value.headers, 'content-security-policy': policy };
      const answer = answerOf(tagsOf(value));
      if (answer === 'unavailable') {
        value.status = 503;
        value.headers['retry-after'] = String(PAGE_RETRIED_AFTER);
        return;
      }
      if (answer === 'missing') value.status = 404;
      if (value.status === 404 || answer === 'not-kept') {
        await this.storage.remove(key);
        return;
      }
    }
    await this.#keep(key, entry);
  }

  /** Keeps a page. If that fails, the page is shown nevertheless and rendered again for the next visitor. */
  async #keep(key: string, entry: StoredEntry): Promise<void> {
    try {
      await this.storage.write(key, entry);
      this.#keeps = true;
    } catch (error) {
      if (this.#keeps) log('error', 'pages.not-kept', { reason: reasonOf(error) });
      this.#keeps = false;
    }
  }

  revalidateTags(tags: string[]): void {
    for (const tag of tags) this.#invalidated.set(tag, this.now());
  }
}

/**
 * Gives pages whose data may change by itself an expiry: without one Next would show a page once more however old it
 * is.
 */
function withEnd(cacheControl: unknown): unknown {
  const { revalidate } = (cacheControl ?? {}) as { revalidate?: unknown };
  if (typeof revalidate !== 'number' || revalidate >= PAGE_WITHOUT_CHANGE) return cacheControl;
  return { revalidate: Math.min(revalidate, PAGE_MADE_AGAIN_AFTER), expire: PAGE_SHOWN };
}

/** The internal address of a page, behind Next's own prefix and a dollar sign. */
function addressOf(key: string): string {
  return key.slice(key.indexOf('$') + 1);
}

function tagsOf({ headers }: PageValue): string[] {
  const tags = headers?.[CACHE_TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}
