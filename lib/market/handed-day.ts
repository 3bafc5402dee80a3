import type { SharePrice } from '../contract/types';

/** A trading day as the page hands it to the browser: its minutes as one text, `930 0.84 0.84,931 0.85 0.844`. */
export type HandedDay = Omit<SharePrice, 'sharePriceRtVos'> & { minutes: string };

/**
 * A day of `tradingDayOf` for the browser. As records its minutes are a thousand values that the router reads one by
 * one before the page is live; as one text they are one, in a third of the bytes.
 */
export function handedDay({ sharePriceRtVos, ...day }: SharePrice): HandedDay {
  const minutes = sharePriceRtVos.map(({ time, currentPrice, avgPrice }) => [time, currentPrice, avgPrice].join(' '));
  return { ...day, minutes: minutes.join() };
}

/** The day that was handed over, with its records again. */
export function dayHanded({ minutes, ...day }: HandedDay): SharePrice {
  const records = minutes ? minutes.split(',') : [];
  return {
    ...day,
    sharePriceRtVos: records.map((record) => {
      const [time = '', price, average] = record.split(' ');
      return { time, currentPrice: Number(price), ...(average && { avgPrice: Number(average) }) };
    }),
  };
}
