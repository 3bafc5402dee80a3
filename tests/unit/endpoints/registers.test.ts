import { fakeApi, good, refused, WEBSITE } from '../support/api-server';
import { post, quietLog, type Site, startSite } from '../support/site';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));

quietLog();
const { seen, answers } = fakeApi();
let site: Site;

const ask = (body: object) => site.calls.circulars(post(body, { language: 'en' }));
const titles = async (answer: Promise<Response>) => {
  const { data } = await (await answer).json();
  return [data.circularsListRtVOS.map(({ title }: { title: string }) => title), data.total];
};

describe('Calls: our own endpoints take a year and a search', () => {
  // It answers, and nothing of it changes.
  beforeAll(async () => {
    site = await startSite();
    // As the server does before it listens: a request would not wait for as long on a busy machine.
    await (await import('@/lib/api/embedded/opened')).openedAndSeeded();
  });
  afterAll(() => site.stop());

  test('a year narrows the list, and so does its total', async () => {
    const { data } = await (await ask({ year: 2018, pageSize: 2 })).json();
    expect(data.circularsListRtVOS).toHaveLength(2);
    expect(data.total).toBe(10);
  });

  test('a search looks for all of its words', async () => {
    const [found, total] = await titles(ask({ q: '  Final   dividend ', pageSize: 200 }));
    expect(total).toBeGreaterThan(0);
    expect(found.filter((title: string) => !/final/i.test(title) || !/dividend/i.test(title))).toEqual([]);
  });

  test('a kind narrows announcements, which say theirs, and nothing else', async () => {
    const { data } = await (await ask({ kind: 'returns', year: 2025, pageSize: 200 })).json();
    const kinds = data.circularsListRtVOS.map(({ category }: { category: string }) => category);
    expect([kinds.length, new Set(kinds), data.total]).toEqual([13, new Set(['returns']), 13]);
    const reports = await (await site.calls.reports(post({ kind: 'returns' }, {}))).json();
    expect(reports.data.total).toBe(31);
  });

  test('an empty search is none', async () => {
    expect(await titles(ask({ q: ' ' }))).toEqual(await titles(ask({})));
  });

  test.each([
    { year: 24 },
    { year: 'last' },
    { year: 2024.5 },
    { q: 'x'.repeat(81) },
    { q: ['x'] },
    { kind: 'no such' },
  ])('Calls: %j is answered with 400 and a sentence for the field', async (body) => {
    const answer = await ask(body);
    const { result, errors } = await answer.json();
    expect([answer.status, result, Object.keys(errors)]).toEqual([400, 0, Object.keys(body)]);
    expect(Object.values(errors)).toEqual([expect.stringMatching(/^This is /)]);
  });

  test('Calls: the sentence is in the language of the call', async () => {
    const answer = await site.calls.reports(post({ pageIndex: 0 }, { language: 'chs' }));
    expect((await answer.json()).errors.pageIndex).toMatch(/\p{Script=Han}/u);
  });
});

describe('Calls: an API that gives neither year nor search', () => {
  const circular = (index: number) => ({
    title: index % 2 ? `Notice ${index}` : `Monthly Return ${index}`,
    fileUrl: `https://files.test/${index}.pdf`,
    publishTime: Date.parse(`${2020 + (index % 5)}-06-01T00:00:00+08:00`) / 1000,
  });
  const ALL = Array.from({ length: 230 }, (_, index) => circular(index));
  const paged = async (request: Request) => {
    const { pageIndex, pageSize } = (await request.json()) as { pageIndex: number; pageSize: number };
    const list = ALL.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
    return good({ circularsListRtVOS: list, total: ALL.length });
  };

  beforeEach(async () => {
    site = await startSite({ WEBSITE_API_URL: WEBSITE });
  });
  afterEach(() => site.stop());

  test('is read whole, and narrowed here', async () => {
    answers(paged);
    const [found, total] = await titles(ask({ year: 2021, q: 'monthly return', pageSize: 200 }));
    const expected = ALL.filter((_, index) => index % 5 === 1 && index % 2 === 0).map(({ title }) => title);
    expect([found, total]).toEqual([expected, expected.length]);
  });

  test('gives every filing a kind by its title, so that they can be narrowed to one', async () => {
    answers(paged);
    const [found, total] = await titles(ask({ year: 2021, kind: 'returns', pageSize: 200 }));
    const expected = ALL.filter((_, index) => index % 5 === 1 && index % 2 === 0).map(({ title }) => title);
    expect([found, total]).toEqual([expected, expected.length]);
  });

  test('is believed where it names a category', async () => {
    answers(() =>
      good({ circularsListRtVOS: [{ ...circular(1), category: 'Monthly Returns' }, circular(3)], total: 2 }),
    );
    expect(await titles(ask({ kind: 'returns' }))).toEqual([['Notice 1'], 1]);
  });

  test('§7 is asked for pages alone, with the payload of the specification', async () => {
    answers(paged);
    await ask({ year: 2021 });
    expect(seen.map(({ body }) => Object.keys(body as object).sort())).toEqual(
      seen.map(() => ['pageIndex', 'pageSize']),
    );
    expect(seen).toHaveLength(3);
  });

  test('is read once for several filters', async () => {
    answers(paged);
    await ask({ year: 2021 });
    await ask({ q: 'notice' });
    expect(seen).toHaveLength(3);
  });

  test('without a filter is asked for the one page', async () => {
    answers(paged);
    await ask({ pageIndex: 2, pageSize: 6 });
    expect(seen.map(({ body }) => body)).toEqual([{ pageIndex: 2, pageSize: 6 }]);
  });

  test('that fails is answered with 502', async () => {
    answers(() => refused());
    expect((await ask({ q: 'notice' })).status).toBe(502);
  });
});
