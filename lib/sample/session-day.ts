/** A pseudo-random generator with a seed (mulberry32): the same sample day on every machine. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface SampleSession {
  date: string;
  previousClose: string;
  latest: string;
  records: { time: string; currentPrice: string; avgPrice: string; change: string; quoteChange: string }[];
}

const PREVIOUS_CLOSE = 0.83;
/** Spread of the exchange's table for prices from HK$0.50 to HK$10. */
const TICK = 0.01;

/**
 * A believable session day of a thinly traded GEM share: 09:30 to 12:00 and
 * 13:00 to 16:00, minute by minute, some minutes without a record because
 * nothing traded. Times are HHMM or HMM text, as the API sends them (§3).
 */
export function sampleSession(): SampleSession {
  const random = seeded(8017);
  const minutes = [...range(9 * 60 + 30, 12 * 60), ...range(13 * 60, 16 * 60)];
  let price = PREVIOUS_CLOSE;
  let turnover = 0;
  let volume = 0;
  const records: SampleSession['records'] = [];
  for (const [index, minute] of minutes.entries()) {
    const drift = 0.86 + 0.012 * Math.sin(index / 38) - price;
    if (random() < 0.3) price += TICK * (random() + drift * 12 > 0.5 ? 1 : -1);
    price = Math.min(0.895, Math.max(0.81, Math.round(price / TICK) * TICK));
    const shares = Math.round(4000 * (0.4 + random() * 2) * (index < 20 || index > 310 ? 2.2 : 1));
    volume += shares;
    turnover += shares * price;
    const withoutTrade = index > 3 && index < minutes.length - 1 && random() < 0.09;
    if (withoutTrade) continue;
    // From the price as it is shown, or the two percentages of one price would differ.
    const change = Number(price.toFixed(2)) - PREVIOUS_CLOSE;
    records.push({
      time: `${Math.floor(minute / 60)}${String(minute % 60).padStart(2, '0')}`,
      currentPrice: price.toFixed(2),
      avgPrice: (turnover / volume).toFixed(4),
      change: change.toFixed(2),
      quoteChange: ((change / PREVIOUS_CLOSE) * 100).toFixed(2),
    });
  }
  return {
    date: '2026-11-20',
    previousClose: PREVIOUS_CLOSE.toFixed(2),
    latest: records.at(-1)?.currentPrice ?? PREVIOUS_CLOSE.toFixed(2),
    records,
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
