import { HttpResponse } from 'msw';
import { createHttpApi } from '@/lib/website-api/http';
import { FINTECH, fakeApi, good, refused, timeoutAtOnce, WEBSITE } from '../support/api-server';
import { get, post, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
const { seen, answers } = fakeApi();
let site: Site;
afterEach(() => site.stop());

const PAGE = { pageIndex: 1, pageSize: 4 };

describe('decisions, Calls: with WEBSITE_API_URL set the endpoints reach that API', () => {
  test('decisions, Calls: paging and language go through', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good({ reportsListRtVOS: [{ title: 'Remote report' }], total: 1 }));
    const { data } = await (await site.calls.reports(post(PAGE, { language: 'chs' }))).json();
    expect(data).toMatchObject({ reportsListRtVOS: [{ title: 'Remote report' }], total: 1 });
    expect([seen[0]?.body, seen[0]?.headers.get('language')]).toEqual([PAGE, 'chs']);
  });

  test('decisions, Calls: the visitor area stays embedded while only the website API is set', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good('CN'));
    const { data } = await (await site.calls.visitorArea(get())).json();
    expect([data, seen]).toEqual(['HK', []]);
  });

  test("decisions, Calls: the fintech API gets the visitor's own address", async () => {
    site = await startSite({ FINTECH_API_URL: FINTECH, TRUSTED_PROXY_HOPS: '1' });
    answers(() => good('CN'));
    const forged = { 'X-Forwarded-For': '1.1.1.1, 203.0.113.9' };
    const { data } = await (await site.calls.visitorArea(get('', forged))).json();
    expect([data, seen[0]?.url.origin, seen[0]?.headers.get('x-forwarded-for')]).toEqual([
      'CN',
      FINTECH,
      '203.0.113.9',
    ]);
  });

  test('decisions, Calls: with a trusted proxy its country header is believed by the embedded answer', async () => {
    site = await startSite({ TRUSTED_PROXY_HOPS: '1' });
    const answer = await site.calls.visitorArea(get('', { 'CF-IPCountry': 'CN' }));
    expect((await answer.json()).data).toBe('CN');
  });

  test('decisions, Calls: our endpoints keep the rules of our own client', async () => {
    site = await startSite();
    const api = createHttpApi({ website: WEBSITE, fintech: FINTECH });
    answers((request) => site.calls.newsHistory(request));
    const { items, total } = await api.newsHistory('en', PAGE);
    expect([items.length, (total ?? 0) > 4, items[0]?.publishTime?.toString().length]).toEqual([4, true, 13]);
  });
});

describe('decisions, Calls: an API that is slow', () => {
  test('decisions, Calls: who asks for the price alone waits for it, with a last good one or without', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    let latest = 0.5;
    answers(async () => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      return good({ xj: latest, zs: 0.49, sharePriceRtVos: [{ time: '931', currentPrice: latest }] });
    });
    const price = async () => {
      const answer = await site.calls.sharePrice(get('?code=08017'));
      return [answer.status, (await answer.json()).data.sharePriceRtVos[0].currentPrice];
    };
    expect(await price()).toEqual([200, 0.5]);
    latest = 0.51;
    const { learnVersions } = await import('@/lib/website-api/data-versions');
    learnVersions([['sharePrice', 1]]);
    expect(await price()).toEqual([200, 0.51]);
  });
});

describe('decisions, Calls: an API that fails', () => {
  const reads: [string, () => Promise<Response>][] = [
    ['reports', () => site.calls.reports(post(PAGE))],
    ['hot news', () => site.calls.hotNews(get())],
    ['interactive scroll', () => site.calls.interactiveScroll(get())],
    ['share price', () => site.calls.sharePrice(get('?code=08017'))],
    ['installation packages', () => site.calls.installationPackages(post({ orgCode: 'TTT', pids: [] }))],
    ['visitor area', () => site.calls.visitorArea(get())],
  ];

  test.each(reads)('decisions, Calls: %s: a refusal is answered with 502 and a sentence', async (_, serve) => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE, FINTECH_API_URL: FINTECH });
    answers(() => refused({ msg: 'at Secret.java:7' }));
    const answer = await serve();
    const { result, msg } = await answer.json();
    expect([answer.status, result]).toEqual([502, 0]);
    expect(msg).not.toContain('Secret');
  });

  test.each([
    ['another shape', () => good({ reportsListRtVOS: 'none' })],
    ['an HTML page', () => HttpResponse.html('<h1>Gateway</h1>')],
    ['a status of 500', () => new HttpResponse('trace', { status: 500 })],
  ])('decisions, Calls: %s is answered with 502', async (_, answer) => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(answer);
    expect((await site.calls.reports(post(PAGE))).status).toBe(502);
  });

  test('decisions, Calls: silence is answered with 504', async () => {
    const { silence } = timeoutAtOnce();
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(silence);
    expect((await site.calls.reports(post(PAGE))).status).toBe(504);
  });

  test("decisions, Calls: the failure is logged with the call's name", async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => refused());
    await site.calls.reports(post(PAGE));
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', call: 'reports' }]);
  });
});

describe('§7 a thousand visitors who poll are one call of the API', () => {
  const PRICE = { sharePriceRtVos: [], xj: '0.86', zs: '0.83' };
  const endpoints: [string, object, () => Promise<Response>][] = [
    ['share price', PRICE, () => site.calls.sharePrice(get('?code=08017'))],
    ['hot news', { dynamicTopRtVOS: [], total: 0 }, () => site.calls.hotNews(get())],
    ['interactive scroll', { interactiveScrollRtVOS: [], total: 0 }, () => site.calls.interactiveScroll(get())],
  ];

  test.each(endpoints)('§7 %s', async (_, data, serve) => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good(data));
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await serve()).status));
    expect([new Set(statuses), (await serve()).status, seen.length]).toEqual([new Set([200]), 200, 1]);
  });

  test('of each language, and of each share', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good({ ...PRICE, dynamicTopRtVOS: [], total: 0 }));
    for (const language of ['cht', 'chs', 'en']) await site.calls.hotNews(get('', { language }));
    for (const code of ['08017', '00700']) await site.calls.sharePrice(get(`?code=${code}`));
    expect(seen).toHaveLength(5);
  });

  test('decisions, Calls: shares and pages that nobody shows take no place among the last good answers', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    const news = { id: 1, title: 'News' };
    answers(() => good({ ...PRICE, dynamicTopRtVOS: [news], total: 5000 }));
    for (const code of ['00001', '00002', '08017']) await site.calls.sharePrice(get(`?code=${code}`));
    for (const index of [1, 2, 3]) await site.calls.hotNews(get(`?pageIndex=${index}&pageSize=7`));
    const kept = await (await site.store()).selectFrom('last_good').select('call_key').execute();
    expect(kept).toEqual([{ call_key: 'sharePrice/any/answer/{"code":"08017"}' }]);
  });

  test('an API that answers without a price is no API that does not answer', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good({ sharePriceRtVos: [], xj: 0, zs: 0 }));
    const answer = await site.calls.sharePrice(get('?code=08017'));
    expect([answer.status, (await answer.json()).data]).toEqual([200, { sharePriceRtVos: [] }]);
    expect(log.join()).toContain('answered without a price');
  });

  test('a failure is logged once, however many ask', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => refused());
    for (let visitor = 0; visitor < 5; visitor++) await site.calls.sharePrice(get('?code=08017'));
    expect(log.map((line) => JSON.parse(line).event)).toEqual(['api.read-failed']);
  });
});

describe('decisions, Names: sample content belongs to the embedded API', () => {
  const rowsOf = async () => {
    const { openedAndSeeded } = await import('@/lib/website-api/embedded/opened');
    const store = await openedAndSeeded();
    const tables = ['news', 'reports', 'circulars', 'share_price_records', 'facts'] as const;
    return Promise.all(tables.map(async (table) => (await store.selectFrom(table).selectAll().execute()).length));
  };

  test('with WEBSITE_API_URL set none of it is in the store', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    expect(await rowsOf()).toEqual([0, 0, 0, 0, 0]);
  });

  test('without it, or with only FINTECH_API_URL, it is', async () => {
    site = await startSite({ FINTECH_API_URL: FINTECH });
    expect((await rowsOf()).filter((rows) => rows === 0)).toEqual([]);
  });
});
