import { type FoundName, foundOn, isListRoute, ROUTE_IDS } from '../site/routes';

/** What the site can be searched for: pages, what the lists hold, and what else it offers. */
export type FoundKind = FoundName | 'page' | 'software' | 'document';

const FOUND_KINDS: ReadonlySet<string> = new Set<FoundKind>([
  'page',
  'software',
  'document',
  ...ROUTE_IDS.filter(isListRoute).map(foundOn),
]);

export function isFoundKind(text: string | null | undefined): text is FoundKind {
  return FOUND_KINDS.has(text ?? '');
}
