import { linePath, type PriceAxis, priceAxis } from '@/lib/market/axis';
import { plainPercent, priceText } from '@/lib/market/figures';

const linesOf = (prices: number[], zs: number) =>
  priceAxis(prices, zs).lines.map(({ price, move }) => [priceText(price), move && plainPercent(move)]);

describe('§9 chart: the price axis', () => {
  test('§9 chart: 4 intervals around the previous close, with their percentages', () => {
    // 0.89 is six cents from 0.83: two intervals of three cents.
    expect(linesOf([0.85, 0.89, 0.82], 0.83)).toEqual([
      ['0.89', '7.23'],
      ['0.86', '3.61'],
      ['0.83', '0.00'],
      ['0.80', '-3.61'],
      ['0.77', '-7.23'],
    ]);
  });

  test('§9 chart: a fall decides as a rise does', () => {
    expect(linesOf([0.83, 0.78], 0.83).map(([price]) => price)).toEqual(['0.89', '0.86', '0.83', '0.80', '0.77']);
  });

  test.each([[[]], [[0.83]], [[0.84]]])('§9 chart: with %j the intervals are a cent each', (prices) => {
    expect(linesOf(prices, 0.83).map(([price]) => price)).toEqual(['0.85', '0.84', '0.83', '0.82', '0.81']);
  });

  test('§9 chart: lines are a quarter of the height apart, the previous close in the middle', () => {
    const { lines, previousCloseAt } = priceAxis([0.89], 0.83);
    expect(lines.map(({ at }) => at)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(previousCloseAt).toBeCloseTo(0.5, 10);
  });

  test.each([
    [0.35, 0.355, ['0.365', '0.360', '0.355', '0.350', '0.345']],
    [0.121, 0.12, ['0.122', '0.121', '0.120', '0.119', '0.118']],
    [0.505, 0.49, ['0.51', '0.50', '0.490', '0.480', '0.470']],
  ])('Page by page: the lines of %d after %d stand on ticks of the exchange', (price, zs, labels) => {
    expect(linesOf([price], zs).map(([label]) => label)).toEqual(labels);
  });

  test('without a previous close the first price is in the middle, and there are no percentages', () => {
    const axis = priceAxis([0.83, 0.87], undefined);
    expect(axis.lines.map(({ price, move }) => [priceText(price), move])).toEqual(
      ['0.87', '0.85', '0.83', '0.81', '0.79'].map((price) => [price, undefined]),
    );
    expect(axis.previousCloseAt).toBeUndefined();
  });

  test('§9 chart: a share that more than doubled has an axis from zero, never a negative price', () => {
    const { low, lines, previousCloseAt } = priceAxis([0.27], 0.1);
    expect(low).toBe(0);
    expect(lines.map(({ price }) => price)).toEqual([0.28, 0.21, 0.14, 0.07, 0]);
    expect(previousCloseAt).toBeCloseTo(1 - 0.1 / 0.28, 10);
  });
});

describe('§9 chart: the line of the server’s chart', () => {
  const axis: PriceAxis = priceAxis([0.85], 0.83);

  test('a minute across, a hundredth of the height down', () => {
    expect(
      linePath(
        [
          { minute: 0, value: 0.83 },
          { minute: 1, value: 0.85 },
          { minute: 2, value: 0.81 },
        ],
        axis,
      ),
    ).toBe('M0 50L1 0L2 100');
  });

  test('minutes on a level run are left out, its ends are not', () => {
    const values = [0.83, 0.83, 0.83, 0.84].map((value, minute) => ({ minute, value }));
    expect(linePath(values, axis)).toBe('M0 50L2 50L3 25');
  });

  test('a minute without a value breaks it, and a single one is a dot', () => {
    const values = [0.83, undefined, 0.84, 0.85].map((value, minute) => ({ minute, value }));
    expect(linePath(values, axis)).toBe('M0 50ZM2 25L3 0');
  });

  test('two values of one minute are a step', () => {
    const values = [0.83, 0.85].map((value) => ({ minute: 150, value }));
    expect(linePath(values, axis)).toBe('M150 50L150 0');
  });

  test('no values, no line', () => {
    expect(linePath([], axis)).toBe('');
  });
});
