// Portraits of the first four directors. They are named by office, so no face is made up for them:
// each has a solid, engraved as a banknote engraves its head, in a frame of its own guilloche.
import { mark } from '../kit/mark.mjs';
import { clipTo, each, ellipse, light, line, many, polar, rect } from '../kit/svg.mjs';
import { blue, blueLight, ink } from '../lib/palette.mjs';
import { engraved, guilloche } from './engraving.mjs';
import { column, cube, octahedron, sphere } from './solids.mjs';

export const size = { width: 640, height: 800 };
const [cx, cy, rx, ry] = [320, 376, 204, 257];

const plaque = (field, { waves, second }) => {
  const oval = ellipse(cx, cy, rx, ry, { fill: '#000' });
  return (
    rect(0, 0, 640, 800, { fill: ink.bg }) +
    light(cx, cy - 40, 470, 560, blue, 0.5) +
    corners() +
    guilloche(cx, cy, rx + 36, 21, { waves, turns: 7, stroke: '#7FA0F5', width: 0.9, op: 0.75, tall: 1.21 }) +
    guilloche(cx, cy, rx + 36, 10, { waves: second, turns: 4, stroke: '#C9D9FF', width: 0.8, op: 0.6, tall: 1.21 }) +
    ellipse(cx, cy, rx + 9, ry + 9, { fill: '#060B17', stroke: '#9DB8FA', sw: 1.4 }) +
    clipTo(
      oval,
      light(cx - 60, cy - 80, 300, 360, '#2A4FB8', 0.8) + engraved(cx, cy, rx + 4, ry + 4, field, { fill: '#DDE8FF' }),
    ) +
    ellipse(cx, cy, rx, ry, { fill: 'none', stroke: '#DDE8FF', sw: 2.2 }) +
    mark(cx - 19, 722, 38)
  );
};

/** The book's ladder in the four corners, and the edge of the plate. */
function corners() {
  const bar = (x, y, i, way) => {
    const length = [70, 52, 62, 40, 47, 30, 36, 22, 26, 14][i];
    return rect(way > 0 ? x : x - length, y, length, 3.2, {
      r: 1.6,
      fill: i % 3 ? '#3E5FB0' : blueLight,
      op: 0.9 - i * 0.06,
    });
  };
  return (
    rect(26, 26, 588, 748, { r: 10, fill: 'none', stroke: '#4A68B4', sw: 1.2 }) +
    each(
      [
        [46, 1],
        [594, -1],
      ],
      ([x, way]) => many(10, (i) => bar(x, 48 + i * 8.4, i, way) + bar(x, 748 - i * 8.4, i, way)),
    ) +
    many(72, (i) => {
      const [x1, y1] = polar(0, 0, rx + 62, i / 72);
      const [x2, y2] = polar(0, 0, rx + (i % 6 ? 66 : 70), i / 72);
      return line(cx + x1, cy + y1 * 1.2, cx + x2, cy + y2 * 1.2, '#7FA0F5', { op: 0.6 });
    })
  );
}

export const portraits = {
  'executive-1': () => plaque(sphere, { waves: 36, second: 72 }),
  'executive-2': () => plaque(octahedron, { waves: 28, second: 56 }),
  'executive-3': () => plaque(cube, { waves: 48, second: 24 }),
  'executive-4': () => plaque(column, { waves: 40, second: 20 }),
};
