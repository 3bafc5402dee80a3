import type { SharePrice } from '../contract/types';

/** A trading day as the page sends it to the browser: its minutes as one string, `930 0.84 0.84,931 0.85 0.844`. */
export type PackedDay = Omit<SharePrice, 'sharePriceRtVos'> & { minutes: string };

/**
 * Packs a day of `tradingDayOf`. As records the minutes are a thousand values that React reads one by one before it
 * hydrates the page; as one string they are one value, in a third of the bytes.
 */
export function packDay({ sharePriceRtVos, ...day }: SharePrice): PackedDay {
  const minutes = sharePriceRtVos.map(({ time, currentPrice, avgPrice }) => [time, currentPrice, avgPrice].join(' '));
  return { ...day, minutes: minutes.join() };
}

/** The day with its records again. */
export function unpackDay({ minutes, ...day }: PackedDay): SharePrice {
  const records = minutes ? minutes.split(',') : [];
  return {
    ...day,
    sharePriceRtVos: records.map((record) => {
      const [time = '', price, average] = record.split(' ');
      return { time, currentPrice: Number(price), ...(average && { avgPrice: Number(average) }) };
    }),
  };
}
