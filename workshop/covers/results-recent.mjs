// Results covers, 2025 and 2026. They carry periods but no amounts: the figures belong to the filings.
import { beacon, scale, ticks } from '../kit/charts.mjs';
import { ground, ladderMotif } from '../kit/motif.mjs';
import { at, circle, clipTo, each, fade, line, many, path, points, rect, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { walk } from '../lib/series.mjs';

/** A phone shows 1280 pixels at 350, where this is 9 high. */
const SMALL = 34;

const period = (x, y, small, big, theme, size = 92) =>
  text(x, y - size * 0.92, small, { size: SMALL, weight: 550, fill: theme.accent }) +
  text(x - 4, y, big, { size, weight: 650, fill: theme.text, spacing: '-0.03em' });

/** Nine-month revenue by segment in HK$ million, from the announcement: broker SaaS, market data, listed companies. */
const NINE_MONTHS = [
  { year: '2025', segments: [36.9, 20.1, 12.8] },
  { year: '2026', segments: [49.2, 22.3, 14.9] },
];

/** Two columns on one scale, segment over segment, and what each segment has become between them. */
export function thirdQuarter2026() {
  const t = ink;
  const [base, perMillion, width, gap] = [628, 6, 250, 6];
  const lefts = [560, 946];
  const fills = [
    [
      ['#6C95FF', 1],
      ['#1F5BFF', 0.9],
    ],
    [
      ['#2A55C4', 1],
      ['#1A3A8C', 1],
    ],
    [
      ['#1B2F63', 1],
      ['#142450', 1],
    ],
  ];
  const columns = NINE_MONTHS.map(({ segments }) => {
    let from = 0;
    return segments.map((value) => {
      const [bottom, top] = [base - from * perMillion, base - (from + value) * perMillion];
      from += value;
      return { top: top + gap, bottom, height: bottom - top - gap };
    });
  });
  /** How much of the period's revenue the first segment is. */
  const share = ({ segments }) => `${Math.round((segments[0] / segments.reduce((a, b) => a + b)) * 100)}%`;
  const block = (column, left, k, opacity) => {
    const [defs, fill] = fade([
      [0, ...fills[k][0]],
      [1, ...fills[k][1]],
    ]);
    const { top, height } = column[k];
    return defs + rect(left, top, width, height, { r: 8, fill, op: opacity });
  };
  /** From the edge of one column to the same edge of the other. */
  const between = (k) => {
    const [before, after] = columns.map((column) => column[k]);
    const [x1, x2] = [lefts[0] + width + 8, lefts[1] - 8];
    const shape = `M${x1} ${before.top}L${x2} ${after.top}L${x2} ${after.bottom}L${x1} ${before.bottom}Z`;
    return path(shape, { fill: fills[k][0][0], op: 0.14 }) + line(x1, before.top, x2, after.top, '#fff', { so: 0.3 });
  };
  return (
    ground(t, {
      lights: [
        [1080, 220, 640, 460, blue, 0.5],
        [1071, 110, 280, 180, glow, 0.18],
      ],
    }) +
    many(5, (i) => line(84, base - i * 125, 1196, base - i * 125, t.line)) +
    [0, 1, 2].map(between).join('') +
    columns.flatMap((column, c) => [0, 1, 2].map((k) => block(column, lefts[c], k, c ? 1 : 0.62))).join('') +
    line(lefts[1], columns[1][2].top - 8, lefts[1] + width, columns[1][2].top - 8, glow, { sw: 4 }) +
    NINE_MONTHS.map((reported, c) => {
      const { top, bottom } = columns[c][0];
      const [middle, fill] = [lefts[c] + width / 2, c ? '#fff' : '#A9BCEB'];
      // What it is the share of; the share as large as a thumbnail of 112 can be read at.
      return (
        text(middle, (top + bottom) / 2 - 52, 'SaaS', { size: 40, weight: 600, fill, anchor: 'm' }) +
        text(middle, (top + bottom) / 2 + 52, share(reported), {
          size: 106,
          weight: 680,
          fill,
          anchor: 'm',
          spacing: '-0.035em',
        })
      );
    }).join('') +
    NINE_MONTHS.map(({ year }, c) =>
      text(lefts[c] + width / 2, base + 48, year, {
        size: SMALL,
        weight: c ? 600 : 450,
        fill: c ? '#fff' : t.mute,
        anchor: 'm',
      }),
    ).join('') +
    period(84, 196, '01 – 09', '2026', t, 104)
  );
}

/** Revenue of a half-year and the next one in units of 10,000 dollars, and what each segment added (pdf/company/figures.mjs). */
const HALF_YEARS = { from: 4470, added: [770, 150, 130], to: 5520 };

/** Waterfall on paper, from one half-year to the next; every bar on one scale. */
export function interim2026() {
  const t = paper;
  const [x, base, width, pitch, scale] = [84, 604, 168, 236, 0.068];
  const tall = (value) => value * scale;
  const left = (i) => x + i * pitch;
  const last = HALF_YEARS.added.length + 1;
  const [startsAt, endsAt] = [base - tall(HALF_YEARS.from), base - tall(HALF_YEARS.to)];
  const steps = HALF_YEARS.added.map((value, i) => {
    const before = HALF_YEARS.from + HALF_YEARS.added.slice(0, i).reduce((a, b) => a + b, 0);
    return { i: i + 1, top: base - tall(before + value), bottom: base - tall(before) };
  });
  const r = seeded('interim-2026');
  const end = clipTo(
    rect(left(last), endsAt, width, base - endsAt, { r: 8 }),
    rect(left(last), endsAt, width, base - endsAt, { fill: '#0B1220' }) +
      ladderMotif(r, {
        x: left(last),
        y: endsAt + 10,
        w: width - 10,
        h: base - endsAt - 14,
        rows: 22,
        colours: [blueLight, glow],
        min: 0.4,
        thick: 0.5,
      }),
  );
  const plus = (cx, cy) =>
    line(cx - 11, cy, cx + 11, cy, blue, { sw: 4, cap: 'round' }) +
    line(cx, cy - 11, cx, cy + 11, blue, { sw: 4, cap: 'round' });
  const bridge = (i, y) => line(left(i) + width, y, left(i + 1), y, '#8A97B0', { sw: 1.5, dash: '3 4' });
  return (
    ground(t, { lights: [[1080, 120, 620, 460, '#1F5BFF', 0.1]], fill: '#fff' }) +
    many(5, (i) => line(84, base - i * 86, 1196, base - i * 86, i ? t.line : '#0B1220', { sw: i ? 1 : 2 })) +
    rect(left(0), startsAt, width, base - startsAt, { r: 8, fill: '#C9D5EA' }) +
    bridge(0, startsAt) +
    each(
      steps,
      ({ i, top, bottom }) =>
        rect(left(i), top, width, bottom - top, { r: Math.min(8, (bottom - top) / 3), fill: blue }) +
        plus(left(i) + width / 2, top - 28) +
        bridge(i, top),
    ) +
    end +
    text(left(0) + width / 2, base + 48, '2025', { size: SMALL, weight: 550, fill: t.soft, anchor: 'm' }) +
    text(left(last) + width / 2, base + 48, '2026', { size: SMALL, weight: 650, fill: t.text, anchor: 'm' }) +
    period(84, 150, '01 – 06', '2026', t, 96)
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
    text(640, 104, '01 – 06', { size: 34, weight: 550, fill: blueLight, anchor: 'm' })
  );
}
