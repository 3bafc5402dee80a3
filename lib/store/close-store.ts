/**
 * Closes the store of this process, if one was opened (database.ts): the log of a database file is merged into it, so
 * that whoever copies the file alone has everything. By the global object, since the entry of the server is bundled
 * without the store.
 */
export async function closeStore(): Promise<void> {
  const { tradegoStore } = globalThis as { tradegoStore?: Promise<{ destroy(): Promise<void> }> };
  try {
    await (await tradegoStore)?.destroy();
  } catch {
    // It was never open, or is away: nothing of it is left to be merged.
  }
}
