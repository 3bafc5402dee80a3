// What happened in each period and what came next, [Chinese, English]: review first, then outlook.
export const reviews = {
  'interim-report-2018': [
    [
      '期內本集團完成上市籌備工作，股份其後於 2018 年 7 月 13 日在 GEM 開始買賣。新增兩家券商客戶採用桌面版交易系統，現有客戶的維護合約全部續訂。',
      'The Group completed its preparations for listing during the period, and dealings in the shares began on GEM on 13 July 2018. Two brokers took the desktop trading system, and every maintenance contract that fell due was renewed.',
    ],
    [
      '股份發售所得款項將按招股章程所述，用於擴充市場數據服務、提升應用程式及增聘開發人員。上市開支令上半年溢利下降，下半年只餘少量尚待入帳。',
      'Proceeds of the share offer will be applied as set out in the prospectus: to market data services, the app and development staff. Listing expenses held back profit in the half-year and only a small amount remains to be charged.',
    ],
  ],
  'third-quarterly-report-2018': [
    [
      '本公司股份於 2018 年 7 月 13 日上市後，首九個月收入增加 13.4% 至 3,050 萬港元。第三季成交轉淡，但交易系統以年費為主，收入未受太大影響。',
      'The shares were listed on 13 July 2018, and revenue for the nine months rose by 13.4% to HK$30.5 million. Trading thinned in the third quarter, but trading systems are paid for mainly by the year and income was little affected.',
    ],
    [
      '上市所得款項已開始用於擴充報價伺服器及增聘開發人員。第四季市況未明，全年的開支預算維持不變。',
      'Proceeds of the listing have begun to go to quote servers and development staff. The market is uncertain as the fourth quarter begins, and the budget for the year stays as it was.',
    ],
  ],
  'annual-report-2018': [
    [
      '2018 年是本公司股份上市的一年。港股下半年轉弱，日均成交額自年初高位回落，但交易系統以年費為主，收入未受太大影響。應用程式新增美股延遲報價及自選股雲端同步。',
      'The shares were listed in 2018. The Hong Kong market weakened in the second half and daily turnover fell from its January high, but trading systems are paid for mainly by the year and income was little affected. The app gained delayed US quotes and watchlists kept in the cloud.',
    ],
    [
      '本集團會先把新聘的開發人員投放在報價伺服器。舊有架構以單一機房運作，管理層希望在兩年內改為雙機房，令維護毋須佔用交易日的時間。',
      'Newly hired developers will work first on the quote servers. The present design runs from one machine room. Management aims to move to two within two years, so that maintenance need not take up trading days.',
    ],
  ],
  'first-quarterly-report-2019': [
    [
      '首季收入增加 9.1% 至 1,080 萬港元。2 月起成交回升，應用程式的活躍戶口較上季增加，交易系統則由一家新客戶帶動。',
      'First-quarter revenue rose by 9.1% to HK$10.8 million. Turnover recovered from February and active accounts in the app increased on the quarter before. A new client lifted trading systems.',
    ],
    [
      '一家券商將於 4 月起改用本集團的交易系統，年費由第二季入帳。管理層同時評估網上開戶方案的需求。',
      'One broker moves to the Group’s trading system in April, with annual fees from the second quarter. Management is also looking into the demand for online account opening.',
    ],
  ],
  'interim-report-2019': [
    [
      '中美貿易談判反覆，散戶交易意欲下降，市場數據收入的增幅因而放緩至 5.5%。交易系統增長一成，一家券商由自建系統轉用本集團產品，年費自 4 月起計。',
      'Trade talks between China and the United States kept private investors cautious, and growth in market data income slowed to 5.5%. Trading systems grew by a tenth. One broker replaced a system of its own with the Group’s, paying annual fees from April.',
    ],
    [
      '下半年的重點是網上開戶。監管機構容許以電子方式核實客戶身分後，小型券商對現成方案的查詢明顯增加。',
      'Online account opening comes first in the second half. Since the regulator allowed clients to be identified electronically, small brokers have been asking for a ready-made solution.',
    ],
  ],
  'third-quarterly-report-2019': [
    [
      '首九個月收入增加 8.9% 至 3,320 萬港元。網上開戶模組完成測試，10 月推出前已有兩家券商訂購。',
      'Revenue for the nine months rose by 8.9% to HK$33.2 million. The online account opening module finished testing, and two brokers had ordered it before its launch in October.',
    ],
    [
      '網上開戶模組按戶口數目收費，初期對收入的貢獻不大。總辦事處已於 9 月遷入較大單位，第四季會計入一次過的裝修開支。',
      'The account opening module is charged by the number of accounts and will add little to revenue at first. The head office moved to larger premises in September, and the fourth quarter will bear the one-off cost of fitting out.',
    ],
  ],
  'annual-report-2019': [
    [
      '全年收入增加 9.2%。網上開戶模組於 10 月推出，年底前有四家券商採用。9 月香港總辦事處遷入較大的單位，營運團隊與開發團隊首次在同一層工作。',
      'Revenue grew by 9.2% for the year. An online account opening module was launched in October and four brokers had taken it by the year end. The head office moved to larger premises in September, putting operations and development on one floor for the first time.',
    ],
    [
      '進入 2020 年，疫情令券商營業部縮短開放時間，查詢網上交易的券商較往年多。管理層現階段不估計對收入的影響，會先確保在家工作安排不影響系統值班。',
      'In early 2020 the epidemic shortened brokers’ opening hours and more of them asked about online trading. Management does not put a figure on the effect. Its first task is to see that working from home does not disturb the operations roster.',
    ],
  ],
  'first-quarterly-report-2020': [
    [
      '首季收入增加 10.2% 至 1,190 萬港元。3 月市況波動，應用程式活躍戶口創新高。員工自 2 月起分兩組上班，系統值班安排未受影響。',
      'First-quarter revenue rose by 10.2% to HK$11.9 million. Volatile trading in March took active accounts in the app to a record. Staff have worked in two teams since February without disturbing the operations roster.',
    ],
    [
      '疫情下券商營業部縮短開放時間，查詢網上交易的券商增加。管理層現階段不估計對全年收入的影響。',
      'Brokers’ branches keep shorter hours during the epidemic and more of them ask about online trading. Management does not put a figure on the effect for the year.',
    ],
  ],
  'interim-report-2020': [
    [
      '上半年收入增加 12.8% 至 2,470 萬港元。券商營業部在疫情期間縮短服務時間，兩家原本只接受電話落盤的券商開通網上交易，應用程式的活躍戶口數目在 3 月創下新高。',
      'Revenue rose by 12.8% to HK$24.7 million. Brokers’ branches kept shorter hours during the epidemic, two firms that had taken orders only by telephone opened online trading, and active accounts in the app reached a record in March.',
    ],
    [
      '本集團已申請「保就業」計劃的補貼，款項會在下半年入帳，並全數用於薪酬。客戶訂閱的續訂率暫未見轉差。',
      'The Group has applied to the Employment Support Scheme. The subsidy will be booked in the second half and used wholly for pay. Renewal of subscriptions has shown no deterioration so far.',
    ],
  ],
  'third-quarterly-report-2020': [
    [
      '首九個月收入增加 15.4% 至 3,830 萬港元，年初至今新連接四家券商。第三季新股活躍，新股認購功能的使用量明顯上升。',
      'Revenue for the nine months rose by 15.4% to HK$38.3 million, and four brokers have been connected this year. A busy IPO market in the third quarter brought a marked rise in use of the subscription tools.',
    ],
    [
      '「保就業」計劃的補貼已計入第三季其他收入，並全數用於薪酬。第四季會先處理已簽約券商的連接工作。',
      'The subsidy of the Employment Support Scheme was booked as other income in the third quarter and went wholly into pay. Connecting brokers that have signed comes first in the fourth quarter.',
    ],
  ],
  'annual-report-2020': [
    [
      '更多券商將客戶遷移至網上交易，全年收入上升 16.2% 至 5,230 萬港元，已連接券商由 15 家增至 20 家。其中三家在搬遷期間全程以遙距方式測試，由簽約到開通平均需時約三個月。',
      'Revenue grew by 16.2% to HK$52.3 million as more brokers moved their clients online, and the number connected rose from 15 to 20. Three of them tested the whole system remotely. It took about three months on average from contract to opening.',
    ],
    [
      '2021 年初港股成交額急升，系統容量是首要工作。本集團已把報價伺服器數目增加一半，並開始規劃以月費計算的券商服務，讓小型券商毋須購置硬件。',
      'Turnover on the Hong Kong market jumped in early 2021, so capacity comes first. The Group has added half as many quote servers again, and has begun to plan a service charged by the month that would spare small brokers from buying hardware.',
    ],
  ],
  'first-quarterly-report-2021': [
    [
      '首季港股成交額創紀錄，日均成交約 2,244 億港元，應用程式的同時在線人數在 2 月 24 日調整印花稅的消息公布當日見頂。按量收取的市場數據費因而上升，但交易所收取的數據費亦同步增加。',
      'Turnover on the Hong Kong market was a record, at about HK$224.4 billion a day, and the number of users online peaked on 24 February, when a rise in stamp duty was announced. Quote fees charged by usage rose, and so did the data fees paid to the exchange.',
    ],
    [
      '管理層認為首季的成交未必能夠持續，全年開支預算仍按 2020 年下半年的水平制訂。',
      'Management doubts that turnover will stay at this level, and the budget for the year is still built on the second half of 2020.',
    ],
  ],
  'interim-report-2021': [
    [
      '上半年新股市場活躍，新股認購功能的使用量按年增加約六成，本集團於 5 月為孖展認購加入即日撥備查詢。上市公司服務收入增至 310 萬港元，主要來自網上路演。',
      'A busy IPO market raised use of the IPO subscription tools by about six-tenths on the year before, and in May the Group added same-day enquiries on margin allocations. Listed company services earned HK$3.1 million, mostly from online roadshows.',
    ],
    [
      '7 月以來成交額有所回落。下半年會開始開發以月費計算的券商服務，首階段集中處理結算及客戶紀錄。',
      'Turnover has eased since July. Work on the monthly broker service begins in the second half, with settlement and client records first.',
    ],
  ],
  'third-quarterly-report-2021': [
    [
      '市場成交額自首季高位回落，第三季的日均成交較首季減少近三成，但市場數據服務的訂戶在季內只減少 2%，需求維持平穩。首九個月收入為 4,550 萬港元，增加 18.8%。',
      'Turnover came off its first-quarter peak and was almost three-tenths lower in the third quarter, yet subscribers to market data fell by only 2%. Revenue for the nine months was HK$45.5 million, up 18.8%.',
    ],
    [
      '9 月授出購股權予 38 名員工，相關開支將分三年確認。券商月費服務的結算模組已進入內部測試。',
      'Share options were granted to 38 employees in September and the cost will be recognised over three years. The settlement module of the monthly broker service has entered internal testing.',
    ],
  ],
  'annual-report-2021': [
    [
      '年初港股成交額創紀錄，全年收入增加 14.9% 至 6,010 萬港元，為集團當時的新高。下半年成交轉弱，市場數據的增長主要來自上半年；交易系統則因 4 家新券商連接而保持增長。',
      'Record turnover early in the year helped revenue rise by 14.9% to HK$60.1 million, then a new high. Most of the growth in market data came in the first half, since turnover weakened later. Trading systems kept growing as four brokers were connected.',
    ],
    [
      '名為券商 SaaS 的月費服務預計在 2022 年第二季推出。安裝費屆時會改為在合約期內按月確認，短期內收入會較一次過收取時為低。',
      'The monthly service, to be called broker SaaS, is due in the second quarter of 2022. Installation fees will then be recognised month by month over the contract, which makes revenue lower at first than when the fee was taken at once.',
    ],
  ],
};
