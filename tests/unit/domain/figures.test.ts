import { type Figures, largestShareOf, periodOf, revenueChangeOf, revenueOfYears } from '@/lib/domain/figures';

const of = (amount: number, before?: number): Figures => ({
  period: '2026-half',
  amounts: { revenue: { amount, before } },
});

describe('the period that figures are of', () => {
  test.each([
    ['2026-first-quarter', { year: 2026, stretch: 'firstQuarter' }],
    ['2026-half', { year: 2026, stretch: 'half' }],
    ['2026-nine-months', { year: 2026, stretch: 'nineMonths' }],
    ['2025-year', { year: 2025, stretch: 'year' }],
  ])('%s', (period, expected) => {
    expect(periodOf(period)).toEqual(expected);
  });

  test.each(['', '2026', '2026-third-quarter', '26-half', '2026-half-year', '2026-Half', 'half-2026'])(
    '%j is none',
    (period) => {
      expect(periodOf(period)).toBeUndefined();
    },
  );
});

describe('what the revenue did against the year before', () => {
  test.each([
    [86_400, 69_800, '+23.8%'],
    [58_600, 60_100, '\u22122.5%'],
    [50_000, 50_000, '0.0%'],
    // Less than can be seen is neither up nor down.
    [1_000_001, 1_000_000, '0.0%'],
    // A half of the last digit goes away from nothing, whatever it is in binary.
    [200_100, 200_000, '+0.1%'],
    [199_900, 200_000, '\u22120.1%'],
    [201_700, 200_000, '+0.9%'],
    [0, 5_000, '\u2212100.0%'],
    [109_990, 10_000, '+999.9%'],
    [1e12, 8e11, '+25.0%'],
  ])('%d after %d: %s', (amount, before, change) => {
    expect(revenueChangeOf(of(amount, before))).toBe(change);
  });

  test.each([
    ['without figures', undefined],
    ['without revenue', { period: '2026-half', amounts: { profit: { amount: 3, before: 2 } } }],
    ['without the year before', of(86_400)],
    ['after nearly nothing', of(109_995, 10_000)],
    ['after nothing', of(86_400, 0)],
    ['after less than nothing', of(86_400, -100)],
    ['of less than nothing', of(-100, 86_400)],
  ])('%s there is nothing to say', (_, figures) => {
    expect(revenueChangeOf(figures)).toBeUndefined();
  });
});

describe('the revenue of the same stretch of each year', () => {
  const half = (year: number, amount: number, before?: number): Figures => ({
    ...of(amount, before),
    period: `${year}-half`,
  });
  const years = (...figures: Figures[]) => revenueOfYears(figures, 'half').map(({ year, amount }) => [year, amount]);

  test('stands in its order, without other stretches and without figures that have none', () => {
    const whole = { ...of(96_100, 78_300), period: '2025-year' };
    const profit = { period: '2023-half', amounts: { profit: { amount: 5 } } };
    expect(years(half(2026, 55_200), whole, half(2025, 44_700), profit)).toEqual([
      [2025, 44_700],
      [2026, 55_200],
    ]);
  });

  test('a year is as the one after it reports it, in whatever order they are given', () => {
    const [latest, before] = [half(2026, 55_200, 44_900), half(2025, 44_700, 36_000)];
    const expected = [
      [2024, 36_000],
      [2025, 44_900],
      [2026, 55_200],
    ];
    expect(years(latest, before)).toEqual(expected);
    expect(years(before, latest)).toEqual(expected);
  });

  test('of two of one year the newer counts', () => {
    expect(years(half(2026, 55_300), half(2026, 55_200))).toEqual([[2026, 55_300]]);
  });

  test('there are none of other stretches alone', () => {
    expect(years({ ...of(96_100), period: '2025-year' })).toEqual([]);
  });
});

describe('the largest part of the business', () => {
  const parts = (...amounts: number[]) => amounts.map((amount, index) => ({ name: `Part ${index + 1}`, amount }));

  test('is named with its share of the revenue, wherever it stands', () => {
    const figures = { ...of(86_400), segments: parts(20_000, 49_161, 17_239) };
    expect(largestShareOf(figures)).toEqual({ part: 'Part 2', share: '56.9%' });
  });

  test('may be all of it', () => {
    expect(largestShareOf({ ...of(86_400), segments: parts(86_400) })).toEqual({ part: 'Part 1', share: '100.0%' });
  });

  test.each([
    ['without figures', undefined],
    ['without parts', of(86_400)],
    ['with an empty list of parts', { ...of(86_400), segments: [] }],
    ['without revenue', { period: '2026-half', amounts: {}, segments: parts(3, 2) }],
    ['where a part is more than the whole', { ...of(86_400), segments: parts(86_401, 2) }],
    ['where no part has any', { ...of(86_400), segments: parts(0, -5) }],
  ])('%s there is none to name', (_, figures) => {
    expect(largestShareOf(figures)).toBeUndefined();
  });
});
