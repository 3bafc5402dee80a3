import {
  changeSize,
  changeText,
  moveOf,
  percentText,
  plainChange,
  plainPercent,
  priceText,
  toneOf,
} from '@/lib/market/figures';

describe('§9 prices are rounded to 2 decimals when they are shown', () => {
  test.each([
    [0.845, '0.85'],
    [1.005, '1.01'],
    [0.8449, '0.84'],
    [12.3, '12.30'],
    [0.5, '0.50'],
    [1, '1.00'],
  ])('§9 %d is shown as %s', (price, text) => {
    expect(priceText(price)).toBe(text);
  });

  test.each([
    [0.495, '0.495'],
    [0.35, '0.350'],
    [0.1234, '0.123'],
    [0.4999, '0.500'],
    [0.001, '0.001'],
  ])('Page by page: under HK$0.50 3 decimals, %d as %s', (price, text) => {
    expect(priceText(price)).toBe(text);
  });
});

describe('Page by page: a change is computed from the figures as given', () => {
  test.each([
    [0.35, 0.355, '−0.005', '−1.41%'],
    [0.355, 0.35, '+0.005', '+1.43%'],
    [0.86, 0.83, '+0.03', '+3.61%'],
    [0.8449, 0.84, '0.00', '+0.58%'],
    // The change has the decimals of the finer of its two prices.
    [0.5, 0.495, '+0.005', '+1.01%'],
    [0.83, 0.83, '0.00', '0.00%'],
  ])('%d after %d is %s, %s', (price, previousClose, change, percent) => {
    const move = moveOf(price, previousClose);
    expect([changeText(move), percentText(move)]).toEqual([change, percent]);
  });

  test('a file has the same figures with a hyphen as their minus, the headline beside its mark without', () => {
    const move = moveOf(0.35, 0.355);
    expect([plainChange(move), plainPercent(move), changeSize(move)]).toEqual(['-0.005', '-1.41', '0.005']);
  });
});

describe('Page by page: rising and falling, never by colour alone', () => {
  test('the direction is that of the figures as given', () => {
    const trendOf = (price: number) => moveOf(price, 0.83).trend;
    expect([trendOf(0.84), trendOf(0.82), trendOf(0.83), trendOf(0.8301)]).toEqual(['up', 'down', 'flat', 'up']);
  });

  test('what binary fractions leave of equal figures is no change', () => {
    expect(moveOf(0.1 + 0.2, 0.3)).toMatchObject({ change: 0, percent: 0, trend: 'flat' });
  });

  test.each([
    ['zh', 'red', 'green'],
    ['zt', 'green', 'red'],
    ['en', 'green', 'red'],
  ] as const)('in %s a rise is %s and a fall %s', (locale, rise, fall) => {
    expect([toneOf('up', locale), toneOf('down', locale), toneOf('flat', locale)]).toEqual([rise, fall, 'neutral']);
  });
});
