const holder = globalThis as { tradego?: object };

/**
 * What there is once in a process, whichever bundle asks. Next compiles a module once for pages and again for the start
 * of the server (instrumentation.ts), and the server's entry (lib/server/main.ts) is a bundle of its own: a variable of
 * a module would be three. This is the one object of ours on `globalThis`; each module names its own part of it.
 *
 * The cache handler, which imports nothing, reads the same object (lib/next/cache-handler.mjs).
 */
export function processWide<T extends object>(): Partial<T> {
  holder.tradego ??= {};
  return holder.tradego;
}
