import { LRUCache } from 'lru-cache';
import { type LogLevel, log } from '../base/log';
import type { Faults } from '../contract/judging';
import type { CallName } from '../contract/types';
import { isoMoment } from '../i18n/dates';

/** How long the same fault is not logged again: an API is asked every few seconds. */
const SILENCE_MS = 10 * 60_000;

/** Faults that were logged lately. They differ by their counts, so their number is limited. */
const reported = new LRUCache<string, true>({ max: 200, ttl: SILENCE_MS });

/** Logs what could not be read of an answer (docs/requirements.md, Calls). */
export function reportFaults(call: CallName, { leftOut, without }: Faults, given: number): void {
  if (leftOut === 0 && Object.keys(without).length === 0) return;
  report('warn', 'api.items-unreadable', { call, given, leftOut, without });
}

/** Logs how many items are under embargo, and when the next and the last of them are due. */
export function reportEmbargoed(call: CallName, moments: readonly number[]): void {
  if (moments.length === 0) return;
  const [next, last] = [Math.min(...moments), Math.max(...moments)].map(isoMoment);
  report('info', 'api.items-embargoed', { call, items: moments.length, next, last });
}

/** Logs that filings which an API has stopped to send cannot be kept in the store now. */
export function reportNotKept(call: CallName, reason: string): void {
  report('warn', 'api.filings-not-kept', { call, reason });
}

function report(level: LogLevel, event: string, finding: Record<string, unknown>): void {
  const key = JSON.stringify([event, finding]);
  if (reported.has(key)) return;
  reported.set(key, true);
  log(level, event, finding);
}
