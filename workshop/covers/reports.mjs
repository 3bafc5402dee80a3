// Covers about documents: white papers, live reports, compliance, equity incentives.
import { beacon, ticks } from '../kit/charts.mjs';
import { greek, panel } from '../kit/frames.mjs';
import { mark } from '../kit/mark.mjs';
import { tick } from '../kit/market.mjs';
import { ground, ladderMotif } from '../kit/motif.mjs';
import {
  arc,
  at,
  circle,
  clip,
  clipTo,
  each,
  fade,
  group,
  light,
  line,
  many,
  path,
  points,
  rect,
  shadow,
  text,
} from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper, teal } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { walk } from '../lib/series.mjs';

/** Share of the sample below a subscription multiple, as its power of ten: half below 58 times, a tenth above 900. */
const MULTIPLES = [
  [0, 0.2],
  [0.25, 1.1],
  [0.5, Math.log10(58)],
  [0.75, 2.42],
  [0.9, Math.log10(900)],
  [1, 3.4],
];

function multipleAt(share) {
  const at = MULTIPLES.findIndex(([to]) => share < to);
  const [[from, low], [to, high]] = [MULTIPLES[at - 1], MULTIPLES[at]];
  return low + ((high - low) * (share - from)) / (to - from);
}

/** The white paper itself, and what it found: 150 new shares by subscription multiple and first day, 98 up, 39 down, 13 flat. */
export function whitePaperIpo2026() {
  const r = seeded('white-paper-ipo-2026');
  const p = paper;
  const [x, y, w, h] = [560, 96, 500, 500];
  const [most, least, powers] = [90, -50, 3.5];
  const level = (percent) => y + (h * (most - percent)) / (most - least);
  const place = (power) => x + (w * power) / powers;
  const returns = [
    ...Array.from({ length: 98 }, () => 1 + r.next() ** 2.2 * 84),
    ...Array.from({ length: 39 }, () => -1 - r.next() ** 1.7 * 42),
    ...Array.from({ length: 13 }, () => 0),
  ];
  const taken = returns
    .map((percent) => ({ percent, rank: percent + r.normal() * 34 }))
    .sort((one, other) => one.rank - other.rank);
  const dots = each(taken, ({ percent }, i) =>
    circle(place(multipleAt((i + 0.5) / 150)), level(percent), 8, {
      fill: percent > 0 ? blue : percent < 0 ? '#fff' : p.mute,
      fo: percent > 0 ? 0.5 : percent < 0 ? 0.6 : 0.9,
      stroke: percent > 0 ? blue : '#7D8AA3',
      sw: 2,
    }),
  );
  const cover = (dx, dy, turn, top) =>
    at(
      dx,
      dy,
      top ??
        shadow(rect(0, 0, 372, 526, { r: 6, fill: '#fff', stroke: p.edge }), {
          dy: 10,
          blur: 14,
          op: 0.12,
          colour: '#0B1B44',
        }),
      `rotate(${turn} 186 263)`,
    );
  const front =
    shadow(rect(0, 0, 372, 526, { r: 6, fill: '#0B1220' }), { dy: 26, blur: 28, op: 0.32, colour: '#0B1B44' }) +
    clip(
      0,
      0,
      372,
      526,
      6,
      light(380, 60, 300, 260, blue, 0.8) +
        ladderMotif(r, { x: 40, y: 40, w: 332, h: 300, rows: 30, colours: [blueLight, glow], thick: 0.42 }) +
        text(32, 440, 'IPO', { size: 84, weight: 700, spacing: '-0.04em' }) +
        text(35, 488, '2026', { size: 40, weight: 500, fill: '#AFC0E4' }) +
        mark(310, 466, 30) +
        rect(0, 0, 10, 526, { fill: '#fff', op: 0.07 }),
    );
  return (
    ground(p, { lights: [[300, 380, 520, 460, '#6C95FF', 0.22]], fill: '#fff' }) +
    each([80, 40, -40], (percent) => line(x, level(percent), x + w, level(percent), p.line)) +
    line(x, level(0), x + w, level(0), p.text, { sw: 2 }) +
    dots +
    each(['+80%', '+40%', '0', '−40%'], (label, i) =>
      text(x + w + 128, level([80, 40, 0, -40][i]) + 12, label, { size: 34, weight: 500, fill: p.soft, anchor: 'r' }),
    ) +
    each(['1×', '10×', '100×', '1000×'], (label, i) =>
      text(place(i), y + h + 52, label, { size: 34, weight: 500, fill: p.soft, anchor: i ? 'm' : 'l' }),
    ) +
    cover(116, 112, -8) +
    cover(112, 102, -3) +
    cover(108, 92, 2, front)
  );
}

/** A beeswarm of exactly three hundred companies. */
export function esopWhitePaper() {
  const r = seeded('esop-white-paper');
  const p = paper;
  const [x0, w, cy, s] = [96, 1088, 420, 9.4];
  const placed = [];
  const values = Array.from({ length: 300 }, () =>
    Math.min(1, Math.max(0, r.next() < 0.62 ? 0.3 + r.normal() * 0.1 : 0.62 + r.normal() * 0.17)),
  ).sort((a, b) => Math.abs(a - 0.4) - Math.abs(b - 0.4));
  for (const v of values) {
    const x = x0 + v * w;
    for (let k = 0; ; k++) {
      const y = cy + (k % 2 ? 1 : -1) * Math.ceil(k / 2) * 3;
      if (placed.every(([px, py]) => (px - x) ** 2 + (py - y) ** 2 >= (2 * s) ** 2)) {
        placed.push([x, y, v]);
        break;
      }
    }
  }
  const shade = (v) =>
    v < 0.24 ? '#B9C6DC' : v < 0.42 ? '#8FB0FF' : v < 0.62 ? '#4C7DFF' : v < 0.8 ? blue : '#0B2A8A';
  const lit = placed.reduce((a, b) => (Math.abs(b[2] - 0.7) < Math.abs(a[2] - 0.7) ? b : a));
  const [q1, q2, q3] = [0.25, 0.5, 0.75].map((q) => x0 + [...values].sort((a, b) => a - b)[Math.floor(300 * q)] * w);
  return (
    ground(p, { fill: '#fff', lights: [[420, 420, 560, 320, '#6C95FF', 0.1]] }) +
    rect(q1, 214, q3 - q1, 412, { fill: '#EEF3FF', r: 8 }) +
    line(q2, 196, q2, 644, p.text, { sw: 2, dash: '2 6', cap: 'round' }) +
    each(placed, ([x, y, v]) => circle(x, y, s - 1.2, { fill: shade(v) })) +
    circle(lit[0], lit[1], 17, { fill: 'none', stroke: teal, sw: 4 }) +
    line(x0, 650, x0 + w, 650, p.text, { sw: 2 }) +
    ticks(['0', '2%', '4%', '6%', '8%', '10%'], { x: x0, w, y: 686, theme: { mute: p.soft }, size: 21 }) +
    text(90, 160, '300', { size: 128, weight: 700, fill: p.text, spacing: '-0.045em' }) +
    each(
      ['ESOP', 'RSU'],
      (l, i) =>
        rect(q2 + 210 + i * 150, 96, 128, 50, { r: 25, fill: i ? '#fff' : blue, stroke: i ? p.edge : blue }) +
        text(q2 + 274 + i * 150, 129, l, { size: 22, weight: 600, fill: i ? p.soft : '#fff', anchor: 'm' }),
    )
  );
}

/** A wall of reports receding, one taken out to be read. */
export function liveReport4000() {
  const r = seeded('live-report-4000');
  const kinds = [
    (w) =>
      many(6, (i) => {
        const h = 14 + r.next() * 62;
        return rect(16 + (i * (w - 32)) / 6, 112 - h, (w - 32) / 6 - 5, h, { r: 2, fill: i === 5 ? blue : '#A9BEF2' });
      }),
    (w) => {
      const v = walk(r, 26, { drift: 0.3, vol: 1 });
      const [lo, hi] = [Math.min(...v), Math.max(...v)];
      return path(points(v.map((q, i) => [16 + (i * (w - 32)) / 25, 110 - ((q - lo) / (hi - lo)) * 70])), {
        stroke: blue,
        sw: 3,
      });
    },
    (w) =>
      circle(w / 2, 76, 34, { fill: 'none', stroke: '#D9E4FF', sw: 13 }) +
      path(arc(w / 2, 76, 34, 0, 0.3 + r.next() * 0.5), { stroke: blue, sw: 13 }),
    (w) =>
      many(5, (i) =>
        rect(16, 38 + i * 16, (w - 32) * (0.25 + r.next() * 0.75), 9, { r: 3, fill: i ? '#A9BEF2' : blue }),
      ),
    (w) =>
      rect(0, 0, w, 122, { fill: '#0B1220' }) +
      ladderMotif(r, { x: 30, y: 14, w: w - 30, h: 96, rows: 12, colours: [blueLight, glow] }),
  ];
  const [w, h] = [148, 200];
  const page = (x, y, kind) =>
    at(
      x,
      y,
      rect(0, 0, w, h, { r: 5, fill: '#DFE9FF' }) +
        clip(0, 0, w, h, 5, kind(w)) +
        greek(16, 138, w - 32, 4, { gap: 13, h: 5 }),
    );
  const wall = many(11 * 6, (i) => page((i % 11) * (w + 18), Math.floor(i / 11) * (h + 18), r.pick(kinds)));
  const vals = [0.3, 0.38, 0.36, 0.5, 0.58, 0.7, 0.92];
  const focus = at(
    742,
    96,
    shadow(rect(0, 0, 400, 540, { r: 12, fill: '#fff' }), { op: 0.75, dy: 34, blur: 40 }) +
      clip(
        0,
        0,
        400,
        540,
        12,
        rect(0, 0, 400, 92, { fill: '#0B1220' }) +
          clip(0, 0, 400, 92, 0, light(400, 0, 260, 140, blue, 0.8)) +
          mark(28, 32, 28) +
          text(372, 56, '4,000', { size: 30, weight: 650, anchor: 'r' }) +
          many(4, (i) => line(28, 150 + i * 46, 372, 150 + i * 46, '#E3E8F0')) +
          each(vals, (v, i) =>
            rect(38 + i * 48, 290 - v * 158, 32, v * 158, { r: 4, fill: i === 6 ? blue : '#BFD0FA' }),
          ) +
          line(28, 290, 372, 290, '#0B1220', { sw: 2 }) +
          greek(28, 322, 344, 5, { gap: 19, h: 6 }) +
          circle(84, 472, 40, { fill: 'none', stroke: '#DFE6F2', sw: 14 }) +
          path(arc(84, 472, 40, 0, 0.66), { stroke: blue, sw: 14 }) +
          path(arc(84, 472, 40, 0.68, 0.84), { stroke: teal, sw: 14 }) +
          greek(160, 440, 212, 4, { gap: 20, h: 6 }),
      ),
  );
  const [d, veil] = fade(
    [
      [0, '#070B14', 0.05],
      [0.55, '#070B14', 0.4],
      [1, '#070B14', 0.8],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0 },
  );
  const [d2, floor] = fade([
    [0, '#070B14', 0.55],
    [0.3, '#070B14', 0],
    [0.7, '#070B14', 0],
    [1, '#070B14', 0.8],
  ]);
  return [
    ground(ink),
    {
      svg: group(wall, { op: 0.94 }),
      width: 1850,
      height: 1310,
      css: 'transform-origin:0 0;transform:perspective(1500px) translate3d(-190px,-250px,-120px) rotateX(24deg) rotateY(18deg) rotateZ(-11deg)',
    },
    d +
      rect(0, 0, 1280, 720, { fill: veil }) +
      d2 +
      rect(0, 0, 1280, 720, { fill: floor }) +
      light(942, 360, 460, 460, blue, 0.5) +
      focus,
  ];
}

/** An order's life, line by line, every stamp to the millisecond. */
export function complianceSeminar() {
  const p = paper;
  const r = seeded('compliance-seminar');
  const times = ['09:30:00.214', '09:30:00.215', '09:30:00.217', '09:30:00.221', '09:30:00.221', '09:30:00.238'];
  const lanes = [600, 760, 920, 1080];
  const hops = [
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 3],
    [3, 2],
    [2, 0],
  ];
  const y = (i) => 196 + i * 78;
  const seven = `<text x="290" y="622" text-anchor="middle" font-family="Geist" font-size="720" font-weight="750">7</text>`;
  const bars = many(46, (i) => {
    const len = 90 + r.next() * 380;
    return (
      rect(60, 90 + i * 12, len, 7, { r: 3, fill: i % 9 === 4 ? teal : blue }) +
      rect(66 + len, 90 + i * 12, 500, 7, { r: 3, fill: '#A9C1FF' })
    );
  });
  return (
    ground(p, { fill: '#fff' }) +
    rect(0, 0, 520, 720, { fill: '#F1F5FD' }) +
    clipTo(seven, bars) +
    each(
      lanes,
      (x, i) =>
        line(x, 132, x, 660, '#CBD5E6', { sw: 2 }) +
        rect(x - 52, 76, 104, 52, {
          r: 12,
          fill: i === 1 ? '#0B1220' : '#fff',
          stroke: i === 1 ? '#0B1220' : p.edge,
          sw: 1.5,
        }) +
        text(x, 109, ['OMS', 'RMS', 'ATS', 'FIX'][i], {
          size: 21,
          weight: 650,
          fill: i === 1 ? '#fff' : p.text,
          anchor: 'm',
        }),
    ) +
    each(hops, ([a, b], i) => {
      if (a === b)
        return rect(lanes[a] - 22, y(i) - 22, 44, 44, { r: 22, fill: teal }) + tick(lanes[a], y(i), 10, '#fff', 3.5);
      const dir = Math.sign(b - a);
      const end = lanes[b] - dir * 12;
      return (
        line(lanes[a], y(i), end, y(i), blue, { sw: 3.5, dash: dir < 0 ? '2 8' : undefined, cap: 'round' }) +
        path(`M${end - dir * 11} ${y(i) - 9}L${end} ${y(i)}L${end - dir * 11} ${y(i) + 9}`, {
          stroke: blue,
          sw: 3.5,
          cap: 'round',
          join: 'round',
        }) +
        circle(lanes[a], y(i), 8, { fill: '#fff', stroke: blue, sw: 3.5 })
      );
    }) +
    each(times, (v, i) =>
      text(1232, y(i) + 7, v.slice(6), { size: 20, weight: 500, fill: i === 1 ? '#0B7F79' : p.mute, anchor: 'r' }),
    )
  );
}

/** Vesting as a stair: each grant earns its next step. */
export function esopPlatform() {
  const t = ink;
  const [x0, base] = [84, 640];
  const levels = 9;
  const cell = (k, g) => {
    const done = k <= 5;
    const h = 56;
    const y = base - (g + 1) * h;
    return rect(x0 + k * 122, y, 112, h - 8, {
      r: 8,
      fill: done ? ['#16307A', '#1D43AB', '#2757DB', '#3F74F5', '#6C95FF', '#A3BEFF'][g] : '#0D1627',
      stroke: done ? 'none' : '#304368',
      sw: 1.5,
      dash: done ? undefined : '5 5',
    });
  };
  const stair = many(levels, (k) => many(k + 1, (g) => cell(k, g)));
  const top = Array.from({ length: levels }, (_, k) => [
    [x0 + k * 122 - 5, base - (k + 1) * 56 - 6],
    [x0 + (k + 1) * 122 - 5, base - (k + 1) * 56 - 6],
  ]).flat();
  const card = panel(
    { x: 84, y: 68, w: 476, h: 268, theme: t, radius: 18 },
    (x, y, w) =>
      text(x + 28, y + 50, 'ESOP', { size: 24, weight: 650 }) +
      text(x + w - 28, y + 50, '1,280,000', { size: 24, weight: 600, anchor: 'r' }) +
      line(x, y + 74, x + w, y + 74, t.line) +
      each(
        [
          ['RSU', '480,000', 0.75],
          ['Option', '600,000', 0.5],
          ['Award', '200,000', 0.25],
        ],
        ([k, v, s], i) =>
          text(x + 28, y + 112 + i * 56, k, { size: 19, fill: t.soft }) +
          rect(x + 128, y + 101 + i * 56, 200, 10, { r: 5, fill: '#1C2942' }) +
          rect(x + 128, y + 101 + i * 56, 200 * s, 10, { r: 5, fill: i ? blueLight : glow }) +
          text(x + w - 28, y + 112 + i * 56, v, { size: 19, weight: 550, anchor: 'r' }),
      ),
  );
  return (
    ground(t, { lights: [[1000, 420, 600, 460, blue, 0.5]] }) +
    stair +
    path(points(top), { stroke: '#fff', sw: 2, op: 0.35 }) +
    path(points(top.slice(0, 12)), { stroke: '#DCE7FF', sw: 3.5, join: 'round' }) +
    beacon(...top[11], glow, 9) +
    many(levels, (k) =>
      text(x0 + k * 122 + 56, 680, `M${k * 6}`, {
        size: 19,
        weight: k === 5 ? 650 : 450,
        fill: k === 5 ? '#fff' : t.mute,
        anchor: 'm',
      }),
    ) +
    card
  );
}
