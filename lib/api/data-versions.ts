import { processWide } from '../base/process-wide';
import { CALL_NAMES, type CallName } from '../contract/calls';

/**
 * How often the data behind each call has been told to have changed. Pages and
 * remembered answers carry the version they were made from; one made from an
 * earlier version is never taken for a fresh one (invalidate.ts).
 */
const shared = processWide<{ dataVersions: Map<string, number> }>();
shared.dataVersions ??= new Map();
const versions = shared.dataVersions;

/** The name of what is no answer of a call: the company's own content (lib/api/company.ts). */
export const COMPANY = 'company';
type DataName = CallName | typeof COMPANY;

export function versionOf(call: DataName): number {
  return versions.get(call) ?? 0;
}

/** All that has been told to have changed, as one word: another one as soon as anything has. */
export function versionOfAll(): string {
  return [...versions]
    .map(([call, version]) => `${call}@${version}`)
    .sort()
    .join();
}

/** Takes over versions that are later than the ones known here. */
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

/** Whether a cache tag names data that has changed since. */
export function isOutdated(tag: string): boolean {
  const [, call, version] = TAG.exec(tag) ?? [];
  return isName(call) && Number(version) < versionOf(call);
}

function isName(name: string | undefined): name is DataName {
  return name === COMPANY || CALL_NAMES.includes(name as CallName);
}
