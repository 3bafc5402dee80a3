import { average } from '../lib/series.mjs';
import { blur, circle, each, fade, group, line, many, path, points, rect, smooth, text } from './svg.mjs';

export const scale = (d0, d1, r0, r1) => (v) => r0 + ((v - d0) / (d1 - d0 || 1)) * (r1 - r0);

/** Candles in a box. Returns the drawing and its scales, for axes and tags. */
export function candles(data, { x, y, w, h, theme, body = 0.62, span = 0, op }) {
  const low = Math.min(...data.map((d) => d.low));
  const high = Math.max(...data.map((d) => d.high));
  const sy = scale(low, high, y + h, y);
  const step = w / data.length;
  const bw = Math.max(1.5, step * body);
  const cx = (i) => x + step * (i + 0.5);
  let svg = each(data, (d, i) => {
    const up = d.close >= d.open;
    const colour = up ? theme.up : theme.down;
    const top = sy(Math.max(d.open, d.close));
    const tall = Math.max(1.5, Math.abs(sy(d.open) - sy(d.close)));
    return (
      line(cx(i), sy(d.high), cx(i), sy(d.low), colour, { sw: Math.max(1.2, bw * 0.13) }) +
      rect(cx(i) - bw / 2, top, bw, tall, {
        r: Math.min(2, bw / 5),
        fill: up ? colour : theme.panel,
        stroke: colour,
        sw: up ? 0 : Math.max(1.2, bw * 0.13),
      })
    );
  });
  if (span)
    svg += path(
      smooth(
        average(
          data.map((d) => d.close),
          span,
        ).map((v, i) => [cx(i), sy(v)]),
      ),
      { stroke: theme.light, sw: 2, op: 0.85 },
    );
  return { svg: op ? group(svg, { op }) : svg, sy, cx, low, high, step };
}

export function volume(data, { x, y, w, h, theme, op = 0.55 }) {
  const step = w / data.length;
  const top = Math.max(...data.map((d) => d.volume));
  return group(
    each(data, (d, i) =>
      rect(x + step * (i + 0.19), y + h - (d.volume / top) * h, step * 0.62, (d.volume / top) * h, {
        r: 1,
        fill: d.close >= d.open ? theme.up : theme.faint,
      }),
    ),
    { op },
  );
}

/** A line, and if asked the light under it. */
export function series(values, { x, y, w, h, colour, sw = 2.5, area = 0, low, high, curve = false, dash, op }) {
  const sy = scale(low ?? Math.min(...values), high ?? Math.max(...values), y + h, y);
  const sx = (i) => x + (w * i) / (values.length - 1);
  const list = values.map((v, i) => [sx(i), sy(v)]);
  const d = curve ? smooth(list) : points(list);
  let svg = '';
  if (area) {
    const [defs, fill] = fade([
      [0, colour, area],
      [1, colour, 0],
    ]);
    svg += defs + path(`${d}L${x + w} ${y + h}L${x} ${y + h}Z`, { fill });
  }
  svg += path(d, { stroke: colour, sw, join: 'round', cap: 'round', dash });
  return { svg: op ? group(svg, { op }) : svg, sx, sy, end: list.at(-1), d, list };
}

export const spark = (values, x, y, w, h, colour, area = 0.25, sw = 2) =>
  series(values, { x, y, w, h, colour, area, sw }).svg;

export function grid({ x, y, w, h, rows = 4, theme, labels = [], size = 15, side = 'r', dash }) {
  return many(rows + 1, (i) => {
    const gy = y + (h * i) / rows;
    const label = labels[i] ?? '';
    return (
      line(x, gy, x + w, gy, theme.line, { dash }) +
      (label === ''
        ? ''
        : side === 'r'
          ? text(x + w + 12, gy + 5, label, { size, fill: theme.mute })
          : text(x - 14, gy + 5, label, { size, fill: theme.mute, anchor: 'r' }))
    );
  });
}

export const ticks = (labels, { x, w, y, theme, size = 15, inset = false }) =>
  each(labels, (label, i) =>
    text(inset ? x + (w * (i + 0.5)) / labels.length : x + (w * i) / (labels.length - 1), y, label, {
      size,
      fill: theme.mute,
      anchor: 'm',
    }),
  );

/** The one lit point of a picture. */
export const beacon = (x, y, colour, size = 6, core = '#fff') =>
  blur(circle(x, y, size * 2.2, { fill: colour, op: 0.75 }), size * 1.3) +
  circle(x, y, size, { fill: colour }) +
  circle(x, y, size * 0.42, { fill: core });

export const tag = (x, y, label, { fill, colour = '#07121A', size = 16, w = 74, h = 28, weight = 600 }) =>
  rect(x, y - h / 2, w, h, { r: 5, fill }) +
  text(x + w / 2, y + size * 0.35, label, { size, weight, fill: colour, anchor: 'm' });
