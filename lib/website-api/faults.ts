import { LRUCache } from 'lru-cache';
import { log } from '../server/log';
import type { Faults } from './judging';
import type { CallName } from './types';

/** How long the same finding is not reported again: an API is asked every few seconds. */
const SILENCE_MS = 10 * 60_000;

/** What was reported lately; of many findings, which differ by their counts, the oldest are forgotten first. */
const reported = new LRUCache<string, true>({ max: 200, ttl: SILENCE_MS });

/** Tells whoever runs the site what could not be read of an answer (decisions, Calls). */
export function reportFaults(call: CallName, { leftOut, without }: Faults, given: number): void {
  if (leftOut === 0 && Object.keys(without).length === 0) return;
  const finding = { call, given, leftOut, without };
  const key = JSON.stringify(finding);
  if (reported.has(key)) return;
  reported.set(key, true);
  log('warn', 'api.items-unreadable', finding);
}
