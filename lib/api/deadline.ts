import { cache } from 'react';
import { environment } from '../config/env';

/** How long a page waits for the API in all, in ms: if it can show recent last good answers, and if it cannot. */
const WITH_LAST_GOOD_MS = 350;
const WITH_NOTHING_MS = 2000;

/**
 * The least that a read gets if there is no last good answer, in ms. By then the page's deadline may be over only
 * because our own machine was busy.
 */
const LEAST_MS = 250;

/** When the page being rendered made its first read. Outside of a page every read is the first. */
const begun = cache(() => ({ at: performance.now() }));

export interface TimeLeft {
  withLastGood: number;
  withNothing: number;
}

/**
 * How long the page being rendered may still wait. All its reads share one deadline, however many follow one another.
 * Our own store gets the longer deadline even if there is a last good answer: that may have been withdrawn since, and
 * there is nobody else to ask.
 */
export function timeLeft(): TimeLeft {
  const hasRemoteApi = environment().websiteApiUrl !== undefined;
  const spent = performance.now() - begun().at;
  return {
    withLastGood: Math.max(0, (hasRemoteApi ? WITH_LAST_GOOD_MS : WITH_NOTHING_MS) - spent),
    withNothing: Math.max(LEAST_MS, WITH_NOTHING_MS - spent),
  };
}
