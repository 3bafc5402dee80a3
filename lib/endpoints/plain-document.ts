import { FORM_PAGE_POLICY } from '../base/security-headers.mjs';
import { HTML_LANG, type Locale } from '../i18n/locales';
import { withLanguage } from '../site/href';
import { html, type Markup } from '../text/markup';

export interface PlainDocument {
  locale: Locale;
  title: string;
  /** Name of the site, and of the link to its home page. */
  brand: { brand: string; brandLink: string };
  /** What stands in its `main`. */
  main: Markup;
}

/**
 * A whole page without scripts, with the site's name and one stylesheet: what answers a form or a visit without
 * rendering. Its policy is FORM_PAGE_POLICY.
 */
export function plainDocument({ locale, title, brand, main }: PlainDocument): string {
  return html`<!doctype html>
<html lang="${HTML_LANG[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.brand}</title>
<link rel="stylesheet" href="/assets/forms/answer.css">
</head>
<body>
<header><a href="${withLanguage('/home', locale)}" aria-label="${brand.brandLink}"><img src="/assets/brand/mark-on-paper.svg" alt="" height="32"></a></header>
<main>
${main}
</main>
</body>
</html>
`.text;
}

/** That document as an answer which nobody keeps. @param more headers */
export function plainAnswer(document: PlainDocument, status: number, more: Record<string, string> = {}): Response {
  return new Response(plainDocument(document), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': HTML_LANG[document.locale],
      'Content-Security-Policy': FORM_PAGE_POLICY,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...more,
    },
  });
}
