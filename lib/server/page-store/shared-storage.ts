import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import { RESP_TYPES } from '@redis/client';
import { fromRedis } from '../../redis/connection';
import type { PageStorage } from './page-store';

/** A page that nobody made anew for a day is not needed any more; what room Redis has is its own setting. In seconds. */
const KEPT_SECONDS = 86_400;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * An instance's own storage, and behind it that of all instances in Redis: what one has made the others need not make,
 * a new instance least of all. A page carries the versions of its data, so that one made before a change counts as
 * outdated wherever it is read (data-versions.ts). Only the storage is shared, below our page store: a published cache
 * handler would take the store's place, which gives pages their styles, policy, status and versions.
 */
export class SharedStorage implements PageStorage {
  /** @param build names pages of one build and one configuration; others are never read */
  constructor(
    private readonly own: PageStorage,
    private readonly build: string,
  ) {}

  async read(key: string): Promise<unknown> {
    const own = await this.own.read(key);
    if (own !== undefined) return own;
    const packed = await fromRedis(({ client, key: name }) =>
      client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(name(this.#nameOf(key))),
    );
    if (!packed) return undefined;
    try {
      const value: unknown = deserialize(await unpack(packed));
      await this.own.write(key, value);
      return value;
    } catch {
      // Cut off or of another make: as good as never kept.
      return undefined;
    }
  }

  holds(key: string): Promise<boolean> {
    return this.own.holds(key);
  }

  async write(key: string, value: unknown): Promise<void> {
    await this.own.write(key, value);
    const packed = await pack(serialize(value), { level: 1 });
    await fromRedis(({ client, key: name }) => client.set(name(this.#nameOf(key)), packed, { EX: KEPT_SECONDS }));
  }

  async remove(key: string): Promise<void> {
    await this.own.remove(key);
    await fromRedis(({ client, key: name }) => client.del(name(this.#nameOf(key))));
  }

  #nameOf(key: string): string {
    return `page:${this.build}:${key}`;
  }
}
