import type { Locale } from '../i18n/locales';

/**
 * The first amount of Hong Kong dollars that an introduction names, as the three languages write it:
 * "HK$86.4 million", 「8,640 萬港元」, “8,640 万港元”.
 */

const LATIN = /HK\$\s?(\d[\d,]*(?:\.\d+)?)\s(million|billion)/i;
const CHINESE = /(\d[\d,]*(?:\.\d+)?)\s?([萬万億亿])\s?港[元幣币]/u;

const MILLIONS: Record<string, number> = { million: 1, billion: 1000, 萬: 0.01, 万: 0.01, 億: 100, 亿: 100 };

/**
 * In the unit a language counts in (glossary): millions of HK$ with one decimal at most, in Chinese 萬 of them;
 * undefined where no such amount is named.
 */
export function headlineAmount(text: string, locale: Locale): string | undefined {
  const [, figure, unit] = LATIN.exec(text) ?? CHINESE.exec(text) ?? [];
  if (!figure || !unit) return undefined;
  const millions = Number(figure.replaceAll(',', '')) * (MILLIONS[unit.toLowerCase()] ?? Number.NaN);
  if (!Number.isFinite(millions) || millions <= 0) return undefined;
  const [amount, decimals] = locale === 'en' ? [millions, millions % 1 ? 1 : 0] : [millions * 100, 0];
  return amount.toLocaleString('en', { maximumFractionDigits: decimals, minimumFractionDigits: decimals });
}
