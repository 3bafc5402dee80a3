import sanitizeHtml from 'sanitize-html';

/**
 * HTML that came from the API, made safe to render (decisions, Calls): text,
 * headings, lists, tables, pictures and links; no scripts, styles, frames or
 * forms. Links elsewhere open in a new tab and tell nothing of this site; those
 * to pages of ours get the address that `addressOf` gives them.
 */
export function safeHtml(html: string, addressOf: (path: string) => string = (path) => path): string {
  return sanitizeHtml(html, {
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

/** Where words end although no space stands there. */
const END_OF_TEXT = /<\/(?:p|li|h\d|td|th|div|blockquote)>|<br\b[^>]*>/gi;

const LATIN = /[\x21-\x7e\p{Script=Latin}]/u;
const LATIN_AT_END = /[\x21-\x7e\p{Script=Latin}]+$/u;
const HALF_CHARACTER_AT_END = /[\uD800-\uDBFF]$/;

/**
 * The beginning of an article as plain text: whole sentences where they fill
 * more than half of `length` characters, else cut at a word or a full-width
 * character with an ellipsis.
 */
export function excerptOf(html: string, length: number): string {
  const text = sanitizeHtml(html.replace(/<figure[\s\S]*?<\/figure>/gi, ' ').replace(END_OF_TEXT, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const sentence = /^[\s\S]*(?:[。！？]|[.!?](?=\s))/.exec(cut)?.[0] ?? '';
  if (sentence.length > length / 2) return sentence;
  // Between Latin words only; Chinese may end anywhere.
  const inWord = LATIN.test(cut.slice(-2, -1)) && LATIN.test(cut.slice(-1));
  const beginning = cut.slice(0, length).replace(inWord ? LATIN_AT_END : HALF_CHARACTER_AT_END, '');
  return `${beginning.trimEnd() || cut.slice(0, length)}…`;
}
