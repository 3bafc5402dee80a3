// A report: cover, highlights and reviews, then outlook and income statement.
import { figures, perShare, segmentNames } from '../company/figures.mjs';
import { period, periodOf } from '../company/periods.mjs';
import { statement } from '../company/statement.mjs';
import { statementTable } from '../company/statement-table.mjs';
import { cover } from '../cover.mjs';
import { both, heading, pairs, table } from '../html.mjs';
import { change } from '../words.mjs';
import { segmentChart } from './chart.mjs';
import { financialReview } from './finance.mjs';
import { hasNotes, notesOf } from './notes.mjs';
import { reviews } from './reviews.mjs';

export function report(item) {
  const p = periodOf(item.slug);
  const q = period(p.year - 1, p.span);
  const now = figures(p.year, p.span);
  const then = figures(p.year - 1, p.span);
  const names = segmentNames(p.year);
  const [review, outlook] = reviews[item.slug];
  return {
    title: `${item.title.en} · ${item.title.zt} · TradeGo (GEM 08017)`,
    date: item.published,
    pages: hasNotes(item.slug) ? 4 : 3,
    running: `${item.title.zt} ${item.title.en}`,
    cover: cover({
      seed: item.slug,
      tone: p.kind,
      figure: String(p.year),
      titleZh: item.title.zt.replace(/^\d{4}\s*/, ''), // the year stands above it, large
      titleEn: item.title.en.replace(/\s*\d{4}$/, ''),
      subZh: p.plainZh,
      subEn: `${p.en[0].toUpperCase()}${p.en.slice(1)}`,
    }),
    body:
      highlights(now, then, p, q) +
      segmentChart(now, then, names, p) +
      heading('財務回顧', 'Financial review') +
      pairs(financialReview(item.slug, now, then, p, names)) +
      heading('業務回顧', 'Business review') +
      pairs([review]) +
      `<div class="break"></div>` +
      heading('展望', 'Outlook') +
      pairs([outlook]) +
      statementTable(now, then, p, q, names) +
      basis(p) +
      (hasNotes(item.slug) ? `<div class="break"></div>${notesOf(item.slug)}` : ''),
  };
}

function highlights(now, then, p, q) {
  const [a, b] = [statement(now), statement(then)];
  const money = (zh, en, x, y) => [both(zh, en), x.toFixed(1), y.toFixed(1), change(x, y)];
  const rows = [
    money('收入', 'Revenue', now.revenue, then.revenue),
    money('毛利', 'Gross profit', a.gross / 1000, b.gross / 1000),
    ...(p.year >= 2025 ? [money('研發開支', 'Research and development expenses', now.research, then.research)] : []),
    money('本公司擁有人應佔溢利', 'Profit attributable to owners', now.profit, then.profit),
    [
      both('每股基本盈利（港仙）', 'Basic earnings per share (HK cents)'),
      perShare(now).toFixed(2),
      perShare(then).toFixed(2),
      change(perShare(now), perShare(then)),
    ],
    ...(now.cash && then.cash ? [money('現金及銀行結餘', 'Cash and bank balances', now.cash, then.cash)] : []),
    ...(now.brokers && then.brokers
      ? [
          [
            both('期末已連接券商數目', 'Brokers connected at period end'),
            now.brokers,
            then.brokers,
            `+${now.brokers - then.brokers}`,
          ],
        ]
      : []),
  ];
  return table({
    caption: ['摘要', 'Highlights'],
    unit: ['百萬港元，另有註明者除外', 'HK$ million unless stated'],
    columns: [
      {},
      { head: both(p.shortZh, p.shortEn), align: 'r', width: '30mm' },
      { head: both(q.shortZh, q.shortEn), align: 'r', width: '30mm' },
      { head: both('變動', 'Change'), align: 'r', width: '24mm' },
    ],
    rows,
  });
}

function basis(p) {
  const audit = p.audited
    ? [
        '上表摘自本集團的經審核綜合財務報表，並經審核委員會審閱。',
        'The table is taken from the Group’s audited consolidated financial statements, which the Audit Committee has reviewed.',
      ]
    : [
        '上表未經審核，已由審核委員會審閱，並按照與上一份年度財務報表一致的會計政策編製。',
        'The table is unaudited. It has been reviewed by the Audit Committee and follows the accounting policies of the last annual financial statements.',
      ];
  const gem = [
    'GEM 的定位，乃為中小型公司提供一個上市的市場，此等公司相比起其他在聯交所上市的公司帶有較高投資風險。有意投資的人士應了解投資於該等公司的潛在風險，並應經過審慎周詳的考慮後方作出投資決定。',
    'GEM has been positioned as a market designed to accommodate small and mid-sized companies to which a higher investment risk may be attached than other companies listed on the Stock Exchange. Prospective investors should be aware of the potential risks of investing in such companies and should make the decision to invest only after due and careful consideration.',
  ];
  return `<div class="note">${pairs([audit, gem])}</div>`;
}
