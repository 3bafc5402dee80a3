import { medianDays } from '@/scripts/publish/status';

const DAY = 86_400_000;
const waited = (days: number | null) => ({ received_at: 1000, answered_at: days === null ? null : 1000 + days * DAY });

test.each<[number | undefined, (number | null)[]]>([
  [undefined, []],
  [undefined, [null, null]],
  [1.5, [1.5]],
  [2, [9, 2, null, 1]],
  [0.3, [0.26, 4]],
])('the median wait is %p days of %p', (median, waits) => {
  expect(medianDays(waits.map(waited))).toBe(median);
});
