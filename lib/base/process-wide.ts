const holder = globalThis as { tradego?: object };

/**
 * State that exists once per process, whichever bundle asks for it. Next compiles a module once for pages and once for
 * the start of the server (instrumentation.ts), and the server's entry (lib/server/main.ts) is a bundle of its own: a
 * module variable would exist three times. This is our only object on `globalThis`; each module names its own part of
 * it.
 *
 * The cache handler, which imports nothing, reads the same object (lib/next/cache-handler.mjs).
 */
export function processWide<T extends object>(): Partial<T> {
  holder.tradego ??= {};
  return holder.tradego;
}
