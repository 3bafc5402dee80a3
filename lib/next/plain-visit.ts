import type { IncomingMessage } from 'node:http';
import { type Answer, answerTo } from '../routing/answer';
import { routeAt } from '../site/routes';

/**
 * Tells requests that only the middleware has a say in from those that Next may answer in another way.
 *
 * - Gain: cached pages (page-cache.ts) are given for plain visits alone.
 * - Depends on: the headers, query names and cookies by which Next and its router mark a request.
 * - When that changes: a mark that is not known here would have a page in the place of data; whatever is unusual is left to
 *   Next. tests/unit/next/contract.test.ts reads the marks of the Next that is installed, and fails.
 */

/**
 * Headers that make Next answer something else than the plain page. `upgrade` is one of them;
 * `upgrade-insecure-requests`, which browsers send with every page, is not.
 */
const UNUSUAL =
  /^(?:(?:rsc|range|upgrade|expect|transfer-encoding|content-length)$|if-(?!none-match$)|next-|x-next|x-middleware|x-invoke|x-matched|x-prerender|x-now|x-vercel)/;

/** Query names that Next and its router use. */
const OF_NEXT = /^(?:nxt|_)/;

/** Prefix of the cookies of Next's draft mode. */
const DRAFT = '__';

/** A path that Next uses as it stands. */
const PLAIN_PATH = /^\/(?:\.?[\w-][\w.-]*(?:\/\.?[\w-][\w.-]*)*)?$/;

/** Paths that the middleware does not see; middleware.ts repeats them in its matcher, which Next wants as a literal. */
export const PASSES_BY =
  '_next/|assets/|files/|cards/|drawing/|feeds/|filings/|data/|sitemaps/|website/|popularity/|(?:healthz|readyz|edge-version|robots\\.txt|llms\\.txt|\\.well-known/security\\.txt|manifest\\.webmanifest|sitemap\\.xml|favicon\\.ico|icon-192\\.png|apple-touch-icon\\.png)$';
const PASSING_BY = new RegExp(`^/(?:${PASSES_BY})`);

/** The site has no longer address; longer ones are left to Next. */
const LONGEST_TARGET = 2048;

/**
 * What the middleware would decide for a request; undefined for any request that Next might treat specially. In doubt
 * Next decides.
 */
export function plainVisit({ method, url = '', headers }: IncomingMessage): Answer | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (url.length > LONGEST_TARGET || url.includes('#')) return undefined;
  const at = url.indexOf('?');
  const pathname = at < 0 ? url : url.slice(0, at);
  if (routeAt(pathname) === undefined && (!PLAIN_PATH.test(pathname) || PASSING_BY.test(pathname))) return undefined;
  const query = new URLSearchParams(at < 0 ? '' : url.slice(at));
  for (const name of query.keys()) if (OF_NEXT.test(name)) return undefined;
  for (const name in headers) if (UNUSUAL.test(name)) return undefined;
  const { cookie = '' } = headers;
  if (cookie.includes(DRAFT)) return undefined;
  const cookies = cookiesOf(cookie);
  return answerTo({
    pathname,
    query,
    header: (name) => headers[name]?.toString() ?? null,
    cookie: (name) => cookies.get(name),
  });
}

/** As `request.cookies` of Next reads them: the last of a name counts, and what cannot be read is left out. */
export function cookiesOf(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(/; */)) {
    if (!pair) continue;
    const at = pair.indexOf('=');
    if (at < 0) {
      cookies.set(pair, 'true');
      continue;
    }
    try {
      cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
    } catch {
      // A `%` that escapes nothing.
    }
  }
  return cookies;
}
