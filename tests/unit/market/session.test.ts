import { clockOf, placeOf, timeAt } from '@/lib/market/session';

const minuteOf = (time: string, halfDay = false) => {
  const clock = clockOf(time);
  return clock === undefined ? undefined : placeOf(clock, halfDay);
};

describe('§9 chart: a time as a minute of the 330-minute axis', () => {
  test.each([
    ['930', 0],
    ['0930', 0],
    ['931', 1],
    ['1000', 30],
    ['1159', 149],
    ['1200', 150],
    ['1300', 150],
    ['1301', 151],
    ['1400', 210],
    ['1559', 329],
    ['1600', 330],
  ])('§9 chart: %s is minute %d', (time, minute) => {
    expect(minuteOf(time)).toBe(minute);
  });

  test.each(['1601', '1608', '1610'])('§9 chart: %s, of the closing auction, belongs to the last minute', (time) => {
    expect(minuteOf(time)).toBe(330);
  });

  test.each([
    ['1200', 150],
    ['1208', 150],
    ['1210', 150],
    ['1211', undefined],
  ])('§9 chart: on a half day, whose closing auction follows the morning, %s is %s', (time, minute) => {
    expect(minuteOf(time, true)).toBe(minute);
  });

  test.each(['0', '900', '0929', '1201', '1259', '1611', '2359'])('§9 chart: %s lies outside the session', (time) => {
    expect(minuteOf(time)).toBeUndefined();
  });

  test.each(['', '9', '09:30', '960', '1260', '2460', '93O', '-930', '09300'])('§3 time: "%s" is none', (time) => {
    expect(minuteOf(time)).toBeUndefined();
  });

  test.each([
    [0, '09:30'],
    [149, '11:59'],
    [150, '12:00'],
    [151, '13:01'],
    [330, '16:00'],
  ])('§9 chart: minute %d reads %s', (minute, time) => {
    expect(timeAt(minute)).toBe(time);
  });

  test('§9 chart: every minute of the axis comes back from its time', () => {
    const minutes = Array.from({ length: 331 }, (_, minute) => minute);
    expect(minutes.map((minute) => minuteOf(timeAt(minute).replace(':', '')))).toEqual(minutes);
  });
});
