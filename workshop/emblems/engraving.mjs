// How the engraver works: a tone is a line that swells, an ornament is one curve turned many times.
import { polar } from '../kit/svg.mjs';

const n = (value) => +value.toFixed(1);

/** A rosette: one wave on a circle, laid down `turns` times within its own wavelength. */
export function guilloche(cx, cy, radius, depth, { waves = 24, turns = 10, stroke, width = 0.8, op = 1, tall = 1 }) {
  const steps = waves * 8;
  const curve = (shift) => {
    const list = Array.from({ length: steps }, (_, i) => {
      const turn = i / steps;
      const [x, y] = polar(0, 0, radius + depth * Math.sin(2 * Math.PI * (waves * turn + shift)), turn);
      return `${n(cx + x)} ${n(cy + y * tall)}`;
    });
    return `<path d="M${list.join('L')}Z"/>`;
  };
  const lines = Array.from({ length: turns }, (_, k) => curve(k / turns)).join('');
  return `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${op}">${lines}</g>`;
}

/** The same, for a file that is sent: one curve, drawn once and turned. */
export function turnedGuilloche(cx, cy, radius, depth, { waves, turns, stroke, width, op = 1, id }) {
  const steps = waves * 4;
  const list = Array.from({ length: steps + 1 }, (_, i) =>
    polar(cx, cy, radius + depth * Math.sin((Math.PI / 2) * i), i / steps).map(n),
  );
  // Through the middles, with the samples as control points: a wave is four quadratic arcs.
  const mid = (a, b) => `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  const d = `M${mid(list[0], list[1])}${list
    .slice(1)
    .map((p, i) => `Q${p.join(' ')} ${mid(p, list[i + 2] ?? list[1])}`)
    .join('')}`;
  const uses = Array.from(
    { length: turns - 1 },
    (_, k) => `<use href="#${id}" transform="rotate(${n(((k + 1) * 360) / waves / turns)} ${cx} ${cy})"/>`,
  ).join('');
  return `<g fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${op}"><path id="${id}" d="${d}"/>${uses}</g>`;
}

/** Lines across a field that swell with its light and bend over its height. `field(u, v)` sees −1 to 1. */
export function engraved(cx, cy, rx, ry, field, { pitch = 5.4, step = 3, fill }) {
  const count = Math.floor((2 * ry) / pitch);
  let d = '';
  for (let k = 0; k <= count; k++) {
    const v0 = -1 + (2 * (k + 0.5)) / (count + 1);
    const half = Math.sqrt(Math.max(0, 1 - v0 * v0)) * rx;
    if (half < 6) continue;
    const upper = [];
    const lower = [];
    for (let x = -half; x <= half; x += step) {
      const { light, height } = field(x / rx, v0);
      const y = cy + v0 * ry - height * 8;
      const t = pitch * (0.07 + 0.36 * light);
      upper.push(`${n(cx + x)} ${n(y - t)}`);
      lower.push(`${n(cx + x)} ${n(y + t)}`);
    }
    d += `M${upper.join('L')}L${lower.reverse().join('L')}Z`;
  }
  return `<path d="${d}" fill="${fill}"/>`;
}
