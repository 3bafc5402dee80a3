// Victoria Harbour seen from Central in the morning: a hazy sky, the hills of Kowloon, its towers, the water. The sun is
// in the east and has been up for hours: no window is lit, and what is far is pale.
import { fade, light } from '../../kit/svg.mjs';
import { seeded } from '../../lib/random.mjs';
import { curve, daylight, ease, engrave, plane } from './engrave.mjs';

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
    weight: 0.5,
    thin: 0.3,
    order: 420,
    part: 10,
    seed: `${seed}-sky`,
    lit: (x, y) => {
      const low = ease(top, horizon, y);
      const glow = east(x) * low;
      return [0.52 + 0.32 * low + 0.08 * glow, 0.2 * low + 0.8 * glow];
    },
    colours: daylight,
  });
  const crest = curve(RIDGE.map(([x, h]) => [left + x * wide, horizon - h * 190 * scale]));
  const hills = [...crest, [right + 20, horizon], [left - 20, horizon]];
  const [mist, haze] = fade(
    [
      [0, daylight(0.56)],
      [0.6, daylight(0.58, 0.06)],
      [1, daylight(0.66, 0.4)],
    ],
    { x2: 1, y2: 0 },
  );
  const shade =
    mist +
    plane(hills, haze) +
    engrave(hills, {
      pitch: 8,
      weight: 0.5,
      order: 90,
      ragged: 3,
      seed: `${seed}-hills`,
      // Paler towards the water, where the haze is thicker.
      lit: (x, y) => [0.74 - 0.16 * ease(horizon, horizon - 150, y) + 0.06 * east(x), 0.12 + 0.5 * east(x)],
      colours: daylight,
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
        plane(outline, daylight(0.28 + 0.04 * (i % 3) + 0.05 * east(x), 0.16 * east(x))) +
        engrave(outline, {
          pitch: 8,
          weight: 0.55,
          seed: `${seed}-${i}`,
          round: false,
          // Silhouettes; the side of one in four catches the sun, and so does that of the tallest.
          lit: (px, py) => {
            const faces = i % 4 === 1 || head > 0 ? 1 : 0.16;
            const facing = faces * ease(x + w * 0.62, x + w * 0.74, px);
            const foot = ease(horizon - 60, horizon, py);
            return [
              0.36 + 0.05 * (i % 3) + 0.08 * foot + 0.4 * facing,
              0.12 * east(px) + (0.62 + 0.3 * east(px)) * facing,
            ];
          },
          colours: daylight,
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
        const near = ease(horizon, bottom, y);
        return [0.56 - 0.2 * near + 0.12 * ripple + 0.3 * path * (0.4 + 0.6 * ripple), 0.06 + 0.9 * path];
      },
      colours: daylight,
    },
  );
  const [air, sphere] = fade([
    [0, daylight(0.44)],
    [0.5, daylight(0.61)],
    [1, daylight(0.84, 0.32)],
  ]);
  const [depth, sea] = fade([
    [0, daylight(0.5)],
    [0.4, daylight(0.34)],
    [1, daylight(0.14)],
  ]);
  const back =
    air +
    plane(frame, sphere) +
    light(sun, horizon, wide * 0.5, (horizon - top) * 1.05, '#F3BD85', 0.7) +
    depth +
    plane(
      [
        [left, horizon],
        [right, horizon],
        [right, bottom],
        [left, bottom],
      ],
      sea,
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
  const how = { pitch: 4 * k, weight: 0.72, round: false, colours: daylight };
  return (
    [hull, decks, roof, funnel].map((part) => plane(part, daylight(0.1))).join('') +
    engrave(hull, { ...how, lit: lit(0.16, 0.05) }) +
    engrave(decks, { ...how, order: 18 * k, part: 3, seed: 'decks', lit: lit(0.92, 0.45) }) +
    engrave(roof, { ...how, order: 26 * k, part: 3, seed: 'roof', lit: lit(0.8, 0.3) }) +
    engrave(funnel, { ...how, lit: lit(0.34, 0.1) })
  );
}
