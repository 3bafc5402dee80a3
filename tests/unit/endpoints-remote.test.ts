import { HttpResponse } from 'msw';
import { createHttpApi } from '@/lib/website-api/http';
import { FINTECH, fakeApi, good, refused, timeoutAtOnce, WEBSITE } from './support/api-server';
import { get, post, quietLog, type Site, startSite } from './support/site';

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
    const { data } = await (await site.reads.serveReports(post(PAGE, { language: 'chs' }))).json();
    expect(data).toMatchObject({ reportsListRtVOS: [{ title: 'Remote report' }], total: 1 });
    expect([seen[0]?.body, seen[0]?.headers.get('language')]).toEqual([PAGE, 'chs']);
  });

  test('decisions, Calls: the visitor area stays embedded while only the website API is set', async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => good('CN'));
    const { data } = await (await site.reads.serveVisitorArea(get())).json();
    expect([data, seen]).toEqual(['HK', []]);
  });

  test("decisions, Calls: the fintech API gets the visitor's own address", async () => {
    site = await startSite({ FINTECH_API_URL: FINTECH, TRUSTED_PROXY_HOPS: '1' });
    answers(() => good('CN'));
    const forged = { 'X-Forwarded-For': '1.1.1.1, 203.0.113.9' };
    const { data } = await (await site.reads.serveVisitorArea(get('', forged))).json();
    expect([data, seen[0]?.url.origin, seen[0]?.headers.get('x-forwarded-for')]).toEqual([
      'CN',
      FINTECH,
      '203.0.113.9',
    ]);
  });

  test('decisions, Calls: with a trusted proxy its country header is believed by the embedded answer', async () => {
    site = await startSite({ TRUSTED_PROXY_HOPS: '1' });
    const answer = await site.reads.serveVisitorArea(get('', { 'CF-IPCountry': 'CN' }));
    expect((await answer.json()).data).toBe('CN');
  });

  test('decisions, Calls: our endpoints keep the rules of our own client', async () => {
    site = await startSite();
    const api = createHttpApi({ website: WEBSITE, fintech: FINTECH });
    answers((request) => site.reads.serveNewsHistory(request));
    const { items, total } = await api.newsHistory('en', PAGE);
    expect([items.length, total > 4, items[0]?.publishTime.toString().length]).toEqual([4, true, 13]);
  });
});

describe('decisions, Calls: an API that fails', () => {
  const reads: [string, () => Promise<Response>][] = [
    ['reports', () => site.reads.serveReports(post(PAGE))],
    ['hot news', () => site.reads.serveHotNews(get())],
    ['interactive scroll', () => site.reads.serveInteractiveScroll(get())],
    ['share price', () => site.reads.serveSharePrice(get('?code=08017'))],
    ['installation packages', () => site.reads.serveInstallationPackages(post({ orgCode: 'TTT', pids: [] }))],
    ['visitor area', () => site.reads.serveVisitorArea(get())],
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
    expect((await site.reads.serveReports(post(PAGE))).status).toBe(502);
  });

  test('decisions, Calls: silence is answered with 504', async () => {
    const { silence } = timeoutAtOnce();
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(silence);
    expect((await site.reads.serveReports(post(PAGE))).status).toBe(504);
  });

  test("decisions, Calls: the failure is logged with the call's name", async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
    answers(() => refused());
    await site.reads.serveReports(post(PAGE));
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', call: 'reports' }]);
  });
});
