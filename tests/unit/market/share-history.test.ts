import {
  closeOn,
  lastOfWeeks,
  monthsBefore,
  rowsByMonth,
  type ShareSession,
  sessionOf,
  sessionsOf,
  spansWithData,
  withSession,
  yearRange,
} from '@/lib/market/share-history';
import { answer, record } from '../support/prices';

const session = (date: string, close: number, high = close, low = close): ShareSession => ({ date, close, high, low });

/** A session every day of the calendar, so that lengths are those of the calendar. */
function daily(from: string, days: number): ShareSession[] {
  return Array.from({ length: days }, (_, index) =>
    session(new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10), 1),
  );
}

describe('a session as an answer knows it', () => {
  test('close, high and low are those of the minutes and of the latest price', () => {
    const records = [record('930', 0.84), record('1000', 0.89), record('1559', 0.81)];
    expect(sessionOf(answer(records, { xj: 0.82, volume: 1_230_000, turnover: 1_000_000.5 }))).toEqual({
      date: '2026-11-20',
      close: 0.82,
      high: 0.89,
      low: 0.81,
      volume: 1_230_000,
      turnover: 1_000_000.5,
      until: '1559',
    });
    expect(sessionOf(answer([record('930', 0.84)]))).toMatchObject({ until: '0930' });
  });

  test('without a day, or before anything has traded, there is none', () => {
    expect(sessionOf(answer([record('930', 0.84)], { date: undefined }))).toBeUndefined();
    expect(sessionOf(answer([], { xj: 0.83 }))).toBeUndefined();
    expect(sessionOf(answer([record('930', 0.84)], { date: '2026-02-30' }))).toBeUndefined();
  });

  test('the one that is shown takes the place of what was remembered of it', () => {
    const history = [session('2026-11-19', 0.83), session('2026-11-20', 0.84)];
    expect(withSession(history, session('2026-11-20', 0.86)).map(({ close }) => close)).toEqual([0.83, 0.86]);
    expect(
      withSession(history, session('2026-11-23', 0.9))
        .map(({ date }) => date)
        .at(-1),
    ).toBe('2026-11-23');
    expect(withSession(history, undefined)).toEqual(history);
  });
});

describe('spans', () => {
  test.each([
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-11-20', 60, '2021-11-20'],
  ])('%s less %i months is %s', (day, months, before) => expect(monthsBefore(day, months)).toBe(before));

  test('a span is of calendar months, its first day included', () => {
    const history = daily('2020-01-01', 2500);
    const last = history.at(-1)?.date ?? '';
    expect(sessionsOf('1Y', history)[0]?.date).toBe(monthsBefore(last, 12));
  });

  test('what has no more to show than a shorter one is not offered', () => {
    expect(spansWithData([])).toEqual([]);
    expect(spansWithData(daily('2026-11-01', 4))).toEqual([]);
    expect(spansWithData(daily('2026-11-01', 20))).toEqual(['1M']);
    expect(spansWithData(daily('2026-06-01', 100))).toEqual(['1M', '1Y']);
    expect(spansWithData(daily('2024-01-01', 900))).toEqual(['1M', '1Y', '5Y']);
  });
});

describe('52 weeks', () => {
  test('highest and lowest with the latest day that had them; what is older does not count', () => {
    const history = [
      session('2024-01-02', 9, 9, 0.1),
      session('2025-11-24', 0.6, 0.7, 0.5),
      session('2026-03-02', 0.8, 0.9, 0.5),
      session('2026-05-04', 0.8, 0.9, 0.7),
      session('2026-11-20', 0.86),
    ];
    expect(yearRange(history)).toEqual({
      high: { price: 0.9, date: '2026-05-04' },
      low: { price: 0.5, date: '2026-03-02' },
    });
  });

  test('a history that is not a year old says from which day it counts', () => {
    expect(yearRange([session('2026-11-12', 0.8), session('2026-11-20', 0.86)])?.since).toBe('2026-11-12');
    expect(yearRange([session('2025-11-24', 0.8), session('2026-11-20', 0.86)])?.since).toBeUndefined();
    expect(yearRange([])).toBeUndefined();
  });
});

test('a month is its last close with its own highest and lowest, newest month first', () => {
  const rows = rowsByMonth([
    session('2026-10-05', 1, 3, 1),
    session('2026-10-30', 2, 2, 0.5),
    session('2026-11-02', 4),
  ]);
  expect(rows.map(({ period, close, high, low }) => [period, close, high, low])).toEqual([
    ['2026-11', 4, 4, 4],
    ['2026-10', 2, 3, 0.5],
  ]);
});

test('a week is its last session', () => {
  const days = ['2026-11-12', '2026-11-13', '2026-11-16', '2026-11-20', '2026-11-23'];
  expect(lastOfWeeks(days.map((day) => session(day, 1))).map(({ date }) => date)).toEqual([
    '2026-11-13',
    '2026-11-20',
    '2026-11-23',
  ]);
});

test('a day without a session is marked at the close before it', () => {
  const history = [session('2026-11-13', 1), session('2026-11-16', 2)];
  expect([closeOn('2026-11-15', history), closeOn('2026-11-16', history), closeOn('2026-11-01', history)]).toEqual([
    1,
    2,
    undefined,
  ]);
});
