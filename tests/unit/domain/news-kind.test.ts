import { revenueChangeOf, revenueShareOf } from '@/lib/content/results-figure';
import { kindOfNews, type NewsKind } from '@/lib/domain/news-kind';
import { LOCALES } from '@/lib/i18n/locales';
import early from '@/lib/sample/seed/news-early.json';
import late from '@/lib/sample/seed/news-late.json';

const stories = [...late, ...early];
const story = (title: string, contentTxt = '') => ({ title, contentTxt });

/** By the name of the story's picture; whatever is not named here is news of the company or of a product. */
const EXPECTED: [RegExp, NewsKind][] = [
  [/results|quarter|nine-months/, 'results'],
  [/agm|roadshow/, 'investors'],
  [/white-paper|live-report/, 'research'],
  [/lunar-new-year/, 'notice'],
  [/^(?:app-|windows|mac-|open-api|websocket|grey-market|aipo|us-extended|esop-platform|saas-broker)/, 'product'],
];

describe('§2 company dynamics: the kind of a story', () => {
  test.each(stories.map(({ slug, ...rest }) => [slug, rest] as const))(
    '§2 %s is of one kind in the three languages',
    (slug, { title, contentTxt }) => {
      const kinds = LOCALES.map((locale) => kindOfNews({ title: title[locale], contentTxt: contentTxt[locale] }));
      expect(new Set(kinds).size).toBe(1);
      const expected = EXPECTED.find(([name]) => name.test(slug))?.[1];
      if (expected) expect(kinds[0]).toBe(expected);
    },
  );

  test.each([
    ['2026 年度業績公布', 'results'],
    ['Results of the poll were close', 'results'],
    ['A quiet week', 'company'],
  ] as const)('§2 a title nobody has seen: %s', (title, kind) => {
    expect(kindOfNews(story(title))).toBe(kind);
  });
});

const CHANGES: Record<string, string> = {
  'third-quarter-2026': '+23.8%',
  'interim-results-2026': '+23.5%',
  'annual-results-2025': '+22.7%',
  'third-quarter-2025': '+24.4%',
  'interim-results-2025': '+24.2%',
  'annual-results-2024': '+20.6%',
  'nine-months-2024': '+18.9%',
  'interim-results-2024': '+17.6%',
  'annual-results-2023': '+10.8%',
  'nine-months-2023': '+9.5%',
  'annual-results-2022': '\u22122.5%',
};

describe('§2 company dynamics: the figure of a results story', () => {
  test.each(stories.flatMap(({ slug, ...rest }) => (CHANGES[slug] ? [[slug, CHANGES[slug], rest] as const] : [])))(
    '§2 %s: revenue %s in the three languages',
    (_, change, { title, contentTxt }) => {
      for (const locale of LOCALES) {
        expect(revenueChangeOf({ title: title[locale], contentTxt: contentTxt[locale] }, locale)).toBe(change);
      }
    },
  );

  test('§2 every results story of the sample is among them, and no other story has a figure', () => {
    for (const { slug, title, contentTxt } of stories) {
      const change = revenueChangeOf({ title: title.en, contentTxt: contentTxt.en }, 'en');
      expect([slug, change]).toEqual([slug, CHANGES[slug]]);
    }
  });

  test.each([
    ['en', 'Interim results 2026: revenue HK$55.2 million, over 80% of it recurring'],
    ['en', 'Annual results: revenue and profit up 12%'],
    ['en', 'Annual results: broker revenue was HK$3 million. Costs rose 12%.'],
    ['en', 'Annual results: recurring revenue up 31.0%'],
    ['zt', '全年業績：經常性收入升 31.0%'],
    ['zt', '全年業績：收入持平，擁有人應佔溢利升 12%'],
    ['zt', '全年業績：經常性收入佔比逾 80%'],
  ] as const)('§2 what is not said of revenue is not shown as if it were (%s: %s)', (locale, title) => {
    expect(revenueChangeOf(story(title), locale)).toBeUndefined();
  });
});

describe('§2 company dynamics: the share of revenue that a headline speaks of', () => {
  const SHARES = {
    zt: { part: '券商 SaaS 及交易系統', share: '56.9%' },
    zh: { part: '券商 SaaS 及交易系统', share: '56.9%' },
    en: { part: 'Broker SaaS and trading systems', share: '56.9%' },
  };

  test.each(LOCALES)('§2 of the sample one story has it, as its text gives it (%s)', (locale) => {
    for (const { slug, title, contentTxt } of stories) {
      const share = revenueShareOf({ title: title[locale], contentTxt: contentTxt[locale] }, locale);
      expect([slug, share]).toEqual([slug, slug === 'third-quarter-2026' ? SHARES[locale] : undefined]);
    }
  });

  test.each([
    ['en', 'Results: broker SaaS 60% of revenue', 'Broker SaaS accounted for 56.9% of it.'],
    ['en', 'Results: costs 57% of the budget', 'Broker SaaS accounted for 56.9% of it.'],
    ['zt', '業績：券商 SaaS 佔收入近六成', '券商 SaaS 佔收入 56.9%。'],
    ['zt', '業績：收入升 57%', '券商 SaaS 佔收入 56.9%。'],
  ] as const)('§2 another figure in the headline is not taken for it (%s: %s)', (locale, title, text) => {
    expect(revenueShareOf(story(title, `<p>${text}</p>`), locale)).toBeUndefined();
  });
});
