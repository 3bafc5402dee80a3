import terms from './unbroken-terms.json';

/**
 * Where a line of Chinese may break: between words, never within a word, a term
 * of the glossary, a name, a date, or a number and its unit (design, Chinese lines).
 * Text without Chinese breaks at its spaces, as ever.
 */

export const HAN = /\p{Script=Han}/u;

/** A number in any way it is written, with what is counted; a date is several of them. It ends in a digit, or in the letter of a section (35E 條): what follows a colon is not counted. */
const NUMERAL =
  /[\d０-９](?:[\d０-９.,:：/／–−-]*[\d０-９])?(?:[A-Z](?= ?[條条]))?|[零〇一二兩两三四五六七八九十百千]+/;
const UNITS =
  '年報|年报|年度|年半|年底|年初(?!步)|年中(?!期)|年|個月|个月|月份|月底|月初(?!步)|月中(?![期旬])|月|日止|日|號|号|時|时|小時|小时|分鐘|分钟|分(?!之)|秒|毫秒|萬|万|億|亿|千|百|港元|美元|元|股|手|倍|家|名|人|項|项|個|个|間|间|種|种|次|條|条|章|節|节|款|份|頁|页|類|类|大|成(?![交功員员本立為为熟效果就長长])|位|隻|只(?![有要能可是在限需用剩])|宗|版(?!面)|則|则|字(?:節|节)?|點|点|筆|笔|套|場|场|張|张|組|组|段|處(?!理)|处(?!理)|樓|楼|港仙|公里|像素|星期|工作天|工作日|營業日|营业日|交易日|檔|档|層|层|步|格|天|週|周|季度|季|屆|届|多|餘|余|%|％|\\+|＋';
const COUNTED = new RegExp(
  `(?:第[ \\u00a0]?|逾|近|約|约|(?:升|跌|增加|减少|減少)[ \\u00a0])?(?:${NUMERAL.source})(?:[ \\u00a0]?(?:${UNITS}))+`,
  'gu',
);
const RANGE = new RegExp(
  `(?:${COUNTED.source})(?:[ \\u00a0]?[至–-][ \\u00a0]?(?:${COUNTED.source}))?(?:[ \\u00a0]?(?:${COUNTED.source}))*`,
  'gu',
);

/** Opening hours; sections in a row; a law's name that has a part in brackets, where a line of a phone holds it. */
const HOURS = /\d{1,2}:\d{2} ?[至–-] ?\d{1,2}:\d{2}/g;
const SECTIONS = /第[ \u00a0]?\d+(?:、\d+)+(?:[ \u00a0]?[及和][ \u00a0]?\d+)?[ \u00a0]?[節节條条章項项段類类]/g;
const LAW = /《[^《》（）]{1,6}（[^《》（）]{1,6}）[^《》（）]{1,4}》/g;

const CLOSING = /^[\p{Pe}\p{Pf}，。、；：？！…—～·％%）」』》〉】〕,.;:?!]/u;
/** A bracket of Chinese begins anew: 「升 23.8%」 and 「（1,660 萬港元）」 are two. */
const BEGINS = /^[「『《〈【〔（]/u;
const OPENING = /[\p{Ps}\p{Pi}「『《〈【〔（(]$/u;
/** Words that say nothing at the beginning of a line. */
const LEANS_BACK = new Set([
  '的',
  '了',
  '嗎',
  '吗',
  '呢',
  '吧',
  '着',
  '著',
  '過',
  '过',
  '們',
  '们',
  '等',
  '者',
  '上',
  '中',
  '內',
  '内',
  '後',
  '后',
  '前',
  '時',
  '时',
  '下',
  '裏',
  '里',
  '間',
  '间',
  '之',
  '地',
  '得',
  '起',
  '止',
]);
const LEANS_FORWARD = new Set([
  '在',
  '與',
  '与',
  '和',
  '及',
  '由',
  '從',
  '从',
  '為',
  '为',
  '向',
  '對',
  '对',
  '以',
  '把',
  '將',
  '将',
  '被',
  '不',
  '每',
  '各',
  '本',
  '該',
  '该',
  '這',
  '这',
  '那',
  '或',
  '而',
  '就',
  '也',
  '都',
  '可',
  '能',
  '再',
  '更',
  '最',
  '較',
  '较',
  '未',
  '已',
  '只',
  '至',
  '按',
  '經',
  '经',
  '於',
  '于',
  '第',
  '逾',
]);

const ENDS_CLAUSE = /[，。、；：？！…—）」』》〉】〕]$/u;

/** A single character belongs to the word before it while that is no longer. */
const LONGEST_WORD = 3;

/** Wider than this, in em, words are not held together: on a phone it would be most of a line. */
const LONGEST = 7;

/**
 * Text that runs over several lines, in em, breaks as Chinese does in print: after any word. What little words lean on
 * stays with them, and no more, or every line would end somewhere else.
 */
const RUNNING = 36;
const LONGEST_RUNNING = 4;

/**
 * Headings, leads and excerpts are no longer, in em: in them a date with its year stays on one line. Running text has
 * too few places to break for that.
 */
export const BRIEF = 110;

/** How wide a text is, in em: what is full width counts whole, letters and figures a little over half. */
export function emsOf(text: string): number {
  let ems = 0;
  for (const sign of text) ems += sign.charCodeAt(0) > 0x2e7f ? 1 : 0.6;
  return ems;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The parts of a text between which a line may break, besides at its spaces. */
export function linePartsOf(text: string): string[] {
  if (!HAN.test(text)) return [text];
  const longest = emsOf(text) > RUNNING ? LONGEST_RUNNING : LONGEST;
  const parts: string[] = [];
  for (const piece of wordsOf(text)) {
    const before = parts.at(-1);
    if (before === undefined) parts.push(piece);
    else if (staysTogether(before, piece, longest)) parts[parts.length - 1] = before + piece;
    else parts.push(piece);
  }
  return parts;
}

function staysTogether(before: string, piece: string, longest: number): boolean {
  if (/^\s/.test(piece) || /\s$/.test(before)) return true;
  if (CLOSING.test(piece) || OPENING.test(before)) return true;
  // Names in Latin letters, and addresses, break where the browser breaks them.
  const latin = !HAN.test(before.slice(-1)) && !HAN.test(piece.slice(0, 1));
  if (latin && !ENDS_CLAUSE.test(before) && !BEGINS.test(piece)) return true;
  const ems = emsOf(before + piece);
  if (ENDS_CLAUSE.test(before)) return false;
  // No line begins with 的, while half a line of a phone holds what it ends; the dictionary has 的是 as a word.
  if ((piece === '的' || piece === '的是') && ems <= LONGEST + 3) return true;
  if (ems > longest) return false;
  if (LEANS_BACK.has(piece)) return true;
  // The sign that closes a part has room in it too.
  if (ems > LONGEST - 1) return false;
  if (LEANS_FORWARD.has(before) || LEANS_FORWARD.has(before.slice(-1))) return true;
  // The dictionary splits what it does not know into single characters; none of them stands alone.
  const last = before.length - before.lastIndexOf(' ') - 1;
  return last === 1 || (piece.length === 1 && last <= LONGEST_WORD);
}

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
    NAMES,
  ].join('|'),
  'g',
);

/** A day with its year. */
const DATE = /\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日/g;

/** A part whose spaces hold between a number and its unit, within a date that fits a line, and within what is one word. */
export function withFirmSpaces(part: string, isBrief = false): string {
  const firm = (text: string) => text.replaceAll(' ', '\u00a0');
  return part
    .replace(ONE_WORD, firm)
    .replace(DATE, (date) => (isBrief ? firm(date) : date))
    .replace(HOURS, firm)
    .replace(RANGE, (range) => (emsOf(range) <= LONGEST ? firm(range) : range.replace(COUNTED, firm)));
}

const NAME_OR_ROW = new RegExp(`${LAW.source}|${SECTIONS.source}`, 'g');

/** HTML of a part in which no line breaks after a closing bracket or a comma within a name or a row of numbers, where one might. */
export function withWholeNames(html: string): string {
  return html.replace(NAME_OR_ROW, '<span data-whole="">$&</span>');
}

/** Words as the dictionary has them, with what must not be broken in one piece. */
function wordsOf(text: string): string[] {
  const whole = unbrokenIn(text);
  const words: string[] = [];
  let end = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    if (index + segment.length <= end) continue;
    const span = whole.find(({ from, to }) => index < to && index + segment.length > from);
    if (!span) {
      words.push(text.slice(Math.max(end, index), index + segment.length));
      end = index + segment.length;
      continue;
    }
    if (span.from > Math.max(end, index)) words.push(text.slice(Math.max(end, index), span.from));
    words.push(text.slice(Math.max(end, span.from), span.to));
    end = span.to;
    if (index + segment.length > span.to) {
      words.push(text.slice(span.to, index + segment.length));
      end = index + segment.length;
    }
  }
  return words.filter((word) => word !== '');
}

/** Where something is read, in brackets: the report of a year and the part of it are one name. */
const SOURCE = /（(?:[見见] ?)?\d{4} ?年(?:年?[報报]|中期|第)[^（）]{0,9}）/g;

/** Terms, sources, hours, sections, laws, and numbers with what they count, as places in the text; where they overlap the earlier and longer one counts. */
function unbrokenIn(text: string): { from: number; to: number }[] {
  const found = [TERMS, SOURCE, HOURS, SECTIONS, LAW, RANGE]
    .flatMap((whole) => [...text.matchAll(whole)])
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
    .sort((one, other) => one.from - other.from || other.to - one.to);
  const kept: typeof found = [];
  for (const span of found) if (span.from >= (kept.at(-1)?.to ?? 0)) kept.push(span);
  return kept;
}

const TERMS = new RegExp([...terms].sort((one, other) => other.length - one.length).join('|'), 'gu');

/** What is no running text: code, and what is drawn. */
const AS_IT_STANDS = /^<\/?(?:pre|code|svg)\b/;

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const FIRM_IN_ENGLISH = new RegExp(
  `(?<=\\d) (?=(?:million|billion|${MONTHS})\\b)|(?<=\\b(?:${SYSTEMS})) (?=\\d)|${NAMES}`,
  'g',
);

/** An amount in English keeps its unit, a day its month, a system its version, a name its second word: HK$31.2 million, 27 March 2026, Windows 10, Open API. */
export function withFirmEnglish(text: string): string {
  return text.replace(FIRM_IN_ENGLISH, (words) => words.replaceAll(' ', '\u00a0'));
}

/** HTML of ours whose Chinese breaks between words only, where it stands in an element of the class `LINES`. */
export function withLineBreaks(html: string): string {
  if (!HAN.test(html)) return withFirmEnglish(html);
  let depth = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      if (AS_IT_STANDS.test(piece)) depth += piece.startsWith('</') ? -1 : 1;
      if (depth > 0 || piece.startsWith('<') || !HAN.test(piece)) return piece;
      const isBrief = emsOf(piece) <= BRIEF;
      return linePartsOf(piece)
        .map((part) => withWholeNames(withFirmSpaces(part, isBrief)))
        .join('<wbr>');
    })
    .join('');
}
