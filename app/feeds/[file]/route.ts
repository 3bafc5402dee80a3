import { createHash } from 'node:crypto';
import { calendarText } from '@/lib/syndication/calendar';
import { feedText } from '@/lib/syndication/feeds';
import { type FeedFile, feedFileOf, typeOf } from '@/lib/syndication/names';

// What it holds is read when it is asked for.
export const dynamic = 'force-dynamic';

/** How long a reader may keep an answer, and when one that got none may ask again, in seconds. */
const KEPT = 300;

/** News and announcements as RSS and JSON Feed, and the investors' calendar, in each language. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = feedFileOf((await params).file);
  if (!file) return plain('Not found\n', 404);
  const text = await textOf(file);
  if (text === undefined) return plain('The source does not answer.\n', 503, { 'retry-after': String(KEPT) });
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { 'cache-control': `public, max-age=${KEPT}`, etag };
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  if (known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': `${typeOf(file)}; charset=utf-8` } });
}

function textOf(file: FeedFile): Promise<string | undefined> {
  return file.format === 'ics' ? calendarText(file.locale) : feedText(file.name, file.locale, file.format);
}

function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
}
