// Charts of slides, for one reader each. Amounts come in HK$'000.
import { each, rect, text } from '../../kit/svg.mjs';
import { blue } from '../../lib/palette.mjs';
import { change } from '../words.mjs';

const DARK = '#0B1220';
const QUIET = '#4A566C';
const BEFORE = '#C3CEDF';
const EARLIER = '#B9CCFF';
const SHADES = [blue, '#8FB0FF', '#0B7F79'];

const word = (x, y, value, o = {}) => text(x, y, value, { size: 20, fill: DARK, weight: 400, ...o });
const art = (height, inner, label) =>
  `<svg viewBox="0 0 1120 ${height}" role="img" aria-label="${label.replace(/"/g, '')}">${inner}</svg>`;

/** What the two colours of a pair of bars are. */
const key = (y, now, before) =>
  rect(0, y, 18, 14, { r: 3, fill: blue }) +
  word(28, y + 13, now, { size: 18, fill: QUIET }) +
  rect(220, y, 18, 14, { r: 3, fill: BEFORE }) +
  word(248, y + 13, before, { size: 18, fill: QUIET });

/** Revenue of each part of the business, this period over the one a year before. */
export function segmentBars({ segments, words, now, before }) {
  const most = Math.max(...segments.flatMap((each) => [each.amount, each.before]));
  const [left, long, row] = [0, 800, 118];
  const rows = each(segments, ({ name, amount, before: then }, index) => {
    const y = index * row;
    const bar = (value, top, fill, bold) =>
      rect(left, top, (value / most) * long, 26, { r: 4, fill }) +
      word((value / most) * long + 14, top + 20, words.amount(value), {
        weight: bold ? 700 : 400,
        fill: bold ? DARK : QUIET,
      });
    return (
      word(0, y + 22, name[words.reader], { size: 22, weight: 700 }) +
      bar(amount, y + 36, blue, true) +
      bar(then, y + 66, BEFORE, false) +
      word(1120, y + 68, change(amount, then), { size: 30, weight: 700, anchor: 'r', fill: blue })
    );
  });
  return art(segments.length * row + 24, rows + key(segments.length * row + 6, now, before), now);
}

/** How the parts share the revenue, now and a year before. */
export function mixBars({ segments, words, now, before }) {
  const bar = (field, y, tall, label, bold) => {
    const total = segments.reduce((sum, each) => sum + each[field], 0);
    let x = 0;
    const its = each(segments, (segment, index) => {
      const wide = (segment[field] / total) * 1120;
      const at = x;
      x += wide;
      return (
        rect(at, y, wide - 4, tall, { r: 4, fill: SHADES[index] }) +
        word(at + 18, y + tall / 2 + 10, `${((segment[field] / total) * 100).toFixed(1)}%`, {
          size: bold ? 30 : 22,
          weight: 700,
          fill: index === 1 ? DARK : '#FFFFFF',
        })
      );
    });
    return word(0, y - 14, label, { size: 20, weight: bold ? 700 : 400, fill: bold ? DARK : QUIET }) + its;
  };
  const names = each(segments, ({ name }, index) => {
    const y = 336 + index * 34;
    return rect(0, y - 14, 18, 14, { r: 3, fill: SHADES[index] }) + word(30, y, name[words.reader]);
  });
  return art(412, bar('amount', 40, 110, now, true) + bar('before', 214, 64, before, false) + names, now);
}

/** Columns of one amount over some periods, the last of them lit. @param list label and amount of each */
export function columns({ list, words, wide = 524, tall = 300, size = 22 }) {
  const most = Math.max(...list.map(({ amount }) => amount));
  const step = wide / list.length;
  const inner = each(list, ({ label, amount }, index) => {
    const high = Math.max(3, (amount / most) * (tall - 84));
    const isLast = index === list.length - 1;
    const middle = index * step + step / 2;
    const weight = isLast ? 700 : 400;
    return (
      rect(middle - step * 0.36, tall - 44 - high, step * 0.72, high, { r: 4, fill: isLast ? blue : EARLIER }) +
      word(middle, tall - 56 - high, words.amount(amount), { size, weight, anchor: 'm' }) +
      word(middle, tall - 10, label, { size: size - 3, weight, anchor: 'm', fill: isLast ? DARK : QUIET })
    );
  });
  const base = rect(0, tall - 44, wide, 2, { fill: DARK });
  return `<svg viewBox="0 0 ${wide} ${tall}" role="img" aria-label="${list.at(-1).label}">${inner}${base}</svg>`;
}
