import type { FilingKind } from './filing-kind';

/** What an investor can be told of by e-mail (lib/alerts), in the order in which it is offered. */
export const ALERT_KINDS = ['results', 'meetings', 'announcements', 'returns', 'news'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Share returns come every month and after every exercise of options: whoever wants them says so. */
export const KINDS_AT_FIRST: readonly AlertKind[] = ALERT_KINDS.filter((kind) => kind !== 'returns');

const OF_FILING: Readonly<Record<FilingKind, AlertKind>> = {
  results: 'results',
  meetings: 'meetings',
  returns: 'returns',
  transactions: 'announcements',
  halt: 'announcements',
  resumption: 'announcements',
  other: 'announcements',
};

/** What an announcement counts as, by its kind of document. */
export function alertKindOfFiling(filing: FilingKind): AlertKind {
  return OF_FILING[filing];
}

/** The kinds of a list as it is kept (`results news`), in their order; what is none of them is left out. */
export function alertKindsIn(kept: string): AlertKind[] {
  const given = kept.split(' ');
  return ALERT_KINDS.filter((kind) => given.includes(kind));
}
