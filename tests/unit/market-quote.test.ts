import { quoteOf } from '@/lib/market/quote';
import { answer, record } from './support/prices';

describe('§3 share price: the quote', () => {
  test('§3 share price: latest price, previous close and what lies between them', () => {
    const quote = quoteOf(answer([record('930', 0.84), record('1544', 0.86)]));
    expect(quote).toMatchObject({
      price: 0.86,
      previousClose: 0.83,
      change: 0.03,
      percent: 3.61,
      trend: 'up',
      time: '15:44',
      date: '2026-11-20',
    });
  });

  test('§3 share price: a negative change', () => {
    const quote = quoteOf(answer([record('930', 0.84), record('1559', 0.79)]));
    expect(quote).toMatchObject({ price: 0.79, change: -0.04, percent: -4.82, trend: 'down', time: '15:59' });
  });

  test('§2 share price: high and low are those of the records and of the latest price', () => {
    const records = [record('930', 0.84), record('1000', 0.89), record('1300', 0.81), record('1400', 0.85)];
    expect(quoteOf(answer(records))).toMatchObject({ high: 0.89, low: 0.81 });
    expect(quoteOf(answer(records, { xj: 0.91 }))).toMatchObject({ high: 0.91, low: 0.81 });
  });

  test('§9 chart: 12:00 counts for the high although 13:00 takes its minute', () => {
    expect(quoteOf(answer([record('1200', 0.9), record('1300', 0.85)]))).toMatchObject({ high: 0.9, price: 0.85 });
  });

  test('§9 chart: the previous close before the first trade is no low of the day', () => {
    expect(quoteOf(answer([record('1117', 0.86)]))).toMatchObject({ high: 0.86, low: 0.86 });
  });

  test('§3 share price: the API’s own percentage is kept where it agrees with the prices', () => {
    const exact = record('1000', 0.86, { quoteChange: 3.2, change: 0.03 });
    expect(quoteOf(answer([exact]))).toMatchObject({ change: 0.03, percent: 3.2 });
  });

  test.each([
    ['of an earlier price', { change: -0.02, quoteChange: -2.41 }],
    ['without its minus', { change: 0.04, quoteChange: 4.82 }],
    ['left at zero', { change: 0, quoteChange: 0 }],
  ])('§3 share price: a change %s is replaced by the one the prices give', (_, given) => {
    expect(quoteOf(answer([record('1000', 0.79, given)]))).toMatchObject({
      change: -0.04,
      percent: -4.82,
      trend: 'down',
    });
  });

  test('§3 share price: without a latest price it is that of the last record in time', () => {
    const records = [record('1000', 0.86), record('931', 0.84)];
    expect(quoteOf(answer(records, { xj: 0 }))).toMatchObject({ price: 0.86, time: '10:00' });
  });

  test('§3 share price: a day that has not begun shows the previous close and no time', () => {
    const quote = quoteOf(answer([]));
    expect(quote).toMatchObject({ price: 0.83, change: 0, trend: 'flat', points: [] });
    expect([quote?.time, quote?.high, quote?.low, quote?.average]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('decisions, Calls: a session without a date stays undated', () => {
    expect(quoteOf(answer([record('930', 0.84)], { date: undefined }))?.date).toBeUndefined();
  });

  test('§3 share price: an answer without a previous close says nothing', () => {
    expect(quoteOf(answer([], { zs: 0 }))).toBeUndefined();
  });
});
