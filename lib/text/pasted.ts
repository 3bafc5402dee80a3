import { Parser } from 'htmlparser2';
import { fileAddress } from './file-address';
import { html } from './markup';

/**
 * Cleans up pasted articles (from WeChat's editor, Word, web pages) before anything else reads them: any block ends a
 * line, media become links, pictures get the address that their page would have loaded, and hidden elements are
 * removed. It does not sanitise: html.ts does.
 */
export function asArticle(pasted: string): string {
  const writer = new ArticleWriter();
  const parser = new Parser(writer, { decodeEntities: true });
  parser.write(ENDING.reduce(withEnds, pasted));
  parser.end();
  return writer.text;
}

/**
 * Elements that swallow the rest of the article if they are never closed, or are closed by a slash, which HTML ignores.
 */
const ENDING = 'iframe video audio object applet xml template'.split(' ');

/** Closes elements of a name at once if they are not closed before the next one begins. */
function withEnds(source: string, name: string): string {
  const start = `<${name}(?![\\w:-])`;
  const isEnded = new RegExp(`^(?!${start})|</${name}`, 'i');
  return source
    .split(new RegExp(`(?=${start})`, 'i'))
    .map((element) => (isEnded.test(element) ? element : element.replace('>', `></${name}>`)))
    .join('');
}

/** Elements that are removed with their content: they run, style, describe the page or are hidden. */
const UNSEEN = new Set('script style title template xml xmp textarea option datalist desc metadata'.split(' '));

/** Elements that are replaced by a link to what they showed. */
const MEDIA = new Set('video audio iframe frame embed object applet mpvideo mpvoice qqmusic'.split(' '));
/** Drawings within the text: their words stay, apart from each other. */
const DRAWN = new Set(['svg', 'math']);

/** What stands within a line; anything else that an article has no element for is a block. */
const INLINE = new Set(
  `a abbr acronym b bdi bdo big br button cite code data del dfn em font i img input ins kbd label map area mark meter
  nobr output picture progress q rp rt ruby s samp small source span strike strong sub sup time track tt u var wbr
  tspan`.split(/\s+/),
);
/** Blocks that an article has, and what belongs to them; their names stay. */
const BLOCKS = new Set(
  `p hr h1 h2 h3 h4 blockquote ul ol li figure figcaption table caption thead tbody tfoot tr th td colgroup col pre
  div`.split(/\s+/),
);
const RENAMED = new Map([
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['listing', 'pre'],
]);
const VOID = new Set('br hr img input area source track wbr col'.split(' '));
/** Of a page around the article, or for browsers alone. */
const GONE = new Set('html head body meta link base frameset noframes'.split(' '));

/** Where editors keep the address of a picture that is loaded when it comes near; before its `src`, which is a blank one. */
const LAZY = ['data-src', 'data-original', 'data-actualsrc', 'data-lazy-src'];

/** What else a picture keeps; sizes in percent or words are those of another page. */
const PICTURED = new Map([
  ['alt', /^/],
  ['width', /^\d{1,5}$/],
  ['height', /^\d{1,5}$/],
]);

/** Of an article's own source; what is nested deeper keeps its words and its lines, and loses its elements. */
export const DEEPEST = 50;
const TOO_DEEP = 'too deep';

type Attributes = Record<string, string>;

class ArticleWriter {
  text = '';
  /** The end tag of each open element; empty if the element itself was dropped. */
  readonly #open: string[] = [];
  /** Depth within a hidden element, a drawing and a `<noscript>`; 0 outside. */
  #unseen = 0;
  #drawing = 0;
  #again = 0;
  /** A block of which nothing was written began or ended: what follows stands on a line of its own. */
  #isBroken = false;
  /** The media element being read: only a link is written for it. */
  #medium: { depth: number; address?: string | undefined } | undefined;
  /** The address that the parts of an open `<picture>` name. */
  #ofPicture: string | undefined;
  #lastPicture: string | undefined;

  onopentag(name: string, attributes: Attributes): void {
    const depth = this.#open.push('');
    if (this.#unseen > 0) return;
    if (this.#medium) this.#medium.address ??= addressOfMedium(attributes);
    else if (UNSEEN.has(name)) this.#unseen = depth;
    else if (isMedium(name, attributes)) this.#medium = { depth, address: addressOfMedium(attributes) };
    else if (name === 'img') this.#picture(attributes);
    else if (name === 'picture') this.#ofPicture = undefined;
    else if (name === 'source') this.#ofPicture ??= addressOfSet(attributes.srcset ?? attributes['data-srcset']);
    else if (name === 'noscript') this.#again ||= depth;
    else if (DRAWN.has(name) || this.#drawing > 0) this.#drawn(depth);
    else if (!GONE.has(name)) this.#element(name, attributes);
  }

  ontext(text: string): void {
    if (this.#unseen > 0 || this.#medium) return;
    if (this.#isBroken && text.trim() !== '') {
      this.#isBroken = false;
      this.text += '<br>';
    }
    this.text += html`${text}`.text;
  }

  onclosetag(): void {
    const depth = this.#open.length;
    const name = this.#open.pop();
    if (this.#unseen === depth) this.#unseen = 0;
    if (this.#drawing === depth) this.#drawing = 0;
    if (this.#again === depth) this.#again = 0;
    if (this.#medium?.depth === depth) {
      const { address } = this.#medium;
      this.#medium = undefined;
      if (address !== undefined) this.#link(address);
    }
    if (name === TOO_DEEP) this.#isBroken = true;
    else if (name) this.#write(name, `</${name}>`);
  }

  #element(name: string, attributes: Attributes): void {
    const kept = isInline(name) || BLOCKS.has(name) ? name : (RENAMED.get(name) ?? 'div');
    const isVoid = VOID.has(kept);
    if (this.#open.length > DEEPEST && !isVoid) {
      this.#open[this.#open.length - 1] = isInline(kept) ? '' : TOO_DEEP;
      this.#isBroken ||= !isInline(kept);
      return;
    }
    this.#write(kept, `<${kept}${written(attributes)}>`);
    if (!isVoid) this.#open[this.#open.length - 1] = kept;
  }

  /** A tag; that of a block ends a line by itself. */
  #write(name: string, tag: string): void {
    if (!isInline(name) || name === 'br') this.#isBroken = false;
    this.text += tag;
  }

  #drawn(depth: number): void {
    this.#drawing ||= depth;
    this.text += ' ';
  }

  #picture(attributes: Attributes): void {
    const address = addressOfPicture(attributes) ?? this.#ofPicture;
    this.#ofPicture = undefined;
    if (address === undefined || (this.#again > 0 && address === this.#lastPicture)) return;
    this.#lastPicture = address;
    const kept = Object.entries(attributes).filter(([name, value]) => PICTURED.get(name)?.test(value));
    this.text += `<img${written({ src: address, ...Object.fromEntries(kept) })}>`;
  }

  #link(address: string): void {
    const name = address.startsWith('/') ? address.split(/[?#]/)[0]?.split('/').at(-1) : new URL(address).host;
    const words = name || address;
    // A link holds no other.
    this.text += (this.#open.includes('a') ? html` ${words} ` : html` <a href="${address}">${words}</a> `).text;
  }
}

/** Elements of Office (`o:p`) are inline too. */
const isInline = (name: string) => INLINE.has(name) || name.includes(':');

/** WeChat has elements of its own for what is played; whatever it calls them, they say where it is. */
function isMedium(name: string, attributes: Attributes): boolean {
  return MEDIA.has(name) || (name.includes('-') && addressOfMedium(attributes) !== undefined);
}

function addressOfMedium(attributes: Attributes): string | undefined {
  const isParameter = /^(?:movie|src|filename|url)$/i.test(attributes.name ?? '');
  const given = [
    attributes['data-src'],
    attributes.src,
    attributes['data-url'],
    attributes.data,
    isParameter ? attributes.value : undefined,
  ];
  return firstAddress(given);
}

function addressOfPicture(attributes: Attributes): string | undefined {
  const sets = [attributes['data-srcset'], attributes.srcset].map(addressOfSet);
  return firstAddress([...LAZY.map((name) => attributes[name]), attributes.src, ...sets]);
}

/** The first picture of a set, which are of one motif. */
function addressOfSet(set: string | undefined): string | undefined {
  return firstAddress([set?.trim().split(/\s/)[0]?.replace(/,$/, '')]);
}

function firstAddress(given: readonly (string | undefined)[]): string | undefined {
  for (const address of given) {
    // As our pages are loaded: by TLS.
    const found = fileAddress(address?.trim().replace(/^\/\//, 'https://'));
    if (found !== undefined) return found;
  }
  return undefined;
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([name]) => /^[a-z][\w-]*$/i.test(name))
    .map(([name, value]) => ` ${name}="${html`${value}`.text}"`)
    .join('');
}
