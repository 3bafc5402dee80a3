import { stemmer } from 'stemmer';
import { folded, searchWords } from '../text/fold';

/**
 * What the search of the whole site looks at, and for. Text is folded as for the registers (lib/text/fold.ts); English is
 * stemmed, and every Chinese character stands apart: an index of three letters each then holds a word of two, or one.
 *
 * Stored in the index: whoever changes what comes out of here counts `TERMS` up, so that it is filled anew.
 */
export const TERMS = 4;

const HAN = /\p{Script=Han}/u;

/** Words of Chinese for one thing, as they are folded: all are looked for as the first, and any of them is highlighted. */
const ONE_THING: readonly (readonly [string, ...string[]])[] = [['股息', '派息', '分红']];

/** Words for one thing, as they are folded: what stands first is read as the other. */
const SAME: readonly (readonly [RegExp, string])[] = [
  ...ONE_THING.map(([first, ...others]) => [new RegExp(others.join('|'), 'g'), first] as const),
  [/安卓/g, ' android '],
  [/招股书/g, '招股章程'],
  [/热线/g, '电话'],
  [/多少钱|费用/g, '收费'],
  [/(?<![a-z])sha[- ]?256(?!\d)/g, ' sha256 '],
  [/(?<![a-z])agm(?![a-z])/g, 'annual general meeting'],
  [/(?<![a-z])white ?papers?(?![a-z])/g, 'white paper'],
];

const EACH_HAN = /\p{Script=Han}/gu;
const ENGLISH = /^[a-z]{3,}$/;

/** Text as the index holds it: a blank before and after each word and each Chinese character. */
export function indexText(text: string): string {
  const words = sameWords(folded(text)).replace(EACH_HAN, ' $& ').split(' ');
  return ` ${words
    .filter((word) => word !== '')
    .map(stemmed)
    .join(' ')} `;
}

function sameWords(text: string): string {
  return SAME.reduce((same, [word, other]) => same.replace(word, other), text);
}

function stemmed(word: string): string {
  return ENGLISH.test(word) ? stemmer(word) : word;
}

/** A word that a visitor searches for. */
export interface Term {
  /** As it stands in the index, without blanks around it. */
  text: string;
  /** The phrase to look for in the index, blanks included: a long word by its beginning, a short one whole. */
  phrase: string;
}

/** Stop words: question words and connectives. Chinese ones are folded. */
const UNSAID = new Set(
  `a an and are at be by can do does for from get has have how i if in is it me my of on or the their to was we
  what when where which who why will with you your about there
  的 了 吗 呢 吧 嘛 啊 是 有 在 和 与 及 或 我 你 您 我们 你们 贵公司 请 请问 想 要 可 可以 能 能否 会 怎样 怎么 怎 点样 如何
  什么 甚么 哪 哪里 哪些 哪个 边度 几 几时 何时 多少 谁 为什么 为何 关于 对于 这 那 该 一下 是否 有没有 何处 嘅 咩 系`.split(
    /\s+/,
  ),
);

/** Limits of a search: words of a question, and terms that are left without stop words. */
const MOST_WORDS = 40;
const MOST_TERMS = 12;

const CHINESE = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a search, Chinese parted as a dictionary does; none where it holds nothing but marks. */
export function searchTerms(q: string | undefined): Term[] {
  const words = searchWords(q && sameWords(folded(q)), MOST_WORDS).flatMap((word) =>
    HAN.test(word) ? wordsOfChinese(word) : [word],
  );
  const said = words.filter((word) => !UNSAID.has(word));
  const texts = (said.length > 0 ? said : words).map((word) => indexText(word).trim()).filter((text) => text !== '');
  return [...new Set(texts)].slice(0, MOST_TERMS).map(termOf);
}

/**
 * The texts that are highlighted for a search, as the index holds them: each run of Chinese that was typed, and its
 * words. A word that is searched without its last character, which says little alone, is highlighted with it: all of
 * 委員會 in 薪酬委員會.
 */
export function highlightedTexts(q: string | undefined, terms: readonly Term[]): string[] {
  const pieces = searchWords(q, MOST_WORDS).filter((word) => HAN.test(word));
  const whole = pieces.flatMap((piece) => [piece, ...wholeWords(piece)]).map((word) => indexText(word).trim());
  const known = terms.map(({ text }) => text).filter((text) => !whole.some((word) => word.startsWith(`${text} `)));
  const said = whole.filter((text) => text.includes(' '));
  return [...new Set([...said, ...known])];
}

/** The same, as the index holds it, with the other words for a thing it names. */
export function otherWordsOf(text: string): string[] {
  const apart = (word: string) => [...word].join(' ');
  return ONE_THING.filter(([first]) => text.includes(apart(first))).flatMap(([first, ...others]) =>
    others.map((other) => text.replaceAll(apart(first), apart(other))),
  );
}

/** What a word of Chinese ends with that dictionaries part from it. */
const ENDS = /^[会會部人权權书書率额額法员員者]$/u;

/** The words of Chinese as a reader has them: 委員會 is one. */
export function wholeWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment } of CHINESE.segment(text)) {
    const before = words.at(-1) ?? '';
    if (ENDS.test(segment) && /^\p{Script=Han}{2}$/u.test(before)) words[words.length - 1] += segment;
    else words.push(segment);
  }
  return words;
}

/**
 * The words of folded Chinese. Characters that no dictionary joins are one word where they stand side by side: a name,
 * or a slip. A figure with its unit is one as well.
 */
export function wordsOfChinese(text: string): string[] {
  if (/\d/.test(text)) return [text];
  const words: string[] = [];
  let isOpen = false;
  for (const { segment } of CHINESE.segment(text)) {
    const isLoose = [...segment].length === 1 && !UNSAID.has(segment);
    if (isLoose && isOpen) words[words.length - 1] += segment;
    else words.push(segment);
    isOpen = isLoose;
  }
  return words;
}

export function termOf(text: string): Term {
  // The end of a long number is looked for as well: 8017 finds 08017.
  if (/^\d{4,}$/.test(text)) return { text, phrase: text };
  return { text, phrase: text.length < 3 && !/\s/.test(text) ? ` ${text} ` : ` ${text}` };
}
