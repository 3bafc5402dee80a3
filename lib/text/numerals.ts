/** A Chinese numeral by its value; the circle is how 〇 is often typed. */
const DIGITS: Record<string, string> = {
  〇: '0',
  '○': '0',
  零: '0',
  一: '1',
  二: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
};

/**
 * Two numerals or more are a number, and so is one before a date's unit or
 * after 第. One alone is part of a word: 統一, 一般, 零售.
 */
const NUMBERS =
  /[〇○零一二三四五六七八九十]{2,}|(?<=第)[一二三四五六七八九十]|[一二三四五六七八九十](?=[年月日號号季期届屆])/g;

/** Years, days and ordinals up to ninety-nine in figures: 二零二六 becomes 2026, 十二月 12月, 第三季度 第3季度. */
export function numeralsAsFigures(text: string): string {
  return text.replace(NUMBERS, (number) =>
    number
      .replace(/[^十]/g, (digit) => DIGITS[digit] ?? digit)
      .replace(/(?:(?<!\d)(\d))?十(\d)?/g, (_, tens = '1', units = '0') => `${tens}${units}`),
  );
}

const NUMERALS = '零一二三四五六七八九';

/** A year as the titles of filings write it, a character apart as the index holds it: 2026 is 二 零 二 六. Undefined for any other word. */
export function yearInNumerals(word: string): string | undefined {
  return /^(?:19|20)\d\d$/.test(word) ? Array.from(word, (digit) => NUMERALS[Number(digit)]).join(' ') : undefined;
}
