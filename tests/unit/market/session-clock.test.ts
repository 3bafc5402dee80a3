import calendars from '@/lib/market/exchange-calendars.json';
import { EXCHANGE_IDS, type ExchangeId, exchangeDay, hoursOn, withoutCalendar } from '@/lib/market/exchanges';
import { clockAt, clockDay, dayShown, localTime, marketNow } from '@/lib/market/session-clock';
import { crowdsOf, type Span, spansWithAtLeast } from '@/lib/market/session-line';

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const read = (spans: readonly Span[]) => spans.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(' ');
const hongKong = (time: string) => Date.parse(`${time}+08:00`);

/** The bars of a market on a day, in Hong Kong hours. */
function barsOf(exchange: ExchangeId, day: string): string {
  const market = clockDay(day).markets.find((one) => one.exchange === exchange);
  if (!market) throw new Error(`no bars of ${exchange}`);
  return read(market.spans);
}

describe('TradeGo Markets: the sessions of six markets in Hong Kong time', () => {
  test.each<[ExchangeId, string]>([
    ['hongKong', '09:30-12:00 13:00-16:00'],
    ['shanghai', '09:30-11:30 13:00-15:00'],
    ['tokyo', '08:00-10:30 11:30-14:30'],
    ['singapore', '09:00-12:00 13:00-17:00'],
    ['london', '00:00-00:30 16:00-24:00'],
    ['newYork', '00:00-05:00 22:30-24:00'],
  ])('%s on a Wednesday in November: %s, lunch breaks left out, past midnight and back', (exchange, bars) => {
    expect(barsOf(exchange, '2026-11-18')).toBe(bars);
  });

  test.each<[ExchangeId, string, string]>([
    // Clocks in London go forward on 29 March and back on 25 October 2026, in New York on 8 March and 1 November.
    ['london', '2026-03-27', '00:00-00:30 16:00-24:00'],
    ['london', '2026-03-30', '15:00-23:30'],
    ['london', '2026-03-31', '15:00-23:30'],
    ['london', '2026-10-26', '16:00-24:00'],
    ['newYork', '2026-03-06', '00:00-05:00 22:30-24:00'],
    ['newYork', '2026-03-09', '21:30-24:00'],
    ['newYork', '2026-10-30', '00:00-04:00 21:30-24:00'],
    ['newYork', '2026-11-03', '00:00-05:00 22:30-24:00'],
  ])('%s on %s, by the clocks of that day: %s', (exchange, day, bars) => {
    expect(barsOf(exchange, day)).toBe(bars);
  });

  test.each<[ExchangeId, string, string, string]>([
    ['hongKong', '2026-10-19', 'holiday', ''],
    ['hongKong', '2026-12-24', 'half', '09:30-12:00'],
    ['shanghai', '2026-10-07', 'holiday', ''],
    ['tokyo', '2026-11-23', 'holiday', ''],
    ['singapore', '2026-12-31', 'half', '09:00-12:00'],
    ['london', '2026-12-24', 'half', '00:00-00:30 16:00-20:30'],
    ['london', '2026-12-25', 'holiday', ''],
    // The night before Thanksgiving reaches into its small hours.
    ['newYork', '2026-11-26', 'holiday', '00:00-05:00'],
    ['newYork', '2026-11-27', 'half', '22:30-24:00'],
    ['newYork', '2026-11-28', 'weekend', '00:00-02:00'],
    ['newYork', '2026-11-29', 'weekend', ''],
    ['hongKong', '2026-11-28', 'weekend', ''],
  ])('%s on %s, a %s day: %s', (exchange, day, kind, bars) => {
    const market = clockDay(day).markets.find((one) => one.exchange === exchange);
    expect([market?.kind, barsOf(exchange, day)]).toEqual([kind, bars]);
  });

  test('a year that a calendar does not hold is said to be unknown, and counts as whole days', () => {
    expect(exchangeDay('shanghai', '2029-03-07')).toBe('unknown');
    expect(clockDay('2029-03-07').markets.map(({ kind }) => kind)).toEqual(EXCHANGE_IDS.map(() => 'unknown'));
    expect(barsOf('shanghai', '2029-03-07')).toBe('09:30-11:30 13:00-15:00');
  });

  test('the calendars that end are known, so that the log can say it a month ahead', () => {
    expect(withoutCalendar('2026-12-31')).toEqual([]);
    expect(withoutCalendar('2029-01-01')).toEqual(['shanghai', 'tokyo', 'singapore', 'london', 'newYork']);
  });

  test('the hours of the place are those of its own clock', () => {
    expect(hoursOn('newYork', '2026-11-27')).toEqual([[minutes('09:30'), minutes('13:00')]]);
    expect(hoursOn('tokyo', '2026-11-24')).toEqual([
      [minutes('09:00'), minutes('11:30')],
      [minutes('12:30'), minutes('15:30')],
    ]);
  });
});

describe('TradeGo Markets: overlaps', () => {
  test('on a whole day up to four markets are open at once, and 21 hours have one', () => {
    const { crowds, openMinutes } = clockDay('2026-11-18');
    const most = Math.max(...crowds.map(({ open }) => open));
    expect(most).toBe(4);
    expect(read(crowds.filter(({ open }) => open === most))).toBe('09:30-10:30 13:00-14:30');
    expect(openMinutes).toBe(21 * 60);
  });

  test('the parts follow one another from midnight to midnight, and no two neighbours are alike', () => {
    for (const day of ['2026-11-18', '2026-11-23', '2026-07-01', '2026-11-29']) {
      const { crowds } = clockDay(day);
      expect([crowds[0]?.from, crowds.at(-1)?.to]).toEqual([0, 1440]);
      for (const [index, { to, open }] of crowds.slice(0, -1).entries()) {
        expect(crowds[index + 1]?.from).toBe(to);
        expect(crowds[index + 1]?.open).not.toBe(open);
      }
    }
  });

  test.each([
    ['2026-11-18', 0, '2026-11-18'],
    // A session of New York's Friday goes on until five; then Monday is shown.
    ['2026-11-21', minutes('04:59'), '2026-11-21'],
    ['2026-11-21', minutes('05:00'), '2026-11-23'],
    ['2026-11-22', undefined, '2026-11-23'],
  ])('on %s at minute %p the day that is shown is %s', (day, minute, shown) => {
    expect(dayShown(day, minute)).toBe(shown);
  });

  test('on a Sunday nothing is open', () => {
    expect(clockDay('2026-11-29')).toMatchObject({ openMinutes: 0, crowds: [{ from: 0, to: 1440, open: 0 }] });
  });

  test('a market is lit where others trade too, and nowhere outside its own sessions', () => {
    const one = { spans: [{ from: 60, to: 300 }] };
    const other = {
      spans: [
        { from: 0, to: 120 },
        { from: 240, to: 600 },
      ],
    };
    const crowds = crowdsOf([one, other]);
    expect(spansWithAtLeast(one.spans, crowds, 1)).toEqual([{ from: 60, to: 300 }]);
    expect(spansWithAtLeast(one.spans, crowds, 2)).toEqual([
      { from: 60, to: 120 },
      { from: 240, to: 300 },
    ]);
    expect(spansWithAtLeast(other.spans, crowds, 3)).toEqual([]);
  });
});

describe('TradeGo Markets: open or closed, and until when', () => {
  test.each<[ExchangeId, string, string, string]>([
    ['hongKong', '2026-11-18T09:29', 'closed', '2026-11-18T09:30'],
    ['hongKong', '2026-11-18T09:30', 'open', '2026-11-18T12:00'],
    ['hongKong', '2026-11-18T12:00', 'lunch', '2026-11-18T13:00'],
    ['hongKong', '2026-11-18T16:00', 'closed', '2026-11-19T09:30'],
    // A half day has no afternoon to wait for; the holiday and the weekend after it are passed over.
    ['hongKong', '2026-12-24T12:30', 'closed', '2026-12-28T09:30'],
    ['newYork', '2026-11-19T04:59', 'open', '2026-11-19T05:00'],
    ['newYork', '2026-11-26T05:00', 'closed', '2026-11-27T22:30'],
    ['newYork', '2026-11-28T01:59', 'open', '2026-11-28T02:00'],
    ['london', '2026-11-19T00:15', 'open', '2026-11-19T00:30'],
    ['shanghai', '2026-09-30T15:00', 'closed', '2026-10-08T09:30'],
    ['tokyo', '2026-11-23T10:00', 'closed', '2026-11-24T08:00'],
  ])('%s at %s in Hong Kong is %s until %s', (exchange, time, state, until) => {
    expect(marketNow(exchange, hongKong(time))).toEqual({ state, changes: hongKong(until) });
  });

  test('all of it at one instant', () => {
    const now = clockAt(hongKong('2026-11-18T12:30'));
    expect(now).toMatchObject({ minute: minutes('12:30'), ...clockDay('2026-11-18') });
    expect(now.places.hongKong).toEqual({
      minute: minutes('12:30'),
      state: 'lunch',
      next: { day: '2026-11-18', minute: minutes('13:00'), at: hongKong('2026-11-18T13:00') },
    });
    expect(now.places.newYork).toMatchObject({ minute: minutes('23:30'), state: 'closed' });
  });

  test('clocks of the places, before and after midnight', () => {
    const now = hongKong('2026-11-18T08:15');
    expect(localTime(now, 'tokyo')).toEqual({ day: '2026-11-18', minute: minutes('09:15') });
    expect(localTime(now, 'newYork')).toEqual({ day: '2026-11-17', minute: minutes('19:15') });
    expect(localTime(hongKong('2026-07-01T08:15'), 'newYork')).toEqual({ day: '2026-06-30', minute: minutes('20:15') });
  });
});

describe('exchange-calendars.json', () => {
  const years = Object.entries(calendars).flatMap(([exchange, held]) =>
    Object.entries<{ holidays: string[]; halfDays: string[] }>(held).map(([year, days]) => ({
      exchange,
      year,
      ...days,
    })),
  );

  test.each(years)(
    '$exchange in $year: weekdays of that year, in order, none twice',
    ({ year, holidays, halfDays }) => {
      for (const days of [holidays, halfDays]) {
        expect(days).toEqual([...new Set(days)].sort());
        for (const day of days) {
          expect(day.startsWith(year)).toBe(true);
          expect([0, 6]).not.toContain(new Date(`${day}T00:00Z`).getUTCDay());
        }
      }
      expect(holidays.filter((day) => halfDays.includes(day))).toEqual([]);
    },
  );
});
