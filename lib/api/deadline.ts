import { cache } from 'react';
import { environment } from '../config/env';

/** How long a page waits for the API in all, in ms: where it can show last good answers that are not old, and where not. */
const WITH_LAST_GOOD_MS = 350;
const WITH_NOTHING_MS = 2000;

/** What a read with nothing good to show has in any case: when the deadline of a page is past, our own machine may have spent it. */
const LEAST_MS = 250;

/** When the page being rendered asked for something first; outside of a page every read is the first. */
const begun = cache(() => ({ at: performance.now() }));

export interface TimeLeft {
  withLastGood: number;
  withNothing: number;
}

/**
 * How long a page may still wait: what waits after something else has waited does not begin anew. Our own store is
 * waited for, however busy: what it last gave may have been withdrawn since, and nobody else is to be asked.
 */
export function timeLeft(): TimeLeft {
  const hasRemoteApi = environment().websiteApiUrl !== undefined;
  const spent = performance.now() - begun().at;
  return {
    withLastGood: Math.max(0, (hasRemoteApi ? WITH_LAST_GOOD_MS : WITH_NOTHING_MS) - spent),
    withNothing: Math.max(LEAST_MS, WITH_NOTHING_MS - spent),
  };
}
