// IPO market white paper 2026, summary edition. Every figure that the news story gives is the same here.
import { cover } from '../cover.mjs';
import { both, clauses, heading, note, pairs, table } from '../html.mjs';
import { bars, columns, split } from './charts.mjs';

const right = (width = '26mm') => ({ align: 'r', width });

export const ipoPaper = () => ({
  title: 'IPO Market White Paper 2026, summary edition · 新股市場白皮書 2026 摘要版 · TradeGo',
  date: '2026-06-30T10:00:00+08:00',
  from: 'roomy',
  pages: 7,
  running: '新股市場白皮書 2026 IPO Market White Paper',
  cover: cover({
    seed: 'ipo-market-white-paper',
    tone: 'interim',
    figure: '2026',
    titleZh: '新股市場白皮書',
    titleEn: 'IPO Market White Paper',
    subZh: '150 隻香港新股的認購與表現　摘要版',
    subEn: 'How 150 Hong Kong listings were subscribed and how they fared. Summary edition',
    small: 'AIPO 新股數據站',
  }),
  body: opening() + demand() + allocation() + sectors() + firstDay() + afterwards() + borrowing() + advice(),
});

const opening = () =>
  heading('研究範圍', 'What was studied') +
  pairs([
    [
      '本白皮書研究 2025 年 1 月至 2026 年 5 月期間完成定價的 150 隻香港新股。數據取自招股章程、配發結果公告，以及 AIPO 新股數據站的認購紀錄。完整版共 118 頁，本摘要版收錄主要發現。',
      'This paper studies 150 Hong Kong IPOs priced between January 2025 and May 2026. Its figures come from prospectuses, allotment results and subscription records on AIPO. The full edition has 118 pages; this summary holds the main findings.',
    ],
    [
      '樣本不包括介紹形式上市、轉板及特殊目的收購公司。由截止認購至首日掛牌，樣本內的中位數為兩個營業日。樣本期內市況偏強，結論未必適用於淡市。',
      'Listings by introduction, transfers and SPACs are left out. The median wait from close of subscription to first trade was two business days. The market was strong throughout, and a weak one may behave differently.',
    ],
  ]) +
  columns(
    ['每季完成定價的新股數目', 'IPOs priced by quarter'],
    [
      ['Q1 2025', 16],
      ['Q2 2025', 27],
      ['Q3 2025', 28],
      ['Q4 2025', 37],
      ['Q1 2026', 25],
      ['Apr–May 2026', 17],
    ],
    { lit: 3 },
  ) +
  table({
    caption: ['主要數字', 'Key figures'],
    columns: [{}, right('40mm')].map((c, i) => (i ? { ...c, head: both('數值', 'Value') } : c)),
    rows: [
      [both('樣本新股數目', 'IPOs in the sample'), '150'],
      [both('公開發售認購倍數中位數', 'Median times subscribed, public offer'), '58'],
      [both('首日收市高於招股價的比例', 'Closed the first day above the offer price'), '65%'],
      [both('滿六個月後守住招股價的比例', 'At or above the offer price after six months'), '53%'],
      [both('暗盤方向與首日收市一致的比例', 'Grey market pointed the same way as the first close'), '81%'],
      [both('孖展認購中籤成本中位數，佔一手市值', 'Median cost of borrowing, share of one lot’s value'), '1.9%'],
    ],
  });

const demand = () =>
  heading('一、認購反應', '1. Demand') +
  pairs([
    [
      '公開發售認購倍數的中位數為 58 倍，但分布極不平均。最熱門的一成超過 900 倍，最冷淡的一成不足 4 倍。平均數被少數極端個案推高，不宜用來判斷個別新股的反應。',
      'The median public offer was 58 times subscribed, but the spread is very wide. The hottest tenth passed 900 times and the coolest tenth did not reach four. Averages are pulled up by a few extremes and say little about any one offer.',
    ],
    [
      '發行規模與倍數的關係為負。集資額少於 5 億港元的新股，倍數中位數為 121 倍；超過 50 億港元者為 19 倍。規模較小的新股可供散戶認購的股數有限，倍數因而更容易被孖展推高。',
      'Size and multiple run opposite ways. IPOs raising less than HK$500 million had a median of 121 times; above HK$5 billion it was 19. A small issue leaves few shares for retail investors, so borrowing lifts the multiple more easily.',
    ],
  ]) +
  columns(
    ['公開發售認購倍數分布（新股數目）', 'Distribution of public offer multiples (number of IPOs)'],
    [
      ['< 5x', 18],
      ['5–20x', 26],
      ['20–50x', 28],
      ['50–100x', 23],
      ['100–300x', 22],
      ['300–900x', 18],
      ['> 900x', 15],
    ],
    { lit: 6 },
  );

const allocation = () =>
  heading('二、分配機制', '2. Allocation') +
  pairs([
    [
      '2025 年 8 月 4 日起，發行人可選用機制 A 或機制 B。機制 A 按認購倍數回撥，上限為 35%；機制 B 則在招股時固定散戶所得比例，介乎 10% 至 60%，不設回撥。',
      'From 4 August 2025 an issuer may choose between two mechanisms. Mechanism A claws shares back by multiple, up to 35%. Mechanism B fixes the retail share at the start, between 10% and 60%, with no clawback.',
    ],
    [
      '新規則生效後定價的 96 宗發行當中，71 宗選用機制 B，大多把比例定於 10%。散戶由此可以在招股時知道實際供應，但中籤率亦相應下降。',
      'Of 96 offerings priced under the new rules, 71 chose Mechanism B, most of them at 10%. Retail investors know the supply from the start, and their chances have fallen with it.',
    ],
  ]) +
  split(
    ['新規則下選用的機制（發行宗數）', 'Mechanism chosen under the new rules (offerings)'],
    [
      ['機制 B', 'Mechanism B', 71],
      ['機制 A', 'Mechanism A', 25],
    ],
  );

const sectors = () =>
  table({
    caption: ['按行業劃分', 'By industry'],
    columns: [
      { head: both('行業', 'Industry') },
      { head: both('新股數目', 'IPOs'), ...right() },
      { head: both('認購倍數中位數', 'Median multiple'), ...right('32mm') },
      { head: both('首日上升', 'Up on day one'), ...right('32mm') },
    ],
    rows: [
      [both('醫療健康', 'Health care'), 41, '74x', '68%'],
      [both('資訊科技', 'Information technology'), 36, '96x', '72%'],
      [both('工業及先進製造', 'Industrials and advanced manufacturing'), 27, '52x', '63%'],
      [both('消費', 'Consumer'), 25, '61x', '64%'],
      [both('物料及能源', 'Materials and energy'), 12, '31x', '58%'],
      [both('金融、地產及其他', 'Financials, property and others'), 9, '12x', '44%'],
      { cells: [both('合計', 'All'), 150, '58x', '65%'], kind: 'total' },
    ],
  });

const firstDay = () =>
  heading('三、首日表現', '3. The first day') +
  pairs([
    [
      '150 隻新股之中，98 隻首日收市上升，39 隻下跌，13 隻平收。上升者的升幅中位數為 18.4%，下跌者的跌幅中位數為 7.9%。',
      'On day one 98 of the 150 closed up, 39 down and 13 unchanged. The median rise among the gainers was 18.4% and the median fall among the losers 7.9%.',
    ],
    [
      '上市前一晚的暗盤方向，與首日收市一致的有 121 隻，即 81%。方向一致並不代表幅度相同：暗盤升幅超過三成的新股，首日收市價平均比暗盤收市低 6.2%。',
      'Grey-market trading the evening before pointed the same way as the first close in 121 cases, or 81%. The same way does not mean as far: shares up more than 30% in the grey market closed on average 6.2% below their grey-market close.',
    ],
  ]) +
  split(
    ['首日收市相對招股價（新股數目）', 'First close against the offer price (IPOs)'],
    [
      ['上升', 'Up', 98],
      ['下跌', 'Down', 39],
      ['平收', 'Unchanged', 13],
    ],
  ) +
  table({
    caption: ['按認購倍數劃分的首日表現', 'First day by multiple'],
    columns: [
      { head: both('認購倍數', 'Times subscribed') },
      { head: both('新股數目', 'IPOs'), ...right() },
      { head: both('上升', 'Up'), ...right() },
      { head: both('下跌', 'Down'), ...right() },
      { head: both('平收', 'Unchanged'), ...right() },
      { head: both('上升比例', 'Share up'), ...right() },
    ],
    rows: [
      ['< 20x', 44, 18, 19, 7, '41%'],
      ['20–100x', 51, 32, 14, 5, '63%'],
      ['100–900x', 40, 34, 5, 1, '85%'],
      ['> 900x', 15, 14, 1, 0, '93%'],
      { cells: [both('合計', 'All'), 150, 98, 39, 13, '65%'], kind: 'total' },
    ],
  });

const afterwards = () =>
  heading('四、六個月後', '4. Six months later') +
  pairs([
    [
      '樣本中 88 隻新股上市已滿六個月，當中 47 隻守住招股價，41 隻跌穿。跌穿招股價的新股之中，20 隻在禁售期屆滿前後四星期內失守，接近一半。',
      'Eighty-eight of the companies have traded for six months. Forty-seven are at or above the offer price and 41 have fallen below it, 20 of them, nearly half, within four weeks either side of the end of a lock-up.',
    ],
    [
      '禁售安排可在招股章程「包銷」及「股本」兩節查閱。投資者應分開留意基石投資者與控股股東的到期日，兩者往往不同。',
      'Lock-ups are set out in the underwriting and share capital sections of the prospectus. Cornerstone investors and controlling shareholders should be looked up separately, since their dates often differ.',
    ],
  ]) +
  split(
    ['上市滿六個月的新股', 'IPOs that have traded for six months'],
    [
      ['守住招股價', 'At or above offer price', 47],
      ['其他時間跌穿', 'Fell below at other times', 21],
      ['禁售期前後跌穿', 'Fell below near end of lock-up', 20],
    ],
  );

const borrowing = () =>
  heading('五、孖展的成本', '5. What borrowing costs') +
  pairs([
    [
      '孖展認購的成本由利息、手續費及中籤率決定。以中位數個案推算，中籤者承擔的利息及手續費相當於一手股份市值的 1.9%。首日升幅若低於此數，申請人實際上是虧損的。',
      'Interest, the handling fee and the chance of success settle what it costs to borrow. In the median case a successful applicant paid interest and fees equal to 1.9% of the value of one board lot. Anyone whose share rose by less than that on day one lost money.',
    ],
    [
      '認購倍數愈高，成本上升愈快，因為借入的金額隨申請手數增加，獲配的股份卻沒有同步增加。以下按年利率 3.8%、計息三日及手續費 100 港元估算。',
      'The higher the multiple, the faster the cost rises: the loan grows with the lots applied for while the shares received do not. The estimates below assume 3.8% a year, three days of interest and a handling fee of HK$100.',
    ],
  ]) +
  bars(
    ['孖展成本佔一手市值的比例，按認購倍數', 'Cost of borrowing as a share of one lot’s value, by multiple'],
    [
      ['低於 20 倍', 'Below 20 times', 0.7, '0.7%'],
      ['20 至 100 倍', '20 to 100 times', 1.9, '1.9%'],
      ['100 至 900 倍', '100 to 900 times', 4.6, '4.6%'],
      ['900 倍以上', 'Above 900 times', 11.8, '11.8%'],
    ],
  );

const advice = () =>
  heading('六、申請前的核對清單', '6. Before you apply') +
  clauses([
    [
      '留意所用券商的截止時間。券商一般較正式截止時間早數小時至一日停止接受申請。',
      'Check your own broker’s deadline. Brokers stop some hours, or a day, before the official close.',
    ],
    [
      '查閱發行人選用的機制。機制 B 的散戶比例不會因反應熱烈而增加。',
      'See which mechanism was chosen. Under Mechanism B the retail share does not grow with demand.',
    ],
    [
      '以預計中籤手數計算孖展成本，而不是以申請手數計算。',
      'Work out the cost of borrowing on the lots you expect to receive, not on those you apply for.',
    ],
    [
      '記下基石投資者及控股股東的禁售期屆滿日。',
      'Note when lock-ups end for cornerstone investors and controlling shareholders.',
    ],
    [
      '暗盤價格只反映少量成交，不應視為首日價格的保證。',
      'Grey-market prices rest on thin trading and promise nothing about the first day.',
    ],
  ]) +
  note(
    '本白皮書由捷利交易寶研究團隊編製，僅供參考，並不構成投資建議、要約或招攬。過往表現並非將來表現的指標。上市公司及保薦人可經「聯絡我們」免費索取完整版。',
    'This paper was prepared by the TradeGo research team for reference only. It is not investment advice, an offer or a solicitation. Past performance does not indicate the future. Issuers and sponsors may ask for the full edition free of charge through Contact us.',
  );
