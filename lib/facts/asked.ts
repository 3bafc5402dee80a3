import { company } from '../company/facts';
import { folded } from '../text/fold';
import { FACT_NAMES, type FactId } from './names';

/** A fact that a search asks for, and of which year. */
export interface AskedFact {
  id: FactId;
  /** Four digits; `last` is the financial year before the present one. */
  year?: number | 'last';
}

/** Words around the name of a fact that ask for nothing else. */
const FILLERS = [
  ...["what's", 'what is', 'what was', 'what are', 'who is', 'who are', 'when is', 'when are', 'when', 'where is'],
  ...['how many', 'how much', 'the', 'a', 'of', 'for', 'is', 'are', 'your', 'its', 's', 'does', 'have', 'to be'],
  ...['company', 'companys', 'hk', 'current', 'currently', 'latest', 'today', 'now'],
  ...['please', 'name of the', 'name', 'total', 'number of', 'date', 'day', 'per share'],
  ...['公司', '貴公司', '貴司', '請問', '是多少', '多少', '是誰', '是邊個', '是甚麼', '是什麼'],
  ...[
    '是幾時',
    '是何時',
    '何時',
    '幾時',
    '什麼時候',
    '甚麼時候',
    '有幾多',
    '幾多',
    '現時',
    '目前',
    '最新',
    '今日',
    '今天',
  ],
  ...['的', '嘅', '呢', '嗎', '是', '為', '有', '名稱', '日期', '每股'],
];

const LAST_YEAR = ['last years', 'last year', 'previous year', '去年', '上年度', '上年', '上一年'];

const LATIN = /[a-z0-9]/;

/** Names and fillers, folded like a search, longest first, so that a short name does not match within a longer one. */
const foldedFirst = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => folded(text)))].filter(Boolean).sort((one, other) => other.length - one.length);

const fillers = foldedFirst(FILLERS);
/** How a search names the company, which asks for nothing more. */
const companyNames = () => {
  const { names: own, stockCode } = company();
  return foldedFirst([...Object.values(own), stockCode, stockCode.replace(/^0+/, '')]);
};
const lastYear = foldedFirst(LAST_YEAR);
const names = (Object.entries(FACT_NAMES) as [FactId, readonly string[]][])
  .flatMap(([id, known]) => foldedFirst(known).map((name) => ({ id, name })))
  .sort((one, other) => other.name.length - one.name.length);

/**
 * The fact that a search asks for: it names one, and nothing else but a year and what is said around it. A search that
 * says more is for documents to answer.
 */
export function askedFact(q: string): AskedFact | undefined {
  const text = folded(q);
  const named = names.find(({ name }) => without(text, name) !== undefined);
  if (!named) return undefined;
  let rest = without(text, named.name) ?? '';
  const asksLast = lastYear.find((words) => without(rest, words) !== undefined);
  if (asksLast) rest = without(rest, asksLast) ?? '';
  const [, digits] = /(?<!\d)((?:19|20)\d{2})(?!\d)/.exec(rest) ?? [];
  if (digits) rest = rest.replace(new RegExp(`${digits} ?年?度?`), ' ');
  for (const filler of [...companyNames(), ...fillers]) {
    for (let left = without(rest, filler); left !== undefined; left = without(rest, filler)) rest = left;
  }
  if (rest.trim() !== '') return undefined;
  const year = asksLast ? 'last' : digits === undefined ? undefined : Number(digits);
  return year === undefined ? { id: named.id } : { id: named.id, year };
}

/**
 * The text without these words, which in Latin letters must stand on their own; undefined if it does not contain them.
 */
function without(text: string, words: string): string | undefined {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + words.length] ?? ' ';
    const parts =
      !(LATIN.test(before) && LATIN.test(words[0] ?? '')) && !(LATIN.test(after) && LATIN.test(words.at(-1) ?? ''));
    if (parts) return `${text.slice(0, at)} ${text.slice(at + words.length)}`.replace(/ {2,}/g, ' ').trim();
  }
  return undefined;
}
