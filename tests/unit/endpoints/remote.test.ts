import { HttpResponse } from 'msw';
import { createHttpApi } from '@/lib/api/http/http-api';
import { FINTECH, fakeApi, good, refused, timeoutAtOnce, WEBSITE } from '../support/api-server';
import { get, post, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

const log = quietLog();
const { seen, answers } = fakeApi();
let site: Site;
afterEach(() => site.stop());

const PAGE = { pageIndex: 1, pageSize: 4 };

describe('Calls: with WEBSITE_API_URL set the endpoints reach that API', () => {
  test('Calls: paging and language go through', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good({ reportsListRtVOS: [{ title: 'Remote report' }], total: 1 }));
    const { data } = await (await site.calls.reports(post(PAGE, { language: 'chs' }))).json();
    expect(data).toMatchObject({ reportsListRtVOS: [{ title: 'Remote report' }], total: 1 });
    expect([seen[0]?.body, seen[0]?.headers.get('language')]).toEqual([PAGE, 'chs']);
  });

  test('Calls: the visitor area stays embedded while only the website API is set', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good('CN'));
    const { data } = await (await site.calls.visitorArea(get())).json();
    expect([data, seen]).toEqual(['HK', []]);
  });

  test("Calls: the fintech API gets the visitor's own address", async () => {
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

  test('Calls: with a trusted proxy its country header is believed by the embedded answer', async () => {
    site = await startSite({ TRUSTED_PROXY_HOPS: '1' });
    const answer = await site.calls.visitorArea(get('', { 'CF-IPCountry': 'CN' }));
    expect((await answer.json()).data).toBe('CN');
  });

  test('Calls: our endpoints keep the rules of our own client', async () => {
    site = await startSite();
    const api = createHttpApi({ website: WEBSITE, fintech: FINTECH });
    answers((request) => site.calls.newsHistory(request));
    const { items, total } = await api.newsHistory('en', PAGE);
    expect([items.length, (total ?? 0) > 4, items[0]?.publishTime?.toString().length]).toEqual([4, true, 13]);
  });
});

describe('Calls: an API that is slow', () => {
  test('Calls: who asks for the price alone waits for it, with a last good one or without', async () => {
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
    const { learnVersions } = await import('@/lib/api/data-versions');
    learnVersions([['sharePrice', 1]]);
    expect(await price()).toEqual([200, 0.51]);
  });
});

describe('Calls: an API that fails', () => {
  const reads: [string, () => Promise<Response>][] = [
    ['reports', () => site.calls.reports(post(PAGE))],
    ['hot news', () => site.calls.hotNews(get())],
    ['interactive scroll', () => site.calls.interactiveScroll(get())],
    ['share price', () => site.calls.sharePrice(get('?code=08017'))],
    ['installation packages', () => site.calls.installationPackages(post({ orgCode: 'TTT', pids: [] }))],
    ['visitor area', () => site.calls.visitorArea(get())],
  ];

  test.each(reads)('Calls: %s: a refusal is answered with 502 and a sentence', async (_, serve) => {
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
  ])('Calls: %s is answered with 502', async (_, answer) => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(answer);
    expect((await site.calls.reports(post(PAGE))).status).toBe(502);
  });

  test('Calls: silence is answered with 504', async () => {
    const { silence } = timeoutAtOnce();
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(silence);
    expect((await site.calls.reports(post(PAGE))).status).toBe(504);
  });

  test("Calls: the failure is logged with the call's name", async () => {
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

  test('of each language', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good({ ...PRICE, dynamicTopRtVOS: [], total: 0 }));
    for (const language of ['cht', 'chs', 'en']) await site.calls.hotNews(get('', { language }));
    await site.calls.sharePrice(get('?code=08017'));
    expect(seen).toHaveLength(4);
  });

  test('Calls: pages that nobody shows take no place among the last good answers', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    const news = { id: 1, title: 'News' };
    answers(() => good({ ...PRICE, dynamicTopRtVOS: [news], total: 5000 }));
    await site.calls.sharePrice(get('?code=08017'));
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

describe('A visitor breaks a call for all: what visitors ask for', () => {
  const ODD = { pageIndex: 9999, pageSize: 10 };
  const LISTS = [
    ['newsHistory', 'dynamicTopRtVOS'],
    ['reports', 'reportsListRtVOS'],
    ['circulars', 'circularsListRtVOS'],
    ['roadshows', 'roadShowListRtVOS'],
    ['interactiveQuestions', 'interactiveScrollRtVOS'],
    ['softwareList', 'softwareListRtVOS'],
  ] as const;

  /** An API that answers with 500 to pages far beyond the end, and to a size that it does not know. */
  function answersOdd(field: string, total?: number) {
    answers(async (request) => {
      const { pageIndex = 1, pageSize = 10 } = (await request.json()) as Partial<typeof ODD>;
      if (pageIndex > 10 || pageSize > 100) return new HttpResponse('trace', { status: 500 });
      return good({ [field]: [{ id: 1, title: 'One', questionContent: 'One', productName: 'One' }], total });
    });
  }

  test.each(LISTS)('A visitor breaks a call for all: %s goes on', async (name, field) => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answersOdd(field);
    const statusOf = async (asked: object) => (await site.calls[name](post(asked))).status;
    for (const odd of [ODD, ODD, ODD, { pageIndex: 1, pageSize: 200 }]) expect(await statusOf(odd)).toBe(502);
    expect(await statusOf(PAGE)).toBe(200);
    const { readCall } = await import('@/lib/api/memory');
    expect((await readCall(name, 'zt', PAGE)).state).toBe('fresh');
  });

  test('A visitor breaks a call for all: a page beyond the end is empty, and the API is not asked', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answersOdd('reportsListRtVOS', 1);
    await site.calls.reports(post(PAGE));
    const before = seen.length;
    const answer = await site.calls.reports(post(ODD));
    expect([answer.status, (await answer.json()).data]).toEqual([200, { reportsListRtVOS: [], total: 1 }]);
    expect(seen).toHaveLength(before);
  });

  test('A visitor breaks a call for all: a code or an organisation not ours is refused here', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => new HttpResponse('trace', { status: 500 }));
    const price = await site.calls.sharePrice(get('?code=00700'));
    const packages = await site.calls.installationPackages(post({ orgCode: 'ABC', pids: [] }));
    expect([price.status, Object.keys((await price.json()).errors)]).toEqual([400, ['code']]);
    expect([packages.status, Object.keys((await packages.json()).errors)]).toEqual([400, ['orgCode']]);
    expect(seen).toEqual([]);
  });

  test('A visitor breaks a call for all: chosen packages are chosen from all, which pages ask for', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    const urlOf = (pid: string) => `https://files.test/${pid}`;
    answers(() => good({ installationPackageRtVOS: ['a', 'b'].map((pid) => ({ pid, url: urlOf(pid) })) }));
    const answer = await site.calls.installationPackages(post({ orgCode: 'TTT', pids: ['b'] }));
    expect((await answer.json()).data.installationPackageRtVOS).toMatchObject([{ pid: 'b' }]);
    expect(seen.map(({ body }) => body)).toEqual([{ orgCode: 'TTT', pids: [] }]);
  });

  test('A visitor breaks a call for all: an address for which the region cannot be told is no fault of all', async () => {
    site = await startSite({ FINTECH_API_URL: FINTECH, TRUSTED_PROXY_HOPS: '1' });
    answers((request) =>
      request.headers.get('x-forwarded-for') === '203.0.113.9' ? new HttpResponse('', { status: 500 }) : good('CN'),
    );
    const statusOf = async (address: string) =>
      (await site.calls.visitorArea(get('', { 'X-Forwarded-For': address }))).status;
    for (let attempt = 0; attempt < 4; attempt++) expect(await statusOf('203.0.113.9')).toBe(502);
    expect(await statusOf('203.0.113.10')).toBe(200);
  });
});

describe('Names: sample content belongs to the embedded API', () => {
  const rowsOf = async () => {
    const { openedAndSeeded } = await import('@/lib/api/embedded/opened');
    const store = await openedAndSeeded();
    const tables = ['entries', 'released', 'share_price_records'] as const;
    const rows = await Promise.all(tables.map((table) => store.selectFrom(table).selectAll().execute()));
    return rows.map(({ length }) => length);
  };

  test('with WEBSITE_API_URL set no list of it is in the store', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    expect(await rowsOf()).toEqual([0, 0, 0]);
  });

  test('without it, or with only FINTECH_API_URL, it is', async () => {
    site = await startSite({ FINTECH_API_URL: FINTECH });
    expect((await rowsOf()).filter((rows) => rows === 0)).toEqual([]);
  });
});
