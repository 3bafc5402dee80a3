export const reviews = {
  'interim-report-2024': [
    [
      '上半年收入為 3,600 萬港元，集團服務的上市公司於 6 月達到 300 家。日均成交額較去年同期減少 4%，但券商 SaaS 的固定月費佔該業務收入 74%，收入未有隨成交下跌。期內淨增三家券商，連接總數為 48 家，由簽約到開通平均需時 44 天。',
      'Revenue for the six months was HK$36.0 million. In June the Group served its 300th listed company. Daily turnover was 4% lower, but fixed monthly fees were 74% of broker SaaS revenue and income did not follow it down. A net three more brokers took the number connected to 48. Going live takes 44 days on average from signing.',
    ],
    [
      '下半年研發開支預計與上半年相若。上海辦事處的人數接近年底 40 人的目標。',
      'Research spending in the second half should be close to that of the first. The Shanghai office is near the 40 people planned for the year end.',
    ],
  ],
  'third-quarterly-report-2024': [
    [
      '首九個月收入為 5,610 萬港元，較 2023 年同期增加 18.9%，單計第三季增加 21.1% 至 2,010 萬港元。升幅主要來自新 SaaS 客戶的月費。九個月內淨增五家券商，總數為 50 家。',
      'Nine-month revenue was HK$56.1 million, 18.9% higher than in the same period of 2023. The third quarter grew by 21.1% to HK$20.1 million, mainly on monthly fees from new SaaS clients. A net five brokers were added, bringing the total to 50.',
    ],
    [
      '成交額由 9 月 24 日起急升，期內只包括五個交易日，影響將主要在第四季反映。預算仍按 8 月的成交水平制訂。',
      'Turnover took off on 24 September and only five trading days fell inside the period, so most of the effect belongs to the fourth quarter. The budget is still built on August’s turnover.',
    ],
  ],
  'annual-report-2024': [
    [
      '全年收入為 7,830 萬港元，按年增加 20.6%，10 月成交額屢創新高期間平台經歷了全年最高負載。10 月 8 日處理的買賣盤是平日的 5.2 倍，系統全日運作，但當日上午有用戶等候短訊驗證碼達 40 秒，其後已改以應用程式內的保安編碼為預設方式。',
      'Revenue reached HK$78.3 million, up 20.6%, and the record turnover days of October put the platform under its heaviest load of the year. On 8 October it handled 5.2 times its usual orders and stayed up all day, though some users waited as long as 40 seconds for an SMS code. The security token in the app has since become the default.',
    ],
    [
      '2025 年的投入會放在報價閘道及美股服務。董事會考慮所需資金後，不建議派發末期股息。',
      'Spending in 2025 will go to the quote gateway and US market services. Having regard to the money required, the Board recommends no final dividend.',
    ],
  ],
  'interim-report-2025': [
    [
      '中期收入上升 24.2% 至 4,470 萬港元，美股延長時段報價已於 5 月在應用程式推出。三項業務收入均有增長，以券商 SaaS 升幅最大，經常性收入佔總收入 77.4%。6 月底已連接券商有 57 家。',
      'Half-year revenue increased by 24.2% to HK$44.7 million, and US extended-hours quotes reached the app in May. All three segments grew, broker SaaS the most, and recurring income was 77.4% of the total. There were 57 connected brokers at the end of June.',
    ],
    [
      '美股延長時段報價只貢獻約一個半月的收入，下半年影響會較明顯。Mac 版的重寫工程會在下半年繼續。',
      'US extended-hours quotes contributed only about six weeks of income, so the second half will show more of them. The rewrite of the Mac client continues.',
    ],
  ],
  'third-quarterly-report-2025': [
    [
      '首九個月收入為 6,980 萬港元，去年同期為 5,610 萬港元。按買賣盤收取的費用隨成交上升，美股延長時段報價的付費訂戶在季末較 6 月底多 44%。ISO 27001 監察審核於 8 月完成，並無發現重大不符合項。',
      'Revenue for the first nine months came to HK$69.8 million, against HK$56.1 million a year earlier. Fees charged per order rose with turnover, and paying subscribers to US extended-hours quotes ended September 44% above June. The ISO 27001 surveillance audit in August found no major nonconformity.',
    ],
    [
      '2024 年第四季因國慶假期後成交急增，比較基數較高，今年第四季的升幅未必能與首三季看齊。Mac 版的重寫工程已進入最後階段。',
      'The fourth quarter of 2024 was unusually strong after Golden Week, and growth in the final quarter of this year may be slower than in the first three. The rewrite of the Mac client is nearly finished.',
    ],
  ],
  'annual-report-2025': [
    [
      '全年收入增加 22.7% 至 9,610 萬港元，第 59 家券商於年內連接平台。由 6 月起，新券商以 412 個自動化個案測試，最新一家由簽約到首宗實盤交易只需 23 個營業日。活報告的行業分類在 12 月超過 4,000 個，報告超過 6,000 份。',
      'Revenue for 2025 grew by 22.7% to HK$96.1 million, and the 59th broker was connected during the year. New brokers have been tested against 412 automated cases since June. The latest went from signing to a first live trade in 23 business days. Live Report passed 4,000 industries in December, with over 6,000 reports.',
    ],
    [
      '第二個香港數據中心預計 2026 年 5 月啟用，全年新增開支約 200 萬港元。董事會建議派發末期股息每股 1.0 港仙，須待 2026 年 6 月 5 日的股東週年大會批准。',
      'A second Hong Kong data centre is due in May 2026 at an added cost of about HK$2 million for the year. The Board recommends a final dividend of HK1.0 cent per share, subject to approval at the annual general meeting on 5 June 2026.',
    ],
  ],
  'interim-report-2026': [
    [
      '上半年收入增加 23.5% 至 5,520 萬港元，第二個香港數據中心的券商雲節點於 5 月投入服務，59 家券商在四個週末內完成遷移。經常性收入達 4,480 萬港元，佔總收入 81.2%。客戶最常加購的是風險監控及電子開戶模組。',
      'First-half revenue rose by 23.5% to HK$55.2 million, and new cloud nodes for brokers opened in a second Hong Kong data centre in May. All 59 brokers moved over four weekends. Recurring income reached HK$44.8 million, or 81.2% of the total. Risk control and online account opening were the modules most often added.',
    ],
    [
      '下半年的開支重點是 Windows 客戶端及 Open API 的改版。2025 年末期股息已於 2026 年 7 月 3 日派付，未反映在期末結餘。',
      'Spending in the second half goes mainly to new versions of the Windows client and the Open API. The final dividend for 2025 was paid on 3 July 2026 and is not reflected in the closing balance.',
    ],
  ],
  'third-quarterly-report-2026': [
    [
      '首九個月收入為 8,640 萬港元，較去年同期上升 23.8%，當中 56.9% 來自券商 SaaS。已連接券商維持 59 家，增長來自現有客戶加用服務：9 月底有 41 家採用四個或以上模組，一年前為 58 家之中的 29 家。',
      'Nine-month revenue was HK$86.4 million, up 23.8% on the same period of 2025, of which broker SaaS accounted for 56.9%. The number of brokers held at 59, so growth came from what each of them uses: 41 had four modules or more at the end of September, against 29 of 58 a year before.',
    ],
    [
      '第二個數據中心啟用後，期內帶來約 110 萬港元的新增寄存費用及折舊。Windows 10.30 版及 Python SDK 3.0 已於 10 月推出。',
      'The second data centre added about HK$1.1 million of hosting and depreciation. Windows 10.30 and version 3.0 of the Python development kit were released in October.',
    ],
  ],
};
