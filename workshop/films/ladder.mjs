// The dealing desk: a ladder whose queues breathe, orders that fill one after another, and the day's candles.
import { each, line, many, rect, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { fmt, ohlc } from '../lib/series.mjs';
import { companies } from '../ui-kit/companies.mjs';
import { act, blend, fract, mix, stay, swing, waves } from './motion.mjs';

const [width, height, seconds] = [1280, 800, 8];
const r = seeded('film ladder');
const panel = (x, y, w, h) => rect(x, y, w, h, { r: 14, fill: '#0B1322', stroke: '#1B2740' });

/** The day of the kit's 02853: 126.40 after a close of 121.90, so a rise of 3.69 %, as every picture of it says. */
const { price, previous, tick } = companies.find(({ code }) => code === '02853');
/** How much of its way the day has made when the market opens. */
const gap = 0.12;

/** A walk turned so that it begins at the opening price and ends at the last one. */
function risingDay(count) {
  const walked = ohlc(r, count, { start: 0, drift: 0, vol: 0.5 });
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

function chart(t) {
  const [x, y, w, h] = [64, 92, 700, 316];
  const at = (v) => y + h - ((v - low) / (high - low)) * h;
  const step = w / candles.length;
  return (
    panel(40, 44, 760, 400) +
    text(64, 82, '02853', { size: 22, weight: 550, fill: ink.soft }) +
    many(4, (i) => line(x, y + (h / 3) * i, x + w, y + (h / 3) * i, '#17223A')) +
    each(candles, (c, i) => {
      const last = i === candles.length - 1;
      const close = last ? c.close + tick * swing(t, 2) : c.close;
      const rises = close >= c.open;
      const colour = rises ? blue : '#53648A';
      const cx = x + (i + 0.5) * step;
      return (
        line(cx, at(Math.max(c.high, close)), cx, at(Math.min(c.low, close)), colour, { sw: 2 }) +
        rect(cx - 5, at(Math.max(c.open, close)), 10, Math.max(3, Math.abs(at(c.open) - at(close))), {
          r: 2,
          fill: rises ? colour : '#0B1322',
          stroke: colour,
          sw: 2,
        })
      );
    })
  );
}

const levels = 7;
const queues = Array.from({ length: levels * 2 }, (_, i) => ({
  base: 0.34 + 0.08 * (i < levels ? levels - 1 - i : i - levels),
  move: waves(r, [
    [1, 0.08],
    [2, 0.08],
    [3, 0.05],
  ]),
}));

function ladder(t) {
  const [x, y, w] = [824, 44, 416];
  const rowH = 44;
  return (
    panel(x, y, w, 712) +
    each(queues, ({ base, move }, i) => {
      const bid = i >= levels;
      const top = y + 20 + i * rowH + (bid ? 56 : 0);
      const share = Math.min(1, Math.max(0.16, base + move(t)));
      const level = price + tick * (bid ? levels - 1 - i : levels - i);
      return (
        rect(x + w - 20 - 250 * share, top + 4, 250 * share, rowH - 8, { r: 4, fill: bid ? '#16347F' : '#1F2B44' }) +
        text(x + 24, top + 30, fmt(level), { size: 23, weight: 550, fill: bid ? blueLight : ink.soft }) +
        text(x + w - 32, top + 30, `${fmt(Math.round((share * 44 + 2) * 2) / 2, 1)}K`, {
          size: 20,
          fill: '#fff',
          anchor: 'r',
        })
      );
    }) +
    text(x + 24, y + 20 + levels * rowH + 40, fmt(price), { size: 34, weight: 650 }) +
    rect(x + w - 170, y + 20 + levels * rowH + 24, 150, 8, { r: 4, fill: ink.ask }) +
    rect(x + w - 170, y + 20 + levels * rowH + 24, 150 * (0.56 + 0.2 * swing(t, 1)), 8, { r: 4, fill: glow })
  );
}

const orders = [1, 0, 1, 1].map((buys, i) => ({ buys, lots: [8, 12, 5, 20][i], late: i * 0.25 }));

/** Four orders, each of which fills while the others rest. */
function blotter(t) {
  const [x, y, w] = [40, 468, 760];
  return (
    panel(x, y, w, 288) +
    each(orders, ({ buys, lots, late }, i) => {
      const top = y + 22 + i * 63;
      const own = fract(t - late);
      const share = act(own, 0.03, 0.2) * (1 - act(own, 0.94, 1));
      const lit = stay(own, 0.18, 0.36, 0.04, 0.12);
      const colour = buys ? blue : '#7686A6';
      return (
        rect(x + 14, top - 6, w - 28, 56, { r: 9, fill: blend('#0F1930', '#16347F', lit) }) +
        rect(x + 30, top + 8, 8, 28, { r: 4, fill: colour }) +
        text(x + 60, top + 31, ['02853', '07421', '06012', '02871'][i], { size: 23, weight: 550 }) +
        text(x + 250, top + 31, fmt([price, 57.7, 190.7, 48.36][i]), { size: 23, fill: ink.soft, anchor: 'r' }) +
        text(x + 372, top + 31, fmt(lots * 100, 0), { size: 23, fill: ink.soft, anchor: 'r' }) +
        rect(x + 420, top + 17, 220, 10, { r: 5, fill: '#1B2740' }) +
        rect(x + 420, top + 17, 220 * share, 10, { r: 5, fill: blend(colour, glow, lit) }) +
        text(x + 724, top + 31, `${Math.round(mix(0, 100, share))}%`, { size: 22, weight: 600, anchor: 'r' })
      );
    })
  );
}

const draw = (t) => [rect(0, 0, width, height, { fill: ink.bg }) + chart(t) + blotter(t) + ladder(t)];

export default { width, height, seconds, rate: 24, draw };
