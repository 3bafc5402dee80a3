import type { IncomingMessage, ServerResponse } from 'node:http';
import { publicPathOf } from '../routing/decide';

/**
 * Fixes headers of requests before Next reads them, and headers of its answers before they are sent.
 *
 * - Gain: a video that is asked for past its end is answered 416 and not 500, no precondition or server action is
 *   answered 500, a redirect names one address, the first packets of a page hold no headers for Next's router, and no
 *   internal address leaves the site.
 * - Depends on: `next-action`, `x-nextjs-prerender`, `x-nextjs-stale-time` and `x-middleware-rewrite`, and on Next's
 *   router setting the last of them on the answer before it renders.
 * - When that changes: an internal address stands in an answer or in a kept page; tests/unit/next/contract.test.ts,
 *   tests/e2e/servers/next-contract.spec.ts and tests/e2e/site/routes.spec.ts fail.
 */

/** Headers of features that the site does not use, and preconditions to which Next answers 500. */
const UNUSED = ['next-action', 'if-match', 'if-unmodified-since'];

/** Headers for Next's router. On a page nobody reads them, and they take room in the first packets of a connection. */
const OF_THE_ROUTER = ['x-nextjs-prerender', 'x-nextjs-stale-time'];

/** Removes the headers of a request that Next cannot answer here. */
export function dropUnused({ headers }: IncomingMessage): void {
  for (const name of UNUSED) delete headers[name];
}

/** @param parameters of `writeHead`, of which the first may be the status */
export function fixHeaders(response: ServerResponse, parameters: unknown[]): void {
  // Next has no answer of its own for a range that a file does not have, and gives its 500.
  const isRangeOutside =
    response.statusCode === 500 && String(response.getHeader('Content-Range')).startsWith('bytes */');
  if (isRangeOutside) {
    response.statusCode = 416;
    if (typeof parameters[0] === 'number') parameters[0] = 416;
  }
  // Of a page that leads elsewhere, where it is made for this very visitor, Next says it twice.
  const location = response.getHeader('Location');
  if (Array.isArray(location) && location[0]) response.setHeader('Location', location[0]);
  if (String(response.getHeader('Content-Type')).startsWith('text/html')) {
    for (const name of OF_THE_ROUTER) response.removeHeader(name);
  }
}

/**
 * Next sets the internal address on the answer between middleware and rendering.
 * It is nobody's business outside; and from there on the request is known by the
 * public path of that page alone, since Next writes the address it sees into the
 * page that is kept for everybody.
 */
export function cleanForRendering(request: IncomingMessage, response: ServerResponse): void {
  const setHeader = response.setHeader;
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'x-middleware-rewrite') return setHeader.call(response, name, value);
    request.url = publicPathOf(String(value));
    return response;
  };
}
