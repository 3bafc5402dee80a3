// Daily candles in the words of a reader: months, and volume as the tables of the same screen write it.
import { amount, candleChart } from '../ui-kit/index.mjs';
import { monthName } from './words/index.mjs';

export const dailyCandles = (c, locale, options) =>
  candleChart(c, {
    ...options,
    month: monthName(locale),
    // In Chinese 3,800 萬, as in the columns beside it.
    ...(locale !== 'en' && { shares: (count) => amount(count, locale) }),
  });
