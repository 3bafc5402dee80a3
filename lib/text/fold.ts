import { numeralsAsFigures } from './numerals';
import { radicalsAsCharacters } from './radicals';
import { inOneScript } from './script';

/**
 * What a search looks at instead of the words as they are written, so that
 * visitor and title meet: one width, one script, one kind of numeral, one
 * case, and no marks between words. For the server alone (see script.ts).
 *
 * Stored beside the entries of the embedded store: whoever changes what comes
 * out of here counts `FOLDING` up, so that it is stored anew.
 */
export const FOLDING = 2;

/** More words than these narrow nothing further that anybody would ask for, and each costs a look at every title. */
const SEARCH_WORDS = 8;

const APOSTROPHES = /['’‘ʼ`´]/g;
/** Between the thousands of a figure. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** Marks and blanks of either script; a decimal point, a percent, a plus, a currency and a radical stay. */
const BETWEEN_WORDS = /(?!(?<=\d)\.(?=\d))(?![%+\p{Sc}\u2e80-\u2ef3])[\p{P}\p{S}\p{Z}\p{Cc}]/gu;
/** A stock code as data vendors write it: 08017.HK, 8017.HK, HK.08017, HK:8017, SEHK:8017, HK08017. */
const STOCK_CODE =
  /(?<![\p{L}\d.])(?:(?:(?:se)?hk|hkg|hkex) ?[.:] ?(\d{4,5})|hk ?(0\d{4})|(\d{4,5}) ?[.:] ?hk|(0\d{4}) ?hk)(?![a-z\d])/gu;
const BESIDE_CHINESE = / (?=\p{Script=Han})|(?<=\p{Script=Han}) /gu;

/** Of "9 月 30 日". */
const BEFORE_UNIT = / (?<=\d )(?=[年月日号])/g;
/**
 * Words part where blanks stand and where Chinese begins or ends, so that 2026年業績 finds what says
 * 2026年9月…業績: a year without its unit (but 年報 is a word), a month and a day with it, Chinese, all else.
 */
const WORDS =
  /(?<!\d)(\d{4})年(?![报度会中终末底初])|\d+(?:月(?!报)|[日号])|(?:第\d+|\p{Script=Han})+|[^\p{Script=Han} ]+/gu;

/** Text in which a search looks for its words. Chinese has no blanks between words, so none stays beside it. */
export function foldText(text: string): string {
  return folded(text).replace(BESIDE_CHINESE, '');
}

/** The words of a search, all of which an entry must have; none where it holds nothing but marks. */
export function searchWords(q: string | undefined, most = SEARCH_WORDS): string[] {
  const text = folded(q ?? '').replace(BEFORE_UNIT, '');
  const words = Array.from(text.matchAll(WORDS), ([word, year]) => year ?? word);
  return [...new Set(words)].slice(0, most);
}

/** Text folded, its words apart as they were written. */
export function folded(text: string): string {
  const plain = radicalsAsCharacters(text)
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(THOUSANDS, '');
  const codes = plain.replace(STOCK_CODE, (_, ...groups: (string | undefined)[]) =>
    (groups.find((digits) => digits !== undefined) as string).padStart(5, '0'),
  );
  return numeralsAsFigures(inOneScript(codes)).replace(BETWEEN_WORDS, ' ').replace(/ {2,}/g, ' ').trim();
}
