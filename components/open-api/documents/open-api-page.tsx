import {
  type DocumentHit,
  type DocumentSummary,
  documentSummaries,
  type OpenApiDocument,
  openApiDocument,
  searchDocuments,
} from '@/lib/content/open-api-documents';
import type { PageContent } from '@/lib/pages/define-page';
import type { DocumentName } from '@/lib/site/open-api-names';
import type { PageContext } from '@/lib/site/page-context';
import { DocumentPage } from './document-page';
import { LandingPage } from './landing-page';
import { SearchPage } from './search-page';

/** What /openApi shows: the list of documents, one of them (`?doc=`), or what a search finds (`?q=`). */
interface Shown {
  page: PageContext;
  summaries: DocumentSummary[];
  found?: { q: string; hits: DocumentHit[] };
  open?: { name: DocumentName; document: OpenApiDocument };
}

export const openApiPage: PageContent<'openApi', Shown> = {
  read: async ({ page, document: name, q }) => {
    const summaries = await documentSummaries(page.locale);
    if (q !== undefined) {
      return { page: { ...page, query: { q } }, summaries, found: { q, hits: await searchDocuments(q, page.locale) } };
    }
    if (name === undefined) return { page, summaries };
    const document = await openApiDocument(name, page.locale);
    return { page: { ...page, query: { doc: name } }, summaries, open: { name, document } };
  },
  metadata: ({ found, open }) => {
    if (found) return { hidden: true };
    return open ? { title: `${open.document.title} · Open API`, description: open.document.lead } : {};
  },
  answer: ({ found }) => (found ? 'not-kept' : undefined),
  View: ({ page, summaries, found, open }) => {
    if (found) return <SearchPage page={page} {...found} />;
    if (open) return <DocumentPage page={page} {...open} summaries={summaries} />;
    return <LandingPage page={page} summaries={summaries} />;
  },
};

/** The usage documentation (§2 /usingDocument). */
export const guidePage: PageContent<
  'usingDocument',
  { page: PageContext; summaries: DocumentSummary[]; document: OpenApiDocument }
> = {
  read: async ({ page }) => ({
    page,
    summaries: await documentSummaries(page.locale),
    document: await openApiDocument('usage', page.locale),
  }),
  View: ({ page, summaries, document }) => (
    <DocumentPage page={page} name="usage" document={document} summaries={summaries} />
  ),
};
