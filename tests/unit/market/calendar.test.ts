import {
  calendarCovers,
  dayKind,
  existingDay,
  expectsQuotes,
  hongKongDay,
  isBehind,
  isOld,
  marketState,
  tradingDayBefore,
} from '@/lib/market/calendar';
import calendar from '@/lib/market/calendar.json';

const at = (day: string, time: string) => Date.parse(`${day}T${time}+08:00`);
/** A Friday like any other. */
const FRIDAY = '2026-11-20';

describe('Page by page: the market is open by Hong Kong hours', () => {
  test.each([
    ['00:00:00', 'before'],
    ['09:29:59', 'before'],
    ['09:30:00', 'open'],
    ['11:59:59', 'open'],
    ['12:00:00', 'lunch'],
    ['12:59:59', 'lunch'],
    ['13:00:00', 'open'],
    ['15:59:59', 'open'],
    ['16:00:00', 'closed'],
    ['16:11:00', 'closed'],
    ['23:59:59', 'closed'],
  ])('§9 at %s the market is %s', (time, state) => {
    expect(marketState(at(FRIDAY, time))).toBe(state);
  });

  test('Language: the day is that of Hong Kong, whatever the machine’s own', () => {
    expect(hongKongDay(Date.parse('2026-11-19T16:00:00Z'))).toBe(FRIDAY);
    expect(hongKongDay(Date.parse('2026-11-19T15:59:59Z'))).toBe('2026-11-19');
  });

  test.each([
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['Christmas', '2026-12-25'],
  ])('on %s there is no trading at any hour', (_, day) => {
    expect(['09:00', '11:00', '17:00'].map((time) => marketState(at(day, time)))).toEqual(Array(3).fill('holiday'));
  });

  test('a half day ends at 12:00', () => {
    const state = (time: string) => marketState(at('2026-12-24', time));
    expect([state('11:59:59'), state('12:00:00'), state('14:00:00')]).toEqual(['open', 'closed', 'closed']);
  });

  test('a year that the calendar does not hold is unknown, and its weekdays count as trading days', () => {
    expect(dayKind('2031-01-01')).toBe('unknown');
    expect(marketState(at('2031-01-02', '11:00'))).toBe('open');
    expect(marketState(at('2031-01-02', '17:00'))).toBe('closed');
    expect(dayKind('2031-01-04')).toBe('closed');
  });
});

describe('Calls: a day is judged once', () => {
  test.each(['2026-11-20', '2028-02-29', '9999-12-31'])('%s exists', (day) => {
    expect(existingDay(day)).toBe(day);
  });

  test.each(['2026-02-30', '2026-02-29', '9999-99-99', '2026-00-10', '2026-11-31', '', '20261120', undefined])(
    '%s does not',
    (day) => {
      expect(existingDay(day)).toBeUndefined();
    },
  );
});

describe('quotes come as late as they are delayed', () => {
  test.each([
    ['09:29:00', false],
    ['09:30:00', true],
    ['12:24:00', true],
    ['12:26:00', false],
    ['15:59:00', true],
    ['16:24:00', true],
    ['16:26:00', false],
    ['22:00:00', false],
  ])('§9 at %s new quotes are expected: %s', (time, expected) => {
    expect(expectsQuotes(at(FRIDAY, time))).toBe(expected);
  });

  test('an earlier session is behind once today’s has been going for longer than the delay', () => {
    const behind = (time: string) => isBehind('2026-11-19', at(FRIDAY, time));
    expect([behind('09:00'), behind('09:40'), behind('10:30'), behind('12:30'), behind('20:00')]).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(isBehind(FRIDAY, at(FRIDAY, '10:30'))).toBe(false);
  });
});

describe('the calendar file', () => {
  const years = Object.entries(calendar);
  const days = years.flatMap(([year, { holidays, halfDays }]) =>
    [...holidays, ...halfDays].map((day) => ({ year, day })),
  );

  test('holds weekdays of its own years only, each once and in order', () => {
    expect(days.filter(({ year, day }) => !day.startsWith(`${year}-`) || Number.isNaN(Date.parse(day)))).toEqual([]);
    expect(days.filter(({ day }) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    for (const [, { holidays }] of years) expect(holidays).toEqual([...holidays].sort());
  });

  test.each(years)(
    '%s has the half days of Christmas, the year’s end and the eve of the Lunar New Year',
    (year, kinds) => {
      expect(kinds.halfDays).toEqual(expect.arrayContaining([`${year}-12-24`, `${year}-12-31`]));
      const dayAfter = new Date(Date.parse(kinds.halfDays[0] ?? '') + 86_400_000).toISOString().slice(0, 10);
      expect(dayKind(dayAfter)).toBe('closed');
    },
  );

  test('says when it no longer holds the month to come', () => {
    expect(calendarCovers(at('2027-11-20', '12:00'))).toBe(true);
    expect(calendarCovers(at('2027-12-02', '12:00'))).toBe(false);
  });
});

describe('the day of a previous close', () => {
  test.each([
    ['2026-11-20', '2026-11-19'],
    ['2026-11-23', '2026-11-20'],
    ['2026-12-28', '2026-12-24'],
    ['2031-01-03', undefined],
    [undefined, undefined],
  ])('before %s it is %s', (day, before) => {
    expect(tradingDayBefore(day)).toBe(before);
  });
});

describe('a session whose minutes stop while the market is open', () => {
  const TEN = 600;
  test.each([
    ['10:59:00', TEN, FRIDAY, false],
    ['11:00:00', TEN, FRIDAY, true],
    ['12:30:00', TEN, FRIDAY, true],
    // The lunch break is no time of trading.
    ['13:59:00', 720, FRIDAY, false],
    ['14:00:00', 720, FRIDAY, true],
    ['16:30:00', TEN, FRIDAY, false],
    ['15:00:00', TEN, '2026-11-19', false],
    ['15:00:00', TEN, undefined, true],
    ['10:30:00', 960, undefined, true],
  ])('at %s, minute %i of a session of %s is old: %s', (time, clock, date, old) => {
    expect(isOld(clock, date, at(FRIDAY, time))).toBe(old);
  });
});
