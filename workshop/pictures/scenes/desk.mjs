// A trading desk above the harbour at 09:29: the book is quiet, the hand is on the mouse.
import { seeded } from '../../lib/random.mjs';
import { clock } from './clock.mjs';
import { ease, engrave, lens, plane, tone } from './engrave.mjs';
import { handOnMouse } from './hand.mjs';
import { ferry, harbour } from './harbour.mjs';

const TABLE = 72;
const GLOW = '#5EE6E0';

/** A screen standing on the table, turned about its foot, and what it shows. */
function monitor(see, { x, z, turn = 0, w = 61, h = 35, foot = 9, show }) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const on = (u, v, out = 0) => see([x + u * c + out * s, TABLE + foot + v, z + u * s - out * c]);
  const quad = (u1, v1, u2, v2) => [on(u1, v1), on(u2, v1), on(u2, v2), on(u1, v2)];
  const half = w / 2;
  const neck = [
    see([x - 3, TABLE, z + 4]),
    see([x + 3, TABLE, z + 4]),
    see([x + 2.4, TABLE + foot + 6, z + 4]),
    see([x - 2.4, TABLE + foot + 6, z + 4]),
  ];
  const base = [
    see([x - 12, TABLE, z - 6]),
    see([x + 12, TABLE, z - 6]),
    see([x + 12, TABLE, z + 8]),
    see([x - 12, TABLE, z + 8]),
  ];
  const d = (points) => `M${points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`;
  const heaps = new Map();
  const bar = (colour, u1, v1, u2, v2) => heaps.set(colour, (heaps.get(colour) ?? '') + d(quad(u1, v1, u2, v2)));
  show(bar, half - 1.6, h - 3.2);
  return (
    plane(neck, '#0A0F1B') +
    plane(base, '#0D1424') +
    plane(quad(-half, 0, half, h), '#04070D') +
    plane(quad(-half + 0.9, 0.9, half - 0.9, h - 0.9), '#0A1430') +
    [...heaps].map(([colour, path]) => `<path d="${path}" fill="${colour}"/>`).join('') +
    // The edge that catches the window.
    `<path d="M${on(-half, h)
      .map((v) => v.toFixed(1))
      .join(' ')}L${on(half, h)
      .map((v) => v.toFixed(1))
      .join(' ')}" stroke="#4C6FC0" stroke-width="2" fill="none"/>`
  );
}

/** The book before the open: bids left, offers right, the price of the opening auction between them. */
const book = (seed) => (bar, half, h) => {
  const random = seeded(seed);
  const rows = 19;
  const step = h / rows;
  for (let i = 0; i < rows; i++) {
    const v = 1.6 + i * step;
    const away = Math.abs(i - 9) / 9;
    const deep = (0.25 + 0.75 * (1 - Math.exp(-away * 3))) * (0.35 + 0.65 * random.next());
    if (i === 9) {
      bar(GLOW, -half + 1, v + step * 0.3, half - 1, v + step * 0.46);
      continue;
    }
    const offer = i > 9;
    const length = deep * (half * 1.5);
    let u = half - 1;
    const left = u - length;
    while (u > left) {
      const part = Math.max(1.4, 9 * random.next() ** 2);
      const near = (u - left) / length;
      bar(tone((offer ? 0.46 : 0.7) - 0.22 * near), Math.max(left, u - part), v, u, v + step * 0.6);
      u -= part + 0.5;
    }
    bar(tone(0.36), -half + 1, v + step * 0.08, -half + 1 + 4.5 + 2 * random.next(), v + step * 0.5);
  }
};

/** Yesterday's candles; today has not begun. */
const candles = (seed) => (bar, half, h) => {
  const random = seeded(seed);
  const count = 34;
  const step = (half * 2 * 0.8) / count;
  let level = h * 0.42;
  for (let i = 0; i < 5; i++) bar('#16264F', -half + 1, 4 + i * 6.2, half - 1, 4.12 + i * 6.2);
  for (let i = 0; i < count; i++) {
    const change = random.normal() * 1.5 + 0.28;
    const [from, to] = [level, Math.min(h - 2, Math.max(7, level + change))];
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const u = -half + 1.4 + i * step;
    const colour = to >= from ? tone(0.7) : tone(0.42);
    bar(colour, u + step * 0.36, low - random.next() * 1.6, u + step * 0.48, high + random.next() * 1.6);
    bar(colour, u, low, u + step * 0.74, Math.max(high, low + 0.5));
    bar(tone(0.32), u, 1.8, u + step * 0.74, 2 + 2.6 * random.next());
    level = to;
  }
  for (let u = half * 0.62; u < half - 1; u += 1.6) bar(GLOW, u, level, u + 0.9, level + 0.28);
};

/** Quotes: one line each. */
const quotes = (seed) => (bar, half, h) => {
  const random = seeded(seed);
  const rows = 13;
  for (let i = 0; i < rows; i++) {
    const v = h - 0.4 - i * (h / rows);
    const strong = i % 4 === 0;
    bar(tone(0.52), -half + 1, v - 1.1, -half + 1 + 9 + 7 * random.next(), v);
    bar(tone(0.34), -half + 25, v - 1.1, -half + 25 + 6 + 3 * random.next(), v);
    bar(tone(strong ? 0.78 : 0.5), half - 14, v - 1.1, half - 8 + 5 * random.next(), v);
    bar('#16264F', -half + 1, v - 1.85, half - 1, v - 1.75);
  }
};

/** Rows of keys. */
function keyboard(see, x, z) {
  const at = (u, w, depth) => see([x + u, TABLE + 1 + w, z + depth]);
  let keys = '';
  for (let row = 0; row < 5; row++) {
    let u = -21;
    for (const wide of row === 4
      ? [4, 4, 18, 4, 4, 4]
      : Array.from({ length: 14 }, (_, i) => (i === 0 ? 1.6 + row * 0.5 : 2.4))) {
      const quad = [
        at(u, 0, row * 2.6),
        at(u + wide, 0, row * 2.6),
        at(u + wide, 0, row * 2.6 + 1.9),
        at(u, 0, row * 2.6 + 1.9),
      ];
      keys += `M${quad.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`;
      u += wide + 0.5;
    }
  }
  const body = [at(-22.5, 0, -1.4), at(22.5, 0, -1.4), at(22.5, 0, 14), at(-22.5, 0, 14)];
  return `${plane(body, '#0A101E')}<path d="${keys}" fill="#1B2B57"/>`;
}

export function desk({ width, height, focal, vanishing, eye, screens, keys, mouse, time, boat, sun, frames, sill }) {
  const see = lens({ x: 0, y: eye, z: -112, focal, vanishing });
  const [, horizon] = vanishing;
  const back = see([0, TABLE, 92])[1];
  const front = see([0, TABLE, 0])[1];
  const window = [0, sill, width, back];
  const view = harbour({ box: window, horizon: horizon + 18, sun, scale: width < 1000 ? 0.9 : 1.15 });

  // The frame of the window, and the ceiling it hangs from.
  const posts = frames
    .map(
      (x) =>
        `<rect x="${x}" y="0" width="14" height="${back}" fill="#060A13"/><rect x="${x + 14}" y="${sill}" width="2" height="${back - sill}" fill="#8FA6CC" opacity=".6"/>`,
    )
    .join('');
  const ceiling = `${plane(
    [
      [0, 0],
      [width, 0],
      [width, sill],
      [0, sill],
    ],
    '#060A13',
  )}<rect y="${sill - 3}" width="${width}" height="3" fill="#3E5484"/>`;

  // The table is a book read flat: each row reflects what stands above it.
  const surface = [
    [0, back],
    [width, back],
    [width, front],
    [0, front],
  ];
  const lamps = screens.map(({ x, z }) => [see([x, TABLE, z])[0], (34 * focal) / (z + 112)]);
  const warm = (x, y) => Math.exp(-(((x - sun + (y - back) * 0.9) / (width * 0.16)) ** 2));
  const table =
    plane(
      [
        [0, back],
        [width, back],
        [width, height],
        [0, height],
      ],
      '#080D18',
    ) +
    engrave(surface, {
      pitch: 10,
      weight: 0.34,
      thin: 0.4,
      order: 210,
      part: 8,
      seed: 'table',
      lit: (x, y) => {
        const fall = 1 - ease(back, front + 60, y);
        const blue = lamps.reduce((most, [lx, half]) => Math.max(most, Math.exp(-(((x - lx) / half) ** 4))), 0);
        const sunny = warm(x, y);
        // What the sky leaves on it is strongest below the window.
        const day = 1 - ease(back, back + (front - back) * 0.7, y);
        return [0.1 + 0.24 * blue * fall + 0.3 * day + 0.42 * sunny * (0.3 + 0.7 * fall), 0.14 * day + sunny];
      },
    }) +
    plane(
      [
        [0, front],
        [width, front],
        [width, front + 5],
        [0, front + 5],
      ],
      '#2B457F',
    ) +
    plane(
      [
        [0, front + 5],
        [width, front + 5],
        [width, height],
        [0, height],
      ],
      '#050810',
    );

  const limb = handOnMouse(...mouse);

  const [tx, ty, unit] = time;
  const { width: long, markup } = clock('09:29', tx, ty, unit);
  const [bx, by, bw, bh] = [tx - unit * 2.4, ty - unit * 2, long + unit * 4.8, unit * 11.4];
  const device =
    plane(
      [
        [bx, by],
        [bx + bw, by],
        [bx + bw, by + bh],
        [bx, by + bh],
      ],
      '#05080F',
    ) +
    `<rect x="${bx}" y="${by}" width="${bw}" height="2.5" fill="#8C6238"/><rect x="${bx + bw - 2.5}" y="${by}" width="2.5" height="${bh}" fill="#F2A65A" opacity=".7"/>` +
    markup;

  const draw = { book, candles, quotes };
  return (
    view +
    (boat ? ferry(...boat) : '') +
    posts +
    ceiling +
    table +
    screens.map((one) => monitor(see, { ...one, show: draw[one.show](`desk-${one.show}`) })).join('') +
    device +
    (keys ? keyboard(see, ...keys) : '') +
    limb
  );
}
