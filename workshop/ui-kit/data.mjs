// Everything a company shows, grown from its code and held to its price: last bar, day's line, book and trades agree.
import { seeded } from '../lib/random.mjs';

/** The moment every picture is taken: Thursday 12 November 2026, 14:36:08 in Hong Kong. */
export const moment = { date: '2026-11-12', time: '14:36:08', minute: 246 };

const snap = (value, tick) => +(Math.round(value / tick) * tick).toFixed(3);

const remembered = new Map();
const once = (key, make) => {
  if (!remembered.has(key)) remembered.set(key, make());
  return remembered.get(key);
};

/** One price and volume a minute from 09:30 (lunch left out) to now; a bridge that ends on the last price. */
export function minutes(c, count = moment.minute + 1) {
  if (c.line) return c.line;
  return once(`minutes ${c.code} ${count}`, () => {
    const r = seeded(`minutes ${c.code}`);
    const vol = c.previous * 0.00072;
    const gap = c.change * r.between(0.1, 0.7);
    const raw = [0];
    let drift = 0;
    for (let i = 1; i < count; i++) {
      drift = drift * 0.93 + r.normal() * vol * 0.2;
      raw.push(raw[i - 1] + drift + r.normal() * vol * (i < 25 ? 1.5 : 0.7));
    }
    return raw.map((v, i) => {
      const share = i / (count - 1);
      const bridged = v - raw[count - 1] * share;
      const price = i === count - 1 ? c.price : snap(c.previous + gap + (c.change - gap) * share + bridged, c.tick);
      const rush = i < 14 ? 3.2 - i * 0.14 : Math.abs(i - 150) < 6 ? 1.9 : 1;
      return { price, volume: Math.max(1, Math.round((6 + Math.abs(r.normal()) ** 1.6 * 26) * rush)) * c.lot };
    });
  });
}

/** Trading minutes from the open to a clock time, lunch left out; after the close the whole session. */
const elapsed = (time) => {
  const [hours, mins] = time.split(':').map(Number);
  const since = hours * 60 + mins - 570;
  return since <= 150 ? since : Math.min(since - 60, 330);
};
const clock = (minute) => {
  const since = 570 + minute + (minute >= 150 ? 60 : 0);
  return [since / 60, since % 60].map((n) => String(Math.floor(n)).padStart(2, '0')).join(':');
};

/** The company at another time of the same day: on the day's line, or up to the close on a walk that stays near its end. */
export function asOf(c, time) {
  const r = seeded(`later ${c.code}`);
  const line = minutes(c).slice(0, elapsed(time) + 1);
  const vol = c.previous * 0.00055;
  for (let apart = 0; line.length <= elapsed(time); ) {
    apart = apart * 0.92 + r.normal() * vol;
    const price = snap(c.price + apart, c.tick);
    line.push({ price, volume: Math.max(1, Math.round(Math.abs(r.normal()) * 30)) * c.lot });
  }
  const { price } = line.at(-1);
  const change = price - c.previous;
  return { ...c, time, line, price, change, percent: (change / c.previous) * 100 };
}

/** When a company's day first reached a price: a riser's from below, a faller's from above. */
export const reachedAt = (c, price) =>
  clock(minutes(c).findIndex((m) => (c.change >= 0 ? m.price >= price : m.price <= price)));

/** Day's figures, read off the day's line. */
export function session(c) {
  return once(`session ${c.code} ${c.time ?? ''}`, () => {
    const line = minutes(c);
    const prices = line.map((m) => m.price);
    const volume = line.reduce((sum, m) => sum + m.volume, 0) * 6;
    const mean = line.reduce((sum, m) => sum + m.price * m.volume, 0) / line.reduce((sum, m) => sum + m.volume, 0);
    return {
      open: prices[0],
      high: Math.max(...prices),
      low: Math.min(...prices),
      average: mean,
      volume,
      turnover: volume * mean,
    };
  });
}

/** Days that are grown of every company: all charts show the end of the same series, so their averages agree. */
const history = 132;

/** Daily bars, oldest first. The last is today, the one before closes on the previous close. */
export const days = (c, count = history) => grown(c).slice(-count);

function grown(c) {
  return once(`days ${c.code}`, () => {
    const r = seeded(`wind ${c.code}`); // the seed is chosen for its charts: most climb, as a shop window's would
    const steps = [];
    let regime = r.between(-0.002, 0.003);
    let heat = 1;
    for (let i = 0; i < history; i++) {
      if (r.next() < 0.06) regime = r.between(-0.006, 0.0075);
      heat = heat * 0.86 + 0.14 * (0.55 + Math.abs(r.normal()));
      steps.push({ move: regime + r.normal() * 0.0125 * heat, heat, gap: r.normal() * 0.0036 * heat });
    }
    const bars = [];
    let close = c.previous;
    for (let i = history - 1; i > 0; i--) {
      const { move, heat: warm, gap } = steps[i];
      const before = close / (1 + move);
      const open = before * (1 + gap);
      const reach = close * 0.0062 * warm;
      bars.unshift({
        open: snap(open, c.tick),
        close: snap(close, c.tick),
        high: snap(Math.max(open, close) + Math.abs(r.normal()) * reach, c.tick),
        low: snap(Math.min(open, close) - Math.abs(r.normal()) * reach, c.tick),
        volume: (0.5 + Math.abs(r.normal()) * 0.35 + Math.abs(move) * 42) * warm,
      });
      close = before;
    }
    const day = session(c);
    bars.push({ open: day.open, high: day.high, low: day.low, close: c.price, volume: 0.86 });
    return bars;
  });
}

/** Trading days' dates, newest last, weekends left out. */
export function dates(count) {
  const out = [];
  const day = new Date(`${moment.date}T00:00:00Z`);
  while (out.length < count) {
    if (day.getUTCDay() % 6 !== 0) out.unshift(new Date(day));
    day.setUTCDate(day.getUTCDate() - 1);
  }
  return out;
}

/** The book around the last price. A riser's last trade took the offer, a faller's hit the bid. */
export function book(c, levels = 10) {
  const r = seeded(`book ${c.code}`);
  const bid = c.change >= 0 ? c.price - c.tick : c.price;
  const side = (from, sign) => {
    let total = 0;
    return Array.from({ length: levels }, (_, i) => {
      const lots = Math.round((9 + i * 3.2 + Math.abs(r.normal()) * 21) * (r.next() < 0.12 ? 2.4 : 1));
      total += lots * c.lot;
      return {
        price: snap(from + sign * i * c.tick, c.tick),
        qty: lots * c.lot,
        orders: Math.max(1, Math.round(lots * r.between(0.14, 0.4))),
        total,
      };
    });
  };
  return { bids: side(bid, -1), asks: side(bid + c.tick, 1) };
}

/** Latest trades, newest first; the newest printed the last price. */
export function trades(c, count = 20) {
  const r = seeded(`trades ${c.code}`);
  const { bids, asks } = book(c, 1);
  let second = 14 * 3600 + 36 * 60 + 8;
  let touch = 0;
  return Array.from({ length: count }, (_, i) => {
    if (i) second -= r.pick([0, 1, 1, 2, 3, 5]);
    if (i > 3 && r.next() < 0.2) touch = Math.max(-2, Math.min(1, touch + r.pick([-1, 1])));
    const bought = i === 0 ? c.change >= 0 : r.next() < (c.change >= 0 ? 0.58 : 0.42);
    const time = [second / 3600, (second / 60) % 60, second % 60].map((n) => String(Math.floor(n)).padStart(2, '0'));
    return {
      time: time.join(':'),
      price: i === 0 ? c.price : snap((bought ? asks[0].price : bids[0].price) + touch * c.tick, c.tick),
      qty: Math.max(1, Math.round(Math.abs(r.normal()) ** 2 * 9)) * c.lot,
      bought,
    };
  });
}

/** Few points of the day's line, for a sparkline. */
export function spark(c, points = 32) {
  const line = minutes(c);
  return Array.from({ length: points }, (_, i) => line[Math.round((i * (line.length - 1)) / (points - 1))].price);
}
