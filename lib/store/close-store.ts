import { processWide } from '../base/process-wide';

/**
 * Closes the store of this process, if one was opened (database.ts): the log of a database file is merged into it, so
 * that whoever copies the file alone has everything. By its place in the process, since the entry of the server is bundled
 * without the store.
 */
export async function closeStore(): Promise<void> {
  const shared = processWide<{ store: Promise<{ destroy(): Promise<void> }> }>();
  try {
    await (await shared.store)?.destroy();
  } catch {
    // It was never open, or is away: nothing of it is left to be merged.
  }
}
