// Calls: what was said, as the ear has it.
import { beacon } from '../kit/charts.mjs';
import { circle, each, fade, line, many, path, polar, rect, smooth, text } from '../kit/svg.mjs';
import { blue, blueLight, glow } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { walk } from '../lib/series.mjs';
import { caption, foot, night } from './hall.mjs';

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

/** A call as its waveform: what management said is lit up to where the questions begin (minutes, roadshows.json). */
export function thirdQuarter2026() {
  const r = seeded('third-quarter-2026-results-call');
  const list = speech(r, 128);
  // What is said first is over after three minutes, too soon for a mark of its own.
  const [starts, questions, end] = [[0, 14, 23, 32], 32, 52];
  const x = (minute) => 64 + (1152 * minute) / end;
  const head = x(questions);
  return (
    night([head, 310, 640, 380, blue, 0.6]) +
    each(list, (v, i) => {
      const h = 14 + v * 310;
      const said = 64 + i * 9 < head - 4;
      return rect(64 + i * 9, 310 - h / 2, 4.6, h, {
        r: 2.3,
        fill: said ? blueLight : '#2F4677',
        op: said ? 0.45 + 0.55 * v : 0.9,
      });
    }) +
    rect(head - 1, 120, 2, 400, { fill: glow, op: 0.8 }) +
    beacon(head, 310, glow, 9) +
    rect(64, 510, 1152, 2, { fill: '#2F4677' }) +
    each([...starts, end], (minute) => rect(x(minute) - (minute ? 1 : 0), 500, 2, 22, { fill: '#8FA3C4' })) +
    each([...starts, end], (minute) =>
      text(x(minute), 564, `${minute}:00`, {
        size: 35,
        weight: 560,
        fill: minute === questions ? '#FFFFFF' : '#A3B3CF',
        anchor: minute === end ? 'r' : minute ? 'm' : 'l',
      }),
    ) +
    caption('01–09.2026')
  );
}

/** Round, like the loudspeaker it comes out of. */
export function thirdQuarter2025() {
  const r = seeded('third-quarter-2025-results-call');
  const rays = speech(r, 150);
  const [cx, cy] = [820, 316];
  return (
    night([cx, cy, 560, 460, blue, 0.7], [cx, cy, 200, 200, '#5EE6E0', 0.25]) +
    each(rays, (v, i) => {
      const turn = i / rays.length;
      const [x1, y1] = polar(cx, cy, 132, turn);
      const [x2, y2] = polar(cx, cy, 144 + v * 128, turn);
      return line(x1, y1, x2, y2, '#8FB0FF', { sw: 4, cap: 'round', op: 0.5 + v * 0.5 });
    }) +
    many(5, (i) => circle(cx, cy, 116 - i * 22, { fill: 'none', stroke: '#3B5CA8', sw: 1.6, op: 0.9 - i * 0.12 })) +
    circle(cx, cy, 15, { fill: glow }) +
    foot() +
    caption('01–09.2025')
  );
}

/** Five lines on one call, over the load of the day it was about. */
export function groupCall2024() {
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
    caption('10.2024')
  );
}
