// Covers about markets and sessions: US hours, new issues, the evening before, the storm, the record.
import { beacon, grid, series, spark, tag, ticks } from '../kit/charts.mjs';
import { panel, phone, windowFrame } from '../kit/frames.mjs';
import { button, ladder, quotes, stepper } from '../kit/market.mjs';
import { ground } from '../kit/motif.mjs';
import { arc, circle, clipTo, each, fade, light, line, many, path, polar, rect, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { walk } from '../lib/series.mjs';

const t = ink;

/** Half the globe asleep, half trading. */
export function usExtendedHours() {
  const r = seeded('us-extended-hours');
  const [cx, cy, R] = [424, 360, 258];
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
    [0.1667, 0.396, '#3560C8'],
    [0.396, 0.667, blueLight],
    [0.667, 0.833, '#3560C8'],
  ];
  const ring =
    each(dial, ([a, b, c]) => path(arc(cx, cy, R + 34, a, b), { stroke: c, sw: 9, cap: 'butt' })) +
    many(24, (h) => {
      const [x1, y1] = polar(cx, cy, R + 46, h / 24);
      const [x2, y2] = polar(cx, cy, R + (h % 6 ? 52 : 58), h / 24);
      return line(x1, y1, x2, y2, '#4B5E88', { sw: 2 });
    });
  const device = phone({ x: 842, y: 54, w: 338, h: 700, theme: t, time: '21:04' }, (x, y, w) => {
    const v = walk(seeded('us-day-3'), 96, { start: 10, drift: 0.13, vol: 0.9 });
    const s = series(v, { x: x + 22, y: y + 236, w: w - 44, h: 130, colour: blueLight, area: 0.35 });
    return (
      text(x + 24, y + 102, 'US 0417', { size: 20, weight: 600, fill: t.soft }) +
      text(x + 24, y + 158, '243.18', { size: 52, weight: 650, spacing: '-0.03em' }) +
      text(x + 24, y + 192, '▲ 2.06  +0.85%', { size: 19, weight: 550, fill: t.up }) +
      rect(x + 22, y + 224, (w - 44) * 0.28, 150, { fill: '#142250', op: 0.7 }) +
      rect(x + 22 + (w - 44) * 0.76, y + 224, (w - 44) * 0.24, 150, { fill: '#142250', op: 0.7 }) +
      s.svg +
      beacon(...s.end, glow, 6) +
      ticks(['04:00', '09:30', '16:00', '20:00'], { x: x + 44, w: w - 88, y: y + 404, theme: t, size: 14 }) +
      quotes(r, {
        x: x + 24,
        y: y + 424,
        w: w - 48,
        rowH: 62,
        size: 19,
        chart: false,
        theme: t,
        rows: [
          ['US 0417', '243.18', 0.85],
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
        ['04:00', 0.1667],
        ['09:30', 0.396],
        ['16:00', 0.667],
        ['20:00', 0.833],
      ],
      ([label, turn]) => {
        const [x, y] = polar(cx, cy, R + 68, turn);
        return text(x, y + 7, label, { size: 20, weight: 550, fill: '#AFC0E4', anchor: turn < 0.5 ? 'l' : 'r' });
      },
    ) +
    device
  );
}

/** Every open subscription on one screen. */
export function aipoSubscription() {
  const r = seeded('aipo-subscription');
  const p = paper;
  const rows = [
    ['02791', '18.20 – 21.40', 0.92, '46.8x', '2d 04h'],
    ['06635', '5.88 – 6.96', 0.74, '12.3x', '2d 04h'],
    ['01487', '102.00', 0.55, '231.5x', '3d 04h'],
    ['03970', '9.10 – 10.50', 0.36, '3.7x', '4d 04h'],
    ['09318', '27.60', 0.18, '1.2x', '6d 04h'],
  ];
  const main = windowFrame(
    { x: 72, y: 70, w: 900, h: 600, theme: p, title: 'AIPO', right: '5', bar: 56, radius: 18 },
    (x, y, w) =>
      each(rows, ([code, price, share, times, left], i) => {
        const ry = y + 8 + i * 105;
        const mid = ry + 52;
        const [rx, rr] = [x + 60, 30];
        return (
          (i === 0 ? rect(x, ry - 8, w, 105 + 4, { fill: '#EEF3FF' }) : '') +
          circle(rx, mid, rr, { fill: 'none', stroke: '#DFE6F2', sw: 7 }) +
          path(arc(rx, mid, rr, 0, share), { stroke: i ? '#6C95FF' : blue, sw: 7, cap: 'round' }) +
          text(rx, mid + 6, Math.round(share * 100), { size: 18, weight: 650, fill: p.text, anchor: 'm' }) +
          text(x + 120, mid - 4, code, { size: 25, weight: 650, fill: p.text }) +
          text(x + 120, mid + 25, `HK$ ${price}`, { size: 18, fill: p.mute }) +
          spark(walk(r, 30, { drift: 0.5, vol: 0.8 }), x + 392, mid - 22, 150, 44, i ? '#6C95FF' : blue, 0.2) +
          text(x + 664, mid + 9, times, { size: 26, weight: 650, fill: i ? p.text : blue, anchor: 'r' }) +
          text(x + w - 34, mid + 8, left, { size: 21, weight: 500, fill: p.soft, anchor: 'r' }) +
          (i < 4 ? line(x + 24, ry + 101, x + w - 24, ry + 101, p.line) : '')
        );
      }),
  );
  const card = panel(
    { x: 858, y: 214, w: 342, h: 430, theme: t, radius: 22 },
    (x, y, w) =>
      light(x + 280, y + 20, 260, 200, blue, 0.7) +
      text(x + 30, y + 58, '02791', { size: 26, weight: 650 }) +
      text(x + w - 30, y + 57, 'HK$ 21.40', { size: 19, fill: t.soft, anchor: 'r' }) +
      text(x + 28, y + 150, '46.8x', { size: 76, weight: 680, spacing: '-0.04em' }) +
      many(24, (i) =>
        rect(
          x + 30 + i * 11.9,
          y + 248 - (10 + 62 * (i / 23) ** 2.2 + r.next() * 10),
          7.4,
          10 + 62 * (i / 23) ** 2.2 + r.next() * 4,
          { r: 2, fill: i === 23 ? glow : i > 17 ? blueLight : '#2A4690' },
        ),
      ) +
      stepper(x + 30, y + 274, w - 60, 56, '1,000', t) +
      button(x + 30, y + 346, w - 60, 58, 'HK$ 21,615.82', { fill: blue, size: 21, r: 12 }),
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

/** The evening before: a grey session, then the first day. */
export function greyMarket() {
  const r = seeded('grey-market');
  const [x, y, w, h] = [72, 150, 820, 390];
  const eve = walk(r, 68, { start: 10, drift: 0.03, vol: 0.55 });
  const day = walk(r, 92, { start: eve.at(-1) + 2.2, drift: 0.035, vol: 0.7 });
  const all = eve.concat(day);
  const [lo, hi] = [Math.min(...all) - 1, Math.max(...all) + 0.6];
  const cut = x + w * 0.42;
  const a = series(eve, { x, y, w: w * 0.42, h, low: lo, high: hi, colour: '#A4B3D0', area: 0.16, sw: 3 });
  const b = series(day, { x: cut, y, w: w * 0.58, h, low: lo, high: hi, colour: blueLight, area: 0.34, sw: 3.5 });
  const vol = (n, x0, w0, c) =>
    many(n, (i) => {
      const v = 10 + r.next() * 34 + (i < 4 ? 26 : 0);
      return rect(x0 + (i * w0) / n + 2, 620 - v, w0 / n - 4, v, { r: 2, fill: c });
    });
  const offer = a.sy(lo + 2);
  return (
    ground(t, { lights: [[720, 150, 620, 420, blue, 0.5]] }) +
    rect(0, 0, cut, 720, { fill: '#0C1017', op: 0.75 }) +
    grid({ x, y, w, h, rows: 4, theme: t }) +
    line(cut, 84, cut, 632, '#fff', { so: 0.5, sw: 1.5, dash: '3 6' }) +
    text(x, 112, '16:15 – 18:30', { size: 27, weight: 550, fill: '#A4B3D0' }) +
    text(cut + 24, 112, '09:30', { size: 27, weight: 650, fill: '#fff' }) +
    a.svg +
    b.svg +
    line(x, offer, x + w, offer, '#8191B0', { dash: '2 6' }) +
    circle(...a.end, 7, { fill: t.bg, stroke: '#C7D2E8', sw: 3 }) +
    circle(cut, b.list[0][1], 7, { fill: '#fff' }) +
    line(cut, a.end[1], cut, b.list[0][1], glow, { sw: 4 }) +
    tag(cut + 18, (a.end[1] + b.list[0][1]) / 2, '22.60', { fill: glow, w: 78, h: 32, size: 18 }) +
    beacon(...b.end, glow, 8) +
    vol(22, x, w * 0.42, '#38445C') +
    vol(31, cut, w * 0.58, '#2A4BA6') +
    line(x, 620, x + w, 620, t.edge) +
    ticks(['16:15', '17:00', '18:30'], { x: x + 26, w: w * 0.36, y: 654, theme: t, size: 18 }) +
    ticks(['10:30', '12:00', '14:30', '16:00'], { x: cut + 90, w: w * 0.45, y: 654, theme: t, size: 18 }) +
    panel(
      { x: 950, y: 84, w: 268, h: 552, theme: t, radius: 18 },
      (px, py, pw) =>
        text(px + 22, py + 48, '02791', { size: 24, weight: 650 }) +
        text(px + pw - 22, py + 47, '21.40', { size: 20, fill: t.mute, anchor: 'r' }) +
        line(px, py + 72, px + pw, py + 72, t.line) +
        ladder(r, {
          x: px + 20,
          y: py + 88,
          w: pw - 40,
          rowH: 32.5,
          levels: 6,
          size: 18,
          mid: 24.45,
          tick: 0.05,
          theme: t,
          change: '+14.2%',
        }),
    )
  );
}

/** Minutes of trading in a day, and when a line of a data centre failed on the day of the storm. */
const [SESSION, LINE_FAILED] = [330, 116];

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
  const values = walk(r, 150, { start: 20, drift: 0.07, vol: 1 });
  const [opens, wide] = [84, 1096];
  /** Where a minute of the session stands; the break at noon takes no room. */
  const at = (minute) => opens + (wide * minute) / SESSION;
  const s = series(values, { x: opens, y: 500, w: wide, h: 92, colour: '#fff', sw: 4 });
  const failed = s.list[Math.round((values.length - 1) * (LINE_FAILED / SESSION))];
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
        ['16:00', SESSION, 'r'],
      ],
      ([label, minute, anchor]) => text(at(minute), 684, label, { size: 38, weight: 500, fill: '#AFC0E4', anchor }),
    ) +
    text(80, 176, '09:30', { size: 112, weight: 690, spacing: '-0.04em' }) +
    text(84, 234, '– 16:00', { size: 48, weight: 500, fill: '#AFC0E4', spacing: '-0.02em' })
  );
}

/** Turnover as a harbour skyline: the week after the holiday towers over the rest. */
export function recordTurnover() {
  const r = seeded('record-turnover');
  const base = 520;
  const count = 64;
  const bars = Array.from({ length: count }, (_, i) => {
    const surge = 330 * Math.exp(-(((i - 47) / 3.4) ** 2)) + 150 * Math.exp(-(((i - 53) / 5) ** 2));
    return Math.max(26, 52 + 26 * Math.sin(i / 5) + r.between(-22, 44) + surge);
  });
  const peak = bars.indexOf(Math.max(...bars));
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
  const x = (i) => i * 20;
  const draw = each(bars, (h, i) => {
    const hot = h > 190;
    const windows = many(Math.floor(h / 13), (k) =>
      r.next() > (hot ? 0.42 : 0.72)
        ? rect(x(i) + 4 + (r.next() > 0.5 ? 5 : 0), base - h + 9 + k * 13, 4, 5, {
            fill: hot ? '#EAF1FF' : '#88A6EE',
            op: hot ? 0.75 : 0.5,
          })
        : '',
    );
    return rect(x(i) + 1, base - h, 17, h, { r: 2, fill: hot ? tower : low }) + windows;
  });
  const mirror = each(bars, (h, i) =>
    rect(x(i) + 1, base + 8, 17, h * 0.34, { fill: water, op: h > 190 ? 0.9 : 0.35 }),
  );
  const ripples = many(26, (i) => {
    const yy = base + 12 + i * 7.6;
    return rect(0, yy, 1280, 1.5 + i * 0.12, { fill: '#070B14', op: 0.55 });
  });
  return (
    ground(t, {
      lights: [
        [x(peak), 330, 560, 480, blue, 0.62],
        [x(peak), 200, 240, 200, glow, 0.2],
      ],
    }) +
    many(70, () => circle(r.between(0, 1280), r.between(20, 330), 1.1, { fill: '#fff', op: r.between(0.1, 0.45) })) +
    [430, 340, 250, 160].map((yy) => line(0, yy, 1280, yy, '#fff', { so: 0.06 })).join('') +
    d +
    d2 +
    d3 +
    draw +
    mirror +
    ripples +
    line(0, base + 3, 1280, base + 3, '#7FA0FF', { so: 0.6, sw: 2 }) +
    line(x(peak) + 9.5, base - bars[peak] - 34, x(peak) + 9.5, base - bars[peak], '#CFE0FF', { sw: 2 }) +
    beacon(x(peak) + 9.5, base - bars[peak] - 36, glow, 8) +
    text(84, 176, '10.2024', { size: 84, weight: 680, spacing: '-0.035em' }) +
    text(88, 226, '09:30 – 16:00', { size: 28, weight: 500, fill: '#AFC0E4' })
  );
}
