import { pointsEvery, seriesOf, tradesOf } from '@/lib/market/series';
import type { SharePriceRecord } from '@/lib/website-api/types';
import { record } from './support/prices';

const series = (...records: SharePriceRecord[]) => seriesOf(tradesOf(records), 0.83);
const pricesOf = (...records: SharePriceRecord[]) => series(...records).map(({ price }) => price);

describe('§9 chart: one value per minute', () => {
  test('§9 chart: an empty day has no line', () => {
    expect(series()).toEqual([]);
  });

  test('§9 chart: one record at 09:30 is one minute', () => {
    expect(series(record('930', 0.84))).toEqual([{ minute: 0, time: '09:30', price: 0.84, average: 0.84 }]);
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
    expect(points.map(({ price, average }) => [price, average])).toEqual([
      [0.83, undefined],
      [0.83, undefined],
      [0.86, 0.86],
    ]);
  });

  test('§9 chart: nothing is made up after the last record', () => {
    expect(series(record('930', 0.84), record('1117', 0.85)).at(-1)).toMatchObject({ minute: 107, time: '11:17' });
  });

  test('§9 chart: the line goes over the lunch hour without a gap', () => {
    const points = series(record('1159', 0.84), record('1302', 0.86)).slice(149);
    expect(points.map(({ minute, time, price }) => [minute, time, price])).toEqual([
      [149, '11:59', 0.84],
      [150, '12:00', 0.84],
      [151, '13:01', 0.84],
      [152, '13:02', 0.86],
    ]);
  });

  test('§9 chart: of 12:00 and 13:00, which share a minute, the afternoon counts and is named', () => {
    const noon = series(record('1200', 0.84), record('1300', 0.85)).at(-1);
    expect(noon).toMatchObject({ minute: 150, time: '13:00', price: 0.85 });
  });

  test('§9 chart: 12:00 alone is named 12:00', () => {
    expect(series(record('1200', 0.84)).at(-1)).toMatchObject({ minute: 150, time: '12:00' });
  });

  test('§9 chart: a whole day has 331 values, from 09:30 to 16:00', () => {
    const points = series(record('930', 0.84), record('1559', 0.85), record('1600', 0.86));
    expect([points.length, points[329]?.price, points[330]?.time, points[330]?.price]).toEqual([
      331,
      0.85,
      '16:00',
      0.86,
    ]);
  });

  test('§9 chart: the closing auction sets the value of 16:00', () => {
    expect(series(record('1600', 0.86), record('1608', 0.87)).at(-1)).toMatchObject({ time: '16:00', price: 0.87 });
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

  test('§9 chart: prices are rounded to 2 decimals, the average keeps its own', () => {
    expect(series(record('930', 0.8449, { avgPrice: 0.8449 }))[0]).toMatchObject({ price: 0.84, average: 0.8449 });
  });
});

describe('the chart as a table', () => {
  test('a row every 15 minutes, and the last minute', () => {
    const points = series(record('930', 0.84), record('1008', 0.85));
    expect(pointsEvery(points, 15).map(({ time }) => time)).toEqual(['09:30', '09:45', '10:00', '10:08']);
  });

  test('a last minute that is a row already does not come twice', () => {
    const points = series(record('930', 0.84), record('1000', 0.85));
    expect(pointsEvery(points, 15).map(({ time }) => time)).toEqual(['09:30', '09:45', '10:00']);
  });
});
