/**
 * What people call the facts of a listed company when they search for them. Chinese stands here once, in traditional
 * characters: a search is folded into one script (lib/text/fold.ts). Several facts may share a page; none shares a name.
 */
export const FACT_NAMES = {
  price: ['share price', 'stock price', 'price', 'last price', 'quote', '股價', '現價', '收市價', '報價'],
  marketValue: ['market value', 'market cap', 'market capitalisation', 'market capitalization', '市值', '總市值'],
  yearRange: [
    ...[
      '52 week range',
      '52-week range',
      '52 week high',
      '52 week low',
      '52 week high and low',
      'year high',
      'year low',
    ],
    ...['52 週高低', '52 周高低', '52 週高低價', '52 週高位', '52 週低位', '52 週最高', '52 週最低', '一年高低位'],
  ],
  sharesInIssue: [
    ...['shares in issue', 'issued shares', 'shares outstanding', 'outstanding shares', 'number of shares'],
    ...['number of issued shares', 'share count', 'issued share capital', 'total shares'],
    ...['已發行股份', '已發行股份數目', '已發行股數', '發行股數', '股份總數', '總股本', '股本', '股份數目'],
  ],
  treasuryShares: ['treasury shares', 'treasury stock', '庫存股份', '庫存股'],
  boardLot: ['board lot', 'lot size', 'lot', 'shares per lot', '每手股數', '每手', '買賣單位', '一手'],
  isin: ['isin', 'isin code', '國際證券識別碼'],
  stockCode: ['stock code', 'ticker', 'ticker symbol', '股份代號', '股票代號', '股票代碼', '代號'],
  listing: ['listing date', 'listed since', 'listing', 'ipo date', 'date of listing', '上市日期', '上市', '上市日'],
  yearEnd: [
    'year end',
    'financial year end',
    'fiscal year end',
    '財政年度結算日',
    '年結日',
    '年結',
    '財政年度',
    '結算日',
  ],
  dividend: [
    ...['dividend', 'dividends', 'final dividend', 'interim dividend', 'dividend yield', 'dividend per share'],
    ...['股息', '派息', '末期股息', '中期股息', '分紅', '派息政策', '股息率'],
  ],
  exDate: ['ex date', 'ex dividend date', 'ex-dividend', 'ex dividend', '除淨日', '除息日', '除權日'],
  nextResults: [
    ...['next results', 'results date', 'next earnings', 'earnings date', 'next results date', 'next annual results'],
    ...[
      'next interim results',
      '下次業績',
      '下次業績公布',
      '業績公布日期',
      '業績日期',
      '幾時出業績',
      '下期業績',
      '出業績',
    ],
  ],
  nextMeeting: [
    ...['next agm', 'agm date', 'agm', 'annual general meeting', 'next annual general meeting', 'next general meeting'],
    ...['下次股東大會', '股東週年大會日期', '下屆股東週年大會', '股東大會日期', '股東週年大會', '股東大會'],
  ],
  registrar: [
    ...['registrar', 'registrars', 'share registrar', 'share registrars', 'branch share registrar', 'transfer agent'],
    ...['股份過戶登記處', '過戶登記處', '股份登記處', '股份過戶處', '登記處', '證券登記處', '過戶處'],
  ],
  secretary: ['company secretary', 'secretary', '公司秘書'],
  auditor: ['auditor', 'auditors', 'external auditor', '核數師', '審計師', '外聘核數師'],
  chairman: ['chairman', 'chair', 'chairperson', 'chair of the board', '主席', '董事會主席', '董事長'],
  chiefExecutive: ['ceo', 'chief executive', 'chief executive officer', '行政總裁', '首席執行官', '總裁'],
  auditChair: [
    ...['audit committee chair', 'chair of the audit committee', 'audit committee chairman', 'audit chair'],
    ...['chairman of the audit committee', '審核委員會主席', '審計委員會主席'],
  ],
  remunerationChair: [
    ...['remuneration committee chair', 'chair of the remuneration committee', 'remuneration committee chairman'],
    ...['chairman of the remuneration committee', '薪酬委員會主席'],
  ],
  nominationChair: [
    ...['nomination committee chair', 'chair of the nomination committee', 'nomination committee chairman'],
    ...['chairman of the nomination committee', '提名委員會主席'],
  ],
  revenue: ['revenue', 'turnover', 'sales', '收入', '收益', '營業額', '營收', '總收入'],
  grossProfit: ['gross profit', '毛利'],
  grossMargin: ['gross margin', 'gross profit margin', '毛利率'],
  netMargin: ['net margin', 'net profit margin', 'profit margin', '純利率', '淨利率', '淨利潤率', '溢利率'],
  segments: [
    ...[
      'segments',
      'segment revenue',
      'revenue by segment',
      'segmental revenue',
      'business segments',
      'segment results',
    ],
    ...['分部收入', '分部業績', '業務分部', '收入構成', '按業務劃分的收入', '分部收益'],
  ],
  profit: [
    ...['profit', 'net profit', 'earnings', 'profit for the year', 'profit attributable', 'net income'],
    ...['盈利', '純利', '淨利潤', '淨利', '利潤', '溢利', '股東應佔溢利'],
  ],
  cash: ['cash', 'cash balance', 'bank balances', 'cash and bank balances', '現金', '現金結餘', '銀行結餘'],
  annualResults: [
    ...['annual results', 'full year results', 'full-year results', 'final results', 'yearly results'],
    ...['全年業績', '年度業績', '年度業績公告', '全年業績公告', '末期業績'],
  ],
  interimResults: [
    ...['interim results', 'half year results', 'half-year results', 'first half results', 'h1 results'],
    ...['中期業績', '半年業績', '上半年業績', '中期業績公告', '半年度業績'],
  ],
  nineMonthResults: [
    ...['third quarter results', 'third quarterly results', 'nine month results', 'nine months results', 'q3 results'],
    ...['第三季業績', '第三季度業績', '三季度業績', '九個月業績', '首九個月業績', '前三季度業績'],
  ],
  firstQuarterResults: [
    ...['first quarter results', 'first quarterly results', 'q1 results'],
    ...['第一季業績', '第一季度業績', '首季業績', '一季度業績'],
  ],
  results: ['results', 'financial results', 'results centre', 'earnings results', '業績', '業績中心', '財務業績'],
  esgReport: [
    ...['esg', 'esg report', 'esg reporting', 'environmental social and governance', 'sustainability report'],
    ...['environmental social and governance report', 'environmental, social and governance report'],
    ...['環境社會及管治', '環境、社會及管治', '環境社會及管治報告', '環境、社會及管治報告', '環境、社會及治理'],
    ...['環境、社會及治理報告', 'ESG 報告', '可持續發展報告'],
  ],
  electricity: [
    ...['electricity', 'electricity use', 'electricity used', 'electricity consumption', 'energy consumption'],
    ...['用電量', '用電', '耗電量', '耗電'],
  ],
  emissions: [
    ...['emissions', 'carbon emissions', 'greenhouse gas', 'greenhouse gas emissions', 'ghg', 'ghg emissions'],
    ...['scope 1 and 2', 'scope 1 and 2 emissions', 'carbon footprint'],
    ...['碳排放', '碳排放量', '溫室氣體', '溫室氣體排放', '溫室氣體排放量', '排放量', '碳足跡'],
  ],
  employees: [
    ...['employees', 'number of employees', 'staff', 'number of staff', 'headcount', 'workforce'],
    ...['僱員', '僱員人數', '員工', '員工人數', '僱員總數', '員工總數'],
  ],
  investorContact: [
    ...['ir contact', 'investor contact', 'investor relations contact', 'ir email', 'investor relations email'],
    ...['投資者聯絡', '投資者關係聯絡', '投資者關係電郵', '投資者電郵', '投資者關係郵箱'],
  ],
  office: [
    'office',
    'head office',
    'principal office',
    'principal place of business',
    '總部',
    '總辦事處',
    '主要辦事處',
    '辦事處',
  ],
  registeredOffice: ['registered office', '註冊辦事處', '註冊地址'],
  incorporation: ['place of incorporation', 'incorporated in', 'incorporation', '註冊成立地點', '註冊地'],
} as const;

export type FactId = keyof typeof FACT_NAMES;
