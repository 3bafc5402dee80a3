import { PICTURE_KEPT } from '@/lib/base/freshness.mjs';
import { company } from '@/lib/company/facts';
import { environment } from '@/lib/config/env';
import { HTML_LANG } from '@/lib/i18n/locales';

// The public origin and the day are read when it is asked for.
export const dynamic = 'force-dynamic';

/** It is renewed by being asked for, well within the year that RFC 9116 allows. */
const VALID_DAYS = 180;

/** Where to report a weakness (RFC 9116). */
export function GET(): Response {
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${company().emails.security}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${Object.values(HTML_LANG).join(', ')}`,
    `Canonical: ${environment().siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${PICTURE_KEPT}` },
  });
}
