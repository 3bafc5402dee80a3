import { type NextRequest, NextResponse } from 'next/server';
import { answerTo, headersOf } from './lib/routing/answer';

/** Of a visitor's headers rendering gets those about the form of the answer alone: the page is kept for everybody. */
const PASSED_ON = ['accept-encoding', 'if-none-match'];

/** Entry only: reads the request, asks the pure functions of lib/routing, writes the answer. */
export function middleware(request: NextRequest): NextResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const { pathname, searchParams } = request.nextUrl;
  const answer = answerTo({
    pathname,
    query: searchParams,
    header: (name) => request.headers.get(name),
    cookie: (name) => request.cookies.get(name)?.value,
  });
  const { decision, cookies } = answer;
  if (decision.kind === 'missing-file') {
    return new NextResponse('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }

  const response =
    decision.kind === 'page'
      ? NextResponse.rewrite(new URL(decision.internalPath, request.nextUrl.origin), {
          // `next dev` keeps no page, and its tools speak through headers.
          request:
            process.env.NODE_ENV === 'development' ? undefined : { headers: headersForRendering(request.headers) },
        })
      : NextResponse.redirect(new URL(decision.location, request.nextUrl.origin), 307);
  for (const [name, value] of headersOf(answer)) response.headers.set(name, value);
  for (const { name, value, maxAge } of cookies) {
    response.cookies.set(name, value, { path: '/', sameSite: 'lax', ...(maxAge === undefined ? {} : { maxAge }) });
  }
  return response;
}

function headersForRendering(headers: Headers): Headers {
  // Next writes another page for some programs, by their user-agent. And no header at all would mean: leave them be.
  const passed = new Headers({ 'user-agent': 'TradeGo' });
  for (const name of PASSED_ON) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}

/** Everything but Next's own files, the data endpoints, drawings and the files of public/ (by exact prefix or name). */
export const config = {
  matcher: [
    '/((?!_next/|assets/|files/|cards/|drawing/|feeds/|filings/|data/|sitemaps/|website/|popularity/|(?:healthz|readyz|edge-version|robots\\.txt|llms\\.txt|\\.well-known/security\\.txt|manifest\\.webmanifest|sitemap\\.xml|favicon\\.ico|icon-192\\.png|apple-touch-icon\\.png)$).*)',
  ],
};
