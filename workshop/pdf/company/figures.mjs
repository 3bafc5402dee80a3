import { issuedAt } from './shares.mjs';
import { statement } from './statement.mjs';

// The figures of record. Where the site's news and report introductions state an amount it is the
// same here; the rest fills the gaps between them. HK$ million: [revenue's three segments],
// profit attributable to owners, research and development charged to profit or loss.
const record = {
  '2017Q1': [[3.4, 4.9, 0.4], 0.7, 1.9],
  '2017H1': [[6.8, 10.0, 0.9], 1.5, 3.9],
  '20179M': [[10.4, 15.1, 1.4], 2.2, 5.9],
  '2017FY': [[14.1, 20.6, 1.9], 3.0, 7.9],
  '2018Q1': [[3.9, 5.4, 0.6], 0.3, 2.1],
  '2018H1': [[7.9, 10.9, 1.3], 0.4, 4.4],
  '20189M': [[12.0, 16.5, 2.0], 0.9, 6.6],
  '2018FY': [[16.2, 22.2, 2.8], 1.4, 8.9],
  '2019Q1': [[4.3, 5.7, 0.8], 0.5, 2.4],
  '2019H1': [[8.7, 11.5, 1.7], 1.0, 4.8],
  '20199M': [[13.2, 17.4, 2.6], 1.7, 7.3],
  '2019FY': [[17.9, 23.5, 3.6], 2.4, 9.8],
  '2020Q1': [[4.8, 6.1, 1.0], 0.5, 2.7],
  '2020H1': [[9.9, 12.6, 2.2], 1.3, 5.5],
  '20209M': [[15.3, 19.5, 3.5], 2.2, 8.5],
  '2020FY': [[21.0, 26.4, 4.9], 3.1, 11.6],
  '2021Q1': [[5.3, 9.0, 1.5], 1.0, 3.1],
  '2021H1': [[10.7, 17.2, 3.1], 1.9, 6.3],
  '20219M': [[16.2, 24.8, 4.5], 2.6, 9.6],
  '2021FY': [[21.9, 32.1, 6.1], 3.4, 13.0],
  '2022Q1': [[5.6, 6.5, 1.7], 0.8, 3.4],
  '2022H1': [[11.4, 12.9, 3.6], 1.8, 6.9],
  '20229M': [[17.9, 19.4, 5.8], 2.9, 10.5],
  '2022FY': [[24.6, 25.8, 8.2], 4.2, 14.2],
  '2023Q1': [[6.7, 6.0, 2.4], 1.2, 3.7],
  '2023H1': [[13.8, 11.8, 5.0], 2.6, 7.5],
  '20239M': [[21.3, 17.9, 8.0], 4.2, 11.6],
  '2023FY': [[29.9, 24.1, 10.9], 6.1, 15.9],
  '2024H1': [[17.3, 12.1, 6.6], 4.3, 8.4],
  '20249M': [[27.1, 18.5, 10.5], 7.0, 13.0],
  '2024FY': [[38.1, 25.5, 14.7], 10.4, 17.6],
  '2025H1': [[23.2, 13.1, 8.4], 5.9, 9.4],
  '20259M': [[36.9, 20.1, 12.8], 10.3, 14.5],
  '2025FY': [[51.6, 27.2, 17.3], 15.8, 19.8],
  '2026H1': [[30.9, 14.6, 9.7], 9.4, 10.6],
  '20269M': [[49.2, 22.3, 14.9], 14.9, 16.5],
};

const cash = {
  '2018H1': 18.4,
  '2018FY': 44.1,
  '2019H1': 43.0,
  '2019FY': 42.7,
  '2020H1': 42.1,
  '2020FY': 43.5,
  '2021H1': 42.9,
  '2021FY': 42.2,
  '2022H1': 40.3,
  '2022FY': 39.6,
  '2023H1': 39.9,
  '2023FY': 41.2,
  '2024H1': 45.1,
  '2024FY': 50.8,
  '2025H1': 57.2,
  '2025FY': 68.4,
  '2026H1': 74.9,
};

const brokers = {
  '2017H1': 9,
  '2017FY': 10,
  '2018H1': 11,
  '2018FY': 12,
  '2019H1': 13,
  '2019FY': 15,
  '2020Q1': 16,
  '2020H1': 17,
  '2020FY': 20,
  '2021Q1': 21,
  '2021H1': 22,
  '20219M': 23,
  '2021FY': 24,
  '2022Q1': 25,
  '2022H1': 28,
  '20209M': 19,
  '20229M': 30,
  '2022FY': 32,
  '2023Q1': 34,
  '2023H1': 37,
  '20239M': 42,
  '2023FY': 45,
  '2024H1': 48,
  '20249M': 50,
  '2024FY': 52,
  '2025H1': 57,
  '20259M': 58,
  '2025FY': 59,
  '2026H1': 59,
  '20269M': 59,
};

const grossMargin = {
  2017: 0.548,
  2018: 0.553,
  2019: 0.561,
  2020: 0.566,
  2021: 0.548, // record turnover brought more quote fees to pay to the exchange
  2022: 0.579,
  2023: 0.588,
  2024: 0.603,
  2025: 0.619,
  2026: 0.634,
};
const otherIncome = { 2020: 0.021, 2022: 0.02 }; // the employment subsidies of both years
const listingCost = { '2018Q1': 0.9, '2018H1': 2.1, '20189M': 2.6, '2018FY': 2.6 };

const sum = (list) => Math.round(list.reduce((a, b) => a + b, 0) * 10) / 10;

export function figures(year, span) {
  const key = `${year}${span}`;
  const [segments, profit, research] = record[key];
  return {
    key,
    year,
    span,
    segments,
    profit,
    research,
    revenue: sum(segments),
    cash: cash[key],
    brokers: brokers[key],
    listing: listingCost[key] ?? 0,
    margin: grossMargin[year],
    other: otherIncome[year] ?? 0.007,
  };
}

const shares = {
  '2018Q1': 375e6,
  '2018H1': 375e6,
  '20189M': 411e6,
  '2018FY': 433e6,
  '2017Q1': 375e6,
  '2017H1': 375e6,
  '20179M': 375e6,
  '2017FY': 375e6,
};
const MONTHS = { Q1: 3, H1: 6, '9M': 9, FY: 12 };
const DAY = 86_400_000;

/** Shares in issue on an average day of the period: those of an exercise count from its day. */
export const weightedShares = (key) => {
  if (shares[key]) return shares[key];
  const [year, span] = [Number(key.slice(0, 4)), key.slice(4)];
  const [from, to] = [Date.UTC(year, 0, 1), Date.UTC(year, MONTHS[span], 1)];
  let sum = 0;
  for (let day = from; day < to; day += DAY) sum += issuedAt(new Date(day).toISOString().slice(0, 10));
  return sum / ((to - from) / DAY);
};
/** HK cents, of the profit to the thousand that the statement shows. */
export const perShare = (f) => (statement(f).profit * 1e5) / weightedShares(f.key);

/** Segment names changed as the business did: SaaS and ESOP arrived in 2022. */
export function segmentNames(year) {
  if (year >= 2022)
    return [
      ['券商 SaaS 及交易系統', 'Broker SaaS and trading systems'],
      ['市場數據及個人服務', 'Market data and personal services'],
      ['上市公司及 ESOP 服務', 'Listed company and ESOP services'],
    ];
  return [
    ['交易系統', 'Trading systems'],
    ['市場數據及個人服務', 'Market data and personal services'],
    ['上市公司服務', 'Listed company services'],
  ];
}
