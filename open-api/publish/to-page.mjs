import { onSite } from './addresses.mjs';
import { htmlWriter } from './to-html.mjs';

/**
 * A document as the page shows it and as the search reads it: sections with their HTML, and their words.
 * @param {import('./source.mjs').Source} source @param {import('./words.mjs').Locale} locale
 */
export function toPage({ title, lead, sections }, locale) {
  const writer = htmlWriter(locale, (target) => onSite(locale, target));
  return {
    title,
    lead: wordsOf(writer.inline(lead)),
    sections: sections.map(({ id, level, title: heading, blocks }) => {
      const parts = writer.parts(blocks);
      const html = parts.map((part) => ('html' in part ? part.html : '')).join(' ');
      return { id, level, title: heading, parts, text: wordsOf(html) };
    }),
  };
}

/** Words of two blocks are two lines. */
const BLOCK_END = /<\/(?:p|li|t[hdr]|caption|h\d)>/g;

/** What a reader reads of it: samples and examples are left out, since every search would find them. @param {string} html */
function wordsOf(html) {
  return html
    .replace(/<(pre|figure)[\s>].*?<\/\1>/gs, ' ')
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[String(name)] ?? "'")
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[，。、；：）])|(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
