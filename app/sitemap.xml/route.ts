import { sitemapXml } from '@/lib/seo/sitemap';

// The public origin and the news are read when it is asked for.
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return new Response(await sitemapXml(), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  });
}
