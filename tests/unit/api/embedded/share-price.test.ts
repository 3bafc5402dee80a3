import { createEmbeddedApi } from '@/lib/api/embedded';
import { seedStore } from '@/lib/sample/seeding';
import { temporaryStore } from '../../support/temporary-store';

const store = temporaryStore(seedStore);
const api = createEmbeddedApi(async () => store());
const read = () => api.sharePrice('zt', { code: '08017' });

const minuteOf = (time: string) => Number(time.slice(0, -2)) * 60 + Number(time.slice(-2));
const OPEN = 9 * 60 + 30;
const LUNCH = 12 * 60;
const AFTERNOON = 13 * 60;
const CLOSE = 16 * 60;

describe('§3 share price of the sample day', () => {
  test('§3 share price: times are HHMM or HMM text', async () => {
    const { sharePriceRtVos } = await read();
    expect(sharePriceRtVos.filter(({ time }) => !/^([1-9]|1\d)[0-5]\d$/.test(time))).toEqual([]);
  });

  test('§9 chart: every record lies within the session, none in the lunch hour', async () => {
    const { sharePriceRtVos } = await read();
    const outside = sharePriceRtVos
      .map(({ time }) => minuteOf(time))
      .filter((minute) => minute < OPEN || minute > CLOSE || (minute > LUNCH && minute < AFTERNOON));
    expect(outside).toEqual([]);
  });

  test('§9 chart: the day begins at 09:30 and ends at 16:00', async () => {
    const { sharePriceRtVos } = await read();
    expect([sharePriceRtVos[0]?.time, sharePriceRtVos.at(-1)?.time]).toEqual(['930', '1600']);
  });

  test('§9 chart: some minutes are missing, to be filled with the previous value', async () => {
    const { sharePriceRtVos } = await read();
    const minutes = LUNCH - OPEN + 1 + (CLOSE - AFTERNOON + 1);
    expect(sharePriceRtVos.length).toBeLessThan(minutes);
    expect(sharePriceRtVos.length).toBeGreaterThan(minutes / 2);
  });

  test('§3 share price: records stand in the order of the day, one per minute', async () => {
    const minutes = (await read()).sharePriceRtVos.map(({ time }) => minuteOf(time));
    expect(minutes).toEqual([...new Set(minutes)].sort((one, other) => one - other));
  });

  test('§3 share price: the latest price is that of the last record', async () => {
    const { sharePriceRtVos, xj } = await read();
    expect(xj).toBe(sharePriceRtVos.at(-1)?.currentPrice);
  });

  test('§3 share price: change and quote change follow from the previous close', async () => {
    const { sharePriceRtVos, zs = 0 } = await read();
    const wrong = sharePriceRtVos.filter(
      ({ currentPrice, change = Number.NaN, quoteChange = Number.NaN }) =>
        !(Math.abs(currentPrice - zs - change) <= 0.005 && Math.abs((change / zs) * 100 - quoteChange) <= 0.01),
    );
    expect(wrong).toEqual([]);
  });

  test('Calls: the sample day carries its date', async () => {
    expect((await read()).date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('§7 share price: another code has no records', async () => {
    expect(await api.sharePrice('zt', { code: '00001' })).toMatchObject({ sharePriceRtVos: [] });
  });

  test('§3 share price: in the store a time, a price and a change are text', async () => {
    const record = await store().selectFrom('share_price_records').selectAll().executeTakeFirstOrThrow();
    expect([typeof record.time, typeof record.current_price, typeof record.change]).toEqual(Array(3).fill('string'));
  });
});
