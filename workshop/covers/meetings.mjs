// Covers about meetings: the investor day, the votes, the contest.
import { tick } from '../kit/market.mjs';
import { ground, ladderMotif } from '../kit/motif.mjs';
import { arc, at, circle, clip, each, fade, light, line, many, path, polar, rect, shadow, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper, teal } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { poll } from '../pdf/circulars/agm-facts.mjs';

const chair = ({ x, y, off }, cushion, back, size = 1) =>
  at(
    x,
    y,
    rect(-15, -14, 30, 25, { r: 8, fill: cushion }) + rect(-16, 6, 32, 8, { r: 4, fill: back }),
    `rotate(${(-off * 360).toFixed(1)}) scale(${size})`,
  );

/** The hall from above: 46 chairs, and before them the 31 questions, four of which the article takes up. */
export function roadshowShenzhen() {
  const r = seeded('roadshow-shenzhen');
  const p = paper;
  const [cx, cy] = [640, -500];
  const places = (radius, pitch, blocks, gap) => {
    const count = blocks.reduce((sum, n) => sum + n, 0);
    let at = -((count - 1) * pitch + (blocks.length - 1) * gap) / 2;
    return blocks.flatMap((n) => {
      const block = Array.from({ length: n }, (_, k) => {
        const off = (at + k * pitch) / (2 * Math.PI * radius);
        const [x, y] = polar(cx, cy, radius, 0.5 - off);
        return { x, y, off };
      });
      at += n * pitch + gap;
      return block;
    });
  };
  const seats = [
    [3, 4, 3],
    [3, 5, 3],
    [4, 4, 4],
    [4, 5, 4],
  ].flatMap((blocks, row) => places(926 + row * 75, 78, blocks, 46));
  const questions = [places(782, 44, [15], 0), places(838, 44, [16], 0)];
  const taken = [
    [0, 3],
    [0, 11],
    [1, 6],
    [1, 9],
  ];
  const bubble = ({ x, y, off }, lit) =>
    at(
      x,
      y,
      path(
        'M-15 -9a7 7 0 0 1 7 -7h16a7 7 0 0 1 7 7v10a7 7 0 0 1 -7 7h-5l-7 8v-8h-4a7 7 0 0 1 -7 -7Z',
        lit ? { fill: blue, stroke: blue, sw: 2.5 } : { fill: '#fff', stroke: '#8FA3C6', sw: 2.5, join: 'round' },
      ),
      `rotate(${(-off * 360).toFixed(1)}) scale(${lit ? 1.12 : 1})`,
    );
  const screen = clip(
    330,
    34,
    620,
    154,
    16,
    rect(330, 34, 620, 154, { fill: '#0B1220' }) +
      light(820, 40, 320, 200, blue, 0.8) +
      ladderMotif(r, { x: 640, y: 46, w: 310, h: 132, rows: 15, colours: [blueLight, glow], thick: 0.4, op: 0.9 }) +
      text(366, 130, '08017', { size: 54, weight: 650, spacing: '-0.02em' }),
  );
  return (
    ground(p, { lights: [[640, 120, 620, 340, '#6C95FF', 0.28]] }) +
    each(seats, (seat) => chair(seat, '#AFC3EC', '#7F98CC', 1.7)) +
    each(questions, (row, i) =>
      each(row, (place, k) =>
        bubble(
          place,
          taken.some(([y, x]) => y === i && x === k),
        ),
      ),
    ) +
    shadow(rect(330, 34, 620, 154, { r: 16, fill: '#0B1220' }), { op: 0.3, colour: '#0B1B44' }) +
    screen +
    text(256, 272, '31', { size: 60, weight: 700, fill: blue, anchor: 'r', spacing: '-0.03em' }) +
    text(156, 438, '46', { size: 60, weight: 700, fill: '#5F7AB4', anchor: 'r', spacing: '-0.03em' })
  );
}

/** The poll of 2026 as it was filed: nine stacks of ballots on one scale, what was against lies apart on top. */
export function agm2026() {
  const t = ink;
  const r = seeded('agm-2026');
  const votes = poll(2026).map(({ share }) => share);
  const [least, most] = [Math.min(...votes), Math.max(...votes)];
  const [x0, pitch, w, base, tall, sheets, gap] = [72, 117, 90, 588, 460, 50, 7];
  const [d, fill] = fade(
    [
      [0, '#8FB0FF'],
      [1, '#2450C4'],
    ],
    { x1: 0, x2: 0, y1: base - tall, y2: base, units: 'userSpaceOnUse' },
  );
  const level = (percent) => base - (tall * percent) / 100;
  const stack = (share, i) => {
    const x = x0 + i * pitch;
    const step = tall / sheets;
    const top = level(share);
    return (
      many(sheets, (k) => {
        const slip = r.normal() * 2.6;
        const from = base - k * step;
        const head = Math.max(from - step, top);
        return from - head < step * 0.42
          ? ''
          : rect(x + slip, Math.max(top, from - step * 0.6), w, step * 0.6, { r: 2.5, fill });
      }) +
      rect(x, top - 1.5, w, 4, { r: 2, fill: glow }) +
      rect(x, level(100) - gap, w, top - level(100), { r: 1, fill: '#F2A65A' }) +
      text(x + w / 2, base + 46, i + 1, { size: 36, weight: 650, anchor: 'm' }) +
      tick(x + w / 2, base + 80, 10, glow, 3.6)
    );
  };
  const named = (share) =>
    text(x0 + votes.indexOf(share) * pitch + w / 2, level(100) - gap - 20, `${share.toFixed(2)}%`, {
      size: 36,
      weight: 650,
      anchor: 'm',
    });
  return (
    ground(t, {
      lights: [
        [640, 420, 760, 420, blue, 0.5],
        [640, 690, 520, 120, glow, 0.1],
      ],
    }) +
    d +
    each(votes, stack) +
    each([least, most], named) +
    line(48, level(50), 1118, level(50), '#fff', { sw: 2.5, dash: '2 8', cap: 'round' }) +
    text(1132, level(50) + 12, '50%', { size: 36, weight: 600, fill: '#D5E1FF' }) +
    line(60, base + 4, 1112, base + 4, '#5E7BC8', { sw: 2 })
  );
}

/** The vote as a half circle of 300 shares: 66 of them, 22%, were cast online. */
export function agm2025() {
  const p = paper;
  const [cx, cy, turns] = [640, 626, 0.5];
  const radii = Array.from({ length: 9 }, (_, row) => 214 + row * 42);
  const around = radii.reduce((sum, radius) => sum + radius, 0);
  let [sum, placed] = [0, 0];
  const votes = radii.flatMap((radius) => {
    sum += radius;
    const count = Math.round((300 * sum) / around) - placed;
    placed += count;
    return Array.from({ length: count }, (_, k) => ({ radius, u: k / (count - 1) }));
  });
  const [total, online] = [votes.length, 0.22];
  const dots = each(
    votes.toSorted((one, other) => one.u - other.u || one.radius - other.radius),
    ({ radius, u }, i) => {
      const [x, y] = polar(cx, cy, radius, (u - 0.5) * turns);
      return circle(x, y, 14, { fill: i < Math.round(total * (1 - online)) ? blue : '#0B2A8A' });
    },
  );
  const [lx, ly] = polar(cx, cy, 584, (1 - online - 0.5) * turns);
  return (
    ground(p, { fill: '#fff', lights: [[640, 640, 700, 420, '#6C95FF', 0.16]] }) +
    dots +
    path(arc(cx, cy, 584, (1 - online - 0.5) * turns, 0.5 * turns), { stroke: '#0B2A8A', sw: 4, cap: 'round' }) +
    text(lx + 12, ly - 18, '22%', { size: 56, weight: 700, fill: '#0B2A8A', spacing: '-0.03em' }) +
    line(48, 652, 1232, 652, p.text, { sw: 2 }) +
    text(cx, 548, '2025', { size: 100, weight: 700, fill: p.text, anchor: 'm', spacing: '-0.04em' }) +
    tick(cx - 66, 606, 15, teal, 6.5) +
    text(cx - 34, 622, '>99%', { size: 44, weight: 650, fill: p.text })
  );
}

/** The month on one line, a step for each trading day, and on one scale what fell on 7 April and what the winner kept. */
export function universityProgramme() {
  const p = paper;
  const [x0, x1, zero, step, w] = [96, 1178, 212, 30, 84];
  const days = 22;
  const x = (day) => x0 + ((x1 - x0) * day) / (days - 1);
  const [cash, rout, end] = [14, 19, 21];
  const falling = '#7D8AA3';
  // One rung for each per cent, the last as short as what is left of it.
  const rungs = (day, percent, draw) =>
    many(Math.ceil(Math.abs(percent)), (k) => {
      const part = Math.min(1, Math.abs(percent) - k);
      const high = (step - 10) * part;
      const y = percent < 0 ? zero + 10 + k * step : zero - 10 - k * step - high;
      return rect(x(day) - w / 2, y, w, high, { r: Math.min(5, high / 2), ...draw });
    });
  const label = (day, y, value, fill, size = 44) =>
    text(x(day) - w / 2 - 22, y, value, { size, weight: 650, fill, anchor: 'r', spacing: '-0.02em' });
  return (
    ground(p, { fill: '#fff', lights: [[1080, 420, 420, 360, '#6C95FF', 0.16]] }) +
    line(x0 - 24, zero, 1232, zero, p.text, { sw: 2 }) +
    many(days, (day) =>
      rect(x(day) - 3, zero - 11, 6, 22, {
        r: 3,
        fill: day === 0 || day === cash || day >= rout ? p.text : '#B7C3D6',
      }),
    ) +
    rungs(rout, -13.2, { fill: '#fff', stroke: falling, sw: 2.5 }) +
    rungs(rout, -6.1, { fill: falling }) +
    rungs(end, 4.8, { fill: blue }) +
    label(end, zero - 4.8 * step + 26, '+4.8%', blue, 56) +
    label(rout, zero + 6.1 * step + 12, '−6.1%', p.soft) +
    label(rout, zero + 13.2 * step + 8, '−13.2%', p.text, 56) +
    label(rout, zero + 13.2 * step - 52, 'HSI', p.soft, 36) +
    text(x(end), zero + 54, '09/04', { size: 36, weight: 500, fill: p.soft, anchor: 'm' }) +
    text(x(rout), zero + 13.2 * step + 60, '07/04', { size: 36, weight: 500, fill: p.soft, anchor: 'm' }) +
    text(x0 - 24, zero + 54, '10/03', { size: 36, weight: 500, fill: p.soft }) +
    text(x(cash), zero + 54, '28/03', { size: 36, weight: 500, fill: p.soft, anchor: 'm' }) +
    circle(x(cash), zero - 58, 30, { fill: '#fff', stroke: blue, sw: 3 }) +
    path(`M${x(cash)} ${zero - 58}L${x(cash)} ${zero - 88}${arcTo(x(cash), zero - 58, 30)}Z`, { fill: blue }) +
    text(x0 - 34, 624, '1,260', { size: 264, weight: 700, fill: p.text, spacing: '-0.05em' })
  );
}

/** A third of the way round a circle, from its top. */
function arcTo(cx, cy, radius) {
  const [x, y] = polar(cx, cy, radius, 1 / 3);
  return `A${radius} ${radius} 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)}`;
}
