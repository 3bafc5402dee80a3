import type { Locale } from '../i18n/locales';
import { headlineFigure } from './headline-figure';

const MILLIONS: Record<string, number> = {
  million: 1,
  billion: 1000,
  百萬: 1,
  百万: 1,
  萬: 0.01,
  万: 0.01,
  億: 100,
  亿: 100,
};

/**
 * The first amount that an introduction names, where it is of Hong Kong dollars, in the unit a language counts in
 * (glossary): millions of HK$ with one decimal at most, in Chinese 萬 of them; undefined where it names none.
 */
export function headlineAmount(text: string, locale: Locale): string | undefined {
  const { before = '', figure, after = '' } = headlineFigure(text) ?? {};
  const [, scale] = before ? [after, after] : (/^(.+)港[元幣币]$/u.exec(after) ?? []);
  if (!figure || !scale || (before && before.toUpperCase() !== 'HK$')) return undefined;
  const millions = Number(figure.replaceAll(',', '')) * (MILLIONS[scale.toLowerCase()] ?? Number.NaN);
  if (!Number.isFinite(millions) || millions <= 0) return undefined;
  const [amount, decimals] = locale === 'en' ? [millions, millions % 1 ? 1 : 0] : [millions * 100, 0];
  return amount.toLocaleString('en', { maximumFractionDigits: decimals, minimumFractionDigits: decimals });
}
