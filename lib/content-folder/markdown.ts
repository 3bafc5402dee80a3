import { Marked, type Tokens } from 'marked';

/** Finds the address that a picture is shown from: of a name of a file beside the story, or of an address as it is. */
export type PictureAddress = (name: string) => string;

/** Size of a picture, written after it: `![…](…){width=1280 height=720}`; without it a page may jump as it arrives. */
const SIZE = /^\{width=(\d{1,5}) height=(\d{1,5})\}$/;
/**
 * Strong words. Markdown's own rule wants a blank after `**` that follows a full stop; Chinese has none there:
 * `**港股。**十二時收市`.
 */
const STRONG = /^\*\*(?!\s)([^*\n]*[^*\s])\*\*/;
/** Signs that are none of HTML's own in words: `&` of `&nbsp;` is. */
const BARE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});)|[<>]/gi;
/** A caption of code, in its first line: ```` ```python "What it shows" ````. */
const CAPTION = /"(.+)"\s*$/;

/**
 * A story as the website API gives it (`contentTxt`): HTML of its Markdown.
 *
 * A picture or code with a caption, alone in its paragraph, is a figure; the first cell of a table's row is its heading.
 * What Markdown has no sign for (`<time>`) is written as HTML; pages make all of it safe before they show it.
 */
export function articleHtml(markdown: string, pictureAddress: PictureAddress): string {
  return writer(pictureAddress).parse(markdown, { async: false }).trim();
}

function writer(pictureAddress: PictureAddress): Marked {
  const image = ({ href, text }: Tokens.Image, size = '') =>
    `<img src="${escaped(pictureAddress(href))}"${size} alt="${escaped(text)}">`;
  return new Marked({
    tokenizer: {
      emStrong(source) {
        const [raw, text] = STRONG.exec(source) ?? [];
        if (!raw || !text) return false;
        return { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) };
      },
    },
    renderer: {
      paragraph({ tokens }) {
        const [first, ...rest] = tokens;
        const size = first?.type === 'image' ? sizeOf(rest.map(({ raw }) => raw).join('')) : undefined;
        if (size === undefined) return `<p>${this.parser.parseInline(tokens)}</p>\n`;
        const picture = first as Tokens.Image;
        return figure(image(picture, size), picture.title);
      },
      image: (token) => image(token),
      code({ text, lang = '' }) {
        const code = `<pre><code>${escapedText(text)}</code></pre>`;
        const caption = CAPTION.exec(lang)?.[1];
        return caption === undefined ? `${code}\n` : figure(code, caption);
      },
      codespan: ({ text }) => `<code>${escapedText(text)}</code>`,
      text(token) {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
        return 'escaped' in token && token.escaped ? token.text : token.text.replace(BARE, (sign) => escapedText(sign));
      },
      table({ header, rows }) {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
        const body = rows.map(
          ([first, ...rest]) =>
            `<tr>${first ? `<th scope="row">${inline(first)}</th>` : ''}${rest.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`,
        );
        return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>\n`;
      },
    },
  });
}

/** Attributes of the size that follows a picture; undefined where anything else follows. */
function sizeOf(after: string): string | undefined {
  if (after.trim() === '') return '';
  const [, width, height] = SIZE.exec(after.trim()) ?? [];
  return width && height ? ` width="${width}" height="${height}"` : undefined;
}

function figure(what: string, caption: string | null | undefined): string {
  return `<figure>${what}${caption ? `<figcaption>${escapedText(caption)}</figcaption>` : ''}</figure>\n`;
}

function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escaped(text: string): string {
  return escapedText(text).replaceAll('"', '&quot;');
}
