// What every chart stands on: its SVG, its scale, round steps, the light under a line.
import { uid } from '../../kit/svg.mjs';

/** An SVG of its own size. */
export const svg = (w, h, inner, style = '') =>
  `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="${style}">${inner}</svg>`;
export const scale = (d0, d1, r0, r1) => (v) => r0 + ((v - d0) / (d1 - d0 || 1)) * (r1 - r0);
/** A colour fading downwards: [markup, fill]. */
export const wash = (colour, from = 0.3, to = 0) => {
  const id = uid('w');
  return [
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="${from}"/><stop offset="1" stop-color="${colour}" stop-opacity="${to}"/></linearGradient></defs>`,
    `url(#${id})`,
  ];
};

/** Round steps for an axis: about `count` of them between the two values. */
export function nice(low, high, count = 5) {
  const raw = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((m) => m * power).find((m) => m >= raw) ?? raw;
  const out = [];
  for (let v = Math.ceil(low / step) * step; v <= high + 1e-9; v += step) out.push(+v.toFixed(6));
  return out;
}
