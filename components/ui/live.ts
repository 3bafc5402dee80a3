import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether a script has taken this part of the page over. Not in the HTML: a part says it in `data-live`, and until then
 * its styles are those of a page without scripts, unless `html[data-scripts]` says that they are on their way
 * (lib/server/page-store/after-paint.ts).
 */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
