import { indexText, searchTerms, wordsOfChinese } from '@/lib/search/terms';

const textsOf = (q: string) => searchTerms(q).map(({ text }) => text);

describe('Search: what is looked at', () => {
  test.each([
    ['財務報告', ' 财 务 报 告 '],
    ['财务报告', ' 财 务 报 告 '],
    ['Announcements and circulars', ' announc and circular '],
    ['ＴｒａｄｅＧｏ　８．２', ' tradego 8.2 '],
    ['港幣 1,000 元', ' 港 币 1000 元 '],
    ['二零二六年', ' 2026 年 '],
    ['安卓版', ' android 版 '],
    ['', '  '],
  ])('Search: %j is indexed as %j', (text, expected) => {
    expect(indexText(text)).toBe(expected);
  });

  test('Search: traditional and simplified are one', () => {
    expect(indexText('股東週年大會通告')).toBe(indexText('股东周年大会通告'));
  });
});

describe('Search: what is looked for', () => {
  test.each([
    ['末期股息', ['末 期', '股 息']],
    ['2025年報', ['2025', '年 报']],
    ['怎樣下載安卓版', ['下 载', 'android', '版']],
    ['how do I vote at the AGM', ['vote', 'annual', 'gener', 'meet']],
    ['announcements', ['announc']],
    ['SHA-256', ['sha256']],
    ['sha 256', ['sha256']],
    ['SHA-25601', ['sha', '25601']],
    ['股', ['股']],
    ['的', ['的']],
    ['！？', []],
    ['', []],
  ])('Search: %j asks for %j', (q, expected) => {
    expect(textsOf(q)).toEqual(expected);
  });

  test('Search: a word is found by its beginning, a short one whole, a long number by its end', () => {
    const phrases = searchTerms('consult ir 8017').map(({ phrase }) => phrase);
    expect(phrases).toEqual([' consult', ' ir ', '8017']);
    expect(indexText('Consultation').includes(' consult')).toBe(true);
    expect(indexText('first').includes(' ir ')).toBe(false);
    expect(indexText('08017').includes('8017')).toBe(true);
  });

  test('Search: a search of many words keeps to the first of them', () => {
    expect(searchTerms(Array.from({ length: 50 }, (_, index) => `word${index}`).join(' ')).length).toBeLessThanOrEqual(
      12,
    );
  });

  test('Search: characters that no dictionary joins are one word', () => {
    expect(wordsOfChinese('捷力交易宝')).toEqual(['捷力', '交易', '宝']);
  });
});
