import { type FoundName, foundOn, isListRoute, ROUTE_IDS } from '../site/routes';

/** What the site can be searched for: pages, what the lists hold, and what else it offers. */
export type EntryKind = FoundName | 'page' | 'software' | 'document';

const ENTRY_KINDS: ReadonlySet<string> = new Set<EntryKind>([
  'page',
  'software',
  'document',
  ...ROUTE_IDS.filter(isListRoute).map(foundOn),
]);

export function isEntryKind(text: string | null | undefined): text is EntryKind {
  return ENTRY_KINDS.has(text ?? '');
}
