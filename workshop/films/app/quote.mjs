// The screen under the ticket: price, intraday line, depth, and the two buttons.
import { circle, clip, each, fade, group, line, many, path, points, rect, text } from '../../kit/svg.mjs';
import { blue, glow, ink } from '../../lib/palette.mjs';
import { fmt, signed } from '../../lib/series.mjs';
import { measure, rolling } from '../figures.mjs';
import { act, blend, clamp, ease, fract, stay, waves } from '../motion.mjs';
import { say, word } from '../readers.mjs';
import { code, filled, left, name, previous, priceAt, py, r, seconds, span, tapBuy, tick, ticks } from './acts.mjs';
import { tap } from './finger.mjs';

export function quote(t, reader) {
  const { up } = reader.market;
  const { from, to, k } = ticks(t);
  const y = py + 182;
  const change = (v) => `${signed(v - previous)}`;
  const part = (v) => `${signed(((v - previous) / previous) * 100)}%`;
  const style = { size: 25, weight: 550, fill: up, down: to < from };
  const at = left + 24;
  return (
    say(reader, left, py + 101, name[reader.locale], { size: 29, weight: 650, fill: ink.text }) +
    text(left + (reader.locale === 'en' ? 192 : 134), py + 101, code, { size: 22, weight: 500, fill: ink.mute }) +
    path(
      `M${left + span - 12} ${py + 80}l3.6 7.6 8.4 1 -6.2 5.7 1.7 8.3 -7.5 -4.2 -7.5 4.2 1.7 -8.3 -6.2 -5.7 8.4 -1Z`,
      { fill: ink.accent },
    ) +
    rolling(left - 3, y, fmt(from), fmt(to), k, { size: 74, weight: 650, fill: ink.text, down: to < from }) +
    path(`M${left} ${y + 44}l8 -13 8 13Z`, { fill: up }) +
    rolling(at, y + 46, change(from), change(to), k, style) +
    rolling(at + 96, y + 46, part(from), part(to), k, style)
  );
}

/**
 * The home page shows the film on phones down to a line that lies from 505 to 605 by their width, in Chinese, and higher
 * in English: across the foot of the chart, where price has passed and volumes stand on any edge, and above the depth.
 */
const chart = { x: left, y: py + 256, w: span - 84, h: 288, low: 47.22, high: 48.57 };
/** The tallest volume. Price stays so far above it that the ticket does not cut its label. */
const most = 72;
const sy = (v) => chart.y + chart.h - ((v - chart.low) / (chart.high - chart.low)) * chart.h;
const sample = 150;
const volumes = Array.from({ length: 40 }, () => 0.18 + 0.82 * r.next() ** 2);
/** Whether the price has risen in the time of a volume. */
const rises = volumes.map((_, i) => priceAt((i + 0.5) / volumes.length) >= priceAt((i - 0.5) / volumes.length));

/** One film long: what leaves on the left is what comes again at the head. */
export function intraday(t, { up, down }) {
  const { from, to, k } = ticks(t);
  // Samples are tied to time, not to the screen, or the line would shiver while it moves.
  const first = Math.ceil((t - 1) * sample);
  const times = [t - 1];
  for (let i = first; i / sample < t; i++) times.push(i / sample);
  times.push(t);
  const sx = (time) => chart.x + chart.w * (time - t + 1);
  const list = times.map((time) => [sx(time), sy(priceAt(time))]);
  const [hx, hy] = list.at(-1);
  const [defs, area] = fade([
    [0, up, 0.3],
    [1, up, 0],
  ]);
  const [veil, cover] = fade(
    [
      [0, ink.panel],
      [1, ink.panel, 0],
    ],
    { x2: 1, y2: 0 },
  );
  const d = points(list);
  const floor = chart.y + chart.h;
  const fresh = fract(filled / seconds);
  const age = fract(t - fresh);
  const [mx, my] = [chart.x + chart.w * (1 - age), sy(priceAt(fresh))];
  const popped = act(age, 0, 0.05, ease.out);
  const beat = fract(t * 6);
  const bars = each(volumes, (v, i) => {
    const where = fract(i / volumes.length - t);
    const w = chart.w / volumes.length;
    // Where they come in they are still growing: the minute is not over.
    const grown = clamp((1 - where) * volumes.length);
    return rect(chart.x + where * chart.w - w * 0.3, floor - v * most * grown, w * 0.6, v * most * grown, {
      r: 1.5,
      fill: blend(ink.panel, rises[i] ? up : down, 0.5),
    });
  });
  return (
    many(4, (i) => line(left, chart.y + (chart.h * i) / 3, left + span, chart.y + (chart.h * i) / 3, ink.line)) +
    line(left, sy(previous), left + span, sy(previous), ink.mute, { dash: '3 6', so: 0.7 }) +
    defs +
    path(`${d}L${hx} ${floor}L${chart.x} ${floor}Z`, { fill: area }) +
    path(d, { stroke: up, sw: 3, join: 'round', cap: 'round' }) +
    bars +
    veil +
    rect(chart.x - 2, chart.y - 14, 70, chart.h + 16, { fill: cover }) +
    group(
      line(mx, my, mx, floor, ink.text, { dash: '2 5', so: 0.5 }) +
        circle(mx, my, 9 * popped, { fill: ink.panel, stroke: '#fff', sw: 2.5 }) +
        circle(mx, my, 3.6 * popped, { fill: '#fff' }),
      { op: clamp((0.88 - age) / 0.1) },
    ) +
    line(hx, hy, left + span - 82, hy, glow, { dash: '2 5', so: 0.8 }) +
    circle(hx, hy, 7 + 15 * beat, { fill: glow, op: 0.35 * (1 - beat) ** 1.5 }) +
    circle(hx, hy, 6.5, { fill: glow }) +
    circle(hx, hy, 2.6, { fill: '#fff' }) +
    rect(left + span - 78, hy - 17, 84, 34, { r: 7, fill: glow }) +
    rolling(left + span - 36 - measure(fmt(to), 21, 650) / 2, hy + 7.5, fmt(from), fmt(to), k, {
      size: 21,
      weight: 650,
      fill: '#07121A',
      down: to < from,
    })
  );
}

const depths = Array.from({ length: 8 }, (_, i) => ({
  size: waves(r, [
    [2, 0.13],
    [3, 0.1],
    [5, 0.06],
  ]),
  base: 0.6 + (i % 4) * 0.09,
}));

export function depth(t, { up, down }) {
  const y = py + 572;
  const { from, to, k } = ticks(t);
  const half = span / 2 - 6;
  const rowH = 41;
  return many(4, (i) =>
    each([0, 1], (side) => {
      const bid = side === 0;
      const { base, size } = depths[i + side * 4];
      const share = clamp(base + size(t), 0.52, 1);
      const top = y + i * rowH;
      const w = (half - 72) * share;
      const price = (last) => fmt(last + tick * (bid ? -i - 1 : i));
      const colour = bid ? up : down;
      const [tx, anchor] = bid ? [left + 2, 'l'] : [left + span - 2, 'r'];
      return (
        rect(bid ? left + half - w : left + half + 12, top, w, rowH - 7, {
          r: 5,
          fill: blend(ink.panel, colour, 0.3),
        }) +
        rolling(tx, top + 24, price(from), price(to), k, {
          size: 20,
          weight: 550,
          fill: colour,
          anchor,
          down: to < from,
        }) +
        text(
          bid ? left + half - 10 : left + half + 22,
          top + 24,
          `${Math.round(base * 40 + size(Math.floor(t * 18) / 18) * 40)}K`,
          {
            size: 19,
            fill: ink.text,
            anchor: bid ? 'r' : 'l',
            fo: 0.88,
          },
        )
      );
    }),
  );
}

const bar = { y: py + 774, h: 84, w: span / 2 - 8 };

export function actions(now, reader) {
  const { from, to, k } = ticks(now / seconds);
  const offer = { size: 26, weight: 600, anchor: 'r', down: to < from };
  const named = { size: 25, weight: 650 };
  const press = stay(now, tapBuy - 0.08, tapBuy + 0.22, 0.1, 0.16);
  const grow = (x, inner) => {
    const cx = x + bar.w / 2;
    const cy = bar.y + bar.h / 2;
    return `<g transform="translate(${cx} ${cy}) scale(${(1 - 0.035 * press).toFixed(4)}) translate(${-cx} ${-cy})">${inner}</g>`;
  };
  const cy = bar.y + bar.h / 2;
  const buyX = left + bar.w + 16;
  return (
    rect(left, bar.y, bar.w, bar.h, { r: 18, fill: ink.raised, stroke: ink.edge }) +
    word(reader, 'sell', left + 22, cy + 9, { ...named, fill: ink.soft }) +
    rolling(left + bar.w - 22, cy + 9, fmt(from - tick), fmt(to - tick), k, { ...offer, fill: ink.soft }) +
    grow(
      buyX,
      rect(buyX, bar.y, bar.w, bar.h, { r: 18, fill: blend(blue, '#4B7DFF', press) }) +
        word(reader, 'buy', buyX + 22, cy + 9, { ...named, fill: '#fff' }) +
        rolling(buyX + bar.w - 22, cy + 9, fmt(from), fmt(to), k, { ...offer, fill: '#fff' }),
    ) +
    clip(buyX, bar.y, bar.w, bar.h, 18, tap(buyX + bar.w * 0.56, cy, now - tapBuy, 150))
  );
}
