import { FEED_KEPT } from '@/lib/base/freshness.mjs';
import { calendarFile } from '@/lib/syndication/calendar';
import { feedFile } from '@/lib/syndication/feeds';
import { answerWith, type MadeFile } from '@/lib/syndication/made-file';
import { type FeedFile, feedFileOf, typeOf } from '@/lib/syndication/names';

// What it holds is read when it is asked for.
export const dynamic = 'force-dynamic';

/** News and announcements as RSS and JSON Feed, and the investors' calendar, in each language. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = feedFileOf((await params).file);
  if (!file) return plain('Not found\n', 404);
  const made = await fileOf(file);
  if (made === undefined) return plain('The source does not answer.\n', 503, { 'retry-after': String(FEED_KEPT) });
  const headers = { 'cache-control': `public, max-age=${FEED_KEPT}`, 'content-type': `${typeOf(file)}; charset=utf-8` };
  return answerWith(made, request, headers);
}

function fileOf(file: FeedFile): Promise<MadeFile | undefined> {
  return file.format === 'ics' ? calendarFile(file.locale) : feedFile(file.name, file.locale, file.format);
}

function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}
