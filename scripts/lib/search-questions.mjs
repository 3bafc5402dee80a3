import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';

/**
 * Questions of visitors who know what they are after (tests/search-questions.json), each with a part of the address or
 * title that answers it.
 *
 * @typedef {{ locale: import('../../lib/i18n/locales').Locale, q: string, leadsTo: string }} KnownItem
 * @returns {KnownItem[]}
 */
export function knownItems() {
  return JSON.parse(readFileSync(path.join(ROOT, 'tests', 'search-questions.json'), 'utf8'));
}

/** @param {{ locale: string, q: string }} question @returns {string} its address */
export function searchPath({ locale, q }) {
  return `/search?${new URLSearchParams({ q, lang: locale })}`;
}

/**
 * What stands first on a page of results: addresses with their titles.
 *
 * @param {string} html @returns {string[]}
 */
export function firstThree(html) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return Array.from(main.matchAll(/<h3><a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g))
    .slice(0, 3)
    .map(([, href = '', title = '']) => `${href.replaceAll('&amp;', '&')} ${title.replace(/<[^>]*>/g, '')}`);
}

/** Whether a question is answered by what stands first. @param {KnownItem} item @param {string} html */
export function isAnswered({ leadsTo }, html) {
  return firstThree(html).some((result) => result.includes(leadsTo));
}
