import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Seconds of the processor that a process has taken so far, where Linux tells. @param {number | string} pid */
export function processorSeconds(pid) {
  // The name before may hold spaces; after its bracket user and system time are the 12th and 13th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
