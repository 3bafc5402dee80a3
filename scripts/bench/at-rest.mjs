import { readFileSync } from 'node:fs';

/** A server that has used less than this share of a processor for so long has made what it makes after its start. */
const SHARE = 0.05;
const REST_SECONDS = 20;
const AT_MOST_SECONDS = 300;
/** Where no process says what it has used. */
const OTHERWISE_SECONDS = 120;
/** Of Linux. */
const TICKS_A_SECOND = 100;

const pause = (/** @type {number} */ seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Seconds of the processor that a process has used. @param {number | undefined} pid */
function usedBy(pid) {
  // The name of the program stands in brackets, and may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/**
 * Waits until servers have come to rest: after its start one makes its pages, fills its search and compresses both as
 * far as they go, and measuring meanwhile would measure that.
 *
 * @param {{ pid?: number | undefined }[]} servers
 */
export async function untilAtRest(servers) {
  if (process.platform !== 'linux') return pause(OTHERWISE_SECONDS);
  const used = () => servers.map(({ pid }) => usedBy(pid));
  let before = used();
  for (let quiet = 0, waited = 0; quiet < REST_SECONDS && waited < AT_MOST_SECONDS; waited++) {
    await pause(1);
    const now = used();
    const atRest = now.every((seconds, index) => seconds - (before[index] ?? 0) < SHARE);
    quiet = atRest ? quiet + 1 : 0;
    before = now;
  }
}
