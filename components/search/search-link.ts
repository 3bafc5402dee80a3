import type { FoundKind } from '@/lib/domain/found-kind';
import { linkFrom, type PageContext } from '@/lib/site/page-context';

/** Of a search, or of one kind of what it finds. */
export function searchLink(page: PageContext, q: string, kind?: FoundKind): string {
  return linkFrom(page, 'search', { query: { q, kind } });
}
