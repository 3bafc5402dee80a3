// The two motifs: the order-book ladder and the candle lattice, and the ground they stand on.
import { walk } from '../lib/series.mjs';
import { group, light, line, many, rect } from './svg.mjs';

export function ground(theme, { lights = [], w = 1280, h = 720, fill } = {}) {
  return rect(0, 0, w, h, { fill: fill ?? theme.bg }) + lights.map((l) => light(...l)).join('');
}

/** Stacked bars held to one edge, thick in the middle of the book as depth really is. */
export function ladderMotif(r, { x, y, w, h, rows = 30, colours, edge = 'r', thick = 0.42, min = 0.06, op = 1 }) {
  const step = h / rows;
  const profile = walk(r, rows, { start: 0, vol: 0.5 });
  return group(
    many(rows, (i) => {
      const bulge = Math.exp(-(((i - rows * 0.5) / (rows * 0.34)) ** 2));
      const share = Math.min(1, Math.max(min, (0.3 + 0.55 * r.next()) * (0.35 + 0.65 * bulge) + profile[i] * 0.03));
      const len = w * share;
      const colour = colours[i < rows / 2 ? 0 : 1];
      return rect(edge === 'r' ? x + w - len : x, y + i * step, len, step * thick, {
        r: (step * thick) / 2,
        fill: colour,
        op: 0.35 + 0.65 * share,
      });
    }),
    { op },
  );
}

/** Candles without axes, as a woven ground. */
export function lattice(r, { x, y, w, h, columns = 40, colours, drift = -1, op = 1 }) {
  const path = walk(r, columns, { start: 0, drift: 0, vol: 1 });
  const lo = Math.min(...path);
  const hi = Math.max(...path);
  const step = w / columns;
  return group(
    many(columns, (i) => {
      const share = (path[i] - lo) / (hi - lo || 1);
      const cy = y + h * (0.5 + (0.5 - share) * 0.42 + drift * (i / columns - 0.5) * 0.3);
      const body = h * (0.05 + 0.13 * r.next());
      const wick = body * (1.5 + r.next() * 1.4);
      const colour = colours[i % 3 === 0 ? 1 : 0];
      const cx = x + step * (i + 0.5);
      return (
        line(cx, cy - wick / 2, cx, cy + wick / 2, colour, { sw: 1.5 }) +
        rect(cx - step * 0.24, cy - body / 2, step * 0.48, body, { r: 2, fill: colour })
      );
    }),
    { op },
  );
}
