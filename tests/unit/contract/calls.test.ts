import { createHttpApi } from '@/lib/api/http/http-api';
import { FINTECH, fakeApi, good, WEBSITE } from '../support/api-server';
import { SPECIFIED, SPECIFIED_READS } from '../support/calls';

const api = createHttpApi({ website: WEBSITE, fintech: FINTECH });
const { seen, answers } = fakeApi();

describe('§7 the calls it makes', () => {
  test.each(SPECIFIED)('§7 $name: $method $path at its own API', async ({ method, base, path, data, call }) => {
    answers(() => good(data));
    await call(api);
    expect(seen.map(({ method: used, url }) => [used, url.origin, url.pathname])).toEqual([[method, base, path]]);
  });

  test.each(SPECIFIED)('§7 $name: the payload is exactly the specified one', async ({ query, body, data, call }) => {
    answers(() => good(data));
    await call(api);
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual(query);
    expect(seen[0]?.body).toEqual(body);
  });

  test.each(SPECIFIED.filter(({ method }) => method === 'POST'))('§7 $name: sends JSON', async ({ data, call }) => {
    answers(() => good(data));
    await call(api);
    expect(seen[0]?.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('§7 hot news: without paging no query is sent', async () => {
    answers(() => good({ dynamicTopRtVOS: [], total: 0 }));
    await api.hotNews('zt');
    expect(seen[0]?.url.search).toBe('');
  });

  test.each([
    ['zt', 'cht'],
    ['zh', 'chs'],
    ['en', 'en'],
  ] as const)('§7 language header: %s is sent as %s', async (locale, header) => {
    answers(() => good({ circularsListRtVOS: [], total: 0 }));
    await api.circulars(locale, { pageIndex: 1, pageSize: 20 });
    expect(seen[0]?.headers.get('language')).toBe(header);
  });

  test.each(SPECIFIED)('§7 $name: carries the language header', async ({ data, call }) => {
    answers(() => good(data));
    await call(api);
    expect(seen[0]?.headers.get('language')).toBe('cht');
  });

  test('Calls: a base with a path of its own is kept in front of the call', async () => {
    answers(() => good({ reportsListRtVOS: [], total: 0 }));
    const behindPath = createHttpApi({ website: `${WEBSITE}/gateway/v2`, fintech: FINTECH });
    await behindPath.reports('en', { pageIndex: 1, pageSize: 4 });
    expect(seen[0]?.url.pathname).toBe('/gateway/v2/website/Website/reportsList');
  });
});

describe('§7 what a successful answer is', () => {
  const lists = SPECIFIED_READS.filter(({ name }) => name !== 'softwareList');

  test.each(lists)('§7 $name: a result of 0 is a failure even with its data', async ({ data, call }) => {
    answers(() => good(data, { result: 0 }));
    await expect(call(api)).rejects.toThrow();
  });

  test.each(lists)('§7 $name: a result of 1 is a success whatever msg says', async ({ data, call }) => {
    answers(() => good(data, { msg: 'ok' }));
    await expect(call(api)).resolves.toBeDefined();
  });

  const software = { softwareListRtVOS: [{ productName: 'TradeGo for Mac' }] };
  const readSoftware = () => api.softwareList('en', { pageIndex: 1, pageSize: 100 });

  test('§7 software list: msg "success" is a success without a result', async () => {
    answers(() => good(software, { result: undefined }));
    expect((await readSoftware()).items).toHaveLength(1);
  });

  test('§7 software list: another msg is a failure even with a result of 1', async () => {
    answers(() => good(software, { msg: 'busy' }));
    await expect(readSoftware()).rejects.toThrow('busy');
  });

  test('§7 submissions: a result of 1 without data is a success', async () => {
    answers(() => good());
    await expect(api.submitQuestion('en', { email: 'a@example.com', questionContent: 'q' })).resolves.toBeUndefined();
  });
});

describe('Calls: total', () => {
  const circular = { title: 'Circular', fileUrl: '/c.pdf', publishTime: 1_700_000_000 };
  const readTotal = async () => (await api.circulars('en', { pageIndex: 1, pageSize: 1 })).total;
  const readMore = async () => (await api.circulars('en', { pageIndex: 1, pageSize: 1 })).more;

  test('Calls: total is read from data.total', async () => {
    answers(() => good({ circularsListRtVOS: [circular], total: 132 }));
    expect(await readTotal()).toBe(132);
  });

  test('Calls: total is read from the envelope where data has none', async () => {
    answers(() => good({ circularsListRtVOS: [circular] }, { total: 131 }));
    expect(await readTotal()).toBe(131);
  });

  test('Calls: a total in text counts as the number it names', async () => {
    answers(() => good({ circularsListRtVOS: [circular], total: '130' }));
    expect(await readTotal()).toBe(130);
  });

  test.each([
    ['in the data', { circularsListRtVOS: [circular], total: null }, {}],
    ['in the envelope', { circularsListRtVOS: [circular] }, { total: null }],
    ['nowhere', { circularsListRtVOS: [circular] }, {}],
    ['less than the items there are', { circularsListRtVOS: [circular], total: 0 }, {}],
    ['no number', { circularsListRtVOS: [circular], total: 'many' }, {}],
  ])('Calls: where the total is not known (%s) a full page may have a next one', async (_, data, more) => {
    answers(() => good(data, more));
    expect([await readTotal(), await readMore()]).toEqual([undefined, true]);
  });
});

describe('§7 behaviour on answers', () => {
  test.each([
    ['http://download.test/a.apk', 'https://download.test/a.apk'],
    ['HTTP://download.test/a.apk', 'https://download.test/a.apk'],
    ['https://download.test/http:/a.apk', 'https://download.test/http:/a.apk'],
  ])('§7 installation packages: %s becomes %s', async (sent, shown) => {
    answers(() => good({ installationPackageRtVOS: [{ pid: 'a', url: sent }] }));
    const { items } = await api.installationPackages('en', { orgCode: 'TTT', pids: [] });
    expect(items).toEqual([{ pid: 'a', url: shown }]);
  });

  test('§7 installation packages: the order of the answer is kept, since positions name the products', async () => {
    const sent = Array.from({ length: 28 }, (_, position) => ({
      pid: `p${position}`,
      url: `https://d.test/${position}`,
    }));
    answers(() => good({ installationPackageRtVOS: sent }));
    const { items: packages } = await api.installationPackages('en', { orgCode: 'TTT', pids: [] });
    expect([packages[7]?.pid, packages[12]?.pid, packages[27]?.pid]).toEqual(['p7', 'p12', 'p27']);
  });

  test("Calls: the visitor's own address is passed on with the visitor area", async () => {
    answers(() => good('CN'));
    expect(await api.visitorArea('zh', { address: '203.0.113.9', country: null })).toBe('CN');
    expect(seen[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.9');
  });

  test('Calls: without a known address none is passed on', async () => {
    answers(() => good('HK'));
    await api.visitorArea('zh', { address: null, country: null });
    expect(seen[0]?.headers.has('x-forwarded-for')).toBe(false);
  });
});
