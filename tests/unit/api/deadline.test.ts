import { timeLeft } from '@/lib/api/deadline';

let websiteApiUrl: string | undefined;
/** How much earlier the page had begun. */
let mockBegun = 0;
jest.mock('react', () => ({ cache: () => () => ({ at: performance.now() + mockBegun }) }));
jest.mock('@/lib/config/env', () => ({ environment: () => ({ websiteApiUrl }) }));

afterEach(() => jest.restoreAllMocks());

test('a remote API is waited for briefly where there is something to show, and longer where there is not', () => {
  websiteApiUrl = 'http://127.0.0.1:9';
  const { withLastGood, withNothing } = timeLeft();
  expect(withLastGood).toBeLessThan(500);
  expect(withNothing).toBeGreaterThan(1000);
});

test('our own store is waited for, or a busy one would show what was just withdrawn', () => {
  websiteApiUrl = undefined;
  const { withLastGood, withNothing } = timeLeft();
  expect(withLastGood).toBeCloseTo(withNothing, 0);
  expect(withLastGood).toBeGreaterThan(1000);
});

test('a read with nothing good to show is waited for even when our own machine has spent the patience of the page', () => {
  websiteApiUrl = 'http://127.0.0.1:9';
  mockBegun = -60_000;
  const { withLastGood, withNothing } = timeLeft();
  mockBegun = 0;
  expect(withLastGood).toBe(0);
  expect(withNothing).toBeGreaterThan(100);
});
