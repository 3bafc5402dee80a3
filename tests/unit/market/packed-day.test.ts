import { packDay, unpackDay } from '@/lib/market/packed-day';
import { tradingDayOf } from '@/lib/market/trading-day';
import { answer, record } from '../support/prices';

describe('§9 share price: the day a page hands to the browser', () => {
  test.each([
    ['a day of two minutes', [record('930', 0.84, { avgPrice: 0.8412 }), record('1546', 0.86, { avgPrice: 0.8501 })]],
    ['a minute without an average', [record('930', 0.84, { avgPrice: undefined }), record('931', 0.85)]],
    ['three decimals and a price in the thousands', [record('0930', 0.085), record('1000', 9999.5)]],
    ['a day without a record', []],
  ])('§9 share price: %s is the same day again', (_, records) => {
    const { price } = tradingDayOf(answer(records, { date: '2026-11-20' }));
    expect(unpackDay(JSON.parse(JSON.stringify(packDay(price))))).toEqual(price);
  });
});
