// Reviews for quarters whose full report is no longer kept on the site.
export const quietReviews = {
  'third-quarterly-results-2018': [
    [
      '本公司股份於 2018 年 7 月 13 日上市後，首九個月收入增加 13.4% 至 3,050 萬港元。第三季成交轉淡，但交易系統以年費為主，收入未受太大影響。',
      'The shares were listed on 13 July 2018, and revenue for the nine months rose by 13.4% to HK$30.5 million. Trading thinned in the third quarter, but trading systems are paid for mainly by the year and income was little affected.',
    ],
  ],
  'first-quarterly-results-2019': [
    [
      '首季收入增加 9.1% 至 1,080 萬港元。2 月起成交回升，應用程式的活躍戶口較上季增加，交易系統則由一家新客戶帶動。',
      'First-quarter revenue rose by 9.1% to HK$10.8 million. Turnover recovered from February and active accounts in the app increased on the quarter before. A new client lifted trading systems.',
    ],
  ],
  'third-quarterly-results-2019': [
    [
      '首九個月收入增加 8.9% 至 3,320 萬港元。網上開戶模組完成測試，10 月推出前已有兩家券商訂購。',
      'Revenue for the nine months rose by 8.9% to HK$33.2 million. The online account opening module finished testing, and two brokers had ordered it before its launch in October.',
    ],
  ],
  'first-quarterly-results-2020': [
    [
      '首季收入增加 10.2% 至 1,190 萬港元。3 月市況波動，應用程式活躍戶口創新高。員工自 2 月起分兩組上班，系統值班安排未受影響。',
      'First-quarter revenue rose by 10.2% to HK$11.9 million. Volatile trading in March took active accounts in the app to a record. Staff have worked in two teams since February without disturbing the operations roster.',
    ],
  ],
  'third-quarterly-results-2020': [
    [
      '首九個月收入增加 15.4% 至 3,830 萬港元，年初至今有四家券商接入。第三季新股活躍，新股認購功能的使用量明顯上升。',
      'Revenue for the nine months rose by 15.4% to HK$38.3 million, and four brokers have been connected this year. A busy IPO market in the third quarter brought a marked rise in use of the subscription tools.',
    ],
  ],
};
