import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, type Store } from '@/lib/store/database';

/** A path for a database file that goes with the test file. */
export function temporaryFile(): { file: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradego-test-'));
  return { file: path.join(folder, 'store', 'tradego.db'), remove: () => rmSync(folder, { recursive: true }) };
}

/** One real store for a test file, opened before its tests and removed after them. */
export function temporaryStore(fill: (store: Store) => Promise<void> = async () => {}): () => Store {
  let opened: Store | undefined;
  const { file, remove } = temporaryFile();
  beforeAll(async () => {
    opened = await openStore(file);
    await fill(opened);
  });
  afterAll(async () => {
    await opened?.destroy();
    remove();
  });
  return () => {
    if (!opened) throw new Error('The store is opened before the tests run.');
    return opened;
  };
}
