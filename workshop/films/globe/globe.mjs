// The globe of markets: dotted land, six markets, light travelling between them, five places for words around it.
import { circle, each, line, path } from '../../kit/svg.mjs';
import { blueLight, glow, ink } from '../../lib/palette.mjs';
import { act, blend, clamp, ease, fract, mix, stay, swing } from '../motion.mjs';
import { flight, landDots, place, turned } from './sphere.mjs';

const [width, height] = [1280, 800];
const [cx, cy] = [width / 2, height / 2];
const radius = 272;
const orbit = 352;
const tilt = 21;
const roll = -9;

/** The six markets of the platform; the page writes its name beside it while it can be seen (`follow`). */
const markets = {
  hongKong: place(114.2, 22.3),
  shanghai: place(121.5, 31.2),
  tokyo: place(139.7, 35.7),
  singapore: place(103.8, 1.3),
  london: place(-0.1, 51.5),
  newYork: place(-74, 40.7),
};

// From, to, flights in one film, phase of the first.
const routes = [
  ['hongKong', 'newYork', 2, 0.02],
  ['hongKong', 'london', 2, 0.3],
  ['hongKong', 'tokyo', 3, 0.1],
  ['hongKong', 'singapore', 3, 0.22],
  ['shanghai', 'hongKong', 3, 0.44],
  ['shanghai', 'tokyo', 3, 0.28],
  ['singapore', 'london', 2, 0.12],
  ['london', 'newYork', 3, 0.05],
  ['newYork', 'tokyo', 2, 0.33],
].map(([from, to, times, phase]) => ({ way: flight(markets[from], markets[to], 56), times, phase }));

const dots = landDots(1.65);
const dotSize = 2.2;

const n = (v) => v.toFixed(1);
const onScreen = ([x, y]) => [cx + x * radius, cy - y * radius];
const behind = ([x, y, z]) => z < 0 && x * x + y * y < 1;

// Slow while Asia and Europe pass, quicker over the Pacific.
const facing = (t) => 112 - 360 * (t - (0.42 / (2 * Math.PI)) * swing(t));

function sun(t) {
  const angle = 2.42 + 0.16 * swing(t, 1, 0.1);
  const v = [Math.cos(angle) * 0.78, Math.sin(angle) * 0.72, 0.52 + 0.12 * swing(t, 1, 0.35)];
  const length = Math.hypot(...v);
  return v.map((part) => part / length);
}

/** A round dot lying on the globe is an ellipse on the screen. */
function disc([x, y, z], size) {
  const rim = Math.hypot(x, y) || 1e-6;
  const [ux, uy] = [(-y / rim) * size, (x / rim) * size];
  const [px, py] = [cx + x * radius, cy - y * radius];
  const lean = (Math.atan2(-uy, ux) * 180) / Math.PI;
  const arc = `A${n(size)} ${n(Math.max(0.25, size * z))} ${n(lean)} 1 0`;
  return `M${(px - ux).toFixed(2)} ${(py + uy).toFixed(2)}${arc} ${(px + ux).toFixed(2)} ${(py - uy).toFixed(2)}${arc} ${(px - ux).toFixed(2)} ${(py + uy).toFixed(2)}`;
}

const shades = 18;
const shade = (k) =>
  k < 0.55 ? blend('#16213C', '#3E66D6', k / 0.55) : blend('#3E66D6', '#A9C1FF', (k - 0.55) / 0.45);

function groundDots(view, light) {
  const heaps = Array.from({ length: shades }, () => '');
  for (const dot of dots) {
    const p = view(dot);
    if (p[2] < 0.04) continue;
    const lit = p[0] * light[0] + p[1] * light[1] + p[2] * light[2];
    const day = clamp((lit + 0.22) / 1.1); // a soft terminator: dusk begins past the horizon of light
    const k = mix(0.16, 1, day ** 1.15) * mix(0.45, 1, clamp(p[2] / 0.4));
    heaps[Math.min(shades - 1, Math.floor(k * shades))] += disc(p, dotSize);
  }
  return each(heaps, (d, i) => (d ? path(d, { fill: shade((i + 0.5) / shades) }) : ''));
}

function body(light) {
  const [gx, gy] = [0.5 + light[0] * 0.36, 0.5 - light[1] * 0.36];
  const id = (name) => `globe-${name}`;
  return `<defs>
    <radialGradient id="${id('air')}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${radius * 1.3}">
      <stop offset="0.74" stop-color="#2E62FF" stop-opacity="0.42"/><stop offset="0.79" stop-color="#1F4FE0" stop-opacity="0.2"/>
      <stop offset="0.88" stop-color="#173A9E" stop-opacity="0.07"/><stop offset="1" stop-color="#173A9E" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="${id('sea')}" cx="${gx.toFixed(3)}" cy="${gy.toFixed(3)}" r="0.86">
      <stop offset="0" stop-color="#142B66"/><stop offset="0.38" stop-color="#0D1B42"/>
      <stop offset="0.75" stop-color="#090F20"/><stop offset="1" stop-color="#070B14"/>
    </radialGradient>
    <linearGradient id="${id('rim')}" x1="${(0.5 + light[0] * 0.62).toFixed(3)}" y1="${(0.5 - light[1] * 0.62).toFixed(3)}" x2="${(0.5 - light[0] * 0.62).toFixed(3)}" y2="${(0.5 + light[1] * 0.62).toFixed(3)}">
      <stop offset="0" stop-color="#B5F5F2"/><stop offset="0.22" stop-color="#6C95FF" stop-opacity="0.75"/>
      <stop offset="0.6" stop-color="#2A4FB5" stop-opacity="0.3"/><stop offset="1" stop-color="#2A3853" stop-opacity="0.35"/>
    </linearGradient>
    <linearGradient id="${id('wet')}" x1="${(0.5 + light[0] * 0.6).toFixed(3)}" y1="${(0.5 - light[1] * 0.6).toFixed(3)}" x2="0.55" y2="0.6">
      <stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
    </linearGradient>
    <mask id="${id('lit')}"><rect width="${width}" height="${height}" fill="url(#${id('wet')})"/></mask>
  </defs>
  <g opacity="0.4">${circle(cx, cy, radius * 1.3, { fill: `url(#${id('air')})` })}</g>
  <g mask="url(#${id('lit')})">${circle(cx, cy, radius * 1.3, { fill: `url(#${id('air')})` })}</g>
  ${circle(cx, cy, radius, { fill: `url(#${id('sea')})` })}
  ${circle(cx, cy, radius, { fill: 'none', stroke: `url(#${id('rim')})`, sw: 1.6 })}`;
}

/** Light with a head and a long tail. Between flights there is nothing: a faint thread would not survive encoding. */
function traffic(view, t) {
  return each(routes, ({ way, times, phase }) => {
    const seen = way.map(view);
    const now = fract(t * times + phase);
    const head = act(now, 0.04, 0.6);
    const tail = act(now, 0.3, 0.94);
    let svg = '';
    // Laid over one another from the tail on, so that the light grows towards the head without a seam.
    const layers = 9;
    if (head - tail > 0.004)
      for (let i = 0; i < layers; i++) {
        const k = i / (layers - 1);
        const d = trace(seen, mix(tail, head, k * 0.82), head, 40);
        svg += path(d, {
          stroke: blend('#3F6DF2', glow, k),
          sw: mix(1.5, 2.5, k),
          so: mix(0.42, 0.36, k),
          cap: 'round',
        });
      }
    const tip = along(seen, head);
    const bright = stay(now, 0.04, 0.66, 0.08, 0.1);
    if (bright > 0.01 && !behind(tip)) {
      const [x, y] = onScreen(tip);
      svg +=
        circle(x, y, 7, { fill: 'url(#globe-spark)', op: bright }) + circle(x, y, 2.3, { fill: '#E9FFFE', op: bright });
    }
    return svg;
  });
}

function trace(list, from, to, steps) {
  let d = '';
  let pen = false;
  for (let i = 0; i <= steps; i++) {
    const p = along(list, mix(from, to, i / steps));
    const hidden = behind(p);
    if (!hidden) {
      const [x, y] = onScreen(p);
      d += `${pen ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`;
    }
    pen = !hidden;
  }
  return d;
}

function along(list, k) {
  const at = clamp(k) * (list.length - 1);
  const i = Math.min(list.length - 2, Math.floor(at));
  return list[i].map((v, axis) => mix(v, list[i + 1][axis], at - i));
}

const sparkDefs = `<defs><radialGradient id="globe-spark"><stop offset="0" stop-color="${glow}" stop-opacity="0.9"/>
  <stop offset="0.35" stop-color="${glow}" stop-opacity="0.35"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>`;

function nodes(view, t) {
  return each(Object.entries(markets), ([name, vector], i) => {
    const p = view(vector);
    const near = clamp((p[2] - 0.02) / 0.22);
    if (!near) return '';
    const [x, y] = onScreen(p);
    const home = name === 'hongKong';
    const size = (home ? 5 : 3.1) * mix(0.7, 1, near);
    const pulse = fract(t * 4 + i * 0.27);
    const ring = disc(p, size + pulse * (home ? 22 : 12));
    return (
      path(ring, { stroke: glow, sw: 1.2, so: (1 - pulse) ** 1.6 * 0.7 * near }) +
      circle(x, y, size * 3.4, { fill: 'url(#globe-spark)', op: near * 0.8 }) +
      circle(x, y, size, { fill: home ? glow : blend(blueLight, '#FFFFFF', 0.6), op: near }) +
      circle(x, y, size * 0.42, { fill: '#FFFFFF', op: near })
    );
  });
}

/** Five anchors on a ring: the page lays an icon over each. One after another sends its light to the globe. */
function anchors(t) {
  const ring = circle(cx, cy, orbit, { fill: 'none', stroke: '#2A3C66', sw: 1, dash: '2 7', cap: 'round', op: 0.9 });
  return (
    ring +
    each([0, 1, 2, 3, 4], (i) => {
      const angle = ((-90 + i * 72) * Math.PI) / 180;
      const at = (r) => [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
      const [[ax, ay], [bx, by]] = [at(orbit), at(radius + 6)];
      const now = fract(t * 2 - i / 5);
      const go = act(now, 0.1, 0.4, ease.inOut);
      const [hx, hy] = at(mix(orbit, radius, go));
      const seen = stay(now, 0.1, 0.44, 0.06, 0.08);
      return (
        line(ax, ay, bx, by, '#33508F', { so: 0.6 }) +
        circle(ax, ay, 26, { fill: '#0B1426', stroke: '#2A3C66', sw: 1 }) +
        circle(ax, ay, 26 + 10 * act(now, 0, 0.3, ease.out), {
          fill: 'none',
          stroke: blueLight,
          so: 0.5 * stay(now, 0, 0.34, 0.04, 0.26),
        }) +
        circle(ax, ay, 4, { fill: blueLight }) +
        circle(hx, hy, 9, { fill: 'url(#globe-spark)', op: seen }) +
        circle(hx, hy, 2.2, { fill: '#E9FFFE', op: seen })
      );
    })
  );
}

function draw(t) {
  const view = turned(facing(t), tilt, roll);
  const light = sun(t);
  return [
    `<rect width="${width}" height="${height}" fill="${ink.bg}"/>`,
    sparkDefs,
    body(light),
    groundDots(view, light),
    anchors(t),
    traffic(view, t),
    nodes(view, t),
  ].join('');
}

/** Where each market is at a moment, in pixels of the film, and how near, in hundredths; 0 is out of sight. */
function follow(t) {
  const view = turned(facing(t), tilt, roll);
  return Object.fromEntries(
    Object.entries(markets).map(([name, vector]) => {
      const p = view(vector);
      const [x, y] = onScreen(p).map(Math.round);
      return [name, { near: Math.round(clamp((p[2] - 0.06) / 0.2) * 100), x, y }];
    }),
  );
}

export default { width, height, seconds: 12, rate: 30, draw, follow };
