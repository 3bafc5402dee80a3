// Where things stand on the reader's screen, and what a page is made of. Drawn once for each language. Seen 350 wide on
// a phone, so no type is under 25.
import { circle, line, path, rect, shadow } from '../../kit/svg.mjs';
import { blue, blueLight, paper } from '../../lib/palette.mjs';
import { act, ease, mix } from '../motion.mjs';
import { readers, say } from '../readers.mjs';
import { words } from './words.mjs';

export const film = { width: 960, height: 720 };
export const bar = { h: 68 };
export const rail = { w: 188 };
export const page = { x: rail.w + 32, w: 470 };
export const margin = { x: page.x + page.w + 22, w: 232 };
export const marker = '#CFE0FF';
export const small = 25;

/** Who it is drawn for, with the words of the report. */
export const readersOf = Object.fromEntries(
  Object.entries(readers).map(([locale, reader]) => [locale, { ...reader, report: words[locale] }]),
);

/** A marker drawn by hand: slightly higher than the line, round at the ends. */
export const marked = (x, y, w, h, k) => (k > 0 ? rect(x - 8, y, (w + 16) * k, h, { r: 8, fill: marker }) : '');

/** What a reader wrote beside the page: a figure or what it is, and two lines. */
export function note(reader, y, fromX, now, { head, lines, size = 30, fill = paper.text }, start = 2.05) {
  const reach = act(now, start, start + 0.35);
  const shown = act(now, start + 0.22, start + 0.7, ease.out);
  if (!reach) return '';
  const [x, h] = [margin.x, 146];
  const card =
    shadow(rect(x, y, margin.w, h, { r: 14, fill: '#fff', stroke: '#D5DDEA' }), {
      dy: 8,
      blur: 10,
      colour: '#0B1B44',
      op: 0.12,
    }) +
    circle(x + 32, y + 36, 14, { fill: blueLight }) +
    circle(x + 32, y + 32, 5, { fill: '#fff' }) +
    path(`M${x + 22.6} ${y + 45.6}a9.4 8 0 0 1 18.8 0a14 14 0 0 1 -18.8 0Z`, { fill: '#fff' }) +
    say(reader, x + 56, y + 36 + size * 0.35, head, { size, weight: 650, fill }) +
    say(reader, x + 18, y + 88, lines[0], { size: small, weight: 500, fill: paper.soft }) +
    say(reader, x + 18, y + 124, lines[1], { size: small, weight: 500, fill: paper.soft });
  return (
    line(fromX, y + 36, mix(fromX, x, reach), y + 36, blue, { sw: 2, dash: '2 5', cap: 'round' }) +
    circle(fromX, y + 36, 5 * act(now, start, start + 0.2, ease.out), { fill: blue }) +
    `<g transform="translate(${(14 * (1 - shown)).toFixed(2)} 0)" opacity="${shown.toFixed(3)}">${card}</g>`
  );
}

/** Name of a chapter, and the unit of its figures. */
export const heading = (reader, name, unit = '') =>
  say(reader, page.x, 126, name, { size: 31, weight: 650, fill: paper.text }) +
  say(reader, page.x + page.w, 126, unit, { size: small, fill: paper.mute, anchor: 'r' });
