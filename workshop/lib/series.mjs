// Market-looking data. Every function takes the generator first.
export function walk(r, count, { start = 100, drift = 0, vol = 1 } = {}) {
  const out = [start];
  let pull = 0;
  while (out.length < count) {
    pull = pull * 0.7 + r.normal() * vol * 0.5; // a little momentum reads as a market, pure noise does not
    out.push(out.at(-1) + drift + pull);
  }
  return out;
}

export function ohlc(r, count, { start = 100, drift = 0.1, vol = 1 } = {}) {
  const out = [];
  let close = start;
  let trend = 0;
  for (let i = 0; i < count; i++) {
    trend = trend * 0.72 + r.normal() * vol * 0.26;
    const open = close + r.normal() * vol * 0.12;
    close = open + drift + trend + r.normal() * vol * 0.85;
    const high = Math.max(open, close) + Math.abs(r.normal()) * vol * 0.55;
    const low = Math.min(open, close) - Math.abs(r.normal()) * vol * 0.55;
    out.push({ open, close, high, low, volume: 0.25 + r.next() * 0.5 + Math.abs(close - open) / vol / 3 });
  }
  return out;
}

export function average(values, span) {
  return values.map((_, i) => {
    const part = values.slice(Math.max(0, i - span + 1), i + 1);
    return part.reduce((a, b) => a + b, 0) / part.length;
  });
}

// Quantities thicken away from the touch, as in a real book.
export function book(r, mid, tick, levels) {
  const side = (sign) =>
    Array.from({ length: levels }, (_, i) => ({
      price: mid + sign * tick * (i + 1),
      qty: Math.round((8 + i * 5 + Math.abs(r.normal()) * 26) * 4) * 100,
      orders: r.int(2, 48),
    }));
  return { asks: side(1), bids: side(-1) };
}

export const fmt = (value, digits = 2) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const signed = (value, digits = 2) => (value < 0 ? '−' : '+') + fmt(Math.abs(value), digits);

export const short = (qty) =>
  qty >= 1e6 ? `${fmt(qty / 1e6, 1)}M` : qty >= 1e4 ? `${fmt(qty / 1e3, 0)}K` : `${fmt(qty / 1e3, 1)}K`;
