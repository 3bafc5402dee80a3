import type { SharePriceRecord } from '@/lib/contract/types';
import { pointsAt, pointsEvery, seriesOf } from '@/lib/market/series';
import { AUCTION_MINUTES, TRADING_CLOCKS } from '@/lib/market/session';
import { tradingDayOf } from '@/lib/market/trading-day';
import { answer, record } from '../support/prices';

const recordsOf = (records: SharePriceRecord[], date?: string) =>
  tradingDayOf(answer(records, { date })).price.sharePriceRtVos;
const series = (...records: SharePriceRecord[]) => seriesOf(recordsOf(records), 0.83);
const pricesOf = (...records: SharePriceRecord[]) => series(...records).map(({ price }) => price);

describe('§9 chart: one value per minute', () => {
  test('§9 chart: an empty day has no line', () => {
    expect(series()).toEqual([]);
  });

  test('§9 chart: one record at 09:30 is one minute', () => {
    expect(series(record('930', 0.84))).toEqual([{ clock: 570, minute: 0, time: '09:30', price: 0.84, average: 0.84 }]);
  });

  test('§9 chart: a minute without a record has the value before it', () => {
    expect(pricesOf(record('930', 0.84), record('933', 0.86))).toEqual([0.84, 0.84, 0.84, 0.86]);
  });

  test('§9 chart: the average of a missing minute is the one before it', () => {
    const points = series(record('930', 0.84, { avgPrice: 0.8412 }), record('932', 0.86, { avgPrice: 0.8501 }));
    expect(points.map(({ average }) => average)).toEqual([0.8412, 0.8412, 0.8501]);
  });

  test('§9 chart: before the first record stands the previous close, without an average', () => {
    const points = series(record('932', 0.86));
    expect(points.map(({ price, average, beforeTrade }) => [price, average, beforeTrade])).toEqual([
      [0.83, undefined, true],
      [0.83, undefined, true],
      [0.86, 0.86, undefined],
    ]);
  });

  test('Calls: without a previous close the line begins at the first record', () => {
    const points = seriesOf([record('932', 0.86), record('934', 0.87)], undefined);
    expect(points.map(({ time, price }) => [time, price])).toEqual([
      ['09:32', 0.86],
      ['09:33', 0.86],
      ['09:34', 0.87],
    ]);
  });

  test('Calls: a record without an average has none, nor have the minutes that it fills', () => {
    const points = series(record('930', 0.84), record('931', 0.85, { avgPrice: undefined }), record('933', 0.86));
    expect(points.map(({ average }) => average)).toEqual([0.84, undefined, undefined, 0.86]);
  });

  test('§9 chart: nothing is made up after the last record', () => {
    expect(series(record('930', 0.84), record('1117', 0.85)).at(-1)).toMatchObject({ minute: 107, time: '11:17' });
  });

  test('§9 chart: the line goes over the lunch hour without a gap', () => {
    const points = series(record('1159', 0.84), record('1302', 0.86)).slice(149);
    expect(points.map(({ minute, time, price }) => [minute, time, price])).toEqual([
      [149, '11:59', 0.84],
      [150, '12:00', 0.84],
      [150, '13:00', 0.84],
      [151, '13:01', 0.84],
      [152, '13:02', 0.86],
    ]);
  });

  test('Page by page: 12:00 and 13:00 share a place and stay two records', () => {
    const points = series(record('1200', 0.84), record('1300', 0.85)).slice(-2);
    expect(points).toMatchObject([
      { minute: 150, time: '12:00', price: 0.84 },
      { minute: 150, time: '13:00', price: 0.85 },
    ]);
  });

  test('§9 chart: a morning ends with 12:00', () => {
    expect(series(record('1200', 0.84)).at(-1)).toMatchObject({ minute: 150, time: '12:00' });
  });

  test('§9 chart: a whole day has the 332 minutes of 09:30 to 12:00 and 13:00 to 16:00', () => {
    const points = series(record('930', 0.84), record('1559', 0.85), record('1600', 0.86));
    expect([points.length, points[330]?.price, points[331]?.time, points[331]?.price]).toEqual([
      332,
      0.85,
      '16:00',
      0.86,
    ]);
  });

  test('§9 chart: the closing auction stands beside 16:00 at the end of the axis, minutes without a record do not', () => {
    const points = series(record('1559', 0.85), record('1600', 0.86), record('1608', 0.87)).slice(-2);
    expect(points).toMatchObject([
      { minute: 330, time: '16:00', price: 0.86 },
      { minute: 330, time: '16:08', price: 0.87 },
    ]);
  });

  test('§9 chart: an auction without a record of 16:00 leaves 16:00 with the value before it', () => {
    const points = series(record('1559', 0.85), record('1608', 0.87)).slice(-2);
    expect(points.map(({ time, price }) => [time, price])).toEqual([
      ['16:00', 0.85],
      ['16:08', 0.87],
    ]);
  });

  test('§9 chart: on a half day the closing auction follows 12:00', () => {
    const morning = [record('1159', 0.84), record('1200', 0.85), record('1208', 0.86)];
    const points = seriesOf(recordsOf(morning, '2026-12-24'), 0.83).slice(-2);
    expect(points.map(({ time, minute, price }) => [time, minute, price])).toEqual([
      ['12:00', 150, 0.85],
      ['12:08', 150, 0.86],
    ]);
  });

  test('§3 time: HMM and HHMM text are the same minute', () => {
    expect(pricesOf(record('0930', 0.84), record('931', 0.85))).toEqual([0.84, 0.85]);
  });

  test('§9 chart: records out of order are put in the order of the day', () => {
    expect(pricesOf(record('932', 0.86), record('930', 0.84), record('931', 0.85))).toEqual([0.84, 0.85, 0.86]);
  });

  test('§9 chart: of two records of one minute the later in the list counts', () => {
    expect(pricesOf(record('930', 0.84), record('931', 0.85), record('931', 0.87))).toEqual([0.84, 0.87]);
    expect(pricesOf(record('930', 0.84), record('0930', 0.87))).toEqual([0.87]);
  });

  test('§9 chart: records outside the session or without a price do not count', () => {
    expect(pricesOf(record('0900', 0.5), record('930', 0.84), record('931', 0), record('1230', 2))).toEqual([0.84]);
  });

  test('Page by page: prices and averages stay as given', () => {
    expect(series(record('930', 0.3525, { avgPrice: 0.35333 }))[0]).toMatchObject({ price: 0.3525, average: 0.35333 });
  });

  test('Calls: a list of any length is cut to the minutes of a day, and what is left out is counted', () => {
    const times = ['930', '0931', '1200', '1215', '1300', '1600', '1605', '900'];
    const clocks = Array.from(
      { length: 24 * 60 },
      (_, minute) => `${Math.floor(minute / 60)}${`${minute % 60}`.padStart(2, '0')}`,
    );
    const all = [...times, ...clocks.filter((time) => time.length > 2)];
    const records = Array.from({ length: 100_000 }, (_, index) =>
      record(all[index % all.length] ?? '', index % 1000 === 0 ? 0 : 0.8 + (index % 7) / 100),
    );
    const { price, leftOut } = tradingDayOf(answer(records));
    const longest = TRADING_CLOCKS.length + AUCTION_MINUTES;
    expect(price.sharePriceRtVos).toHaveLength(longest);
    expect(leftOut.unpriced).toBeGreaterThan(0);
    expect(leftOut.outside).toBeGreaterThan(leftOut.repeated);
    expect(longest + leftOut.repeated + leftOut.outside + leftOut.unpriced).toBe(records.length);
    expect(seriesOf(price.sharePriceRtVos, 0.83)).toHaveLength(longest);
    expect(longest).toBeLessThanOrEqual(400);
  });
});

describe('the chart as a table', () => {
  test('a row every 15 minutes, and the last minute', () => {
    const points = series(record('930', 0.84), record('1008', 0.85));
    expect(pointsEvery(points, 15).map(({ time }) => time)).toEqual(['09:30', '09:45', '10:00', '10:08']);
  });

  test('12:00 and 13:00 are two rows, and of the closing auction the last minute is one', () => {
    const times = pointsEvery(series(record('1600', 0.84), record('1603', 0.85), record('1608', 0.85)), 15).map(
      ({ time }) => time,
    );
    expect(times.slice(9, 13)).toEqual(['11:45', '12:00', '13:00', '13:15']);
    expect(times.slice(-3)).toEqual(['15:45', '16:00', '16:08']);
  });

  test('a last minute that is a row already does not come twice', () => {
    const points = series(record('930', 0.84), record('1000', 0.85));
    expect(pointsEvery(points, 15).map(({ time }) => time)).toEqual(['09:30', '09:45', '10:00']);
  });
});

describe('the chart at a place of its axis', () => {
  test('is a minute, both minutes of the lunch break, or the two ends of the closing auction', () => {
    const points = series(record('1600', 0.84), record('1603', 0.85), record('1608', 0.86));
    expect([149, 150, 330, 331].map((minute) => pointsAt(points, minute).map(({ time }) => time))).toEqual([
      ['11:59'],
      ['12:00', '13:00'],
      ['16:00', '16:08'],
      [],
    ]);
  });
});
