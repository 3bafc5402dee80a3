import { headlineAmount } from '@/lib/content/headline-amount';
import reports from '@/lib/sample/seed/reports.json';

describe('design, Figures as pictures: the amount that a report leads with', () => {
  test.each([
    ['en', 'Nine-month revenue was HK$86.4 million, up 23.8% on HK$69.8 million.', '86.4'],
    ['en', 'Revenue of HK$1.25 billion', '1,250'],
    ['zt', '首九個月收入為 8,640 萬港元，較去年同期上升 23.8%。', '8,640'],
    ['zh', '前三季度收入 8,640 万港元，同比增长 23.8%。', '8,640'],
    ['zt', '收入 1.2 億港元', '12,000'],
    ['zt', '收入 9,000 萬港元', '9,000'],
    // What a report says in another language than the reader's.
    ['zt', 'Nine-month revenue was HK$86.4 million.', '8,640'],
    ['en', '收入 8,647 萬港元', '86.5'],
  ] as const)('in %s: %s', (locale, text, expected) => {
    expect(headlineAmount(text, locale)).toBe(expected);
  });

  test.each(['', 'Revenue rose 23.8%.', '收入上升 23.8%，派息 0.5 港仙。', 'HK$0 million', '收入 0 萬港元'])(
    'none in: %s',
    (text) => {
      expect(headlineAmount(text, 'zt')).toBeUndefined();
    },
  );

  test('the sample content names the same amount in the three languages', () => {
    const intros = reports.flatMap(({ intro }) => intro ?? []);
    expect(intros.length).toBeGreaterThan(8);
    for (const intro of intros) {
      const [amount, ...others] = [intro.zt, intro.zh, intro.en].map((text) => headlineAmount(text, 'zt'));
      expect([intro.en, others]).toEqual([intro.en, [amount, amount]]);
    }
  });
});
