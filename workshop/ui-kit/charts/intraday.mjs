// The day as a line: small beside a name, or whole with its average and volume.
import { each, line, path, points, rect, text } from '../../kit/svg.mjs';
import { minutes } from '../data.mjs';
import { fmt, pct } from '../html.mjs';
import { scale, svg, wash } from './axis.mjs';

export function sparkline(values, { w = 60, h = 20, colour = 'var(--accent)', base, area = 0.26, sw = 1.25 }) {
  const all = base === undefined ? values : values.concat(base);
  const sy = scale(Math.min(...all), Math.max(...all), h - 1.5, 1.5);
  const list = values.map((v, i) => [(w * i) / (values.length - 1), sy(v)]);
  const [defs, fill] = wash(colour, area);
  return svg(
    w,
    h,
    defs +
      (area ? path(`${points(list)}L${w} ${h}L0 ${h}Z`, { fill }) : '') +
      (base === undefined ? '' : line(0, sy(base), w, sy(base), 'var(--faint)', { dash: '2 2', sw: 0.75 })) +
      path(points(list), { stroke: colour, sw, join: 'round' }),
  );
}

/** The day's line against the previous close, with the average price and volume; 330 minutes, lunch left out. */
export function intradayChart(
  c,
  {
    w,
    h,
    axis = 46,
    size = 10.5,
    times = ['09:30', '10:30', '', '12:00', '14:00', '15:00', '16:00'],
    volume = 0.2,
    bottom = 18,
    sides = true,
  },
) {
  const day = minutes(c);
  const prices = day.map((m) => m.price);
  const reach = Math.max(...prices.map((p) => Math.abs(p - c.previous))) * 1.12;
  const [x0, x1] = [sides ? axis : 0, w - (sides ? axis : 0)];
  const foot = h - bottom;
  const volumeTall = foot * volume;
  const tall = foot - volumeTall - (volume ? 8 : 0);
  const sx = scale(0, 330, x0, x1);
  const sy = scale(c.previous - reach, c.previous + reach, tall, 4);
  let [money, shares] = [0, 0];
  const mean = day.map((m) => {
    money += m.price * m.volume;
    shares += m.volume;
    return money / shares;
  });
  const most = Math.max(...day.map((m) => m.volume));
  const colour = c.change >= 0 ? 'var(--up)' : 'var(--down)';
  const list = prices.map((p, i) => [sx(i), sy(p)]);
  const [defs, fill] = wash(colour, 0.24);
  const at = [0, 60, 120, 150, 210, 270, 330];
  const rows = [1, 0.5, 0, -0.5, -1].map((k) => c.previous + k * reach * 0.92);
  return svg(
    w,
    h,
    defs +
      each(
        rows,
        (v, i) =>
          line(x0, sy(v), x1, sy(v), i === 2 ? 'var(--faint)' : 'var(--line)', { dash: i === 2 ? '3 3' : undefined }) +
          (sides
            ? text(x0 - 7, sy(v) + 3.6, fmt(v), {
                size,
                fill: i < 2 ? 'var(--up)' : i > 2 ? 'var(--down)' : 'var(--mute)',
                anchor: 'r',
              }) +
              text(x1 + 7, sy(v) + 3.6, pct(((v - c.previous) / c.previous) * 100), {
                size,
                fill: i < 2 ? 'var(--up)' : i > 2 ? 'var(--down)' : 'var(--mute)',
              })
            : ''),
      ) +
      each(
        at,
        (m, i) =>
          (i && i < 6 ? line(sx(m), 0, sx(m), foot, 'var(--line)') : '') +
          (bottom
            ? text(sx(m), h - 4, times[i], { size, fill: 'var(--mute)', anchor: i === 0 ? 'l' : i === 6 ? 'r' : 'm' })
            : ''),
      ) +
      line(x0, foot, x1, foot, 'var(--line)') +
      (volume
        ? each(day, (m, i) => {
            const tallBar = (m.volume / most) * volumeTall;
            const up = i === 0 || m.price >= day[i - 1].price;
            return rect(sx(i), foot - tallBar, Math.max(0.8, ((x1 - x0) / 330) * 0.72), tallBar, {
              fill: up ? 'var(--up)' : 'var(--down)',
              fo: 0.5,
            });
          })
        : '') +
      path(`${points(list)}L${list.at(-1)[0]} ${tall}L${x0} ${tall}Z`, { fill }) +
      path(points(mean.map((v, i) => [sx(i), sy(v)])), { stroke: 'var(--gold)', sw: 1, op: 0.9 }) +
      path(points(list), { stroke: colour, sw: 1.4, join: 'round' }) +
      `<circle cx="${list.at(-1)[0]}" cy="${list.at(-1)[1]}" r="6" fill="${colour}" opacity=".22"/><circle cx="${list.at(-1)[0]}" cy="${list.at(-1)[1]}" r="2.4" fill="${colour}"/>`,
  );
}
