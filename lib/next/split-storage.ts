import type { PageStorage } from './page-store';

/**
 * Keeps pages of long lists apart from all others.
 *
 * - Gain: whoever pages through a register of ten thousands pushes out no article and no page of the menu.
 * - Depends on: keys that end in `$` and the internal address (page-store.ts).
 * - When that changes: all pages are kept in one folder; tests/e2e/servers/next-contract.spec.ts fails.
 */

/**
 * Two storages as one. What there is a bounded number of (every route, every article)
 * has a storage of its own; pages of lists that somebody paged to or narrowed, of which a
 * long register has tens of thousands, stand on the other and push out only each other.
 */
export class SplitStorage implements PageStorage {
  constructor(
    private readonly pages: PageStorage,
    private readonly pagesOfLists: PageStorage,
  ) {}

  read(key: string): Promise<unknown> {
    return this.#storageOf(key).read(key);
  }

  holds(key: string): Promise<boolean> {
    return this.#storageOf(key).holds(key);
  }

  write(key: string, value: unknown): Promise<void> {
    return this.#storageOf(key).write(key, value);
  }

  remove(key: string): Promise<void> {
    return this.#storageOf(key).remove(key);
  }

  #storageOf(key: string): PageStorage {
    // Next's own prefix, a dollar sign, and the internal address: layout, language, route, paging.
    const [, , , route, ...rest] = key.slice(key.indexOf('$') + 1).split('/');
    return rest.length > 0 && route !== 'dynamicDetails' ? this.pagesOfLists : this.pages;
  }
}
