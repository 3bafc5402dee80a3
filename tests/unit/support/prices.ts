import type { SharePrice, SharePriceRecord } from '@/lib/contract/types';

/** A record of a session whose previous close is HK$0.83, unless told otherwise. */
export function record(
  time: string,
  currentPrice: number,
  more: Partial<SharePriceRecord> & { zs?: number } = {},
): SharePriceRecord {
  const { zs = 0.83, ...given } = more;
  const change = Math.round((currentPrice - zs) * 100) / 100;
  const quoteChange = Math.round(((currentPrice - zs) / zs) * 10_000) / 100;
  return { time, currentPrice, avgPrice: currentPrice, change, quoteChange, ...given };
}

export function answer(records: SharePriceRecord[], more: Partial<SharePrice> = {}): SharePrice {
  return { sharePriceRtVos: records, xj: records.at(-1)?.currentPrice ?? 0, zs: 0.83, date: '2026-11-20', ...more };
}
