/**
 * The first amount of Hong Kong dollars that an introduction names, as the three languages write it:
 * "HK$86.4 million", 「8,640 萬港元」, “8,640 万港元”.
 */

const LATIN = /HK\$\s?(\d[\d,]*(?:\.\d+)?)\s(million|billion)/i;
const CHINESE = /(\d[\d,]*(?:\.\d+)?)\s?([萬万億亿])\s?港[元幣币]/u;

const MILLIONS: Record<string, number> = { million: 1, billion: 1000, 萬: 0.01, 万: 0.01, 億: 100, 亿: 100 };

/** In millions of HK$, with one decimal at most; undefined where no such amount is named. */
export function headlineAmount(text: string): string | undefined {
  const [, figure, unit] = LATIN.exec(text) ?? CHINESE.exec(text) ?? [];
  if (!figure || !unit) return undefined;
  const amount = Number(figure.replaceAll(',', '')) * (MILLIONS[unit.toLowerCase()] ?? Number.NaN);
  return Number.isFinite(amount) && amount > 0
    ? amount.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: amount % 1 ? 1 : 0 })
    : undefined;
}
