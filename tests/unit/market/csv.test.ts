import type { Read } from '@/lib/api/reader';
import { readForPage } from '@/lib/api/reads';
import { log } from '@/lib/base/log';
import { isSample } from '@/lib/company/sample';
import type { SharePrice } from '@/lib/contract/types';
import { serveSharePriceCsv } from '@/lib/endpoints/share-price-csv';
import { csvOf } from '@/lib/market/csv';
import { type Quote, quoteOf } from '@/lib/market/quote';
import { answer, record } from '../support/prices';

jest.mock('@/lib/base/log', () => ({ log: jest.fn() }));
jest.mock('@/lib/company/sample', () => ({ isSample: jest.fn() }));
jest.mock('@/lib/api/reads', () => ({ readForPage: jest.fn() }));
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: string }) => {
    const { sharePrice } = await import(`@/messages/${locale}/investors.json`);
    return (key: string, values: Record<string, string> = {}) =>
      sharePrice.csv[key].replace(/\{(\w+)\}/g, (_: string, name: string) => values[name]);
  },
}));

const HEADINGS = { date: 'Date', time: 'Time', price: 'Price', change: 'Change', percent: '%', average: 'Average' };
const SESSION = answer([record('931', 0.84, { avgPrice: 0.8412 }), record('933', 0.79)]);

describe('§2 share price: the figures as CSV', () => {
  test('§9 chart: one row per minute, as the chart has them', () => {
    expect(csvOf(quoteOf(SESSION) as Quote, HEADINGS)).toBe(
      [
        '\uFEFFDate,Time,Price,Change,%,Average',
        // Before the first trade: no price.
        '2026-11-20,09:30,,,,',
        '2026-11-20,09:31,0.84,0.01,1.20,0.84',
        '2026-11-20,09:32,0.84,0.01,1.20,0.84',
        '2026-11-20,09:33,0.79,-0.04,-4.82,0.79',
        '',
      ].join('\r\n'),
    );
  });

  const rowsOf = (data: SharePrice) =>
    csvOf(quoteOf(data) as Quote, HEADINGS)
      .split('\r\n')
      .slice(1, -1);

  test('Page by page: it has every minute it was given, 12:00, 13:00 and the closing auction too', () => {
    const records = [record('1200', 0.84), record('1300', 0.85), record('1600', 0.86), record('1608', 0.87)];
    const rows = rowsOf(answer(records));
    expect(rows).toHaveLength(151 + 181 + 1);
    expect([...rows.slice(150, 152), ...rows.slice(-2)]).toEqual([
      '2026-11-20,12:00,0.84,0.01,1.20,0.84',
      '2026-11-20,13:00,0.85,0.02,2.41,0.85',
      '2026-11-20,16:00,0.86,0.03,3.61,0.86',
      '2026-11-20,16:08,0.87,0.04,4.82,0.87',
    ]);
  });

  test('Page by page: under HK$0.50 amounts have 3 decimals, and percentages are of the figures as given', () => {
    const records = [record('930', 0.355, { avgPrice: 0.3551 }), record('931', 0.35, { avgPrice: 0.35333 })];
    expect(rowsOf(answer(records, { zs: 0.355 }))).toEqual([
      '2026-11-20,09:30,0.355,0.000,0.00,0.355',
      '2026-11-20,09:31,0.350,-0.005,-1.41,0.353',
    ]);
  });

  test('Calls: what the API leaves out is an empty cell', () => {
    const bare = { avgPrice: undefined, change: undefined, quoteChange: undefined };
    expect(rowsOf(answer([record('930', 0.84, bare)], { zs: undefined, date: undefined }))).toEqual([',09:30,0.84,,,']);
  });

  test('notes stand before the headings, in lines of as many cells', () => {
    const csv = csvOf(quoteOf(answer([record('930', 0.83)])) as Quote, HEADINGS, ['Sample', 'Old, "very"']);
    expect(csv).toBe(
      [
        '\uFEFFSample,,,,,',
        '"Old, ""very""",,,,,',
        'Date,Time,Price,Change,%,Average',
        '2026-11-20,09:30,0.83,0.00,0.00,0.83',
        '',
      ].join('\r\n'),
    );
  });

  test('a heading with a comma or a quotation mark is quoted', () => {
    const headings = { ...HEADINGS, price: 'Price, HK$', average: 'So-called "average"' };
    expect(csvOf(quoteOf(answer([])) as Quote, headings)).toBe(
      '\uFEFFDate,Time,"Price, HK$",Change,%,"So-called ""average"""\r\n',
    );
  });
});

describe('§2 share price: the file that is served', () => {
  const reads = (read: Read<SharePrice>) => jest.mocked(readForPage).mockResolvedValue(read as never);
  const get = (query = 'code=08017&format=csv&lang=en') =>
    serveSharePriceCsv(new Request(`http://site.example/website/Website/sharePrice?${query}`));
  const nameOf = (response: Response) => response.headers.get('content-disposition');
  beforeEach(() => {
    jest.mocked(isSample).mockReturnValue(false);
    jest.mocked(log).mockClear();
  });

  test('carries its type and a name with the code and the day', async () => {
    reads({ state: 'fresh', data: SESSION });
    const response = await get();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(nameOf(response)).toBe('attachment; filename="tradego-08017-2026-11-20.csv"');
  });

  test('Calls: without a date its name says "last session"', async () => {
    reads({ state: 'fresh', data: { ...SESSION, date: undefined } });
    expect(nameOf(await get())).toContain('tradego-08017-last-session.csv');
  });

  const firstLines = async (query?: string) => (await (await get(query)).text()).replace('\uFEFF', '').split('\r\n');

  test('Names: sample figures are named as such, in the file’s name and in its first line', async () => {
    jest.mocked(isSample).mockReturnValue(true);
    reads({ state: 'fresh', data: SESSION });
    expect(nameOf(await get())).toContain('"sample-tradego-08017-2026-11-20.csv"');
    const lines = await firstLines();
    expect(lines[0]).toBe('Sample data: these prices are invented and are not market quotes.,,,,,');
    expect(lines[1]).toMatch(/^Date,/);
    expect((await firstLines('code=08017&lang=zt'))[0]).toMatch(/^示例資料：/);
    expect((await firstLines('code=08017&lang=zh'))[0]).toMatch(/^示例数据：/);
  });

  test.each([
    ['failed', { state: 'failed' }, /not available/],
    ['gave no price', { state: 'failed', empty: true }, /answered without a share price/],
    ['gave zeros', { state: 'fresh', data: answer([], { zs: 0 }) }, /answered without a share price/],
  ] as [string, Read<SharePrice>, RegExp][])(
    'Calls: where the API %s there is no file, and a sentence that says which',
    async (_, read, words) => {
      reads(read);
      const response = await get();
      expect([response.status, await response.text()]).toEqual([503, expect.stringMatching(words)]);
    },
  );

  test('Calls: last good figures say whether the API was silent or gave no price', async () => {
    const at = Date.parse('2026-11-20T10:16:00+08:00');
    reads({ state: 'stale', data: SESSION, at });
    expect((await firstLines())[0]).toMatch(/not answering.*10:16/);
    reads({ state: 'stale', data: SESSION, at, empty: true });
    expect((await firstLines())[0]).toMatch(/answered without a price.*10:16/);
  });

  test('fresh figures of the market begin with the headings', async () => {
    reads({ state: 'fresh', data: SESSION });
    expect((await firstLines())[0]).toMatch(/^Date,/);
  });

  test.each(['2026-02-30', '9999-99-99'])('Calls: %s exists neither in its name nor in it', async (date) => {
    reads({ state: 'fresh', data: { ...SESSION, date } });
    expect(nameOf(await get())).toContain('tradego-08017-last-session.csv');
    expect((await firstLines())[1]).toMatch(/^,09:30,/);
  });

  test('what of an answer is left out is logged, once for as long as it stays the same', async () => {
    const faulty = () =>
      answer([record('930', 0.84), record('0930', 0.85), record('1230', 0.85), record('931', 0)], {
        date: '2026-02-30',
      });
    for (const data of [faulty(), faulty(), { ...SESSION }, faulty()]) {
      reads({ state: 'fresh', data });
      await get();
      await get('code=08017&lang=zh');
    }
    const line = { call: 'sharePrice', repeated: 1, outside: 1, unpriced: 1, noSuchDay: true };
    expect(jest.mocked(log).mock.calls).toEqual(Array(2).fill(['warn', 'market.left-out', line]));
  });

  test('§1 language: its headings are in the language of the link', async () => {
    reads({ state: 'fresh', data: SESSION });
    expect(await (await get('code=08017&lang=zh')).text()).toMatch(/日期,时间（香港）/);
    expect(await (await get('code=08017')).text()).toMatch(/日期,時間（香港）/);
  });

  test('Calls: an API that fails leaves the last good figures, and the first line says of when they are', async () => {
    reads({ state: 'stale', data: SESSION, at: Date.parse('2026-11-20T02:16:00Z') });
    expect((await get()).status).toBe(200);
    expect((await firstLines())[0]).toMatch(
      /^"The data service was not answering\. .*20 Nov 2026, 10:16.*Hong Kong time/,
    );
    expect((await firstLines('code=08017&lang=zt'))[0]).toMatch(
      /暫時未有回應，以下為 2026 年 11 月 20 日.*10:16（香港時間）/,
    );
    jest.mocked(isSample).mockReturnValue(true);
    const [sample, stale, headings] = await firstLines();
    expect([sample, stale, headings].map((line) => line?.slice(0, 12))).toEqual([
      'Sample data:',
      '"The data se',
      'Date,Time (H',
    ]);
  });

  test('another share is refused', async () => {
    expect((await get('code=00001&format=csv')).status).toBe(400);
  });
});
