import { sitemapText, XML_HEADERS } from '@/lib/seo/sitemap-files';

// The public origin and the news are read when it is asked for.
export const dynamic = 'force-dynamic';

/** Every public page in every language, for crawlers. */
export async function GET(): Promise<Response> {
  return new Response(await sitemapText(), { headers: XML_HEADERS });
}
