/**
 * A filing's title in two parts: what it is, and the period or the day it is about. Chinese titles begin with the
 * period, so that a column of them reads 「截至二零二六年…」 before it says anything; the parts of such a title
 * change places, and only the particle or the colon between them goes.
 */
export interface FilingTitle {
  lead: string;
  rest?: string;
}

/** Period or day first, in either script; the particle between the two belongs to neither. */
const PERIOD_FIRST = [
  /^(?<rest>截至.+?止(?:年度|月份|季度|期間|期间|.{1,3}(?:個月|个月)))[之的]?(?<lead>..+)$/u,
  /^(?<rest>將?於.+?舉行|将?于.+?举行)[之的](?<lead>.+)$/u,
  /^(?<rest>\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日)[之的]?(?<lead>[^\s至止].+)$/u,
];

/** The kind first already: what follows is what the reader looks at next. */
const KIND_FIRST = [
  /^(?<lead>[^：]{2,16})：(?<rest>.+)$/u,
  /^(?<lead>[^（）]{2,20})(?<rest>（[^（）]+）)$/u,
  /^(?<lead>[A-Z][^:]{2,60}): (?<rest>.+)$/,
  /^(?<lead>[A-Z].{2,80}?) (?<rest>(?:for the (?:Year|Month|(?:Three|Six|Nine|Twelve) Months) Ended|(?:to Be )?Held on|\() ?.+)$/,
];

export function filingTitle(title: string): FilingTitle {
  for (const pattern of [...PERIOD_FIRST, ...KIND_FIRST]) {
    const { lead, rest } = pattern.exec(title)?.groups ?? {};
    if (lead && rest) return { lead, rest };
  }
  return { lead: title };
}
