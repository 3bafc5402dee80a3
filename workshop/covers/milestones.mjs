import { mark } from '../kit/mark.mjs';
import { ground, ladderMotif } from '../kit/motif.mjs';
import { at, circle, each, many, path, points, polar, rect, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { ohlc, walk } from '../lib/series.mjs';

/** Fifty-eight spokes and the one that has just been plugged in. */
export function partner59() {
  const r = seeded('partner-59-brokers');
  const t = ink;
  const [cx, cy] = [640, 360];
  const nodes = Array.from({ length: 59 }, (_, i) => {
    const turn = i / 59 + 0.155;
    const radius = [206, 268, 330][i % 3] + r.between(-12, 12);
    const [x, y] = polar(cx, cy, radius, turn);
    return { x: cx + (x - cx) * 1.58, y: cy + (y - cy) * 0.98, turn };
  });
  const lines = each(nodes, (n, i) => {
    const hot = i === 58;
    return path(`M${cx} ${cy}Q${cx + (n.x - cx) * 0.45} ${cy + (n.y - cy) * 0.2} ${n.x} ${n.y}`, {
      stroke: hot ? glow : ['#2B4896', '#3862CC', '#223A78'][i % 3],
      sw: hot ? 4 : 1.8,
      op: hot ? 1 : 0.9,
    });
  });
  const shapes = each(nodes, (n, i) => {
    const hot = i === 58;
    const s = 11 + (i % 4) * 2.4;
    if (hot) return '';
    const fill = ['#0E1A36', '#14275A', '#1B3A8C'][i % 3];
    return (
      rect(n.x - s, n.y - s, 2 * s, 2 * s, { r: s * 0.5, fill, stroke: blueLight, sw: 1.8, so: 0.75 }) +
      rect(n.x - s * 0.42, n.y - s * 0.42, s * 0.84, 2.4, { r: 1.2, fill: '#C7D6FF' }) +
      rect(n.x - s * 0.42, n.y + s * 0.16, s * 0.5, 2.4, { r: 1.2, fill: '#6C95FF' })
    );
  });
  const n = nodes[58];
  return (
    ground(t, {
      lights: [
        [640, 360, 620, 420, blue, 0.5],
        [n.x, n.y, 200, 160, glow, 0.3],
      ],
    }) +
    lines +
    shapes +
    rect(n.x - 40, n.y - 34, 80, 68, { r: 18, fill: glow }) +
    text(n.x, n.y + 14, '59', { size: 40, weight: 720, fill: '#06121B', anchor: 'm', spacing: '-0.02em' }) +
    circle(cx, cy, 92, { fill: '#0B1220', stroke: '#3A5FC2', sw: 2 }) +
    circle(cx, cy, 108, { fill: 'none', stroke: '#3A5FC2', sw: 1, dash: '2 6' }) +
    mark(cx - 39, cy - 39, 78)
  );
}

/** Three hundred in three hundred tiles. */
export function listedCompany300() {
  const r = seeded('listed-company-300');
  const t = ink;
  const [cols, s] = [25, 45.2];
  const [x0, y0] = [75, 89];
  const three = ['1111111', '1111111', '0000011', '0011111', '0011111', '0000011', '1111111', '1111111'];
  const zero = ['1111111', '1111111', '1100011', '1100011', '1100011', '1100011', '1111111', '1111111'];
  const on = (c, row) =>
    [
      [1, three],
      [9, zero],
      [17, zero],
    ].some(([start, shape]) => shape[row - 2]?.[c - start] === '1');
  const tiles = many(300, (i) => {
    const [c, row] = [i % cols, Math.floor(i / cols)];
    const [x, y] = [x0 + c * s, y0 + row * s];
    const lit = on(c, row);
    const last = i === 299;
    const v = walk(r, 12, { vol: 1.2, drift: last ? 0.9 : lit ? 0.28 : 0 });
    const [lo, hi] = [Math.min(...v), Math.max(...v)];
    return (
      rect(x, y, s - 5, s - 5, {
        r: 7,
        fill: last ? glow : lit ? blue : '#0E1729',
        stroke: lit || last ? 'none' : '#1E2B45',
      }) +
      path(points(v.map((q, k) => [x + 8 + k * 2.22, y + 31 - ((q - lo) / (hi - lo)) * 21])), {
        stroke: last ? '#06302E' : lit ? '#DDE7FF' : '#33466F',
        sw: 2.2,
        join: 'round',
        cap: 'round',
      })
    );
  });
  return (
    ground(t, {
      lights: [
        [640, 360, 720, 420, blue, 0.55],
        [1180, 620, 240, 180, glow, 0.4],
      ],
    }) + tiles
  );
}

/** Two towers at night whose lit windows are a candle chart. */
export function shanghaiOffice() {
  const r = seeded('shanghai-office');
  const t = ink;
  const data = ohlc(r, 16, { start: 50, drift: 1.6, vol: 4 });
  const lo = Math.min(...data.map((d) => d.low));
  const hi = Math.max(...data.map((d) => d.high));
  const rows = 27;
  const rowOf = (v) => Math.round(((hi - v) / (hi - lo)) * (rows - 4)) + 2;
  const [wx, wy] = [32, 21];
  const facade = at(
    392,
    58,
    rect(-26, -26, 16 * wx + 52, 760, { r: 6, fill: '#0A1222', stroke: '#22304C', sw: 2 }) +
      many(16, (c) =>
        many(31, (k) => {
          const d = data[c];
          const [h, l, a, b] = [
            rowOf(d.high),
            rowOf(d.low),
            rowOf(Math.max(d.open, d.close)),
            rowOf(Math.min(d.open, d.close)),
          ];
          const body = k >= a && k <= b;
          const wick = k >= h && k <= l;
          const up = d.close >= d.open;
          const last = c === 15 && body;
          const x = c * wx;
          const y = k * wy;
          const pane = (fill, op = 1) => rect(x + 2, y, wx - 4, wy - 5, { r: 2, fill, op });
          return (
            pane(r.next() > 0.93 ? '#1A2B56' : '#101B31') +
            (body
              ? pane(last ? glow : up ? blueLight : '#8FA0C4')
              : wick
                ? rect(x + wx / 2 - 3.5, y, 7, wy - 5, { r: 2, fill: up ? '#4C7BF5' : '#66779C' })
                : '')
          );
        }),
      ),
  );
  const side = (x, y, w, cols, tone) =>
    rect(x, y, w, 800, { r: 4, fill: '#080E1A', stroke: '#162138' }) +
    many(cols, (c) =>
      many(30, (k) =>
        rect(x + 10 + (c * (w - 20)) / cols + 2, y + 18 + k * 21, (w - 20) / cols - 4, 13, {
          r: 2,
          fill: r.next() > 0.84 ? tone : '#0D1628',
        }),
      ),
    );
  return (
    ground(t, {
      lights: [
        [640, 180, 760, 460, blue, 0.6],
        [900, 90, 260, 180, glow, 0.2],
      ],
    }) +
    side(20, 330, 150, 5, '#22408A') +
    side(196, 214, 150, 5, '#2B50B0') +
    side(978, 150, 130, 4, '#2B50B0') +
    side(1130, 300, 180, 6, '#22408A') +
    facade +
    text(70, 130, 'SHA', { size: 84, weight: 700, spacing: '-0.03em' }) +
    text(74, 176, '31.2° N  121.5° E', { size: 22, weight: 500, fill: '#AFC0E4' })
  );
}

/** For news without a picture of its own. */
export function defaultCover() {
  const r = seeded('default');
  const t = ink;
  return (
    ground(t, {
      lights: [
        [980, 300, 620, 460, blue, 0.42],
        [1120, 420, 240, 200, glow, 0.1],
      ],
    }) +
    ladderMotif(r, {
      x: 440,
      y: 48,
      w: 840,
      h: 624,
      rows: 32,
      colours: ['#3A66D8', '#23616F'],
      thick: 0.36,
      op: 0.85,
      min: 0.12,
    }) +
    mark(150, 288, 144)
  );
}
