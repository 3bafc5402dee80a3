// Bars, lines and rings for figures that are not prices.
import { each, line, many, path, points, rect, smooth, text } from '../../kit/svg.mjs';
import { fmt } from '../html.mjs';
import { scale, svg, wash } from './axis.mjs';

/** parts: [value, colour]; a ring with round gaps. */
export function donut(parts, { size = 120, thick = 14, gap = 0.008 } = {}) {
  const total = parts.reduce((sum, [v]) => sum + v, 0);
  const r = (size - thick) / 2;
  const round = 2 * Math.PI * r;
  let from = 0;
  return svg(
    size,
    size,
    each(parts, ([value, colour]) => {
      const share = value / total;
      const ring = `<circle cx="${size / 2}" cy="${size / 2}" r="${r}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-dasharray="${Math.max(0.5, (share - gap) * round)} ${round}" stroke-dashoffset="${-from * round}" transform="rotate(-90 ${size / 2} ${size / 2})"/>`;
      from += share;
      return ring;
    }),
  );
}

/** groups: arrays of values, one colour a series; labels under the groups. */
export function barChart(
  groups,
  {
    w,
    h,
    colours: fills = ['var(--accent)'],
    labels = [],
    top,
    rows = 4,
    format = (v) => fmt(v, 0),
    axis = 34,
    size = 10,
    wide = 0.62,
    stack = false,
    round = 2,
    bottom = 20,
    on = -1,
  },
) {
  const most = top ?? Math.max(...groups.map((g) => (stack ? g.reduce((a, b) => a + b, 0) : Math.max(...g)))) * 1.08;
  const foot = h - bottom;
  const sy = scale(0, most, foot, 8);
  const step = (w - axis) / groups.length;
  return svg(
    w,
    h,
    many(rows + 1, (i) => {
      const v = (most * i) / rows;
      return (
        line(axis, sy(v), w, sy(v), 'var(--line)') +
        (axis ? text(axis - 7, sy(v) + 3.5, format(v), { size, fill: 'var(--mute)', anchor: 'r' }) : '')
      );
    }) +
      each(groups, (values, i) => {
        const x = axis + step * i + (step * (1 - wide)) / 2;
        const each1 = (step * wide) / (stack ? 1 : values.length);
        let base = 0;
        return (
          each(values, (v, k) => {
            const y = sy(stack ? base + v : v);
            const tall = stack ? sy(base) - y : foot - y;
            if (stack) base += v;
            return rect(x + (stack ? 0 : each1 * k), y, each1 - (stack ? 0 : 1), tall, {
              r: round,
              fill: fills[k % fills.length],
              op: on < 0 || i === on ? 1 : 0.55,
            });
          }) +
          (labels[i]
            ? text(axis + step * (i + 0.5), h - 5, labels[i], {
                size,
                fill: i === on ? 'var(--text)' : 'var(--mute)',
                anchor: 'm',
              })
            : '')
        );
      }),
  );
}

/** lines: [{ values, colour, area?, dash?, curve? }] on one scale. */
export function lineChart(
  lines,
  {
    w,
    h,
    labels = [],
    low,
    high,
    rows = 4,
    format = (v) => fmt(v, 0),
    axis = 36,
    size = 10,
    bottom = 20,
    right = false,
  },
) {
  const all = lines.flatMap((l) => l.values);
  const [lo, hi] = [low ?? Math.min(...all), high ?? Math.max(...all) * 1.04];
  const foot = h - bottom;
  const [x0, x1] = right ? [0, w - axis] : [axis, w];
  const sy = scale(lo, hi, foot, 8);
  return svg(
    w,
    h,
    many(rows + 1, (i) => {
      const v = lo + ((hi - lo) * i) / rows;
      return (
        line(x0, sy(v), x1, sy(v), 'var(--line)') +
        (axis
          ? text(right ? x1 + 7 : x0 - 7, sy(v) + 3.5, format(v), {
              size,
              fill: 'var(--mute)',
              anchor: right ? 'l' : 'r',
            })
          : '')
      );
    }) +
      each(lines, ({ values, colour, area = 0, dash, curve, sw = 1.6, end }) => {
        const list = values.map((v, i) => [x0 + ((x1 - x0) * i) / (values.length - 1), sy(v)]);
        const d = curve ? smooth(list) : points(list);
        const [defs, fill] = wash(colour, area);
        const [ex, ey] = list.at(-1);
        return (
          (area ? defs + path(`${d}L${x1} ${foot}L${x0} ${foot}Z`, { fill }) : '') +
          path(d, { stroke: colour, sw, dash, join: 'round', cap: 'round' }) +
          (end
            ? `<circle cx="${ex}" cy="${ey}" r="3" fill="${colour}" stroke="var(--ground)" stroke-width="1.5"/>`
            : '')
        );
      }) +
      each(labels, (label, i) =>
        text(x0 + ((x1 - x0) * i) / (labels.length - 1), h - 5, label, {
          size,
          fill: 'var(--mute)',
          anchor: i === 0 ? 'l' : i === labels.length - 1 ? 'r' : 'm',
        }),
      ),
  );
}
