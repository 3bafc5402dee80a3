import type { Locale } from '../i18n/locales';

/** Cents and dollars of a currency as a language writes them; `{}` is the figure. */
const WRITTEN: Record<string, Record<Locale, { cents?: string; whole: string }>> = {
  HKD: {
    zt: { cents: '{} 港仙', whole: '{} 港元' },
    zh: { cents: '{} 港仙', whole: '{} 港元' },
    en: { cents: 'HK{} cents', whole: 'HK${}' },
  },
  USD: { zt: { whole: '{} 美元' }, zh: { whole: '{} 美元' }, en: { whole: 'US${}' } },
  CNY: { zt: { whole: '人民幣 {} 元' }, zh: { whole: '人民币 {} 元' }, en: { whole: 'RMB{}' } },
};

/** An amount of a share as announcements write it: HK1.0 cent, 1.0 港仙; from a dollar on HK$1.25. */
export function perShareWords(amount: number, currency: string, locale: Locale): string {
  const { cents, whole } = WRITTEN[currency]?.[locale] ?? { cents: undefined, whole: `${currency} {}` };
  if (cents === undefined || amount >= 1) return whole.replace('{}', figureOf(amount, 2));
  const figure = figureOf(amount * 100, 1);
  const words = cents.replace('{}', figure);
  return locale === 'en' && figure === '1.0' ? words.replace('cents', 'cent') : words;
}

/** With all its digits, and so many decimals at least; a hundred times 0.07 is 7, not 7.000000000000001. */
function figureOf(amount: number, leastDecimals: number): string {
  return Number(amount.toPrecision(12)).toLocaleString('en', {
    minimumFractionDigits: leastDecimals,
    maximumFractionDigits: 8,
  });
}
