// Three chapters. Each takes the seconds since it came up.
import { circle, clip, each, fade, group, line, many, path, points, rect, smooth, text } from '../../kit/svg.mjs';
import { blue, glow, paper } from '../../lib/palette.mjs';
import { seeded } from '../../lib/random.mjs';
import { fmt, signed } from '../../lib/series.mjs';
import { act, clamp, ease, mix } from '../motion.mjs';
import { heading, lines, marked, note, page, word } from './sheet.mjs';

const years = ['21', '22', '23', '24', '25', '26'];
const income = [182, 214, 243, 268, 331, 392.6];

/** Six years in bars, and what they come to. */
export function growth(now) {
  const base = 570;
  const tall = 262;
  const step = page.w / years.length;
  const sum = act(now, 0.5, 1.6, ease.out);
  const bars = each(income, (value, i) => {
    const k = act(now, 0.25 + i * 0.09, 1.15 + i * 0.09, ease.out);
    const h = (value / 400) * tall * k;
    const x = page.x + step * i + 9;
    const latest = i === income.length - 1;
    const other = h * (0.62 + ((i * 37) % 11) / 60);
    return (
      rect(x, base - other, 20, other, { r: 4, fill: '#C9D4E6' }) +
      rect(x + 24, base - h, 28, h, { r: 5, fill: latest ? blue : '#8FAEFF' }) +
      (k > 0.05
        ? text(x + 38, base - h - 11, fmt(value * k, 0), {
            size: 19,
            weight: latest ? 650 : 500,
            fill: latest ? blue : paper.soft,
            anchor: 'm',
            op: clamp(k * 1.6),
          })
        : '') +
      text(x + 26, base + 28, years[i], { size: 18, weight: 450, fill: paper.mute, anchor: 'm' })
    );
  });
  return (
    heading(1, 206) +
    marked(page.x, 150, 372, 74, act(now, 1.35, 2.05)) +
    text(page.x, 206, fmt(392.6 * sum, 1), { size: 60, weight: 650, fill: paper.text }) +
    text(page.x + 196, 206, `${signed(18.6 * sum, 1)}%`, { size: 44, weight: 600, fill: blue }) +
    many(4, (i) => line(page.x, base - (i * tall) / 3.4, page.x + page.w, base - (i * tall) / 3.4, paper.line)) +
    bars +
    line(page.x, base, page.x + page.w, base, paper.edge) +
    note(156, page.x + 384, now, '1.19×', [1, 0.86, 0.5])
  );
}

const register = [
  [0.34, '128.4', '151.2', 17.8],
  [0.42, '96.7', '104.9', 8.5],
  [0.28, '61.3', '88.1', 43.7],
  [0.38, '33.2', '31.6', -4.8],
  [0.3, '11.4', '16.8', 47.4],
  [0.36, '392.6', '331.0', 18.6],
];

/** A table read to its third row. */
export function accounts(now) {
  const top = 196;
  const rowH = 62;
  const right = [0.58, 0.79, 1].map((k) => page.x + page.w * k);
  return (
    heading(2, 248) +
    text(right[0], top - 18, '25', { size: 18, fill: paper.mute, anchor: 'r' }) +
    text(right[1], top - 18, '26', { size: 18, fill: paper.mute, anchor: 'r' }) +
    text(right[2], top - 18, '%', { size: 18, fill: paper.mute, anchor: 'r' }) +
    line(page.x, top, page.x + page.w, top, paper.text, { sw: 1.5 }) +
    marked(page.x, top + rowH * 2 + 6, page.w, rowH - 12, act(now, 1.35, 2.05)) +
    each(register, ([w, before, after, change], i) => {
      const k = act(now, 0.1 + i * 0.09, 0.75 + i * 0.09, ease.out);
      const y = top + rowH * i + rowH / 2 + 8 + 10 * (1 - k);
      const sum = i === register.length - 1;
      const [a, b] = sum ? [after, before] : [before, after];
      return (
        group(
          word(page.x, y - 12, page.w * w * 0.86, i === 2 || sum ? '#7D8AA3' : '#C3CEDF') +
            text(right[0], y, a, { size: 23, weight: 450, fill: paper.soft, anchor: 'r' }) +
            text(right[1], y, b, { size: 23, weight: 600, fill: paper.text, anchor: 'r' }) +
            text(right[2], y, signed(change, 1), {
              size: 23,
              weight: 550,
              fill: change < 0 ? '#5F6C85' : blue,
              anchor: 'r',
            }),
          { op: k },
        ) +
        line(page.x, top + rowH * (i + 1), page.x + page.w, top + rowH * (i + 1), sum ? paper.text : paper.line, {
          sw: sum ? 1.5 : 1,
        })
      );
    }) +
    note(top + rowH * 2, page.x + page.w + 8, now, '+43.7', [0.92, 1, 0.64])
  );
}

const r = seeded('film live report');
const curve = Array.from({ length: 26 }, (_, i) => 0.16 + 0.62 * (i / 25) ** 1.2 + 0.055 * r.normal());
const shares = [0.385, 0.267, 0.224, 0.124]; // of the table before
const tones = [blue, '#6C95FF', '#A9C1FF', '#D3DEF5'];

/** A share ring, a curve, and two lines of text worth marking. */
export function outlook(now) {
  const drawn = act(now, 0.25, 1.5);
  const [cx, cy, radius] = [page.x + 84, 246, 62];
  const round = 2 * Math.PI * radius;
  let from = 0;
  const ring = each(shares, (share, i) => {
    const dash = Math.max(0, share * round * drawn - 5);
    const svg = `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${tones[i]}" stroke-width="26" stroke-dasharray="${dash.toFixed(2)} ${round}" transform="rotate(${(from * 360 * drawn - 90).toFixed(2)} ${cx} ${cy})"/>`;
    from += share;
    return svg;
  });
  const legend = each(shares, (share, i) => {
    const y = 192 + i * 36;
    return (
      rect(page.x + 190, y - 12, 14, 14, { r: 4, fill: tones[i] }) +
      word(page.x + 218, y - 9, [106, 84, 120, 66][i]) +
      text(page.x + page.w, y + 3, `${Math.round(share * 100 * drawn)}%`, {
        size: 22,
        weight: 600,
        fill: paper.text,
        anchor: 'r',
      })
    );
  });
  const box = { x: page.x, y: 352, w: page.w, h: 120 };
  const list = curve.map((v, i) => [box.x + (box.w * i) / (curve.length - 1), box.y + box.h * (1 - v)]);
  const end = box.x + box.w * drawn;
  const at = clamp(drawn) * (list.length - 1);
  const i = Math.min(list.length - 2, Math.floor(at));
  const ey = mix(list[i][1], list[i + 1][1], at - i);
  const [defs, area] = fade([
    [0, blue, 0.2],
    [1, blue, 0],
  ]);
  const chart =
    defs +
    path(`${points(list)}L${box.x + box.w} ${box.y + box.h}L${box.x} ${box.y + box.h}Z`, { fill: area }) +
    path(smooth(list), { stroke: blue, sw: 3.5, cap: 'round' });
  const sweep = (n) => act(now, 1.35 + n * 0.4, 1.85 + n * 0.4);
  return (
    heading(3, 176) +
    ring +
    text(cx, cy + 9, `${Math.round(shares[0] * 100 * drawn)}%`, {
      size: 27,
      weight: 650,
      fill: paper.text,
      anchor: 'm',
    }) +
    legend +
    line(box.x, box.y + box.h, box.x + box.w, box.y + box.h, paper.edge) +
    clip(box.x - 4, box.y - 20, Math.max(0, end - box.x + 4), box.h + 40, 0, chart) +
    circle(end, ey, 12, { fill: glow, op: 0.35 }) +
    circle(end, ey, 6, { fill: blue }) +
    circle(end, ey, 2.4, { fill: '#fff' }) +
    marked(page.x, 513, page.w * 0.95, 25, sweep(0)) +
    marked(page.x, 539, page.w * 0.58, 25, sweep(1)) +
    lines(page.x, 521, [0.95, 0.58, 0.9], 26) +
    note(494, page.x + page.w * 0.95 + 10, now, '39%', [0.8, 1, 0.44], 2.2)
  );
}
