// The dealing desk: a ladder whose queues breathe, orders that fill one after another, and the day's candles. Drawn once
// for each language, since its columns have heads, and in the colours of that reader's market.
import { each, line, many, rect, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { fmt, ohlc, signed } from '../lib/series.mjs';
import { company } from '../ui-kit/companies.mjs';
import { code, lots, name, previous, price, tick } from './app/acts.mjs';
import { act, blend, fract, mix, stay, swing, waves } from './motion.mjs';
import { readers, say, word } from './readers.mjs';

const [width, height, seconds] = [1280, 800, 8];
const r = seeded('film ladder');
const ground = '#0B1322';
const panel = (x, y, w, h) => rect(x, y, w, h, { r: 14, fill: ground, stroke: '#1B2740' });

/** What a column holds. Shown about half as large, so no smaller than this. */
const head = (reader, key, x, y, anchor = 'l') =>
  word(reader, key, x, y, { size: 19, weight: 500, fill: ink.mute, anchor });

/** How much of its way the day has made when the market opens. */
const gap = 0.12;

/** A walk turned so that it begins at the opening price and ends at the last one. */
function risingDay(count) {
  const walked = ohlc(r, count, { start: 0, drift: 0, vol: 0.16 });
  const [from, to] = [walked[0].open, walked.at(-1).close];
  const open = mix(previous, price, gap);
  const at = (v, i) => v - from + open + (price - open - (to - from)) * (i / count);
  return walked.map((c, i) => ({
    open: at(c.open, i),
    close: at(c.close, i + 1),
    high: Math.max(at(c.high, i), at(c.high, i + 1)),
    low: Math.min(at(c.low, i), at(c.low, i + 1)),
  }));
}

const candles = risingDay(40);
const [low, high] = [Math.min(...candles.map((c) => c.low)), Math.max(...candles.map((c) => c.high))];

function chart(t, reader) {
  const { up, down } = reader.market;
  const [x, y, w, h] = [64, 104, 700, 280];
  const at = (v) => y + h - ((v - low) / (high - low)) * h;
  const step = w / candles.length;
  return (
    panel(40, 44, 760, 370) +
    say(reader, 64, 83, name[reader.locale], { size: 26, weight: 650 }) +
    text(reader.locale === 'en' ? 236 : 184, 83, code, { size: 21, weight: 500, fill: ink.mute }) +
    many(4, (i) => line(x, y + (h / 3) * i, x + w, y + (h / 3) * i, '#17223A')) +
    each(candles, (c, i) => {
      const last = i === candles.length - 1;
      const close = last ? c.close + tick * swing(t, 2) : c.close;
      const rises = close >= c.open;
      const colour = rises ? up : down;
      const cx = x + (i + 0.5) * step;
      return (
        line(cx, at(Math.max(c.high, close)), cx, at(Math.min(c.low, close)), colour, { sw: 2 }) +
        rect(cx - 5, at(Math.max(c.open, close)), 10, Math.max(3, Math.abs(at(c.open) - at(close))), {
          r: 2,
          fill: rises ? colour : ground,
          stroke: colour,
          sw: 2,
        })
      );
    })
  );
}

const levels = 7;
/** A full bar ends just short of the prices, and the shortest still holds its label. */
const widest = 290;
const queues = Array.from({ length: levels * 2 }, (_, i) => ({
  base: 0.34 + 0.08 * (i < levels ? levels - 1 - i : i - levels),
  move: waves(r, [
    [1, 0.08],
    [2, 0.08],
    [3, 0.05],
  ]),
}));

/** Every level from the highest offer down at a moment: how much of the widest bar it takes, and thousands of shares. */
const queued = (t) =>
  queues.map(({ base, move }, i) => {
    const share = Math.min(1, Math.max(0.26, base + move(t)));
    return {
      bid: i >= levels,
      level: price + tick * (levels - 1 - i),
      share,
      size: `${fmt(Math.round((share * 44 + 2) * 2) / 2, 1)}K`,
    };
  });
/** The book the film opens with, as many levels of each side as asked for. */
export const bookAtOpening = (count) => queued(0).slice(levels - count, levels + count);

/** Asks over bids, the last price between: it took the best offer. */
function book(t, reader) {
  const { up, down } = reader.market;
  const [x, y, w] = [824, 44, 416];
  const rowH = 40;
  const last = y + 48 + levels * rowH + 40;
  return (
    panel(x, y, w, 712) +
    head(reader, 'ask', x + 24, y + 36) +
    head(reader, 'quantity', x + w - 32, y + 36, 'r') +
    head(reader, 'bid', x + 24, last + 42) +
    head(reader, 'quantity', x + w - 32, last + 42, 'r') +
    each(queued(t), ({ bid, level, share, size }, i) => {
      const top = y + 48 + i * rowH + (bid ? 94 : 0);
      const colour = bid ? up : down;
      return (
        rect(x + w - 20 - widest * share, top + 3, widest * share, rowH - 6, {
          r: 4,
          fill: blend(ground, colour, 0.3),
        }) +
        text(x + 24, top + 28, fmt(level), { size: 23, weight: 550, fill: colour }) +
        text(x + w - 32, top + 27, size, { size: 20, fill: '#fff', anchor: 'r' })
      );
    }) +
    text(x + 24, last, fmt(price), { size: 34, weight: 650 }) +
    text(x + w - 32, last - 2, `${signed(((price - previous) / previous) * 100)}%`, {
      size: 23,
      weight: 600,
      fill: up,
      anchor: 'r',
    })
  );
}

const orders = [
  { buys: true, code, price, quantity: lots.at(-1) },
  { buys: false, ...company('07421'), quantity: 1200 },
  { buys: true, ...company('02853'), quantity: 500 },
  { buys: true, ...company('02892'), quantity: 1500 },
];

/** Four orders, each of which fills while the others rest. */
function blotter(t, reader) {
  const [x, y, w] = [40, 438, 760];
  return (
    panel(x, y, w, 318) +
    head(reader, 'side', x + 30, y + 36) +
    head(reader, 'code', x + 112, y + 36) +
    head(reader, 'price', x + 290, y + 36, 'r') +
    head(reader, 'quantity', x + 392, y + 36, 'r') +
    head(reader, 'filled', x + 724, y + 36, 'r') +
    each(orders, ({ buys, code, price, quantity }, i) => {
      const top = y + 57 + i * 63;
      const own = fract(t - i / orders.length);
      const share = act(own, 0.03, 0.2) * (1 - act(own, 0.94, 1));
      const lit = stay(own, 0.18, 0.36, 0.04, 0.12);
      const colour = buys ? blue : '#7686A6';
      return (
        rect(x + 14, top - 6, w - 28, 56, { r: 9, fill: blend('#0F1930', '#16347F', lit) }) +
        word(reader, buys ? 'buy' : 'sell', x + 30, top + 31, {
          size: 22,
          weight: 600,
          fill: blend(buys ? blueLight : ink.soft, '#ffffff', lit),
        }) +
        text(x + 112, top + 31, code, { size: 23, weight: 550 }) +
        text(x + 290, top + 31, fmt(price), { size: 23, fill: ink.soft, anchor: 'r' }) +
        text(x + 392, top + 31, fmt(quantity, 0), { size: 23, fill: ink.soft, anchor: 'r' }) +
        rect(x + 436, top + 17, 204, 10, { r: 5, fill: '#1B2740' }) +
        rect(x + 436, top + 17, 204 * share, 10, { r: 5, fill: blend(colour, glow, lit) }) +
        text(x + 724, top + 31, `${Math.round(mix(0, 100, share))}%`, { size: 22, weight: 600, anchor: 'r' })
      );
    })
  );
}

const draw = (t, reader) =>
  rect(0, 0, width, height, { fill: ink.bg }) + chart(t, reader) + blotter(t, reader) + book(t, reader);

const film = (reader) => ({ width, height, seconds, rate: 24, draw: (t) => draw(t, reader) });

export const ladder = film(readers.en);
export const ladderZt = film(readers.zt);
export const ladderZh = film(readers.zh);
