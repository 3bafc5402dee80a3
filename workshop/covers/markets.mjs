// Covers about markets and sessions: US hours, new issues, the evening before, the storm, the record.
import { beacon, grid, scale, series, tag } from '../kit/charts.mjs';
import { panel, phone, windowFrame } from '../kit/frames.mjs';
import { button, quotes, stepper } from '../kit/market.mjs';
import { ground } from '../kit/motif.mjs';
import { arc, circle, clipTo, each, fade, isLegible, light, line, many, path, polar, rect, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { walk } from '../lib/series.mjs';
import { depth } from './depth.mjs';

const t = ink;
const warm = '#F2A65A';

/** A way from one price to another: it begins and ends at them, and strays `stray` from the straight line at most. */
function between(r, count, from, to, stray) {
  const free = walk(r, count);
  const share = (i) => i / (count - 1);
  const off = free.map((v, i) => v - free[0] - (free.at(-1) - free[0]) * share(i));
  const most = Math.max(...off.map(Math.abs));
  return off.map((v, i) => from + (to - from) * share(i) + (v / most) * stray);
}

/** Half the globe asleep, half trading. */
export function usExtendedHours() {
  const r = seeded('us-extended-hours');
  const [cx, cy, R] = [410, 366, 252];
  const tilt = -0.35;
  const project = (lat, lon) => {
    const [a, o] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
    const [px, py, pz] = [Math.cos(a) * Math.sin(o), Math.sin(a), Math.cos(a) * Math.cos(o)];
    return [
      cx + R * px,
      cy - R * (py * Math.cos(tilt) + pz * Math.sin(tilt)),
      -py * Math.sin(tilt) + pz * Math.cos(tilt),
    ];
  };
  const curve = (pts) => {
    let d = '';
    let pen = false;
    for (const [x, y, z] of pts) {
      d += z > 0 ? `${pen ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}` : '';
      pen = z > 0;
    }
    return d;
  };
  const meridians = many(12, (i) =>
    path(curve(Array.from({ length: 61 }, (_, k) => project(-90 + k * 3, i * 30 - 165))), {
      stroke: '#4C74DF',
      sw: 1.2,
      op: 0.75,
    }),
  );
  const parallels = each([-60, -30, 0, 30, 60], (lat) =>
    path(curve(Array.from({ length: 121 }, (_, k) => project(lat, k * 3 - 180))), {
      stroke: '#4C74DF',
      sw: lat ? 1.2 : 2,
      op: 0.75,
    }),
  );
  // Sessions as bars standing on the surface: pre-market, day, after hours.
  const dust = many(260, () => {
    const [x, y, z] = project(Math.asin(r.between(-1, 1)) * 57.3, r.between(-180, 180));
    return z > 0.05 ? circle(x, y, 1.8, { fill: '#A9C1FF', op: 0.25 + 0.6 * z * r.next() }) : '';
  });
  const hubs = [
    [38, -52],
    [14, 48],
    [44, 8],
    [-22, 30],
    [5, -20],
  ];
  const seat = hubs.map(([lat, lon]) => project(lat, lon));
  const hop = (a, b, lift) => `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${Math.min(a[1], b[1]) - lift} ${b[0]} ${b[1]}`;
  const [defs, night] = fade(
    [
      [0, '#050810', 0.05],
      [0.5, '#050810', 0.18],
      [0.75, '#050810', 0.78],
      [1, '#050810', 0.86],
    ],
    { x1: 0, y1: 0.2, x2: 1, y2: 0.75 },
  );
  const dial = [
    [4 / 24, 9.5 / 24, '#3560C8'],
    [9.5 / 24, 16 / 24, blueLight],
    [16 / 24, 20 / 24, '#3560C8'],
  ];
  const ring =
    each(dial, ([a, b, c]) => path(arc(cx, cy, R + 34, a, b), { stroke: c, sw: 9, cap: 'butt' })) +
    many(24, (h) => {
      if ([0, 4, 16, 20].includes(h)) return ''; // their names stand there
      const [x1, y1] = polar(cx, cy, R + 46, h / 24);
      const [x2, y2] = polar(cx, cy, R + (h % 6 ? 52 : 58), h / 24);
      return line(x1, y1, x2, y2, '#4B5E88', { sw: 2 });
    });
  // The phone is in Hong Kong at 07:30, half an hour before the end; one sample each ten minutes, in minutes from 04:00 ET.
  const [preMarket, regular, afterHours] = [330, 390, 240];
  const [all, now] = [preMarket + regular + afterHours, 930];
  const [close, last] = [241.12, 243.18];
  const steps = (minutes) => minutes / 10 + 1;
  const day = seeded('us-day');
  const prices = [
    ...between(day, steps(preMarket), 238.9, 240.3, 0.4).slice(0, -1),
    ...between(day, steps(regular), 240.3, close, 1.1).slice(0, -1),
    ...between(day, steps(now - preMarket - regular), close, last, 0.25),
  ];
  const device = phone({ x: 836, y: 48, w: 376, h: 780, theme: t, time: '07:30' }, (x, y, w) => {
    const [left, wide, top, tall] = [x + 38, w - 76, y + 226, 160];
    const at = (minute) => left + (wide * minute) / all;
    const band = (from, to) =>
      rect(at(from), top, at(to) - at(from), tall, { fill: '#142250', op: 0.7 }) +
      line(at(from ? from : to), top, at(from ? from : to), top + tall, '#3560C8', { sw: 1.5 });
    const s = series(prices, {
      x: left,
      y: top + 16,
      w: at(now) - left,
      h: tall - 32,
      colour: blueLight,
      sw: 3,
    });
    const times = [
      ['16:00', 0],
      ['21:30', preMarket],
      ['04:00', preMarket + regular],
      ['08:00', all],
    ];
    const axis = isLegible(19)
      ? each(times, ([label, minute]) =>
          text(at(minute), top + tall + 30, label, { size: 19, fill: t.soft, anchor: 'm' }),
        )
      : text(left - 14, top + tall + 44, '16:00', { size: 34, fill: t.soft }) +
        text(left + wide + 14, top + tall + 44, '08:00', { size: 34, fill: t.soft, anchor: 'r' });
    return (
      text(x + 24, y + 98, 'US 0417', { size: 20, weight: 600, fill: t.soft }) +
      text(x + w - 24, y + 98, 'HKT', { size: 25, weight: 600, fill: t.soft, anchor: 'r' }) +
      text(x + 24, y + 156, '243.18', { size: 54, weight: 650, spacing: '-0.03em' }) +
      text(x + 24, y + 192, '▲ 2.06  +0.85%', { size: 20, weight: 550, fill: t.up }) +
      band(0, preMarket) +
      band(preMarket + regular, all) +
      line(at(preMarket + regular), s.sy(close), at(all), s.sy(close), '#AFC0E4', { dash: '2 5', sw: 1.5 }) +
      s.svg +
      beacon(...s.end, glow, 6) +
      axis +
      quotes(r, {
        x: x + 24,
        y: y + 446,
        w: w - 48,
        rowH: 66,
        size: 20,
        chart: false,
        theme: t,
        rows: [
          ['US 1120', '88.42', 1.27],
          ['US 0356', '517.90', -0.34],
          ['US 0981', '34.06', 2.1],
        ],
      })
    );
  });
  return (
    ground(t, {
      lights: [
        [260, 250, 620, 520, blue, 0.55],
        [150, 170, 300, 260, glow, 0.2],
      ],
    }) +
    circle(cx, cy, R, { fill: '#122C74' }) +
    clipTo(
      circle(cx, cy, R),
      light(cx - 140, cy - 120, R * 1.3, R * 1.2, '#2C63FF', 0.75) +
        meridians +
        parallels +
        dust +
        defs +
        rect(cx - R, cy - R, 2 * R, 2 * R, { fill: night }),
    ) +
    circle(cx, cy, R, { fill: 'none', stroke: '#5F86EC', sw: 1.5, so: 0.7 }) +
    ring +
    [
      [0, 1, 150],
      [0, 2, 60],
      [2, 1, 50],
      [1, 3, 40],
      [4, 3, 70],
    ]
      .map(([a, b, l]) => path(hop(seat[a], seat[b], l), { stroke: '#A8C0FF', sw: 2.2, op: 0.85 }))
      .join('') +
    seat.map(([x, y], i) => (i < 2 ? beacon(x, y, glow, 8) : circle(x, y, 5.5, { fill: '#fff' }))).join('') +
    each(
      [
        ['04:00', 4],
        ['09:30', 9.5],
        ['16:00', 16],
        ['20:00', 20],
      ],
      ([label, hour]) => {
        const [x, y] = polar(cx, cy, R + 66, hour / 24);
        return text(x, y + 12, label, { size: 34, weight: 550, fill: '#D3DEF6', anchor: hour < 12 ? 'l' : 'r' });
      },
    ) +
    text(cx, cy - R - 40, 'ET', { size: 40, weight: 650, fill: '#D3DEF6', anchor: 'm' }) +
    device
  );
}

/** Every open subscription on one screen, by the time that is left: days as lengths, and the one that closes first in front. */
export function aipoSubscription() {
  const p = paper;
  const rows = [
    ['02791', '18.20 – 21.40', 0],
    ['06635', '5.88 – 6.96', 1],
    ['01487', '102.00', 1],
    ['03970', '9.10 – 10.50', 4],
    ['09318', '27.60', 5],
  ];
  const [left, leftInDays] = ['01:40', 100 / 1440];
  const main = windowFrame(
    { x: 56, y: 62, w: 858, h: 612, theme: p, title: 'AIPO', bar: 58, radius: 18 },
    (x, y, w) => {
      const [from, day, step] = [x + 248, 64, 110.8];
      return (
        rect(x, y, w, step, { fill: '#EEF3FF' }) +
        many(6, (i) => line(from + i * day, y, from + i * day, y + 5 * step, i ? p.line : p.edge, { sw: 1.5 })) +
        each(rows, ([code, price, days], i) => {
          const mid = y + (i + 0.5) * step;
          const end = from + (days + leftInDays) * day;
          const colour = days ? (days > 1 ? '#8FB0FF' : blue) : warm;
          return (
            text(x + 34, mid - 3, code, { size: 27, weight: 650, fill: p.text }) +
            text(x + 34, mid + 25, `HK$ ${price}`, { size: 18, fill: p.mute }) +
            rect(from, mid - 5, end - from, 10, { fill: colour }) +
            circle(end, mid, 12, { fill: '#fff', stroke: colour, sw: 6 }) +
            (days ? '' : rect(x + w - 188, mid - 30, 118, 60, { r: 14, fill: warm })) +
            text(x + w - 82, mid + 12, days ? `${days}d ${left}` : left, {
              size: 34,
              weight: days ? 550 : 680,
              fill: p.text,
              anchor: 'r',
            }) +
            (i < 4 ? line(x + 24, y + (i + 1) * step, x + w - 24, y + (i + 1) * step, p.line) : '')
          );
        })
      );
    },
  );
  const card = panel(
    { x: 872, y: 150, w: 348, h: 484, theme: t, radius: 22 },
    (x, y, w) =>
      light(x + 290, y + 20, 280, 220, blue, 0.7) +
      text(x + 30, y + 56, '02791', { size: 27, weight: 650 }) +
      text(x + w - 30, y + 55, 'HK$ 21.40', { size: 19, fill: t.soft, anchor: 'r' }) +
      text(x + 27, y + 154, left, { size: 92, weight: 680, fill: warm, spacing: '-0.04em' }) +
      line(x + 30, y + 188, x + w - 30, y + 188, t.edge) +
      text(x + 30, y + 228, '200,000 × 3.8% × 6 / 365', { size: 20, weight: 500, fill: t.soft }) +
      text(x + w - 30, y + 280, '≈ HK$ 125', { size: 38, weight: 650, anchor: 'r', spacing: '-0.02em' }) +
      stepper(x + 30, y + 312, w - 60, 60, '10,000', t, { size: 22 }) +
      button(x + 30, y + 388, w - 60, 64, 'HK$ 216,158.19', { fill: blue, size: 22, r: 12 }),
  );
  return (
    ground(p, {
      lights: [
        [1140, 160, 560, 460, '#6C95FF', 0.3],
        [60, 700, 420, 280, '#5EE6E0', 0.12],
      ],
    }) +
    main +
    card
  );
}

/** The evening before: a grey session, then the first day. Minutes and prices each have one scale through both. */
export function greyMarket() {
  const r = seeded('grey-market');
  const [x, y, w, h] = [72, 150, 820, 390];
  const [evening, morning, session] = [135, 150, 330];
  const [offer, greyClose, opening, last] = [21.4, 22.6, 23.05, 24.45];
  const at = (minute) => x + (w * minute) / (evening + session);
  const cut = at(evening);
  const range = { low: 21, high: 25 };
  const price = scale(range.low, range.high, y + h, y);
  const eve = between(r, 46, 21.5, greyClose, 0.3);
  const day = between(r, 111, opening, last, 0.42);
  const a = series(eve, { x, y, w: cut - x, h, ...range, colour: '#A4B3D0', area: 0.16, sw: 3 });
  const b = series(day, { x: cut, y, w: x + w - cut, h, ...range, colour: blueLight, area: 0.34, sw: 3.5 });
  const turnover = (from, quarters, least, colour) =>
    many(quarters, (i) => {
      const v = least + r.next() * least * 1.6 + (i < 2 ? least : 0);
      return rect(at(from + i * 15) + 2, 620 - v, at(15) - x - 4, v, { r: 2, fill: colour });
    });
  const times = [
    ['16:15', x, 'l'],
    ['18:30', cut - 10, 'r'],
    ['09:30', cut + 10, 'l'],
    ['12:00', at(evening + morning), 'm'],
    ['16:00', x + w, 'r'],
  ];
  return (
    ground(t, { lights: [[720, 150, 620, 420, blue, 0.5]] }) +
    rect(0, 0, cut, 720, { fill: '#0C1017', op: 0.75 }) +
    grid({ x, y, w, h, rows: 4, theme: t }) +
    line(cut, 70, cut, 672, '#fff', { so: 0.5, sw: 1.5, dash: '3 6' }) +
    text(x, 114, '+5.61%', { size: 40, weight: 600, fill: '#A4B3D0', spacing: '-0.02em' }) +
    text(x + w, 114, '+14.25%', { size: 40, weight: 650, anchor: 'r', spacing: '-0.02em' }) +
    a.svg +
    b.svg +
    line(x, price(offer), x + w, price(offer), '#C7D2E8', { dash: '2 6', sw: 2 }) +
    text(x + w - 12, price(offer) - 14, '21.40', { size: 34, weight: 550, fill: '#C7D2E8', anchor: 'r' }) +
    line(cut, price(greyClose), cut, price(opening), glow, { sw: 4 }) +
    circle(cut, price(greyClose), 7, { fill: t.bg, stroke: '#C7D2E8', sw: 3 }) +
    circle(cut, price(opening), 7, { fill: '#fff' }) +
    tag(cut + 20, price(greyClose), '22.60', { fill: glow, w: 112, h: 46, size: 34 }) +
    beacon(...b.end, glow, 8) +
    turnover(0, evening / 15, 9, '#38445C') +
    turnover(evening, session / 15, 17, '#2A4BA6') +
    line(x, 620, x + w, 620, t.edge) +
    each(times, ([label, tx, anchor]) => text(tx, 664, label, { size: 34, weight: 450, fill: '#AFC0E4', anchor })) +
    panel(
      { x: 950, y: 84, w: 268, h: 588, theme: t, radius: 18 },
      (px, py, pw) =>
        text(px + 22, py + 50, '02791', { size: 24, weight: 650 }) +
        text(px + pw - 22, py + 49, '21.40', { size: 20, fill: t.mute, anchor: 'r' }) +
        line(px, py + 76, px + pw, py + 76, t.line) +
        depth(r, {
          x: px + 20,
          y: py + 92,
          w: pw - 42,
          rowH: 41,
          levels: 5,
          size: 19,
          mid: last,
          tick: 0.05,
          theme: t,
          change: '+14.25%',
        }),
    )
  );
}

/** Minutes of trading in a day with the closing auction, and when a line of a data centre failed on the day of the storm. */
const [SESSION, LINE_FAILED] = [340, 116];

/** The storm turns overhead; the day's line does not break. */
export function typhoonContinuity() {
  const r = seeded('typhoon-continuity');
  const [cx, cy] = [806, 262];
  const arms = many(1500, (i) => {
    const u = i / 1500;
    const turn = (i % 5) / 5 + Math.log(1 + u * 9) * 0.46;
    const radius = 44 + u * 520 + r.normal() * (7 + 26 * u);
    const [x, y] = polar(cx, cy, radius, turn + r.normal() * 0.014);
    const [x2, y2] = polar(cx, cy, radius + 3, turn + 0.012 + 5 / (radius + 90) / 4);
    const yy = cy + (y - cy) * 0.78;
    return line(x, yy, x2, cy + (y2 - cy) * 0.78, u < 0.14 ? '#BFD2FF' : u < 0.45 ? '#5C86F2' : '#2C478F', {
      sw: 3 - u * 1.2,
      cap: 'round',
      op: 0.85 - u * 0.62,
    });
  });
  const values = walk(r, SESSION / 2 + 1, { start: 20, drift: 0.07, vol: 1 });
  const [opens, wide] = [84, 1096];
  /** Where a minute of the session stands; the break at noon takes no room. */
  const at = (minute) => opens + (wide * minute) / SESSION;
  const s = series(values, { x: opens, y: 500, w: wide, h: 92, colour: '#fff', sw: 4 });
  const failed = s.list[LINE_FAILED / 2];
  const [d, under] = fade([
    [0, '#1F5BFF', 0.6],
    [1, '#070B14', 0],
  ]);
  const [d2, veil] = fade([
    [0, '#070B14', 0],
    [0.55, '#070B14', 0.92],
    [1, '#070B14', 1],
  ]);
  return (
    ground(t, {
      lights: [
        [cx, cy, 620, 460, blue, 0.5],
        [cx, cy, 170, 130, glow, 0.24],
      ],
    }) +
    arms +
    circle(cx, cy, 22, { fill: '#070B14' }) +
    d2 +
    rect(0, 430, 1280, 290, { fill: veil }) +
    d +
    path(`${s.d}L${opens + wide} 720L${opens} 720Z`, { fill: under }) +
    path(s.d, { stroke: glow, sw: 12, op: 0.14 }) +
    s.svg +
    line(failed[0], failed[1] + 12, failed[0], 640, '#fff', { so: 0.4, sw: 2 }) +
    circle(...failed, 8, { fill: t.bg, stroke: '#fff', sw: 4 }) +
    beacon(...s.end, glow, 10) +
    line(s.end[0] + 22, s.end[1], 1280, s.end[1], '#fff', { dash: '2 9', so: 0.5, sw: 2 }) +
    each(
      [
        ['09:30', 0, 'l'],
        ['11:26', LINE_FAILED, 'm'],
        ['16:10', SESSION, 'r'],
      ],
      ([label, minute, anchor]) => text(at(minute), 684, label, { size: 38, weight: 500, fill: '#AFC0E4', anchor }),
    ) +
    text(80, 176, '09:30', { size: 112, weight: 690, spacing: '-0.04em' }) +
    text(84, 234, '– 16:10', { size: 48, weight: 500, fill: '#AFC0E4', spacing: '-0.02em' })
  );
}

/** Orders as a harbour front: a usual day is one block high, the day of the record five blocks and a fifth of one. */
export function recordTurnover() {
  const r = seeded('record-turnover');
  const [base, unit, times] = [552, 86, 5.2];
  const [towerX, towerW, floor] = [890, 86, unit / 10];
  const gap = 7;
  const top = base - unit * times;
  const [d, tower] = fade([
    [0, '#A9C3FF'],
    [0.25, blueLight],
    [1, '#1D49C4'],
  ]);
  const [d2, low] = fade([
    [0, '#38569E'],
    [1, '#16254B'],
  ]);
  const [d3, water] = fade([
    [0, '#2A5BF0', 0.5],
    [1, '#070B14', 0],
  ]);
  /** Ten floors to a block; which windows are lit means nothing. */
  const windows = (x, w, floors, lit, colour, op) =>
    many(floors, (k) =>
      many(Math.floor((w - 6) / 10), (c) =>
        r.next() < lit ? rect(x + 6 + c * 10, base - (k + 1) * floor + 3, 4, 4.6, { fill: colour, op }) : '',
      ),
    );
  const plots = [];
  for (let x = -14; x < 1280; ) {
    const w = Math.round(r.between(28, 70));
    const meets = x + w + gap + 28 > towerX && x < towerX;
    plots.push([x, meets ? towerX - gap - x : w]);
    x = meets ? towerX + towerW + gap : x + w + gap;
  }
  const blocks = each(
    plots,
    ([x, w]) =>
      rect(x, base - unit, w, unit, { r: 2, fill: low, op: r.between(0.62, 1) }) +
      windows(x, w, 10, r.between(0.08, 0.34), '#88A6EE', 0.55),
  );
  // The hills behind are strata, so that they are not taken for figures.
  const hill = (x) =>
    232 * Math.exp(-(((x - 330) / 210) ** 2)) +
    120 * Math.exp(-(((x - 60) / 150) ** 2)) +
    205 * Math.exp(-(((x - 1190) / 170) ** 2)) +
    90 * Math.exp(-(((x - 720) / 200) ** 2));
  const strata = many(28, (k) => {
    const rise = unit + 4 + k * 5.5;
    let runs = '';
    let start = null;
    for (let x = 0; x <= 1284; x += 4) {
      const inside = x <= 1280 && hill(x) > rise;
      if (inside && start === null) start = x;
      if (!inside && start !== null) {
        runs += rect(start, base - rise - 2, x - start, 2, { r: 1, fill: '#3D66C4' });
        start = null;
      }
    }
    return `<g opacity="${(0.5 - k * 0.011).toFixed(3)}">${runs}</g>`;
  });
  const mirror =
    each(plots, ([x, w]) => rect(x, base + 8, w, unit * 0.4, { fill: water, op: 0.4 })) +
    rect(towerX, base + 8, towerW, 168, { fill: water });
  const ripples = many(24, (i) => rect(0, base + 12 + i * 7.6, 1280, 1.5 + i * 0.12, { fill: '#070B14', op: 0.55 }));
  return (
    ground(t, {
      lights: [
        [towerX + 48, 330, 560, 480, blue, 0.62],
        [towerX + 48, top, 240, 200, glow, 0.2],
      ],
    }) +
    many(70, () => circle(r.between(0, 1280), r.between(20, 300), 1.1, { fill: '#fff', op: r.between(0.1, 0.45) })) +
    many(5, (i) => line(0, base - (i + 1) * unit, 1280, base - (i + 1) * unit, '#fff', { so: 0.07 })) +
    strata +
    d +
    d2 +
    d3 +
    blocks +
    rect(towerX, top, towerW, base - top, { r: 3, fill: tower }) +
    windows(towerX, towerW, 52, 0.42, '#EAF1FF', 0.75) +
    many(5, (i) => rect(towerX - 1, base - (i + 1) * unit - 1.5, towerW + 2, 3, { fill: '#0B1636' })) +
    mirror +
    ripples +
    line(0, base + 3, 1280, base + 3, '#7FA0FF', { so: 0.6, sw: 2 }) +
    beacon(towerX + towerW / 2, top, glow, 9) +
    text(towerX + towerW + 26, top + 52, `${times}×`, { size: 76, weight: 680, spacing: '-0.03em' }) +
    text(84, base - unit - 18, '1×', { size: 44, weight: 600, fill: '#D3DEF6' }) +
    text(82, 158, '08.10.2024', { size: 84, weight: 680, spacing: '-0.035em' })
  );
}
