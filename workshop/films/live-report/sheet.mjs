// Where things stand on the reader's screen, and what a page is made of.
import { circle, each, line, path, rect, shadow, text } from '../../kit/svg.mjs';
import { blue, blueLight, paper } from '../../lib/palette.mjs';
import { act, ease, mix } from '../motion.mjs';

export const screen = { x: 44, y: 40, w: 872, h: 640, r: 22 };
export const rail = { x: screen.x, w: 178 };
export const page = { x: screen.x + rail.w + 40, w: 420 };
export const margin = { x: page.x + page.w + 26, w: 176 };
export const marker = '#CFE0FF';

export const word = (x, y, w, fill = '#D5DDEA', h = 9) => rect(x, y, w, h, { r: h / 2, fill });
export const lines = (x, y, widths, gap = 24) => each(widths, (w, i) => word(x, y + i * gap, w * page.w));

/** A marker drawn by hand: slightly higher than the line, round at the ends. */
export const marked = (x, y, w, h, k) => (k > 0 ? rect(x - 8, y, (w + 16) * k, h, { r: 8, fill: marker }) : '');

export function note(y, fromX, now, figure, widths, start = 2.05) {
  const reach = act(now, start, start + 0.35);
  const shown = act(now, start + 0.22, start + 0.7, ease.out);
  if (!reach) return '';
  const [x, h] = [margin.x, 132];
  const card =
    shadow(rect(x, y, margin.w, h, { r: 14, fill: '#fff', stroke: '#D5DDEA' }), {
      dy: 8,
      blur: 10,
      colour: '#0B1B44',
      op: 0.12,
    }) +
    rect(x, y + 16, 3.5, h - 32, { r: 1.75, fill: blue }) +
    circle(x + 30, y + 31, 11, { fill: blueLight }) +
    circle(x + 30, y + 28, 4, { fill: '#fff' }) +
    path(`M${x + 22.6} ${y + 38.6}a7.4 6.4 0 0 1 14.8 0a11 11 0 0 1 -14.8 0Z`, { fill: '#fff' }) +
    text(x + margin.w - 16, y + 40, figure, { size: 25, weight: 650, fill: paper.text, anchor: 'r' }) +
    each(widths, (w, i) =>
      word(
        x + 20,
        y + 64 + i * 21,
        (margin.w - 38) * w * act(now, start + 0.45 + i * 0.14, start + 0.95 + i * 0.14, ease.out),
      ),
    );
  return (
    line(fromX, y + 31, mix(fromX, x, reach), y + 31, blue, { sw: 2, dash: '2 5', cap: 'round' }) +
    circle(fromX, y + 31, 4.5 * act(now, start, start + 0.2, ease.out), { fill: blue }) +
    `<g transform="translate(${(14 * (1 - shown)).toFixed(2)} 0)" opacity="${shown.toFixed(3)}">${card}</g>`
  );
}

export const heading = (number, w) =>
  text(page.x, 66, String(number), { size: 30, weight: 650, fill: blue }) +
  word(page.x + 36, 48, w, paper.text, 16) +
  word(page.x, 92, page.w * 0.94) +
  word(page.x, 116, page.w * 0.62);
