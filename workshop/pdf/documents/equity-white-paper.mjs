// Equity incentive white paper 2026, summary edition; the news story's figures hold here too.
import { cover } from '../cover.mjs';
import { both, clauses, heading, note, pairs, table } from '../html.mjs';
import { bars, columns, split } from './charts.mjs';

const right = (width = '26mm') => ({ align: 'r', width });

export const equityPaper = () => ({
  title: 'Equity Incentive White Paper 2026, summary edition · 股權激勵白皮書 2026 摘要版 · TradeGo',
  date: '2026-04-21T10:00:00+08:00',
  from: 'roomy',
  pages: 7,
  running: '股權激勵白皮書 2026 Equity Incentive White Paper',
  cover: cover({
    seed: 'equity-incentive-white-paper',
    tone: 'quarterly',
    figure: '2026',
    titleZh: '股權激勵白皮書',
    titleEn: 'Equity Incentive White Paper',
    subZh: '300 家香港上市公司的做法　摘要版',
    subEn: 'What 300 Hong Kong listed companies do. Summary edition',
    small: 'ESOP 股權激勵',
  }),
  body: scope() + tools() + industries() + vesting() + targets() + limits() + administration() + checklist(),
});

const scope = () =>
  heading('研究範圍', 'What was studied') +
  pairs([
    [
      '本白皮書比較 300 家香港上市公司過去三年的股權激勵安排，包括 268 家主板公司及 32 家 GEM 公司。資料取自年報、通函及授出公告；行政管理一章另以問卷向公司秘書及人力資源部門收集，87 家公司回覆。',
      'This paper compares equity incentives at 300 Hong Kong listed companies over three years, 268 of them on the Main Board and 32 on GEM. It draws on annual reports, circulars and grant announcements. The chapter on administration adds a questionnaire to company secretaries and human resources departments, which 87 companies answered.',
    ],
    [
      '2023 年 1 月 1 日起，主板第十七章及 GEM 第二十三章同時涵蓋以新股支付的股份獎勵，參與者範圍收窄，歸屬期一般不少於十二個月。樣本內的授出全部適用新規則。',
      'Since 1 January 2023 Chapter 17 of the Main Board rules and Chapter 23 of the GEM rules have covered awards of new shares as well, defined more narrowly who may take part, and in general required vesting over at least twelve months. Every grant in the sample falls under the new rules.',
    ],
  ]) +
  table({
    caption: ['主要數字', 'Key figures'],
    columns: [
      {},
      { head: both('公司數目', 'Companies'), ...right('34mm') },
      { head: both('佔樣本', 'Share of sample'), ...right('34mm') },
    ],
    rows: [
      [both('曾授出股份獎勵', 'Granted share awards'), 183, '61%'],
      [both('曾授出購股權', 'Granted share options'), 132, '44%'],
      [both('兩者並用', 'Granted both'), 57, '19%'],
      [both('設有計劃但從未授出', 'Kept a scheme but granted nothing'), 42, '14%'],
      { cells: [both('樣本總數', 'Companies in the sample'), 300, '100%'], kind: 'total' },
    ],
  });

const tools = () =>
  heading('一、選用的工具', '1. Which instrument') +
  pairs([
    [
      '股份獎勵已超越購股權，成為較常用的工具。股價下跌時，購股權會失去價值，股份獎勵則仍保留部分激勵作用；另一方面，獎勵在授出時的會計成本較高，公司須在留才與攤薄之間取捨。',
      'Share awards have overtaken options. When the price falls an option loses its value while an award keeps some of it. On the other hand an award costs more in the accounts when granted, and a company must weigh keeping people against diluting shareholders.',
    ],
    [
      '規模是分界線。市值超過 100 億港元的公司有 78% 授出股份獎勵；低於 20 億港元的公司則以購股權為主，原因多為現金不足以在市場購買股份。',
      'Size draws the line. Above HK$10 billion of market value, 78% granted awards. Below HK$2 billion options lead, usually because there is no cash to buy shares in the market.',
    ],
  ]) +
  split(
    ['三年內的授出（公司數目）', 'Grants in three years (companies)'],
    [
      ['只授出獎勵', 'Awards only', 126],
      ['只授出購股權', 'Options only', 75],
      ['兩者並用', 'Both', 57],
      ['從未授出', 'None', 42],
    ],
  );

const industries = () =>
  table({
    caption: ['按市值劃分的做法', 'Practice by market value'],
    unit: ['公司數目', 'Companies'],
    columns: [
      { head: both('市值', 'Market value') },
      { head: both('樣本', 'Sample'), ...right() },
      { head: both('授出獎勵', 'Awards'), ...right() },
      { head: both('授出購股權', 'Options'), ...right() },
      { head: both('兩者並用', 'Both'), ...right() },
      { head: both('從未授出', 'None'), ...right() },
    ],
    rows: [
      [both('100 億港元以上', 'Above HK$10 billion'), 91, 71, 35, 23, 8],
      [both('50 至 100 億港元', 'HK$5 to 10 billion'), 62, 43, 25, 13, 7],
      [both('20 至 50 億港元', 'HK$2 to 5 billion'), 75, 43, 33, 12, 11],
      [both('低於 20 億港元', 'Below HK$2 billion'), 72, 26, 39, 9, 16],
      { cells: [both('合計', 'All'), 300, 183, 132, 57, 42], kind: 'total' },
    ],
  });

const vesting = () =>
  heading('二、歸屬期', '2. Vesting') +
  pairs([
    [
      '由授出至全部歸屬，樣本中位數為 36 個月，最常見的安排是分三年、每年歸屬三分一。九家公司當中便有一家在授出公告解釋為何歸屬期短於十二個月，最常見的理由是補償新入職高管在前僱主放棄的股份。',
      'The median time from grant to full vesting was 36 months, most often in thirds over three years. One company in nine announced a period shorter than twelve months. The usual reason was to make good shares that a new executive had given up at a former employer.',
    ],
    [
      '分批歸屬與一次過歸屬的留任效果不同。問卷中採用一次過歸屬的公司，有六成表示在歸屬後三個月內錄得較高的離職率。',
      'Staged vesting and cliff vesting do not keep people equally well. Of companies using a cliff, six in ten reported more departures in the three months after it.',
    ],
  ]) +
  columns(
    ['由授出至全部歸屬（公司數目，曾授出者 258 家）', 'Time from grant to full vesting (258 companies that granted)'],
    [
      ['< 12 m', 29],
      ['12–24 m', 58],
      ['25–36 m', 91],
      ['37–48 m', 55],
      ['> 48 m', 25],
    ],
    { lit: 2, note: 'm: 月 months' },
  );

const targets = () =>
  heading('三、表現目標', '3. Performance targets') +
  pairs([
    [
      '只有 38% 的公司為高級管理層設定業績目標，其餘只看服務年期。設有目標的公司以收入及溢利為主，近年開始加入資訊保安、客戶續約率等營運指標。',
      'Only 38% set performance targets for senior executives; the rest look at length of service. Where there are targets they are mostly revenue and profit. Operating measures such as information security and client renewal have begun to appear.',
    ],
    [
      '新規則要求公告說明是否設有表現目標及退扣機制，未設者須解釋如何符合計劃目的。樣本中有四成公告的解釋只有一句，審閱時較易受到質詢。',
      'The rules ask the announcement to say whether there are targets and a clawback, and if not, how the purpose of the scheme is served. In four of ten announcements the explanation is one sentence, which invites questions.',
    ],
  ]) +
  bars(
    [
      '為高級管理層設定的目標（可多於一項，佔設有目標的公司）',
      'Targets set for senior executives (more than one possible; share of those with targets)',
    ],
    [
      ['收入', 'Revenue', 74, '74%'],
      ['溢利或每股盈利', 'Profit or earnings per share', 66, '66%'],
      ['個人考核', 'Personal appraisal', 52, '52%'],
      ['股東總回報', 'Total shareholder return', 21, '21%'],
      ['營運或 ESG 指標', 'Operating or ESG measures', 17, '17%'],
    ],
  );

const limits = () =>
  heading('四、計劃上限的計算', '4. Counting against the limit') +
  pairs([
    [
      '計劃授權限額為採納日已發行股份的 10%，購股權及獎勵合併計算；服務提供者另設分項限額。失效的權益可撥回限額，已註銷的則不可。以下以一家已發行 500,000,000 股的公司為例。',
      'The scheme mandate is limited to 10% of shares in issue on adoption, options and awards together, with a sublimit for service providers. Lapsed grants go back into the limit; cancelled ones do not. Take a company with 500,000,000 shares in issue.',
    ],
  ]) +
  table({
    caption: ['計算範例', 'Worked example'],
    unit: ['股份數目', 'Number of shares'],
    columns: [
      { head: both('項目', 'Item') },
      { head: both('變動', 'Movement'), ...right('34mm') },
      { head: both('可再授出', 'Left to grant'), ...right('34mm') },
    ],
    rows: [
      [both('採納計劃，限額 10%', 'Scheme adopted, limit of 10%'), '50,000,000', '50,000,000'],
      [both('第一年授出購股權', 'Options granted, year one'), '(6,500,000)', '43,500,000'],
      [both('第二年授出股份獎勵（新股）', 'Awards of new shares, year two'), '(4,200,000)', '39,300,000'],
      [both('離職者未歸屬權益失效', 'Unvested grants of leavers lapse'), '800,000', '40,100,000'],
      [both('經協議註銷', 'Cancelled by agreement'), '–', '40,100,000'],
      { cells: [both('第三年初可再授出', 'Left at the start of year three'), '', '40,100,000'], kind: 'total' },
    ],
  }) +
  pairs([
    [
      '限額可於採納或上次更新起計三年後經股東批准更新；三年內更新須獲獨立股東批准。以現有股份支付的獎勵不計入限額，但須按規則披露。',
      'The limit may be refreshed with shareholders’ approval three years after adoption or the last refresh; sooner than that needs independent shareholders. Awards met with existing shares do not count towards it but must still be disclosed.',
    ],
  ]);

const administration = () =>
  heading('五、行政管理', '5. Administration') +
  pairs([
    [
      '回覆問卷的 87 家公司之中，54% 仍以試算表記錄授出及歸屬，平均每年花 19 個工作天準備年報所需的披露資料，四成受訪者曾在核數期間發現數目不符。計劃條款寫得好，執行卻靠一個人的試算表，這個風險往往要到該同事離職才浮現。',
      'Of the 87 companies that answered, 54% still track grants in spreadsheets. Preparing the annual report disclosure takes an average of 19 working days, and four in ten had found figures that did not agree during an audit. A plan can be well drafted and still rest on one person’s spreadsheet, a risk that shows on the day the person leaves.',
    ],
  ]) +
  bars(
    ['記錄授出及歸屬的方式（佔 87 家公司）', 'How grants are recorded (share of 87 companies)'],
    [
      ['試算表', 'Spreadsheets', 54, '54%'],
      ['專用平台', 'Dedicated platform', 28, '28%'],
      ['外判受託人或顧問', 'Trustee or adviser', 14, '14%'],
      ['其他', 'Other', 4, '4%'],
    ],
  );

const checklist = () =>
  heading('六、授出公告核對表', '6. Checklist for a grant announcement') +
  clauses(
    [
      [
        '授出日期、授出數目、行使價或購買價，以及授出當日的收市價。',
        'Date of grant, number granted, exercise or purchase price, and the closing price that day.',
      ],
      [
        '承授人類別；董事、最高行政人員及主要股東須逐一披露。',
        'Classes of grantee; directors, chief executives and substantial shareholders one by one.',
      ],
      [
        '歸屬期。少於十二個月者，列明理由及薪酬委員會的意見。',
        'Vesting period, with reasons and the remuneration committee’s view if shorter than twelve months.',
      ],
      [
        '表現目標及退扣機制；如不設，說明如何符合計劃目的。',
        'Performance targets and clawback, or how the purpose is served without them.',
      ],
      ['有否為承授人提供財務資助以購買股份。', 'Whether financial assistance is given to buy shares.'],
      [
        '授出後計劃授權及服務提供者分項限額的餘額。',
        'What is left of the scheme mandate and of the sublimit for service providers.',
      ],
      [
        '董事禁止買賣期內不得授出；公告須於授出當日刊發。',
        'No grant in a period when directors may not deal. The announcement is published on the day of grant.',
      ],
    ],
    (i) => `${i + 1}.`,
  ) +
  note(
    '本白皮書由捷利交易寶上市公司服務團隊編製，僅供參考，並不構成法律、稅務或投資意見。授出前請諮詢專業顧問。如需講解，可經「聯絡我們」預約。',
    'This paper was prepared by TradeGo’s listed company services team for reference only. It is not legal, tax or investment advice. Take professional advice before a grant. A briefing can be booked through Contact us.',
  );
