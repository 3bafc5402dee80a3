/**
 * What stays on one line wherever it stands, in headings as in running text: a number with its unit, a day of a month,
 * opening hours, a system with its version, a name of two words. Spaces within them become firm (U+00A0).
 */

export const HAN = /\p{Script=Han}/u;

/** A number in any way it is written, with what is counted; a date is several of them. It ends in a digit, or in the letter of a section (35E 條): what follows a colon is not counted. */
const NUMERAL =
  /[\d０-９](?:[\d０-９.,:：/／–−-]*[\d０-９])?(?:[A-Z](?= ?[條条]))?|[零〇一二兩两三四五六七八九十百千]+/;
const UNITS =
  '年報|年报|年度|年半|年底|年初(?!步)|年中(?!期)|年|個月|个月|月份|月底|月初(?!步)|月中(?![期旬])|月|日止|日|號|号|時|时|小時|小时|分鐘|分钟|分(?!之)|秒|毫秒|萬|万|億|亿|千|百|港元|美元|元|股(?![东東份價价票息權权])|手|倍|家|名|人|項|项|個|个|間|间|種|种|次|條|条|章|節|节|款|份|頁|页|類|类|大|成(?![交功員员本立為为熟效果就長长])|位|隻|只(?![有要能可是在限需用剩])|宗|版(?!面)|則|则|字(?:節|节)?|點|点|筆|笔|套|場|场|張|张|組|组|段|處(?!理)|处(?!理)|樓|楼|港仙|公里|像素|星期|工作天|工作日|營業日|营业日|交易日|檔|档|層|层|步|格|天|週|周|季度|季|屆|届|多|餘|余|%|％|\\+|＋';
export const COUNTED = new RegExp(
  `(?:第[ \\u00a0]?|逾|近|約|约|(?:升|跌|增加|减少|減少)[ \\u00a0])?(?:${NUMERAL.source})(?:[ \\u00a0]?(?:${UNITS}))+`,
  'gu',
);
export const RANGE = new RegExp(
  `(?:${COUNTED.source})(?:[ \\u00a0]?[至–-][ \\u00a0]?(?:${COUNTED.source}))?(?:[ \\u00a0]?(?:${COUNTED.source}))*`,
  'gu',
);

/** Opening hours. */
export const HOURS = /\d{1,2}:\d{2} ?[至–-] ?\d{1,2}:\d{2}/g;

/** How wide a text is, in em: what is full width counts whole, letters and figures a little over half. */
export function emsOf(text: string): number {
  let ems = 0;
  for (const sign of text) ems += sign.charCodeAt(0) > 0x2e7f ? 1 : 0.6;
  return ems;
}

/** No wider than this, in em, are the numbers, and in headings the words, that are held together: on a phone it would be most of a line. */
export const LONGEST = 7;

/** What a program runs on: with its version one word, in every language. */
const SYSTEMS = 'Android|iOS|iPadOS|macOS|OS X|Windows|Python|Java';

/** Names of ours that are two words. */
const NAMES = '\\bTradeGo (?=Markets\\b)|\\bOpen (?=API\\b)|\\bLive (?=Report\\b)';

/** What is one word although it has a space: A 股, App 的, Android 8.0, 下午 6, App 用戶, GEM 上市規則. */
const ONE_WORD = new RegExp(
  [
    '(?<![A-Za-z])[ABH] (?=股)',
    `(?:${SYSTEMS}|版本) \\d[\\d.]*`,
    `需要? (?=${SYSTEMS})`,
    '(?:上午|下午|早上|晚上) (?=\\d)',
    'App (?=用戶|用户)',
    '券商 (?=SaaS)',
    'AIPO (?=新股)',
    '(?<=[A-Za-z]) (?=的)',
    'ESOP (?=服務|服务)',
    'GEM (?=上市規則|上市规则)',
    '股份代[號号] \\d{4,5}',
    '第 (?=\\d)',
    NAMES,
  ].join('|'),
  'g',
);

/** A day with its year. */
const DATE = /\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日/g;

/** Words that join what follows to what came before, before a space. */
const JOIN = /([及與与和或]) (?=[\dA-Za-z])/g;

/** A text whose spaces hold between a number and its unit, and within what is one word; in a heading, within a day and its year, and after 及 too. */
export function withFirmSpaces(text: string, isHeading = false): string {
  const firm = (words: string) => words.replaceAll(' ', '\u00a0');
  return text
    .replace(ONE_WORD, firm)
    .replace(JOIN, (words) => (isHeading ? firm(words) : words))
    .replace(DATE, (date) => (isHeading ? firm(date) : date))
    .replace(HOURS, firm)
    .replace(RANGE, (range) => (emsOf(range) <= LONGEST ? firm(range) : range.replace(COUNTED, firm)));
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const FIRM_IN_ENGLISH = new RegExp(
  `(?<=\\d) (?=(?:million|billion|${MONTHS})\\b)|(?<=\\b(?:${SYSTEMS})) (?=\\d)|${NAMES}`,
  'g',
);

/** An amount in English keeps its unit, a day its month, a system its version, a name its second word: HK$31.2 million, 27 March 2026, Windows 10, Open API. */
export function withFirmEnglish(text: string): string {
  return text.replace(FIRM_IN_ENGLISH, (words) => words.replaceAll(' ', '\u00a0'));
}
