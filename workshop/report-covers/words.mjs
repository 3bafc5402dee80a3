// Names and amounts of a still, for each reader. A Chinese page counts in 萬港元, so its still does too: the unit stands once,
// beside the period, and the amounts are bare.
const one = (million) => million.toFixed(1);
const inWan = (million) => Math.round(million * 100).toLocaleString('en');

export const words = {
  en: {
    year: (year) => year,
    firstHalf: (year) => `01–06.${year}`,
    halves: ['01–06', '07–12'],
    /** Of brokers (SaaS and trading systems), of market data, of listed issuers (and their ESOPs). */
    names: ['Brokers', 'Data', 'Issuers'],
    amount: one,
    money: (million) => `HK$${one(million)}M`,
  },
  zt: {
    face: 'Noto Sans CJK HK',
    unit: '收入（萬港元）',
    year: (year) => `${year} 年`,
    firstHalf: (year) => `${year} 年上半年`,
    halves: ['上半年', '下半年'],
    names: ['券商', '數據', '上市公司'],
    amount: inWan,
    money: inWan,
  },
  zh: {
    face: 'Noto Sans CJK SC',
    unit: '收入（万港元）',
    year: (year) => `${year} 年`,
    firstHalf: (year) => `${year} 年上半年`,
    halves: ['上半年', '下半年'],
    names: ['券商', '数据', '上市公司'],
    amount: inWan,
    money: inWan,
  },
};
