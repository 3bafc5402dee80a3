// Results announcements, the date of the board meeting before them, and profit alerts.
import { figures, perShare, segmentNames } from '../company/figures.mjs';
import { period, periodOf } from '../company/periods.mjs';
import { statement } from '../company/statement.mjs';
import { statementTable } from '../company/statement-table.mjs';
import { heading, pair, pairs } from '../html.mjs';
import { reviews } from '../reports/reviews.mjs';
import { dateEn, dateZh, millionEn, millionZh, percent, weekdayEn, weekdayZh } from '../words.mjs';
import { filing, kinds, opening, responsibility } from './filing.mjs';

export function results(item) {
  const p = periodOf(item.slug);
  const q = period(p.year - 1, p.span);
  const now = figures(p.year, p.span);
  const then = figures(p.year - 1, p.span);
  const [review] = reviews[item.slug.replace('-results-', '-report-')];
  const audited = p.audited ? ['經審核', 'audited'] : ['未經審核', 'unaudited'];
  const prior = p.audited ? '上年度' : '去年同期';
  const s = statement(now);
  const body =
    pairs([
      opening(
        `欣然公布本集團${p.formalZh}的${audited[0]}綜合業績，連同${prior}的比較數字。`,
        `announces the ${audited[1]} consolidated results of the Group for the ${p.en}, with comparative figures for the corresponding period.`,
      ),
    ]) +
    statementTable(now, then, p, q, segmentNames(p.year)) +
    heading('管理層討論及分析', 'Management discussion and analysis') +
    pairs([
      review,
      [
        `毛利為 ${millionZh(s.gross / 1000)}，毛利率 ${((s.gross / s.revenue) * 100).toFixed(1)}%。本公司擁有人應佔溢利為 ${millionZh(now.profit)}，${prior}為 ${millionZh(then.profit)}；每股基本盈利為 ${perShare(now).toFixed(2)} 港仙。`,
        `Gross profit was ${millionEn(s.gross / 1000)}, a margin of ${((s.gross / s.revenue) * 100).toFixed(1)}%. Profit attributable to owners was ${millionEn(now.profit)} (${p.year - 1}: ${millionEn(then.profit)}) and basic earnings per share were HK${perShare(now).toFixed(2)} cents.`,
      ],
    ]) +
    heading('股息及審閱', 'Dividend and review') +
    pairs([dividend(p)]);
  return filing(item, body);
}

function dividend(p) {
  const reviewed = p.audited
    ? [
        '上述數字與經審核綜合財務報表相符，並已由審核委員會審閱。',
        'The figures above agree with the audited consolidated financial statements and have been reviewed by the Audit Committee.',
      ]
    : [
        '上述數字未經審核，已由審核委員會審閱。',
        'The figures above are unaudited and have been reviewed by the Audit Committee.',
      ];
  const pay =
    p.span === 'FY' && p.year === 2025
      ? [
          '董事會建議派發末期股息每股 1.0 港仙，須待股東於 2026 年 6 月 5 日的股東週年大會批准，預期於 2026 年 7 月 3 日派付。',
          'The Board recommends a final dividend of HK1.0 cent per share, subject to approval by shareholders at the annual general meeting on 5 June 2026 and payable on 3 July 2026.',
        ]
      : p.span === 'FY'
        ? ['董事會不建議派發末期股息。', 'The Board recommends no final dividend.']
        : p.span === 'H1'
          ? ['董事會不建議派發中期股息。', 'The Board does not recommend the payment of an interim dividend.']
          : [
              '董事會不建議就該期間派發股息。',
              'The Board does not recommend the payment of a dividend for the period.',
            ];
  return [pay[0] + reviewed[0], `${pay[1]} ${reviewed[1]}`];
}

const meetings = {
  'first-quarter': ['第一季度業績', 'first quarterly results', 'Q1'],
  interim: ['中期業績', 'interim results', 'H1'],
  'third-quarter': ['第三季度業績', 'third quarterly results', '9M'],
  annual: ['全年業績', 'annual results', 'FY'],
};

/** The meeting falls on the day the results came out. */
export function boardMeeting(item, all) {
  const [, which, year] = item.slug.match(/^date-of-board-meeting-(.+)-(\d{4})$/);
  const [zh, en, span] = meetings[which];
  const p = period(Number(year), span);
  const slug = {
    Q1: 'first-quarterly-results',
    H1: 'interim-results',
    '9M': 'third-quarterly-results',
    FY: 'annual-results',
  }[span];
  const day = all.find((c) => c.slug === `${slug}-${year}`).published;
  const dividend = {
    FY: ['末期股息', 'a final dividend'],
    H1: ['中期股息', 'an interim dividend'],
  }[span] ?? ['該期間的股息', 'a dividend for the period'];
  return filing(
    item,
    pairs([
      opening(
        `謹此公布，董事會會議將於${dateZh(day)}（${weekdayZh(day)}）舉行，以考慮及批准（其中包括）本集團${p.formalZh}的${zh}及其發佈，以及考慮派付${dividend[0]}（如有）。`,
        `announces that a meeting of the Board will be held on ${weekdayEn(day)}, ${dateEn(day)}, for the purposes of, among other matters, considering and approving the ${en} of the Group for the ${p.en} and their publication, and considering the payment of ${dividend[1]}, if any.`,
      ),
      [
        `業績公告將於董事會批准後，於同日在聯交所網站及本公司網站刊發。自本公告日期至業績公布為止，本公司不會就未公布的財務資料回應個別查詢。`,
        `Once approved, the results announcement will be published the same day on the websites of the Stock Exchange and of the Company. From the date of this notice until then the Company will not answer individual enquiries about unpublished financial information.`,
      ],
      [
        `根據《GEM 上市規則》有關董事進行證券交易的規定，董事及有關僱員在業績刊發前的禁制期內不得買賣本公司股份。本公司已向各董事及有關僱員發出書面提示。`,
        `Under the GEM Listing Rules on securities transactions by directors, directors and relevant employees may not deal in the Company’s shares in the period before results are published. Each of them has been reminded in writing.`,
      ],
    ]) + pairs([responsibility(kinds.announcement)]),
    { signer: 'secretary' },
  );
}

export function profitAlert(item) {
  const year = Number(item.slug.match(/\d{4}/)[0]);
  const span = item.slug.includes('interim') ? 'H1' : 'FY';
  const p = period(year, span);
  const [now, then] = [figures(year, span), figures(year - 1, span)];
  const [low, high] = [now.profit - 0.5, now.profit + 0.4];
  const due = span === 'H1' ? '2026-08-14' : '2025-03-28';
  const why =
    span === 'H1'
      ? [
          [
            '券商加購模組，首六個月券商 SaaS 及交易系統收入較去年同期增加約三分之一；及',
            'brokers took further modules, and revenue from broker SaaS and trading systems in the six months was about a third higher than a year before; and',
          ],
          [
            '經常性收入所佔比重上升，新增模組的交付成本低於首次連接，毛利率因而改善。',
            'recurring income made up more of the total and further modules cost less to deliver than a first connection, so the gross margin improved.',
          ],
        ]
      : [
          [
            '2024 年第四季港股成交額顯著上升，按量收取的費用及報價套餐收入隨之增加；及',
            'turnover on the Hong Kong market rose sharply in the fourth quarter of 2024, and with it fees charged by usage and sales of quote packages; and',
          ],
          [
            '新連接券商的月費在年內大部分時間已入帳，而研發人手的增幅低於收入。',
            'monthly fees from newly connected brokers were earned for most of the year, while development staff grew more slowly than revenue.',
          ],
        ];
  return filing(
    item,
    pairs([
      [
        `本公告乃本公司根據《GEM 上市規則》第 17.10 條及《證券及期貨條例》第 XIVA 部的內幕消息條文而作出。`,
        `This announcement is made by the Company under Rule 17.10 of the GEM Listing Rules and the inside information provisions in Part XIVA of the Securities and Futures Ordinance.`,
      ],
      opening(
        `謹此知會股東及有意投資者，根據對本集團未經審核管理帳目的初步審閱，預期本集團${p.formalZh}錄得擁有人應佔溢利約 ${millionZh(low)}至 ${millionZh(high)}，較去年同期的 ${millionZh(then.profit)}增加約 ${percent(low, then.profit)}至 ${percent(high, then.profit)}。`,
        `informs shareholders and potential investors that, on a preliminary review of the Group’s unaudited management accounts, it expects profit attributable to owners for the ${p.en} of between ${millionEn(low)} and ${millionEn(high)}, an increase of ${percent(low, then.profit)} to ${percent(high, then.profit)} on ${millionEn(then.profit)} a year earlier.`,
      ),
      [
        '董事會認為，預期溢利增加主要由於：',
        'The Board considers that the expected increase is due mainly to the following:',
      ],
    ]) +
      why.map(([z, e], i) => pair(`（${i ? '二' : '一'}）${z}`, `(${i ? 'ii' : 'i'}) ${e}`)).join('') +
      pairs([
        [
          `本集團仍在落實期內業績。本公告所載資料未經核數師審核或審閱，或會調整。業績預期於${dateZh(due)}公布，請以該公告為準。`,
          `The Group is still finalising its results. The information in this announcement has not been audited or reviewed by the auditor and may be adjusted. Results are expected to be announced on ${dateEn(due)}, and that announcement will prevail.`,
        ],
        [
          '股東及有意投資者買賣本公司股份時務請審慎行事。',
          'Shareholders and potential investors are advised to exercise caution when dealing in the shares of the Company.',
        ],
      ]),
  );
}
