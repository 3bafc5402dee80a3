import { headlineAmount } from '@/lib/content/headline-amount';
import reports from '@/lib/sample/seed/reports.json';

describe('design, Figures as pictures: the amount that a report leads with', () => {
  test.each([
    ['Nine-month revenue was HK$86.4 million, up 23.8% on HK$69.8 million.', '86.4'],
    ['首九個月收入為 8,640 萬港元，較去年同期上升 23.8%。', '86.4'],
    ['前三季度收入 8,640 万港元，同比增长 23.8%。', '86.4'],
    ['Revenue of HK$1.25 billion', '1,250'],
    ['收入 1.2 億港元', '120'],
    ['收入 9,000 萬港元', '90'],
    ['收入 8,647 萬港元', '86.5'],
  ])('%s', (text, expected) => {
    expect(headlineAmount(text)).toBe(expected);
  });

  test.each(['', 'Revenue rose 23.8%.', '收入上升 23.8%，派息 0.5 港仙。', 'HK$0 million', '收入 0 萬港元'])(
    'none in: %s',
    (text) => {
      expect(headlineAmount(text)).toBeUndefined();
    },
  );

  test('the sample content names the same amount in the three languages', () => {
    const intros = reports.flatMap(({ intro }) => intro ?? []);
    expect(intros.length).toBeGreaterThan(8);
    for (const intro of intros) {
      const [amount, ...others] = [intro.zt, intro.zh, intro.en].map(headlineAmount);
      expect([intro.en, others]).toEqual([intro.en, [amount, amount]]);
    }
  });
});
