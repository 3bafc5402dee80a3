import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setInOurFaces } from '@/lib/cards/fonts';
import { cardWords } from '@/lib/cards/words';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { ROUTE_IDS } from '@/lib/site/routes';

const mockList: { data: unknown[] } = { data: [] };

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/next-intl-server'));
jest.mock('@/lib/api/whole-list', () => ({
  readWhole: async () => ({ state: 'fresh', data: mockList.data }),
}));

/** What a card of a title is drawn from, in a language. */
const wordsFor = async (locale: Locale, title: string) => {
  mockList.data = [{ id: 1, title, publishTime: 0 }];
  const words = await cardWords({ locale, route: 'dynamicDetails', item: '1' });
  if (words === undefined || words === 'failed') throw new Error('There is no card.');
  return words;
};

describe('social cards: a title that an API gives', () => {
  test.each(['Привет', 'สวัสดี 2026 ครับ', 'نتائج الربع الثالث', '실적 발표', '🎉🎉', '\u0301'])(
    '%s: no face can write it, and the page’s own words stand there',
    async (title) => {
      expect((await wordsFor('zt', title)).title).toBe('公司動態');
    },
  );

  test.each(['貿易 贸镕', '業績🎉', '2026', 'TradeGo Привет 2026 results'])('%s can be read', async (title) => {
    expect((await wordsFor('zt', title)).title).toBe(title);
  });

  test.each([
    ['zt', '已撤回：業績公告'],
    ['zh', '已撤回：業績公告'],
    ['en', 'Withdrawn: 業績公告'],
  ] as const)('in %s that of a document that was withdrawn says so', async (locale, title) => {
    mockList.data = [{ id: 'results-2026', title: '業績公告', publishTime: 0, withdrawnAt: 1.77e12 }];
    const words = await cardWords({ locale, route: 'announcements', item: 'results-2026' });
    expect(words).toMatchObject({ title });
  });

  test('nothing is asked of another host, whatever it holds', async () => {
    const titles = [
      '貿易',
      '貿易 贸镕',
      '公告😀🇭🇰👨‍👩‍👧1️⃣',
      'สวัสดี ก้ e\u0301 𠮷𠮳 ﷺ',
      '조선 アイウ العربية',
      '甲\ufffe\ud83d\u200b\u3000乙\n丙',
      '長'.repeat(120),
      '',
    ];
    const cards = titles.flatMap((title) =>
      (['zt', 'en'] as const).map((locale) => [locale, { brand: '捷利交易寶', title, kind: '公告', day: '' }]),
    );
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      'tests/unit/support/draw-cards.tsx',
      JSON.stringify(cards),
    ]);
    const { asked, drawn } = JSON.parse(stdout);
    expect(asked).toEqual([]);
    expect(drawn).toHaveLength(cards.length);
    // What the face of the language lacks is drawn from the other one.
    expect(drawn[2]).not.toBe(drawn[0]);
  }, 60_000);
});

test('social cards: every page’s own words can be set', async () => {
  for (const locale of LOCALES) {
    for (const route of ROUTE_IDS) {
      const words = await cardWords({ locale, route });
      for (const text of Object.values(words ?? {})) expect(setInOurFaces(text, locale)).toBe(text.replace(/\s/g, ' '));
    }
  }
});
