// Page-header backdrops. Words stand on the left, so the market only gathers on the right.

import { blue, glow, ink } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { average, ohlc } from '../lib/series.mjs';
import { ladderMotif } from './motif.mjs';
import { each, fade, light, line, many, path, rect, smooth } from './svg.mjs';

const calm = (w, h, until) => {
  const [defs, veil] = fade(
    [
      [0, ink.bg, 1],
      [until, ink.bg, 0.86],
      [Math.min(1, until + 0.3), ink.bg, 0],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0 },
  );
  return defs + rect(0, 0, w, h, { fill: veil });
};
// On a phone the words run across the whole top, so only the left is dimmed, and not put out.
const hush = (w, h) => {
  const [defs, veil] = fade(
    [
      [0, ink.bg, 0.66],
      [0.56, ink.bg, 0.52],
      [1, ink.bg, 0],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0 },
  );
  return defs + rect(0, 0, w, h, { fill: veil });
};
const lid = (w, h) => {
  const [defs, veil] = fade([
    [0, ink.bg, 0.7],
    [0.25, ink.bg, 0],
    [0.8, ink.bg, 0],
    [1, ink.bg, 0.75],
  ]);
  return defs + rect(0, 0, w, h, { fill: veil });
};

function weave(data, { x, y, w, h, colours, body = 0.5 }) {
  const low = Math.min(...data.map((d) => d.low));
  const high = Math.max(...data.map((d) => d.high));
  const sy = (v) => y + h - ((v - low) / (high - low)) * h;
  const step = w / data.length;
  const at = (i) => x + step * (i + 0.5);
  const svg = each(data, (d, i) => {
    const up = d.close >= d.open;
    const c = colours[up ? 0 : 1];
    const top = sy(Math.max(d.open, d.close));
    return (
      line(at(i), sy(d.high), at(i), sy(d.low), c, { sw: 2 }) +
      rect(at(i) - (step * body) / 2, top, step * body, Math.max(4, Math.abs(sy(d.open) - sy(d.close))), {
        r: 3,
        fill: c,
      })
    );
  });
  return {
    svg,
    curve: smooth(
      average(
        data.map((d) => d.close),
        7,
      ).map((v, i) => [at(i), sy(v)]),
    ),
  };
}

/** 1: the whole book against the right edge, a chart showing through. */
function deepBook(w, h, small) {
  const r = seeded('lattice-1');
  const k = small ? 0.1 : 0.46;
  const c = weave(ohlc(r, small ? 26 : 44, { drift: 0.5, vol: 2 }), {
    x: w * k,
    y: h * (small ? 0.46 : 0.2),
    w: w * (1 - k) * 0.94,
    h: h * (small ? 0.44 : 0.56),
    colours: ['#27499F', '#22304F'],
  });
  return (
    light(w * 0.86, h * (small ? 0.68 : 0.5), w * (small ? 0.52 : 0.36), h * (small ? 0.5 : 0.7), blue, 0.5) +
    light(w * 0.97, h * 0.55, w * 0.12, h * 0.34, glow, 0.2) +
    c.svg +
    ladderMotif(r, {
      x: w * (small ? 0.34 : 0.56),
      y: h * (small ? 0.42 : 0.08),
      w: w * (small ? 0.66 : 0.44),
      h: h * (small ? 0.54 : 0.84),
      rows: small ? 20 : 34,
      colours: ['#3D6BE6', '#27918F'],
      thick: 0.3,
      min: 0.05,
    })
  );
}

/** 2: the candle lattice climbing out of the dark, its average lit. */
function climb(w, h, small) {
  const r = seeded(small ? 'lattice-2s' : 'lattice-2');
  const data = ohlc(r, small ? 24 : 42, { start: 20, drift: small ? 0.6 : 0.4, vol: 2.3 });
  const box = small
    ? { x: 0, y: h * 0.46, w: w * 1.02, h: h * 0.38 }
    : { x: w * 0.42, y: h * 0.16, w: w * 0.59, h: h * 0.56 };
  const near = weave(data, { ...box, colours: ['#4676F5', '#33466F'], body: 0.58 });
  const step = box.w / data.length;
  const turnover = each(data, (d, i) =>
    rect(box.x + step * (i + 0.21), h * 0.93 - d.volume * h * 0.1, step * 0.58, d.volume * h * 0.1, {
      r: 3,
      fill: '#1C3882',
    }),
  );
  return (
    light(w * 0.9, h * (small ? 0.56 : 0.36), w * (small ? 0.5 : 0.36), h * (small ? 0.5 : 0.7), blue, 0.55) +
    light(w * 0.98, h * (small ? 0.5 : 0.24), w * 0.1, h * 0.28, glow, 0.22) +
    turnover +
    near.svg +
    path(near.curve, { stroke: glow, sw: 14, op: 0.1 }) +
    path(near.curve, { stroke: '#8FE9E6', sw: 2.5, op: 0.8 })
  );
}

/** 3: depth, both sides of the touch, stepping down to the price. */
function depth(w, h, small) {
  const r = seeded('lattice-3');
  const [mid, half] = small ? [w * 0.62, w * 0.62] : [w * 0.79, w * 0.34];
  const n = small ? 26 : 34;
  const step = half / n;
  const [d1, bid] = fade([
    [0, '#4A78F2'],
    [1, '#0E1C40'],
  ]);
  const [d2, ask] = fade([
    [0, '#2A4A8E'],
    [1, '#0A1428'],
  ]);
  const side = (dir, fill) => {
    let sum = 0;
    return many(n, (i) => {
      sum += 0.4 + r.next() * 1.3;
      const tall = h * (small ? 0.42 : 0.68) * (0.05 + Math.min(1, sum / (n * 1.15)));
      const x = dir < 0 ? mid - step * (i + 1) - 5 : mid + step * i + 5;
      return rect(x, h * 0.9 - tall, step * 0.62, tall, { r: 3, fill, op: 1 - (i / n) * 0.5 });
    });
  };
  return (
    light(mid, h * 0.62, w * 0.3, h * 0.62, blue, 0.55) +
    light(mid, h * 0.86, w * 0.09, h * 0.2, glow, 0.42) +
    many(6, (i) => line(w * 0.3, h * (0.18 + i * 0.144), w, h * (0.18 + i * 0.144), '#17233D')) +
    d1 +
    d2 +
    side(-1, bid) +
    side(1, ask) +
    rect(mid - 1.5, h * (small ? 0.46 : 0.16), 3, h * (small ? 0.44 : 0.74), { fill: glow, op: 0.75 })
  );
}

export const backdrops = [deepBook, climb, depth].map((draw) => (w, h) => {
  const small = w < 1200;
  return rect(0, 0, w, h, { fill: ink.bg }) + draw(w, h, small) + (small ? hush(w, h) : calm(w, h, 0.5)) + lid(w, h);
});
