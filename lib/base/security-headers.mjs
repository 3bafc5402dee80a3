import { DOCUMENT_KEPT, HASHED_KEPT, PICTURE_KEPT, PICTURE_SHOWN } from './freshness.mjs';

/**
 * Headers of every answer of this site, read by next.config.mjs. The content
 * security policy of a page is not here: it holds the hashes of that page's own
 * scripts and is written where the page is kept (lib/next).
 */
export const COMMON_HEADERS = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // What asks for more than a page needs; each name is paid for by every answer.
  {
    key: 'Permissions-Policy',
    value: 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Policy of every answer that has none of its own. */
export const NOTHING_MAY_RUN = "default-src 'none'; frame-ancestors 'none'";

/** Data endpoints hold nothing that may run, be framed or be kept. */
export const API_HEADERS = [
  { key: 'Content-Security-Policy', value: NOTHING_MAY_RUN },
  { key: 'Cache-Control', value: 'no-store' },
];

/** A plain form that was not taken is answered with a page: the form again, without scripts (lib/endpoints/form-page.ts). */
export const FORM_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Files that keep their address when they change: kept for a day, and shown while they are asked for again. */
export const KEPT_A_DAY = `public, max-age=${PICTURE_KEPT}, stale-while-revalidate=${PICTURE_SHOWN}`;

/** Documents and packages that keep their address when they are replaced. */
export const KEPT_A_MINUTE = `public, max-age=${DOCUMENT_KEPT}, must-revalidate`;

/** Files that are named by what they hold. */
export const KEPT_FOR_EVER = `public, max-age=${HASHED_KEPT}, immutable`;

/** Below /assets, as next.config.mjs names paths: what is neither picture, film nor letters, and what has a hash in its name. */
export const REPLACED_FILES = '/assets/:path(.*\\.(?:pdf|docx?|xlsx?|pptx?|csv|zip|gz|txt|md|json|apk|dmg|exe|ipa))';
export const HASHED_FILES = '/assets/:path(.*[.-](?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{8,64}\\.[a-z0-9]+)';

/**
 * The Open API documents as one (§2 /openApi) run nothing, even when they are opened alone; their style,
 * letters and pictures are our own. The page around them may look at how high they are.
 */
export const DOCUMENT_HEADERS = [
  {
    key: 'Content-Security-Policy',
    value:
      "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-top-navigation-by-user-activation",
  },
];

/**
 * Pictures, films and files may stand on a host of their own (ASSET_BASE_URL) and be shown by this
 * site all the same. A document among them may stand in a frame of ours; of scripts it runs our own files alone.
 */
export const ASSET_HEADERS = [
  { key: 'Cache-Control', value: KEPT_A_DAY },
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  {
    key: 'Content-Security-Policy',
    value: "script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  },
];
