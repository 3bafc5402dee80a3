import { namedDays, placeOfDay, rangeAxis, spotsOf } from '@/lib/market/history-axis';

describe('the price axis of a history', () => {
  test.each([
    [
      [0.245, 0.89],
      [1, 0.8, 0.6, 0.4, 0.2],
    ],
    [
      [0.78, 0.86],
      [0.86, 0.84, 0.82, 0.8, 0.78],
    ],
    [
      [0.83, 0.83],
      [0.84, 0.83],
    ],
    [
      [0.31, 0.33],
      [0.33, 0.325, 0.32, 0.315, 0.31],
    ],
  ])('of %j its lines are %j', (prices, lines) => expect(rangeAxis(prices).lines).toEqual(lines));

  test('every price lies within it', () => {
    for (const prices of [
      [0.01, 0.012],
      [0.499, 0.51],
      [1, 1234.5],
    ]) {
      const { low, high } = rangeAxis(prices);
      expect([low <= Math.min(...prices), high >= Math.max(...prices)]).toEqual([true, true]);
    }
  });
});

test('a day lies where the calendar has it', () => {
  expect(placeOfDay('2026-11-11', '2026-11-01', '2026-11-21')).toBe(0.5);
  expect(placeOfDay('2026-11-01', '2026-11-01', '2026-11-01')).toBe(0);
});

test('the line goes from the one end of the chart to the other', () => {
  expect(
    spotsOf(['2026-11-02', '2026-11-09', '2026-11-16'].map((day) => [day, 1])).map(({ minute }) => minute),
  ).toEqual([0, 165, 330]);
});

test.each([
  ['1M', '2026-10-20', '2026-11-20', ['2026-10-20', '2026-10-27', '2026-11-03', '2026-11-10', '2026-11-17']],
  ['1Y', '2025-11-20', '2026-11-20', ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']],
  ['5Y', '2021-11-22', '2026-11-20', ['2022-01-01', '2023-01-01', '2024-01-01', '2025-01-01', '2026-01-01']],
] as const)('the foot of %s', (span, from, to, days) => expect(namedDays(span, from, to)).toEqual(days));
