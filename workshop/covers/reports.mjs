// Covers about documents: white papers, live reports, compliance, equity incentives.
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
import { spread } from './spread.mjs';

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

/**
 * Three hundred companies in two rings: 183 granted awards, 132 options, 57 of them both; 42 stand apart and granted
 * nothing. A dot has the same room everywhere, so the rings are as large as what is in them.
 */
export function esopWhitePaper() {
  const r = seeded('esop-white-paper');
  const p = paper;
  const [awards, options, none] = [
    { x: 410, y: 400, radius: 240 },
    { x: 641, y: 400, radius: 207 },
    { x: 1052, y: 474, radius: 118 },
  ];
  const dot = 9.6;
  const within = (ring, room) => (x, y) => Math.hypot(x - ring.x, y - ring.y) < ring.radius - room;
  const beyond = (ring, room) => (x, y) => Math.hypot(x - ring.x, y - ring.y) > ring.radius + room;
  const box = ({ x, y, radius }) => [x - radius, y - radius, radius * 2, radius * 2];
  const both = (one, other) => (x, y) => one(x, y) && other(x, y);
  const room = 9;
  const groups = [
    [126, awards, both(within(awards, room), beyond(options, room)), { fill: blue }],
    [57, awards, both(within(awards, room), within(options, room)), { fill: '#0B2A8A' }],
    [75, options, both(within(options, room), beyond(awards, room)), { fill: '#8FB0FF' }],
    [42, none, within(none, room), { fill: '#fff', stroke: '#8A97AE', sw: 2.5 }],
  ];
  const dots = each(groups, ([count, ring, inside, look]) =>
    each(spread(r, count, box(ring), inside), ([x, y]) => circle(x, y, look.stroke ? dot - 1 : dot, look)),
  );
  const ring = ({ x, y, radius }, stroke) => circle(x, y, radius, { fill: 'none', stroke, sw: 2.5 });
  const count = (x, y, value, fill, anchor) =>
    text(x, y, value, { size: 56, weight: 700, fill, anchor, spacing: '-0.03em' });
  return (
    ground(p, { fill: '#fff', lights: [[520, 400, 620, 380, '#6C95FF', 0.14]] }) +
    ring(awards, blue) +
    ring(options, '#8FB0FF') +
    dots +
    count(208, 176, '183', blue, 'r') +
    count(800, 232, '132', '#5C86F5', 'l') +
    count(554, 664, '57', '#0B2A8A', 'm') +
    count(none.x, none.y - 118, '42', '#64718A', 'm') +
    text(1208, 156, '300', { size: 128, weight: 700, fill: p.text, anchor: 'r', spacing: '-0.045em' })
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

/** The incident of the exercise as a flow: 37 orders, 90 seconds at the gateway, sent twice; the line of duties can be moved. */
export function complianceSeminar() {
  const p = paper;
  const r = seeded('compliance-seminar');
  const lanes = [614, 778, 942, 1106];
  const warm = '#D9822B';
  const y = (i) => 214 + i * 82;
  const seven = `<text x="276" y="622" text-anchor="middle" font-family="Geist" font-size="720" font-weight="750">7</text>`;
  const bars = many(46, (i) => {
    const len = 90 + r.next() * 380;
    return (
      rect(46, 90 + i * 12, len, 7, { r: 3, fill: i % 9 === 4 ? teal : blue }) +
      rect(52 + len, 90 + i * 12, 500, 7, { r: 3, fill: '#A9C1FF' })
    );
  });
  const arrow = (from, to, level) =>
    line(from, level, to, level, blue, { sw: 4, cap: 'round' }) +
    path(`M${to - 12} ${level - 10}L${to} ${level}L${to - 12} ${level + 10}`, {
      stroke: blue,
      sw: 4,
      cap: 'round',
      join: 'round',
    });
  const start = (x, level) => circle(x, level, 8.5, { fill: '#fff', stroke: blue, sw: 4 });
  const hop = (a, b, level) => arrow(lanes[a], lanes[b] - 13, level) + start(lanes[a], level);
  const label = (x, level, value, fill, anchor) => text(x, level, value, { size: 38, weight: 650, fill, anchor });
  const border = (lanes[1] + lanes[2]) / 2;
  const gateway = lanes[3];
  return (
    ground(p, { fill: '#fff' }) +
    rect(0, 0, 500, 720, { fill: '#F1F5FD' }) +
    clipTo(seven, bars) +
    each(
      lanes,
      (x, i) =>
        line(x, 132, x, 668, '#CBD5E6', { sw: 2 }) +
        rect(x - 60, 68, 120, 64, {
          r: 14,
          fill: i === 2 ? '#0B1220' : '#fff',
          stroke: i === 2 ? '#0B1220' : p.edge,
          sw: 1.5,
        }) +
        text(x, 112, ['OMS', 'RMS', 'ATS', 'FIX'][i], {
          size: 34,
          weight: 650,
          fill: i === 2 ? '#fff' : p.text,
          anchor: 'm',
        }),
    ) +
    hop(0, 1, y(0)) +
    label((lanes[0] + lanes[1]) / 2, y(0) - 20, '37', blue, 'm') +
    rect(lanes[1] - 22, y(1) - 22, 44, 44, { r: 22, fill: teal }) +
    tick(lanes[1], y(1), 10, '#fff', 3.5) +
    line(border, 52, border, 690, warm, { sw: 4, dash: '1 11', cap: 'round' }) +
    hop(1, 2, y(2) - 18) +
    hop(2, 3, y(3) - 36) +
    line(gateway, y(3) - 8, gateway, y(5) - 40, '#0B1220', { sw: 12, dash: '6 8' }) +
    label(gateway + 24, (y(3) + y(5)) / 2 - 11, '90 s', p.text, 'l') +
    arrow(gateway, 1232, y(5) - 6) +
    arrow(gateway, 1232, y(5) + 24) +
    start(gateway, y(5) - 6) +
    start(gateway, y(5) + 24) +
    label(gateway - 26, y(5) + 22, '2 × 37', blue, 'r') +
    circle(border, y(4) - 8, 40, { fill: '#fff', stroke: warm, sw: 4 }) +
    path(
      `M${border - 20} ${y(4) - 8}h40M${border - 11} ${y(4) - 18}l-10 10l10 10M${border + 11} ${y(4) - 18}l10 10l-10 10`,
      { stroke: warm, sw: 4, cap: 'round', join: 'round' },
    )
  );
}

/** The scheme mandate as a stair, a step for each per cent of the issued shares: a bell at 8, the limit at 10. */
export function esopPlatform() {
  const t = ink;
  const [x0, base, pitch, w, h] = [72, 628, 114, 104, 46];
  const [alert, limit] = [8, 10];
  const tones = ['#152C70', '#183794', '#1D43AB', '#2350C4', '#2757DB', '#3F74F5', '#6C95FF', '#A3BEFF'];
  const cell = (k, g) => {
    const used = k < alert;
    return rect(x0 + k * pitch, base - (g + 1) * h, w, h - 8, {
      r: 8,
      fill: used ? tones[g] : '#0D1627',
      stroke: used ? 'none' : '#40568A',
      sw: 1.5,
      dash: used ? undefined : '5 5',
    });
  };
  const top = Array.from({ length: limit }, (_, k) => [
    [x0 + k * pitch - 5, base - (k + 1) * h - 6],
    [x0 + (k + 1) * pitch - 5, base - (k + 1) * h - 6],
  ]).flat();
  const [bx, by] = [x0 + (alert - 1) * pitch + w / 2, base - alert * h - 51];
  const bell =
    circle(bx, by, 35, { fill: '#0B1220', stroke: glow, sw: 3 }) +
    path(
      `M${bx - 16} ${by + 9}c5 -4 5 -10 5 -16a11 11 0 0 1 22 0c0 6 0 12 5 16ZM${bx - 4.5} ${by + 15}a5 5 0 0 0 9 0`,
      { stroke: glow, sw: 3.6, cap: 'round', join: 'round' },
    );
  const card = panel(
    { x: 72, y: 60, w: 520, h: 244, theme: t, radius: 18 },
    (x, y, width) =>
      text(x + 30, y + 58, 'ESOP', { size: 36, weight: 650 }) +
      line(x, y + 88, x + width, y + 88, t.line) +
      many(12, (i) =>
        rect(x + 31 + i * 36, y + 118, 28, 40, { r: 6, fill: '#0D1627', stroke: '#40568A', sw: 1.5, dash: '4 4' }),
      ) +
      circle(x + 479, y + 138, 17, { fill: glow }) +
      tick(x + 479, y + 138, 8, '#07121A', 3.4) +
      text(x + 30, y + 212, 'M0', { size: 36, weight: 500, fill: t.soft }) +
      text(x + 498, y + 212, 'M12', { size: 36, weight: 650, fill: '#fff', anchor: 'r' }),
  );
  return (
    ground(t, { lights: [[1000, 420, 600, 460, blue, 0.5]] }) +
    many(limit, (k) => many(k + 1, (g) => cell(k, g))) +
    path(points(top), { stroke: '#fff', sw: 2, op: 0.35 }) +
    path(points(top.slice(0, alert * 2)), { stroke: '#DCE7FF', sw: 3.5, join: 'round' }) +
    line(640, top.at(-1)[1] - 8, 1240, top.at(-1)[1] - 8, '#F2A65A', { sw: 3, dash: '2 9', cap: 'round' }) +
    bell +
    each([2, 4, 6, alert, limit], (percent) =>
      text(x0 + (percent - 1) * pitch + w / 2, 684, `${percent}%`, {
        size: 38,
        weight: percent < alert ? 450 : 650,
        fill: percent === alert ? glow : percent === limit ? '#F2A65A' : t.mute,
        anchor: 'm',
      }),
    ) +
    card
  );
}
