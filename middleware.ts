import { type NextRequest, NextResponse } from 'next/server';
import { HTML_LANG } from './lib/i18n/locales';
import { decide } from './lib/routing/decide';
import { resolveDevice, VIEWPORT_COOKIE, VIEWPORT_HINT } from './lib/routing/device';
import { LANGUAGE_COOKIE, ONE_YEAR, resolveLanguage, savesLanguage } from './lib/routing/language';
import { isPageVisit } from './lib/routing/page-visit';
import { platformOf } from './lib/routing/platform';

/** Of a visitor's headers rendering gets those about the form of the answer alone: the page is kept for everybody. */
const PASSED_ON = ['accept-encoding', 'if-none-match'];

/** Entry only: reads the request, asks the pure functions of lib/routing, writes the answer. */
export function middleware(request: NextRequest): NextResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const { pathname, searchParams } = request.nextUrl;
  const lang = searchParams.get('lang');
  const locale = resolveLanguage(lang, request.cookies.get(LANGUAGE_COOKIE)?.value);
  const userAgent = request.headers.get('user-agent');
  const { layout, rememberNarrow } = resolveDevice({
    userAgent,
    viewportHint: request.headers.get(VIEWPORT_HINT),
    viewportCookie: request.cookies.get(VIEWPORT_COOKIE)?.value,
  });
  const decision = decide({ pathname, query: searchParams, layout, locale, platform: platformOf(userAgent) });
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
  // One address serves several languages and layouts: only the visitor's own browser may keep it.
  response.headers.set('Cache-Control', 'private, max-age=0, must-revalidate');
  response.headers.set('Content-Language', HTML_LANG[locale]);
  response.headers.set('Accept-CH', 'Sec-CH-Viewport-Width');
  const destination = request.headers.get('sec-fetch-dest');
  if (savesLanguage(lang, destination)) {
    response.cookies.set(LANGUAGE_COOKIE, lang, { path: '/', sameSite: 'lax', maxAge: ONE_YEAR });
  }
  if (rememberNarrow && isPageVisit(destination)) {
    response.cookies.set(VIEWPORT_COOKIE, 'narrow', { path: '/', sameSite: 'lax' });
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
    '/((?!_next/|assets/|cards/|drawing/|feeds/|sitemaps/|website/|popularity/|(?:healthz|readyz|robots\\.txt|llms\\.txt|\\.well-known/security\\.txt|manifest\\.webmanifest|sitemap\\.xml|favicon\\.ico|icon-192\\.png|apple-touch-icon\\.png)$).*)',
  ],
};
