// Covers about the trading clients: Windows, phone, Mac.
import { beacon, candles, grid, spark, tag, volume } from '../kit/charts.mjs';
import { laptop, phone } from '../kit/frames.mjs';
import { quotes, stepper, tick } from '../kit/market.mjs';
import { ground } from '../kit/motif.mjs';
import { arc, circle, clip, each, group, isLegible, light, line, many, path, polar, rect, text } from '../kit/svg.mjs';
import { blue, blueLight, glow, ink, paper } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { fmt, ohlc, signed, walk } from '../lib/series.mjs';
import { depth } from './depth.mjs';

const t = ink;

const chartPane = (r, x, y, w, h, { code, price, pct, n = 40, drift = 0.3, span = 9 }) => {
  const data = ohlc(r, n, { start: 100, drift, vol: 2 });
  const c = candles(data, { x: x + 16, y: y + 66, w: w - 100, h: h - 150, theme: t, span });
  const last = c.sy(data.at(-1).close);
  return (
    text(x + 18, y + 36, code, { size: 19, weight: 650, fill: '#fff' }) +
    text(x + 96, y + 36, price, { size: 19, weight: 500, fill: t.up }) +
    text(x + w - 18, y + 36, `${signed(pct)}%`, { size: 17, weight: 500, fill: pct < 0 ? t.down : t.up, anchor: 'r' }) +
    grid({ x: x + 16, y: y + 66, w: w - 100, h: h - 150, rows: 4, theme: t }) +
    c.svg +
    volume(data, { x: x + 16, y: y + h - 66, w: w - 100, h: 50, theme: t }) +
    line(x + 16, last, x + w - 84, last, glow, { dash: '2 5', op: 0.7 }) +
    tag(x + w - 78, last, price, { fill: glow, size: 15, w: 66, h: 26 })
  );
};

/** Six screens, each with one thing on it, drawn for the size of a thumbnail. */
export function windows1030() {
  const r = seeded('windows-10-30');
  const w = 352;
  const h = 244;
  const data = ohlc(r, 13, { start: 100, drift: 0.9, vol: 2.4 });
  const shown = [
    (x, y) => candles(data, { x, y, w: w - 56, h: h - 60, theme: paper }).svg,
    (x, y) =>
      each([0.9, 0.62, 0.78, 0.4, 0.55], (share, i) =>
        rect(x, y + 6 + i * 37, (w - 56) * share, 22, { r: 5, fill: i < 2 ? '#9DB7FF' : blue }),
      ),
    (x, y) => spark(walk(r, 40, { start: 10, drift: 0.09, vol: 1 }), x, y + 10, w - 56, h - 84, blue, 0.2, 7),
    (x, y) =>
      each(
        ['86.45', '12.08', '41.30'],
        (price, i) =>
          text(x + w - 56, y + 52 + i * 62, price, { size: 52, weight: 650, fill: paper.text, anchor: 'r' }) +
          rect(x, y + 22 + i * 62, 84, 20, { r: 6, fill: i === 1 ? '#C3CEDF' : blue }),
      ),
    (x, y) =>
      many(12, (i) => {
        const tall = [60, 96, 74, 128, 110, 150, 92, 168, 140, 176, 120, 158][i];
        return rect(x + i * 25, y + h - 62 - tall, 17, tall, { r: 4, fill: i === 9 ? blue : '#9DB7FF' });
      }),
    (x, y) =>
      each([0, 1, 2], (row) =>
        each([0, 1, 2, 3], (column) =>
          rect(x + column * 75, y + 2 + row * 62, 67, 54, {
            r: 6,
            fill: [blue, '#6C95FF', '#C9D8FF', '#9DB7FF', '#DCE6FB'][(row * 3 + column * 2) % 5],
          }),
        ),
      ),
  ];
  return (
    ground(t, { fill: blue, lights: [[1040, 80, 760, 480, '#6C95FF', 0.7]] }) +
    each(shown, (draw, i) => {
      const [x, y] = [72 + (i % 3) * (w + 40), 96 + Math.floor(i / 3) * (h + 40)];
      return rect(x, y, w, h, { r: 16, fill: '#fff' }) + draw(x + 28, y + 30);
    })
  );
}

const ticketHead = (x, y, w, code, price, pct) =>
  text(x, y, code, { size: 22, weight: 650 }) +
  text(x + w, y, `${signed(pct)}%`, { size: 19, weight: 550, fill: t.up, anchor: 'r' }) +
  text(x, y + 46, price, { size: 44, weight: 650, spacing: '-0.02em' });

const orderOf82 = { price: 48.36, quantity: 2000, power: 200000 };

/** Step one writes the order, step two sends it; as a thumbnail the second alone, for two handsets are too small there. */
export function app82() {
  if (!isLegible(42)) return app82Small();
  const r = seeded('app-8-2');
  const { price, quantity, power } = orderOf82;
  const value = price * quantity;
  /** How far one is: the first of two bars, then both. */
  const step = (x, y, w, done) =>
    many(2, (i) => rect(x + i * (w / 2 + 5), y, w / 2 - 5, 6, { r: 3, fill: i < done ? blueLight : t.edge }));
  /** Stands for a word. */
  const word = (x, y, w, fill = t.mute, op = 0.6) => rect(x, y - 5, w, 10, { r: 5, fill, op });
  const one = phone({ x: 228, y: 66, w: 350, h: 720, theme: t }, (x, y, w) => {
    const [px, pw] = [x + 24, w - 48];
    const chips = (pw + 8) / 4;
    const foot = y + 612;
    return (
      step(px, y + 66, pw, 1) +
      rect(px, y + 92, pw, 48, { r: 12, fill: t.raised }) +
      rect(px + 3, y + 95, pw / 2 - 3, 42, { r: 10, fill: blue }) +
      word(px + pw * 0.25 - 24, y + 116, 48, '#fff', 1) +
      word(px + pw * 0.75 - 24, y + 116, 48) +
      ticketHead(px, y + 182, pw, '02871', '48.36', 1.6) +
      spark(walk(r, 60, { drift: 0.08, vol: 1 }), px, y + 246, pw, 58, blueLight, 0.3) +
      stepper(px, y + 326, pw, 56, fmt(price), t) +
      stepper(px, y + 394, pw, 56, fmt(quantity, 0), t) +
      each(['25%', '50%', '75%', '100%'], (share, i) => {
        const chosen = i === 1;
        return (
          rect(px + i * chips, y + 464, chips - 8, 38, {
            r: 8,
            fill: chosen ? '#17306E' : t.raised,
            stroke: chosen ? blueLight : t.edge,
          }) +
          text(px + i * chips + (chips - 8) / 2, y + 489, share, {
            size: 16,
            weight: 500,
            anchor: 'm',
            fill: chosen ? '#fff' : t.soft,
          })
        );
      }) +
      text(px, y + 538, fmt(value), { size: 20, weight: 650 }) +
      text(px + pw, y + 538, fmt(power), { size: 17, fill: t.mute, anchor: 'r' }) +
      rect(px, y + 550, pw, 6, { r: 3, fill: t.edge }) +
      rect(px, y + 550, (pw * value) / power, 6, { r: 3, fill: blueLight }) +
      rect(px, y + 578, pw, 60, { r: 14, fill: blue }) +
      path(`M${px + pw / 2 - 20} ${foot - 4}h38m-13 -13l13 13l-13 13`, {
        stroke: '#fff',
        sw: 4,
        cap: 'round',
        join: 'round',
      })
    );
  });
  const two = phone({ x: 650, y: -74, w: 404, h: 772, theme: t }, (x, y, w) => {
    const [px, pw] = [x + 28, w - 56];
    const middle = x + w / 2;
    const ring = [middle, y + 190, 62];
    const costs = [
      [72, 'HK$', value],
      [58, '0.03%', value * 0.0003],
      [58, '0.1%', Math.ceil(value * 0.001)],
      [58, '0.0127%', value * 0.000127],
    ];
    let top = y + 354;
    return (
      light(middle, y + 200, 230, 200, blue, 0.6) +
      step(px, y + 90, pw, 2) +
      circle(...ring, { fill: 'none', stroke: '#22345F', sw: 9 }) +
      path(arc(...ring, 0, 0.78), { stroke: blueLight, sw: 9, cap: 'round' }) +
      beacon(...polar(...ring, 0.78), glow, 8) +
      text(middle, ring[1] + 13, '0.5s', { size: 38, weight: 650, anchor: 'm', spacing: '-0.02em' }) +
      text(px, y + 320, '02871', { size: 24, weight: 650 }) +
      text(px + pw, y + 320, `${fmt(quantity, 0)} × ${fmt(price)}`, {
        size: 25,
        weight: 500,
        fill: t.soft,
        anchor: 'r',
      }) +
      each(costs, ([tall, label, amount], i) => {
        const base = top + (i ? 39 : 47);
        top += tall;
        return (
          line(px, top - tall, px + pw, top - tall, t.edge) +
          text(px, base, label, { size: 25, fill: t.mute, weight: 450 }) +
          text(px + pw, base, fmt(amount), {
            size: i ? 25 : 34,
            weight: i ? 550 : 680,
            anchor: 'r',
            fill: i ? t.soft : '#fff',
            spacing: i ? undefined : '-0.02em',
          })
        );
      }) +
      clip(
        px,
        y + 630,
        pw,
        76,
        18,
        rect(px, y + 630, pw, 76, { fill: '#17306E' }) + rect(px, y + 630, pw * 0.78, 76, { fill: blue }),
      ) +
      tick(middle, y + 669, 17, '#fff', 5)
    );
  });
  const c = candles(ohlc(r, 56, { drift: 0.5, vol: 2 }), {
    x: -20,
    y: 120,
    w: 1320,
    h: 480,
    theme: { ...t, up: '#1B2F63', down: '#1B2740', panel: t.bg },
    body: 0.6,
  });
  return (
    ground(t, {
      lights: [
        [860, 330, 560, 480, blue, 0.6],
        [300, 640, 420, 260, glow, 0.13],
      ],
    }) +
    c.svg +
    one +
    two +
    path('M584 470C620 470 622 420 646 410', { stroke: glow, sw: 3, cap: 'round', dash: '2 8' })
  );
}

function app82Small() {
  const [x, y, w] = [310, 64, 660];
  const middle = x + w / 2;
  const ring = [middle, 356, 172];
  return (
    ground(t, { fill: '#12307F', lights: [[middle, 330, 900, 560, blue, 0.9]] }) +
    rect(x, y, w, 900, { r: 92, fill: '#7FA0F5' }) +
    rect(x + 7, y + 7, w - 14, 900, { r: 86, fill: '#060A12' }) +
    rect(x + 22, y + 22, w - 44, 900, { r: 72, fill: t.panel }) +
    light(ring[0], ring[1], 320, 300, blue, 0.55) +
    rect(middle - 84, y + 44, 168, 40, { r: 20, fill: '#000' }) +
    circle(...ring, { fill: 'none', stroke: '#2A4380', sw: 26 }) +
    path(arc(...ring, 0, 0.78), { stroke: blueLight, sw: 26, cap: 'round' }) +
    beacon(...polar(...ring, 0.78), glow, 20) +
    text(middle, ring[1] + 42, '0.5s', { size: 120, weight: 650, anchor: 'm', spacing: '-0.02em' }) +
    rect(x + 70, 584, w - 140, 110, { r: 26, fill: blue }) +
    tick(middle, 641, 30, '#fff', 11)
  );
}

/** The Mac client on its own machine, the chip's die glowing under it. */
export function mac28() {
  const r = seeded('mac-2-8');
  const die = [];
  for (let i = 0; i < 11; i++)
    for (let j = 0; j < 19; j++) {
      const near = Math.exp(-(((j - 9) / 8) ** 2) - ((i - 5) / 5) ** 2);
      die.push(
        rect(60 + j * 62, 20 + i * 62, 54, 54, {
          r: 7,
          fill: r.next() < near * 0.62 ? ['#1B3D94', '#2450C4', '#142C6B'][(i * 7 + j) % 3] : '#0E1A38',
          stroke: '#22366A',
          op: 0.35 + 0.65 * near,
        }),
      );
    }
  const screen = laptop(
    { x: 200, y: 70, w: 880, theme: t },
    (x, y, w, h) =>
      rect(x, y, w, h, { fill: t.panel }) +
      rect(x, y, 188, h, { fill: '#0E1728' }) +
      many(3, (i) => circle(x + 22 + i * 20, y + 24, 6, { fill: '#3A4A68' })) +
      quotes(r, {
        x: x + 18,
        y: y + 48,
        w: 152,
        rowH: 58,
        size: 16,
        chart: false,
        active: 2,
        theme: t,
        rows: [
          ['02871', '48.36', 1.6],
          ['02892', '18.23', 2.07],
          ['02853', '126.4', 3.69],
          ['07405', '214.6', -1.65],
          ['07061', '73.85', 2.64],
          ['07466', '36.92', 0.33],
          ['02884', '9.470', -1.56],
          ['07012', '22.16', 0.54],
        ],
      }) +
      chartPane(r, x + 188, y + 4, w - 188 - 206, h, { code: '02853', price: '126.4', pct: 3.69, n: 38, drift: 0.12 }) +
      line(x + w - 206, y, x + w - 206, y + h, t.line) +
      depth(r, {
        x: x + w - 190,
        y: y + 22,
        w: 174,
        rowH: 31,
        levels: 7,
        size: 16,
        mid: 126.4,
        tick: 0.1,
        digits: 1,
        theme: t,
        change: '+3.69%',
      }),
  );
  return (
    ground(t, { lights: [[640, 340, 720, 430, blue, 0.42]] }) +
    group(die.join('')) +
    light(640, 660, 620, 130, glow, 0.3) +
    screen
  );
}
