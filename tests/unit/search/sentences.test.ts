import { beginningOf, isInSentence, readPart } from '@/lib/search/sentences';
import { searchTerms } from '@/lib/search/terms';

const words = (q: string) => searchTerms(q).map(({ text }) => text);
const page = (text: string) => ({ place: 'figures', heading: '', words: text });
const filed = (text: string) => ({ place: 'page=1', heading: '', words: text });

describe('Search: what is shown of a result is what it says', () => {
  const figures = page('股價\n投資者關係\n業績公告分開列示各分部的收入。\n12/11/2026\nPDF · 114 KB');

  test('Search: sentences of a page, without the labels around them', () => {
    expect(readPart(figures, '投資者關係', words('業績'), 'zt')).toBe('業績公告分開列示各分部的收入。');
    expect(isInSentence(figures, words('業績'))).toBe(true);
  });

  test('Search: an English cell of a table is not read into a Chinese sentence', () => {
    const text =
      '沒有；購股權的條款不因派息而調整 None; options are not adjusted for the dividend 股息須待股東批准後，方可派付。';
    expect(readPart(filed(text), '現金股息公告', words('股息'), 'zt')).toBe('股息須待股東批准後，方可派付。');
  });

  test('Search: words that stand in a label alone are not said', () => {
    expect(isInSentence(figures, words('股價'))).toBe(false);
    expect(readPart(figures, '投資者關係', words('股價'), 'zt')).toBe(figures.words);
  });

  test('Search: of a filing in two languages the reader’s, without running heads, headings and numbers', () => {
    const text =
      '2023 年報 Annual Report 2023 3 / 3Sample document 千港元 展望 Outlook 自 2024 年起不再刊發第一季度業績。\nFirst-quarter results will no longer be published.\n4.2 業績刊發前的禁制期內，本公司只按已公開的資料作答。\n4.2 In the blackout period the Company answers only from what is public.';
    expect(readPart(filed(text), '2023 年報', words('業績'), 'zt')).toBe(
      '自 2024 年起不再刊發第一季度業績。\n業績刊發前的禁制期內，本公司只按已公開的資料作答。',
    );
    expect(readPart(filed(text), 'Annual Report 2023', words('results'), 'en')).toBe(
      'First-quarter results will no longer be published.\nIn the blackout period the Company answers only from what is public.',
    );
  });

  test('Search: the head of a table and a heading in two languages are no part of the sentence below', () => {
    const text = '2026 2025 百萬港元 HK$ million 財務回顧 Financial review 期內錄得收入 8,640 萬港元，按年增加 23.8%。';
    expect(readPart(filed(text), '公告', words('收入'), 'zt')).toBe('期內錄得收入 8,640 萬港元，按年增加 23.8%。');
  });

  test('Search: a numbered heading in two languages is no part of the sentence below', () => {
    const text =
      '查詢股息，請聯絡過戶登記分處。\n5. 路演及分析員 5. Roadshows and analysts 5.1 股息公布後會舉行簡報會。';
    expect(readPart(filed(text), '股東通訊政策', words('股息'), 'zt')).toBe(
      '查詢股息，請聯絡過戶登記分處。\n股息公布後會舉行簡報會。',
    );
  });

  test('Search: a filing of which no sentence has the words is shown by its beginning, without disclaimers', () => {
    const text =
      '交易所對本公告的內容概不負責。\n授出購股權\nGrant of Options\n董事會公布授出購股權。\nThe Board announces a grant.\n組成 1.\n獨立非執行董事為薪酬委員會主席。';
    expect(readPart(filed(text), '授出購股權', words('薪酬委員會'), 'zt')).toBe('');
    expect(beginningOf(text, '授出購股權', 'zt')).toBe('董事會公布授出購股權。');
    expect(beginningOf(text, 'Grant of Options', 'en')).toBe('The Board announces a grant.');
  });

  test('Search: a figure within a sentence stays, and no number of a paragraph is made of it', () => {
    const text = '收入為 8,640 萬港元；每股基本盈利為 0.30 港仙。 （二）毛利率因而改善。';
    expect(readPart(filed(text), '公告', words('盈利'), 'zt')).toBe(
      '收入為 8,640 萬港元；每股基本盈利為 0.30 港仙。\n毛利率因而改善。',
    );
  });

  test('Search: of the rows of a form or a table nothing is shown', () => {
    const form = 'II. 已發行股份變動 上月底結存 503,690,000 0 503,690,000 增加／減少 Increase / decrease – – –';
    expect(readPart(filed(form), '證券變動月報表', words('股份'), 'zt')).toBe('');
    expect(readPart(filed('Gross profit 54,770 46,830 Note 4'), 'Results', words('profit'), 'en')).toBe('');
  });

  test('Search: a row of a return with empty cells is not how the return begins', () => {
    const rows = '二零一九年六月二十一日，0.30 港元 3,600,000 – – 3,600,000；\n本月並無發行新股。';
    expect(beginningOf(rows, '證券變動月報表', 'zt')).toBe('本月並無發行新股。');
  });

  test('Search: the table of an article is not read out, and its sentences are', () => {
    const article = page('百萬港元\t2026 年首九個月\t變動\n收入\t86.4\t+18.2%\n毛利率改善至 63.4%。');
    expect(readPart(article, '業績', words('收入'), 'zt')).toBe('毛利率改善至 63.4%。');
    expect(isInSentence(article, words('收入'))).toBe(false);
    expect(readPart(article, '業績', words('毛利率'), 'zt')).toBe('毛利率改善至 63.4%。');
  });

  test('Search: a quantity at the beginning of a line stays', () => {
    expect(readPart(filed('1.5 億港元的股息已於六月派付。'), '公告', words('股息'), 'zt')).toBe(
      '1.5 億港元的股息已於六月派付。',
    );
  });
});
