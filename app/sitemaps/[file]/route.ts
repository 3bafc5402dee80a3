import { sitemapPartText, XML_HEADERS } from '@/lib/seo/sitemap-files';

export const dynamic = 'force-dynamic';

/** A file of a sitemap that is too long for one. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const number = /^([1-9]\d{0,3})\.xml$/.exec((await params).file)?.[1];
  const text = number === undefined ? undefined : await sitemapPartText(Number(number));
  return text === undefined
    ? new Response('Not found\n', { status: 404 })
    : new Response(text, { headers: XML_HEADERS });
}
