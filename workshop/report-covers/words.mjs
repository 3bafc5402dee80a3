// Periods, names and amounts of a still, for each reader. A Chinese page counts in 萬港元, so its still does too: the unit stands once,
// beside the period, and the amounts are bare.
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const one = (million) => million.toFixed(1);
const inWan = (million) => Math.round(million * 100).toLocaleString('en');

export const words = {
  en: {
    year: (year) => year,
    revenueOf: (first, last) => `Revenue, ${first}–${last}`,
    firstHalf: (year) => `First half of ${year}`,
    nineMonths: (year) => `Nine months of ${year}`,
    month: (year, month) => `${MONTHS[month - 1]} ${year}`,
    halves: ['First half', 'Second half'],
    /** Of brokers (SaaS and trading systems), of market data, of listed issuers (and their ESOPs). */
    names: ['Brokers', 'Data', 'Issuers'],
    amount: one,
    money: (million) => `HK$${one(million)}M`,
    revenue: 'Revenue',
    /** Parts of the call on nine months, after its opening, as short as they can be. */
    parts: ['Revenue', 'Renewals', 'Modules', 'Questions'],
    /** Who had the word at the investor day. */
    turns: ['Management', 'Questions'],
    minutes: 'min',
    brokers: (count, more) => [`${count} brokers`, `${more} new`],
    vesting: ['Grant', '12 months', '24 months', '36 months'],
    shanghai: 'Shanghai',
  },
  zt: {
    face: 'Noto Sans CJK HK',
    unit: '收入（萬港元）',
    /** Beside a period that says what is counted. */
    bare: '萬港元',
    year: (year) => `${year} 年`,
    revenueOf: (first, last) => `${first}–${last} 年收入`,
    firstHalf: (year) => `${year} 年上半年`,
    nineMonths: (year) => `${year} 年首九個月`,
    month: (year, month) => `${year} 年 ${month} 月`,
    halves: ['上半年', '下半年'],
    names: ['券商', '數據', '上市公司'],
    amount: inWan,
    money: inWan,
    revenue: '收入',
    parts: ['首九個月收入', 'SaaS 續約', '模組', '投資者提問'],
    turns: ['管理層發言', '答問'],
    minutes: '分鐘',
    brokers: (count, more) => [`${count} 家券商`, `新增 ${more} 家`],
    vesting: ['授出', '12 個月', '24 個月', '36 個月'],
    shanghai: '上海',
  },
  zh: {
    face: 'Noto Sans CJK SC',
    unit: '收入（万港元）',
    bare: '万港元',
    year: (year) => `${year} 年`,
    revenueOf: (first, last) => `${first}–${last} 年收入`,
    firstHalf: (year) => `${year} 年上半年`,
    nineMonths: (year) => `${year} 年前三季度`,
    month: (year, month) => `${year} 年 ${month} 月`,
    halves: ['上半年', '下半年'],
    names: ['券商', '数据', '上市公司'],
    amount: inWan,
    money: inWan,
    revenue: '收入',
    parts: ['前三季度收入', 'SaaS 续约', '模块', '投资者提问'],
    turns: ['管理层发言', '问答'],
    minutes: '分钟',
    brokers: (count, more) => [`${count} 家券商`, `新增 ${more} 家`],
    vesting: ['授予', '12 个月', '24 个月', '36 个月'],
    shanghai: '上海',
  },
};
