import { foldText, searchWords } from '@/lib/text/fold';

const finds = (q: string, text: string) => {
  const words = searchWords(q);
  return words.length > 0 && words.every((word) => foldText(text).includes(word));
};

describe('Routes: a search and a title meet however each of them is written', () => {
  test.each([
    // script
    ['业绩', '截至二零二六年九月三十日止九個月之第三季度業績公告'],
    ['業績', '截至 2026 年 9 月 30 日止九个月第三季度业绩公告'],
    ['股東週年大會', '2026 年股东周年大会投票表决结果'],
    ['股东周年大会', '股東週年大會通告'],
    ['周年', '週年'],
    ['週年', '周年'],
    ['卫生', '衞生署'],
    ['說明会', '業績説明會'],
    ['什么', '什麼'],
    ['著名', '着名'],
    ['賬目', '帐目'],
    ['回覆', '答复及回复'],
    ['里程', '裏程'],
    ['\uF9E0', '易'],
    // radicals, which some PDFs have for characters
    ['西門', '\u2ec4\u2ed4'],
    ['長期', '\u2ed1期股東'],
    ['日月', '\u2f47\u2f49'],
    ['\u2e9f公司', '母公司擁有人'],
    ['\u2e80', '甲\u2e80乙'],
    // stock codes
    ['08017.HK', '股份代號：08017'],
    ['8017.hk', 'Stock code 08017'],
    ['HK.08017', '(08017.HK)'],
    ['HK:8017', '股份代號 08017'],
    ['SEHK: 8017', '股份代號 08017'],
    ['０８０１７．ＨＫ', '股份代號 08017'],
    ['HK08017', '股份代號 08017'],
    ['08017', 'TradeGo (8017.HK)'],
    // numerals
    ['二零二六', '2026 第三季度報告'],
    ['二〇二六年', '2026年報'],
    ['二○二六', '2026 年報'],
    ['2026', '截至二零二六年九月三十日止'],
    ['2026 業績', '截至二零二六年九月三十日止九個月之第三季度業績公告'],
    ['二零二六年業績', '2026 年业绩公告'],
    ['二零二六年業績', '截至 2026 年 9 月 30 日止九个月第三季度业绩公告'],
    ['2026業績', '截至二零二六年九月三十日止九個月之第三季度業績公告'],
    ['9 月 30 日', '截至二零二六年九月三十日止'],
    ['業績2026', '2026 第三季度業績'],
    ['截至二零二六年九月三十日止九個月之第三季度業績公告', '截至二零二六年九月三十日止九個月之第三季度業績公告'],
    ['十二月', '2025 年 12 月 31 日'],
    ['12月31日', '二零二五年十二月三十一日'],
    ['二十日', '20 日'],
    ['第3季度', '第三季度報告'],
    ['第十二屆', '第12届'],
    ['十月', '2024 年 10 月'],
    // width
    ['２０２６', '2026 中期報告'],
    ['ＥＳＯＰ', 'ESOP 平台'],
    ['2026', '２０２６年報'],
    // blanks
    ['2025年報', '2025 年報'],
    ['2025 年報', '2025年報'],
    ['2025\u2009年報', '2025 年報'],
    ['2025\u00A0年報', '2025\u3000年報'],
    ['年 報', '2025 年報'],
    ['年\u200B報', '年報'],
    ['TradeGo 捷利', 'tradego捷利交易寶'],
    // marks of either script
    ['（2022年第一季度業績）', '董事會會議日期(二零二二年第一季度業績)'],
    ['(2022 年第一季度業績)', '董事會會議日期（二零二二年第一季度業績）'],
    ['（一）', '決議案(一)'],
    ['(一)', '決議案（一）'],
    ['第三季-業績', '第三季業績'],
    ['Follow-up', 'Follow‑up Offering'],
    ['follow up', 'Follow–up Offering'],
    ['Pre-IPO', 'pre－ipo'],
    ['「年報」', '年報'],
    ["company's", 'The Company’s views'],
    ['companys', 'The Company’s views'],
    ['2025/26', '2025－26 年度'],
    ['1,000', '1000 shares'],
    ['1000', '1,000 shares'],
    ['10%', '約 10％'],
    ['HK$0.5', 'ＨＫ＄０．５'],
    // case and accents
    ['ANNUAL report', 'Annual Report 2022'],
    ['annual REPORT', 'ANNUAL REPORT 2022'],
    ['cafe', 'Café'],
  ])('Routes: %j finds %j', (q, text) => {
    expect(finds(q, text)).toBe(true);
  });

  test.each([
    ['2025', '截至二零二六年九月三十日止'],
    ['業績', '月報表'],
    ['1', '統一、一般授權及零售'],
    ['統1', '統一'],
    ['0.5', 'HK$05'],
    ['eturnm', 'Monthly Return Monthly'],
    ['2612', '2026, 12 months'],
    ['2010', '二零二零年十月'],
    ['2025年報', '2025 年中期報告'],
    ['10月報表', '2025 年 10 月 31 日止通告'],
    ['3月', '二零二六年九月'],
  ])('%j does not find %j', (q, text) => {
    expect(finds(q, text)).toBe(false);
  });

  test('a number that is part of a word stays one', () => {
    expect(foldText('一般授權、統一及零售')).toBe('一般授权统一及零售');
  });

  test.each(['', ' ', '（）', '-- …', '「」', undefined])('%j holds no words', (q) => {
    expect(searchWords(q)).toEqual([]);
  });

  test('an entry has to have every word, each of which is looked for once', () => {
    expect(searchWords('monthly return MONTHLY')).toEqual(['monthly', 'return']);
    expect(searchWords(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '))).toHaveLength(8);
  });

  test('folding what is folded changes nothing', () => {
    const text = '截至二零二六年十二月三十一日止之週年業績（第三季度） Follow-up，第 十二 屆 & HK$1,000.50';
    expect(foldText(foldText(text))).toBe(foldText(text));
  });

  test('a long text is folded in no time', () => {
    const start = performance.now();
    for (const piece of ['十', '二零', '1,', '（', '. ', "'", '週 ', '　']) foldText(piece.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(4000);
  });
});
