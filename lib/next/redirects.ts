import type { ServerResponse } from 'node:http';
import { type Answer, headersOf, type SiteCookie } from '../routing/answer';

/**
 * Answers visits that lead elsewhere, as the middleware would by way of Next.
 *
 * - Gain: what is no page is answered without Next, 6.7 to 11 times as often as by a bare Next page (docs/trust.md).
 * - Depends on: the form in which Next writes cookies and addresses of redirects.
 * - When that changes: the same visit has two answers, which do no harm; tests/unit/next/contract.test.ts fails.
 */

/** Answers a visit that is for no page as the middleware would: it leads elsewhere, or asks for a file that there is not. */
export function answerWithoutPage(visit: Answer, response: ServerResponse): void {
  const { decision } = visit;
  if (decision.kind === 'redirect') {
    for (const [name, value] of headersOf(visit)) response.setHeader(name, value);
    setCookies(visit, response);
    // Any origin: what is said is the part behind it.
    const { pathname, search, hash } = new URL(decision.location, 'http://site.invalid');
    response.setHeader('Location', `${pathname}${search}${hash}`);
    response.statusCode = 307;
    response.end();
    return;
  }
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.statusCode = 404;
  response.end('Not found\n');
}

export function setCookies({ cookies }: Answer, response: ServerResponse): void {
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies.map(written));
}

/** A cookie as Next writes it. */
function written({ name, value, maxAge }: SiteCookie): string {
  const life =
    maxAge === undefined ? '' : `; Expires=${new Date(Date.now() + maxAge * 1000).toUTCString()}; Max-Age=${maxAge}`;
  return `${name}=${encodeURIComponent(value)}; Path=/${life}; SameSite=lax`;
}
