import { sitemapPart, XML_HEADERS } from '@/lib/seo/sitemap-files';
import { answerWith } from '@/lib/syndication/made-file';

export const dynamic = 'force-dynamic';

/** A file of a sitemap that is too long for one. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const number = /^([1-9]\d{0,3})\.xml$/.exec((await params).file)?.[1];
  const file = number === undefined ? undefined : await sitemapPart(Number(number));
  return file === undefined ? new Response('Not found\n', { status: 404 }) : answerWith(file, request, XML_HEADERS);
}
