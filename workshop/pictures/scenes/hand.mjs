// A right hand on a mouse, seen from the side: the arm comes in from the right.
import { curve, ease, engrave, plane } from './engrave.mjs';

const MOUSE = [
  [-178, 14],
  [-176, -2],
  [-156, -16],
  [-112, -30],
  [-50, -42],
  [20, -42],
  [66, -26],
  [80, 2],
  [80, 14],
];
/** The finger beyond, then the back of the hand with the first finger, then the thumb, which is nearest. */
const FAR = [
  [-30, -74],
  [-70, -66],
  [-106, -46],
  [-132, -22],
  [-134, -12],
  [-122, -10],
  [-92, -30],
  [-40, -44],
  [0, -50],
];
const BACK = [
  [168, -72],
  [130, -84],
  [92, -97],
  [50, -106],
  [12, -104],
  [-18, -90],
  [-44, -76],
  [-74, -62],
  [-98, -44],
  [-116, -22],
  [-118, -10],
  [-108, -6],
  [-96, -14],
  [-76, -30],
  [-46, -42],
  [-10, -46],
  [30, -34],
  [60, -8],
  [92, 10],
  [128, 12],
  [168, 4],
];
const THUMB = [
  [66, -24],
  [30, -27],
  [0, -21],
  [-30, -15],
  [-52, -8],
  [-54, 1],
  [-40, 6],
  [-10, 7],
  [24, 8],
  [56, 8],
  [74, 0],
  [78, -14],
];
const CUFF = [
  [150, -86],
  [184, -94],
  [196, 16],
  [158, 14],
];
const SLEEVE = [
  [176, -100],
  [250, -108],
  [360, -118],
  [520, -124],
  [900, -134],
  [900, 320],
  [520, 150],
  [360, 74],
  [250, 34],
  [186, 22],
];

/** The upper edge of an outline above a place. */
function brow(outline, x) {
  let top = Number.POSITIVE_INFINITY;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[x1, y1], [x2, y2]] = [outline[j], outline[i]];
    if (x1 > x !== x2 > x) top = Math.min(top, y1 + ((x - x1) / (x2 - x1)) * (y2 - y1));
  }
  return top;
}

/** @param {number} k of the drawing, whose hand is 290 long */
export function handOnMouse(x, y, k) {
  const at = (points) => points.map(([px, py]) => [x + px * k, y + py * k]);
  const soft = (points) => curve([...at(points), at(points)[0]]);
  const part = (outline, ground, { shade, glow, rim, pitch = 7, seed, order, ragged = 1 }) =>
    plane(outline, ground, ' stroke="#050810" stroke-width="5"') +
    engrave(outline, {
      pitch,
      weight: 0.68,
      seed,
      order,
      ragged,
      // The screens light it from the left, the morning from behind and above.
      lit: (px, py) => {
        const depth = (py - brow(outline, px)) / k;
        const edge = 1 - ease(rim * 0.55, rim, depth);
        const screens = 1 - ease(x - 130 * k, x + 190 * k, px);
        return [shade + glow * screens * (1 - 0.5 * ease(10, 60, depth)) + 0.42 * edge, edge];
      },
    });
  const shadow = at([
    [-150, 16],
    [90, 12],
    [240, 44],
    [900, 330],
    [900, 360],
    [220, 70],
    [-120, 26],
  ]);
  return (
    plane(shadow, '#03050A', ' opacity=".7"') +
    part(soft(MOUSE), '#060B18', { shade: 0.1, glow: 0.12, rim: 4, seed: 'mouse' }) +
    part(soft(FAR), '#0B1630', { shade: 0.2, glow: 0.22, rim: 8, seed: 'far' }) +
    part(at(SLEEVE), '#0A1228', { shade: 0.24, glow: 0.12, rim: 11, seed: 'sleeve', order: 150, ragged: 3, pitch: 8 }) +
    part(at(CUFF), '#16244A', { shade: 0.5, glow: 0.2, rim: 12, seed: 'cuff' }) +
    part(soft(BACK), '#0D1A3A', { shade: 0.32, glow: 0.4, rim: 11, seed: 'back' }) +
    part(soft(THUMB), '#10204A', { shade: 0.42, glow: 0.42, rim: 3, seed: 'thumb' })
  );
}
