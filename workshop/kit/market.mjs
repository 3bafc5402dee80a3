// The house interface: ladder, quote board, ticket, table.
import { book, fmt, short, signed, walk } from '../lib/series.mjs';
import { spark } from './charts.mjs';
import { each, line, rect, text } from './svg.mjs';

export function ladder(
  r,
  { x, y, w, rowH = 30, levels = 6, theme, mid, tick = 0.2, digits = 2, size = 16, last = true, change = '+1.24%' },
) {
  const { asks, bids } = book(r, mid, tick, levels);
  const top = Math.max(...asks.concat(bids).map((l) => l.qty));
  const row = (level, i, y0, side) => {
    const ry = y0 + i * rowH;
    const bar = Math.max(w * 0.2, (level.qty / top) * (w - size * 3.9)); // never under the price
    const bid = side === 'bid';
    return (
      rect(x + w - bar, ry + 2, bar, rowH - 4, { r: 3, fill: bid ? theme.bid : theme.ask }) +
      text(x + 2, ry + rowH / 2 + size * 0.35, fmt(level.price, digits), {
        size,
        weight: 550,
        fill: bid ? theme.up : theme.soft,
      }) +
      text(x + w - 8, ry + rowH / 2 + size * 0.35, short(level.qty), {
        size: size - 1,
        fill: theme.text,
        anchor: 'r',
        fo: 0.86,
      })
    );
  };
  const gap = last ? rowH * 1.7 : 6;
  const midY = y + levels * rowH;
  return (
    each(asks.toReversed(), (l, i) => row(l, i, y, 'ask')) +
    (last
      ? text(x + 2, midY + gap * 0.66, fmt(mid, digits), { size: size * 1.65, weight: 650, fill: theme.text }) +
        text(x + w - 8, midY + gap * 0.64, change, { size, weight: 550, fill: theme.up, anchor: 'r' })
      : '') +
    each(bids, (l, i) => row(l, i, midY + gap, 'bid'))
  );
}

export function quotes(r, { x, y, w, rowH = 58, rows, theme, size = 18, chart = true, active = -1 }) {
  return each(rows, ([code, price, pct], i) => {
    const ry = y + i * rowH;
    const colour = pct < 0 ? theme.down : theme.up;
    const base = ry + rowH / 2;
    const highlight =
      i === active
        ? rect(x - 16, ry, w + 32, rowH, { fill: theme.brand, fo: theme.name === 'ink' ? 0.22 : 0.08 }) +
          rect(x - 16, ry, 3, rowH, { fill: theme.accent })
        : '';
    // Where there is no room for a chart there is none for three columns either: change goes under price.
    const cells = chart
      ? text(x, base + size * 0.35, code, { size, weight: 600, fill: theme.text }) +
        spark(walk(r, 26, { drift: pct * 0.12, vol: 1 }), x + w * 0.3, base - 12, w * 0.22, 24, colour, 0.18, 1.8) +
        text(x + w * 0.77, base + size * 0.35, price, { size, weight: 550, fill: theme.text, anchor: 'r' }) +
        text(x + w, base + size * 0.35, `${signed(pct)}%`, { size: size - 1, weight: 550, fill: colour, anchor: 'r' })
      : text(x, base + size * 0.35, code, { size, weight: 600, fill: theme.text }) +
        text(x + w, base - 3, price, { size, weight: 550, fill: theme.text, anchor: 'r' }) +
        text(x + w, base + size, `${signed(pct)}%`, { size: size - 1, weight: 500, fill: colour, anchor: 'r' });
    return highlight + cells + (i < rows.length - 1 ? line(x, ry + rowH, x + w, ry + rowH, theme.line) : '');
  });
}

export function button(x, y, w, h, label, { fill, colour = '#fff', size = 19, r = 10, stroke }) {
  return (
    rect(x, y, w, h, { r, fill, stroke }) +
    text(x + w / 2, y + h / 2 + size * 0.35, label, { size, weight: 600, fill: colour, anchor: 'm' })
  );
}

export function stepper(x, y, w, h, value, theme, { label, size = 20 } = {}) {
  const k = h * 0.16;
  const cy = y + h / 2;
  return (
    rect(x, y, w, h, { r: 10, fill: theme.raised, stroke: theme.edge }) +
    line(x + h, y + 8, x + h, y + h - 8, theme.edge) +
    line(x + w - h, y + 8, x + w - h, y + h - 8, theme.edge) +
    line(x + h / 2 - k, cy, x + h / 2 + k, cy, theme.soft, { sw: 2, cap: 'round' }) +
    line(x + w - h / 2 - k, cy, x + w - h / 2 + k, cy, theme.soft, { sw: 2, cap: 'round' }) +
    line(x + w - h / 2, cy - k, x + w - h / 2, cy + k, theme.soft, { sw: 2, cap: 'round' }) +
    text(x + w / 2, cy + size * 0.35 + (label ? 8 : 0), value, { size, weight: 600, fill: theme.text, anchor: 'm' }) +
    (label ? text(x + w / 2, cy - 10, label, { size: 13, fill: theme.mute, anchor: 'm' }) : '')
  );
}

/** columns: [{ at, anchor }] with `at` as a share of the width; rows of strings or [string, style]. */
export function table(rows, { x, y, w, rowH = 40, columns, theme, size = 16, rule = true }) {
  return each(rows, (row, i) => {
    const base = y + rowH * i + rowH / 2 + size * 0.35;
    return (
      each(columns, (c, j) => {
        const [value, style] = [row[j]].flat();
        return text(x + w * c.at, base, value ?? '', {
          size,
          anchor: c.anchor ?? 'l',
          fill: c.fill ?? theme.soft,
          weight: c.weight ?? 450,
          ...style,
        });
      }) + (rule && i < rows.length - 1 ? line(x, y + rowH * (i + 1), x + w, y + rowH * (i + 1), theme.line) : '')
    );
  });
}

export const tick = (x, y, s, colour, sw = 2.4) =>
  `<path d="M${x - s} ${y}L${x - s * 0.25} ${y + s * 0.7}L${x + s} ${y - s * 0.75}" fill="none" stroke="${colour}" stroke-width="${sw}" stroke-linecap="round" stroke-linejoin="round"/>`;
