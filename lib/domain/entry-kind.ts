/** What the site can be searched for, in the order in which equal results stand. */
export const ENTRY_KINDS = [
  'page',
  'software',
  'news',
  'announcement',
  'report',
  'roadshow',
  'question',
  'document',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export function isEntryKind(text: string | null | undefined): text is EntryKind {
  return ENTRY_KINDS.some((kind) => kind === text);
}
