import { assetUrl, narrowChart, smallCover } from '../assets/address';
import { excerptOf, safeHtml, withinLimits } from '../text/html';

/** A part of an article that its contents lead to. */
export interface ArticlePart {
  /** Of its heading, unique within the page. */
  id: string;
  title: string;
}

export interface ArticleBody {
  /** Safe to render. */
  html: string;
  /** Its headings of the first order. */
  parts: ArticlePart[];
  /** The article was cut: it is longer than the limits of lib/text/html.ts. */
  cut: boolean;
}

/** The longest list of contents; further headings have no entry in it. */
const MOST_PARTS = 20;
/** Of a heading as the contents show it, in characters. */
const LONGEST_TITLE = 80;

/** Names of what can be scrolled within an article, by its number there. */
export type NameOfRegion = (what: 'table' | 'code', number: number) => string;

/**
 * The body of an article (§2), made from the HTML of the API: cut to a limit, sanitised, with ids on its headings, and
 * with tables and code that scroll by themselves.
 *
 * @param addressOf gives the address of a page of ours for its path in the article
 */
export function articleBody(source: string, addressOf: (path: string) => string, nameOf: NameOfRegion): ArticleBody {
  const { html, cut } = withinLimits(source);
  const { html: withIds, parts } = withHeadingIds(withChartsOfNarrow(safeHtml(html, addressOf)));
  return { html: withScrollingCode(withScrollingTables(withIds, nameOf), nameOf), parts, cut };
}

/**
 * Replaces our covers by the drawings made for phones, since the small type of the whole ones would be unreadable
 * there. Covers on other hosts stay: no such drawing of them exists.
 */
export function withCoversOfPhones(html: string): string {
  return html.replace(/<img src="([^"]+)"[^>]*>/g, (image, url: string) => {
    const drawn = url.startsWith(assetUrl('/assets/news/')) && smallCover(url, 'card');
    return drawn ? `<picture><source type="image/avif" srcset="${drawn}">${image}</picture>` : image;
  });
}

/**
 * Sanitised HTML whose charts are drawn again where the column is as narrow as a phone: the words of the broad drawing
 * could not be read there. The element takes the size of what is shown, so nothing jumps.
 */
function withChartsOfNarrow(html: string): string {
  return html.replace(/<img src="([^"]+)"[^>]*>/g, (image, url: string) => {
    const drawn = url.startsWith(assetUrl('/assets/news/')) && narrowChart(url);
    if (!drawn) return image;
    return `<picture><source media="(max-width: 48rem)" srcset="${drawn}" width="1280" height="800">${image}</picture>`;
  });
}

/** Sanitised HTML whose second-level headings have ids of our own making, and what they say. */
function withHeadingIds(html: string): { html: string; parts: ArticlePart[] } {
  const parts: ArticlePart[] = [];
  const withIds = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (heading, content: string) => {
    const title = parts.length < MOST_PARTS && excerptOf(content, LONGEST_TITLE);
    if (!title) return heading;
    const id = `part-${parts.length + 1}`;
    parts.push({ id, title });
    return `<h2 id="${id}">${content}</h2>`;
  });
  return { html: withIds, parts };
}

/**
 * Sanitised HTML whose tables scroll sideways by themselves, with keys too, where the
 * window is too narrow for them. Each has a name, for a region without one says nothing.
 */
export function withScrollingTables(html: string, nameOf: NameOfRegion): string {
  let number = 0;
  return html
    .replace(/<table>/g, (table) => `<div data-table=""${region(nameOf('table', ++number))}>${table}`)
    .replaceAll('</table>', '</table></div>');
}

/** Sanitised HTML whose code scrolls by itself, with keys too: a line of code is never broken. */
function withScrollingCode(html: string, nameOf: NameOfRegion): string {
  let number = 0;
  return html.replace(/<pre>/g, () => `<pre${region(nameOf('code', ++number))}>`);
}

function region(name: string): string {
  return ` role="region" tabindex="0" aria-label="${name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}
