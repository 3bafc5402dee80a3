import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether a script has taken this part of the page over. Not in the HTML: a part says it in `data-live`, and until then
 * its styles are those of a page without scripts, unless `html[data-scripts]` says that they are on their way
 * (lib/next/after-paint.ts). Not one mark on `<html>`: React takes the sections of a page over one by one, and
 * a part whose code does not come stays as without scripts. It costs a carousel one render of about a twentieth of its
 * first, which it makes anyway for what else only the browser knows.
 */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
