// Where things stand on the reader's screen, and what a page is made of. The page is set as annual reports of Hong Kong
// are, Chinese and English on one sheet, so that one film serves every language. Seen 350 wide on a phone: no type under 26.
import { circle, line, path, rect, shadow, text } from '../../kit/svg.mjs';
import { blue, blueLight, paper } from '../../lib/palette.mjs';
import { act, ease, mix } from '../motion.mjs';

export const film = { width: 960, height: 720 };
export const bar = { h: 76 };
export const rail = { w: 84 };
export const page = { x: rail.w + 44, w: 560 };
export const margin = { x: page.x + page.w + 24, w: 218 };
export const marker = '#CFE0FF';
export const small = 26;

/** A marker drawn by hand: slightly higher than the line, round at the ends. */
export const marked = (x, y, w, h, k) => (k > 0 ? rect(x - 8, y, (w + 16) * k, h, { r: 8, fill: marker }) : '');

/** What a reader noted beside the page: a figure and what it is, twice. */
export function note(y, fromX, now, figure, [zt, en], start = 2.05) {
  const reach = act(now, start, start + 0.35);
  const shown = act(now, start + 0.22, start + 0.7, ease.out);
  if (!reach) return '';
  const [x, h] = [margin.x, 160];
  const card =
    shadow(rect(x, y, margin.w, h, { r: 14, fill: '#fff', stroke: '#D5DDEA' }), {
      dy: 8,
      blur: 10,
      colour: '#0B1B44',
      op: 0.12,
    }) +
    circle(x + 34, y + 36, 14, { fill: blueLight }) +
    circle(x + 34, y + 32, 5, { fill: '#fff' }) +
    path(`M${x + 24.6} ${y + 45.6}a9.4 8 0 0 1 18.8 0a14 14 0 0 1 -18.8 0Z`, { fill: '#fff' }) +
    text(x + margin.w - 20, y + 48, figure, { size: 34, weight: 650, fill: paper.text, anchor: 'r' }) +
    text(x + 20, y + 97, zt, { size: small, weight: 500, fill: paper.soft }) +
    text(x + 20, y + 134, en, { size: small, weight: 450, fill: paper.soft });
  return (
    line(fromX, y + 36, mix(fromX, x, reach), y + 36, blue, { sw: 2, dash: '2 5', cap: 'round' }) +
    circle(fromX, y + 36, 5 * act(now, start, start + 0.2, ease.out), { fill: blue }) +
    `<g transform="translate(${(14 * (1 - shown)).toFixed(2)} 0)" opacity="${shown.toFixed(3)}">${card}</g>`
  );
}

/** Number and name of a chapter, and the unit of its figures. */
export const heading = (number, name, unit) =>
  text(page.x, 146, String(number), { size: 40, weight: 650, fill: blue }) +
  text(page.x + 40, 146, name, { size: 40, weight: 650, fill: paper.text }) +
  text(page.x + 40, 186, unit, { size: small, fill: paper.mute });
