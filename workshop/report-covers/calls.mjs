// Calls: what was said, as the ear has it.
import { each, fade, line, many, path, polar, rect, smooth, text } from '../kit/svg.mjs';
import { blue, blueLight, glow } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { walk } from '../lib/series.mjs';
import { figures } from '../pdf/company/figures.mjs';
import { caption, foot, heading, night } from './hall.mjs';

/** Speech comes in phrases: loud in the middle, with breaths between. */
function speech(r, count) {
  const out = [];
  while (out.length < count) {
    const length = r.int(7, 22);
    for (let i = 0; i < length; i++) out.push(Math.sin((Math.PI * (i + 0.5)) / length) ** 0.6 * r.between(0.35, 1));
    for (let i = r.int(1, 3); i--; ) out.push(0.05);
  }
  return out.slice(0, count);
}

/** A call as its waveform, part by part from the minute each begins; the last is the investors'. */
export function thirdQuarter2026(words) {
  const r = seeded('third-quarter-2026-results-call');
  const [starts, end] = [[0, 3, 14, 23, 32], 52];
  const x = (minute) => 64 + (1152 * minute) / end;
  const tones = ['#5F8CFF', '#A9C1FF', '#5F8CFF', '#A9C1FF', glow];
  const [middle, rule] = [352, 540];
  const parts = each(starts, (start, i) => {
    const [from, to] = [x(start), x(starts[i + 1] ?? end) - 8];
    const bars = each(speech(r, Math.floor((to - from) / 9)), (v, k) => {
      const h = 14 + v * 290;
      return rect(from + k * 9, middle - h / 2, 4.6, h, { r: 2.3, fill: tones[i] });
    });
    return bars + rect(from, rule, to - from, 6, { r: 3, fill: tones[i] });
  });
  // What is said first is over after three minutes, too soon for a name.
  const named = each(words.parts, (name, i) => {
    const asked = i === words.parts.length - 1;
    const at = x(starts[i + 1]);
    return (
      text(at, rule + 60, `${starts[i + 1]}:00`, { size: 35, weight: 560, fill: '#A3B3CF' }) +
      text(at, rule + 112, name, { size: 35, weight: 640, fill: asked ? glow : '#FFFFFF' })
    );
  });
  return (
    night([640, 350, 900, 460, blue, 0.35]) +
    heading(words, words.nineMonths(2026)) +
    parts +
    named +
    text(1208, rule + 60, `${end}:00`, { size: 35, weight: 560, fill: '#A3B3CF', anchor: 'r' })
  );
}

/** Nine of the twelve months round a year, as the voice had it, about what had grown by so much. */
export function thirdQuarter2025(words) {
  const r = seeded('third-quarter-2025-results-call');
  const [cx, cy] = [820, 350];
  const [now, before] = [2025, 2024].map((year) => figures(year, '9M').revenue);
  const spokes = 12;
  const rays = speech(r, 12 * spokes);
  return (
    night([cx, cy, 620, 460, blue, 0.55]) +
    each(rays, (v, i) => {
      const month = Math.floor(i / spokes);
      const [told, first] = [month < 9, i % spokes === 0];
      if (first) return '';
      const turn = i / rays.length;
      const [x1, y1] = polar(cx, cy, 168, turn);
      const [x2, y2] = polar(cx, cy, told ? 184 + v * 118 : 176, turn);
      return line(x1, y1, x2, y2, told ? (month % 2 ? '#A9C1FF' : '#5F8CFF') : '#3A5288', { sw: 4.4, cap: 'round' });
    }) +
    text(cx, cy + 18, `+${(100 * (now / before - 1)).toFixed(1)}%`, {
      size: 84,
      weight: 680,
      anchor: 'm',
      spacing: '-0.035em',
    }) +
    text(cx, cy + 72, words.revenue, { size: 38, weight: 560, fill: '#A3B3CF', anchor: 'm' }) +
    caption(words, words.nineMonths(2025))
  );
}

/** Five lines on one call, over the load of the day it was about. */
export function groupCall2024(words) {
  const r = seeded('record-turnover-group-call-2024');
  const load = walk(r, 60, { start: 20, drift: 0.4, vol: 5 }).map((v, i) =>
    Math.max(8, v + 210 * Math.exp(-(((i - 38) / 9) ** 2))),
  );
  const [defs, under] = fade([
    [0, blue, 0.85],
    [1, blue, 0],
  ]);
  const top = smooth(load.map((v, i) => [(1280 * i) / 59, 620 - v * 1.7]));
  const lane = (i) => {
    const from = r.int(2, 30) + i * 9;
    return each(speech(r, 40), (v, k) => {
      const x = 64 + (from + k) * 11;
      const h = 6 + v * 44;
      return x > 1216 ? '' : rect(x, 110 + i * 66 - h / 2, 5, h, { r: 2.5, fill: '#DCE7FF', op: 0.6 });
    });
  };
  return (
    night([800, 480, 620, 380, blue, 0.5]) +
    defs +
    path(`${top}L1280 720L0 720Z`, { fill: under }) +
    path(top, { stroke: blueLight, sw: 3 }) +
    many(5, (i) => rect(64, 109.5 + i * 66, 1152, 1, { fill: '#31508F', op: 0.7 }) + lane(i)) +
    foot() +
    caption(words, words.month(2024, 10))
  );
}
