/** Stands for our own origin while an address is judged; no address can name it. */
const OWN = 'https://own.invalid';

/**
 * The address of a file or a recording as an API gives it, where a visitor can
 * be sent there: on the web, or by an absolute path of our own. Anything else
 * (nothing at all, `javascript:`, `data:`, what cannot be read) is none.
 */
export function fileAddress(given: string | null | undefined): string | undefined {
  const address = given?.trim() ?? '';
  if (!/^(?:https?:\/\/|\/)/i.test(address) || !URL.canParse(address, OWN)) return undefined;
  const { origin } = new URL(address, OWN);
  // A path that leads to another host (`//…`, `/\…`) is not one of ours.
  const isOwn = origin === OWN;
  return isOwn === address.startsWith('/') ? address : undefined;
}

/** A place in a recording, in seconds, as media fragments name it. */
export function partAddress(address: string, at: number): string {
  return `${address.replace(/#.*/, '')}#t=${at}`;
}
