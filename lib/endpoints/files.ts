import rangeParser from 'range-parser';
import { openedAndSeeded } from '../api/embedded/opened';
import { contentFileUrl } from '../assets/address';
import { log, reasonOf } from '../base/log';
import { KEPT_A_DAY, KEPT_FOR_EVER } from '../base/security-headers.mjs';
import { isBeforeDisplay } from '../content/documents';
import { HTML_LANG, isLocale } from '../i18n/locales';
import { addressNow, contentOf, findFile, type PublishedFile } from '../publishing/files';

/** Files of what is published, by the hash of their content: what has an address never changes. */

const KEY = /^[0-9a-f]{16}$/;

/** Answers `/files/<first 16 digits of its SHA-256>/<name>`; another name leads to the file's own. */
export async function serveFile(request: Request, key: string, name: string): Promise<Response> {
  if (!KEY.test(key)) return notFound();
  return guarded(async () => {
    const db = await openedAndSeeded();
    const file = await findFile(db, key);
    if (file === undefined || isBeforeDisplay(key)) return notFound();
    if (file.name !== name) return redirect(contentFileUrl({ sha256: key, name: file.name }));
    const headers = headersOf(file);
    if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
    const content = await contentOf(db, file);
    return content === undefined ? notFound() : answerWith(content, headers, request);
  });
}

/** Leads an address that a file had before to the one that it has now. */
export async function redirectFile(pathname: string): Promise<Response> {
  return guarded(async () => {
    const address = await addressNow(await openedAndSeeded(), pathname);
    return address === undefined ? notFound() : redirect(address);
  });
}

async function guarded(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    log('error', 'files.failed', { reason: reasonOf(error) });
    return new Response('Not available\n', {
      status: 503,
      headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' },
    });
  }
}

const notFound = () => new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });

function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': KEPT_A_DAY } });
}

function headersOf({ key, name, type, languages }: PublishedFile) {
  const spoken = languages.filter(isLocale).map((locale) => HTML_LANG[locale]);
  return {
    'Content-Type': type,
    'Content-Disposition': `inline; filename="${name}"`,
    ...(spoken.length > 0 && { 'Content-Language': spoken.join(', ') }),
    'Cache-Control': KEPT_FOR_EVER,
    'Accept-Ranges': 'bytes',
    ETag: `"${key}"`,
  };
}

/** The whole, or the one range that is asked for; several at once are answered with the whole, as the standard allows. */
function answerWith(content: Buffer, headers: ReturnType<typeof headersOf>, request: Request): Response {
  const asked = request.headers.get('range');
  const condition = request.headers.get('if-range');
  const ranges = asked && (condition === null || condition === headers.ETag) ? rangeParser(content.length, asked) : -2;
  if (ranges === -1) {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${content.length}` } });
  }
  const [range] = ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? [] : ranges;
  if (range === undefined) return body(content, 200, headers);
  const { start, end } = range;
  const part = { ...headers, 'Content-Range': `bytes ${start}-${end}/${content.length}` };
  return body(content.subarray(start, end + 1), 206, part);
}

function body(content: Buffer, status: number, headers: Record<string, string>): Response {
  return new Response(new Uint8Array(content), {
    status,
    headers: { ...headers, 'Content-Length': String(content.length) },
  });
}
