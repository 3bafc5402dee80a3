// Covers about meetings: the investor day, the votes, the contest.
import { series } from '../kit/charts.mjs';
import { tick } from '../kit/market.mjs';
import { ground } from '../kit/motif.mjs';
import { at, circle, clip, fade, light, line, many, path, polar, rect, shadow, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper, teal } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { walk } from '../lib/series.mjs';

const chair = ({ x, y, off }, cushion, back) =>
  at(
    x,
    y,
    rect(-15, -14, 30, 25, { r: 8, fill: cushion }) + rect(-16, 6, 32, 8, { r: 4, fill: back }),
    `rotate(${(-off * 360).toFixed(1)})`,
  );

/** The hall from above: a lit screen, rows of seats, the seats that asked. */
export function roadshowShenzhen() {
  const r = seeded('roadshow-shenzhen');
  const p = paper;
  const [cx, cy, span, aisle] = [640, -20, 0.276, 0.05];
  const asked = [
    [1, 0.085],
    [2, -0.115],
    [3, 0.03],
    [4, -0.07],
    [5, 0.115],
    [6, 0.068],
    [7, -0.022],
  ];
  let threads = '';
  let seats = '';
  for (let row = 0; row < 8; row++) {
    const radius = 392 + row * 42;
    const n = Math.round((radius * span * 2 * Math.PI) / 38);
    const hotAt = asked.find(([k]) => k === row)?.[1];
    let best;
    for (let k = 0; k < n; k++) {
      const off = -span / 2 + (span * (k + 0.5)) / n;
      if (Math.abs(Math.abs(off) - aisle) * radius * 2 * Math.PI < 21) continue;
      const [x, y] = polar(cx, cy, radius, 0.5 - off);
      const seat = { x, y, off, taken: r.next() > 0.16 };
      if (hotAt !== undefined && (!best || Math.abs(off - hotAt) < Math.abs(best.off - hotAt))) best = seat;
      seats += chair(seat, seat.taken ? '#BFCCE2' : '#E4EAF4', seat.taken ? '#9FB0CC' : '#D3DCEA');
    }
    if (!best) continue;
    const landing = cx + (best.x - cx) * 0.56;
    seats += chair(best, blue, '#0B2A8A');
    threads +=
      path(`M${best.x} ${best.y - 16}C${best.x} ${best.y - 110} ${landing} 330 ${landing} 222`, {
        stroke: blue,
        sw: 2.5,
        dash: '1 7',
        cap: 'round',
      }) + circle(landing, 214, 6.5, { fill: teal });
  }
  const screen = clip(
    330,
    34,
    620,
    172,
    16,
    rect(330, 34, 620, 172, { fill: '#0B1220' }) +
      light(820, 40, 320, 200, blue, 0.8) +
      series(walk(r, 90, { drift: 0.1, vol: 1 }), { x: 330, y: 74, w: 590, h: 92, colour: blueLight, area: 0.5, sw: 3 })
        .svg +
      text(362, 88, '08017', { size: 36, weight: 650, spacing: '-0.02em' }),
  );
  return (
    ground(p, { lights: [[640, 120, 620, 340, '#6C95FF', 0.28]] }) +
    seats +
    threads +
    shadow(rect(330, 34, 620, 172, { r: 16, fill: '#0B1220' }), { op: 0.3, colour: '#0B1B44' }) +
    screen
  );
}

/** Eight resolutions as eight stacks of ballots; the few against lie apart on top. */
export function agm2026() {
  const t = ink;
  const r = seeded('agm-2026');
  const against = [0, 1, 3, 0, 4, 1, 0, 6];
  const [x0, pitch, w, base, sheets, step] = [96, 138, 104, 586, 44, 10.4];
  const [d, fill] = fade(
    [
      [0, '#8FB0FF'],
      [1, '#2450C4'],
    ],
    { x1: 0, x2: 0, y1: base - sheets * step, y2: base, units: 'userSpaceOnUse' },
  );
  const stack = (i) => {
    const x = x0 + i * pitch;
    const no = against[i];
    return (
      many(sheets, (k) => {
        const nay = k >= sheets - no;
        const slip = r.normal() * 3.2;
        return rect(x + slip, base - (k + 1) * step - (nay ? 12 : 0), w, step * 0.58, {
          r: 3,
          fill: nay ? '#4A5B80' : k === sheets - no - 1 ? glow : fill,
        });
      }) +
      text(x + w / 2, base + 46, i + 1, { size: 30, weight: 650, anchor: 'm' }) +
      tick(x + w / 2, base + 78, 9, glow, 3.4)
    );
  };
  return (
    ground(t, {
      lights: [
        [640, 420, 760, 420, blue, 0.5],
        [640, 690, 520, 120, glow, 0.1],
      ],
    }) +
    d +
    many(8, stack) +
    line(64, base - (sheets * step) / 2 - 2, 1216, base - (sheets * step) / 2 - 2, '#fff', {
      sw: 2,
      dash: '2 8',
      cap: 'round',
    }) +
    text(1222, base - (sheets * step) / 2 + 4, '50', { size: 19, weight: 600, fill: '#D5E1FF' }) +
    line(84, base + 4, 1196, base + 4, '#5E7BC8', { sw: 2 })
  );
}

/** The vote as a half circle of shares. */
export function agm2025() {
  const p = paper;
  const [cx, cy] = [640, 626];
  let dots = '';
  for (let row = 0; row < 9; row++) {
    const radius = 214 + row * 42;
    const n = Math.round((Math.PI * radius) / 38);
    for (let k = 0; k <= n; k++) {
      const u = k / n;
      const [x, y] = polar(cx, cy, radius, -0.25 + u * 0.5);
      const kind = u < 0.965 ? (u < 0.34 ? '#0B2A8A' : u < 0.7 ? blue : '#6C95FF') : 'none';
      dots += circle(x, y, 14, { fill: kind, stroke: kind === 'none' ? '#9AA7BE' : undefined, sw: 2 });
    }
  }
  return (
    ground(p, { fill: '#fff', lights: [[640, 640, 700, 420, '#6C95FF', 0.16]] }) +
    dots +
    line(60, 652, 1220, 652, p.text, { sw: 2 }) +
    text(cx, 560, '2025', { size: 104, weight: 700, fill: p.text, anchor: 'm', spacing: '-0.04em' }) +
    tick(cx, 610, 17, teal, 7)
  );
}

/** Ranks crossing over eight weeks; one team climbs through all of them. */
export function universityProgramme() {
  const p = paper;
  const ranks = [
    [6, 5, 5, 3, 4, 2, 1, 0],
    [0, 0, 1, 1, 0, 0, 0, 1],
    [1, 2, 0, 0, 1, 1, 3, 3],
    [2, 1, 2, 4, 3, 5, 4, 2],
    [3, 4, 3, 2, 2, 3, 2, 4],
    [4, 3, 6, 5, 6, 4, 5, 5],
    [5, 6, 4, 6, 5, 6, 6, 6],
  ];
  const [x0, dx, y0, dy] = [176, 120, 112, 84];
  const pt = (k, rank) => [x0 + k * dx, y0 + rank * dy];
  const strand = (row) => {
    let d = `M${pt(0, row[0]).join(' ')}`;
    for (let k = 1; k < 8; k++) {
      const [ax, ay] = pt(k - 1, row[k - 1]);
      const [bx, by] = pt(k, row[k]);
      d += `C${ax + 60} ${ay} ${bx - 60} ${by} ${bx} ${by}`;
    }
    return d;
  };
  const tones = [blue, '#8494B0', '#A9B6CC', '#8FB0FF', '#B7C3D6', '#BFD0FA', '#CBD5E4'];
  const gains = ['+18.6', '+17.2', '+14.9', '+12.3', '+9.8', '+7.1', '+4.4'];
  return (
    ground(p, { fill: '#fff' }) +
    many(
      8,
      (k) =>
        line(x0 + k * dx, 76, x0 + k * dx, 642, p.line) +
        text(x0 + k * dx, 686, `W${k + 1}`, { size: 21, weight: 500, fill: p.mute, anchor: 'm' }),
    ) +
    [6, 5, 4, 3, 2, 1, 0]
      .map(
        (i) =>
          path(strand(ranks[i]), { stroke: tones[i], sw: i ? 6 : 11, cap: 'round' }) +
          ranks[i]
            .map((rank, k) => circle(...pt(k, rank), i ? 8 : 13, { fill: '#fff', stroke: tones[i], sw: i ? 5 : 6 }))
            .join(''),
      )
      .join('') +
    many(
      7,
      (i) =>
        text(92, y0 + i * dy + 11, i + 1, {
          size: 32,
          weight: i ? 500 : 700,
          fill: i ? '#8A97AE' : p.text,
          anchor: 'm',
        }) +
        text(1196, y0 + i * dy + 9, `${gains[i]}%`, {
          size: 26,
          weight: i ? 500 : 700,
          fill: i ? p.soft : blue,
          anchor: 'r',
        }),
    ) +
    circle(...pt(7, 0), 24, { fill: 'none', stroke: teal, sw: 4 })
  );
}
