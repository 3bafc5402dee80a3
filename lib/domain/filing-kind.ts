/**
 * What kind of document a filing is. An API may say so (docs/requirements.md, Page by
 * page: `category`), in a word of ours, in the exchange's headline or in its
 * own; what says nothing is read from the title, in any of the three languages.
 */

/** In the order in which a reader looks for them. */
export const FILING_KINDS = ['results', 'meetings', 'transactions', 'returns', 'halt', 'resumption', 'other'] as const;
export type FilingKind = (typeof FILING_KINDS)[number];

/** How many filings of each kind there are. */
export type KindCounts = Readonly<Record<FilingKind, number>>;

/** Raise it when a rule below changes: the store then computes the kinds anew. */
export const FILING_RULES = 2;

export function isFilingKind(text: string | null | undefined): text is FilingKind {
  return FILING_KINDS.some((kind) => kind === text);
}

export function countKinds(counts: Iterable<readonly [kind: string, count: number]>): KindCounts {
  const total = Object.fromEntries(FILING_KINDS.map((kind) => [kind, 0])) as Record<FilingKind, number>;
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
  halt: /^(?:(?:trading )?(?:halts?|suspensions?)|(?:短暫|短暂|暫停)?停牌)$/,
  resumption: /^(?:resumptions?|復牌|复牌)$/,
  other: /^(?:others?|misc(?:ellaneous)?|其他|其它)$/,
};

/** What says when the board meets, of any case. */
export const DATE_OF_BOARD_MEETING =
  /董事[會会](?:會議|会议|召開|召开)(?:日期|通告|通知)?|(?:date|notice) of (?:a )?(?:board|directors['’]?) meeting/i;

/**
 * Phrases of filings that report progress while trading stays halted, such as the fulfilment of conditions for
 * resumption.
 */
const STILL_HALTED =
  /(?:繼續|继续|持續|持续)(?:暫停|暂停)?(?:停牌|買賣|买卖)|(?:復牌|复牌)(?:指引|條件|条件|進[度展]|进[度展]|計劃|计划|建議|建议)|continued (?:suspension|halt)|resumption (?:guidance|conditions?|progress|plan|proposal)|(?:update|progress) on (?:the )?resumption/;
const RESUMED =
  /復牌|复牌|(?:恢復|恢复)(?:股份)?(?:買賣|买卖)|resumption of (?:trading|dealings)|(?:trading|dealings) (?:will )?resumed?\b/;
const HALTED =
  /停牌|(?:暫停|暂停)(?:股份)?(?:買賣|买卖)|\btrading halt\b|\b(?:halt|suspension) (?:of|in) (?:trading|dealings)\b/;

/**
 * Whether a filing says that trading in the shares is halted or suspended, or that it resumes; undefined if it says
 * neither. Its other subjects, such as results, do not matter here.
 */
export function tradingStated(title: string, kind?: FilingKind): 'halt' | 'resumption' | undefined {
  const text = plain(title);
  if (STILL_HALTED.test(text)) return 'halt';
  if (RESUMED.test(text)) return 'resumption';
  if (HALTED.test(text)) return 'halt';
  return kind === 'halt' || kind === 'resumption' ? kind : undefined;
}

/**
 * The first rule that matches decides, so the form of a filing comes before its subject: the date of a board meeting
 * also names results, a circular also names the meeting that votes on a transaction, and that on a final dividend the
 * annual general meeting.
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
  ['halt', STILL_HALTED],
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
  ['resumption', RESUMED],
  ['halt', HALTED],
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

/** Normalises width, case and blanks. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
