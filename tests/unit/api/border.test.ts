import { createHttpApi } from '@/lib/api/http/http-api';
import type { List } from '@/lib/contract/types';
import { FINTECH, fakeApi, good, WEBSITE } from '../support/api-server';
import { quietLog } from '../support/site';

const api = createHttpApi({ website: WEBSITE, fintech: FINTECH });
const { answers } = fakeApi();
const log = quietLog();

const circular = (number: number, more: object = {}) => ({
  title: `Circular ${number}`,
  fileUrl: `/c/${number}.pdf`,
  publishTime: 1_700_000_000 - number,
  ...more,
});
const circulars = (count: number) => Array.from({ length: count }, (_, index) => circular(index + 1));
const page = (pageIndex = 1, pageSize = 20) => api.circulars('en', { pageIndex, pageSize });
const titles = ({ items }: List<{ title: string }>) => items.map(({ title }) => title);

describe('Calls: an answer is judged item by item', () => {
  test('a null date among 5,000 circulars takes nothing away', async () => {
    const list = circulars(5000).map((item, index) => (index === 3 ? { ...item, publishTime: null } : item));
    answers(() => good({ circularsListRtVOS: list, total: 5000 }));
    const { items, total } = await page();
    expect([items.length, total, items.at(-1)]).toMatchObject([20, 5000, { title: 'Circular 4' }]);
    expect(items.at(-1)?.publishTime).toBeUndefined();
  });

  test('an item that cannot be read is left out, one without a readable date stands after the others', async () => {
    const list = [circular(1, { publishTime: 1e20 }), null, circular(2), { title: '' }, circular(3)];
    answers(() => good({ circularsListRtVOS: list, total: 5 }));
    expect(titles(await page())).toEqual(['Circular 2', 'Circular 3', 'Circular 1']);
  });

  test('it is logged with call and count, and not again with every answer', async () => {
    const list = [circular(1, { publishTime: '9999-99-99' }), circular(2, { publishTime: -1 }), 'x', circular(3)];
    answers(() => good({ circularsListRtVOS: list, total: 4 }));
    await page();
    await page();
    expect(log.map((line) => JSON.parse(line))).toEqual([
      {
        time: expect.any(String),
        level: 'warn',
        event: 'api.items-unreadable',
        call: 'circulars',
        given: 4,
        leftOut: 1,
        without: { publishTime: 2 },
      },
    ]);
  });

  test('what is merely not given is no fault', async () => {
    answers(() => good({ reportsListRtVOS: [{ title: 'Report', fileUrl: '', pictureUrl: null }], total: 1 }));
    await api.reports('en', { pageIndex: 1, pageSize: 12 });
    expect(log).toEqual([]);
  });

  test('share price: a record that cannot be read takes no other with it', async () => {
    const record = { time: '930', currentPrice: '0.86', avgPrice: '--', change: '\u22120.02', quoteChange: null };
    answers(() => good({ sharePriceRtVos: [record, { time: '931' }, null], xj: null, zs: '0.88' }));
    expect(await api.sharePrice('en', { code: '08017' })).toEqual({
      sharePriceRtVos: [{ time: '930', currentPrice: 0.86, change: -0.02 }],
      zs: 0.88,
    });
    expect(JSON.parse(log[0] ?? '')).toMatchObject({ call: 'sharePrice', leftOut: 2, without: { avgPrice: 1 } });
  });

  test('§7 installation packages: positions stay what they are', async () => {
    const sent = Array.from({ length: 28 }, (_, position) => ({
      pid: `p${position}`,
      url: `https://d.test/${position}`,
    }));
    sent[3] = null as never;
    answers(() => good({ installationPackageRtVOS: sent }));
    const { items: packages } = await api.installationPackages('en', { orgCode: 'TTT', pids: [] });
    expect([packages[3]?.url, packages[7]?.pid, packages[27]?.pid]).toEqual(['', 'p7', 'p27']);
  });
});

describe('Calls: an empty list is the empty state, not a failure', () => {
  test.each([
    ['null with a total of 0', { circularsListRtVOS: null, total: 0 }],
    ['null without a total', { circularsListRtVOS: null }],
    ['left out with a total of 0', { total: 0 }],
    ['empty', { circularsListRtVOS: [], total: 0 }],
  ])('a list that is %s', async (_, data) => {
    answers(() => good(data));
    expect(await page()).toMatchObject({ items: [] });
  });

  test('null with a total of 25 is a contradiction, and a failed call', async () => {
    answers(() => good({ circularsListRtVOS: null, total: 25 }));
    await expect(page()).rejects.toThrow('circulars');
  });
});

describe('Calls: no more comes back than was asked for', () => {
  test('a page is not longer than its size', async () => {
    answers(() => good({ circularsListRtVOS: circulars(300), total: 5000 }));
    expect(titles(await page(1, 6))).toEqual(titles({ items: circulars(6) }));
  });

  test.each([{ total: 25 }, {}])('an API that knows no pages is paged here (%j)', async (more) => {
    answers(() => good({ circularsListRtVOS: circulars(25), ...more }));
    const { items, total } = await page(2, 20);
    expect([items.length, items[0]?.title, total]).toEqual([5, 'Circular 21', 25]);
  });

  test.each([
    { total: 26, shown: 26 },
    { total: null, shown: 8 },
    { total: 3, shown: 8 },
  ])('a list without pages has the total it names, $total, or what stands there', async ({ total, shown }) => {
    const questions = Array.from({ length: 8 }, (_, index) => ({ questionContent: `Question ${index}` }));
    answers(() => good({ interactiveScrollRtVOS: questions, total }));
    expect((await api.interactiveScroll('en')).total).toBe(shown);
  });

  test('a list without pages has an end', async () => {
    const news = { title: 'News', contentTxt: '', publishTime: 1_700_000_000 };
    answers(() => good({ dynamicTopRtVOS: Array.from({ length: 10_000 }, (_, id) => ({ ...news, id })) }));
    expect((await api.hotNews('en')).items).toHaveLength(1000);
  });

  test('a page that is not full is the last one', async () => {
    answers(() => good({ circularsListRtVOS: circulars(5) }));
    expect(await page(1, 20)).toMatchObject({ total: undefined, more: false });
  });

  test('an item that is left out does not make a full page the last one', async () => {
    answers(() => good({ circularsListRtVOS: [...circulars(19), null] }));
    expect(await page(1, 20)).toMatchObject({ items: { length: 19 }, more: true });
  });
});
