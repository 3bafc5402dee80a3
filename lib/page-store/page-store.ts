import { afterPaint } from './after-paint';
import type { BuiltFiles } from './built-files';
import { type PolicyOrigins, policyFor } from './content-security-policy';
import { inlineStyles } from './inline-styles';
import { PAGE_NOT_KEPT, PAGE_STATUS_404 } from './page-status';

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

const CACHE_TAGS_HEADER = 'x-next-cache-tags';

/** Values smaller than a page (data that pages read through Next's cache) stay in memory. */
const DATA_ENTRIES = 500;

/**
 * Keeps rendered pages over any storage. Each gets its stylesheets within the HTML, its scripts
 * after the first paint and its content security policy, on the very answer that renders it and
 * on every later one. A page that says it is a 404 gets that status and is not kept; one that
 * says so is not kept either.
 */
export class PageStore {
  #data = new Map<string, StoredEntry>();
  #invalidated = new Map<string, number>();

  constructor(
    private readonly storage: PageStorage,
    private readonly origins: PolicyOrigins,
    private readonly built: BuiltFiles,
    private readonly now: () => number = Date.now,
  ) {}

  async get(key: string, context: GetContext): Promise<StoredEntry | null> {
    const isData = context.kind === 'FETCH';
    const entry = isData ? this.#data.get(key) : ((await this.storage.read(key)) as StoredEntry | undefined);
    if (!entry) return null;
    const tags = isData ? [...(context.tags ?? []), ...(context.softTags ?? [])] : tagsOf(entry.value);
    // Within one millisecond the order is not known: rendering once more is the safe reading.
    return tags.some((tag) => (this.#invalidated.get(tag) ?? 0) >= entry.lastModified) ? null : entry;
  }

  async set(key: string, value: PageValue | null, context: SetContext): Promise<void> {
    if (value === null) {
      this.#data.delete(key);
      await this.storage.remove(key);
      return;
    }
    const entry: StoredEntry = { lastModified: this.now(), value, cacheControl: context.cacheControl };
    if (value.kind === 'FETCH') {
      this.#keepData(key, entry);
      return;
    }
    if (value.kind === 'APP_PAGE' && typeof value.html === 'string') {
      // In place: Next sends this very object with the answer being made.
      value.html = afterPaint(inlineStyles(value.html, this.built));
      value.headers = { ...value.headers, 'content-security-policy': policyFor(value.html, this.origins) };
      if (value.html.includes(PAGE_STATUS_404)) {
        value.status = 404;
        return;
      }
      if (value.html.includes(PAGE_NOT_KEPT)) return;
    }
    await this.storage.write(key, entry);
  }

  revalidateTags(tags: string[]): void {
    for (const tag of tags) this.#invalidated.set(tag, this.now());
  }

  #keepData(key: string, entry: StoredEntry): void {
    this.#data.delete(key);
    this.#data.set(key, entry);
    for (const oldest of this.#data.keys()) {
      if (this.#data.size <= DATA_ENTRIES) break;
      this.#data.delete(oldest);
    }
  }
}

function tagsOf({ headers }: PageValue): string[] {
  const tags = headers?.[CACHE_TAGS_HEADER];
  return typeof tags === 'string' ? tags.split(',') : [];
}
