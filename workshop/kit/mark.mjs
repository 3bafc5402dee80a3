// The mark is the order book at its shortest: three offset bars. Drawn on a 24 unit square.
import { at, rect } from './svg.mjs';

export const markColours = {
  ink: ['#6C95FF', '#FFFFFF', '#5EE6E0'],
  paper: ['#1F5BFF', '#0B1220', '#13B3AA'],
};

export const markBars = [
  { x: 1, y: 2, width: 22 },
  { x: 6, y: 10, width: 17 },
  { x: 12, y: 18, width: 11 },
];

export const mark = (x, y, size, theme = 'ink') =>
  at(
    x,
    y,
    markBars.map((b, i) => rect(b.x, b.y, b.width, 4, { r: 2, fill: markColours[theme][i] })).join(''),
    `scale(${size / 24})`,
  );
