import { csvOf } from '@/lib/market/csv';
import { type Quote, quoteOf } from '@/lib/market/quote';
import { serveSharePriceCsv } from '@/lib/market/serve-csv';
import { isSampleContent } from '@/lib/website-api';
import type { Read } from '@/lib/website-api/reader';
import { readSharePrice } from '@/lib/website-api/reads';
import type { SharePrice } from '@/lib/website-api/types';
import { answer, record } from './support/prices';

jest.mock('@/lib/website-api', () => ({ isSampleContent: jest.fn() }));
jest.mock('@/lib/website-api/reads', () => ({ readSharePrice: jest.fn() }));
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: string }) => {
    const { sharePrice } = await import(`@/messages/${locale}/investors.json`);
    return (key: string) => sharePrice.csv[key];
  },
}));

const HEADINGS = { date: 'Date', time: 'Time', price: 'Price', change: 'Change', percent: '%', average: 'Average' };
const SESSION = answer([record('931', 0.84, { avgPrice: 0.8412 }), record('933', 0.79)]);

describe('§2 share price: the figures as CSV', () => {
  test('§9 chart: one row per minute, as the chart has them', () => {
    expect(csvOf(quoteOf(SESSION) as Quote, HEADINGS)).toBe(
      [
        '\uFEFFDate,Time,Price,Change,%,Average',
        '2026-11-20,09:30,0.83,0.00,0.00,',
        '2026-11-20,09:31,0.84,0.01,1.20,0.84',
        '2026-11-20,09:32,0.84,0.01,1.20,0.84',
        '2026-11-20,09:33,0.79,-0.04,-4.82,0.79',
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
  const reads = (read: Read<SharePrice>) => jest.mocked(readSharePrice).mockResolvedValue(read);
  const get = (query = 'code=08017&format=csv&lang=en') =>
    serveSharePriceCsv(new Request(`http://site.example/website/Website/sharePrice?${query}`));
  const nameOf = (response: Response) => response.headers.get('content-disposition');
  beforeEach(() => jest.mocked(isSampleContent).mockReturnValue(false));

  test('carries its type and a name with the code and the day', async () => {
    reads({ state: 'fresh', data: SESSION });
    const response = await get();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(nameOf(response)).toBe('attachment; filename="tradego-08017-2026-11-20.csv"');
  });

  test('decisions, Calls: without a date its name says "last session"', async () => {
    reads({ state: 'fresh', data: { ...SESSION, date: undefined } });
    expect(nameOf(await get())).toContain('tradego-08017-last-session.csv');
  });

  test('decisions, Names: sample figures are named as such', async () => {
    jest.mocked(isSampleContent).mockReturnValue(true);
    reads({ state: 'fresh', data: SESSION });
    expect(nameOf(await get())).toContain('"sample-tradego-08017-2026-11-20.csv"');
  });

  test('§1 language: its headings are in the language of the link', async () => {
    reads({ state: 'fresh', data: SESSION });
    expect(await (await get('code=08017&lang=zh')).text()).toMatch(/日期,时间（香港）/);
    expect(await (await get('code=08017')).text()).toMatch(/日期,時間（香港）/);
  });

  test('decisions, Calls: an API that fails leaves the last good figures', async () => {
    reads({ state: 'stale', data: SESSION, at: 0 });
    expect((await get()).status).toBe(200);
  });

  test.each<[string, Read<SharePrice>]>([
    ['nothing', { state: 'failed' }],
    ['an empty answer', { state: 'fresh', data: answer([], { zs: 0 }) }],
  ])('%s to tell is status 503 and a sentence', async (_, read) => {
    reads(read);
    const response = await get();
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('not available')]);
  });

  test('another share is refused', async () => {
    expect((await get('code=00001&format=csv')).status).toBe(400);
  });
});
