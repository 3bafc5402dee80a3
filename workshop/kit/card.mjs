// The social card: the name on the left, the product on the right.

import { blue, blueLight, glow, ink as t } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { ohlc } from '../lib/series.mjs';
import { candles, grid, tag, volume } from './charts.mjs';
import { mark } from './mark.mjs';
import { ladder } from './market.mjs';
import { ladderMotif } from './motif.mjs';
import { light, line, rect, text } from './svg.mjs';

export function socialCard() {
  const r = seeded('card');
  const [x, y, w, h] = [560, 92, 720, 620];
  const data = ohlc(r, 40, { start: 80, drift: 0.5, vol: 1.6 });
  const chart = candles(data, { x: x + 28, y: y + 84, w: 340, h: 310, theme: t, span: 9 });
  const last = chart.sy(data.at(-1).close);
  return (
    rect(0, 0, 1200, 630, { fill: t.bg }) +
    ladderMotif(r, {
      x: 0,
      y: 470,
      w: 470,
      h: 150,
      rows: 13,
      colours: ['#12234F', '#0E1B3B'],
      edge: 'l',
      thick: 0.36,
    }) +
    light(760, 330, 620, 480, blue, 0.5) +
    light(600, 640, 300, 160, glow, 0.12) +
    rect(x - 12, y - 12, w, h, { r: 28, fill: '#6C95FF', op: 0.1 }) +
    rect(x, y, w, h, { r: 18, fill: t.panel, stroke: t.edge, sw: 1.5 }) +
    text(x + 28, y + 46, '02871', { size: 24, weight: 650 }) +
    text(x + 122, y + 46, '48.36', { size: 24, weight: 500, fill: t.up }) +
    text(x + 204, y + 46, '+1.60%', { size: 20, weight: 500, fill: t.up }) +
    line(x, y + 68, x + w, y + 68, t.line) +
    line(x + 462, y + 68, x + 462, 630, t.line) +
    grid({ x: x + 28, y: y + 100, w: 372, h: 280, rows: 4, theme: t }) +
    chart.svg +
    volume(data, { x: x + 28, y: y + 420, w: 340, h: 84, theme: t }) +
    line(x + 28, last, x + 382, last, glow, { dash: '2 5' }) +
    tag(x + 382, last, '48.36', { fill: glow, w: 68 }) +
    ladder(r, {
      x: x + 482,
      y: y + 82,
      w: 150,
      rowH: 36,
      levels: 6,
      size: 17,
      mid: 48.36,
      tick: 0.02,
      theme: t,
      change: '',
    }) +
    mark(84, 152, 92) +
    text(80, 340, 'TradeGo', { size: 96, weight: 680, spacing: '-0.035em' }) +
    text(84, 400, 'GEM 08017', { size: 34, weight: 500, fill: blueLight })
  );
}
