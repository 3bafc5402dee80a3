/**
 * Figures that a text tells of, so that three languages can be compared: 8,640 萬, 86.4 million and a table's 86.4 under
 * “HK$ million” are the same. Small counts, years, times of day and names of versions are none: languages write them in
 * words, or in another form.
 */

export interface ToldFigure {
  /** As it is written: `8,640 萬`. */
  written: string;
  /** Its digits without zeros around them, which every form of it has: `864`. */
  digits: string;
  kind: 'plain' | 'percent' | 'amount';
  /** As much as its unit says. */
  value: number;
  /** Whether another language must have it too: small counts, years and versions are written in other forms. */
  counts: boolean;
}

const UNITS: Readonly<Record<string, number>> = {
  千: 1e3,
  萬: 1e4,
  万: 1e4,
  百萬: 1e6,
  百万: 1e6,
  千萬: 1e7,
  千万: 1e7,
  億: 1e8,
  亿: 1e8,
  萬億: 1e12,
  万亿: 1e12,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

const FIGURE =
  /(?<![\d.,:/_-])(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?![\d:]|\.\d|-\d)\s?-?(萬億|万亿|百萬|百万|千萬|千万|[千萬万億亿]|(?:thousand|million|billion|trillion)\b|%|個?百分點|个?百分点|percentage points?|per cent\b)?/giu;
/** A time of day in English; Chinese writes it in words or as 16:45. */
const TIME_AFTER = /^\s?[ap]\.?m\b/i;
const LEAST_PLAIN = 1000;
/** Tenths, as Chinese has them: 七成 is 70%, 八成半 85%, 八成七 87%. */
const TENTHS = /([一二三四五六七八九])成(?:([一二三四五六七八九])(?![一二三四五六七八九])|(半))?/g;
const NUMERALS = '零一二三四五六七八九';

/** @param text words without markup */
export function figuresTold(text: string): ToldFigure[] {
  const plain = text
    .normalize('NFKC')
    .replace(
      TENTHS,
      (_, tens, units, half) => `${NUMERALS.indexOf(tens)}${half ? 5 : Math.max(0, NUMERALS.indexOf(units))}%`,
    );
  return [...plain.matchAll(FIGURE)].map((match) => {
    const [written, whole = '', fraction = '', unit = ''] = match;
    const number = Number(`${whole.replaceAll(',', '')}${fraction}`);
    const times = UNITS[unit.toLowerCase()];
    const kind = times !== undefined ? 'amount' : unit === '' ? 'plain' : 'percent';
    const isTime = TIME_AFTER.test(plain.slice(match.index + written.length));
    const isName = /\p{L}$/u.test(plain.slice(Math.max(0, match.index - 1), match.index)) && kind === 'plain';
    const isSmall = kind === 'plain' && fraction === '' && (number < LEAST_PLAIN || isYear(whole));
    const counts = !isTime && !isName && !isSmall;
    return { written: written.trim(), digits: digitsOf(number), kind, value: number * (times ?? 1), counts };
  });
}

const isYear = (whole: string): boolean => /^(?:19|20)\d\d$/.test(whole);

const digitsOf = (number: number): string =>
  String(number)
    .replace('.', '')
    .replace(/^0+|0+$/g, '');

/**
 * Figures that two texts give differently: one that stands in no form in the other, which has another about as large in
 * its place. A language may well leave a figure out, or say “most of them” for 70%.
 */
export function differing(one: readonly ToldFigure[], other: readonly ToldFigure[]): [ToldFigure, ToldFigure][] {
  const alone = missingIn(one, other);
  const rest = missingIn(other, one);
  return alone.flatMap((figure): [ToldFigure, ToldFigure][] => {
    const index = rest.findIndex((each) => isInPlaceOf(figure, each));
    const [found] = index < 0 ? [] : rest.splice(index, 1);
    return found ? [[figure, found]] : [];
  });
}

function missingIn(figures: readonly ToldFigure[], other: readonly ToldFigure[]): ToldFigure[] {
  const missing = figures.filter((figure) => figure.counts && !other.some((each) => isSame(figure, each)));
  return missing.filter((figure, index) => missing.findIndex((each) => isSame(each, figure)) === index);
}

function isInPlaceOf(one: ToldFigure, other: ToldFigure): boolean {
  if (one.kind !== other.kind) return false;
  const isNear = one.value <= other.value * 2 && other.value <= one.value * 2;
  return isNear || one.digits === other.digits;
}

function isSame(one: ToldFigure, other: ToldFigure): boolean {
  if (one.digits !== other.digits) return false;
  // A table says its unit elsewhere.
  if (one.kind === 'plain' || other.kind === 'plain') return true;
  return one.kind === other.kind && Math.abs(one.value - other.value) <= one.value * 1e-9;
}
