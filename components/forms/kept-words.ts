/** The parts of the page that hold words of a visitor out of sight. */
const holders = new Set<string>();

/**
 * Words of a visitor that a script holds out of sight, such as a draft that could not be sent, are gone when the
 * page is loaded again. While there are any, `<html data-kept-words>` says so to whoever would do that
 * (lib/routing/narrow-window.ts).
 */
export function markKeptWords(holder: string, hasWords: boolean): void {
  if (hasWords) holders.add(holder);
  else holders.delete(holder);
  document.documentElement.toggleAttribute('data-kept-words', holders.size > 0);
}
