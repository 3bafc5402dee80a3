// Victoria Harbour seen from Central in the morning: sky, the hills of Kowloon, its towers, the water. The sun is in the east.
import { fade, light } from '../../kit/svg.mjs';
import { seeded } from '../../lib/random.mjs';
import { curve, ease, engrave, plane, tone } from './engrave.mjs';

/** Lion Rock and its neighbours: share of the way across, share of their height. */
const RIDGE = [
  [-0.02, 0.3],
  [0.06, 0.42],
  [0.13, 0.36],
  [0.2, 0.55],
  [0.27, 0.5],
  [0.34, 0.74],
  [0.4, 0.66],
  [0.46, 0.82],
  [0.5, 0.98],
  [0.53, 1],
  [0.55, 0.86],
  [0.6, 0.8],
  [0.66, 0.92],
  [0.72, 0.7],
  [0.79, 0.62],
  [0.86, 0.74],
  [0.93, 0.5],
  [1.02, 0.4],
];

/**
 * @param {object} view
 * @param {number[]} view.box left, top, right, bottom of what is seen of it
 * @param {number} view.horizon where the water begins
 * @param {number} view.sun across, in pixels
 * @param {number} [view.scale] of towers and hills
 */
export function harbour({ box: [left, top, right, bottom], horizon, sun, scale = 1, seed = 'kowloon' }) {
  const random = seeded(seed);
  const wide = right - left;
  const east = (x) => ease(sun - wide * 0.75, sun, x);
  const frame = [
    [left, top],
    [right, top],
    [right, horizon],
    [left, horizon],
  ];
  const sky = engrave(frame, {
    pitch: 8,
    weight: 0.56,
    thin: 0.3,
    order: 420,
    part: 10,
    seed: `${seed}-sky`,
    lit: (x, y) => {
      const low = ease(top, horizon, y);
      const glow = east(x) * low;
      return [0.3 + 0.3 * low + 0.3 * glow, 0.1 + 0.95 * glow];
    },
  });
  const crest = curve(RIDGE.map(([x, h]) => [left + x * wide, horizon - h * 190 * scale]));
  const hills = [...crest, [right + 20, horizon], [left - 20, horizon]];
  const shade =
    plane(hills, '#142554') +
    engrave(hills, {
      pitch: 8,
      weight: 0.5,
      order: 90,
      ragged: 3,
      seed: `${seed}-hills`,
      lit: (x, y) => [0.28 + 0.16 * ease(horizon, horizon - 150, y) + 0.1 * east(x), 0.55 * east(x)],
    });

  const towers = [];
  for (let x = left - 10; x < right; ) {
    const w = random.between(20, 46) * scale;
    const bulge = Math.exp(-((((x - left) / wide - 0.7) / 0.22) ** 2));
    towers.push([x, w, (random.between(24, 66) + bulge * random.between(20, 62)) * scale]);
    x += w + random.between(-4, 12) * scale;
  }
  // The one tower of West Kowloon that stands apart.
  towers.push(
    [left + wide * 0.2, 50 * scale, 262 * scale],
    [left + wide * 0.255, 40 * scale, 128 * scale],
    [left + wide * 0.165, 36 * scale, 112 * scale],
  );
  const city = towers
    .map(([x, w, h], i) => {
      const head = h > 200 ? 16 * scale : 0;
      const outline = [
        [x + head * 0.5, horizon - h],
        [x + w - head * 0.5, horizon - h],
        [x + w, horizon - h + head * 4],
        [x + w, horizon],
        [x, horizon],
        [x, horizon - h + head * 4],
      ];
      return (
        plane(outline, '#080F22') +
        engrave(outline, {
          pitch: 8,
          weight: 0.55,
          seed: `${seed}-${i}`,
          round: false,
          // The side towards the sun is lit.
          lit: (px) => {
            const facing = ease(x + w * 0.55, x + w * 0.7, px);
            return [0.15 + 0.05 * (i % 3) + (0.5 + 0.16 * east(px)) * facing, (0.15 + 0.85 * east(px)) * facing];
          },
        })
      );
    })
    .join('');

  const water = engrave(
    [
      [left, horizon + 4],
      [right, horizon + 4],
      [right, bottom],
      [left, bottom],
    ],
    {
      pitch: 8,
      weight: 0.5,
      thin: 0.3,
      order: 130,
      part: 14,
      seed: `${seed}-water`,
      lit: (x, y) => {
        const path = Math.exp(-(((x - sun + (y - horizon) * 0.35) / (60 + (y - horizon) * 0.8)) ** 2));
        const ripple = 0.5 + 0.5 * Math.sin(x / 23 + y * 1.7) * Math.sin(x / 61 - y);
        return [0.17 + 0.1 * ripple + 0.62 * path * (0.5 + 0.5 * ripple), 0.08 + 1.1 * path];
      },
    },
  );
  const [dusk, day] = fade([
    [0, '#0B1430'],
    [0.55, '#16306F'],
    [1, '#2C55B8'],
  ]);
  const back =
    dusk +
    plane(frame, day) +
    light(sun, horizon, wide * 0.42, (horizon - top) * 0.95, '#F2A65A', 0.6) +
    plane(
      [
        [left, horizon],
        [right, horizon],
        [right, bottom],
        [left, bottom],
      ],
      tone(0.06),
    );
  return back + sky + shade + city + water;
}

/** A ferry with two decks and a funnel, on its way across. */
export function ferry(x, y, k = 1) {
  const at = (points) => points.map(([px, py]) => [x + px * k, y + py * k]);
  const hull = at([
    [0, 0],
    [132, 0],
    [120, 20],
    [12, 20],
  ]);
  const decks = at([
    [10, -24],
    [122, -24],
    [126, -2],
    [6, -2],
  ]);
  const roof = at([
    [24, -42],
    [108, -42],
    [112, -27],
    [20, -27],
  ]);
  const funnel = at([
    [58, -62],
    [76, -62],
    [77, -42],
    [57, -42],
  ]);
  const lit = (l, w) => () => [l, w];
  const how = { pitch: 4 * k, weight: 0.72, round: false };
  return (
    [hull, decks, roof, funnel].map((part) => plane(part, tone(0.05))).join('') +
    engrave(hull, { ...how, lit: lit(0.3, 0.1) }) +
    engrave(decks, { ...how, order: 18 * k, part: 3, seed: 'decks', lit: lit(0.72, 0.9) }) +
    engrave(roof, { ...how, order: 26 * k, part: 3, seed: 'roof', lit: lit(0.52, 0.35) }) +
    engrave(funnel, { ...how, lit: lit(0.4, 0.1) })
  );
}
