/** @typedef {import('./words.mjs').Locale} Locale */

/** Pages of the site that documents lead to by name. */
const PAGES = ['downloadApi', 'contactUs', 'openApi'];

/**
 * Where a link of a source leads on the site: `websocket.md#subscribe` to that document's page, `downloadApi` to
 * that page, both in the reader's language; an address within the document, and one elsewhere, as they are.
 *
 * @param {Locale} locale @param {string} target
 */
export function onSite(locale, target) {
  const { name, hash } = parts(target);
  if (PAGES.includes(target)) return withLanguage(`/${target}`, {}, locale);
  if (name === undefined) return target;
  if (name === 'usage') return withLanguage('/usingDocument', {}, locale) + hash;
  return withLanguage('/openApi', { doc: name }, locale) + hash;
}

/**
 * The same within the one document that holds all of them, where every heading is named after its document too.
 * @param {Locale} locale @param {string} within the document the link stands in @param {string} target
 */
export function inOneDocument(locale, within, target) {
  const { name, hash } = parts(target);
  if (target.startsWith('#')) return `#${within}-${target.slice(1)}`;
  if (name === undefined) return onSite(locale, target);
  return hash ? `#${name}-${hash.slice(1)}` : `#${name}`;
}

/** @param {string} target */
function parts(target) {
  const [, name, hash = ''] = /^([a-z]+)\.md(#[a-z0-9-]+)?$/.exec(target) ?? [];
  return { name, hash };
}

/** As `withLanguage` of lib/site/href.ts; a test holds them together. @param {string} path @param {Record<string, string>} query @param {Locale} locale */
function withLanguage(path, query, locale) {
  const params = new URLSearchParams(query);
  if (locale !== 'zt') params.set('lang', locale);
  return params.size > 0 ? `${path}?${params}` : path;
}
