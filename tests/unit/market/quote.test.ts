import { quoteOf, untraded } from '@/lib/market/quote';
import { answer, record } from '../support/prices';

describe('§3 share price: the quote', () => {
  test('§3 share price: latest price, previous close and what lies between them', () => {
    const quote = quoteOf(answer([record('930', 0.84), record('1544', 0.86)]));
    expect(quote).toMatchObject({
      price: 0.86,
      previousClose: 0.83,
      move: { change: expect.closeTo(0.03, 10), percent: expect.closeTo(3.6145, 4), trend: 'up' },
      time: '15:44',
      date: '2026-11-20',
    });
  });

  test('§3 share price: a negative change', () => {
    const quote = quoteOf(answer([record('930', 0.84), record('1559', 0.79)]));
    expect(quote).toMatchObject({
      price: 0.79,
      move: { change: expect.closeTo(-0.04, 10), percent: expect.closeTo(-4.8193, 4), trend: 'down' },
      time: '15:59',
    });
  });

  test('§2 share price: high and low are those of the records and of the latest price', () => {
    const records = [record('930', 0.84), record('1000', 0.89), record('1300', 0.81), record('1400', 0.85)];
    expect(quoteOf(answer(records))).toMatchObject({ high: 0.89, low: 0.81 });
    expect(quoteOf(answer(records, { xj: 0.91 }))).toMatchObject({ high: 0.91, low: 0.81 });
  });

  test('§9 chart: 12:00 counts for the high as it stands in the table', () => {
    expect(quoteOf(answer([record('1200', 0.9), record('1300', 0.85)]))).toMatchObject({ high: 0.9, price: 0.85 });
  });

  test('§9 chart: the previous close before the first trade is no low of the day', () => {
    expect(quoteOf(answer([record('1117', 0.86)]))).toMatchObject({ high: 0.86, low: 0.86 });
  });

  test.each([
    ['rounded otherwise', { change: -0.03, quoteChange: -4.5 }],
    ['of an earlier price', { change: -0.02, quoteChange: -2.41 }],
    ['without its minus', { change: 0.04, quoteChange: 4.82 }],
    ['left at zero', { change: 0, quoteChange: 0 }],
    ['missing', { change: undefined, quoteChange: undefined }],
  ])('Page by page: with a change %s the prices decide', (_, given) => {
    expect(quoteOf(answer([record('1000', 0.79, given)]))?.move).toMatchObject({
      change: expect.closeTo(-0.04, 10),
      percent: expect.closeTo(-4.8193, 4),
      trend: 'down',
    });
  });

  test('Page by page: figures are kept as given, not rounded', () => {
    const quote = quoteOf(answer([record('1000', 0.3525, { avgPrice: 0.35333 })], { zs: 0.355 }));
    expect(quote).toMatchObject({ price: 0.3525, previousClose: 0.355, high: 0.3525, average: 0.35333 });
  });

  test('§9 chart: a latest price beyond the records lies on the axis too', () => {
    const beyond = (xj: number) => quoteOf(answer([record('1000', 0.84)], { xj }))?.axis;
    expect(beyond(0.95)?.high).toBeCloseTo(0.95, 10);
    expect(beyond(0.71)?.low).toBeCloseTo(0.71, 10);
  });

  test('§9 chart: the average has room too', () => {
    expect(quoteOf(answer([record('930', 0.83, { avgPrice: 0.95 })]))?.axis.high).toBeCloseTo(0.95, 10);
  });

  test('§3 share price: without a latest price it is that of the last record in time', () => {
    const records = [record('1000', 0.86), record('931', 0.84)];
    expect(quoteOf(answer(records, { xj: 0 }))).toMatchObject({ price: 0.86, time: '10:00' });
  });

  test('§3 share price: a day that has not begun shows the previous close and no time', () => {
    const quote = quoteOf(answer([]));
    expect(quote).toMatchObject({ price: 0.83, move: { change: 0, trend: 'flat' }, points: [] });
    expect([quote?.time, quote?.high, quote?.low, quote?.average]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('Calls: a session without a date stays undated', () => {
    expect(quoteOf(answer([record('930', 0.84)], { date: undefined }))?.date).toBeUndefined();
  });

  test.each(['2026-02-30', '9999-99-99'])('Calls: %s, which no calendar has, is no date', (date) => {
    expect(quoteOf(answer([record('930', 0.84)], { date }))?.date).toBeUndefined();
  });

  test('Calls: without a latest price it is that of the last record', () => {
    expect(quoteOf(answer([record('930', 0.84), record('931', 0.85)], { xj: undefined }))?.price).toBe(0.85);
  });

  test('Calls: a latest price without records stands alone', () => {
    const quote = quoteOf(answer([], { xj: 0.86 }));
    expect(quote).toMatchObject({ price: 0.86, move: { trend: 'up' }, points: [] });
    expect(quote && untraded(quote)).toBe(false);
  });

  test.each([undefined, 0])('Calls: with a previous close of %s there are prices and no percentages', (zs) => {
    const quote = quoteOf(answer([record('931', 0.84), record('932', 0.85)], { zs }));
    expect(quote).toMatchObject({ price: 0.85, high: 0.85, low: 0.84, time: '09:32' });
    expect([quote?.previousClose, quote?.move, quote?.axis.lines[0]?.move]).toEqual([undefined, undefined, undefined]);
    expect(quote?.points.map(({ time }) => time)).toEqual(['09:31', '09:32']);
  });

  test.each([
    [0, 0],
    [undefined, undefined],
    [Number.POSITIVE_INFINITY, Number.NaN],
  ])('§3 share price: an answer without any price says nothing (%s, %s)', (xj, zs) => {
    expect(quoteOf(answer([], { xj, zs }))).toBeUndefined();
  });
});
