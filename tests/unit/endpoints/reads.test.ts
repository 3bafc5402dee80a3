import type { CallName } from '@/lib/contract/types';
import { LOCALES } from '@/lib/i18n/locales';
import { LARGEST_PAGE } from '@/lib/validation';
import { get, post, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

quietLog();
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const API_LANGUAGE = { zt: 'cht', zh: 'chs', en: 'en' } as const;

interface Listing {
  name: CallName;
  field: string;
  serve(headers?: Record<string, string>, paging?: object): Promise<Response>;
}

/** Lists of §7 that take a page number and size in the body. */
const PAGED: Listing[] = [
  { name: 'newsHistory', field: 'dynamicTopRtVOS', serve: (h, p = {}) => site.calls.newsHistory(post(p, h)) },
  { name: 'roadshows', field: 'roadShowListRtVOS', serve: (h, p = {}) => site.calls.roadshows(post(p, h)) },
  { name: 'reports', field: 'reportsListRtVOS', serve: (h, p = {}) => site.calls.reports(post(p, h)) },
  { name: 'circulars', field: 'circularsListRtVOS', serve: (h, p = {}) => site.calls.circulars(post(p, h)) },
  {
    name: 'interactiveQuestions',
    field: 'interactiveScrollRtVOS',
    serve: (h, p = {}) => site.calls.interactiveQuestions(post(p, h)),
  },
];
const LISTS: Listing[] = [
  ...PAGED,
  { name: 'hotNews', field: 'dynamicTopRtVOS', serve: (h) => site.calls.hotNews(get('', h)) },
  {
    name: 'interactiveScroll',
    field: 'interactiveScrollRtVOS',
    serve: (h) => site.calls.interactiveScroll(get('', h)),
  },
  { name: 'softwareList', field: 'softwareListRtVOS', serve: (h) => site.calls.softwareList(post({}, h)) },
  {
    name: 'installationPackages',
    field: 'installationPackageRtVOS',
    serve: (h) => site.calls.installationPackages(post({ orgCode: 'TTT', pids: [] }, h)),
  },
];

describe('§7 the lists at our own origin', () => {
  test.each(LISTS)('§7 $name: result 1, msg success, the list under $field', async ({ field, serve }) => {
    const answer = await serve();
    const { result, msg, data } = await answer.json();
    expect([answer.status, result, msg, Array.isArray(data[field])]).toEqual([200, 1, 'success', true]);
    expect(data[field].length).toBeGreaterThan(0);
  });

  test.each(PAGED)('§7 $name: page number and size are honoured, the total is of all', async ({ field, serve }) => {
    const page = async (pageIndex: number, pageSize: number) =>
      (await (await serve({}, { pageIndex, pageSize })).json()).data;
    // The largest pages that the endpoint gives, and no list is longer than two of them.
    const all = [...(await page(1, LARGEST_PAGE))[field], ...(await page(2, LARGEST_PAGE))[field]];
    expect(await page(2, 4)).toEqual({ [field]: all.slice(4, 8), total: all.length });
  });

  test.each(LOCALES.flatMap((locale) => PAGED.map((list) => ({ ...list, locale }))))(
    '§7 $name: the language header chooses $locale',
    async ({ field, serve, locale }) => {
      const { data } = await (await serve({ language: API_LANGUAGE[locale] })).json();
      const other = locale === 'en' ? 'cht' : 'en';
      const { data: elsewhere } = await (await serve({ language: other })).json();
      const hasChinese = (value: unknown) => /\p{Script=Han}/u.test(JSON.stringify(value));
      expect([hasChinese(data[field]), hasChinese(elsewhere[field])]).toEqual([locale !== 'en', locale === 'en']);
    },
  );

  test('Language: without a known language header the answer is in traditional Chinese', async () => {
    const [none, odd, zt] = await Promise.all(
      [undefined, { language: 'de' }, { language: 'cht' }].map(async (headers) =>
        (await site.calls.reports(post({}, headers))).json(),
      ),
    );
    expect([none, odd]).toEqual([zt, zt]);
  });

  test.each(PAGED)('§9 $name: publish times are seconds of 10 digits', async ({ field, serve }) => {
    const { data } = await (await serve()).json();
    const times: unknown[] = data[field].map((item: { publishTime: unknown }) => item.publishTime);
    expect(times.filter((time) => !/^\d{10}$/.test(String(time)))).toEqual([]);
  });
});

describe('Calls: bad input to the lists', () => {
  const bad = [
    { pageIndex: 0 },
    { pageIndex: -1 },
    { pageIndex: 1.5 },
    { pageIndex: 10_000 },
    { pageIndex: 'one' },
    { pageIndex: [1] },
    { pageSize: 0 },
    { pageSize: 1_000_000 },
    { pageSize: {} },
  ];
  test.each(bad)('Calls: a paging of %j is answered with 400 and the field', async (paging) => {
    const answer = await site.calls.circulars(post(paging));
    const { result, errors } = await answer.json();
    expect([answer.status, result, Object.keys(errors)]).toEqual([400, 0, Object.keys(paging)]);
  });

  test.each(['{', '[]', 'null'])('Calls: a body of %j is answered with 400', async (body) => {
    expect((await site.calls.reports(post(body))).status).toBe(400);
  });

  test('Calls: a body too large is answered with 413', async () => {
    expect((await site.calls.reports(post({ pad: 'x'.repeat(17_000) }))).status).toBe(413);
  });

  test.each(['?pageIndex=0', '?pageSize=x', '?pageIndex=99999'])(
    '§7 hot news: %s is answered with 400',
    async (query) => {
      expect((await site.calls.hotNews(get(query))).status).toBe(400);
    },
  );

  test.each(['', '?code=', '?code=8017', '?code=080170', '?code=abcde', '?code=0801%27'])(
    '§1 share price: %j holds no 5-digit code and is answered with 400',
    async (query) => {
      const answer = await site.calls.sharePrice(get(query));
      expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([400, ['code']]);
    },
  );
});

describe('§7 further reads at our own origin', () => {
  test('§7 hot news: pageSize is honoured', async () => {
    const { data } = await (await site.calls.hotNews(get('?pageIndex=1&pageSize=10'))).json();
    expect(data.dynamicTopRtVOS).toHaveLength(10);
  });

  test('§3 share price: latest price and previous close, a change as text', async () => {
    const { data } = await (await site.calls.sharePrice(get('?code=08017'))).json();
    expect([typeof data.sharePriceRtVos[0].change, Number(data.xj) > 0, Number(data.zs) > 0]).toEqual([
      'string',
      true,
      true,
    ]);
  });

  test('§7 installation packages: no ids are as good as an empty list of them', async () => {
    const serve = async (body: object) => (await site.calls.installationPackages(post(body))).json();
    for (const none of [{}, { pids: null }, { pids: '' }])
      expect(await serve({ orgCode: 'TTT', ...none })).toEqual(await serve({ orgCode: 'TTT', pids: [] }));
  });

  test.each([
    [{ orgCode: 'TTT', pids: 'all' }, ['pids']],
    [{ orgCode: 'TTT', pids: [{}] }, ['pids']],
    [{ orgCode: 1, pids: 'x' }, ['orgCode', 'pids']],
    [{ orgCode: 'T'.repeat(65) }, ['orgCode']],
  ])('Calls: installation packages refuse %j, with a sentence for each field', async (body, fields) => {
    const answer = await site.calls.installationPackages(post(body));
    const { result, errors } = await answer.json();
    expect([answer.status, result, Object.keys(errors).sort()]).toEqual([400, 0, fields]);
  });

  test('§7 visitor area: the data is the region code', async () => {
    expect(await (await site.calls.visitorArea(get())).json()).toEqual({ result: 1, msg: 'success', data: 'HK' });
  });

  test('Calls: the country header of nobody we trust is not believed', async () => {
    const answer = await site.calls.visitorArea(get('', { 'CF-IPCountry': 'CN' }));
    expect((await answer.json()).data).toBe('HK');
  });
});
