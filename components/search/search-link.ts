import type { EntryKind } from '@/lib/domain/entry-kind';
import { linkFrom, type PageContext } from '@/lib/site/page-context';

/** Of a search, or of one kind of what it finds. */
export function searchLink(page: PageContext, q: string, kind?: EntryKind): string {
  return linkFrom(page, 'search', { query: { q, kind } });
}
