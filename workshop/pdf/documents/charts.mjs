// Charts for the papers: drawn at 960 wide, captions and labels in both languages.
import { rect, text } from '../../kit/svg.mjs';
import { blue } from '../../lib/palette.mjs';
import { both } from '../html.mjs';

const dark = '#0B1220';
const soft = '#4A566C';
const word = (x, y, value, o = {}) => text(x, y, value, { size: 14.5, fill: dark, weight: 400, ...o });
export const tints = [blue, '#6C95FF', '#B9CCFF', '#C3CEDF', '#7D8AA3'];

export const figure = (caption, height, art) =>
  `<figure><figcaption>${both(...caption)}</figcaption><svg viewBox="0 0 960 ${height}">${art}</svg></figure>`;

/** rows: [zh, en, value, label]; values share one scale. */
export function bars(caption, rows, { max = Math.max(...rows.map((r) => r[2])), label = 300 } = {}) {
  const plot = 960 - label - 80;
  const art = rows
    .map(([zh, en, value, shown], i) => {
      const y = 6 + i * 44;
      return (
        word(0, y + 12, zh) +
        word(0, y + 29, en, { size: 12.5, fill: soft }) +
        rect(label, y + 4, plot, 21, { r: 3, fill: '#EEF2F9' }) +
        rect(label, y + 4, Math.max(3, (plot * value) / max), 21, { r: 3, fill: i ? tints[1] : blue }) +
        word(label + plot + 12, y + 20, shown ?? value, { weight: 700 })
      );
    })
    .join('');
  return figure(caption, rows.length * 44 + 4, art);
}

/** One bar split in parts: [zh, en, value]. */
export function split(caption, list) {
  const total = list.reduce((s, [, , v]) => s + v, 0);
  let x = 0;
  const shown = (v) => (list.some(([, , x]) => x % 1) ? v.toFixed(1) : v);
  const art = list
    .map(([zh, en, value], i) => {
      const w = (value / total) * 960;
      const at = x;
      x += w;
      const light = i === 0 || i === 4;
      return (
        rect(at, 4, Math.max(1, w - 3), 46, { r: 3, fill: tints[i] }) +
        word(at + 10, 33, shown(value), { size: 17, weight: 700, fill: light ? '#FFFFFF' : dark }) +
        word(at, 70, zh) +
        word(at, 86, en, { size: 12.5, fill: soft })
      );
    })
    .join('');
  return figure(caption, 94, art);
}

/** Columns: [label, value]; lit names the one drawn in full blue. */
export function columns(caption, list, { lit = -1, note } = {}) {
  const most = Math.max(...list.map(([, v]) => v));
  const step = 960 / list.length;
  const art = list
    .map(([label, value], i) => {
      const h = Math.max(2, (value / most) * 150);
      const x = i * step + step * 0.14;
      return (
        rect(x, 176 - h, step * 0.72, h, { r: 3, fill: i === lit ? blue : '#B9CCFF' }) +
        word(x + step * 0.36, 168 - h, value, { size: 14, weight: 700, anchor: 'm' }) +
        word(x + step * 0.36, 194, label, { size: 13, fill: soft, anchor: 'm' })
      );
    })
    .join('');
  return figure(
    caption,
    note ? 216 : 200,
    `${art}${rect(0, 176, 960, 1, { fill: '#C3CEDF' })}${note ? word(0, 212, note, { size: 12.5, fill: soft }) : ''}`,
  );
}
