// What slides say to each reader, and how amounts are written for them. Amounts come in HK$'000.
import { readFileSync } from 'node:fs';
import { inProject } from '../../lib/places.mjs';
import { change, dateEn, group, parts } from '../words.mjs';

/** HK$ million to one decimal place, as the company states an amount; Chinese readers count the same in 萬. */
const millions = (thousands) => Math.round(thousands / 100) / 10;
const inWan = (thousands) => group(Math.round(thousands / 100) * 10);
const percent = (share) => `${(share * 100).toFixed(1)}%`;
/** Without its sign, where words say which way. */
const by = (now, before) => change(now, before).slice(1);
const moved = (now, before, [up, down]) => (now < before ? down : up);

/** Months and last day of a stretch of the year. */
const stretches = {
  half: { key: 'half', months: 6, end: '06-30' },
  'nine-months': { key: 'nineMonths', months: 9, end: '09-30' },
  year: { key: 'year', months: 12, end: '12-31' },
};

/** `2026-nine-months`: its year, and what it is called. */
export function periodOf(name) {
  const year = Number(name.slice(0, 4));
  const { end, ...stretch } = stretches[name.slice(5)];
  return { year, name: name.slice(5), ends: `${year}-${end}`, ...stretch };
}

const chineseDay = (iso) => {
  const [year, month, day] = parts(iso);
  return `${year} 年 ${month} 月 ${day} 日`;
};

const en = {
  lang: 'en',
  brand: 'TradeGo',
  code: (code) => `GEM ${code}`,
  sample: 'Sample document',
  day: dateEn,
  amount: (k) => group(millions(k), 1),
  money: (k) => `HK$${group(millions(k), 1)} million`,
  million: 'HK$ million',
  thousand: 'HK$’000',
  ended: ({ months, ends }) => `${{ 6: 'Six months', 9: 'Nine months', 12: 'Year' }[months]} ended ${dateEn(ends)}`,
  asAt: (iso) => `At ${dateEn(iso)}`,
  short: ({ name, year }) => `${{ half: 'H1 ', 'nine-months': '9M ', year: '' }[name]}${year}`,
  points: (n) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)} pts`,
  changed: 'Change',
  item: 'Item',
  headline: (now, before) =>
    `Revenue ${moved(now, before, ['rose', 'fell'])} ${by(now, before)} to HK$${group(millions(now), 1)} million`,
  increase: (name, share) => `${name} brought ${percent(share)} of the increase`,
  mix: (name, now, before) => `${name}: ${percent(now)} of revenue, against ${percent(before)} a year earlier`,
  margin: (now, before) => `Gross margin was ${percent(now)}, against ${percent(before)} a year earlier`,
  cash: (k, iso) => `Cash of HK$${group(millions(k), 1)} million at ${dateEn(iso)}`,
  years: (from, to, { name }) =>
    `${{ half: 'First-half', 'nine-months': 'Nine-month', year: 'Yearly' }[name]} revenue and profit, ${from} to ${to}`,
  said: 'From the call',
  notes: 'Notes',
  about: (document, pages, judged) => [
    'Everything in this document is a sample: the company, its people and its figures are invented.',
    `The figures are ${judged}. They are those of the ${document} (${pages}), which prevails over these slides. Percentages are calculated from amounts in HK$’000.`,
    'What is said of the future rests on what management expects today. Results may differ from it, and the company does not undertake to update it.',
    'Nothing here is an offer to sell or an invitation to buy securities.',
  ],
  pages: (list) => (list.length === 1 ? `page ${list[0]}` : `pages ${list.join(' and ')}`),
  write: (email) => `Investor relations: ${email}`,
};

const zt = {
  lang: 'zh-Hant',
  brand: '捷利交易寶',
  code: (code) => `GEM ${code}`,
  sample: '示範文件',
  day: chineseDay,
  amount: inWan,
  money: (k) => `${inWan(k)} 萬港元`,
  million: '萬港元',
  thousand: '千港元',
  ended: ({ months, ends }) => `截至 ${chineseDay(ends)}止${{ 6: '六個月', 9: '九個月', 12: '年度' }[months]}`,
  asAt: (iso) => `於 ${chineseDay(iso)}`,
  short: ({ name, year }) => `${year} 年${{ half: '上半年', 'nine-months': '首九個月', year: '' }[name]}`,
  points: (n) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)} 個百分點`,
  changed: '變動',
  item: '項目',
  headline: (now, before) => `收入${moved(now, before, ['增加', '減少'])} ${by(now, before)} 至 ${inWan(now)} 萬港元`,
  increase: (name, share) => `${name}佔收入增幅 ${percent(share)}`,
  mix: (name, now, before) => `${name}佔收入 ${percent(now)}，去年同期為 ${percent(before)}`,
  margin: (now, before) => `毛利率為 ${percent(now)}，去年同期為 ${percent(before)}`,
  cash: (k, iso) => `${chineseDay(iso)}的現金為 ${inWan(k)} 萬港元`,
  years: (from, to, { name }) =>
    `${from} 至 ${to} 年${{ half: '上半年', 'nine-months': '首九個月', year: '' }[name]}的收入及溢利`,
  said: '電話會議摘錄',
  notes: '附註',
  about: (document, pages, judged) => [
    '本文件為示範文件，公司、人物及數字均屬虛構。',
    `數字${judged}，取自《${document}》${pages}；如有不符，以該報告為準。百分比按千港元金額計算。`,
    '有關未來的陳述反映管理層現時的預期，實際業績或有差異，本公司不承諾更新。',
    '本文件並非出售證券的要約或購買證券的邀請。',
  ],
  pages: (list) => `第 ${list.join('、')} 頁`,
  write: (email) => `投資者關係：${email}`,
};

const zh = {
  lang: 'zh-Hans',
  brand: '捷利交易宝',
  code: zt.code,
  sample: '示例文件',
  day: chineseDay,
  amount: inWan,
  money: (k) => `${inWan(k)} 万港元`,
  million: '万港元',
  thousand: '千港元',
  ended: ({ months, ends }) => `截至 ${chineseDay(ends)}止${{ 6: '六个月', 9: '九个月', 12: '年度' }[months]}`,
  asAt: (iso) => `截至 ${chineseDay(iso)}`,
  short: ({ name, year }) => `${year} 年${{ half: '上半年', 'nine-months': '前三季度', year: '' }[name]}`,
  points: (n) => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)} 个百分点`,
  changed: '同比变动',
  item: '项目',
  headline: (now, before) =>
    `收入同比${moved(now, before, ['增长', '下降'])} ${by(now, before)}，${moved(now, before, ['达', '为'])} ${inWan(now)} 万港元`,
  increase: (name, share) => `${name}贡献了 ${percent(share)} 的收入增量`,
  mix: (name, now, before) => `${name}占收入 ${percent(now)}，上年同期为 ${percent(before)}`,
  margin: (now, before) => `毛利率为 ${percent(now)}，上年同期为 ${percent(before)}`,
  cash: (k, iso) => `${chineseDay(iso)}现金为 ${inWan(k)} 万港元`,
  years: (from, to, { name }) =>
    `${from} 至 ${to} 年${{ half: '上半年', 'nine-months': '前三季度', year: '' }[name]}收入及利润`,
  said: '电话会摘录',
  notes: '说明',
  about: (document, pages, judged) => [
    '本文件为示例文件，公司、人物和数据均为虚构。',
    `数据${judged}，取自《${document}》${pages}；如有出入，以该报告为准。百分比按千港元金额计算。`,
    '有关未来的表述反映管理层目前的预期，实际业绩可能有所不同，公司不承诺更新。',
    '本文件不构成出售证券的要约或购买证券的邀请。',
  ],
  pages: (list) => `第 ${list.join('、')} 页`,
  write: (email) => `投资者关系：${email}`,
};

/** The words of a reader, with the names that the site's results pages give to amounts. */
export function wordsFor(reader) {
  const { names, margins, unaudited, audited } = JSON.parse(
    readFileSync(inProject(`messages/${reader}/results.json`), 'utf8'),
  );
  return { ...{ en, zt, zh }[reader], reader, names, margins, unaudited, audited };
}
