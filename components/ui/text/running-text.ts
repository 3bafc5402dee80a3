import { COUNTED, emsOf, HAN, LONGEST, RANGE, withFirmEnglish, withFirmSpaces } from './firm-spaces';
import { withWholeWords } from './line-parts';

/**
 * Running text in Chinese breaks between any two characters, as in print; what a paragraph keeps on one line is a number
 * with its unit, and its last two characters (docs/decisions/0001-chinese-lines.md).
 */

/** No paragraph ends with a line of one character: what is before it stays with it. */
const LAST_TWO = /\p{Script=Han}{2}[\p{P}\s]*$/u;
const LAST_AFTER_SPACE = / (?=\p{Script=Han}\p{P}*$)/u;

/** A browser would break it: two characters side by side, one of them Chinese. */
const MAY_BREAK = /\p{Script=Han}[^\s\u00a0]|[^\s\u00a0]\p{Script=Han}/u;

/** Marks that stand before or after without a break. */
const CLOSES = /[，。、；：？！…）」』》]/u;

/** No paragraph that is no wider than this, in em, has a second line. */
export const ONE_LINE = 16;

/**
 * A piece of running text with what it keeps on one line.
 *
 * @param html of the piece: text without tags, in which &, < and > are entities
 * @param ends whether the paragraph ends with it
 * @returns HTML for `Prose` or what has the class `LINES`
 */
export function withWholeNumbers(html: string, ends = true): string {
  if (!HAN.test(html)) return withFirmEnglish(html);
  const firm = ends ? withFirmSpaces(html).replace(LAST_AFTER_SPACE, '\u00a0') : withFirmSpaces(html);
  const parts: string[] = [];
  let end = 0;
  for (const { from, to } of wholesIn(firm, ends)) {
    parts.push(firm.slice(end, from), `<span data-whole>${firm.slice(from, to)}</span>`);
    end = to;
  }
  return [...parts, firm.slice(end)].join('');
}

/** What stays on one line although a browser would break it, in order. */
function wholesIn(text: string, ends: boolean): { from: number; to: number }[] {
  const counted = [...text.matchAll(RANGE)].flatMap((range) =>
    emsOf(range[0]) <= LONGEST
      ? [range]
      : [...range[0].matchAll(COUNTED)].map((one) => Object.assign(one, { index: range.index + one.index })),
  );
  const last = ends ? LAST_TWO.exec(text) : null;
  const found = [...counted, ...(last ? [last] : [])]
    .map(({ index, 0: whole }) => ({ from: index, to: index + whole.length }))
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const kept: typeof found = [];
  for (const { from, to } of found) {
    if (from < (kept.at(-1)?.to ?? 0)) continue;
    if (MAY_BREAK.test(text.slice(from, to).replace(CLOSES, ''))) kept.push({ from, to });
  }
  return kept;
}

/** What is no text: code, and what is drawn. */
const AS_IT_STANDS = /^<\/?(?:pre|code|svg)\b/;

/** What keeps its words whole: headings and cells. */
const KEEPS_WORDS = /^<\/?(?:h[1-6]|th|td|dt|summary|figcaption)\b/;

/** The beginning and the end of a paragraph. */
const BEGINS = /^<(?:p|li|dd|blockquote|div)\b/;
const ENDS = /^<\/(?:p|li|dd|blockquote|div)>/;

/** HTML of ours whose Chinese breaks as it should, where it stands in an element of the class `LINES`: words stay whole in its headings and cells. */
export function withLineBreaks(html: string): string {
  if (!HAN.test(html)) return withFirmEnglish(html);
  let asItStands = 0;
  let keepsWords = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece, place, pieces) => {
      const step = piece.startsWith('</') ? -1 : 1;
      if (AS_IT_STANDS.test(piece)) asItStands += step;
      if (KEEPS_WORDS.test(piece)) keepsWords += step;
      if (asItStands > 0 || piece.startsWith('<') || !HAN.test(piece)) return piece;
      if (keepsWords > 0) return withWholeWords(piece);
      const isShort = BEGINS.test(pieces[place - 1] ?? '') && emsOf(piece) <= ONE_LINE;
      return withWholeNumbers(piece, ENDS.test(pieces[place + 1] ?? '') && !isShort);
    })
    .join('');
}
