import { attributableFigure, headlineFigure, isRevenue } from '@/lib/content/headline-figure';
import { SEED } from '@/lib/sample/seed';

describe('§2 the headline figure of a report', () => {
  test.each([
    ['Nine-month revenue was HK$86.4 million, up 23.8%.', { before: 'HK$', figure: '86.4', after: 'million' }],
    ['Revenue of hk$ 1,204.5 billion against HK$1 million', { before: 'hk$', figure: '1,204.5', after: 'billion' }],
    ['首九個月收入為 8,640 萬港元，較去年同期上升 23.8%。', { before: '', figure: '8,640', after: '萬港元' }],
    ['全年收入增加 22.7% 至 1.2 億港元', { before: '', figure: '1.2', after: '億港元' }],
    ['前三季度收入 8,640万港元，上年同期 5,610 万港元', { before: '', figure: '8,640', after: '万港元' }],
  ])('§2 of %j', (text, figure) => {
    expect(headlineFigure(text)).toEqual(figure);
  });

  test.each([
    undefined,
    '',
    '第 59 家券商於年內連接平台。',
    'up 23.8% on 2025',
    'HK$5',
    '港幣－人民幣雙櫃台於 6 月 19 日開通',
  ])('§2 there is none in %j', (text) => {
    expect(headlineFigure(text)).toBeUndefined();
  });

  test('§1 the samples name the same amount in the three languages', () => {
    for (const { intro } of SEED.reports) {
      if (!intro) continue;
      const [zt, zh, en] = [intro.zt, intro.zh, intro.en].map((text) => headlineFigure(text)?.figure.replace(',', ''));
      expect(zh).toBe(zt);
      expect(en === undefined ? undefined : Math.round(Number(en) * 100)).toBe(zt && Number(zt));
    }
  });
});

describe('§2 what the headline figure counts', () => {
  test.each([
    ['首九個月收入為 8,640 萬港元。', true],
    ['First-half revenue rose 9.7% to HK$30.6 million. Profit fell.', true],
    ['全年盈利 1,200 萬港元。收入下跌。', false],
    ['Revenue fell. Profit was HK$3 million.', false],
    ['', false],
  ])('§2 %j: revenue is %s', (text, revenue) => {
    expect(isRevenue(text)).toBe(revenue);
  });

  test('§1 the cover of every sample report of a year shown first has its figure', () => {
    for (const { intro } of SEED.reports.slice(0, 12)) {
      expect(headlineFigure(intro?.zt)).toBeDefined();
      expect(isRevenue(intro?.zt)).toBe(true);
    }
  });
});

describe('§2 what a report earned for its owners', () => {
  test.each([
    ['收入為 8,640 萬港元。本公司擁有人應佔溢利為 1,490 萬港元。', { figure: '1,490', loss: false }],
    ['本公司拥有人应占亏损 80 万港元。', { figure: '80', loss: true }],
    ['Revenue was HK$86.4 million and profit attributable to owners HK$14.9 million.', { figure: '14.9', loss: false }],
  ])('of %j', (text, expected) => {
    expect(attributableFigure(text)).toMatchObject(expected);
  });

  test.each([undefined, '收入為 8,640 萬港元。', '應佔溢利上升。收入為 8,640 萬港元。'])(
    'there is none in %j',
    (text) => {
      expect(attributableFigure(text)).toBeUndefined();
    },
  );

  test('§1 the samples name the same in the three languages', () => {
    for (const { intro } of SEED.reports) {
      if (!intro) continue;
      const [zt, zh, en] = [intro.zt, intro.zh, intro.en].map((text) =>
        attributableFigure(text)?.figure.replace(',', ''),
      );
      expect([zh, Math.round(Number(en) * 100)]).toEqual([zt, Number(zt)]);
    }
  });
});
