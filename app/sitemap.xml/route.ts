import { sitemapFile, XML_HEADERS } from '@/lib/seo/sitemap-files';
import { answerWith } from '@/lib/syndication/made-file';

// The public origin and the news are read when it is asked for.
export const dynamic = 'force-dynamic';

/** Every public page in every language, for crawlers. */
export async function GET(request: Request): Promise<Response> {
  return answerWith(await sitemapFile(), request, XML_HEADERS);
}
