// The listing prospectus of June 2018, abridged.
import { figures } from '../company/figures.mjs';
import { cover } from '../cover.mjs';
import { both, clauses, heading, note, pairs, table } from '../html.mjs';
import { bars, split } from './charts.mjs';

const right = (width = '24mm') => ({ align: 'r', width });
const say = (zh, en) => [`<span lang="zh-Hant">${zh}</span>`, `<span lang="en">${en}</span>`];

export const prospectus = () => ({
  title: 'Prospectus: Share Offer · 招股章程：股份發售 · TradeGo (GEM 08017)',
  date: '2018-06-29T06:00:00+08:00',
  from: 'normal',
  pages: 7,
  running: '招股章程 Prospectus',
  cover: cover({
    seed: 'prospectus',
    tone: 'annual',
    figure: '2018',
    titleZh: '招股章程：股份發售',
    titleEn: 'Prospectus: Share Offer',
    subZh: '以公開發售及配售方式於 GEM 上市　2018 年 6 月 29 日',
    subEn: 'Listing on GEM by way of public offer and placing, 29 June 2018',
  }),
  body:
    notice() +
    summary() +
    timetable() +
    business() +
    industry() +
    risks() +
    proceeds() +
    capital() +
    directors() +
    applying(),
});

const notice = () =>
  note(
    '香港交易及結算所有限公司、香港聯合交易所有限公司及香港中央結算有限公司對本招股章程的內容概不負責，對其準確性或完整性亦不發表任何聲明，並明確表示，概不就因本招股章程全部或任何部分內容而產生或因倚賴該等內容而引致的任何損失承擔任何責任。閣下如對本招股章程的內容有任何疑問，應徵詢獨立專業意見。',
    'Hong Kong Exchanges and Clearing Limited, The Stock Exchange of Hong Kong Limited and Hong Kong Securities Clearing Company Limited take no responsibility for the contents of this prospectus, make no representation as to its accuracy or completeness and expressly disclaim any liability whatsoever for any loss howsoever arising from or in reliance upon the whole or any part of its contents. If in doubt about any of it, obtain independent professional advice.',
  ) +
  heading('GEM 的特色', 'Characteristics of GEM') +
  pairs([
    [
      'GEM 的定位，乃為中小型公司提供一個上市的市場，此等公司相比起其他在聯交所上市的公司帶有較高投資風險。由於 GEM 上市公司普遍為中小型公司，在 GEM 買賣的證券可能會較在主板買賣的證券承受較大的市場波動風險，同時無法保證有高流通量的市場。',
      'GEM has been positioned as a market designed to accommodate small and mid-sized companies to which a higher investment risk may be attached than other companies listed on the Stock Exchange. Securities traded on GEM may be more susceptible to high market volatility than those on the Main Board, and no assurance is given that there will be a liquid market.',
    ],
  ]);

function summary() {
  const f = (y, s) => figures(y, s);
  const cols = [
    { names: [12.1, 18.9, 1.5], revenue: 32.5, profit: 2.6 },
    { names: f(2017, 'FY').segments, revenue: 36.6, profit: 3.0 },
    { names: f(2017, 'Q1').segments, revenue: 8.7, profit: 0.7 },
    { names: f(2018, 'Q1').segments, revenue: 9.9, profit: 0.3 },
  ];
  const row = (zh, en, pick, kind) => ({ cells: [both(zh, en), ...cols.map((c) => pick(c).toFixed(1))], kind });
  return (
    heading('概要', 'Summary') +
    pairs([
      [
        '本集團為香港的證券公司及投資者提供交易系統和市場數據。交易系統讓券商的客戶透過電腦及手機落盤；市場數據經本集團的應用程式及資訊介面提供。於 2018 年 3 月 31 日，11 家券商使用本集團的交易系統。',
        'The Group supplies trading systems and market data to securities firms and investors in Hong Kong. Its systems let brokers’ clients place orders by computer and phone. Its market data reach users through its own app and by data feed. Eleven brokers used its trading systems on 31 March 2018.',
      ],
      [
        '收入主要來自年費和月費。截至 2017 年 12 月 31 日止兩個年度，收入由 3,250 萬港元增加至 3,660 萬港元，增幅為 12.6%；溢利由 260 萬港元增至 300 萬港元。2018 年首三個月的溢利受上市開支 90 萬港元影響。',
        'Most revenue comes from yearly and monthly fees. Between 2016 and 2017 it rose by 12.6% from HK$32.5 million to HK$36.6 million, and profit from HK$2.6 million to HK$3.0 million. Profit for the first three months of 2018 is after listing expenses of HK$0.9 million.',
      ],
    ]) +
    table({
      caption: ['綜合損益表摘要', 'Extract from the consolidated statements of profit or loss'],
      unit: ['百萬港元', 'HK$ million'],
      columns: [
        {},
        { head: both('2016 年', '2016'), ...right() },
        { head: both('2017 年', '2017'), ...right() },
        { head: both('2017 年首三月', '3M 2017'), ...right('27mm') },
        { head: both('2018 年首三月', '3M 2018'), ...right('27mm') },
      ],
      rows: [
        row('交易系統', 'Trading systems', (c) => c.names[0]),
        row('市場數據及個人服務', 'Market data and personal services', (c) => c.names[1]),
        row('上市公司服務', 'Listed company services', (c) => c.names[2]),
        row('收入', 'Revenue', (c) => c.revenue, 'total'),
        row('本公司擁有人應佔溢利', 'Profit attributable to owners', (c) => c.profit, 'total'),
      ],
    }) +
    table({
      caption: ['發售統計數字', 'Offer statistics'],
      columns: [{ width: '54mm' }, {}, {}],
      rows: [
        [
          both('發售股份', 'Offer shares'),
          ...say('125,000,000 股（視乎重新分配而定）', '125,000,000 (subject to reallocation)'),
        ],
        [
          both('公開發售／配售', 'Public offer / placing'),
          ...say('12,500,000 股／112,500,000 股', '12,500,000 / 112,500,000'),
        ],
        [
          both('發售價', 'Offer price'),
          ...say('每股 0.40 港元，另加經紀佣金及徵費', 'HK$0.40 per share, plus brokerage and levies'),
        ],
        [
          both('上市時市值', 'Market value on listing'),
          ...say('200,000,000 港元（按 500,000,000 股計算）', 'HK$200,000,000 (on 500,000,000 shares)'),
        ],
        [
          both('每手買賣單位', 'Board lot'),
          ...say('10,000 股，入場費 4,040.31 港元', '10,000 shares; HK$4,040.31 to apply for one lot'),
        ],
      ],
    })
  );
}

const timetable = () =>
  table({
    caption: ['預期時間表', 'Expected timetable'],
    columns: [{ width: '60mm' }, {}, {}],
    rows: [
      [
        both('開始接受認購登記', 'Application lists open'),
        ...say('7 月 5 日（星期四）上午 11:45', '11:45 a.m., Thursday 5 July'),
      ],
      [
        both('截止遞交申請', 'Last time to apply'),
        ...say('7 月 5 日（星期四）中午 12:00', '12:00 noon, Thursday 5 July'),
      ],
      [both('公布配發結果', 'Allotment results'), ...say('7 月 12 日（星期四）', 'Thursday 12 July')],
      [both('寄發股票及退款', 'Certificates and refunds'), ...say('7 月 12 日（星期四）', 'Thursday 12 July')],
      [both('股份開始買賣', 'Dealings begin'), ...say('7 月 13 日（星期五）上午 9:00', '9:00 a.m., Friday 13 July')],
    ],
  });

const business = () =>
  heading('業務', 'Business') +
  pairs([
    [
      '交易系統。本集團的桌面版及手機版交易系統連接券商的後台及交易所，按券商的活躍戶口數目收取年費，另收安裝費及客戶要求的改動費用。往績期內所有到期的維護合約均獲續訂。',
      'Trading systems. Desktop and mobile systems connect a broker’s back office with the exchange. The Group charges a yearly fee by active accounts, an installation fee, and for changes clients ask for. Every maintenance contract that fell due in the track record period was renewed.',
    ],
    [
      '市場數據及個人服務。本集團為交易所的持牌資訊供應商，向券商客戶及個人用戶提供即時報價。用戶可免費使用延遲報價，或按月訂購即時報價套餐。',
      'Market data and personal services. The Group is a licensed information vendor of the exchange and supplies real-time quotes to brokers’ clients and individuals. Delayed quotes are free to users; real-time packages are sold by the month.',
    ],
    [
      '上市公司服務。自 2016 年起，本集團為上市公司製作業績簡報及網上路演，這項業務規模尚小，但客戶數目逐年增加。',
      'Listed company services. Since 2016 the Group has produced results presentations and online roadshows for listed companies. The business is small, with more clients each year.',
    ],
    [
      '競爭優勢。管理團隊熟悉本地交易規則及後台運作；產品由同一套核心支援多個平台，修改一次即可在各平台推出；報價與交易由同一供應商提供，券商毋須自行對接。',
      'Strengths. Management knows local trading rules and back-office practice. One core serves every platform, so a change is made once and released on all. Data and trading come from one supplier, which spares the broker from joining them up.',
    ],
  ]);

const industry = () =>
  heading('行業概覽', 'Industry overview') +
  pairs([
    [
      '香港的交易所參與者逾 600 家，其中大部分為中小型證券公司。按本集團的估計，約三分之二的中小型公司使用外購的交易系統，其餘自行開發或仍以電話接受落盤。',
      'Hong Kong has more than 600 exchange participants, most of them small or mid-sized. By the Group’s estimate about two thirds of those buy their trading system; the rest have built their own or still take orders by telephone.',
    ],
    [
      '手機落盤的比重逐年上升，帶動券商更換系統。供應商之間的競爭集中在穩定性、支援的市場數目及更新速度，價格次之。轉換供應商需時三至六個月，因此合約多能續訂。',
      'Orders by phone app grow every year and lead brokers to replace their systems. Vendors compete on stability, markets covered and speed of updates, and only then on price. To change vendor takes three to six months, so contracts are mostly renewed.',
    ],
  ]) +
  bars(
    [
      '投資者落盤途徑（本集團系統處理的買賣盤，2017 年）',
      'How investors place orders (orders through the Group’s systems, 2017)',
    ],
    [
      ['手機應用程式', 'Phone app', 46, '46%'],
      ['桌面版', 'Desktop', 37, '37%'],
      ['經紀輸入的電話落盤', 'Telephone, keyed in by dealers', 17, '17%'],
    ],
  );

const directors = () =>
  heading('董事及高級管理人員', 'Directors and senior management') +
  table({
    caption: ['董事會', 'The Board'],
    columns: [{ width: '62mm' }, {}, {}],
    rows: [
      [
        both('主席兼執行董事', 'Chairman and Executive Director'),
        ...say('集團策略；逾 20 年金融軟件經驗', 'Group strategy; over 20 years in financial software'),
      ],
      [
        both('行政總裁兼執行董事', 'Chief Executive Officer and Executive Director'),
        ...say(
          '日常管理；第 1 類及第 7 類受規管活動負責人員',
          'Daily management; responsible officer for type 1 and type 7',
        ),
      ],
      [
        both('技術總監兼執行董事', 'Chief Technology Officer and Executive Director'),
        ...say('產品開發、系統架構及資訊保安', 'Product development, architecture and security'),
      ],
      [
        both('非執行董事（兩名）', 'Non-executive Directors (two)'),
        ...say('資本市場；合規及券商營運', 'Capital markets; compliance and broker operations'),
      ],
      [
        both('獨立非執行董事（三名）', 'Independent Non-executive Directors (three)'),
        ...say('會計；法律；財務及科技', 'Accounting; law; finance and technology'),
      ],
    ],
  });

const risks = () =>
  heading('風險因素', 'Risk factors') +
  clauses([
    [
      '系統故障。交易時段內如發生中斷，券商的客戶可能蒙受損失，本集團的聲譽及續約率會受影響。目前的報價伺服器以單一機房運作。',
      'System failure. An interruption in trading hours may cause loss to brokers’ clients and harm the Group’s standing and renewals. The quote servers now run from one machine room.',
    ],
    [
      '市場成交。部分收入按買賣盤數目或用戶數目計算，成交淡靜時會下降。',
      'Market turnover. Part of revenue follows the number of orders or users and falls when trading is quiet.',
    ],
    [
      '客戶集中。截至 2017 年止年度，五大客戶佔收入 41%。失去任何一家主要券商，均會影響該年度的收入。',
      'Concentration. The five largest customers were 41% of revenue in 2017. Losing one of the main brokers would be felt in that year.',
    ],
    [
      '數據成本。交易所或其他供應商調高數據費用時，本集團未必可以即時轉嫁。',
      'Data costs. When the exchange or another supplier raises its fees, the Group may not be able to pass them on at once.',
    ],
    [
      '人手。熟悉證券系統的工程師供不應求，薪酬上升或流失會拖慢開發進度。',
      'People. Engineers who know securities systems are scarce. Higher pay or departures would slow development.',
    ],
    [
      '規管變動。交易規則、結算安排或牌照要求的改變，可能需要在短時間內修改系統，並增加合規開支。',
      'Regulation. Changes in trading rules, settlement or licensing may call for system changes at short notice and add to compliance costs.',
    ],
  ]);

const proceeds = () =>
  heading('未來計劃及所得款項用途', 'Future plans and use of proceeds') +
  pairs([
    [
      '扣除包銷費用及上市開支後，股份發售所得款項淨額估計約為 3,150 萬港元，擬於 2020 年 12 月 31 日前按下列用途動用。未即時動用的款項會存入香港的持牌銀行。',
      'Net proceeds, after underwriting fees and listing expenses, are estimated at about HK$31.5 million. They are to be used by 31 December 2020 as follows. Money not needed at once will be kept with licensed banks in Hong Kong.',
    ],
  ]) +
  split(
    ['所得款項淨額用途（百萬港元）', 'Use of net proceeds (HK$ million)'],
    [
      ['市場數據服務及機房', 'Market data and machine rooms', 11.0],
      ['提升應用程式', 'The app', 8.2],
      ['增聘開發人員', 'Development staff', 6.3],
      ['市場推廣', 'Marketing', 2.9],
      ['一般營運資金', 'Working capital', 3.1],
    ],
  );

const capital = () =>
  heading('股本及主要股東', 'Share capital and substantial shareholders') +
  table({
    caption: ['緊隨股份發售完成後的持股', 'Holdings immediately after the share offer'],
    columns: [
      {},
      { head: both('股份數目', 'Number of shares'), ...right('36mm') },
      { head: both('百分比', 'Percentage'), ...right('28mm') },
    ],
    rows: [
      [both('控股股東', 'Controlling shareholders'), '285,000,000', '57.0%'],
      [both('首次公開發售前投資者', 'Pre-IPO investor'), '55,000,000', '11.0%'],
      [both('僱員持股', 'Employees'), '35,000,000', '7.0%'],
      [both('公眾股東', 'Public shareholders'), '125,000,000', '25.0%'],
      { cells: [both('已發行股份總數', 'Total shares in issue'), '500,000,000', '100.0%'], kind: 'total' },
    ],
  }) +
  pairs([
    [
      '控股股東承諾在上市日期起計首六個月內不出售股份，其後六個月內不因出售而不再是控股股東。首次公開發售前投資者同意禁售六個月。公眾持股量不低於 25%。',
      'The controlling shareholders undertake not to sell in the first six months after listing, nor in the next six to sell so as to lose control. The pre-IPO investor is locked up for six months. The public float will not be less than 25%.',
    ],
  ]);

const applying = () =>
  heading('如何申請及查閱文件', 'How to apply and documents on display') +
  pairs([
    [
      '申請人可使用白色或黃色申請表格，或透過中央結算系統以電子方式申請。每名申請人只可提交一份申請；重複申請會被拒絕。公開發售超額認購達指定倍數時，配售股份會按《GEM 上市規則》重新分配至公開發售。',
      'Applications may be made on white or yellow forms or electronically through CCASS. Only one may be made by each applicant; multiple applications will be rejected. If the public offer is oversubscribed by stated multiples, shares are reallocated to it from the placing under the GEM Listing Rules.',
    ],
    [
      '組織章程大綱及細則、會計師報告、重大合約及董事服務合約的副本，由本招股章程日期起計 14 日內，於辦公時間在本公司香港總辦事處可供查閱。',
      'The memorandum and articles, the accountants’ report, material contracts and directors’ service contracts may be inspected at the Company’s head office in Hong Kong in office hours for 14 days from the date of this prospectus.',
    ],
  ]);
