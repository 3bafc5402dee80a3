import { FOUND_KINDS } from '@/lib/contract/registers';
import type { Entry } from '@/lib/search/entry';
import { GROUP_SIZE, search } from '@/lib/search/find';
import { replaceEntries } from '@/lib/search/search-index';
import { temporaryStore } from '../support/temporary-store';

const entry = (key: string, more: Partial<Entry>): Entry => ({
  locale: 'zt',
  kind: 'announcement',
  key,
  title: key,
  target: { file: `/assets/${key}.pdf` },
  passages: [],
  ...more,
});
const passage = (words: string, place = '', heading = '') => ({ place, heading, words });

const ENTRIES: Entry[] = [
  entry('dividend', {
    title: '末期股息公告',
    elsewhere: 'Final dividend announcement',
    passages: [passage('首頁'), passage('派息日期為七月三日。', 'page=2')],
    publishedAt: Date.parse('2026-03-27'),
  }),
  entry('meeting', { title: '股東週年大會通告', passages: [passage('將考慮派發末期股息', 'page=1')] }),
  entry('results', { title: '全年業績公告', passages: [passage('收入上升')] }),
  entry('about', {
    kind: 'page',
    title: '關於我們',
    target: { route: 'aboutUs' },
    passages: [passage('捷利交易寶的業務')],
  }),
  entry('portal', {
    kind: 'page',
    title: '服務',
    target: { route: 'brokerService' },
    passages: [passage('為券商而設的平台。'), passage('核數紀錄\n查看'), passage('結算\n日終對賬')],
  }),
  entry('english', {
    locale: 'en',
    kind: 'news',
    title: 'Announcements of annual results',
    passages: [passage('Open API')],
  }),
  entry('notice', {
    title: '董事會會議日期（二零二六年溢利警告）',
    passages: [
      passage(
        '交易所對本公告的內容概不負責。\nThe Exchange takes no responsibility.\n董事會會議日期（二零二六年溢利警告）\nDate of Board Meeting\n董事會謹此公布會議日期，並審議溢利警告。\nThe Board announces the date.',
        'page=1',
      ),
    ],
  }),
  entry('warning', {
    title: '截至二零二六年九月三十日止九個月之溢利警告',
    passages: [passage('本公告乃本公司根據規則刊發。', 'page=1')],
  }),
  ...Array.from({ length: 30 }, (_, index) => entry(`return-${index}`, { title: `月報表 第${index + 10}號` })),
];

const store = temporaryStore(async (db) => {
  await replaceEntries(db, 'test', ENTRIES);
});

const titles = async (q: string, locale: Entry['locale'] = 'zt') =>
  (await search(store(), { q, locale })).found.map(({ title }) => title.map(({ text }) => text).join(''));

describe('Search: what is found', () => {
  test('Search: it is known whether a title says everything, and a filing’s period follows what it is', async () => {
    const { found } = await search(store(), { q: '末期股息', locale: 'zt' });
    expect(found.map(({ named }) => named)).toEqual([true, false]);
    const [notice] = (await search(store(), { q: '溢利警告', locale: 'zt' })).found;
    const { lead = [], rest = [] } = notice?.filing ?? {};
    expect([lead, rest].map((parts) => parts.map(({ text }) => text).join(''))).toEqual([
      '溢利警告',
      '截至二零二六年九月三十日止九個月',
    ]);
  });

  test('a document that was withdrawn is found below what still holds, and what became of it with it', async () => {
    const withdrawn = entry('withdrawn', { title: '供股公告', marks: { withdrawnAt: 1.77e12 } });
    await replaceEntries(store(), 'marks', [withdrawn, entry('standing', { title: '供股通函' })]);
    const { found } = await search(store(), { q: '供股', locale: 'zt' });
    const marks = found.map(({ title, marks }) => [title.map(({ text }) => text).join(''), marks]);
    expect(marks).toEqual([
      ['供股通函', undefined],
      ['供股公告', { withdrawnAt: 1.77e12 }],
    ]);
    await replaceEntries(store(), 'marks', []);
  });

  test('Search: a page that has the words in a label alone shows the label', async () => {
    const [page] = (await search(store(), { q: '對賬', locale: 'zt' })).found;
    expect(page?.excerpt.some(({ highlighted }) => highlighted)).toBe(true);
  });

  test('Search: a title that says it stands before a text that mentions it', async () => {
    expect(await titles('末期股息')).toEqual(['末期股息公告', '股東週年大會通告']);
  });

  test('Search: what a title says in brackets it says by the way', async () => {
    expect((await titles('溢利警告')).slice(0, 2)).toEqual([
      '截至二零二六年九月三十日止九個月之溢利警告',
      '董事會會議日期（二零二六年溢利警告）',
    ]);
  });

  test('Search: the excerpt of a filing begins after its title and is in the language of the reader', async () => {
    const { found } = await search(store(), { q: '溢利警告', locale: 'zt' });
    const notice = found.find(({ title }) =>
      title
        .map(({ text }) => text)
        .join('')
        .startsWith('董事會'),
    );
    expect(notice?.excerpt.map(({ text }) => text).join('')).toBe('董事會謹此公布會議日期，並審議溢利警告。');
  });

  test('Search: simplified finds traditional', async () => {
    expect(await titles('股东周年大会')).toEqual(['股東週年大會通告']);
  });

  test('Search: English is stemmed', async () => {
    expect(await titles('announcing result', 'en')).toEqual(['Announcements of annual results']);
  });

  test('Search: the title in another language finds it too, what another language alone has does not', async () => {
    expect(await titles('final dividend')).toEqual(['末期股息公告']);
    expect(await titles('Announcements of annual results')).not.toContain('Announcements of annual results');
  });

  test('Search: two characters and one are words', async () => {
    expect(await titles('業績')).toEqual(['全年業績公告']);
    expect((await titles('股')).length).toBe(2);
  });

  test.each([
    ['業積', 'zt', '全年業績公告'],
    ['yeji', 'zt', '全年業績公告'],
    ['捷力交易寶', 'zt', '關於我們'],
    ['anouncement', 'en', 'Announcements of annual results'],
    ['annaul', 'en', 'Announcements of annual results'],
    ['openapi', 'en', 'Announcements of annual results'],
  ] as const)('Search: %s is taken for what was meant, and says so', async (q, locale, title) => {
    const { found, corrected } = await search(store(), { q, locale });
    expect(found[0]?.title.map(({ text }) => text).join('')).toBe(title);
    expect(corrected).not.toBeUndefined();
    expect(corrected).not.toBe(q);
  });

  test('Search: what nothing resembles finds nothing', async () => {
    expect(await search(store(), { q: 'xqzvkw', locale: 'en' })).toEqual({
      found: [],
      counts: new Map(),
      partial: false,
    });
  });

  test('Search: where nothing has every word, what has the most of them', async () => {
    const { found, partial } = await search(store(), { q: '末期股息 公告 不存在的字眼', locale: 'zt' });
    expect(partial).toBe(true);
    expect(found[0]?.title.map(({ text }) => text).join('')).toBe('末期股息公告');
  });

  test('Search: a result leads to the page of its file that has the words', async () => {
    const { found } = await search(store(), { q: '派息日期', locale: 'zt' });
    expect(found[0]).toMatchObject({ place: 'page=2', target: { file: '/assets/dividend.pdf' } });
    expect(
      found[0]?.excerpt
        .filter(({ highlighted }) => highlighted)
        .map(({ text }) => text)
        .join(''),
    ).toBe('派息日期');
  });

  test('Search: a group is short and says how many there are; one kind alone shows more', async () => {
    const all = await search(store(), { q: '月報表', locale: 'zt' });
    expect(all.counts.get('announcement')).toBe(30);
    expect(all.found).toHaveLength(GROUP_SIZE);
    const one = await search(store(), { q: '月報表', locale: 'zt', kind: 'announcement' });
    expect(one.found).toHaveLength(30);
    for (const kind of FOUND_KINDS.filter((each) => each !== 'announcement')) {
      expect((await search(store(), { q: '月報表', locale: 'zt', kind })).found).toEqual([]);
    }
  });

  test.each([
    '"',
    '*',
    'NEAR(',
    'a OR b',
    "'; DROP TABLE search_entries; --",
    '%',
    '_',
    '🙂',
    '()',
    'title:x',
    '-',
    '\u0000',
  ])('Search: %j is no command', async (q) => {
    await expect(search(store(), { q, locale: 'zt' })).resolves.toMatchObject({ partial: expect.any(Boolean) });
    expect(await titles('業績')).toEqual(['全年業績公告']);
  });
});

describe('Search: the index', () => {
  test('Search: what is the same is not written again, what is gone is found no more', async () => {
    expect(
      await replaceEntries(store(), 'other', [entry('a', { title: '甲文件' }), entry('b', { title: '乙文件' })]),
    ).toBe(2);
    expect(
      await replaceEntries(store(), 'other', [entry('a', { title: '甲文件' }), entry('b', { title: '乙文件' })]),
    ).toBe(0);
    expect(await titles('甲文件')).toEqual(['甲文件']);
    expect(await replaceEntries(store(), 'other', [entry('b', { title: '丙文件' })])).toBe(2);
    expect(await titles('甲文件')).not.toContain('甲文件');
    expect(await titles('丙文件')).toEqual(['丙文件']);
    expect(await titles('末期股息')).toEqual(['末期股息公告', '股東週年大會通告']);
  });
});

describe('Search: what is said of the results', () => {
  const store = temporaryStore(async (db) => {
    await replaceEntries(db, 'lists', [
      ...Array.from({ length: 275 }, (_, index) => entry(`return-${index}`, { title: `月報表 第${index + 10}號` })),
      entry('annual', { kind: 'report', title: '年報', passages: [passage('見月報表')] }),
      entry('both', { title: '股份回購授權及分派' }),
      entry('one', { title: '股份回購授權' }),
    ]);
  });
  const found = (q: string, more: object = {}) => search(store(), { q, locale: 'zt', ...more });

  test('the totals are those of all there is, however many', async () => {
    const { counts } = await found('月報表');
    expect(Object.fromEntries(counts)).toEqual({ announcement: 275, report: 1 });
    expect((await found('月報表', { kind: 'announcement' })).counts.get('announcement')).toBe(275);
  });

  test('a result that lacks a word is told from those that have every one', async () => {
    const { found: results, partial } = await found('股份 回購 授權 分派');
    expect([partial, results.map(({ title, lacks }) => [title.map(({ text }) => text).join(''), lacks])]).toEqual([
      false,
      [
        ['股份回購授權及分派', undefined],
        ['股份回購授權', true],
      ],
    ]);
  });
});
