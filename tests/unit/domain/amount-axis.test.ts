import { amountAxis, placeOf } from '@/lib/domain/amount-axis';

const marks = (...amounts: number[]) => amountAxis(amounts).lines.map(({ amount }) => amount);

test.each([
  [
    [96_075, 15_781],
    [100_000, 80_000, 60_000, 40_000, 20_000, 0],
  ],
  [[55_178], [60_000, 40_000, 20_000, 0]],
  // A loss has its place below zero.
  [
    [8_000, -1_500],
    [8_000, 6_000, 4_000, 2_000, 0, -2_000],
  ],
  [[-900], [0, -200, -400, -600, -800, -1_000]],
  [[0], [1, 0]],
  [[], [1, 0]],
])('%j stand on an axis with %j', (amounts, expected) => {
  expect(marks(...amounts)).toEqual(expected);
});

test('an amount has its place on it', () => {
  const axis = amountAxis([8_000, -1_500]);
  expect([8_000, 0, -2_000].map((amount) => placeOf(amount, axis))).toEqual([0, 0.8, 1]);
});
