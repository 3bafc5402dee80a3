// The company film: the harbour of a trading day, whose towers are order books. The sun goes over, the queues breathe,
// and after the close the windows stay lit while the orders of the day cross the water.
import { each, fade, light, line, many, rect } from '../kit/svg.mjs';
import { blueLight, glow, ink } from '../lib/palette.mjs';
import { seeded } from '../lib/random.mjs';
import { act, blend, clamp, fract, mix, swing, waves } from './motion.mjs';

const [width, height, seconds] = [1280, 800, 8];
const water = 566;
const warm = '#F2A65A';
const r = seeded('film company');

/** Storeys of a tower narrow towards its head. Share of its breadth at a share of its height. */
const HEADS = {
  flat: () => 1,
  steps: (h) => (h > 0.86 ? 0.46 : h > 0.68 ? 0.72 : 1),
  taper: (h) => 1 - 0.62 * clamp((h - 0.5) / 0.5) ** 1.6,
  crown: (h) => (h > 0.93 ? 0.62 : 1),
};
const names = Object.keys(HEADS);

/** A row of towers from left to right: how deep they stand, how tall and broad they are. */
function row({ from, to, gap, tall, broad, pitch, depth }) {
  const list = [];
  for (let x = from; x < to; ) {
    const w = r.between(...broad);
    const across = (x + w / 2) / width;
    // The tallest stand in the right half, clear of what is written on the left.
    const rise = 0.42 + 0.58 * Math.exp(-(((across - 0.72) / 0.26) ** 2));
    const h = r.between(...tall) * rise;
    const storeys = Math.round(h / pitch);
    const head = HEADS[r.pick(names)];
    list.push({
      x,
      w,
      pitch,
      depth,
      floors: Array.from({ length: storeys }, (_, i) => ({
        share: head(i / storeys),
        queue: r.between(0.72, 1),
        lit: r.next(),
        late: r.next(),
      })),
      breath: waves(r, [
        [1, 0.05],
        [2, 0.06],
        [3, 0.04],
      ]),
    });
    x += w + r.between(...gap);
  }
  return list;
}

const ROWS = [
  row({ from: -20, to: width, gap: [2, 14], tall: [150, 330], broad: [26, 54], pitch: 7, depth: 0 }),
  row({ from: -30, to: width, gap: [8, 34], tall: [190, 470], broad: [34, 74], pitch: 9, depth: 1 }),
];

/** The sun: below the horizon at night, over the harbour by day. */
const sunAt = (t) => ({
  x: mix(120, width - 90, clamp(t / 0.62)),
  y: water + 70 - 330 * Math.sin(Math.PI * clamp(t / 0.62)),
});
const SUN = 64;

/** The sun is a heap of bars too, and sets storey by storey. */
function disc({ x, y }, day) {
  return many(13, (i) => {
    const off = ((i + 0.5) / 13) * 2 - 1;
    const top = y + off * SUN;
    const half = SUN * Math.sqrt(1 - off * off);
    return top > water - 6
      ? ''
      : rect(x - half, top, 2 * half, 6, { r: 3, fill: blend(warm, '#FFD9A8', 0.5 - off / 2), fo: day });
  });
}

const dayAt = (t) => act(t, 0, 0.12) * (1 - act(t, 0.5, 0.66));

/** @param {'storeys' | 'mirror'} part */
function tower({ x, w, floors, pitch, depth, breath }, t, part = 'storeys') {
  const day = dayAt(t);
  const sun = sunAt(t);
  const base = depth ? '#1B3270' : '#131F42';
  const mid = x + w / 2;
  const near = Math.exp(-(((mid - sun.x) / 260) ** 2)) * day;
  const move = breath(t);
  const far = depth ? '#0A1434' : '#0B1636';
  const body =
    part === 'mirror'
      ? ''
      : each(floors, ({ share }, i) =>
          rect(mid - (w * share) / 2, water - (i + 1) * pitch - 1, w * share, pitch + 1, {
            fill: blend(blend(ink.bg, far, 0.8), depth ? '#0F2256' : '#142A66', day),
          }),
        );
  return (
    body +
    each(floors, ({ share, queue, lit, late }, i) => {
      const top = water - (i + 1) * pitch;
      // A queue lengthens and shortens from its own side, as in the mark.
      const length = w * share * clamp(queue + move * (0.4 + late), 0.5, 1);
      const left = mid - (w * share) / 2 + (i % 2 ? w * share - length : 0);
      const high = clamp(i / 46);
      let colour = blend(base, depth ? '#2F5FD6' : '#22408F', day * (0.3 + 0.6 * high));
      colour = blend(colour, warm, near * (depth ? 0.5 : 0.38) * (0.35 + 0.65 * late));
      // After the close one storey in four keeps its light; which, changes.
      const night = (1 - day) * (lit > 0.74 ? 1 : 0) * (0.55 + 0.45 * swing(t, 2, late));
      colour = blend(colour, lit > 0.95 ? glow : blueLight, night * (depth ? 0.8 : 0.45));
      return part === 'mirror'
        ? mirror(left, i, length, colour, pitch, t)
        : rect(left, top, length, pitch * 0.58, { r: 1.2, fill: colour });
    })
  );
}

/** What the water gives back: shorter, and moved by the swell. */
function mirror(left, i, length, colour, pitch, t) {
  const y = water + 10 + (i + 1) * pitch * 0.46;
  if (y > height - 60) return '';
  const swell = 5 * swing(t, 3, i / 9) * (0.4 + i / 30);
  return rect(left + swell, y, length, pitch * 0.24, { r: 1, fill: colour, fo: Math.max(0, 0.34 - i * 0.0075) });
}

const ships = Array.from({ length: 9 }, (_, i) => ({
  y: water + 34 + i * 22,
  phase: r.next(),
  times: r.int(1, 2),
  length: r.between(30, 90),
  back: i % 2,
}));

/** Orders cross the water, each way. */
function orders(t) {
  return each(ships, ({ y, phase, times, length, back }) => {
    const k = fract(t * times + phase);
    const at = back ? 1 - k : k;
    const shown = clamp(Math.min(k, 1 - k) / 0.08);
    const x = mix(-120, width + 60, at);
    const deep = (y - water) / (height - water);
    return rect(x, y, length * (1 + deep), 3 + 3 * deep, { r: 2, fill: back ? blueLight : glow, fo: 0.75 * shown });
  });
}

function draw(t) {
  const day = dayAt(t);
  const sun = sunAt(t);
  const [skyDefs, sky] = fade([
    [0, blend(ink.bg, '#0C1A44', day)],
    [0.62, blend('#0B1430', '#1B3C92', day)],
    [1, blend('#0F1B3E', '#34539E', day)],
  ]);
  const [seaDefs, sea] = fade([
    [0, blend('#0A1330', '#16316F', day)],
    [1, ink.bg],
  ]);
  return [
    skyDefs +
      rect(0, 0, width, water + 2, { fill: sky }) +
      many(26, (i) => line(0, 36 + i * 20, width, 36 + i * 20, '#5C7FD0', { so: 0.05 + 0.05 * day })) +
      (day > 0 ? light(sun.x, Math.min(sun.y, water), 620, 250, warm, 0.42 * day) + disc(sun, day) : '') +
      each(ROWS.flat(), (one) => tower(one, t)) +
      seaDefs +
      rect(0, water, width, height - water, { fill: sea, fo: 0.86 }) +
      (day > 0 ? light(sun.x, water + 30, 240, 90, warm, 0.4 * day) : '') +
      each(ROWS[1], (one) => tower(one, t, 'mirror')) +
      line(0, water + 1, width, water + 1, '#4568C4', { so: 0.6 }) +
      orders(t),
  ];
}

export default { width, height, seconds, rate: 24, opening: true, draw };
