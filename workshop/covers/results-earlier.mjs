// Results covers, 2022 to 2024. Again periods and shares only, and no two of one kind.
import { beacon } from '../kit/charts.mjs';
import { greek } from '../kit/frames.mjs';
import { mark } from '../kit/mark.mjs';
import { ground, ladderMotif } from '../kit/motif.mjs';
import {
  arc,
  at,
  circle,
  clip,
  each,
  fade,
  isLegible,
  light,
  line,
  many,
  path,
  polar,
  rect,
  shadow,
  text,
} from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { percent, segmentName, signed, sum } from './segments.mjs';

/** Revenue of 2024 in HK$ million as reported: the first half, the third quarter and the fourth. */
const YEAR_2024 = [
  { months: '01 – 06', weeks: 26, revenue: 36.0 },
  { months: '07 – 09', weeks: 13, revenue: 20.1 },
  { months: '10 – 12', weeks: 13, revenue: 22.2 },
];

/** A year around a ring: a bar to each week, as long as its part of the year brought in a week. */
export function annual2024() {
  const t = ink;
  const [cx, cy, inner, perMillion] = [640, 360, 180, 86];
  const fills = ['#2C4A94', '#3660C4', blueLight];
  const year = sum(YEAR_2024.map(({ revenue }) => revenue));
  const length = ({ revenue, weeks }) => (revenue / weeks) * perMillion;
  let week = 0;
  const parts = YEAR_2024.map((part, k) => {
    const from = week / 52;
    const bars = many(part.weeks, () => {
      const turn = (week++ + 0.5) / 52;
      const [x1, y1] = polar(cx, cy, inner + 6, turn);
      const [x2, y2] = polar(cx, cy, inner + length(part) - 6, turn);
      return line(x1, y1, x2, y2, fills[k], { sw: 12, cap: 'round' });
    });
    const edge = arc(cx, cy, inner - 26, from + 0.008, week / 52 - 0.008);
    return bars + path(edge, { stroke: fills[k], sw: 6, cap: 'round' });
  });
  const last = YEAR_2024[2];
  const said = [
    { x: 1196, y: 372, anchor: 'r' },
    { x: 84, y: 600, anchor: 'l' },
    { x: 84, y: 128, anchor: 'l' },
  ];
  return (
    ground(t, {
      lights: [
        [640, 360, 620, 430, blue, 0.36],
        [470, 150, 320, 240, glow, 0.14],
      ],
    }) +
    circle(cx, cy, inner, { fill: 'none', stroke: t.edge }) +
    parts.join('') +
    circle(cx, cy, inner + length(YEAR_2024[0]), { fill: 'none', stroke: '#fff', sw: 2, dash: '3 8', op: 0.55 }) +
    path(arc(cx, cy, inner + length(last) + 10, 0.754, 0.996), { stroke: glow, sw: 4, cap: 'round' }) +
    each(YEAR_2024, ({ months, revenue }, k) => {
      const { x, y, anchor } = said[k];
      const fill = k === 2 ? '#fff' : '#A9BCEB';
      return (
        text(x, y, percent(revenue / year), {
          size: k === 2 ? 104 : 72,
          weight: 680,
          fill,
          anchor,
          spacing: '-0.03em',
        }) + text(x, y + 52, months, { size: 36, weight: 500, fill: k === 2 ? fill : t.mute, anchor })
      );
    }) +
    text(cx, cy + 33, '2024', { size: 96, weight: 680, fill: '#fff', anchor: 'm', spacing: '-0.035em' })
  );
}

/** Nine-month revenue by segment in HK$ million, from the announcement. */
const NINE_MONTHS = { 2022: [17.9, 19.4, 5.8], 2023: [21.3, 17.9, 8.0], 2024: [27.1, 18.5, 10.5] };

/** Dumbbells: where each business stood, where it stands. One axis from zero. */
export function nineMonths2024() {
  const t = ink;
  const [x, per, radius] = [440, 21, 21];
  const rows = NINE_MONTHS[2023].map((before, k) => ({ k, before, now: NINE_MONTHS[2024][k], y: 166 + k * 184 }));
  const [defs, rod] = fade(
    [
      [0, '#34466F'],
      [1, blueLight],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0 },
  );
  const open = (cx, cy, r) => circle(cx, cy, r, { fill: '#0B1220', stroke: '#8FA0C6', sw: 4 });
  return (
    ground(t, { lights: [[1080, 620, 620, 420, blue, 0.48]] }) +
    many(6, (i) =>
      line(x + i * 5 * per, 64, x + i * 5 * per, 626, i ? t.line : t.edge, { dash: i ? '2 7' : undefined, sw: 2 }),
    ) +
    defs +
    each(rows, ({ k, before, now, y }) => {
      const [xa, xb] = [x + before * per, x + now * per];
      const lit = k === 0;
      return (
        many(3, (i) => rect(x + 2, y - 11 + i * 8, xa - x, 5, { r: 2.5, fill: '#22325A' })) +
        rect(xa, y - 11, xb - xa, 22, { fill: rod }) +
        open(xa, y, radius) +
        (lit ? beacon(xb, y, glow, 17) : circle(xb, y, radius, { fill: blueLight })) +
        segmentName(k, x + 20, y - 38, { size: k === 1 ? 46 : 40, fill: lit ? '#fff' : t.soft }) +
        text(xb + 44, y + 14, signed(now, before), { size: 40, weight: lit ? 680 : 550, fill: lit ? '#fff' : t.soft })
      );
    }) +
    text(x, 672, '0', { size: 34, weight: 500, fill: t.mute, anchor: 'm' }) +
    text(1196, 672, 'HK$', { size: 34, weight: 500, fill: t.mute, anchor: 'r' }) +
    text(84, 112, '01 – 09', { size: 36, weight: 550, fill: blueLight }) +
    text(80, 208, '2024', { size: 100, weight: 700, fill: '#fff', spacing: '-0.04em' }) +
    text(84, 280, signed(sum(NINE_MONTHS[2024]), sum(NINE_MONTHS[2023])), {
      size: 56,
      weight: 600,
      fill: blueLight,
      spacing: '-0.02em',
    }) +
    open(104, 596, 17) +
    text(140, 609, '2023', { size: 36, weight: 500, fill: '#94A3C2' }) +
    circle(104, 654, 18, { fill: blueLight }) +
    text(140, 667, '2024', { size: 36, weight: 650, fill: '#fff' })
  );
}

/** First halves in HK$ million by segment, and how much of broker SaaS is fixed monthly fees. */
const FIRST_HALVES = { 2023: [13.8, 11.8, 5.0], 2024: [17.3, 12.1, 6.6] };
const FIXED = { 2023: 0.7, 2024: 0.74 };

/** Marimekko on paper: as wide as each business is large; broker SaaS is as full as its fees are fixed. */
export function interim2024() {
  const t = paper;
  const [x0, y0, w, h, gap] = [84, 268, 1112, 384, 8];
  const [before, now] = [FIRST_HALVES[2023], FIRST_HALVES[2024]];
  const total = sum(now);
  const widths = now.map((value) => (value / total) * (w - 2 * gap));
  const lefts = widths.map((_, k) => x0 + sum(widths.slice(0, k)) + k * gap);
  const level = (share) => y0 + h * (1 - share);
  const brackets = each(widths, (width, k) => {
    const [left, stroke] = [lefts[k], k ? '#AEBBD2' : blue];
    return (
      line(left, y0 - 22, left + width, y0 - 22, stroke, { sw: 2.5 }) +
      line(left, y0 - 30, left, y0 - 14, stroke, { sw: 2.5 }) +
      line(left + width, y0 - 30, left + width, y0 - 14, stroke, { sw: 2.5 }) +
      text(left, y0 - 46, signed(now[k], before[k]), { size: 42, weight: 600, fill: k ? t.soft : blue })
    );
  });
  const saas = widths[0];
  const top = level(FIXED[2024]);
  return (
    ground(t, { fill: '#fff' }) +
    text(78, 136, '2024', { size: 104, weight: 680, fill: t.text, spacing: '-0.04em' }) +
    text(1196, 136, '01 – 06', { size: 38, weight: 500, fill: t.mute, anchor: 'r' }) +
    brackets +
    clip(
      lefts[0],
      y0,
      saas,
      h,
      8,
      rect(lefts[0], y0, saas, top - y0, { fill: '#CFDCFA' }) +
        rect(lefts[0], top, saas, level(0) - top, { fill: blue }),
    ) +
    text(lefts[0] + saas - 28, y0 + 66, percent(1 - FIXED[2024]), {
      size: 52,
      weight: 600,
      fill: '#1B49C4',
      anchor: 'r',
    }) +
    line(lefts[0], level(FIXED[2023]), lefts[0] + saas, level(FIXED[2023]), '#fff', { sw: 2.5, dash: '3 8' }) +
    text(lefts[0] + saas - 28, level(FIXED[2023]) + 46, `2023  ${percent(FIXED[2023])}`, {
      size: 36,
      weight: 500,
      fill: '#DCE6FF',
      anchor: 'r',
    }) +
    segmentName(0, lefts[0] + 28, y0 + h - 146, { size: 44 }) +
    text(lefts[0] + 22, y0 + h - 32, percent(FIXED[2024]), { size: 124, weight: 700, spacing: '-0.04em' }) +
    rect(lefts[1], y0, widths[1], h, { r: 8, fill: '#0B1220' }) +
    segmentName(1, lefts[1] + 28, y0 + h - 32, { size: 54, fill: '#fff' }) +
    rect(lefts[2], y0, widths[2], h, { r: 8, fill: '#8FB0FF' }) +
    segmentName(2, lefts[2] + 24, y0 + h - 32, { size: 44, fill: '#0B1220' })
  );
}

/** Revenue by segment in HK$ million in two years, from the announcement. */
const YEARS = { 2022: [24.6, 25.8, 8.2], 2023: [29.9, 24.1, 10.9] };

/** Three streams from year to year, each as broad as its share of revenue: the one below crosses to the top. */
export function annual2023() {
  const t = ink;
  const [xl, xr, top, height, gap] = [196, 1084, 62, 596, 16];
  const shares = (year) => YEARS[year].map((value) => value / sum(YEARS[year]));
  /** The largest on top. */
  const stacked = (year) => {
    const list = shares(year);
    let y = top;
    const out = [];
    for (const k of [0, 1, 2].sort((a, b) => list[b] - list[a])) {
      out[k] = { from: y, tall: list[k] * (height - 2 * gap), share: list[k] };
      y += out[k].tall + gap;
    }
    return out;
  };
  const [before, now] = [stacked(2022), stacked(2023)];
  const bend = (from, to) => `C${xl + 400} ${from} ${xr - 400} ${to} ${xr} ${to}`;
  const back = (from, to) => `C${xr - 400} ${from} ${xl + 400} ${to} ${xl} ${to}`;
  const looks = [
    { fill: ['#1B3E9E', '#2A62FF'], ridge: '#8FB0FF', text: '#fff' },
    { fill: ['#1B2F63', '#142450'], ridge: '#3F62B8', text: '#A9BCEB' },
    { fill: ['#10204A', '#152A5E'], ridge: '#35519A', text: '#A9BCEB' },
  ];
  const stream = (k) => {
    const [a, b] = [before[k], now[k]];
    const { fill, ridge } = looks[k];
    const [defs, body] = fade(
      [
        [0, fill[0]],
        [1, fill[1]],
      ],
      { x1: 0, x2: 1, y1: 0, y2: 0 },
    );
    const outline = `M${xl} ${a.from}${bend(a.from, b.from)}L${xr} ${b.from + b.tall}${back(b.from + b.tall, a.from + a.tall)}Z`;
    const ridges = Math.round(a.tall / 18);
    return (
      defs +
      path(outline, { fill: t.bg, stroke: t.bg, sw: 12 }) +
      path(outline, { fill: body }) +
      many(ridges - 1, (i) => {
        const at = (i + 1) / ridges;
        return path(`M${xl} ${a.from + a.tall * at}${bend(a.from + a.tall * at, b.from + b.tall * at)}`, {
          stroke: ridge,
          sw: 2,
          op: 0.34,
        });
      }) +
      (k === 0 ? path(`M${xl} ${a.from}${bend(a.from, b.from)}`, { stroke: glow, sw: 5 }) : '')
    );
  };
  const said = (k) => {
    const [a, b] = [before[k], now[k]];
    const [size, fill] = [k ? 44 : 60, looks[k].text];
    const [ya, yb] = [a.from + a.tall / 2, b.from + b.tall / 2];
    return (
      segmentName(k, xl + 28, ya + 15, { size: 42, fill }) +
      text(xl + (k === 1 && isLegible(42) ? 84 : 158), ya + 15, percent(a.share, 1), { size: 44, weight: 600, fill }) +
      text(xr - 28, yb + size * 0.36, percent(b.share, 1), { size: k ? 44 : 92, weight: 680, fill, anchor: 'r' })
    );
  };
  const upright = (x, year, fill) =>
    `<g transform="translate(${x} 658) rotate(-90)">${text(0, 0, year, { size: 124, weight: 700, fill, spacing: '-0.04em' })}</g>`;
  return (
    ground(t, { lights: [[900, 120, 620, 360, blue, 0.3]] }) +
    clip(xl, 0, xr - xl, 720, 0, [2, 1, 0].map(stream).join('')) +
    [0, 1, 2].map(said).join('') +
    light(640, 740, 620, 80, blue, 0.4) +
    upright(150, '2022', '#33425F') +
    upright(1212, '2023', '#fff')
  );
}

/** Average daily turnover of the market against a year before. */
const TURNOVER = -0.12;

/** Revenue and the market's turnover part from one point, a year before; between them a book of bars. One scale. */
export function nineMonths2023() {
  const t = paper;
  const [xl, xr, y0, perPercent] = [104, 900, 344, 21];
  const revenue = sum(NINE_MONTHS[2023]) / sum(NINE_MONTHS[2022]) - 1;
  const rise = (share) => y0 - share * 100 * perPercent;
  const [pitch, thick] = [15, 9];
  /** Bars from the line to the right, at each level between it and where both began. */
  const book = (share, draw) => {
    const far = Math.abs(rise(share) - y0);
    return many(Math.floor((far - 6) / pitch), (i) => {
      const away = 12 + i * pitch;
      const from = xl + ((xr - xl) * (away + thick / 2)) / far + 22;
      return xr - from < 48 ? '' : draw(from, y0 + (share > 0 ? -away : away) - thick / 2, xr - from);
    });
  };
  const arm = (share, colour) => line(xl, y0, xr, rise(share), colour, { sw: 7, cap: 'round' });
  return (
    ground(t, { fill: '#fff' }) +
    line(xl, y0, 1196, y0, '#AEBBD2', { sw: 2, dash: '3 7' }) +
    book(revenue, (x, y, w) => rect(x, y, w, thick, { r: thick / 2, fill: blue, op: 0.86 })) +
    book(TURNOVER, (x, y, w) => rect(x, y, w, thick, { r: thick / 2, fill: '#fff', stroke: '#8A97B0', sw: 2 })) +
    arm(revenue, blue) +
    arm(TURNOVER, '#64718A') +
    circle(xl, y0, 15, { fill: '#fff', stroke: '#0B1220', sw: 5 }) +
    circle(xr, rise(revenue), 15, { fill: blue }) +
    circle(xr, rise(TURNOVER), 14, { fill: '#fff', stroke: '#64718A', sw: 5 }) +
    mark(946, rise(revenue) - 66, 56, 'paper') +
    text(942, rise(revenue) + 74, signed(sum(NINE_MONTHS[2023]), sum(NINE_MONTHS[2022])), {
      size: 88,
      weight: 680,
      fill: blue,
      spacing: '-0.035em',
    }) +
    text(944, rise(TURNOVER) - 44, 'HKEX', { size: 46, weight: 600, fill: t.soft }) +
    text(942, rise(TURNOVER) + 44, `−${Math.abs(TURNOVER * 100)}%`, {
      size: 88,
      weight: 680,
      fill: t.soft,
      spacing: '-0.035em',
    }) +
    text(84, y0 + 66, '2022', { size: 38, weight: 550, fill: t.mute }) +
    text(84, 96, '01 – 09', { size: 36, weight: 550, fill: blue }) +
    text(78, 194, '2023', { size: 104, weight: 680, fill: t.text, spacing: '-0.04em' })
  );
}

/** Brokers connected when the year began and when it ended. */
const BROKERS = { 2021: 24, 2022: 32 };

/** The annual report lying open: on the right-hand page every broker is a block that can be counted. */
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
    const [base, across, block] = [436, 4, { w: 37, h: 27, pitch: 43, row: 34 }];
    const brokers = each(Object.entries(BROKERS), ([year, count], c) => {
      const x = 44 + c * 212;
      const rows = count / across;
      return (
        many(count, (i) =>
          rect(
            x + (i % across) * block.pitch,
            base - 8 - (Math.floor(i / across) + 1) * block.row + 7,
            block.w,
            block.h,
            {
              r: 5,
              fill: i < BROKERS[2021] ? '#B9CBF5' : blue,
            },
          ),
        ) +
        text(x - 2, base - rows * block.row - 20, count, {
          size: 64,
          weight: 700,
          fill: c ? blue : '#64718A',
          spacing: '-0.03em',
        }) +
        text(x, base + 46, year, { size: 36, weight: c ? 650 : 500, fill: c ? '#0B1220' : '#64718A' })
      );
    });
    const content = left
      ? rect(0, 0, w, 250, { fill: '#0B1220' }) +
        ladderMotif(r, { x: 262, y: 16, w: 208, h: 220, rows: 22, colours: [blueLight, glow], thick: 0.4 }) +
        text(36, 214, '2022', { size: 96, weight: 700, fill: '#fff', spacing: '-0.04em' }) +
        greek(36, 290, 184, 14, { gap: 20, h: 6 }) +
        greek(250, 290, 184, 9, { gap: 20, h: 6 }) +
        rect(250, 494, 184, 66, { r: 4, fill: '#EEF3FF' }) +
        rect(250, 494, 4, 66, { fill: blue }) +
        greek(270, 512, 140, 2, { gap: 20, fill: '#A9BEF2', h: 6 })
      : greek(44, 40, 220, 1, { h: 12, fill: '#0B1220', last: 1 }) +
        brokers +
        line(40, base, w - 36, base, '#0B1220', { sw: 2 }) +
        many(
          3,
          (i) =>
            rect(44, 520 + i * 25, 130 + ((i * 53) % 70), 6, { r: 3, fill: '#C9D3E4' }) +
            rect(w - 36 - 52, 520 + i * 25, 52, 6, { r: 3, fill: '#8A97B0' }) +
            rect(w - 36 - 140, 520 + i * 25, 46, 6, { r: 3, fill: '#C9D3E4' }) +
            line(44, 536 + i * 25, w - 36, 536 + i * 25, '#EBEFF5'),
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
