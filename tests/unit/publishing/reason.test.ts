import { languageOfWords, reasonIn } from '@/lib/publishing/reason';
import { reasonGiven, sayLanguagesMissing } from '@/scripts/publish/reason';

const given = (values: Record<string, string>) => reasonGiven({ folder: '', ids: [], values });

describe('the reason of a correction or withdrawal', () => {
  test.each([
    ['Wrong period.', 'en'],
    ['第 3 頁的期間有誤。', 'zt'],
    ['第 3 页的期间有误。', 'zh'],
    ['更正日期', 'zt'],
  ])('%s is in a language that its letters tell: %s', (words, language) => {
    expect(languageOfWords(words)).toBe(language);
    expect(given({ because: words })).toEqual({ [language]: words });
  });

  test('is given in each language, or in some beside the one that the letters tell', () => {
    expect(given({ because: 'Wrong period.', 'because-zt': ' 期間有誤 ' })).toEqual({
      en: 'Wrong period.',
      zt: '期間有誤',
    });
    expect(given({ 'because-zh': '期间有误' })).toEqual({ zh: '期间有误' });
    expect(given({ because: ' ' })).toBeUndefined();
    expect(given({ because: 'One', 'because-en': 'Other' })).toBe('twice');
  });

  test('is read in the script of one’s own first, then in the other', () => {
    expect(reasonIn('zh', { zt: '繁', en: 'e' })).toEqual({ because: '繁', becauseIn: 'zt' });
    expect(reasonIn('en', { zh: '简', zt: '繁' })).toEqual({ because: '繁', becauseIn: 'zt' });
    expect(reasonIn('zt', {})).toEqual({});
  });

  test.each([
    [{ en: 'Wrong period.' }, 'traditional Chinese and simplified Chinese'],
    [{ zt: '期間有誤' }, 'not in English'],
    [{ zt: '期間有誤', en: 'Wrong period.' }, undefined],
  ])('whoever gives it is told who reads it in another language: %j', (reason, says) => {
    const said: string[] = [];
    const io = {
      out: () => {},
      err: (line: string) => said.push(line),
      progress: () => {},
      now: () => 0,
      pdfReader: '',
    };
    sayLanguagesMissing(reason, io);
    expect(said).toEqual(says === undefined ? [] : [expect.stringContaining(says)]);
  });
});
