import { readFileSync } from 'node:fs';
import { withFirmEnglish, withFirmSpaces } from '@/components/ui/text/firm-spaces';
import { linePartsOf, withWholeWords } from '@/components/ui/text/line-parts';
import { withLineBreaks } from '@/components/ui/text/running-text';

const broken = (text: string) => linePartsOf(text).join('|');

describe('design, Chinese lines: where a line may break', () => {
  test.each([
    ['截至2026年9月30日止九個月', '截至|2026年9月30日止九個月'],
    ['一次登入，80萬+ 用戶', '一次登入，|80萬+ 用戶'],
    ['逾 80 萬名用戶', '逾 80 萬名|用戶'],
    ['上午 9 時 30 分至下午 4 時', '上午 9 時 30 分|至下午 4 時'],
    ['捷利交易寶的董事會', '捷利交易寶的|董事會'],
    ['企業管治', '企業管治'],
    ['用浏览器打开', '用浏览器|打开'],
    ['券商照舊，App 換新', '券商|照舊，|App 換新'],
    ['代為持有（2025 年報財務報表附註）。', '代為持有|（2025 年報財務報表附註）。'],
    ['（2025 年報董事會報告）', '（2025 年報董事會報告）'],
    ['（见 2025 年年报财务报表附注）', '（见 2025 年年报财务报表附注）'],
    // 類 counts, but not what stands before a colon.
    ['SDK 3.0：類型標註', 'SDK 3.0：|類型標註'],
    // 成 counts tenths, and begins other words.
    ['按一個成交活躍的交易日', '按一個|成交|活躍的|交易日'],
    // 中 ends a month, and begins 中期.
    ['載於 6 月中期報告', '載於 6 月|中期報告'],
    // A third is no time of three minutes.
    ['收入少於三分之一', '收入|少於三分之一'],
    ['不會一次過入帳', '不會|一次過|入帳'],
    // What is held together has room for the sign that closes it.
    ['董事會政策及職權範圍。', '董事會|政策及職權範圍。'],
    ['港股、美股及 A 股的交易 App', '港股、|美股及 A 股的|交易 App'],
    ['（提供自動化交易服務）', '（提供自動化交易服務）'],
    ['香港交易日 08:30 至 18:00', '香港|交易日 08:30 至 18:00'],
    ['直至你改回為止', '直至你|改回|為止'],
    ['條款第 8、9、14、17 及 18 節於終止後繼續有效', '條款|第 8、9、14、17 及 18 節|於終止後|繼續|有效'],
    // A law is one name, with what stands in its brackets.
    ['無權按《合約（第三者權利）條例》強制執行', '無權按|《合約（第三者權利）條例》|強制執行'],
    // Unless a phone's line does not hold it.
    ['《證券及期貨條例（某某及其他各項雜項規定）》', '《證券及期貨條例|（某某及其他|各項|雜項|規定）》'],
    // A bracket begins anew where what stands before it is no short word.
    ['升 23.8%（1,660 萬港元）', '升 23.8%|（1,660 萬港元）'],
    ['集團合共服務逾 300 家券商', '集團合共|服務逾 300 家|券商'],
    // What joins two things begins a line if it must, and never ends one.
    ['持有第 1 類及第 7 類牌照', '持有|第 1 類|及第 7 類|牌照'],
    ['董事及高級管理人員的薪酬', '董事|及高級管理人員的|薪酬'],
    ['用於 App 或網站', '用於 App 或網站'],
    ['收市價和報價', '收市價和報價'],
    // A term begins where a number ends.
    ['公布 2026 年前三季度業績', '公布 2026 年|前三季度|業績'],
    ['2026 年股東週年大會', '2026 年|股東週年大會'],
  ])('%s', (text, expected) => {
    expect(broken(text)).toBe(expected);
  });

  test.each([
    '三十日止',
    '月份',
    '30日',
    '第 7 類',
    '第三季度',
    '80萬+',
    '3,000 萬港元',
    '6,000+ 份',
    '0.86',
    'HK$0.855',
    'C++',
    'Objective-C',
  ])('%s stays in one part, wherever it stands', (whole) => {
    for (const text of [`公司於${whole}公布`, `截至${whole}，集團`, `（${whole}）的業績`]) {
      const parts = linePartsOf(text);
      expect([text, parts.some((part) => part.includes(whole))]).toEqual([text, true]);
    }
  });

  test.each([
    ['逾 80 萬名', '逾 80_萬名'],
    ['8,640 萬港元', '8,640_萬港元'],
    ['《私隱條例》第 26 條及第 6 章', '《私隱條例》第_26_條及第_6_章'],
    ['11 月 20 日', '11_月_20_日'],
    ['截至 2026 年 9 月 30 日', '截至 2026_年 9_月 30_日'],
    ['Windows 版', 'Windows 版'],
    ['港股、美股及 A 股的交易 App', '港股、美股及 A_股的交易 App'],
    ['USA 股', 'USA 股'],
    ['版本 8.2.00，需要 Android 8.0 或以上', '版本_8.2.00，需要_Android_8.0 或以上'],
    ['2026 年中期業績', '2026_年中期業績'],
    ['在 8 月底前', '在 8_月底前'],
    ['需要 OS X 10.10 或以上', '需要_OS_X_10.10 或以上'],
    ['Windows 版 10.30', 'Windows 版 10.30'],
    ['第 3 步', '第_3_步'],
    ['AIPO 新股數據站', 'AIPO_新股數據站'],
    ['Open API 的文件', 'Open_API_的文件'],
    ['交易日 08:30 至 18:00', '交易日 08:30_至_18:00'],
  ])('in %s no space parts a number from its unit, nor a class of shares', (part, expected) => {
    expect(withFirmSpaces(part).replaceAll('\u00a0', '_')).toBe(expected);
  });

  test('no line of a heading breaks within a law’s name or a row of sections, where it may after brackets and commas', () => {
    expect(withWholeWords('按《個人資料（私隱）條例》及條款第 8、9 及 18 節處理').replaceAll('\u00a0', ' ')).toBe(
      '按<wbr><span data-whole>《個人資料（私隱）條例》</span><wbr>及條款<wbr><span data-whole>第 8、9 及 18 節</span><wbr>處理',
    );
    expect(withWholeWords('《私隱條例》第 26 條')).not.toContain('data-whole');
  });

  test('a day stays with its year in short texts, and the stock code with what it is', () => {
    const firm = (text: string) => withFirmSpaces(text, true).replaceAll('\u00a0', '_');
    expect(firm('截至 2026 年 9 月 30 日')).toBe('截至 2026_年_9_月_30_日');
    expect(firm('股份代號 08017')).toBe('股份代號_08017');
    expect(firm('美股及 A 股')).toBe('美股及_A_股');
  });

  test('a lead of several lines breaks after any word, and little words still lean on theirs', () => {
    const lead =
      '就合規、結算及券商營運提供意見。從事證券業 25 年，先後主管結算部和合規部，熟悉中小型券商的後台運作及監管要求，持有法學學士學位。';
    const parts = linePartsOf(lead);
    expect(parts).toEqual(expect.arrayContaining(['券商的', '就合規、', '持有']));
    // A space is a place to break of its own, and what closes a clause belongs to its last word.
    const widest = parts.flatMap((part) => part.split(' ')).map((part) => part.replace(/\p{P}/gu, '').length);
    expect(Math.max(...widest)).toBeLessThanOrEqual(4);
  });

  test('in it no line begins with 的', () => {
    for (const text of [
      '資料如為歷史研究等公眾利益（包括歷史方面的利益）不宜刪除的，可以在保留期屆滿後繼續保留，但不作其他用途。',
      '十二月，活報告涵蓋的細分行業突破四千個；排到第 4,000 位的是工業內窺鏡，一年前在平台上還查不到任何相關的內容。',
      '如有爭議，請先聯絡客戶服務；三十日內未能解決的，任何一方均可將爭議提交香港法院，由法院按香港法律處理。',
    ])
      expect(linePartsOf(text).filter((part) => part.startsWith('的'))).toEqual([]);
  });

  test('nothing is lost or added', () => {
    for (const text of ['「甲」、（乙）：丙！', ' 前後有空格 ', '2026年11月20日，08017，香港。', '上市公司A股', '']) {
      expect(linePartsOf(text).join('')).toBe(text);
    }
  });

  test('no line begins with a mark that closes, or ends with one that opens', () => {
    const parts = linePartsOf('董事會（「審核委員會」）已審閱：收入、成本，以及「其他」。');
    expect(parts.filter((part) => /^[，。、；：）」]/u.test(part))).toEqual([]);
    expect(parts.filter((part) => /[（「]$/u.test(part))).toEqual([]);
  });

  test('English is untouched', () => {
    expect(linePartsOf('Interim Report 2026')).toEqual(['Interim Report 2026']);
  });

  test('every term of the glossary stays whole', () => {
    const glossary = readFileSync('docs/glossary.md', 'utf8');
    const terms = glossary
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.includes('---'))
      .flatMap((line) => line.split('|').slice(2, 4))
      .flatMap((cell) => cell.split(/[／、/，；（）()「」“”\s]+/u))
      .filter((term) => /^\p{Script=Han}{2,8}$/u.test(term));
    expect(terms.length).toBeGreaterThan(100);
    for (const term of new Set(terms)) {
      const parts = linePartsOf(`我們${term}說`);
      expect([term, parts.some((part) => part.includes(term))]).toEqual([term, true]);
    }
  });
});

describe('an amount in English keeps its unit', () => {
  test.each([
    ['HK$31.2 million, up 24.3%', 'HK$31.2\u00a0million, up 24.3%'],
    ['2 billion', '2\u00a0billion'],
    ['more than 2 millions', 'more than 2 millions'],
    ['a million', 'a million'],
    ['the announcement of 27 March 2026', 'the announcement of 27\u00a0March 2026'],
    ['the March 2026 quarter', 'the March 2026 quarter'],
    ['64-bit Windows 10 (22H2) or OS X 10.10', '64-bit Windows\u00a010 (22H2) or OS X\u00a010.10'],
    ['the Windows version', 'the Windows version'],
  ])('%s', (text, expected) => {
    expect(withFirmEnglish(text)).toBe(expected);
    expect(withLineBreaks(`<p>${text}</p>`)).toBe(`<p>${expected}</p>`);
  });
});
