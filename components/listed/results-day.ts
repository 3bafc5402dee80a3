/**
 * A sample issuer's results day in two years: people who opened the report in each half hour from 16:00 to 16:00 the
 * next day. They add up to the readers that the words tell.
 */
export const READERS = {
  before: [
    0, 0, 0, 18, 37, 32, 24, 17, 12, 9, 7, 5, 4, 3, 2, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 7, 27, 34,
    29, 23, 19, 17, 12, 10, 11, 12, 9, 8, 7, 5,
  ],
  after: [
    0, 0, 0, 85, 136, 109, 152, 120, 63, 45, 31, 24, 19, 15, 12, 9, 6, 4, 3, 2, 1, 1, 0, 1, 0, 1, 1, 2, 3, 4, 6, 9, 14,
    20, 50, 46, 33, 55, 40, 27, 16, 22, 24, 21, 18, 14, 11, 9,
  ],
} as const;

/**
 * What happened in those hours; results may be published from 16:30 on. What is minutes apart stands at one mark, that
 * of the first.
 */
export const MOMENTS = [
  [
    { key: 'filed', time: '17:36' },
    { key: 'live', time: '17:40' },
  ],
  [{ key: 'briefing', time: '19:00' }],
  [{ key: 'analysts', time: '10:00' }],
] as const;

const FROM_HOUR = 16;
const HOURS = 24;

/** Where a time of the clock stands between 16:00 and 16:00 the next day, 0 to 1. */
export function placeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (((hours - FROM_HOUR + HOURS) % HOURS) + minutes / 60) / HOURS;
}
