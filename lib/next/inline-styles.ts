import type { BuiltFiles } from './built-files';

/**
 * Stylesheets and the Latin font of a page stand in its HTML.
 *
 * - Gain: the largest paint of the mobile home page comes after 0.98 s instead of 1.69 without styles within, 1.06
 *   without the font (docs/measuring.md).
 * - Depends on: the form of React's links (`data-precedence`) and of Next's preloads of fonts; on React taking a disabled
 *   link for the stylesheet that it asks for.
 * - When that changes: links stay as they are and pages fetch them, or a sheet is loaded twice;
 *   tests/e2e/site/first-paint.spec.ts fails.
 */

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g;
const FONT_PRELOAD = /<link rel="preload" href="([^"]+)" as="font"[^>]*\/>/g;

/**
 * Puts the stylesheets of a page and the font they open with into its HTML, so
 * that the first paint waits for one answer and not for a second round of
 * requests, and words are never set twice (Next's own
 * `inlineCss` would write the styles a second time into the data of every page
 * and every navigation).
 *
 * Each link stays but fetches nothing: a stylesheet's is disabled, and like a font's
 * has a medium that never is, since a browser that looks ahead in the HTML asks for
 * disabled ones all the same (Chromium 150). React takes it for the one it asks for and never loads
 * the same file once more. A page with a sheet that cannot be read is left as it is.
 */
export function inlineStyles(html: string, built: BuiltFiles): string {
  const sheets = Array.from(html.matchAll(STYLESHEET), ([, href = '']) => built.stylesheet(href));
  if (sheets.length === 0 || sheets.includes(undefined)) return html;
  let css = sheets.join('');
  const faces: string[] = [];
  const fonts = html.replace(FONT_PRELOAD, (link, href: string) => {
    const font = built.font(href);
    if (font === undefined || !css.includes(`url(${href})`)) return link;
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

function familyOf(css: string, font: string): string {
  const rule = css.slice(css.lastIndexOf('@font-face{', css.indexOf(font)));
  return /font-family:([^;}]+)/.exec(rule)?.[1] ?? '';
}

/**
 * A browser decodes an inline font in parallel to parsing. If it began only at the first word, it would be ready one
 * frame too late.
 */
function readiedFace(family: string): string {
  return `<script>document.fonts.load(${JSON.stringify(`1em ${family}`)})</script>`;
}
