import { both, table } from '../html.mjs';
import { account } from '../words.mjs';
import { perShare } from './figures.mjs';
import { statement } from './statement.mjs';

/** now, then: figures; p, q: their periods. */
export function statementTable(now, then, p, q, names) {
  const [a, b] = [statement(now), statement(then)];
  const row = (zh, en, pick, kind) => ({ cells: [both(zh, en), account(pick(a)), account(pick(b))], kind });
  const listing = a.listing || b.listing ? [row('上市開支', 'Listing expenses', (s) => s.listing)] : [];
  const head = (x) => both(x.shortZh, x.audited ? 'HK$’000' : 'HK$’000 (unaudited)');
  return table({
    caption: ['簡明綜合損益表', 'Condensed consolidated statement of profit or loss'],
    unit: ['千港元', 'HK$’000'],
    columns: [{}, { head: head(p), align: 'r', width: '34mm' }, { head: head(q), align: 'r', width: '34mm' }],
    rows: [
      ...names.map(([zh, en], i) => row(zh, en, (s) => s.segments[i])),
      row('收入', 'Revenue', (s) => s.revenue, 'total'),
      row('銷售及服務成本', 'Cost of sales and services', (s) => s.cost),
      row('毛利', 'Gross profit', (s) => s.gross, 'total'),
      row('其他收入及收益', 'Other income and gains', (s) => s.other),
      row('研發開支', 'Research and development expenses', (s) => s.research),
      row('銷售及分銷開支', 'Selling and distribution expenses', (s) => s.selling),
      row('行政開支', 'Administrative expenses', (s) => s.admin),
      ...listing,
      row('財務成本', 'Finance costs', (s) => s.finance),
      row('除稅前溢利', 'Profit before tax', (s) => s.before, 'total'),
      row('所得稅開支', 'Income tax expense', (s) => s.tax),
      row('本公司擁有人應佔溢利', 'Profit attributable to owners of the Company', (s) => s.profit, 'total'),
      [
        both('每股基本盈利（港仙）', 'Basic earnings per share (HK cents)'),
        perShare(now).toFixed(2),
        perShare(then).toFixed(2),
      ],
    ],
  });
}
