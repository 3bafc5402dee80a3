import { processorSeconds } from '../lib/processor.mjs';

/** A server that has used less than this share of a processor for so long has made what it makes after its start. */
const SHARE = 0.05;
const REST_SECONDS = 20;
const AT_MOST_SECONDS = 300;
/** Where no process says what it has used. */
const OTHERWISE_SECONDS = 120;

const pause = (/** @type {number} */ seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/**
 * Waits until servers have come to rest: after its start one makes its pages, fills its search and compresses both as
 * far as they go, and measuring meanwhile would measure that.
 *
 * @param {{ pid?: number | undefined }[]} servers
 */
export async function untilAtRest(servers) {
  if (process.platform !== 'linux') return pause(OTHERWISE_SECONDS);
  const used = () => servers.map(({ pid = 'self' }) => processorSeconds(pid));
  let before = used();
  for (let quiet = 0, waited = 0; quiet < REST_SECONDS && waited < AT_MOST_SECONDS; waited++) {
    await pause(1);
    const now = used();
    const atRest = now.every((seconds, index) => seconds - (before[index] ?? 0) < SHARE);
    quiet = atRest ? quiet + 1 : 0;
    before = now;
  }
}
