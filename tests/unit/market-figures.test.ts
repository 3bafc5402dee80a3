import { percentText, priceText, roundPrice, signedText, toneOf, trendOf } from '@/lib/market/figures';

describe('§9 prices are rounded to 2 decimals', () => {
  test.each([
    [0.845, 0.85],
    [1.005, 1.01],
    [0.8449, 0.84],
    [-1.005, -1.01],
    [-0.004, 0],
    [12.3, 12.3],
  ])('§9 %d becomes %d', (value, rounded) => {
    expect(roundPrice(value)).toBe(rounded);
  });

  test('§9 two decimals are always written', () => {
    expect([priceText(0.8), priceText(1), priceText(1.005)]).toEqual(['0.80', '1.00', '1.01']);
  });
});

describe('decisions, Page by page: rising and falling, never by colour alone', () => {
  test('a change carries its sign, and a real minus', () => {
    expect([signedText(0.03), signedText(-0.03), signedText(0)]).toEqual(['+0.03', '−0.03', '0.00']);
    expect([percentText(3.614), percentText(-3.614), percentText(0)]).toEqual(['+3.61%', '−3.61%', '0.00%']);
  });

  test('a change that rounds to nothing is none', () => {
    expect([trendOf(0.004), trendOf(-0.004), trendOf(0.01), trendOf(-0.01)]).toEqual(['flat', 'flat', 'up', 'down']);
    expect(signedText(-0.001)).toBe('0.00');
  });

  test.each([
    ['zh', 'red', 'green'],
    ['zt', 'green', 'red'],
    ['en', 'green', 'red'],
  ] as const)('in %s a rise is %s and a fall %s', (locale, rise, fall) => {
    expect([toneOf('up', locale), toneOf('down', locale), toneOf('flat', locale)]).toEqual([rise, fall, 'neutral']);
  });
});
