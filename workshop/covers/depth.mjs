// A ladder whose bars are as long as their quantities, price before them and quantity behind, so that no label lies on one.
import { each, rect, text } from '../kit/svg.mjs';
import { book, fmt, short } from '../lib/series.mjs';

export function depth(r, { x, y, w, rowH = 30, levels, theme, mid, tick, digits = 2, size = 16, change }) {
  const { asks, bids } = book(r, mid, tick, levels);
  const most = Math.max(...asks.concat(bids).map((level) => level.qty));
  const [from, to] = [x + size * 3.7, x + w - size * 2.5];
  const row = ({ price, qty }, y0, bid) => {
    const base = y0 + rowH / 2 + size * 0.35;
    const length = (qty / most) * (to - from);
    return (
      rect(to - length, y0 + 3, length, rowH - 6, { r: 3, fill: bid ? theme.bid : theme.ask }) +
      text(x + 2, base, fmt(price, digits), { size, weight: 550, fill: bid ? theme.up : theme.soft }) +
      text(x + w, base, short(qty), { size: size - 1, fill: theme.text, anchor: 'r', fo: 0.86 })
    );
  };
  const touch = y + levels * rowH;
  const gap = rowH * 1.7;
  return (
    each(asks.toReversed(), (level, i) => row(level, y + i * rowH, false)) +
    text(x + 2, touch + gap * 0.66, fmt(mid, digits), { size: size * 1.65, weight: 650, fill: theme.text }) +
    text(x + w, touch + gap * 0.64, change, { size, weight: 550, fill: theme.up, anchor: 'r' }) +
    each(bids, (level, i) => row(level, touch + gap + i * rowH, true))
  );
}
