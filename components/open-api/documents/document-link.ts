import type { PublishedName } from '@/lib/site/open-api-names';
import { linkFrom, type PageContext } from '@/lib/site/page-context';

/** Address of a document's page, or of a heading in it; the guide has a page of its own (§2). */
export function documentLink(page: PageContext, name: PublishedName, hash?: string): string {
  if (name === 'usage') return linkFrom(page, 'usingDocument', { hash });
  return linkFrom(page, 'openApi', { query: { doc: name }, hash });
}
