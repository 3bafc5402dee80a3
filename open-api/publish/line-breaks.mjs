import { readJson } from './words.mjs';

/**
 * Places where a line of Chinese may break in the document that stands alone: between words, as in the page around it
 * (components/ui/words, whose terms these are), in fewer rules since its lines are long.
 */

const HAN = /\p{Script=Han}/u;
/** What begins no line, and what ends none. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;
/** What is no running text. */
const AS_IT_STANDS = /^<\/?(?:pre|code)\b/;
/** A number and what is counted. */
const COUNTED = /[\d.,一二兩两三四五六七八九十百千]+[  ]?[年月日分鐘钟秒則则條条隻只檔档套行項项個个]+/gu;

/** @type {Set<string>} */
const TERMS = new Set(readJson('components/ui/words/unbroken-terms.json'));
const LONGEST_TERM = 4;

/** @param {string} text @param {Intl.Segmenter} segmenter */
function partsOf(text, segmenter) {
  const counted = new Set([...text.matchAll(COUNTED)].flatMap(({ 0: all, index }) => within(index, all.length)));
  /** @type {string[]} */
  const parts = [];
  const words = [...segmenter.segment(text)];
  for (let place = 0; place < words.length; place++) {
    const { segment = '', index = 0 } = words[place] ?? {};
    let whole = segment;
    let after = place;
    for (let more = 1; more < LONGEST_TERM && place + more < words.length; more++) {
      const longer = words
        .slice(place, place + more + 1)
        .map((each) => each.segment)
        .join('');
      if (TERMS.has(longer)) [whole, after] = [longer, place + more];
    }
    const before = parts.at(-1);
    const mayBreak =
      before !== undefined &&
      HAN.test(before + whole) &&
      !CLOSING.test(whole) &&
      !OPENING.test(before) &&
      !/^\s|\s$/.test(whole + before) &&
      !counted.has(index);
    if (before === undefined || mayBreak) parts.push(whole);
    else parts[parts.length - 1] += whole;
    place = after;
  }
  return parts;
}

/** Places within a match, after its first letter. @param {number} index @param {number} length */
const within = (index, length) => Array.from({ length: length - 1 }, (_, place) => index + place + 1);

/** @param {string} html @param {string} language */
export function withLineBreaks(html, language) {
  if (!HAN.test(html)) return html;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  let depth = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      if (AS_IT_STANDS.test(piece)) depth += piece.startsWith('</') ? -1 : 1;
      if (depth > 0 || piece.startsWith('<') || !HAN.test(piece)) return piece;
      return partsOf(piece, segmenter).join('<wbr>');
    })
    .join('');
}
