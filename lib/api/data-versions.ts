import { processWide } from '../base/process-wide';
import { CALL_NAMES, type CallName } from '../contract/calls';

/**
 * The version of the data behind each call: how often it has been reported as changed. Pages and remembered answers
 * carry the version they were made from; one of an earlier version never counts as fresh (invalidate.ts).
 */
const shared = processWide<{ dataVersions: Map<string, number> }>();
shared.dataVersions ??= new Map();
const versions = shared.dataVersions;

/** Name of the company's own content (lib/api/company.ts), which is versioned like the data of a call. */
export const COMPANY = 'company';
type DataName = CallName | typeof COMPANY;

export function versionOf(call: DataName): number {
  return versions.get(call) ?? 0;
}

/** All versions in one string, which changes as soon as any of them does. */
export function versionOfAll(): string {
  return [...versions]
    .map(([call, version]) => `${call}@${version}`)
    .sort()
    .join();
}

/** Adopts versions that are later than those known here. */
export function learnVersions(learnt: Iterable<readonly [call: string, version: number]>): void {
  for (const [call, version] of learnt) {
    if (version > (versions.get(call) ?? 0)) versions.set(call, version);
  }
}

const TAG = /^data:(\w+)@(\d+)$/;

/** Name of the data that a page shows, as one of its cache tags. */
export function dataTag(call: DataName): string {
  return `data:${call}@${versionOf(call)}`;
}

/** Whether a cache tag names data that has changed since the page was made. */
export function isOutdated(tag: string): boolean {
  const [, call, version] = TAG.exec(tag) ?? [];
  return isName(call) && Number(version) < versionOf(call);
}

function isName(name: string | undefined): name is DataName {
  return name === COMPANY || CALL_NAMES.includes(name as CallName);
}
