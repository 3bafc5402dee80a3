import { brotliCompressSync } from 'node:zlib';
import { brotliOf } from '../brotli';
import type { BuiltFiles } from './built-files';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;
const FONT_PRELOAD = /<link rel="preload" href="([^"]+)" as="font"[^>]*\/>/g;
const CHINESE = /<html[^>]* lang="zh/;

/**
 * A page of Chinese that is longer without its Latin font, in bytes at this quality of Brotli, would come in three
 * round trips with it: at Brotli's best it is some 12 % smaller, and font and headers take 13.5 KB of the 43.8 KB that
 * two bring. On a slow line it is there 0.15 to 0.25 s sooner without (docs/performance.md).
 */
const ROOM_FOR_FONT = { bytes: 35_000, quality: 5 };

/**
 * Puts the stylesheets of a page and the font they open with into its HTML, so
 * that the first paint waits for one answer and not for a second round of
 * requests, and words are never set twice (architecture.md, Budgets; Next's own
 * `inlineCss` would write the styles a second time into the data of every page
 * and every navigation).
 *
 * Each link stays but fetches nothing: a stylesheet's is disabled, and like a font's
 * has a medium that never is, since a browser that looks ahead in the HTML asks for
 * disabled ones all the same (Chromium 150). React takes it for the one it asks for and never loads
 * the same file once more. A page with a sheet that cannot be read is left as it is.
 *
 * In a page of Chinese that is long by itself the font, which sets numbers and a few names there, is not waited for
 * and not asked for ahead of the opening picture: it comes once, after the first paint, and is kept by the browser.
 */
export function inlineStyles(html: string, built: BuiltFiles): string {
  const sheets = Array.from(html.matchAll(STYLESHEET), ([, href = '']) => built.stylesheet(href));
  if (sheets.length === 0 || sheets.includes(undefined)) return html;
  let css = sheets.join('');
  const faces: string[] = [];
  const hasRoom = !CHINESE.test(html) || hasRoomForFont(css + html);
  const fonts = html.replace(FONT_PRELOAD, (link, href: string) => {
    const font = built.font(href);
    if (font === undefined || !css.includes(`url(${href})`)) return link;
    if (!hasRoom) return link.replace('/>', ' media="not all"/>');
    css = css.replace(`url(${href})`, () => `url(${font})`);
    faces.push(familyOf(css, font));
    return link.replace('/>', ' media="not all"/>');
  });
  let written = false;
  return fonts.replace(STYLESHEET, (link) => {
    const inert = link.replace('/>', ' media="not all" disabled=""/>');
    if (written) return inert;
    written = true;
    return `<style>${css}</style>${faces.map(readiedFace).join('')}${inert}`;
  });
}

function hasRoomForFont(page: string): boolean {
  return brotliCompressSync(page, brotliOf(ROOM_FOR_FONT.quality)).byteLength <= ROOM_FOR_FONT.bytes;
}

function familyOf(css: string, font: string): string {
  const rule = css.slice(css.lastIndexOf('@font-face{', css.indexOf(font)));
  return /font-family:([^;}]+)/.exec(rule)?.[1] ?? '';
}

/** A font within is decoded beside the parser; begun at the first word it would be ready one frame too late. */
function readiedFace(family: string): string {
  return `<script>document.fonts.load(${JSON.stringify(`1em ${family}`)})</script>`;
}
