import sanitizeHtml from 'sanitize-html';
import { asArticle, DEEPEST } from './pasted';
import { printable } from './printable';

/** More than anybody publishes as one article. */
const MOST = { characters: 500_000, tags: 20_000 };

/**
 * The part of an article that may be worked on. Sanitising and rendering take as long
 * as what they are given, so an answer of the API can hold the process no longer than this.
 */
export function withinLimits(html: string, { characters, tags } = MOST): { html: string; cut: boolean } {
  let end = Math.min(html.length, characters);
  let tag = html.indexOf('<');
  for (let count = 0; tag >= 0 && tag < end; count++) {
    if (count === tags) end = tag;
    tag = html.indexOf('<', tag + 1);
  }
  if (end === html.length) return { html, cut: false };
  const beginning = html.slice(0, end);
  // Do not cut within a tag, which would lose the words up to the next `>`, nor within a character.
  const open = beginning.lastIndexOf('<');
  const whole = open > beginning.lastIndexOf('>') ? beginning.slice(0, open) : beginning;
  return { html: whole.replace(HALF_CHARACTER_AT_END, ''), cut: true };
}

/**
 * HTML that came from the API, made safe to render (docs/requirements.md, Calls): text,
 * headings, lists, tables, pictures and links; no scripts, styles, frames or
 * forms. Links elsewhere open in a new tab and tell nothing of this site; those
 * to pages of ours get the address that `addressOf` gives them.
 */
export function safeHtml(html: string, addressOf: (path: string) => string = (path) => path): string {
  return sanitizeHtml(asArticle(withinLimits(html).html), {
    nestingLimit: DEEPEST,
    allowedTags: [
      ...[
        'p',
        'br',
        'hr',
        'h2',
        'h3',
        'h4',
        'blockquote',
        'ul',
        'ol',
        'li',
        'strong',
        'b',
        'em',
        'i',
        'u',
        's',
        'sub',
        'sup',
      ],
      ...[
        'a',
        'img',
        'figure',
        'figcaption',
        'table',
        'caption',
        'thead',
        'tbody',
        'tfoot',
        'tr',
        'th',
        'td',
        'code',
        'pre',
        'time',
      ],
      ...['div', 'span'],
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // The page has its own first heading.
      h1: 'h2',
      a: (tagName, { href = '' }) => {
        const attribs: sanitizeHtml.Attributes = { href: addressOf(href) };
        if (/^\s*https?:/i.test(href)) Object.assign(attribs, { target: '_blank', rel: 'noopener noreferrer' });
        return { tagName, attribs };
      },
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy', decoding: 'async' },
      }),
    },
  });
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Where words end although no space stands there. None of these looks past the next `<`: a tag that never ends costs nothing. */
const END_OF_TEXT = /<\/?(?:p|div|h\d|ul|ol|li|table|caption|td|th|blockquote|pre|figure|br|hr)\b[^<>]*>/gi;

const PICTURE = /<img\b[^<>]*>/gi;

/** The library's own, and what belongs to a picture. */
const NOT_READ = ['script', 'style', 'textarea', 'option', 'xmp', 'figcaption'];

/** The words of an article are found within this much of it. */
const MOST_FOR_TEXT = { characters: 50_000, tags: 2000 };

/** What an end of a paragraph leaves between two Chinese sentences, which need none. */
const BETWEEN_CHINESE = /(?<=[\p{Script=Han}，。、；：？！」』》）]) (?=[\p{Script=Han}「『《（])/gu;

const LATIN = /[\x21-\x7e\p{Script=Latin}]/u;
const LATIN_AT_END = /[\x21-\x7e\p{Script=Latin}]+$/u;
const HALF_CHARACTER_AT_END = /[\uD800-\uDBFF]$/;

/** An article as plain text, without its pictures' addresses and captions. */
export function textOfHtml(html: string): string {
  return inOneLine(plain(withoutPictures(html).replace(END_OF_TEXT, ' ')));
}

/** Marks within an article's text, which no article holds: they outlast what is done to it on the way. */
const [ROW, END_OF_ROW, END_OF_CELL, END_OF_LINE] = ['\u{F0000}', '\u{F0001}', '\u{F0002}', '\u{F0003}'] as const;

/** An article as lines: a paragraph each, and a row of a table with a tab after each of its cells. */
export function linesOfHtml(html: string): string {
  const marked = withoutPictures(html)
    .replace(/<tr\b/gi, `${ROW}<tr`)
    .replace(/<\/(?:tr|table)>/gi, END_OF_ROW)
    .replace(/<\/t[dh]>/gi, END_OF_CELL)
    .replace(END_OF_TEXT, END_OF_LINE);
  const [before = '', ...rows] = plain(marked).split(ROW);
  return [before.replaceAll(END_OF_ROW, END_OF_LINE), ...rows.map(afterRow)]
    .join(END_OF_LINE)
    .split(END_OF_LINE)
    .map((line) => line.split(END_OF_CELL).map(inOneLine).join('\t'))
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** A cell may hold paragraphs; its row is one line all the same. */
function afterRow(text: string): string {
  const [row = '', ...after] = text.split(END_OF_ROW);
  return [row.replaceAll(END_OF_LINE, ' '), ...after].join(END_OF_LINE);
}

const withoutPictures = (html: string) => asArticle(withinLimits(html).html).replace(PICTURE, '');

const plain = (html: string) =>
  sanitizeHtml(withinLimits(html, MOST_FOR_TEXT).html, {
    allowedTags: [],
    allowedAttributes: {},
    nestingLimit: DEEPEST,
    nonTextTags: NOT_READ,
  }).replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);

const inOneLine = (text: string) => printable(text).replace(/\s+/g, ' ').replace(BETWEEN_CHINESE, '').trim();

/** Not after “No.”, which a number follows. */
const END_OF_SENTENCE = String.raw`(?:[。！？]|(?<!\bNo)[.!?](?=\s))`;
const FIRST_SENTENCE = new RegExp(String.raw`^[\s\S]+?${END_OF_SENTENCE}`);
const WHOLE_SENTENCES = new RegExp(String.raw`^[\s\S]*${END_OF_SENTENCE}`);

/**
 * The beginning of an article as plain text: whole sentences where they fill
 * more than half of `length` characters, else cut at a word or a full-width
 * character with an ellipsis. A first sentence that ends within `leeway` more
 * is not cut.
 */
export function excerptOf(html: string, length: number, leeway = 0): string {
  const text = textOfHtml(html);
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const sentence = WHOLE_SENTENCES.exec(cut)?.[0] ?? '';
  if (sentence.length > length / 2) return sentence;
  const longer = FIRST_SENTENCE.exec(text.slice(0, length + leeway + 1))?.[0];
  if (leeway > 0 && longer) return longer;
  // Between Latin words only; Chinese may end anywhere.
  const inWord = LATIN.test(cut.slice(-2, -1)) && LATIN.test(cut.slice(-1));
  const beginning = cut.slice(0, length).replace(inWord ? LATIN_AT_END : HALF_CHARACTER_AT_END, '');
  return `${beginning.trimEnd().replace(/[，、；：,;:]$/, '') || cut.slice(0, length)}…`;
}
