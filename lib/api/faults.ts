import { LRUCache } from 'lru-cache';
import { type LogLevel, log } from '../base/log';
import type { Faults } from '../contract/judging';
import type { CallName } from '../contract/types';
import { isoMoment } from '../i18n/dates';

/** How long the same finding is not reported again: an API is asked every few seconds. */
const SILENCE_MS = 10 * 60_000;

/** What was reported lately; of many findings, which differ by their counts, the oldest are forgotten first. */
const reported = new LRUCache<string, true>({ max: 200, ttl: SILENCE_MS });

/** Tells whoever runs the site what could not be read of an answer (docs/requirements.md, Calls). */
export function reportFaults(call: CallName, { leftOut, without }: Faults, given: number): void {
  if (leftOut === 0 && Object.keys(without).length === 0) return;
  report('warn', 'api.items-unreadable', { call, given, leftOut, without });
}

/** Tells them what is not shown yet, since its date is later than now: how many items, and the moments of the next and the last. */
export function reportEmbargoed(call: CallName, moments: readonly number[]): void {
  if (moments.length === 0) return;
  const [next, last] = [Math.min(...moments), Math.max(...moments)].map(isoMoment);
  report('info', 'api.items-embargoed', { call, items: moments.length, next, last });
}

/** Tells them that filings which an API has stopped to send cannot be kept now. */
export function reportNotKept(call: CallName, reason: string): void {
  report('warn', 'api.filings-not-kept', { call, reason });
}

function report(level: LogLevel, event: string, finding: Record<string, unknown>): void {
  const key = JSON.stringify([event, finding]);
  if (reported.has(key)) return;
  reported.set(key, true);
  log(level, event, finding);
}
