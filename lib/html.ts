import sanitizeHtml from 'sanitize-html';

/**
 * HTML that came from the API, made safe to render (decisions, Calls): text,
 * headings, lists, tables, pictures and links; no scripts, styles, frames or
 * forms. Links elsewhere open in a new tab and tell nothing of this site.
 */
export function safeHtml(html: string): string {
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
      a: ['href', 'target', 'rel', 'title'],
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
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(/^https?:/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}) },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy', decoding: 'async' },
      }),
    },
  });
}

/** The beginning of an article as plain text, cut at a word or a full-width character. */
export function excerptOf(html: string, length: number): string {
  const text = sanitizeHtml(html.replace(/<figure[\s\S]*?<\/figure>/gi, ' ').replace(/<\/(p|li|h\d|td)>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  // Between Latin words only; Chinese may end anywhere.
  const lastSpace = /[A-Za-z0-9]$/.test(cut) && /^[A-Za-z0-9]/.test(text.slice(length)) ? cut.lastIndexOf(' ') : -1;
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}
