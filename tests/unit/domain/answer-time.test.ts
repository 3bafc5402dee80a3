import { medianTimeToAnswer, timeToAnswer } from '@/lib/domain/answer-time';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-28T12:00:00+08:00');
const answer = (hours: number, ago = 24) => ({
  askedTime: NOW - (ago + hours) * HOUR,
  publishTime: NOW - ago * HOUR,
});

describe('the measured time to answer', () => {
  test('hours up to two days, days after that', () => {
    expect(timeToAnswer(answer(0.2))).toEqual({ unit: 'hours', count: 1 });
    expect(timeToAnswer(answer(47))).toEqual({ unit: 'hours', count: 47 });
    expect(timeToAnswer(answer(48))).toEqual({ unit: 'days', count: 2 });
  });

  test('nothing is said of what was not measured', () => {
    expect(timeToAnswer({ publishTime: NOW })).toBeUndefined();
    expect(timeToAnswer({ askedTime: NOW })).toBeUndefined();
    expect(timeToAnswer({ askedTime: NOW, publishTime: NOW - 1 })).toBeUndefined();
    expect(medianTimeToAnswer([{ publishTime: NOW }], NOW)).toBeUndefined();
    expect(medianTimeToAnswer([], NOW)).toBeUndefined();
  });

  test('the median of the past year alone', () => {
    const old = answer(1, 366 * 24);
    expect(medianTimeToAnswer([answer(4), answer(30), answer(96), old], NOW)).toEqual({
      unit: 'hours',
      count: 30,
      of: 3,
    });
    expect(medianTimeToAnswer([answer(4), answer(30)], NOW)).toEqual({ unit: 'hours', count: 17, of: 2 });
  });
});
