import { HttpResponse } from 'msw';
import { fakeApi, good, WEBSITE } from '../support/api-server';
import { quietLog, type Site, startSite } from '../support/site';

quietLog();
const { seen, answers } = fakeApi();
let site: Site;
afterEach(() => site.stop());

/** The reads of a site that has an API, outside of Next's own caches. */
async function startReads() {
  site = await startSite({ WEBSITE_API_URL: WEBSITE });
  jest.resetModules();
  jest.doMock('next/cache', () => ({ unstable_cache: (work: () => unknown) => work }));
  const { readList } = await import('@/lib/api/reads');
  const { readCall } = await import('@/lib/api/memory');
  return { readList, readCall };
}

const page = (pageIndex: number) => ({ pageIndex, pageSize: 10 });
const entry = (index: number) => ({ title: `Report ${index}`, publishTime: 1_700_000_000 - index });

/** A register of thirty entries behind an API that answers with 500 to pages far beyond its end. */
function answersReports(isThere = () => true) {
  answers(async (request) => {
    const { pageIndex, pageSize } = (await request.json()) as ReturnType<typeof page>;
    if (pageIndex > 10 || !isThere()) return new HttpResponse('trace', { status: 500 });
    const all = Array.from({ length: 30 }, (_, index) => entry(index));
    const start = (pageIndex - 1) * pageSize;
    return good({ reportsListRtVOS: all.slice(start, start + pageSize), total: all.length });
  });
}

describe('A visitor breaks a call for all: the page number in an address', () => {
  test('A visitor breaks a call for all: pages beyond the first come from the whole list', async () => {
    const { readList } = await startReads();
    answersReports();
    expect(await readList('reports', 'zt', page(3))).toMatchObject({
      state: 'fresh',
      data: { items: [{ title: 'Report 20' }, ...Array(9).fill(expect.anything())], total: 30 },
    });
    for (const index of [4, 9999, 9998]) {
      expect(await readList('reports', 'zt', page(index))).toMatchObject({ state: 'fresh', data: { items: [] } });
    }
    expect(seen.map(({ body }) => body)).toEqual([{ pageIndex: 1, pageSize: 100 }]);
  });

  test('A visitor breaks a call for all: where there is no whole list, nothing that pages read rests', async () => {
    const { readList, readCall } = await startReads();
    answersReports(() => false);
    // Two of the three failures that let a call rest are the whole list's own, in other languages.
    await readList('reports', 'zt', page(9999));
    await readList('reports', 'zh', page(9999));
    for (const index of [9997, 9998]) await readCall('reports', 'zt', page(index), { asker: 'visitors' });
    answersReports();
    expect((await readCall('reports', 'en', page(1))).state).toBe('fresh');
  });
});
