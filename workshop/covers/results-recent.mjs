// Results covers, 2025 and 2026. They carry periods but no amounts: the figures belong to the filings.
import { beacon, scale, ticks } from '../kit/charts.mjs';
import { ground, ladderMotif } from '../kit/motif.mjs';
import { at, circle, clipTo, each, fade, line, many, path, points, rect, smooth, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { walk } from '../lib/series.mjs';

const period = (x, y, small, big, theme, size = 92) =>
  text(x, y - size * 0.92, small, { size: 26, weight: 550, fill: theme.accent }) +
  text(x - 4, y, big, { size, weight: 650, fill: theme.text, spacing: '-0.03em' });

/** Stacked area: twelve quarters, the newest three lit. */
export function thirdQuarter2026() {
  const r = seeded('third-quarter-2026');
  const t = ink;
  const [x, w, base, tall] = [84, 1112, 616, 430];
  const quarters = 11;
  const layers = [0, 1, 2].map((k) =>
    Array.from(
      { length: quarters },
      (_, i) => [0.2, 0.16, 0.1 + 0.026 * i][k] * (1 + [0.022, 0.012, 0.05][k] * i) + r.between(-0.012, 0.018),
    ),
  );
  const sx = (i) => x + (w * i) / (quarters - 1);
  const sum = (k, i) => layers.slice(0, k + 1).reduce((a, l) => a + l[i], 0);
  const edge = (k) => Array.from({ length: quarters }, (_, i) => [sx(i), base - sum(k, i) * tall]);
  const floor = Array.from({ length: quarters }, (_, i) => [sx(i), base]);
  const fills = [
    [
      ['#15254B', 1],
      ['#0F1A33', 1],
    ],
    [
      ['#1F3F94', 1],
      ['#142A63', 1],
    ],
    [
      ['#6C95FF', 1],
      ['#1F5BFF', 0.85],
    ],
  ];
  const area = (k) => {
    const [defs, fill] = fade([
      [0, ...fills[k][0]],
      [1, ...fills[k][1]],
    ]);
    const under = k ? edge(k - 1) : floor;
    return defs + path(`${smooth(edge(k))}L${smooth(under.toReversed()).slice(1)}Z`, { fill });
  };
  const top = edge(2);
  const [d, veil] = fade([
    [0, '#fff', 0.12],
    [1, '#fff', 0],
  ]);
  const labels = Array.from({ length: quarters }, (_, i) => `Q${(i % 4) + 1}`);
  return (
    ground(t, {
      lights: [
        [1130, 200, 620, 420, blue, 0.5],
        [1196, 210, 260, 200, glow, 0.2],
      ],
    }) +
    many(3, (i) => line(x, base - (tall * (i + 1)) / 4.4, x + w, base - (tall * (i + 1)) / 4.4, t.line)) +
    [0, 1, 2].map(area).join('') +
    path(smooth(top), { stroke: '#DCE7FF', sw: 3 }) +
    d +
    rect(sx(8), top[8][1] - 74, w - (sx(8) - x), base - top[8][1] + 74, { fill: veil }) +
    [8, 9].map((i) => line(sx(i), top[8][1] - 74, sx(i), base, '#fff', { so: 0.16, dash: '3 6' })).join('') +
    each(labels, (l, i) =>
      text(sx(i), base + 40, l, {
        size: 20,
        weight: i > 7 ? 600 : 450,
        fill: i > 7 ? '#fff' : t.mute,
        anchor: i === quarters - 1 ? 'r' : i ? 'm' : 'l',
      }),
    ) +
    [0, 4, 8]
      .map((i) =>
        text(sx(i), base + 68, 2024 + i / 4, { size: 18, fill: i === 8 ? blueLight : t.mute, anchor: i ? 'm' : 'l' }),
      )
      .join('') +
    each(top.slice(8), ([px, py], i) =>
      i === 2 ? beacon(px, py, glow, 9) : circle(px, py, 6, { fill: t.bg, stroke: '#fff', sw: 3 }),
    ) +
    period(84, 196, 'Q1 – Q3', '9M 2026', t, 104)
  );
}

/** Waterfall on paper, from one half-year to the next. */
export function interim2026() {
  const t = paper;
  const steps = [
    ['t', 222],
    ['+', 48],
    ['+', 72],
    ['-', 40],
    ['+', 58],
    ['-', 34],
    ['t', 0],
  ];
  const [x, base, bw, pitch] = [108, 604, 104, 160];
  let level = 0;
  const bars = steps.map(([kind, v], i) => {
    const from = level;
    if (kind === 't') level = v || level;
    else level += kind === '+' ? v : -v;
    return {
      kind,
      i,
      lo: kind === 't' ? 0 : Math.min(from, level),
      hi: kind === 't' ? level : Math.max(from, level),
      level,
    };
  });
  const r = seeded('interim-2026');
  const end = bars.at(-1);
  const bx = (i) => x + i * pitch;
  const last = clipTo(
    rect(bx(6), base - end.hi, bw, end.hi, { r: 8 }),
    rect(bx(6), base - end.hi, bw, end.hi, { fill: '#0B1220' }) +
      ladderMotif(r, {
        x: bx(6),
        y: base - end.hi + 10,
        w: bw - 10,
        h: end.hi - 14,
        rows: 22,
        colours: [blueLight, glow],
        min: 0.4,
        thick: 0.5,
      }),
  );
  return (
    ground(t, { lights: [[1080, 120, 620, 460, '#1F5BFF', 0.1]], fill: '#fff' }) +
    many(5, (i) => line(84, base - i * 86, 1196, base - i * 86, i ? t.line : '#0B1220', { sw: i ? 1 : 2 })) +
    each(bars, (b) => {
      const plus = b.kind === '+';
      const mid = base - (b.lo + b.hi) / 2;
      const cx = bx(b.i) + bw / 2;
      const shape =
        b.kind === 't'
          ? b.i === 0
            ? rect(bx(0), base - b.hi, bw, b.hi, { r: 8, fill: '#C9D5EA' })
            : last
          : rect(bx(b.i), base - b.hi, bw, b.hi - b.lo, {
              r: 6,
              fill: plus ? blue : '#fff',
              stroke: plus ? blue : '#8A97B0',
              sw: 2,
              dash: plus ? undefined : '6 5',
            });
      const sign =
        b.kind === 't'
          ? ''
          : line(cx - 9, mid, cx + 9, mid, plus ? '#fff' : '#4A566C', { sw: 3.5, cap: 'round' }) +
            (plus ? line(cx, mid - 9, cx, mid + 9, '#fff', { sw: 3.5, cap: 'round' }) : '');
      const bridge =
        b.i < 6
          ? line(bx(b.i) + bw, base - b.level, bx(b.i + 1), base - b.level, '#8A97B0', { sw: 1.5, dash: '3 4' })
          : '';
      return shape + sign + bridge;
    }) +
    text(bx(0) + bw / 2, base + 42, '2025', { size: 24, weight: 550, fill: t.soft, anchor: 'm' }) +
    text(bx(6) + bw / 2, base + 42, '2026', { size: 24, weight: 650, fill: t.text, anchor: 'm' }) +
    period(104, 190, '01 – 06', 'H1 2026', t, 108)
  );
}

/** The year itself, its figures cut out of a full order book. */
export function annual2025() {
  const r = seeded('annual-2025');
  const t = ink;
  const rows = 34;
  const digits = `<text x="640" y="512" text-anchor="middle" font-family="Geist" font-size="500" font-weight="750" letter-spacing="-0.045em">2025</text>`;
  const [defs, sheen] = fade(
    [
      [0, '#B9CCFF'],
      [0.5, blueLight],
      [1, blue],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0.4 },
  );
  const shape = walk(r, rows, { start: 0, vol: 0.4 });
  const bars = many(rows, (i) => {
    const y = 140 + i * 11.4;
    const split = 640 + shape[i] * 46 + 190 * Math.sin(i / 4.2);
    return (
      rect(0, y, split - 5, 7.4, { r: 3, fill: sheen }) +
      rect(split + 5, y, 1280 - split, 7.4, { r: 3, fill: i % 5 === 2 ? glow : '#2C4FA8', op: i % 5 === 2 ? 0.9 : 1 })
    );
  });
  const spill = many(rows, (i) => {
    const y = 140 + i * 11.4;
    const len = 60 + Math.abs(shape[i]) * 120 + r.next() * 190;
    return (
      rect(1280 - len, y, len, 3, { r: 1.5, fill: '#24407F', op: 0.5 }) +
      rect(0, y, len * 0.7, 3, { r: 1.5, fill: '#1C2F5C', op: 0.6 })
    );
  });
  return (
    ground(t, {
      lights: [
        [660, 640, 760, 300, blue, 0.5],
        [980, 660, 420, 160, glow, 0.22],
      ],
    }) +
    spill +
    defs +
    clipTo(digits, rect(0, 0, 1280, 720, { fill: '#0E1A36' }) + bars) +
    line(84, 598, 1196, 598, t.edge) +
    ticks(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'], {
      x: 84,
      w: 1112,
      y: 640,
      theme: { mute: '#9FB0D2' },
      size: 22,
      inset: true,
    })
  );
}

/** Nine small months, three of them the quarter. */
export function thirdQuarter2025() {
  const r = seeded('third-quarter-2025');
  const t = paper;
  const [w, h, gap, x0, y0] = [262, 186, 20, 390, 61];
  const tiles = many(9, (i) => {
    const x = x0 + (i % 3) * (w + gap);
    const y = y0 + Math.floor(i / 3) * (h + gap);
    const hot = i > 5;
    const last = i === 8;
    const values = walk(r, 22, { start: 10 + i * 0.6, drift: 0.12 + i * 0.02, vol: 0.9 });
    const sy = scale(Math.min(...values) - 2, Math.max(...values), h - 14, 66);
    const sx = (k) => 18 + (k * (w - 36)) / 21;
    const list = values.map((v, k) => [sx(k), sy(v)]);
    const colour = last ? glow : hot ? '#fff' : blue;
    const [defs, fill] = fade([
      [0, colour, hot ? 0.35 : 0.18],
      [1, colour, 0],
    ]);
    return at(
      x,
      y,
      rect(0, 0, w, h, { r: 14, fill: last ? '#0B1220' : hot ? blue : '#fff', stroke: hot ? 'none' : t.edge }) +
        text(18, 42, String(i + 1).padStart(2, '0'), { size: 27, weight: 600, fill: hot ? '#fff' : t.text }) +
        defs +
        path(`${points(list)}L${sx(21)} ${h}L${sx(0)} ${h}Z`, { fill }) +
        path(points(list), { stroke: colour, sw: 3, join: 'round', cap: 'round' }) +
        circle(...list.at(-1), 5.5, { fill: colour }) +
        (last ? circle(...list.at(-1), 12, { fill: glow, op: 0.25 }) : ''),
    );
  });
  return (
    ground(t) +
    text(84, 150, 'Q3', { size: 120, weight: 700, fill: t.text, spacing: '-0.04em' }) +
    text(88, 204, '2025', { size: 50, weight: 500, fill: t.soft, spacing: '-0.02em' }) +
    each(
      [0, 1, 2],
      (q) =>
        rect(88, 300 + q * 122, 190, 5, { r: 2.5, fill: q === 2 ? blue : '#CBD6E8' }) +
        text(88, 348 + q * 122, ['01 – 03', '04 – 06', '07 – 09'][q], {
          size: 28,
          weight: q === 2 ? 650 : 500,
          fill: q === 2 ? blue : t.mute,
        }),
    ) +
    tiles
  );
}

/** Slope chart: half-year against half-year, each side backed by its own ladder. */
export function interim2025() {
  const r = seeded('interim-2025');
  const t = ink;
  const [xl, xr, top, h] = [372, 908, 164, 470];
  const rows = [
    [0.0, 0.09],
    [0.09, 0.02],
    [0.18, 0.27],
    [0.27, 0.18],
    [0.38, 0.92],
    [0.47, 0.55],
    [0.56, 0.4],
    [0.67, 0.72],
    [0.77, 0.64],
    [0.9, 1.0],
  ];
  const sy = (v) => top + h - v * h;
  const lit = 4;
  const [defs, beam] = fade(
    [
      [0, blueLight],
      [1, glow],
    ],
    { x2: 1, y2: 0 },
  );
  const lines = each(rows, ([a, b], i) => {
    const up = b >= a;
    return i === lit
      ? ''
      : path(
          points([
            [xl, sy(a)],
            [xr, sy(b)],
          ]),
          { stroke: up ? '#4C72D8' : '#51607F', sw: 2.5, dash: up ? undefined : '2 7', cap: 'round' },
        );
  });
  const backs = each(rows, ([a, b], i) => {
    const [wa, wb] = [60 + a * 200 + r.between(-14, 14), 60 + b * 200 + r.between(-10, 10)];
    const hot = i === lit;
    return (
      rect(xl - 24 - wa, sy(a) - 11, wa, 22, { r: 5, fill: hot ? '#4564B8' : '#22345C' }) +
      rect(xr + 24, sy(b) - 11, wb, 22, { r: 5, fill: hot ? blueLight : b >= a ? '#2B55BC' : '#22345C' })
    );
  });
  const dots = each(
    rows,
    ([a, b], i) =>
      circle(xl, sy(a), 7, { fill: t.bg, stroke: i === lit ? blueLight : '#6B7DA3', sw: 3 }) +
      (i === lit ? beacon(xr, sy(b), glow, 10) : circle(xr, sy(b), 7, { fill: b >= a ? blueLight : '#6B7DA3' })),
  );
  const [a, b] = rows[lit];
  const curve = `M${xl} ${sy(a)}C${xl + 240} ${sy(a)} ${xr - 240} ${sy(b)} ${xr} ${sy(b)}`;
  return (
    ground(t, { lights: [[1000, 220, 560, 420, blue, 0.5]] }) +
    line(xl, 136, xl, 668, t.edge, { sw: 1.5 }) +
    line(xr, 136, xr, 668, t.edge, { sw: 1.5 }) +
    backs +
    lines +
    defs +
    path(curve, { stroke: glow, sw: 16, op: 0.13 }) +
    path(curve, { stroke: beam, sw: 6, cap: 'round' }) +
    dots +
    text(xl, 108, '2024', { size: 58, weight: 550, fill: '#94A3C2', anchor: 'm', spacing: '-0.02em' }) +
    text(xr, 108, '2025', { size: 58, weight: 650, fill: '#fff', anchor: 'm', spacing: '-0.02em' }) +
    text(640, 104, 'H1', { size: 34, weight: 550, fill: blueLight, anchor: 'm' })
  );
}
