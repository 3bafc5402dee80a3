import { createHttpApi } from '@/lib/api/http/http-api';
import { momentOf } from '@/lib/contract/moments';
import { FINTECH, fakeApi, good, WEBSITE } from '../support/api-server';
import { quietLog } from '../support/site';

const api = createHttpApi({ website: WEBSITE, fintech: FINTECH });
const { answers } = fakeApi();
const log = quietLog();

const HOUR = 3_600_000;
const paging = { pageIndex: 1, pageSize: 20 };
const news = (id: number, publishTime: unknown) => ({ id, title: `News ${id}`, publishTime });
const hongKongDay = (moment: number) => new Date(moment + 8 * HOUR).toISOString().slice(0, 10);

afterEach(() => jest.restoreAllMocks());

describe('an item that is dated later than now is held back until then', () => {
  const now = Date.now();

  test.each([
    ['milliseconds', now + HOUR],
    ['seconds', Math.ceil((now + HOUR) / 1000)],
    ['seconds as text', String(Math.ceil((now + HOUR) / 1000))],
    ['a time with its zone', new Date(now + HOUR).toISOString()],
    ['a day, which begins in Hong Kong', hongKongDay(now + 24 * HOUR)],
    ['a day of eight digits', Number(hongKongDay(now + 24 * HOUR).replaceAll('-', ''))],
  ])('dated by %s', async (_, publishTime) => {
    answers(() => good({ dynamicTopRtVOS: [news(2, publishTime), news(1, now - HOUR)], total: 2 }));
    const list = await api.newsHistory('en', paging);
    expect(list).toMatchObject({ items: [{ id: 1 }], total: 1, embargoed: 1 });
  });

  test('a day that has begun in Hong Kong is published', async () => {
    answers(() => good({ dynamicTopRtVOS: [news(1, hongKongDay(now))], total: 1 }));
    expect((await api.newsHistory('en', paging)).items).toHaveLength(1);
  });

  test('it is there once its time has come', async () => {
    answers(() => good({ circularsListRtVOS: [{ title: 'Results', publishTime: now + HOUR }], total: 1 }));
    expect(await api.circulars('en', paging)).toMatchObject({ items: [], total: 0 });
    jest.spyOn(Date, 'now').mockReturnValue(now + HOUR);
    expect(await api.circulars('en', paging)).toMatchObject({ items: [{ title: 'Results' }], total: 1 });
  });

  test('it is logged with call, count and moments, once', async () => {
    const later = [now + HOUR, now + 2 * HOUR];
    answers(() => good({ reportsListRtVOS: later.map((publishTime) => ({ title: 'Report', publishTime })), total: 2 }));
    await api.reports('en', paging);
    await api.reports('en', paging);
    const [next, last] = later.map((moment) => new Date(moment).toISOString());
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', event: 'api.items-embargoed', call: 'reports', items: 2, next, last },
    ]);
  });

  test('packages keep their positions, which name the products', async () => {
    answers(() => good({ installationPackageRtVOS: [{ pid: 'a', url: '/a', publishTime: now + HOUR }] }));
    expect((await api.installationPackages('en', { orgCode: '', pids: [] })).items).toHaveLength(1);
  });

  test('a number of eight digits that no calendar has is no moment', () => {
    expect([momentOf(20261118), momentOf(20261399)]).toEqual([Date.parse('2026-11-18T00:00:00+08:00'), undefined]);
  });
});
