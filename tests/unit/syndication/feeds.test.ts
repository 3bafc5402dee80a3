import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { feedFile } from '@/lib/syndication/feeds';

const mockReads: Record<string, unknown> = {};

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));
jest.mock('@/lib/api/reads', () => ({
  readNewsIndex: async () => mockReads.news,
  readRegister: async (name: string) => mockReads[name],
}));

const mockSource = { isSample: true };
jest.mock('@/lib/company/sample', () => ({ isSample: () => mockSource.isSample }));
beforeEach(() => {
  mockSource.isSample = true;
});

const textOf = async (...feed: Parameters<typeof feedFile>) => (await feedFile(...feed))?.body.toString();

const DAY = Date.UTC(2026, 10, 12, 2);
const fresh = <T>(items: T) => ({ state: 'fresh', data: items });
const story = (over: object) => ({
  id: 1,
  title: '標題',
  contentTxt: '<p>內文。</p>',
  pictureUrl: '',
  publishTime: DAY,
  ...over,
});
const filing = (over: object) => ({ title: '公告', fileUrl: '', publishTime: DAY, category: 'other', ...over });

const itemsOf = (rss: string, processEntities = true) => {
  expect(XMLValidator.validate(rss)).toBe(true);
  const parser = new XMLParser({ isArray: (name) => name === 'item', ignoreAttributes: false, processEntities });
  const { item = [] } = parser.parse(rss).rss.channel;
  return item as { title: string; link: string; guid: { '#text': string }; description?: string }[];
};

describe('a feed of what an API sends', () => {
  it('stays well-formed whatever the words are', async () => {
    mockReads.news = fresh([
      story({ id: 1, title: 'A ]]> B & <b>C</b>' }),
      story({ id: 2, title: '全形＆“引號”', contentTxt: '<p>x &lt; y]]></p><script>1</script>' }),
    ]);
    const items = itemsOf((await textOf('news', 'zt', 'xml')) ?? '');
    expect(items.map(({ title }) => title)).toEqual(['A ]]> B & <b>C</b>', '全形＆“引號”']);
    expect(items[1]?.description).not.toContain('script');
  });

  it.each(['U+FFFE \ufffe', 'a half of a character \ud83d', 'U+0008 \b', 'U+FFFF \u{1ffff}'])(
    'holds nothing that XML and JSON do not allow: %j',
    async (mark) => {
      const contentTxt = `<p>內文${mark}&#xfffe;&#8;&#xd83d;</p>`;
      mockReads.news = fresh([story({ title: `標題${mark}`, contentTxt })]);
      mockReads.circulars = fresh([filing({ title: `公告${mark}` })]);
      for (const name of ['news', 'announcements'] as const) {
        const json = (await textOf(name, 'zt', 'json')) ?? '';
        for (const text of [(await textOf(name, 'zt', 'xml')) ?? '', json, JSON.stringify(JSON.parse(json))]) {
          expect(text).toMatch(/標題|公告/);
          expect(text).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}]|\\[bu]/u);
        }
      }
    },
  );

  it('tells the words of an article where HTML is read, and no tag that they name', async () => {
    const contentTxt = '<p>Write &lt;img src=x onerror=alert(1)&gt; &amp;amp; more</p>';
    mockReads.news = fresh([story({ contentTxt })]);
    const html = 'Write &lt;img src=x onerror=alert(1)&gt; &amp;amp; more';
    const [item] = itemsOf((await textOf('news', 'zt', 'xml')) ?? '', false);
    const [entry] = JSON.parse((await textOf('news', 'zt', 'json')) ?? '').items;
    expect([item?.description, entry.content_html]).toEqual([html, html]);
  });

  it('says when an entry was published, in words too where it is a filing', async () => {
    mockReads.news = fresh([story({})]);
    mockReads.circulars = fresh([filing({})]);
    for (const name of ['news', 'announcements'] as const) {
      const [entry] = JSON.parse((await textOf(name, 'en', 'json')) ?? '').items;
      expect(entry.date_published).toBe(new Date(DAY).toISOString());
      expect(entry.content_html).not.toBe('');
    }
  });

  it('knows a filing by its place among the announcements, not by the address of its file', async () => {
    mockReads.circulars = fresh([
      filing({ fileUrl: 'https://files.example.com/a.pdf' }),
      filing({ title: '甲' }),
      filing({ title: '乙' }),
    ]);
    const { items } = JSON.parse((await textOf('announcements', 'zt', 'json')) ?? '');
    const ids = items.map(({ id }: { id: string }) => id);
    expect(items[0].url).toBe('https://files.example.com/a.pdf');
    expect(ids.every((id: string) => /^http.*\/sub-annAndCir\?item=[0-9a-f]{12}/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(3);
    const guids = itemsOf((await textOf('announcements', 'zt', 'xml')) ?? '').map(({ guid }) => guid['#text']);
    expect(guids).toEqual(ids);
  });

  it('leads to no address that runs', async () => {
    mockReads.circulars = fresh([filing({ fileUrl: 'javascript:alert(1)' })]);
    expect(await textOf('announcements', 'zt', 'json')).not.toContain('javascript');
  });

  it('leaves out what has no date, and puts the newest first', async () => {
    mockReads.news = fresh([
      story({ id: 1, publishTime: undefined }),
      story({ id: 2, publishTime: DAY - 1000 }),
      story({ id: 3 }),
      story({ id: 4, publishTime: Number.NaN }),
    ]);
    const items = itemsOf((await textOf('news', 'en', 'xml')) ?? '');
    expect(items.map(({ link }) => new URL(link).searchParams.get('id'))).toEqual(['3', '2']);
    expect(new URL(items[0]?.link ?? '').searchParams.get('lang')).toBe('en');
  });

  it('is the same bytes for the same entries', async () => {
    mockReads.news = fresh([story({})]);
    expect(await textOf('news', 'zt', 'json')).toBe(await textOf('news', 'zt', 'json'));
  });

  it('is empty, not wrong, where nothing is published', async () => {
    mockReads.circulars = fresh([]);
    expect(itemsOf((await textOf('announcements', 'zh', 'xml')) ?? '')).toEqual([]);
    expect(JSON.parse((await textOf('announcements', 'zh', 'json')) ?? '').items).toEqual([]);
  });

  const CHANGED = Date.UTC(2026, 10, 28, 2);

  it.each([
    ['zt', '已撤回：公告', '已於 28/11/2026 撤回：期間有誤'],
    ['zh', '已撤回：公告', '已于 28/11/2026 撤回：期間有誤'],
    ['en', 'Withdrawn: 公告', 'Withdrawn on 28/11/2026: 期間有誤'],
  ] as const)('says in %s that a filing was withdrawn, under the name that it had', async (locale, title, words) => {
    const before = filing({ fileUrl: '/files/0000000000000001/c.pdf' });
    mockReads.circulars = fresh([before]);
    const [known] = JSON.parse((await textOf('announcements', locale, 'json')) ?? '').items;
    mockReads.circulars = fresh([{ ...before, withdrawnAt: CHANGED, because: '期間有誤' }]);
    const [entry] = JSON.parse((await textOf('announcements', locale, 'json')) ?? '').items;
    expect(entry).toMatchObject({ id: known.id, title, content_html: words, url: known.id });
    expect(entry.date_published).toBe(new Date(DAY).toISOString());
    expect(entry.date_modified).toBe(new Date(CHANGED).toISOString());
    const xml = (await textOf('announcements', locale, 'xml')) ?? '';
    expect(itemsOf(xml)[0]).toMatchObject({ title, description: words, guid: { '#text': known.id } });
    mockReads.circulars = fresh([{ ...before, withdrawnAt: CHANGED, correctedAt: CHANGED, because: '期間有誤' }]);
    expect(await textOf('announcements', locale, 'xml')).toMatch(
      locale === 'en' ? /誤; Corrected on/ : /誤；已[於于] 28/,
    );
    expect(xml).toContain(`<atom:updated>${new Date(CHANGED).toISOString()}</atom:updated>`);
  });

  it('says which language a reason is in, where that is not the language of the feed', async () => {
    const withdrawn = { withdrawnAt: CHANGED, because: '期間 <b> 有誤', becauseIn: 'zt' as const };
    mockReads.circulars = fresh([filing(withdrawn)]);
    const [entry] = JSON.parse((await textOf('announcements', 'en', 'json')) ?? '').items;
    expect(entry.content_html).toBe('Withdrawn on 28/11/2026: <span lang="zh-Hant">期間 &lt;b&gt; 有誤</span>');
  });

  it('leads to the new file of one that was corrected, and tells a change of an old one first', async () => {
    const many = Array.from({ length: 60 }, (_, place) => filing({ title: `公告 ${place}`, publishTime: DAY - place }));
    const corrected = { correctedAt: CHANGED, because: '期間有誤', fileUrl: '/files/0000000000000001/c.pdf' };
    mockReads.circulars = fresh([...many, filing({ title: '舊公告', publishTime: DAY - 1e10, ...corrected })]);
    const { items } = JSON.parse((await textOf('announcements', 'zt', 'json')) ?? '');
    expect(items).toHaveLength(50);
    expect(items[0]).toMatchObject({ title: '已更正：舊公告', content_html: '已於 28/11/2026 更正：期間有誤' });
    expect(new URL(items[0].url).pathname).toBe('/files/0000000000000001/c.pdf');
  });

  it('says of nothing that it changed where nobody says so', async () => {
    mockReads.circulars = fresh([filing({})]);
    expect(await textOf('announcements', 'zt', 'xml')).not.toContain('atom:updated');
  });

  it('leads to the list where a filing has no file', async () => {
    mockReads.circulars = fresh([filing({}), filing({ fileUrl: '/assets/circulars/a.pdf', publishTime: DAY - 1 })]);
    const [without, withFile] = itemsOf((await textOf('announcements', 'zt', 'xml')) ?? '');
    expect(new URL(without?.link ?? '').pathname).toBe('/sub-annAndCir');
    expect(new URL(withFile?.link ?? '').pathname).toBe('/assets/circulars/a.pdf');
  });

  it.each([
    ['en', /sample content/],
    ['zt', /均為示例內容/],
    ['zh', /均为示例内容/],
  ] as const)('says in %s that what it tells is sample content, where it is', async (locale, words) => {
    mockReads.news = fresh([story({})]);
    for (const format of ['xml', 'json'] as const) expect(await textOf('news', locale, format)).toMatch(words);
    mockSource.isSample = false;
    for (const format of ['xml', 'json'] as const) expect(await textOf('news', locale, format)).not.toMatch(words);
  });

  it('is not there when the API never answered', async () => {
    mockReads.news = { state: 'failed' };
    expect(await textOf('news', 'zt', 'xml')).toBeUndefined();
  });
});
