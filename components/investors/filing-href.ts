import { itemKey } from '@/lib/contract/item-key';
import type { Circular } from '@/lib/contract/types';
import { linkFrom, type PageContext } from '@/lib/site/page-context';

/** The page of an announcement by itself. */
export function filingHref(page: PageContext, circular: Circular): string {
  return linkFrom(page, 'announcements', { query: { item: itemKey('circulars', circular) } });
}
