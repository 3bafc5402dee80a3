export const reviews = {
  'first-quarterly-report-2022': [
    [
      '市場成交額較 2021 年初的高位回落，首季收入減少 12.7% 至 1,380 萬港元。券商 SaaS 的開發按計劃進行，3 月完成與交易所測試系統的連接，首家客戶於 4 月 11 日簽約。',
      'Turnover fell from the peak of early 2021 and revenue was 12.7% lower at HK$13.8 million. Development of broker SaaS kept to its schedule. It was connected to the exchange’s test system in March, and the first client signed on 11 April.',
    ],
    [
      '第五波疫情期間，開發及營運人員分兩組在家工作。系統在季內沒有因人手安排而中斷。',
      'During the fifth wave of the epidemic, developers and operators worked from home in two teams. No interruption in the quarter was due to staffing.',
    ],
  ],
  'interim-report-2022': [
    [
      '券商 SaaS 於 5 月推出，首家採用的小型券商在六星期內完成上線，毋須購置任何伺服器。該券商有 11 名員工，以往以電話接受落盤，是第 27 家連接的券商。6 月底已連接券商共有 28 家。',
      'Brokerage SaaS was launched in May. The first small broker to adopt it, a firm of 11 people that had taken orders by telephone, was live in six weeks without buying a server. It was the 27th broker connected. There were 28 at the end of June.',
    ],
    [
      '下半年已有五家券商排期上線。上市公司方面，ESOP 股權激勵平台自 6 月起由四家公司試用，預計 9 月正式推出。',
      'Five brokers are booked to go live in the second half. For listed companies, four firms have been trying the ESOP platform since June and it should be launched in September.',
    ],
  ],
  'third-quarterly-report-2022': [
    [
      '繼 5 月推出券商 SaaS 後，ESOP 股權激勵平台於 9 月投入服務，趕及 2023 年 1 月 1 日生效的股份計劃新規。參與試用的四家公司共有 1,150 名參與者，其中最大的一家停用了 23 份試算表。',
      'The ESOP platform went live in September, four months after broker SaaS and in time for the share scheme rules of 1 January 2023. The four companies that tried it have 1,150 participants between them. The largest has retired 23 spreadsheets.',
    ],
    [
      '首九個月收入減少 5.3%，溢利則包括政府補貼。市場仍然疲弱，管理層把資源集中在已簽約券商的上線工作。',
      'Revenue for the nine months fell by 5.3%, and profit includes government subsidies. The market is still weak, and management is putting its people on the brokers already signed.',
    ],
  ],
  'annual-report-2022': [
    [
      '全年收入下跌 2.5% 至 5,860 萬港元，同期港股日均成交額減少四分之一。券商 SaaS 推出七個多月，已有六家券商上線；已連接券商增至 32 家。180 家上市公司客戶當中，11 家使用 ESOP 平台。',
      'Revenue slipped by 2.5% to HK$58.6 million in a year when daily turnover in Hong Kong fell by a quarter. Six brokers went live on SaaS in little more than seven months and the number connected reached 32. Of 180 listed company clients, 11 use the ESOP platform.',
    ],
    [
      '擁有人應佔溢利 420 萬港元包括「保就業」計劃的 80 萬港元補貼，撇除補貼則與 2021 年持平。2023 年的目標是增加 SaaS 客戶，暫不調整收費。',
      'Profit of HK$4.2 million includes HK$0.8 million from the Employment Support Scheme, without which it would have matched 2021. The aim for 2023 is to add SaaS clients. Fees will stay as they are.',
    ],
  ],
  'first-quarterly-report-2023': [
    [
      '季內的開發重點，是讓 2022 年推出的券商 SaaS 切合更多中小型券商的需要，包括分拆收費模組、簡化客戶紀錄導入及加入月結單範本。季內再連接兩家券商，總數為 34 家。',
      'Development in the quarter adapted broker SaaS, launched in 2022, to the needs of more small and mid-sized brokers: modules were priced separately, client records made easier to import and statement templates added. Two more brokers were connected, making 34.',
    ],
    [
      '通關後新股及路演活動回復，上市公司服務收入增至 240 萬港元。市場數據仍較去年同期減少。',
      'With the border open again, listings and roadshows picked up and listed company services generated revenue of HK$2.4 million. Market data was still below the same quarter of 2022.',
    ],
  ],
  'interim-report-2023': [
    [
      '港幣－人民幣雙櫃台於 6 月 19 日開通，平台首日即支援兩個櫃台的報價和買賣。37 家已連接券商之中，29 家首日已開放人民幣櫃台。上半年收入增加 9.7% 至 3,060 萬港元。',
      'The platform supported trading in both counters on 19 June, the first day of HKD-RMB dual counters. Of 37 connected brokers, 29 had renminbi counters open that day. Revenue for the half-year rose by 9.7% to HK$30.6 million.',
    ],
    [
      '7 月 21 日訂立上海浦東辦公室的租約，研發辦事處預計 9 月啟用，首批有 26 名工程師。香港團隊繼續負責營運、合規及客戶資料。',
      'The lease of an office in Pudong, Shanghai, was signed on 21 July. A research and development team of 26 will start there in September. Operations, compliance and client data remain in Hong Kong.',
    ],
  ],
  'third-quarterly-report-2023': [
    [
      '首九個月收入為 4,720 萬港元，增加 9.5%，期內開始支援港幣－人民幣雙櫃台買賣。日均成交額較去年同期減少 12%，新連接券商的月費抵銷了報價套餐銷售的跌幅。',
      'Revenue for the nine months was HK$47.2 million, up 9.5%, and support for HKD-RMB dual counters was added during the period. Average daily turnover was 12% lower, but monthly fees from newly connected brokers more than made up for weaker sales of quote packages.',
    ],
    [
      '新股結算平台將於 11 月 22 日啟用，所有已連接券商已通過測試。部分小型券商考慮結業，季內有兩家客戶交還牌照，管理層會密切留意。',
      'The new IPO settlement platform starts on 22 November and every connected broker has passed its tests. Some small brokers are thinking of closing and two clients handed back their licences in the quarter. Management is watching this.',
    ],
  ],
  'annual-report-2023': [
    [
      '全年收入上升 10.8% 至 6,490 萬港元，上海研發辦事處於 9 月啟用。券商 SaaS 及交易系統收入 2,990 萬港元，首次超過市場數據成為最大業務，年內淨增 13 家券商至 45 家。上市公司客戶為 254 家。',
      'Revenue rose by 10.8% to HK$64.9 million, and the Shanghai research and development office opened in September. Broker SaaS and trading systems generated revenue of HK$29.9 million and overtook market data as the largest segment. A net 13 brokers were added, making 45. Listed company clients numbered 254.',
    ],
    [
      '自 2024 年起不再刊發第一季度業績，第三季度業績則繼續自願公布。開發資源會先用於 WebSocket 報價介面及公司行動模組。',
      'First-quarter results will no longer be published from 2024, while those for the third quarter will be kept voluntarily. Development goes first to the WebSocket quote feed and the corporate actions module.',
    ],
  ],
};
