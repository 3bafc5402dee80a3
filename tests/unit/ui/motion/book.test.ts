import { depthAt, noise, stillBook } from '@/components/ui/motion/book';

const LEVELS = Array.from({ length: 61 }, (_, index) => index - 30);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('design, the depth field: its book', () => {
  test('the same seed gives the same book, another one another', () => {
    const book = (seed: number) => LEVELS.map((tick) => depthAt(seed, tick));
    expect(book(8017)).toEqual(book(8017));
    expect(book(8017)).not.toEqual(book(8018));
  });

  test('every level has some depth and none more than the whole', () => {
    for (const seed of [1, 8017, 2871]) {
      for (const tick of LEVELS) {
        expect(depthAt(seed, tick)).toBeGreaterThan(0);
        expect(depthAt(seed, tick)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('it is thin at the last price and full away from it, wherever that price is', () => {
    for (const price of [0, 9]) {
      const around = (from: number, to: number) =>
        mean(
          [1, 2, 3, 4].flatMap((seed) =>
            LEVELS.filter((tick) => Math.abs(tick) >= from && Math.abs(tick) <= to).map((tick) =>
              depthAt(seed, price + tick, price),
            ),
          ),
        );
      expect(around(1, 2)).toBeLessThan(around(12, 24) / 2);
    }
  });

  test('noise is spread over the whole range', () => {
    const values = Array.from({ length: 2000 }, (_, place) => noise(5, place));
    expect(mean(values)).toBeCloseTo(0.5, 1);
    expect([Math.min(...values) < 0.02, Math.max(...values) > 0.98]).toEqual([true, true]);
  });

  test('the still frame has a bar for every row but the one of the last price, all held to the right edge', () => {
    const { offers, bids } = stillBook(3, { width: 900, rows: 20, pitch: 10, middle: 8, reach: 500 });
    expect(offers.match(/M/g)).toHaveLength(8);
    expect(bids.match(/M/g)).toHaveLength(11);
    for (const [, left = ''] of `${offers}${bids}`.matchAll(/M(\d+) \d+H900/g)) {
      expect(Number(left)).toBeGreaterThanOrEqual(400);
    }
    expect(`${offers}${bids}`.match(/H900/g)).toHaveLength(19);
  });
});
