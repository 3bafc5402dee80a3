// Covers about what brokers get: dual counters, a launch in six weeks, holiday hours.
import { spark } from '../kit/charts.mjs';
import { phone } from '../kit/frames.mjs';
import { quotes, tick } from '../kit/market.mjs';
import { ground } from '../kit/motif.mjs';
import { circle, clip, each, light, line, many, path, rect, shadow, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { fmt, walk } from '../lib/series.mjs';

/** One share, two currencies: the book in ink and its mirror on paper. */
export function hkdRmbCounter() {
  const r = seeded('hkd-rmb-counter');
  const side = (dark) => {
    const t = dark ? ink : paper;
    const k = dark ? 1 : 0.9236;
    const mid = 86.45 * k;
    const rows = Array.from({ length: 11 }, (_, i) => ({
      p: mid + (5 - i) * 0.05,
      q: Math.min(0.86, 0.16 + Math.abs(i - 5) * 0.085 + r.next() * 0.3),
    }));
    const x = dark ? 640 : 640;
    return (
      each(rows, (row, i) => {
        const y = 62 + i * 54 + Math.sign(i - 5) * 10;
        const len = row.q * 440;
        const mid = i === 5;
        const bx = dark ? x - 74 - len : x + 74;
        const fill = mid ? 'none' : i < 5 ? (dark ? '#22345F' : '#C9D5EA') : dark ? '#2B57D0' : '#6C95FF';
        return (
          (mid ? '' : rect(bx, y, len, 38, { r: 6, fill })) +
          (mid
            ? ''
            : text(dark ? 84 : 1196, y + 28, fmt(row.p), {
                size: 27,
                weight: 550,
                fill: t.text,
                anchor: dark ? 'l' : 'r',
              }))
        );
      }) +
      text(dark ? 84 : 1196, 62 + 5 * 54 + 39, fmt(mid), {
        size: 56,
        weight: 700,
        fill: t.text,
        anchor: dark ? 'l' : 'r',
        spacing: '-0.03em',
      }) +
      text(dark ? 330 : 950, 62 + 5 * 54 + 36, dark ? 'HKD' : 'RMB', {
        size: 34,
        weight: 600,
        fill: dark ? blueLight : blue,
        anchor: dark ? 'l' : 'r',
      })
    );
  };
  return (
    rect(0, 0, 640, 720, { fill: ink.bg }) +
    clip(0, 0, 640, 720, 0, light(640, 360, 460, 420, blue, 0.65)) +
    rect(640, 0, 640, 720, { fill: '#fff' }) +
    clip(640, 0, 640, 720, 0, light(640, 360, 460, 420, '#6C95FF', 0.3)) +
    side(true) +
    side(false) +
    many(11, (i) => {
      if (i === 5) return '';
      const y = 81 + i * 54 + Math.sign(i - 5) * 10;
      return (
        circle(600, y, 5, { fill: blueLight }) +
        circle(680, y, 5, { fill: blue }) +
        line(605, y, 640, y, blueLight, { sw: 2 }) +
        line(640, y, 675, y, blue, { sw: 2 })
      );
    }) +
    shadow(rect(556, 311, 168, 84, { r: 42, fill: '#fff', stroke: '#D5DDEA' }), { dy: 12, blur: 18, op: 0.35 }) +
    text(640, 367, '0.9236', { size: 40, weight: 680, fill: '#0B1220', anchor: 'm', spacing: '-0.02em' })
  );
}

/** The app is the broker's own, so what it opens with is not our mark. */
const emblem = (x, y) =>
  circle(x, y, 34, { fill: 'none', stroke: '#fff', sw: 5 }) +
  path(`M${x - 15} ${y + 10}L${x} ${y - 14}L${x + 15} ${y + 10}`, { stroke: glow, sw: 6, cap: 'round', join: 'round' });

/** Six weeks on paper in five steps, each as long as it took, and the broker's app at the end of them. */
export function saasBrokerLaunch() {
  const r = seeded('saas-broker-launch');
  const p = paper;
  const [x0, w, y0, rise, tall] = [72, 774, 132, 93, 64];
  const wk = w / 6;
  const steps = [
    [0, 1, '#0B1220'],
    [1, 2, '#1C2C54'],
    [3, 1, '#2A4794'],
    [4, 1, '#4C7DFF'],
    [5, 1, blue],
  ];
  const device = phone(
    { x: 902, y: 70, w: 296, h: 620, theme: ink },
    (x, y, w2) =>
      light(x + w2 / 2, y + 200, 260, 240, blue, 0.7) +
      emblem(x + w2 / 2, y + 126) +
      text(x + w2 / 2, y + 248, '1,284,630', { size: 42, weight: 680, anchor: 'm', spacing: '-0.03em' }) +
      text(x + w2 / 2, y + 280, 'HK$', { size: 19, fill: '#AFC0E4', anchor: 'm' }) +
      spark(walk(r, 50, { drift: 0.12, vol: 0.9 }), x, y + 300, w2, 84, blueLight, 0.4, 3) +
      quotes(r, {
        x: x + 24,
        y: y + 398,
        w: w2 - 48,
        rowH: 60,
        size: 18,
        chart: false,
        theme: ink,
        rows: [
          ['02871', '48.36', 1.6],
          ['07421', '57.70', 0.61],
          ['02866', '31.74', -2.58],
        ],
      }),
  );
  return (
    ground(p, { fill: '#fff', lights: [[1050, 380, 460, 460, '#6C95FF', 0.3]] }) +
    many(7, (i) => line(x0 + i * wk, 100, x0 + i * wk, 618, i === 6 ? blue : p.line, { sw: i === 6 ? 3 : 1.5 })) +
    many(6, (i) =>
      text(x0 + (i + 0.5) * wk, 84, `W${i + 1}`, {
        size: 34,
        weight: i === 5 ? 700 : 500,
        fill: i === 5 ? blue : p.mute,
        anchor: 'm',
      }),
    ) +
    each(steps, ([from, weeks, fill], i) => {
      const [x, y, end] = [x0 + from * wk, y0 + i * rise, x0 + (from + weeks) * wk];
      return (
        rect(x + 2, y, end - x - 4, tall, { r: 14, fill }) +
        text(x + 26, y + tall / 2 + 13, i + 1, { size: 36, weight: 650 })
      );
    }) +
    circle(x0 + w, 618, 27, { fill: blue }) +
    tick(x0 + w, 619, 11, '#fff', 4.5) +
    circle(x0, 618, 9, { fill: '#0B1220' }) +
    text(x0 - 9, 688, '11.04', { size: 36, weight: 550, fill: p.text }) +
    text(x0 + w + 9, 688, '23.05', { size: 36, weight: 700, fill: blue, anchor: 'r' }) +
    device
  );
}

/** February 2026 under its moons: hours on trading days, nothing on the holidays. */
export function lunarNewYearHours() {
  const p = paper;
  const [x0, y0, cw, ch] = [84, 122, 158.8, 134];
  const closed = new Set([17, 18, 19]);
  const moon = (cx, cy, R, day, hot) => {
    // Age in days since the new moon of the 17th; the lit part grows from the right.
    const age = (((day - 17) % 29.53) + 29.53) % 29.53;
    const phase = age / 29.53;
    const k = Math.cos(phase * 2 * Math.PI);
    const waxing = phase < 0.5;
    const d = `M${cx} ${cy - R}A${R} ${R} 0 0 ${waxing ? 1 : 0} ${cx} ${cy + R}A${Math.abs(k) * R} ${R} 0 0 ${k > 0 === waxing ? 0 : 1} ${cx} ${cy - R}Z`;
    return circle(cx, cy, R, { fill: hot ? '#1A2C5E' : '#DDE4F0' }) + path(d, { fill: hot ? glow : '#8FA3C8' });
  };
  const cells = many(28, (i) => {
    const day = i + 1;
    const [x, y] = [x0 + (i % 7) * cw, y0 + Math.floor(i / 7) * ch];
    const weekend = i % 7 === 0 || i % 7 === 6;
    const shut = closed.has(day);
    const half = day === 16;
    const bar =
      weekend || shut
        ? ''
        : rect(x + 18, y + ch - 34, 48, 9, { r: 4.5, fill: blue }) +
          (half
            ? rect(x + 74, y + ch - 34, 60, 9, { r: 4.5, fill: 'none', stroke: '#B5C2D8', sw: 1.5 })
            : rect(x + 74, y + ch - 34, 60, 9, { r: 4.5, fill: blue }));
    return (
      rect(x + 3, y + 3, cw - 6, ch - 6, {
        r: 14,
        fill: shut ? '#0B1220' : weekend ? '#EEF2F8' : '#fff',
        stroke: shut ? '#0B1220' : p.line,
        sw: 1.5,
      }) +
      (day === 17 ? clip(x + 3, y + 3, cw - 6, ch - 6, 14, light(x + 116, y + 40, 110, 100, blue, 0.9)) : '') +
      text(x + 18, y + 45, day, {
        size: 31,
        weight: shut ? 650 : 550,
        fill: shut ? '#fff' : weekend ? '#64718A' : p.text,
      }) +
      moon(x + cw - 34, y + 35, 14, day, shut) +
      bar +
      (shut ? rect(x + 18, y + ch - 32, 20, 5, { r: 2.5, fill: '#5A6F9F' }) : '')
    );
  });
  return (
    ground(p, { lights: [[900, 60, 620, 340, '#6C95FF', 0.2]] }) +
    text(86, 92, '02.2026', { size: 56, weight: 680, fill: p.text, spacing: '-0.03em' }) +
    text(1192, 90, '09:30 – 12:00   13:00 – 16:00', { size: 26, weight: 500, fill: p.soft, anchor: 'r' }) +
    cells
  );
}
