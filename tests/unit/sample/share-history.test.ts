import { sampleSession } from '@/lib/sample/session-day';
import { sampleHistory } from '@/lib/sample/share-history';

const history = sampleHistory(sampleSession());
const on = (day: string) => history.findIndex(({ date }) => date === day);

test('the same on every machine, five years and more, ending with the sample session', () => {
  expect(sampleHistory(sampleSession())).toEqual(history);
  expect(history[0]?.date).toBe('2021-09-01');
  expect(history.at(-1)).toMatchObject({ date: sampleSession().date, close: Number(sampleSession().latest) });
  expect(history.at(-2)).toMatchObject({ date: '2026-11-19', close: 0.83 });
});

test.each([
  ['2021-09-24', 0.36, 0.352],
  ['2024-09-20', 0.415, 0.42],
  ['2026-06-12', 0.8, 0.786],
])('the grant of %s: close %d, average of the five sessions before %d', (day, close, average) => {
  const before = history.slice(on(day) - 5, on(day)).map((session) => session.close);
  expect(history[on(day)]?.close).toBe(close);
  expect(before.reduce((sum, each) => sum + each, 0) / 5).toBeCloseTo(average, 10);
});

test.each(['2022-02-01', '2023-10-23', '2024-09-18', '2025-12-25', '2026-10-19', '2026-11-14'])(
  '%s is no trading day',
  (day) => expect(on(day)).toBe(-1),
);

test('every close lies within its day', () => {
  expect(history.filter(({ close, high, low }) => !(low > 0 && low <= close && close <= high))).toEqual([]);
});
