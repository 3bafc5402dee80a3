import { canonicalJson } from '../content-folder/canonical';
import { isFiled } from '../content-folder/kinds';
import type { CompanyContent, ContentEntry, ContentFolder } from '../content-folder/model';
import { announcedParts } from './announced';
import { PARTS, type PartName } from './company';
import type { Release } from './released';

/** What a publication would do with an entry or a part of the company's content. */
export type Step =
  /** It is new, or was removed before. */
  | 'release'
  /** It differs from what the public has, and may simply be replaced. */
  | 'change'
  /** It differs, and is a document of the Exchange's rules: that takes a correction with its reason. */
  | 'correct'
  /** It is public in exactly this form. */
  | 'none'
  /** It is public and no longer in the folder: only a withdrawal removes it. */
  | 'missing'
  /** It was withdrawn and stays withdrawn. */
  | 'withdrawn';

export interface Planned {
  id: string;
  step: Step;
  entry?: ContentEntry;
  part?: PartName;
  release?: Release;
}

/** What the public has. */
export interface Published {
  releases: ReadonlyMap<string, Release>;
  company: Partial<CompanyContent>;
}

/** A folder whose company has no fault. */
export type SoundFolder = Pick<ContentFolder, 'entries'> & { company: CompanyContent };

/** What a publication of the whole folder would do, in the order in which it would do it: newest entries last. */
export function planOf({ entries, company }: SoundFolder, published: Published): Planned[] {
  const given = new Set(entries.map(({ id }) => id));
  const missing = [...published.releases.values()]
    .filter(({ entry, withdrawnAt }) => !given.has(entry.id) && withdrawnAt === undefined)
    .map((release): Planned => ({ id: release.entry.id, step: 'missing', release }));
  // Figures go with the documents that report them (prepare.ts).
  const known = { ...company, ...announcedParts(company, isOut(published)) };
  const parts = PARTS.filter((part) => part !== 'figures').map((part): Planned => {
    const before = published.company[part];
    const same = canonicalJson(before) === canonicalJson(known[part]);
    return { id: part, part, step: before === undefined ? 'release' : same ? 'none' : 'change' };
  });
  return [...parts, ...entries.map((entry) => stepOf(entry, published.releases.get(entry.id))), ...missing];
}

/** Whether the public has a document, which was not withdrawn. */
export function isOut({ releases }: Published): (id: string) => boolean {
  return (id) => {
    const release = releases.get(id);
    return release !== undefined && release.withdrawnAt === undefined;
  };
}

function stepOf(entry: ContentEntry, release: Release | undefined): Planned {
  const step = (): Step => {
    if (release === undefined) return 'release';
    if (release.withdrawnAt !== undefined) return 'withdrawn';
    if (release.entry.digest === entry.digest) return 'none';
    return isFiled(entry) ? 'correct' : 'change';
  };
  return { id: entry.id, entry, release, step: step() };
}

/** The entries that are released with those that are named: whoever names one of a bundle names them all. */
export function withBundles(ids: readonly string[], plan: readonly Planned[]): Planned[] {
  const named = new Set(ids);
  const bundles = new Set(plan.filter(({ id }) => named.has(id)).flatMap(({ entry }) => entry?.bundle ?? []));
  return plan.filter(({ id, entry }) => named.has(id) || (entry?.bundle !== undefined && bundles.has(entry.bundle)));
}
