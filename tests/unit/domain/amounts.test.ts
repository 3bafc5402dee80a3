import { sharedSize, unitWords, writtenAmount } from '@/lib/domain/amounts';
import type { Locale } from '@/lib/i18n/locales';

const inWords = (amount: number, locale: Locale) => {
  const { before, figure, after } = writtenAmount(amount, locale);
  return `${before}${figure} ${after}`.trim();
};

describe('glossary: an amount is written in the unit its language counts in', () => {
  test.each([
    [86_400, 'HK$86.4 million', '8,640 萬港元', '8,640 万港元'],
    [36_000, 'HK$36.0 million', '3,600 萬港元', '3,600 万港元'],
    [800, 'HK$800,000', '80 萬港元', '80 万港元'],
    // A half of the last digit goes up, whatever it is in binary.
    [86_350, 'HK$86.4 million', '8,640 萬港元', '8,640 万港元'],
    [86_427, 'HK$86.4 million', '8,640 萬港元', '8,640 万港元'],
    [1_050, 'HK$1.1 million', '110 萬港元', '110 万港元'],
    [86_349, 'HK$86.3 million', '8,630 萬港元', '8,630 万港元'],
    [1_005_000, 'HK$1.01 billion', '10.1 億港元', '10.1 亿港元'],
    // Very small ones keep what a larger unit would lose.
    [4, 'HK$4,000', '4,000 港元', '4,000 港元'],
    [0.5, 'HK$500', '500 港元', '500 港元'],
    [84, 'HK$84,000', '8.4 萬港元', '8.4 万港元'],
    [845.5, 'HK$845,500', '84.6 萬港元', '84.6 万港元'],
    [999, 'HK$999,000', '99.9 萬港元', '99.9 万港元'],
    // Large ones are counted in 億, very large ones in billions.
    [94_990, 'HK$95.0 million', '9,500 萬港元', '9,500 万港元'],
    [99_940, 'HK$99.9 million', '9,990 萬港元', '9,990 万港元'],
    [99_990, 'HK$100.0 million', '1 億港元', '1 亿港元'],
    [433_200, 'HK$433.2 million', '4.332 億港元', '4.332 亿港元'],
    [999_949, 'HK$999.9 million', '9.999 億港元', '9.999 亿港元'],
    [1_250_000, 'HK$1.25 billion', '12.5 億港元', '12.5 亿港元'],
    [2_000_000, 'HK$2.00 billion', '20 億港元', '20 亿港元'],
    [1e12, 'HK$1,000,000.00 billion', '10,000,000 億港元', '10,000,000 亿港元'],
    // What is rounded up to the next unit is written in that.
    [999_950, 'HK$1.00 billion', '10 億港元', '10 亿港元'],
    [999_996, 'HK$1.00 billion', '10 億港元', '10 亿港元'],
    [9.9996, 'HK$10,000', '1 萬港元', '1 万港元'],
    [0, 'HK$0', '0 港元', '0 港元'],
    [-0.0001, 'HK$0', '0 港元', '0 港元'],
  ])('%d thousand', (amount, en, zt, zh) => {
    expect([inWords(amount, 'en'), inWords(amount, 'zt'), inWords(amount, 'zh')]).toEqual([en, zt, zh]);
  });

  test('a loss has a true minus before its figure', () => {
    expect(writtenAmount(-1_200, 'en')).toEqual({
      size: 'usual',
      before: 'HK$',
      figure: '\u22121.2',
      after: 'million',
    });
    expect(inWords(-1_200, 'zt')).toBe('\u2212120 萬港元');
  });
});

describe('amounts that are compared are written in one unit', () => {
  test.each([
    ['en', ['1,050.0', '0.8', '0.0']],
    ['zt', ['105,000', '80', '0']],
  ] as const)('in %s', (locale, figures) => {
    const written = [1_050_000, 800, 0].map((amount) => writtenAmount(amount, locale, 'usual'));
    expect(written.map(({ figure }) => figure)).toEqual(figures);
    expect(new Set(written.map(({ size }) => size))).toEqual(new Set(['usual']));
  });

  test.each<[number[], string | undefined, string | undefined]>([
    [[86_400, 14_900], 'usual', 'usual'],
    [[86_400, 800, 0], 'usual', 'usual'],
    [[1_230_000, 86_400], 'usual', 'usual'],
    [[1_230_000, 2_000_000], 'large', 'large'],
    [[800, 84], 'small', 'usual'],
    [[5, 4], 'small', 'small'],
    // The last of a million would be 0.0, of 萬 it is 0.4.
    [[86_400, 4], undefined, 'usual'],
    [[86_400, 0.1], undefined, undefined],
    [[0], undefined, undefined],
    [[], undefined, undefined],
  ])('%j have a unit in common: %s in English, %s in Chinese', (amounts, en, zt) => {
    expect([sharedSize(amounts, 'en'), sharedSize(amounts, 'zt')]).toEqual([en, zt]);
  });

  test.each([
    ['en', 'HK$ million'],
    ['zt', '萬港元'],
  ] as const)('their head says it (%s)', (locale, words) => {
    expect(unitWords('usual', locale)).toBe(words);
  });

  test('small ones of English have no unit after them', () => {
    expect(unitWords('small', 'en')).toBe('HK$');
  });
});
