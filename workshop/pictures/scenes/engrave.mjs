// Scenes are drawn as the portraits are: every surface is a stack of bars whose lengths trace its outline,
// parted and toned by the light that falls on it.
import { seeded } from '../../lib/random.mjs';

/** From shade to light: by day on the harbour side, and in the sun. */
const COLD = ['#0A1122', '#101D3D', '#182D62', '#234596', '#3C69D8', '#6C95FF', '#A9C1FF', '#E6EEFF'];
const WARM = ['#120E14', '#2B1C1C', '#543222', '#86502B', '#BE7A3D', '#F2A65A', '#FFCB91', '#FFEBD2'];
/** The same two out of doors in daylight, seen through haze: nothing is black, nothing is white. */
const DAY_COLD = ['#26385A', '#3F5478', '#5D7295', '#7E92AF', '#9DAFC6', '#B9C6D7', '#D2DBE5'];
const DAY_WARM = ['#3F4257', '#6C6670', '#98857F', '#C0A48E', '#DFBC98', '#F0CDA8', '#F7DFC4'];
const LEVELS = 14;

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const clamp = (v) => Math.min(1, Math.max(0, v));
function along(ramp, k) {
  const place = clamp(k) * (ramp.length - 1);
  const low = Math.min(ramp.length - 2, Math.floor(place));
  const [a, b] = [channels(ramp[low]), channels(ramp[low + 1])];
  return a.map((v, i) => v + (b[i] - v) * (place - low));
}

/** Colour of a surface: how much light falls on it, and how warm that light is, both 0 to 1. */
export const tone = (light, warmth = 0) => mix(along(COLD, light), along(WARM, light), warmth);
/** The same of what lies outside by day. */
export const daylight = (light, warmth = 0) => mix(along(DAY_COLD, light), along(DAY_WARM, light), warmth);

function mix(cold, warm, warmth) {
  const mixed = cold.map((v, i) => Math.round(v + (warm[i] - v) * clamp(warmth)));
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Where a row crosses an outline, left to right, in pairs. */
function spans(outline, y) {
  const crossings = [];
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[x1, y1], [x2, y2]] = [outline[j], outline[i]];
    if (y1 > y !== y2 > y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return crossings.sort((a, b) => a - b);
}

/** A line through the points without corners, as points. */
export function curve(points, steps = 10) {
  const at = (i) => points[Math.min(points.length - 1, Math.max(0, i))];
  return points.slice(0, -1).flatMap((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return Array.from({ length: steps }, (_, k) => {
      const t = k / steps;
      return [0, 1].map(
        (axis) =>
          0.5 *
          (2 * b[axis] +
            (c[axis] - a[axis]) * t +
            (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
            (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3),
      );
    });
  });
}

const round = (v) => Math.round(v * 10) / 10;

/**
 * Fills an outline with bars.
 *
 * @param {number[][]} outline points around it
 * @param {object} how
 * @param {(x: number, y: number) => [number, number]} how.lit light and warmth at a place
 * @param {number} [how.pitch] from one bar to the next; bars of all shapes of one pitch lie on the same rows
 * @param {number} [how.weight] share of the pitch that a bar in full light is thick; in shade it is thinner
 * @param {number} [how.order] how long the orders are that a bar is made of; 0 for bars in one piece
 * @param {number} [how.ragged] how far ends stray from the outline
 * @param {typeof tone} [how.colours] what light and warmth look like there
 */
export function engrave(
  outline,
  {
    lit,
    pitch = 8,
    weight = 0.62,
    thin = 0.5,
    order = 0,
    ragged = 0,
    seed = 'bars',
    part = 2,
    round: cap = true,
    colours = tone,
  },
) {
  const random = seeded(seed);
  const ys = outline.map(([, y]) => y);
  const heaps = new Map();
  const bar = (x1, x2, y, light, warmth) => {
    const level = Math.round(clamp(light) * LEVELS) / LEVELS;
    const colour = colours(level, Math.round(clamp(warmth) * 6) / 6);
    const thick = round(pitch * weight * (thin + (1 - thin) * level));
    if (x2 - x1 < 1) return;
    const key = `${colour} ${thick}`;
    const inset = cap ? Math.min(thick / 2, (x2 - x1) / 2 - 0.1) : 0;
    heaps.set(key, `${heaps.get(key) ?? ''}M${round(x1 + inset)} ${round(y)}H${round(x2 - inset)}`);
  };
  for (let row = Math.ceil(Math.min(...ys) / pitch); row * pitch <= Math.max(...ys); row++) {
    const y = row * pitch;
    const found = spans(outline, y);
    for (let i = 0; i + 1 < found.length; i += 2) {
      const stray = () => (ragged ? random.between(-ragged, ragged) : 0);
      const [from, to] = [found[i] + stray(), found[i + 1] + stray()];
      let x = from;
      while (x < to) {
        const asked = order ? order * (0.25 + 1.5 * random.next() ** 2) : Number.POSITIVE_INFINITY;
        const stop = Math.min(to, x + asked);
        stretch(x, to - stop < pitch ? to : stop, y);
        x = to - stop < pitch ? to : stop + part;
      }
    }
  }
  /** One order, parted where the light changes. */
  function stretch(from, to, y) {
    const step = 6;
    let start = from;
    let held = lit(from + 1, y);
    for (let x = from + step; x < to; x += step) {
      const now = lit(x, y);
      const same = Math.abs(now[0] - held[0]) < 0.09 && Math.abs(now[1] - held[1]) < 0.2;
      if (same || x - start < step * 2 || to - x < step) continue;
      bar(start, x - (order ? part : 0), y, ...held);
      [start, held] = [x, now];
    }
    bar(start, to, y, ...held);
  }
  return [...heaps]
    .map(([key, d]) => {
      const [colour, thick] = key.split(' ');
      return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}"${cap ? ' stroke-linecap="round"' : ''}/>`;
    })
    .join('');
}

/** A surface without bars: what lies in shade. */
export const plane = (outline, fill, extra = '') =>
  `<path d="M${outline.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${fill}"${extra}/>`;

/** How far a value is from one end to the other, 0 to 1, without corners. */
export function ease(from, to, value) {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Where things in a room, in metres or centimetres, fall on the picture. `x` to the right, `y` up, `z` away. */
export const lens =
  ({ x: cx = 0, y: cy, z: cz = 0, focal, vanishing: [vx, vy] }) =>
  ([x, y, z]) => [vx + ((x - cx) * focal) / (z - cz), vy - ((y - cy) * focal) / (z - cz)];
