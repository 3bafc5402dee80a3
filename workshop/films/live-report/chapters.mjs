// Three chapters. Each takes the seconds since it came up.
import { circle, clip, each, fade, group, line, path, points, rect, smooth, text } from '../../kit/svg.mjs';
import { blue, glow, paper } from '../../lib/palette.mjs';
import { seeded } from '../../lib/random.mjs';
import { fmt, signed } from '../../lib/series.mjs';
import { act, clamp, ease, mix } from '../motion.mjs';
import { heading, marked, note, page, small } from './sheet.mjs';

const years = ['2020', '2021', '2022', '2023', '2024', '2025'];
const income = [182, 214, 243, 268, 331, 392.6];
const money = '百萬港元 HK$ million';

/** Six years in bars, and what they come to. */
export function growth(now) {
  const base = 632;
  const tall = 270;
  const step = page.w / years.length;
  const sum = act(now, 0.5, 1.6, ease.out);
  const bars = each(income, (value, i) => {
    const k = act(now, 0.25 + i * 0.09, 1.15 + i * 0.09, ease.out);
    const h = (value / 400) * tall * k;
    const x = page.x + step * i + 14;
    const latest = i === income.length - 1;
    return (
      rect(x, base - h, step - 28, h, { r: 5, fill: latest ? blue : '#8FAEFF' }) +
      (k > 0.05
        ? text(x + (step - 28) / 2, base - h - 13, fmt(value * k, latest ? 1 : 0), {
            size: small,
            weight: latest ? 650 : 500,
            fill: latest ? blue : paper.soft,
            anchor: 'm',
            op: clamp(k * 1.6),
          })
        : '') +
      text(x + (step - 28) / 2, base + 38, years[i], { size: small, weight: 450, fill: paper.mute, anchor: 'm' })
    );
  });
  return (
    heading(1, '收入 Revenue', money) +
    marked(page.x, 212, 392, 84, act(now, 1.35, 2.05)) +
    text(page.x, 278, fmt(392.6 * sum, 1), { size: 70, weight: 650, fill: paper.text }) +
    text(page.x + 222, 278, `${signed(18.6 * sum, 1)}%`, { size: 46, weight: 600, fill: blue }) +
    bars +
    line(page.x, base, page.x + page.w, base, paper.edge) +
    note(218, page.x + 408, now, '+61.6', ['較 2024 年', 'over 2024'])
  );
}

const register = [
  ['汽車 Automotive', '128.4', '151.2', 17.8],
  ['工業 Industrial', '96.7', '104.9', 8.5],
  ['醫療 Medical', '61.3', '88.1', 43.7],
  ['消費 Consumer', '33.2', '31.6', -4.8],
  ['其他 Others', '11.4', '16.8', 47.4],
  ['合計 Total', '331.0', '392.6', 18.6],
];

/** A table read to its third row. */
export function accounts(now) {
  const top = 250;
  const rowH = 68;
  const right = [0.63, 0.82, 1].map((k) => page.x + page.w * k);
  const head = (at, word) => text(at, top - 18, word, { size: small, fill: paper.mute, anchor: 'r' });
  return (
    heading(2, '分部收入 Segment revenue', money) +
    head(right[0], '2024') +
    head(right[1], '2025') +
    head(right[2], '%') +
    line(page.x, top, page.x + page.w, top, paper.text, { sw: 1.5 }) +
    marked(page.x, top + rowH * 2 + 7, page.w, rowH - 14, act(now, 1.35, 2.05)) +
    each(register, ([name, before, after, change], i) => {
      const k = act(now, 0.1 + i * 0.09, 0.75 + i * 0.09, ease.out);
      const y = top + rowH * i + rowH / 2 + 10 + 10 * (1 - k);
      const sum = i === register.length - 1;
      const cell = (at, word, weight, fill) => text(at, y, word, { size: 27, weight, fill, anchor: 'r' });
      return (
        group(
          text(page.x, y, name, { size: small, weight: sum ? 650 : 500, fill: paper.text }) +
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
    note(top + rowH * 2 - 2, page.x + page.w + 8, now, '43.7%', ['增長來自內地', 'from Mainland'])
  );
}

const r = seeded('film live report');
const curve = Array.from({ length: 26 }, (_, i) => 0.16 + 0.62 * (i / 25) ** 1.2 + 0.055 * r.normal());
const markets = [
  ['內地 Mainland', 0.39],
  ['歐洲 Europe', 0.27],
  ['香港 Hong Kong', 0.22],
  ['其他 Others', 0.12],
];
const tones = [blue, '#6C95FF', '#A9C1FF', '#D3DEF5'];

/** Where the customers are, orders in hand over two years, and the sentence about them that is worth marking. */
export function outlook(now) {
  const drawn = act(now, 0.25, 1.5);
  const [cx, cy, radius] = [page.x + 84, 296, 62];
  const round = 2 * Math.PI * radius;
  let from = 0;
  const ring = each(markets, ([, share], i) => {
    const dash = Math.max(0, share * round * drawn - 5);
    const svg = `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${tones[i]}" stroke-width="26" stroke-dasharray="${dash.toFixed(2)} ${round}" transform="rotate(${(from * 360 * drawn - 90).toFixed(2)} ${cx} ${cy})"/>`;
    from += share;
    return svg;
  });
  const legend = each(markets, ([name, share], i) => {
    const y = 236 + i * 42;
    return (
      rect(page.x + 206, y - 14, 16, 16, { r: 4, fill: tones[i] }) +
      text(page.x + 234, y + 3, name, { size: small, weight: 450, fill: paper.soft }) +
      text(page.x + page.w, y + 3, `${Math.round(share * 100 * drawn)}%`, {
        size: small,
        weight: 600,
        fill: paper.text,
        anchor: 'r',
      })
    );
  });
  const box = { x: page.x, y: 446, w: page.w, h: 96 };
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
  const said = (y, word) => text(page.x, y, word, { size: small, weight: 500, fill: paper.text });
  return (
    heading(3, '客戶及訂單 Customers', '佔收入 Share of revenue') +
    ring +
    legend +
    text(page.x, 436, '手持訂單 Orders in hand', { size: small, weight: 600, fill: paper.text }) +
    line(box.x, box.y + box.h, box.x + box.w, box.y + box.h, paper.edge) +
    clip(box.x - 4, box.y - 20, Math.max(0, end - box.x + 4), box.h + 40, 0, chart) +
    circle(end, ey, 12, { fill: glow, op: 0.35 }) +
    circle(end, ey, 6, { fill: blue }) +
    circle(end, ey, 2.4, { fill: '#fff' }) +
    marked(page.x, 566, 416, 36, sweep(0)) +
    marked(page.x, 609, 398, 36, sweep(1)) +
    said(593, '年底手持訂單可供生產十四個月。') +
    said(636, 'Orders in hand cover 14 months.') +
    note(500, page.x + page.w + 10, now, '14', ['個月訂單', 'months ahead'], 2.2)
  );
}
