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

/** The calls of the website API whose items are told of, by what they count as; a filing goes by its kind. */
const OF_CALL: Readonly<Record<string, AlertKind>> = {
  reports: 'results',
  roadshows: 'results',
  newsHistory: 'news',
  interactiveQuestions: 'news',
};

/** @param call that the entry is an item of @param filing kind of document, where it is an announcement */
export function alertKindOf(call: string, filing: FilingKind): AlertKind {
  return OF_CALL[call] ?? OF_FILING[filing];
}

/** The kinds of a list as it is kept (`results news`), in their order; what is none of them is left out. */
export function alertKindsIn(kept: string): AlertKind[] {
  const given = kept.split(' ');
  return ALERT_KINDS.filter((kind) => given.includes(kind));
}
