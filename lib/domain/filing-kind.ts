/**
 * What kind of document a filing is. An API may say so (docs/requirements.md, Page by
 * page: `category`), in a word of ours, in the exchange's headline or in its
 * own; what says nothing is read from the title, in any of the three languages.
 */

/** In the order in which a reader looks for them. */
export const FILING_KINDS = ['results', 'meetings', 'transactions', 'returns', 'other'] as const;
export type FilingKind = (typeof FILING_KINDS)[number];

/** How many filings of each kind there are. */
export type KindCounts = Readonly<Record<FilingKind, number>>;

/** Whoever changes which kind a title has counts this up, so that the store keeps the new one. */
export const FILING_RULES = 1;

export function isFilingKind(text: string | null | undefined): text is FilingKind {
  return FILING_KINDS.some((kind) => kind === text);
}

export function countKinds(counts: Iterable<readonly [kind: string, count: number]>): KindCounts {
  const total: Record<FilingKind, number> = { results: 0, meetings: 0, transactions: 0, returns: 0, other: 0 };
  for (const [kind, count] of counts) {
    if (isFilingKind(kind)) total[kind] += count;
  }
  return total;
}

/** Whole words with which an API may name a kind. */
const NAMES: Readonly<Record<FilingKind, RegExp>> = {
  results: /^(?:(?:financial )?results?|業績|业绩)$/,
  meetings: /^(?:(?:general |shareholders['’]? )?meetings?|股東大會|股东大会|會議|会议)$/,
  transactions: /^(?:transactions?|交易)$/,
  returns: /^(?:(?:disclosure )?returns?|報表|报表)$/,
  other: /^(?:others?|misc(?:ellaneous)?|其他|其它)$/,
};

/** What says when the board meets, of any case. */
export const DATE_OF_BOARD_MEETING =
  /董事[會会](?:會議|会议|召開|召开)(?:日期|通告|通知)?|(?:date|notice) of (?:a )?(?:board|directors['’]?) meeting/i;

/**
 * The first rule that fits decides. The date of a board meeting names results, a circular names the meeting that
 * votes on a transaction, and that on a final dividend the annual general meeting: so what is filed stands before
 * what it is about.
 */
const RULES: readonly (readonly [FilingKind, RegExp])[] = [
  ['returns', /月報表|月报表|翌日披露|monthly returns?\b|next[- ]day disclosure/],
  ['meetings', DATE_OF_BOARD_MEETING],
  [
    'meetings',
    /代表委任表格|委任代表表格|投票表決|投票表决|表決結果|表决结果|\bproxy form|form of proxy|poll results?\b/,
  ],
  ['meetings', /results? of (?:the )?(?:agm|egm|sgm|(?:annual|extraordinary|special|general)\b.*\bmeeting)/],
  [
    'transactions',
    /須予披露|须予披露|(?:關連|关连|關聯|关联|主要|重大)(?:[及和與与])?(?:須予披露的?|须予披露的?)?交易|非常重大的?(?:收購|收购|出售)/,
  ],
  [
    'transactions',
    /\b(?:discloseable|connected|major|very substantial)\b[^,;:]*\b(?:transactions?|acquisitions?|disposals?)\b/,
  ],
  [
    'meetings',
    /股東[^，。；]*大會|股东[^，。；]*大会|\b(?:annual|extraordinary|special|class)? ?general meetings?\b|\b(?:agm|egm|sgm)\b/,
  ],
  [
    'transactions',
    /供股|配售|公開發售|公开发售|配發結果|配发结果|\brights issue\b|\bplacing\b|\bopen offer\b|\ballotment results?\b/,
  ],
  [
    'results',
    /業績|业绩|股息|派息|盈利預告|盈利预告|盈利警告|溢利警告|盈警|盈喜|\bdividends?\b|\bprofit (?:alert|warning)\b/,
  ],
  [
    'results',
    /\b(?:annual|final|interim|quarterly|half[- ]year(?:ly)?|full[- ]year|(?:un)?audited)\b[^,;:]*\bresults\b/,
  ],
  ['transactions', /收購|收购|出售|認購(?!權)|认购(?!权)|\b(?:acquisition|disposal|subscription) (?:of|for)\b/],
];

/**
 * @param title as it was filed, in any of the three languages
 * @param category what an API says of it
 */
export function filingKind(title: string, category?: string): FilingKind {
  const named = category === undefined ? undefined : kindNamed(plain(category));
  return named ?? kindByRules(plain(title)) ?? 'other';
}

function kindNamed(category: string): FilingKind | undefined {
  return FILING_KINDS.find((kind) => NAMES[kind].test(category)) ?? kindByRules(category);
}

function kindByRules(text: string): FilingKind | undefined {
  return RULES.find(([, rule]) => rule.test(text))?.[0];
}

/** One width, one case, one blank. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
