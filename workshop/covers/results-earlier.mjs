// Results covers, 2022 to 2024. Again periods only, and no two of one kind.
import { beacon } from '../kit/charts.mjs';
import { greek } from '../kit/frames.mjs';
import { ground, ladderMotif } from '../kit/motif.mjs';
import {
  arc,
  at,
  circle,
  clip,
  each,
  fade,
  light,
  line,
  many,
  path,
  polar,
  rect,
  shadow,
  smooth,
  text,
} from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper, teal } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { walk } from '../lib/series.mjs';

/** Fifty-two weeks around a ring, four quarters within. */
export function annual2024() {
  const r = seeded('annual-2024');
  const t = ink;
  const [cx, cy] = [640, 360];
  const weeks = walk(r, 52, { start: 60, drift: 0.9, vol: 9 });
  const bars = each(weeks, (v, i) => {
    const turn = (i + 0.5) / 52;
    const len = Math.max(16, Math.min(112, v));
    const late = i >= 39;
    const [x1, y1] = polar(cx, cy, 206, turn);
    const [x2, y2] = polar(cx, cy, 206 + len, turn);
    return line(
      x1,
      y1,
      x2,
      y2,
      late ? (i === 51 ? glow : blueLight) : ['#24386B', '#2C4A94', '#3660C4'][Math.floor(i / 13)],
      { sw: 12, cap: 'round' },
    );
  });
  const quarter = (q) =>
    path(arc(cx, cy, 178, q / 4 + 0.008, (q + 1) / 4 - 0.008), {
      stroke: ['#24386B', '#2C4A94', '#3660C4', blueLight][q],
      sw: 6,
      cap: 'round',
    });
  const names = many(4, (q) => {
    const [x, y] = polar(cx, cy, 148, (q + 0.5) / 4);
    return text(x, y + 7, `Q${q + 1}`, { size: 22, weight: 550, fill: q === 3 ? '#fff' : t.mute, anchor: 'm' });
  });
  const wings =
    ladderMotif(r, { x: 0, y: 70, w: 230, h: 580, rows: 34, colours: ['#16264D', '#16264D'], edge: 'l', thick: 0.36 }) +
    ladderMotif(r, {
      x: 1050,
      y: 70,
      w: 230,
      h: 580,
      rows: 34,
      colours: ['#2448A8', '#17306E'],
      edge: 'r',
      thick: 0.36,
    });
  return (
    ground(t, {
      lights: [
        [640, 360, 620, 430, blue, 0.36],
        [560, 60, 260, 140, glow, 0.12],
      ],
    }) +
    wings +
    circle(cx, cy, 206, { fill: 'none', stroke: t.line }) +
    bars +
    many(4, quarter) +
    names +
    text(cx, cy + 30, '2024', { size: 88, weight: 680, fill: '#fff', anchor: 'm', spacing: '-0.035em' })
  );
}

/** Dumbbells: where each line stood, where it stands. */
export function nineMonths2024() {
  const r = seeded('nine-months-2024');
  const t = ink;
  const [x, w] = [470, 690];
  const rows = Array.from({ length: 9 }, (_, i) => {
    const a = 0.1 + 0.07 * i + r.between(-0.04, 0.05);
    const b = a + (i === 2 || i === 6 ? -0.1 : r.between(0.08, 0.26));
    return [a, Math.min(0.98, b)];
  });
  const y = (i) => 96 + i * 64;
  const [defs, rod] = fade(
    [
      [0, '#34466F'],
      [1, blueLight],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0 },
  );
  return (
    ground(t, { lights: [[1080, 620, 620, 420, blue, 0.48]] }) +
    many(7, (i) => line(x + (w * i) / 6, 56, x + (w * i) / 6, 650, t.line, { dash: i ? '2 7' : undefined, sw: 1.5 })) +
    defs +
    each(rows, ([a, b], i) => {
      const [xa, xb] = [x + a * w, x + b * w];
      const up = b > a;
      const best = i === 8;
      return (
        line(x, y(i), x + w, y(i), t.line) +
        rect(Math.min(xa, xb), y(i) - 7, Math.abs(xb - xa), 14, { fill: up ? rod : '#27344F', r: 7 }) +
        circle(xa, y(i), 12, { fill: '#0B1220', stroke: '#7C8DB1', sw: 3 }) +
        (best ? beacon(xb, y(i), glow, 15) : circle(xb, y(i), 15, { fill: up ? blueLight : '#55648A' })) +
        text(x - 30, y(i) + 8, String(i + 1).padStart(2, '0'), {
          size: 22,
          weight: 500,
          fill: best ? '#fff' : t.mute,
          anchor: 'r',
        })
      );
    }) +
    text(80, 118, '01 – 09', { size: 26, weight: 550, fill: blueLight }) +
    text(78, 208, '2024', { size: 92, weight: 700, fill: '#fff', spacing: '-0.04em' }) +
    circle(102, 560, 10, { fill: '#0B1220', stroke: '#7C8DB1', sw: 3 }) +
    text(132, 569, '2023', { size: 28, weight: 500, fill: '#94A3C2' }) +
    circle(102, 616, 13, { fill: blueLight }) +
    text(132, 626, '2024', { size: 32, weight: 650, fill: '#fff' })
  );
}

/** Marimekko on paper: width is one measure, height another. */
export function interim2024() {
  const t = paper;
  const widths = [0.3, 0.22, 0.17, 0.13, 0.1, 0.08];
  const shares = [
    [0.5, 0.3, 0.2],
    [0.38, 0.4, 0.22],
    [0.6, 0.15, 0.25],
    [0.28, 0.42, 0.3],
    [0.46, 0.24, 0.3],
    [0.2, 0.3, 0.5],
  ];
  const tints = [
    [blue, '#8FB0FF', '#DCE6FF'],
    ['#0B1220', '#55678A', '#D5DDEA'],
  ];
  const [x0, y0, w, h, gap] = [84, 236, 1112, 400, 7];
  let x = x0;
  const cells = each(widths, (share, i) => {
    const cw = share * (w + gap) - gap;
    let y = y0;
    const column = each(shares[i], (s, k) => {
      const ch = s * (h + 2 * gap) - gap;
      const cell = rect(x, y, cw, ch, { r: 6, fill: tints[i === 1 ? 1 : 0][k] });
      y += ch + gap;
      return cell;
    });
    const out =
      column +
      line(x, y0 - 18, x + cw, y0 - 18, i === 0 ? blue : '#AEBBD2', { sw: 2 }) +
      line(x, y0 - 24, x, y0 - 12, i === 0 ? blue : '#AEBBD2', { sw: 2 }) +
      line(x + cw, y0 - 24, x + cw, y0 - 12, i === 0 ? blue : '#AEBBD2', { sw: 2 });
    x += cw + gap;
    return out;
  });
  const r = seeded('interim-2024');
  const w0 = widths[0] * (w + gap) - gap;
  const h0 = shares[0][0] * (h + 2 * gap) - gap;
  const trace = walk(r, 40, { start: 0, drift: 0.35, vol: 1.3 });
  const lo = Math.min(...trace);
  const hi = Math.max(...trace);
  const line0 = trace.map((v, i) => [
    x0 + 24 + (i * (w0 - 48)) / 39,
    y0 + h0 - 30 - ((v - lo) / (hi - lo)) * (h0 - 64),
  ]);
  return (
    ground(t, { fill: '#fff' }) +
    text(78, 148, '2024', { size: 104, weight: 680, fill: t.text, spacing: '-0.04em' }) +
    text(1196, 148, '01 – 06', { size: 34, weight: 500, fill: t.mute, anchor: 'r' }) +
    cells +
    path(smooth(line0), { stroke: '#fff', sw: 3.5, cap: 'round' }) +
    circle(...line0.at(-1), 8, { fill: '#fff' })
  );
}

/** Twelve months as ridges, the year coming towards you. */
export function annual2023() {
  const r = seeded('annual-2023');
  const t = ink;
  const [x, w] = [250, 946];
  const ridge = (i) => {
    const base = 190 + i * 42;
    const peaks = Array.from({ length: 3 }, () => ({
      c: r.between(0.12, 0.9),
      s: r.between(0.05, 0.13),
      a: r.between(40, 128) * (0.7 + i * 0.04),
    }));
    const list = Array.from({ length: 64 }, (_, k) => {
      const u = k / 63;
      const lift = peaks.reduce((sum, p) => sum + p.a * Math.exp(-(((u - p.c) / p.s) ** 2)), 0);
      return [x + u * w, base - lift - Math.abs(r.normal()) * 2.2];
    });
    const mix = i / 11;
    const colour =
      i === 11 ? glow : `rgb(${Math.round(40 + 68 * mix)},${Math.round(62 + 87 * mix)},${Math.round(112 + 143 * mix)})`;
    const d = smooth(list);
    const [defs, fill] = fade(
      [
        [0, i === 11 ? '#2A62FF' : '#16295A', 0.95],
        [0.9, '#070B14', 1],
      ],
      { x1: 0, x2: 0, y1: base - 170, y2: base, units: 'userSpaceOnUse' },
    );
    return (
      defs +
      path(`${d}L${x + w} 720L${x} 720Z`, { fill }) +
      path(d, { stroke: colour, sw: i === 11 ? 3.5 : 2.4 }) +
      text(x - 28, base + 4, String(i + 1).padStart(2, '0'), {
        size: 22,
        weight: i === 11 ? 650 : 450,
        fill: i === 11 ? '#fff' : t.mute,
        anchor: 'r',
      })
    );
  };
  return (
    ground(t, { lights: [[720, 120, 720, 300, blue, 0.22]] }) +
    many(12, ridge) +
    light(720, 730, 620, 90, blue, 0.5) +
    `<g transform="translate(142 660) rotate(-90)">${text(0, 0, '2023', { size: 132, weight: 700, fill: '#fff', spacing: '-0.04em' })}</g>`
  );
}

/** Thirty-nine weeks by five days, warm weeks blue. */
export function nineMonths2023() {
  const r = seeded('nine-months-2023');
  const t = paper;
  const [x0, y0, s, gap] = [84, 330, 24.2, 4.4];
  const tints = ['#E6ECF7', '#CFDCFA', '#A3BEFF', '#6C95FF', '#1F5BFF', '#0B2A8A'];
  const pull = Array.from(
    { length: 39 },
    (_, i) => 1.1 + i * 0.062 + 1.15 * Math.sin(i / 3.7 + 0.6) + r.normal() * 0.25,
  );
  const cells = many(39 * 5, (k) => {
    const [week, day] = [Math.floor(k / 5), k % 5];
    const level = Math.max(0, Math.min(5, Math.round(pull[week] + r.normal() * 0.8)));
    return rect(x0 + week * (s + gap), y0 + day * (s * 2 + gap), s, s * 2, { r: 5, fill: tints[level] });
  });
  const bars = many(39, (week) => {
    const h = 16 + Math.max(0, pull[week]) * 21;
    return rect(x0 + week * (s + gap), y0 - 18 - h, s, h, {
      r: 4,
      fill: week > 35 ? teal : '#0B1220',
      op: week > 35 ? 1 : 0.9,
    });
  });
  return (
    ground(t, { fill: '#fff' }) +
    many(9, (m) =>
      text(x0 + (m * 39 * (s + gap)) / 9, 652, String(m + 1).padStart(2, '0'), { size: 22, weight: 500, fill: t.mute }),
    ) +
    cells +
    bars +
    text(78, 172, '2023', { size: 104, weight: 680, fill: t.text, spacing: '-0.04em' })
  );
}

/** The annual report lying open: the chart on the right-hand page runs into the gutter. */
export function annual2022() {
  const r = seeded('annual-2022');
  const page = (left) => {
    const w = 470;
    const [defs, shade] = fade(
      [
        [0, '#0B1B44', left ? 0 : 0.16],
        [0.16, '#0B1B44', left ? 0 : 0.02],
        [0.84, '#0B1B44', left ? 0.02 : 0],
        [1, '#0B1B44', left ? 0.16 : 0],
      ],
      { x1: 0, x2: 1, y1: 0, y2: 0 },
    );
    const vals = [0.34, 0.42, 0.4, 0.55, 0.63, 0.82];
    const content = left
      ? rect(0, 0, w, 250, { fill: '#0B1220' }) +
        ladderMotif(r, { x: 262, y: 16, w: 208, h: 220, rows: 22, colours: [blueLight, glow], thick: 0.4 }) +
        text(36, 214, '2022', { size: 96, weight: 700, fill: '#fff', spacing: '-0.04em' }) +
        greek(36, 290, 184, 14, { gap: 20, h: 6 }) +
        greek(250, 290, 184, 9, { gap: 20, h: 6 }) +
        rect(250, 494, 184, 66, { r: 4, fill: '#EEF3FF' }) +
        rect(250, 494, 4, 66, { fill: blue }) +
        greek(270, 512, 140, 2, { gap: 20, fill: '#A9BEF2', h: 6 })
      : greek(40, 44, 220, 1, { h: 12, fill: '#0B1220', last: 1 }) +
        many(5, (i) =>
          line(40, 110 + i * 60, w - 36, 110 + i * 60, i === 4 ? '#0B1220' : '#E3E8F0', { sw: i === 4 ? 2 : 1 }),
        ) +
        each(vals, (v, i) =>
          rect(54 + i * 66, 350 - v * 230, 44, v * 230, { r: 4, fill: i === 5 ? blue : i % 2 ? '#B9CBF5' : '#D8E2F8' }),
        ) +
        each(vals, (_, i) =>
          text(76 + i * 66, 378, 2017 + i, {
            size: 17,
            fill: i === 5 ? blue : '#64718A',
            weight: i === 5 ? 650 : 450,
            anchor: 'm',
          }),
        ) +
        many(
          7,
          (i) =>
            rect(40, 418 + i * 25, 130 + ((i * 53) % 70), 6, { r: 3, fill: '#C9D3E4' }) +
            rect(w - 36 - 52, 418 + i * 25, 52, 6, { r: 3, fill: i === 6 ? blue : '#8A97B0' }) +
            rect(w - 36 - 140, 418 + i * 25, 46, 6, { r: 3, fill: '#C9D3E4' }) +
            line(40, 434 + i * 25, w - 36, 434 + i * 25, '#EBEFF5'),
        );
    return clip(
      0,
      0,
      w,
      610,
      3,
      rect(0, 0, w, 610, { fill: '#fff' }) + content + defs + rect(0, 0, w, 610, { fill: shade }),
    );
  };
  const under = many(5, (i) =>
    rect(6 - i * 2.2, 6 + i * 2.4, 928 + i * 4.4, 610, {
      r: 5,
      fill: i % 2 ? '#F2F5FA' : '#E3E9F3',
      stroke: '#D3DBE8',
    }),
  );
  return (
    ground(paper, {
      lights: [
        [1060, 80, 700, 520, '#6C95FF', 0.22],
        [180, 700, 520, 320, '#5EE6E0', 0.1],
      ],
      fill: '#EDF1F8',
    }) +
    at(
      176,
      74,
      shadow(under, { dy: 34, blur: 34, colour: '#0B1B44', op: 0.3 }) + page(true) + at(470, 0, page(false)),
      'rotate(-4 470 305)',
    )
  );
}
