import { dateAndTime, dayMonthYear, isoDay, isoMoment, longDate } from '@/lib/i18n/dates';

/** One second before and at midnight in Hong Kong, which is 16:00 UTC. */
const BEFORE = Date.UTC(2026, 10, 17, 15, 59, 59);
const MIDNIGHT = Date.UTC(2026, 10, 17, 16, 0, 0);
const NEW_YEAR = Date.UTC(2025, 11, 31, 16, 0, 0);

describe('Language: dates are Hong Kong’s', () => {
  test.each([
    [BEFORE, '17/11/2026'],
    [MIDNIGHT, '18/11/2026'],
    [NEW_YEAR - 1, '31/12/2025'],
    [NEW_YEAR, '01/01/2026'],
    [Date.UTC(2024, 1, 28, 16), '29/02/2024'],
    [Date.UTC(2021, 9, 29, 3), '29/10/2021'],
  ])('§2 day/month/year of %i is %s', (moment, text) => {
    expect(dayMonthYear(moment)).toBe(text);
  });

  test.each([
    [BEFORE, '2026-11-17'],
    [MIDNIGHT, '2026-11-18'],
    [NEW_YEAR - 1, '2025-12-31'],
    [NEW_YEAR, '2026-01-01'],
    [Date.UTC(2023, 2, 5, 1), '2023-03-05'],
  ])('Language: the machine-readable day of %i is %s', (moment, text) => {
    expect(isoDay(moment)).toBe(text);
  });

  test.each([
    ['zt', '2026 年 11 月 17 日', '2026 年 11 月 18 日'],
    ['zh', '2026 年 11 月 17 日', '2026 年 11 月 18 日'],
    ['en', '17 November 2026', '18 November 2026'],
  ] as const)('Language: in %s a day is written out and changes at midnight', (locale, before, after) => {
    expect(longDate(BEFORE, locale)).toBe(before);
    expect(longDate(MIDNIGHT, locale)).toBe(after);
  });

  test.each(['zt', 'zh', 'en'] as const)('Language: in %s a time is Hong Kong’s', (locale) => {
    // 01:05 UTC on 18 November 2026.
    const text = dateAndTime(Date.UTC(2026, 10, 18, 1, 5), locale);
    expect(text).toMatch(/\b0?9:05/);
    expect(text).toMatch(/18/);
  });

  test('Language: one minute past midnight is the next day', () => {
    expect(dateAndTime(MIDNIGHT + 60_000, 'en')).toMatch(/18 Nov 2026/);
    expect(dateAndTime(BEFORE, 'en')).toMatch(/17 Nov 2026/);
  });
});

describe('Language: the machine’s own time zone does not matter', () => {
  const zone = process.env.TZ;

  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
    'Language: a machine in %s shows the same day',
    (name) => {
      process.env.TZ = name;
      expect([dayMonthYear(MIDNIGHT), isoDay(BEFORE), longDate(MIDNIGHT, 'en')]).toEqual([
        '18/11/2026',
        '2026-11-17',
        '18 November 2026',
      ]);
    },
  );
});

describe('Calls: no value makes a page throw', () => {
  test.each([1e20, -1e20, Number.NaN, Number.POSITIVE_INFINITY, undefined])(
    'Calls: %s, which no calendar has, reads as nothing',
    (moment) => {
      expect([dayMonthYear(moment), longDate(moment, 'zt'), isoDay(moment)]).toEqual(['', '', '']);
      expect(dateAndTime(moment ?? Number.NaN, 'en')).toBe('');
      expect(isoMoment(moment)).toBeUndefined();
    },
  );
});
