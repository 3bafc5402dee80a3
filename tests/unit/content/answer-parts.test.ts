import { answerParts } from '@/lib/content/answer-parts';
import { LOCALES } from '@/lib/i18n/locales';
import { sampleTexts } from '../support/sample';

describe('§2 the first sentence of an answer', () => {
  test.each([
    ['影響有限。惡劣天氣下維持交易。', '影響有限。', '惡劣天氣下維持交易。'],
    ['公司說：「不會。」其後再無安排。', '公司說：「不會。」', '其後再無安排。'],
    ['不会！2024 年没有派息；2025 年为 1.0 港仙。', '不会！', '2024 年没有派息；2025 年为 1.0 港仙。'],
    ['It is HK$1.0 a share. “No” is no answer.', 'It is HK$1.0 a share.', '“No” is no answer.'],
    [
      'See Rule No. 7 of Example Co. Ltd. of 2026. It says so.',
      'See Rule No. 7 of Example Co. Ltd. of 2026.',
      'It says so.',
    ],
    ['One line.\nAnother line.', 'One line.', 'Another line.'],
  ])('§2 of %j', (answer, first, rest) => {
    expect(answerParts(answer)).toEqual({ first, rest });
  });

  test.each(['影響有限。', 'No.', 'see e.g. the notes', '', ' 。', 'Rule No. 7'])(
    '§2 %j has no more than one',
    (answer) => {
      expect(answerParts(answer)).toEqual({ first: answer.trim() });
    },
  );

  test.each(LOCALES)('§2 nothing of a sample answer in %s is lost', (locale) => {
    for (const answerContent of sampleTexts('answer', 'answerContent')) {
      const { first, rest = '' } = answerParts(answerContent[locale]);
      expect(`${first}${rest}`.replace(/\s/g, '')).toBe(answerContent[locale].replace(/\s/g, ''));
      expect(rest).not.toBe('');
    }
  });
});
