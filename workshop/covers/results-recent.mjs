// Results covers, 2025 and 2026. They carry periods but no amounts: the figures belong to the filings.
import { beacon } from '../kit/charts.mjs';
import { ground } from '../kit/motif.mjs';
import { circle, clipTo, each, fade, isLegible, line, many, path, points, rect, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { walk } from '../lib/series.mjs';
import { percent, segmentName, signed, sum } from './segments.mjs';

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
  const rungs = 22;
  const [defs, sheen] = fade(
    [
      [0, glow],
      [0.35, blueLight],
      [1, '#2C4FA8'],
    ],
    { x1: 0, x2: 0, y1: endsAt, y2: base, units: 'userSpaceOnUse' },
  );
  const end = clipTo(
    rect(left(last), endsAt, width, base - endsAt, { r: 8 }),
    rect(left(last), endsAt, width, base - endsAt, { fill: '#0B1220' }) +
      many(rungs, (i) =>
        rect(left(last) + 14, endsAt + 14 + (i * (base - endsAt - 20)) / rungs, width - 28, 8, {
          r: 4,
          fill: sheen,
          op: 0.9,
        }),
      ),
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
        (isLegible(SMALL) ? plus(left(i) + width / 2, top - 28) : '') +
        segmentName(i - 1, left(i) + width / 2, base + 48, { size: SMALL, fill: t.text, anchor: 'm' }) +
        bridge(i, top),
    ) +
    defs +
    end +
    text(left(0) + width / 2, base + 48, '2025', { size: SMALL, weight: 550, fill: t.soft, anchor: 'm' }) +
    text(left(last) + width / 2, base + 48, '2026', { size: SMALL, weight: 650, fill: t.text, anchor: 'm' }) +
    period(84, 150, '01 – 06', '2026', t, 96)
  );
}

/** Revenue of 2025 in HK$ million: the first half, the third quarter and the fourth, from the announcement. */
const YEAR_2025 = [
  { months: '01 – 06', revenue: 44.7 },
  { months: '07 – 09', revenue: 25.1 },
  { months: '10 – 12', revenue: 26.3 },
];

/** The year itself, its figures cut out of a full order book, over what each part of it brought in. */
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
  const year = sum(YEAR_2025.map(({ revenue }) => revenue));
  let from = 84;
  const axis = each(YEAR_2025, ({ months, revenue }, i) => {
    const width = ((1112 + 10) * revenue) / year - 10;
    const [left, last] = [from, i === 2];
    from += width + 10;
    const said = { size: 36, fill: last ? '#fff' : '#9FB0D2' };
    return (
      rect(left, 590, width, 8, { r: 4, fill: last ? glow : i ? blue : '#2C4FA8' }) +
      text(left, 646, months, { ...said, weight: 500 }) +
      text(left + 152, 646, percent(revenue / year), { ...said, weight: 680 })
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
    axis
  );
}

/** Revenue of the nine months in HK$ million and the third quarter in it, from the announcement. */
const TO_SEPTEMBER_2025 = { segments: [36.9, 20.1, 12.8], quarter: [13.7, 7.0, 4.4] };

/** Nine months in a hundred bars, a row to each business; the bars of the quarter are blue. */
export function thirdQuarter2025() {
  const t = paper;
  const { segments, quarter } = TO_SEPTEMBER_2025;
  const total = sum(segments);
  const hundredths = (value) => Math.round((value / total) * 100);
  const [x0, y0, pitch, width, height, apart] = [402, 52, 15, 9.6, 128, 218];
  const [before, during] = ['#C3D1EE', blue];
  const rows = each(segments, (value, k) => {
    const [bars, lit] = [hundredths(value), hundredths(quarter[k])];
    const y = y0 + k * apart;
    return (
      segmentName(k, x0 + (k === 1 ? 2 : -1), y + 32, { size: 38, fill: t.text }) +
      text(x0 + (k === 1 && isLegible(38) ? 48 : 118), y + 32, percent(value / total, 1), {
        size: 38,
        weight: 500,
        fill: t.soft,
      }) +
      many(bars, (i) =>
        rect(x0 + i * pitch, y + 52, width, height, { r: width / 2, fill: i < bars - lit ? before : during }),
      )
    );
  });
  const key = (y, months, share, colour, fill, size) =>
    many(3, (i) => rect(88 + i * pitch, y - 30, width, 34, { r: width / 2, fill: colour })) +
    text(146, y, months, { size: 36, weight: 550, fill }) +
    text(84, y + 84, share, { size, weight: 680, fill, spacing: '-0.03em' });
  const [earlier, latest] = [1 - sum(quarter) / total, sum(quarter) / total].map((share) => percent(share));
  // Seen small, the share of the quarter alone can be read, and its colour says which bars are meant.
  const keys = isLegible(36)
    ? key(420, '01 – 06', earlier, before, t.mute, 72) + key(584, '07 – 09', latest, during, blue, 76)
    : text(80, y0 + 2 * apart + 52 + height, latest, { size: 120, weight: 680, fill: blue, spacing: '-0.03em' });
  return (
    ground(t) +
    text(80, 150, 'Q3', { size: 120, weight: 700, fill: t.text, spacing: '-0.04em' }) +
    text(86, 206, '2025', { size: 50, weight: 500, fill: t.soft, spacing: '-0.02em' }) +
    keys +
    rows
  );
}

/** Revenue of two half-years by segment in HK$ million, from the announcement. */
const FIRST_HALVES = { 2024: [17.3, 12.1, 6.6], 2025: [23.2, 13.1, 8.4] };

/** Slope chart: half-year against half-year, each amount backed by its own ladder. Heights and lengths are from zero. */
export function interim2025() {
  const t = ink;
  const [xl, xr, base, tall, long] = [324, 852, 640, 19, 9];
  const sy = (v) => base - v * tall;
  const slopes = FIRST_HALVES[2024].map((from, k) => ({ k, from, to: FIRST_HALVES[2025][k] }));
  const [defs, beam] = fade(
    [
      [0, blueLight],
      [1, glow],
    ],
    { x1: xl, x2: xr, y1: 0, y2: 0, units: 'userSpaceOnUse' },
  );
  const ladder = (x, y, length, fill, step) =>
    many(4, (i) => rect(step < 0 ? x - length : x, y - 24.5 + i * 13, length, 10, { r: 5, fill }));
  return (
    ground(t, { lights: [[1000, 220, 560, 420, blue, 0.5]] }) +
    line(84, base, 1196, base, t.edge, { sw: 1.5 }) +
    line(xl, 140, xl, base, t.edge, { sw: 1.5 }) +
    line(xr, 140, xr, base, t.edge, { sw: 1.5 }) +
    defs +
    each(slopes, ({ k, from, to }) => {
      const lit = k === 0;
      const d = points([
        [xl, sy(from)],
        [xr, sy(to)],
      ]);
      const middle = (sy(from) + sy(to)) / 2;
      return (
        ladder(xl - 24, sy(from), from * long, lit ? '#4564B8' : '#263A68', -1) +
        ladder(xr + 24, sy(to), to * long, lit ? blueLight : '#2B55BC', 1) +
        segmentName(k, xr + 24 + to * long + 18, sy(to) + 13, { size: 38, fill: lit ? '#fff' : t.soft }) +
        (lit ? path(d, { stroke: glow, sw: 18, op: 0.13 }) : '') +
        path(d, { stroke: lit ? beam : '#4C72D8', sw: lit ? 7 : 4, cap: 'round' }) +
        circle(xl, sy(from), 9, { fill: t.bg, stroke: lit ? blueLight : '#6B7DA3', sw: 3.5 }) +
        (lit ? beacon(xr, sy(to), glow, 12) : circle(xr, sy(to), 9, { fill: blueLight })) +
        text((xl + xr) / 2, middle - (lit ? 44 : 22), signed(to, from), {
          size: lit ? 76 : 44,
          weight: lit ? 680 : 550,
          fill: lit ? '#fff' : t.soft,
          anchor: 'm',
          spacing: '-0.02em',
        })
      );
    }) +
    text(xl, 108, '2024', { size: 58, weight: 550, fill: '#94A3C2', anchor: 'm', spacing: '-0.02em' }) +
    text(xr, 108, '2025', { size: 58, weight: 650, fill: '#fff', anchor: 'm', spacing: '-0.02em' }) +
    text((xl + xr) / 2, 104, '01 – 06', { size: SMALL, weight: 550, fill: blueLight, anchor: 'm' })
  );
}
