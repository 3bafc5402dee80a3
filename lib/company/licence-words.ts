import type { LICENCE_TYPES } from '../content-folder/company-schema';
import type { Locale } from '../i18n/locales';

/** Names that the law and the Exchange give to what a company holds and where it is listed. */

export type LicenceType = (typeof LICENCE_TYPES)[number];

export const BOARD_NAMES: Record<Locale, Record<'gem' | 'main', string>> = {
  zt: { gem: 'GEM', main: '主板' },
  zh: { gem: 'GEM', main: '主板' },
  en: { gem: 'GEM', main: 'Main Board' },
};

export const LICENCE_NAMES: Record<Locale, (type: LicenceType) => string> = {
  zt: (type) => `第 ${type} 類`,
  zh: (type) => `第 ${type} 类`,
  en: (type) => `Type ${type}`,
};

/** Regulated activities of Schedule 5 of the Securities and Futures Ordinance. */
export const ACTIVITIES: Record<Locale, Record<LicenceType, string>> = {
  zt: {
    1: '證券交易',
    2: '期貨合約交易',
    3: '槓桿式外匯交易',
    4: '就證券提供意見',
    5: '就期貨合約提供意見',
    6: '就機構融資提供意見',
    7: '提供自動化交易服務',
    8: '提供證券保證金融資',
    9: '提供資產管理',
    10: '提供信貸評級服務',
    13: '為相關集體投資計劃提供存管服務',
  },
  zh: {
    1: '证券交易',
    2: '期货合约交易',
    3: '杠杆式外汇交易',
    4: '就证券提供意见',
    5: '就期货合约提供意见',
    6: '就机构融资提供意见',
    7: '提供自动化交易服务',
    8: '提供证券保证金融资',
    9: '提供资产管理',
    10: '提供信贷评级服务',
    13: '为相关集体投资计划提供存管服务',
  },
  en: {
    1: 'dealing in securities',
    2: 'dealing in futures contracts',
    3: 'leveraged foreign exchange trading',
    4: 'advising on securities',
    5: 'advising on futures contracts',
    6: 'advising on corporate finance',
    7: 'providing automated trading services',
    8: 'securities margin financing',
    9: 'asset management',
    10: 'providing credit rating services',
    13: 'providing depositary services for relevant collective investment schemes',
  },
};
