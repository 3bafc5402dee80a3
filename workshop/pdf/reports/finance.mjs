// The financial review: sentences made from the figures, in wordings that change from report to report.
import { seeded } from '../../lib/random.mjs';
import { statement } from '../company/statement.mjs';
import { change, millionEn, millionZh, percent } from '../words.mjs';

const upZh = (a, b) => (a >= b ? '增加' : '減少');
const upEn = (a, b) => (a >= b ? 'up' : 'down');

export function financialReview(slug, now, then, p, names) {
  const r = seeded(slug);
  const revenue = revenueSentence(r, now, then, p);
  const order = names
    .map((name, i) => ({ name, now: now.segments[i], before: then.segments[i] }))
    .sort((a, b) => b.now - a.now);
  const lines = [revenue, segmentsSentence(order, now), costSentence(now, then, p), balanceSentence(now, p)];
  return lines.filter(Boolean);
}

const priorZh = (p) => (p.span === 'FY' ? '上年度' : '去年同期');

function revenueSentence(r, now, then, p) {
  const [zhNow, zhThen] = [millionZh(now.revenue), millionZh(then.revenue)];
  const [enNow, enThen] = [millionEn(now.revenue), millionEn(then.revenue)];
  const pct = percent(now.revenue, then.revenue);
  const [zu, eu] = [upZh(now.revenue, then.revenue), upEn(now.revenue, then.revenue)];
  return r.pick([
    [
      `${p.plainZh}，本集團收入為 ${zhNow}，較${priorZh(p)}的 ${zhThen}${zu} ${pct}。`,
      `Revenue for the ${p.en} was ${enNow}, ${eu} ${pct} from ${enThen} a year earlier.`,
    ],
    [
      `本集團收入由 ${zhThen}${zu}至 ${zhNow}，變幅為 ${pct}。`,
      `The Group’s revenue for the ${p.en} went from ${enThen} to ${enNow}, a change of ${change(now.revenue, then.revenue)}.`,
    ],
    [
      `${p.span === 'FY' ? '年內' : '期內'}錄得收入 ${zhNow}，按年${zu} ${pct}；${priorZh(p)}為 ${zhThen}。`,
      `The Group generated revenue of ${enNow} in the ${p.en}, ${eu} ${pct} year on year (${p.year - 1}: ${enThen}).`,
    ],
  ]);
}

function segmentsSentence(order, now) {
  const share = (v) => `${((v / now.revenue) * 100).toFixed(1)}%`;
  return [
    `${order
      .map(
        (s, i) =>
          `${s.name[0].replace(/[a-z]$/i, '$& ')}收入${i ? '' : '最大，'}為 ${millionZh(s.now)}，${upZh(s.now, s.before)} ${percent(s.now, s.before)}，佔總收入 ${share(s.now)}`,
      )
      .join('；')}。`,
    `${order
      .map((s, i) => {
        const name = i ? s.name[1] : `${s.name[1]} was the largest segment at`;
        return `${name} ${millionEn(s.now)} (${upEn(s.now, s.before)} ${percent(s.now, s.before)}, ${share(s.now)} of revenue)`;
      })
      .join('; ')
      .replace(/; ([^;]*)$/, '; and $1')}.`,
  ];
}

function costSentence(now, then, p) {
  const [a, b] = [statement(now), statement(then)];
  const margin = (s) => `${((s.gross / s.revenue) * 100).toFixed(1)}%`;
  const research = [
    `研發開支為 ${millionZh(now.research)}，${upZh(now.research, then.research)} ${percent(now.research, then.research)}。`,
    `Research and development expenses were ${millionEn(now.research)}, ${upEn(now.research, then.research)} ${percent(now.research, then.research)}.`,
  ];
  const listing = now.listing
    ? [
        `另有上市開支 ${millionZh(now.listing)}計入損益。`,
        ` Listing expenses of ${millionEn(now.listing)} were also charged.`,
      ]
    : ['', ''];
  return [
    `毛利率為 ${margin(a)}，${priorZh(p)}為 ${margin(b)}。${research[0]}${listing[0]}本公司擁有人應佔溢利為 ${millionZh(now.profit)}，${priorZh(p)}為 ${millionZh(then.profit)}。`,
    `The gross margin was ${margin(a)} (${p.year - 1}: ${margin(b)}). ${research[1]}${listing[1]} Profit attributable to owners of the Company was ${millionEn(now.profit)}, against ${millionEn(then.profit)}.`,
  ];
}

function balanceSentence(now, p) {
  const dividend =
    p.span === 'FY'
      ? p.year === 2025
        ? null
        : ['董事會不建議派發末期股息。', 'No final dividend is recommended.']
      : p.span === 'H1'
        ? ['董事會不建議派發中期股息。', 'The Board does not recommend the payment of an interim dividend.']
        : ['董事會不建議就該期間派發股息。', 'The Board does not recommend the payment of a dividend for the period.'];
  if (!now.cash) return dividend;
  return [
    `於 ${p.asAtZh}，現金及銀行結餘為 ${millionZh(now.cash)}，並無銀行借貸。${dividend?.[0] ?? ''}`,
    `Cash and bank balances were ${millionEn(now.cash)} at ${p.asAtEn}, with no bank borrowings. ${dividend?.[1] ?? ''}`.trim(),
  ];
}
