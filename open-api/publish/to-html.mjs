import { Marked } from 'marked';
import { highlighted } from '../highlight.mjs';
import { SAMPLE_LANGUAGES } from './blocks.mjs';
import { fill, WORDS } from './words.mjs';

/**
 * @typedef {import('./words.mjs').Locale} Locale
 * @typedef {(target: string) => string} Address where a link of the source leads
 * @typedef {{ html: string } | { console: true }} Part
 */

/** Where samples can be downloaded from. */
const SAMPLES = '/assets/open-api-samples';

/** Names of marks in code fences, for the highlighter. @type {Record<string, string>} */
const HIGHLIGHTED = { sh: 'shellscript', shell: 'shellscript', bash: 'shellscript', js: 'javascript' };

/** Letters of a name that fits the narrowest phone, and is never broken. */
const LONG_NAME = 24;

/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * The sections of a document as HTML that the page and the embedded document both show. It holds no script, no
 * style and no event: code is in elements that say what it is, tables carry the heads of their cells along.
 *
 * @param {Locale} locale @param {Address} address
 */
export function htmlWriter(locale, address) {
  const words = WORDS[locale];
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        return `<a href="${escaped(address(href))}">${this.parser.parseInline(tokens)}</a>`;
      },
      code: ({ text, lang = '' }) => (lang === 'output' ? outputHtml(text, words.output) : codeHtml(text, lang, lang)),
      codespan: ({ text }) => `<code${text.length > LONG_NAME ? '' : ' data-name'}>${escaped(text)}</code>`,
      table({ header, rows }) {
        const cell = (/** @type {any} */ { tokens }) => this.parser.parseInline(tokens);
        return tableHtml(
          '',
          header.map(cell),
          rows.map((row) => row.map(cell)),
        );
      },
    },
  });
  /** @param {string} text */
  const inline = (text) => /** @type {string} */ (marked.parseInline(text));

  /** @param {import('./blocks.mjs').Block} block @returns {Part} */
  const part = (block) => {
    switch (block.kind) {
      case 'text':
        return { html: /** @type {string} */ (marked.parse(block.markdown)).trim() };
      case 'table':
        return {
          html: tableHtml(
            block.caption,
            block.head.map(inline),
            block.rows.map((row) => row.map(inline)),
          ),
        };
      case 'code':
        return { html: codeHtml(block.code, block.language, block.label) };
      case 'samples':
        return { html: samplesHtml(block, words) };
      case 'drawing':
        return { html: drawingHtml(locale, block.words) };
      default:
        return { console: true };
    }
  };
  return {
    inline,
    /** @param {import('./blocks.mjs').Block[]} blocks @returns {Part[]} */
    parts: (blocks) => joined(blocks.map(part)),
    words,
  };
}

/** Neighbouring pieces of HTML as one. @param {Part[]} parts */
function joined(parts) {
  /** @type {Part[]} */
  const result = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && 'html' in last && 'html' in part) last.html += `\n${part.html}`;
    else result.push({ ...part });
  }
  return result;
}

/** On a phone a row is a block and its cells say their heads; the roles keep it a table. @param {string} caption @param {string[]} head @param {string[][]} rows */
function tableHtml(caption, head, rows) {
  const heads = head.map((cell) => `<th role="columnheader" scope="col">${cell}</th>`).join('');
  const lines = rows.map((row) => {
    const cells = row.map((cell, place) => {
      const label = escaped((head[place] ?? '').replace(/<[^>]+>/g, ''));
      return place === 0
        ? `<th role="rowheader" scope="row">${cell}</th>`
        : `<td role="cell" data-label="${label}">${cell}</td>`;
    });
    return `<tr role="row">${cells.join('')}</tr>`;
  });
  const title = caption ? `<caption>${escaped(caption)}</caption>` : '';
  return `<table role="table">${title}<thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup">${lines.join('')}</tbody></table>`;
}

/** @param {string} code @param {string} language @param {string} label */
export function codeHtml(code, language, label) {
  const known = HIGHLIGHTED[language] ?? language;
  const text = markedUp(code, known);
  // A command is broken rather than scrolled.
  const kind = known === 'shellscript' ? '="shell"' : '';
  return `<div data-code${kind}><pre tabindex="0" role="group" aria-label="${escaped(label)}"><code>${text}</code></pre></div>`;
}

/** What a program prints: to be compared, not copied. @param {string} text @param {string} title */
function outputHtml(text, title) {
  return `<div data-output><span>${title}</span><pre tabindex="0" role="group" aria-label="${title}"><code>${escaped(text)}</code></pre></div>`;
}

/** A sample stands in three languages and two forms: its colours are found once. @type {Map<string, string>} */
const seen = new Map();

/** Code with its pieces in elements that say what they are. @param {string} code @param {string} language */
function markedUp(code, language) {
  const key = `${language} ${code}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  const lines = language && language !== 'text' ? highlighted(code, language) : [[{ text: code }]];
  const marked = lines.map((line) =>
    line
      .map(({ text: piece, kind }) => (kind ? `<i data-kind="${kind}">${escaped(piece)}</i>` : escaped(piece)))
      .join(''),
  );
  // Where a command is broken, what follows is set in: each is in an element of its own.
  const text =
    language === 'shellscript'
      ? marked.map((line, at) => `<span data-line>${line}${at < marked.length - 1 ? '\n' : ''}</span>`).join('')
      : marked.join('\n');
  seen.set(key, text);
  return text;
}

/** @param {import('./blocks.mjs').Samples} samples @param {any} words */
function samplesHtml({ name, label, files }, words) {
  const shown = files.map(({ language, file, code }) => {
    const title = SAMPLE_LANGUAGES[/** @type {keyof typeof SAMPLE_LANGUAGES} */ (language)];
    return `<figure data-language="${language}"><figcaption><b>${title}</b> <a href="${SAMPLES}/${language}/${file}" download aria-label="${fill(words.fetch, { file })}">${file}</a></figcaption>${codeHtml(code, language, fill(words.sample, { label, title, file }))}</figure>`;
  });
  return `<div data-samples="${name}">${shown.join('')}</div>`;
}

/** @param {Locale} locale @param {string} words */
function drawingHtml(locale, words) {
  const at = (/** @type {string} */ name, /** @type {number} */ width, /** @type {string} */ type) =>
    `/assets/sdk/${name}-${locale}-${width}.${type}`;
  const sources = ['avif', 'webp'].flatMap((type) => [
    `<source media="(max-width: 599px)" type="image/${type}" srcset="${at('life-cycle-tall', 450, type)} 450w, ${at('life-cycle-tall', 900, type)} 900w" sizes="90vw">`,
    `<source type="image/${type}" srcset="${at('life-cycle', 800, type)} 800w, ${at('life-cycle', 1600, type)} 1600w" sizes="(max-width: 900px) 90vw, 720px">`,
  ]);
  return `<figure data-drawing><picture>${sources.join('')}<img src="${at('life-cycle', 1600, 'webp')}" alt="${escaped(words)}" width="1600" height="1000" loading="lazy" decoding="async"></picture></figure>`;
}
