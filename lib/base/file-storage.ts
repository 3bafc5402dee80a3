import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

export interface StorageLimits {
  /** Bytes on disk. */
  bytes: number;
  entries: number;
}

/**
 * A folder of values by key that never outgrows its limits: the least recently
 * used go first. What it holds survives a restart.
 */
export class FileStorage {
  /** Sizes by file name, in order of use. */
  #sizes = new Map<string, number>();
  #bytes = 0;
  #writes = 0;

  constructor(
    private readonly folder: string,
    private readonly limits: StorageLimits,
  ) {
    const names = namesIn(folder);
    // Unfinished files of a process that ended while it wrote.
    for (const name of names) {
      if (/\.page\.\d+\.\d+$/.test(name)) discardNow(path.join(folder, name));
    }
    const files = names
      .filter((name) => name.endsWith('.page'))
      .map((name) => ({ name, ...sizeAndTime(path.join(folder, name)) }))
      .sort((one, other) => one.time - other.time);
    for (const { name, size } of files) this.#count(name, size);
  }

  async read(key: string): Promise<unknown> {
    const name = fileName(key);
    const size = this.#sizes.get(name);
    if (size === undefined) return undefined;
    try {
      const value: unknown = deserialize(await readFile(path.join(this.folder, name)));
      this.#count(name, size);
      return value;
    } catch {
      // The file was cut off while it was written, or removed by hand: it counts as never kept.
      this.#stopCounting(name);
      return undefined;
    }
  }

  async holds(key: string): Promise<boolean> {
    const name = fileName(key);
    const size = this.#sizes.get(name);
    if (size === undefined) return false;
    try {
      await access(path.join(this.folder, name));
      this.#count(name, size);
      return true;
    } catch {
      this.#stopCounting(name);
      return false;
    }
  }

  async write(key: string, value: unknown): Promise<void> {
    const name = fileName(key);
    const bytes = serialize(value);
    // Too large to keep: an older value of the key must not stand in for it.
    if (bytes.byteLength > this.limits.bytes) return this.remove(key);
    const target = path.join(this.folder, name);
    const draft = `${target}.${process.pid}.${this.#writes++}`;
    mkdirSync(this.folder, { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, target);
    } catch (error) {
      // Remove the part that was written before the disk was full.
      await discard(draft);
      throw error;
    }
    this.#count(name, bytes.byteLength);
    await this.#shrink();
  }

  async remove(key: string): Promise<void> {
    const name = fileName(key);
    this.#stopCounting(name);
    await discard(path.join(this.folder, name));
  }

  #count(name: string, size: number): void {
    this.#stopCounting(name);
    this.#sizes.set(name, size);
    this.#bytes += size;
  }

  #stopCounting(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }

  async #shrink(): Promise<void> {
    for (const name of this.#sizes.keys()) {
      if (this.#sizes.size <= this.limits.entries && this.#bytes <= this.limits.bytes) return;
      this.#stopCounting(name);
      await discard(path.join(this.folder, name));
    }
  }
}

/** A folder that cannot be made holds nothing; writing tells why. */
function namesIn(folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Removes a file. On a disk that is read-only it stays, and nothing that this process counts says that it is there. */
async function discard(file: string): Promise<void> {
  await rm(file, { force: true }).catch(() => undefined);
}

/** The same, synchronously. */
export function discardNow(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true });
  } catch {
    // It stays.
  }
}

function fileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex')}.page`;
}

function sizeAndTime(file: string): { size: number; time: number } {
  const { size, mtimeMs } = statSync(file);
  return { size, time: mtimeMs };
}
