// Three chapters. Each takes the seconds since it came up.
import { circle, clip, each, fade, group, line, path, points, rect, smooth, text } from '../../kit/svg.mjs';
import { blue, glow, paper } from '../../lib/palette.mjs';
import { seeded } from '../../lib/random.mjs';
import { fmt, signed } from '../../lib/series.mjs';
import { act, clamp, ease, mix } from '../motion.mjs';
import { say } from '../readers.mjs';
import { heading, marked, note, page, small } from './sheet.mjs';

const years = ['2020', '2021', '2022', '2023', '2024', '2025'];
const income = [182, 214, 243, 268, 331, 392.6];

/** Six years in bars, what they come to, and how the last compares with the one before. */
export function growth(now, reader) {
  const { headings, money, more } = reader.report;
  const base = 640;
  const tall = 340;
  const step = page.w / years.length;
  const w = step - 22;
  const sum = act(now, 0.5, 1.6, ease.out);
  const compared = act(now, 2.2, 2.7, ease.out);
  const bars = each(income, (value, i) => {
    const k = act(now, 0.25 + i * 0.09, 1.15 + i * 0.09, ease.out);
    const h = (value / 400) * tall * k;
    const x = page.x + step * i + 11;
    const latest = i === income.length - 1;
    const before = i === income.length - 2;
    return (
      rect(x, base - h, w, h, { r: 4, fill: latest ? blue : '#A9C1FF' }) +
      (before && compared > 0
        ? rect(x - 3, base - h - 3, w + 6, h + 6, { r: 6, fill: 'none', stroke: blue, sw: 2.5, op: compared })
        : '') +
      (k > 0.05
        ? text(x + w / 2, base - h - 13, fmt(value * k, latest ? 1 : 0), {
            size: small,
            weight: latest || before ? 650 : 500,
            fill: latest ? blue : paper.soft,
            anchor: 'm',
            op: clamp(k * 1.6),
          })
        : '') +
      text(x + w / 2, base + 37, years[i], { size: small, weight: 450, fill: paper.mute, anchor: 'm' })
    );
  });
  return (
    heading(reader, headings[0], money) +
    marked(page.x, 158, 246, 56, act(now, 1.35, 2.05)) +
    text(page.x, 200, fmt(392.6 * sum, 1), { size: 40, weight: 650, fill: paper.text }) +
    text(page.x + 136, 200, `${signed(18.6 * sum, 1)}%`, { size: 30, weight: 600, fill: blue }) +
    bars +
    line(page.x, base, page.x + page.w, base, paper.edge) +
    note(reader, 150, page.x + 264, now, { head: '+61.6', lines: more })
  );
}

const register = [
  ['128.4', '151.2', 17.8],
  ['96.7', '104.9', 8.5],
  ['61.3', '88.1', 43.7],
  ['33.2', '31.6', -4.8],
  ['11.4', '16.8', 47.4],
  ['331.0', '392.6', 18.6],
];

/** A table read to its third row. */
export function accounts(now, reader) {
  const { headings, money, segments, growth: from } = reader.report;
  const top = 204;
  const rowH = 70;
  const right = [0.57, 0.78, 1].map((k) => page.x + page.w * k);
  const head = (at, name) => text(at, top - 16, name, { size: small, fill: paper.mute, anchor: 'r' });
  return (
    heading(reader, headings[1], money) +
    head(right[0], '2024') +
    head(right[1], '2025') +
    head(right[2], '%') +
    line(page.x, top, page.x + page.w, top, paper.text, { sw: 1.5 }) +
    marked(page.x, top + rowH * 2 + 8, page.w, rowH - 16, act(now, 1.35, 2.05)) +
    each(register, ([before, after, change], i) => {
      const k = act(now, 0.1 + i * 0.09, 0.75 + i * 0.09, ease.out);
      const y = top + rowH * i + rowH / 2 + 9 + 10 * (1 - k);
      const sum = i === register.length - 1;
      const cell = (at, value, weight, fill) => text(at, y, value, { size: small, weight, fill, anchor: 'r' });
      return (
        group(
          say(reader, page.x, y, segments[i], { size: small, weight: sum ? 650 : 500, fill: paper.text }) +
            cell(right[0], before, 450, paper.soft) +
            cell(right[1], after, 600, paper.text) +
            cell(right[2], signed(change, 1), 550, change < 0 ? '#5F6C85' : blue),
          { op: k },
        ) +
        line(page.x, top + rowH * (i + 1), page.x + page.w, top + rowH * (i + 1), sum ? paper.text : paper.line, {
          sw: sum ? 1.5 : 1,
        })
      );
    }) +
    note(reader, top + rowH * 2 - 1, page.x + page.w + 8, now, { head: '+43.7%', lines: from })
  );
}

const r = seeded('film live report');
const curve = Array.from({ length: 26 }, (_, i) => 0.16 + 0.62 * (i / 25) ** 1.2 + 0.055 * r.normal());
const shares = [0.39, 0.27, 0.22, 0.12];
const tones = [blue, '#6C95FF', '#A9C1FF', '#D3DEF5'];

/** Where the customers are, orders in hand over two years, and the sentence about them that leads to a question. */
export function outlook(now, reader) {
  const { headings, markets, orders, said, saidLength, ask, question } = reader.report;
  const drawn = act(now, 0.25, 1.5);
  const [cx, cy, radius] = [page.x + 74, 234, 56];
  const round = 2 * Math.PI * radius;
  let from = 0;
  const ring = each(shares, (share, i) => {
    const dash = Math.max(0, share * round * drawn - 5);
    const svg = `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${tones[i]}" stroke-width="24" stroke-dasharray="${dash.toFixed(2)} ${round}" transform="rotate(${(from * 360 * drawn - 90).toFixed(2)} ${cx} ${cy})"/>`;
    from += share;
    return svg;
  });
  const legend = each(shares, (share, i) => {
    const y = 182 + i * 41;
    return (
      rect(page.x + 190, y - 12, 16, 16, { r: 4, fill: tones[i] }) +
      say(reader, page.x + 218, y + 5, markets[i], { size: small, weight: 450, fill: paper.soft }) +
      text(page.x + page.w, y + 5, `${Math.round(share * 100 * drawn)}%`, {
        size: small,
        weight: 600,
        fill: paper.text,
        anchor: 'r',
      })
    );
  });
  const box = { x: page.x, y: 420, w: page.w, h: 126 };
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
  const written = (y, sentence) => say(reader, page.x, y, sentence, { size: small, weight: 500, fill: paper.text });
  return (
    heading(reader, headings[2]) +
    ring +
    legend +
    say(reader, page.x, 396, orders, { size: small, weight: 600, fill: paper.text }) +
    line(box.x, box.y + box.h, box.x + box.w, box.y + box.h, paper.edge) +
    clip(box.x - 4, box.y - 20, Math.max(0, end - box.x + 4), box.h + 40, 0, chart) +
    circle(end, ey, 12, { fill: glow, op: 0.35 }) +
    circle(end, ey, 6, { fill: blue }) +
    circle(end, ey, 2.4, { fill: '#fff' }) +
    marked(page.x, 579, saidLength, 39, act(now, 1.35, 2.05)) +
    written(608, said[0]) +
    written(652, said[1]) +
    note(reader, 562, page.x + saidLength + 8, now, { head: ask, lines: question, size: small, fill: blue }, 2.2)
  );
}
