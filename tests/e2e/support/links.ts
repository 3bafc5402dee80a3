/** Tags and links of a page as it is sent, which thousands are read of: a parser takes ten times as long. */

export const decoded = (text: string) =>
  text.replace(
    /&(?:amp|lt|gt|quot|#x27|#39);/g,
    (entity) => ({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' })[entity] ?? "'",
  );

export function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
}

export const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];

/** Path and query of a link of ours, without its fragment; undefined for what leads elsewhere or is no page. */
function ours(href: string, base: string): string | undefined {
  const url = new URL(href, base);
  if (url.origin !== new URL(base).origin) return undefined;
  if (/^\/(?:assets|files|drawing|feeds|website|popularity|_next)\/|^\/llms\.txt$/.test(url.pathname)) return undefined;
  return url.pathname + url.search;
}

export interface Link {
  /** As it stands in the page. */
  href: string;
  /** Path and query. */
  target: string;
  /** The language that it names. */
  lang: string | null;
  /** It is there to choose a language. */
  choosesLanguage: boolean;
}

/**
 * The links of a page that lead to pages of ours.
 *
 * @param address of the page, whole
 */
export function linksOf(html: string, address: string): Link[] {
  return tags(html, 'a').flatMap((tag) => {
    const href = attribute(tag, 'href');
    if (!href || /^(?:mailto|tel|https?:\/\/(?!localhost|127))/.test(href)) return [];
    const target = ours(href, address);
    if (target === undefined) return [];
    const lang = new URL(target, address).searchParams.get('lang');
    return [{ href, target, lang, choosesLanguage: /hreflang/i.test(tag) }];
  });
}

/** Tables, the list of directors and the Markdown of a filing name their language in their path, or hold all. */
export const isOfAllLanguages = (target: string) => /^\/(?:data|filings)\//.test(target);
