import { createHash } from 'node:crypto';

/**
 * Each page has a policy that names its own scripts and styles.
 *
 * - Gain: nothing runs that the site has not written, and pages stay static.
 * - Depends on: Next and React writing all that runs into the page before the cache handler is given it.
 * - When that changes: a script is refused and the console says so; tests/e2e/site/every-page.spec.ts fails.
 */

/** Scripts of the page itself; data blocks do not run and need no hash. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;

const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

export interface PolicyOrigins {
  /** Hosts that pictures, films and files may come from, beside our own. */
  assets: string[];
  /** A sandbox that the console of the documents may connect to. */
  sockets: string[];
}

/**
 * Content security policy of one page: nothing is allowed but this site's own
 * files and exactly the inline scripts and styles that stand in `html`, the page
 * without what came from the API (api-content.ts). Nonces would make every page
 * dynamic; hashes let it stay static.
 */
export function policyFor(html: string, { assets, sockets }: PolicyOrigins): string {
  const scripts = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!/type="application\/(ld\+)?json"/i.test(attributes)) scripts.add(sourceOf(script));
  }
  const styles = new Set(Array.from(html.matchAll(INLINE_STYLE), ([, style = '']) => sourceOf(style)));
  const from = (...sources: string[]) => [...sources, ...assets].join(' ');
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // React writes `style` attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src ${from("'self'", 'data:')}`,
    `media-src ${from("'self'")}`,
    "font-src 'self' data:",
    `connect-src ${["'self'", ...sockets].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "frame-src 'self'",
  ].join('; ');
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
