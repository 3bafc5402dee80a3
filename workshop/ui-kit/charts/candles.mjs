// Daily candles, drawn from the company's own data. Colours are the kit's variables, so a language turns them round.
import { each, line, path, points, rect, text, uid } from '../../kit/svg.mjs';
import { average } from '../../lib/series.mjs';
import { dates, days } from '../data.mjs';
import { fmt } from '../html.mjs';
import { nice, scale, svg } from './axis.mjs';

/** The tag of a price on its axis. */
const priceTag = (x, y, label, fill, colour = '#06121A', w = 46, size = 10.5) =>
  rect(x, y - 8, w, 16, { r: 3, fill }) +
  text(x + w / 2, y + 3.8, label, { size, weight: 600, fill: colour, anchor: 'm' });

const colours = ['var(--gold)', 'var(--accent)', 'var(--violet)'];

/**
 * Daily candles with moving averages, volume and (if asked) MACD. `axis` is the width of the price scale.
 * `cross` puts a crosshair on that bar; `from` keeps the last bars only; `shares` writes the scale of the volume.
 */
export function candleChart(
  c,
  {
    w,
    h,
    count = 72,
    spans = [5, 20, 60],
    axis = 52,
    macd = 0,
    cross = -1,
    month,
    size = 10.5,
    volume = 0.17,
    bottom = 20,
    shares = (count) => `${fmt(count / 1e6, 1)}M`,
  },
) {
  const all = days(c);
  const bars = all.slice(-count);
  const means = spans.map((span) =>
    average(
      all.map((b) => b.close),
      span,
    ).slice(-count),
  );
  const [tall, foot] = [h - bottom - macd, h - bottom];
  const volumeTall = tall * volume;
  const priceTall = tall - volumeTall - 10;
  const low = Math.min(...bars.map((b) => b.low));
  const high = Math.max(...bars.map((b) => b.high));
  const pad = (high - low) * 0.07;
  const sy = scale(low - pad, high + pad, priceTall, 6);
  const inner = w - axis;
  const step = inner / count;
  const cx = (i) => step * (i + 0.5);
  const body = Math.max(1.4, Math.round(step * 0.66 * 2) / 2);
  const most = Math.max(...bars.map((b) => b.volume));
  const when = dates(count);
  const levels = nice(low, high, Math.max(4, Math.round(priceTall / 52)));
  const grid = each(
    levels,
    (v) =>
      line(0, sy(v), inner, sy(v), 'var(--line)') +
      text(inner + 7, sy(v) + 3.6, fmt(v, 2), { size, fill: 'var(--mute)' }),
  );
  const firsts = when
    .map((d, i) => (i > 2 && d.getUTCMonth() !== when[i - 1].getUTCMonth() ? i : -1))
    .filter((i) => i > 0 && i < count - 3);
  const months = each(
    firsts,
    (i) =>
      line(cx(i), 0, cx(i), foot, 'var(--line)') +
      text(cx(i), h - 6, month(when[i]), { size, fill: 'var(--mute)', anchor: 'm' }),
  );
  const candle = (b, i) => {
    const colour = b.close >= b.open ? 'var(--up)' : 'var(--down)';
    const top = sy(Math.max(b.open, b.close));
    const floor = tall - 2;
    return (
      rect(cx(i) - body / 2, floor - (b.volume / most) * volumeTall, body, (b.volume / most) * volumeTall, {
        fill: colour,
        fo: 0.42,
      }) +
      line(cx(i), sy(b.high), cx(i), sy(b.low), colour, { sw: 1 }) +
      rect(cx(i) - body / 2, top, body, Math.max(1, Math.abs(sy(b.open) - sy(b.close))), { fill: colour, r: 0.5 })
    );
  };
  const lines = each(means, (values, k) =>
    path(points(values.map((v, i) => [cx(i), sy(v)])), { stroke: colours[k], sw: 1.2, join: 'round' }),
  );
  const y = sy(c.price);
  const last =
    line(0, y, inner, y, 'var(--glow)', { dash: '2 3', sw: 0.9, op: 0.8 }) +
    priceTag(inner + 3, y, fmt(c.price), 'var(--glow)', 'var(--deep)', axis - 6, size);
  const at = bars[cross];
  const crosshair = at
    ? line(cx(cross), 0, cx(cross), foot, 'var(--mute)', { dash: '3 3', sw: 0.8 }) +
      line(0, sy(at.close), inner, sy(at.close), 'var(--mute)', { dash: '3 3', sw: 0.8 }) +
      priceTag(inner + 3, sy(at.close), fmt(at.close), 'var(--edge)', 'var(--text)', axis - 6, size)
    : '';
  const clip = uid('p');
  return svg(
    w,
    h,
    grid +
      months +
      line(0, foot, w, foot, 'var(--line)') +
      line(inner, 0, inner, foot, 'var(--line)') +
      text(inner + 7, tall - volumeTall + 8, shares(Math.round(most * 94) * 1e5), {
        size: size - 1,
        fill: 'var(--mute)',
      }) +
      `<clipPath id="${clip}">${rect(0, 0, inner, foot)}</clipPath><g clip-path="url(#${clip})">` +
      each(bars, candle) +
      lines +
      (macd ? macdPane(all, count, { w: inner, y: tall + 6, h: macd - 8, cx, body }) : '') +
      '</g>' +
      last +
      crosshair,
  );
}

/** Values of the moving averages on the last bar, for the line over a chart. */
export const averagesLegend = (c, spans = [5, 20, 60]) => {
  const closes = days(c).map((b) => b.close);
  return each(
    spans,
    (span, k) =>
      `<span style="color:${colours[k]};margin-right:12px">MA${span} ${fmt(average(closes, span).at(-1))}</span>`,
  );
};

function macdPane(all, count, { w, y, h, cx, body }) {
  const ema = (values, span) => {
    let last = values[0];
    return values.map((v) => (last += ((v - last) * 2) / (span + 1)));
  };
  const closes = all.map((b) => b.close);
  const slow = ema(closes, 26);
  const diff = ema(closes, 12).map((v, i) => v - slow[i]);
  const signal = ema(diff, 9);
  const [d, s] = [diff.slice(-count), signal.slice(-count)];
  const reach = Math.max(...d.concat(s).map(Math.abs)) * 1.05;
  const sy = scale(-reach, reach, y + h, y);
  return (
    line(0, y - 5, w, y - 5, 'var(--line)') +
    line(0, sy(0), w, sy(0), 'var(--line)') +
    each(d, (v, i) => {
      const bar = (v - s[i]) * 1.6;
      return rect(cx(i) - body / 2, Math.min(sy(0), sy(bar)), body, Math.abs(sy(bar) - sy(0)), {
        fill: bar >= 0 ? 'var(--up)' : 'var(--down)',
        fo: 0.7,
      });
    }) +
    path(points(d.map((v, i) => [cx(i), sy(v)])), { stroke: 'var(--gold)', sw: 1.1 }) +
    path(points(s.map((v, i) => [cx(i), sy(v)])), { stroke: 'var(--accent)', sw: 1.1 })
  );
}
