// Central at the close, from a footbridge, looking west: the towers are stacks of bars, the Peak stands on the left,
// and the sun is low behind it.
import { fade, light } from '../../kit/svg.mjs';
import { seeded } from '../../lib/random.mjs';
import { clock } from './clock.mjs';
import { curve, ease, engrave, lens, plane, tone } from './engrave.mjs';
import { tracks, tram } from './tram.mjs';

/** Height of the footbridge, in metres. */
const EYE = 6.4;
const clamp = (v) => Math.min(1, Math.max(0, v));

/**
 * Side of the street, from, to, height, how far from its middle, how broad, storeys to a bar; then how it ends: `steps`
 * and `crown` step back, `facets` has folded walls, `court` is low, with columns and a dome.
 */
const TOWERS = [
  [-1, 46, 74, 12.5, 15, 30, 1.15, 'court'],
  [-1, 92, 120, 30, 15, 22, 2.2],
  [-1, 140, 170, 46, 17, 26, 2.8],
  [-1, 300, 350, 134, 44, 34, 4, 'facets'],
  [-1, 236, 270, 76, 20, 30, 3.4],
  [-1, 330, 370, 104, 88, 32, 4],
  [-1, 290, 320, 84, 120, 40, 3.8],
  [-1, 380, 420, 124, 150, 32, 4, 'steps'],
  [-1, 300, 330, 72, 186, 46, 3.8],
  [-1, 400, 440, 92, 236, 46, 4.2],
  [-1, 330, 360, 64, 268, 60, 4],
  [-1, 420, 500, 98, 22, 50, 4.6],
  [1, 54, 80, 40, 13, 17, 1.5],
  [1, 88, 122, 118, 15, 30, 3.2, 'steps'],
  [1, 132, 168, 70, 15, 40, 3],
  [1, 128, 156, 58, 60, 34, 2.6],
  [1, 180, 226, 176, 17, 40, 4, 'crown'],
  [1, 190, 224, 92, 84, 34, 3.4],
  [1, 240, 286, 100, 16, 46, 4],
  [1, 230, 270, 128, 150, 44, 3.8, 'steps'],
  [1, 300, 360, 150, 17, 56, 4.4],
  [1, 300, 340, 108, 240, 60, 4],
  [1, 380, 470, 96, 16, 64, 4.6],
].toSorted((a, b) => b[1] - a[1]);

const PEAK = [
  [-0.05, 0.52],
  [0.04, 0.6],
  [0.1, 0.66],
  [0.15, 0.8],
  [0.19, 0.86],
  [0.235, 0.99],
  [0.26, 1],
  [0.285, 0.92],
  [0.32, 0.84],
  [0.36, 0.8],
  [0.4, 0.66],
  [0.46, 0.52],
  [0.52, 0.42],
  [0.6, 0.33],
  [0.7, 0.24],
  [0.85, 0.16],
  [1.05, 0.12],
];

/** @param {object} view @param {number[]} view.sun where it stands; it is never drawn, only what it lights */
export function central({ width, height, focal, vanishing, sun: [sx, sy], tram: [tx, tz], board }) {
  const see = lens({ x: 0, y: EYE, z: 0, focal, vanishing });
  const [vx, vy] = vanishing;
  const warmAt = (x, y) => Math.exp(-(((x - sx) / (width * 0.34)) ** 2) - ((y - sy) / (height * 0.62)) ** 2);

  const frame = [
    [0, 0],
    [width, 0],
    [width, vy],
    [0, vy],
  ];
  const [skyDefs, sky] = fade(
    [
      [0, '#0B1738'],
      [0.5, '#1D3B86'],
      [1, '#5A77C4'],
    ],
    { y1: 0, y2: vy, x1: 0, x2: 0, units: 'userSpaceOnUse' },
  );
  const heaven =
    skyDefs +
    plane(frame, sky) +
    light(sx, sy, width * 0.44, height * 0.72, '#F2A65A', 0.95) +
    engrave(frame, {
      pitch: 9,
      weight: 0.56,
      thin: 0.3,
      order: 520,
      part: 12,
      seed: 'close',
      lit: (x, y) => {
        const w = warmAt(x, y);
        return [0.3 + 0.24 * ease(0, vy, y) + 0.42 * w, 0.06 + 1.15 * w];
      },
    });

  const lift = vy * 0.72;
  const crest = curve(PEAK.map(([x, h]) => [x * width, vy + 20 - h * lift]));
  const hill = [...crest, [width * 1.1, vy + 30], [-40, vy + 30]];
  const peak =
    plane(hill, '#182449') +
    engrave(hill, {
      pitch: 9,
      weight: 0.6,
      order: 110,
      ragged: 4,
      seed: 'peak',
      lit: (x, y) => {
        const w = warmAt(x, y);
        return [0.22 + 0.1 * ease(vy, vy - lift, y) + 0.26 * w, 0.15 + 0.75 * w];
      },
    });

  /** A tower: the wall along the street, and the one that faces us, floor by floor. */
  function tower([side, z1, z2, tall, off, broad, storey, head], i) {
    const grown = seeded(`tower ${i}`);
    const far = clamp((z1 - 20) / 420);
    const heaps = new Map();
    const quad = (points) =>
      `M${points
        .map((p) =>
          see(p)
            .map((v) => v.toFixed(1))
            .join(' '),
        )
        .join('L')}Z`;
    const add = (colour, points) => heaps.set(colour, (heaps.get(colour) ?? '') + quad(points));
    const x = side * off;
    const out = side * (off + broad);
    const haze = tone(0.1 + 0.16 * far, 0.1 + 0.5 * far);
    add(haze, [
      [x, 0, z1],
      [x, tall, z1],
      [out, tall, z1],
      [out, 0, z1],
    ]);
    add(haze, [
      [x, 0, z1],
      [x, tall, z1],
      [x, tall, z2],
      [x, 0, z2],
    ]);
    const floors = Math.floor(tall / storey);
    for (let f = 1; f < floors; f++) {
      const y = f * storey;
      const share = y / tall;
      let inset = 0;
      if (head === 'steps') inset = share > 0.86 ? 0.3 : share > 0.7 ? 0.14 : 0;
      if (head === 'crown') inset = Math.max(0, share - 0.8) * 1.6;
      const [a, b] = [z1 + (z2 - z1) * inset * 0.5, z2 - (z2 - z1) * inset * 0.5];
      const thick = storey * 0.56;
      // The wall along the street: that on the right takes the sun, further up and further away more of it.
      const bays = Math.max(2, Math.round((b - a) / 7));
      let z = a;
      for (let bay = 0; bay < bays; bay++) {
        const next = bay === bays - 1 ? b : z + ((b - a) / bays) * (0.6 + 0.8 * grown.next());
        const upto = Math.min(b, next);
        if (upto - z < 0.5) break;
        const sunny = side > 0 ? ease(0.06, 0.5, share + 0.3 * far) : 0;
        const pane = grown.next();
        let l = side > 0 ? 0.3 + 0.36 * sunny + 0.18 * (pane - 0.5) + 0.12 * far : 0.16 + 0.12 * pane + 0.16 * far;
        let w = side > 0 ? 0.25 + 0.75 * sunny : 0.1 + 0.6 * far;
        if (head === 'facets' && (share * 3) % 1 > (z - a) / (b - a)) l += 0.16;
        if (side < 0 && pane > 0.965) [l, w] = [0.64, 1];
        add(tone(Math.round(l * 14) / 14, Math.round(w * 5) / 5), [
          [x, y, z],
          [x, y, upto - 0.7],
          [x, y + thick, upto - 0.7],
          [x, y + thick, z],
        ]);
        z = next;
      }
      // The wall that faces us is in shade; here and there a lamp is on.
      const [p, q] = [off + broad * inset * 0.4, off + broad * (1 - inset * 0.4)];
      let u = p;
      while (u < q) {
        // Columns stand one above the other; elsewhere storeys are let as they come.
        const column = head === 'court' && f > 1 && f < floors - 2;
        const long = Math.min(q - u, column ? 1.7 : broad * (0.16 + 0.5 * grown.next() ** 2));
        const on = !column && grown.next() > 0.93;
        const l = on ? 0.66 : 0.2 + 0.13 * grown.next() + 0.12 * far;
        add(tone(Math.round(l * 14) / 14, on ? 1 : Math.round(far * 3) / 5), [
          [side * u, y, z1],
          [side * (u + long - 0.5), y, z1],
          [side * (u + long - 0.5), y + thick, z1],
          [side * u, y + thick, z1],
        ]);
        u += long + (column ? 1 : 0);
      }
    }
    // The corner that the sun catches.
    const rim = [
      [x, 0, z1],
      [x, tall, z1],
    ].map(see);
    const edge = `<path d="M${rim.map((v) => v.map((n) => n.toFixed(1)).join(' ')).join('L')}" stroke="${side > 0 ? '#FFCB91' : '#8C6238'}" stroke-width="${(2.4 - far * 1.4).toFixed(1)}" opacity="${side > 0 ? 0.85 : 0.6}"/>`;
    return [...heaps].map(([colour, d]) => `<path d="${d}" fill="${colour}"/>`).join('') + edge;
  }

  /** The dome over the court, in bars like the rest. */
  const [dx, dy] = see([-30, 12.5, 52]);
  const r = (focal * 4.6) / 52;
  const dome = Array.from({ length: 19 }, (_, i) => [
    dx + r * Math.cos((i / 18) * Math.PI),
    dy - r * 0.5 - r * Math.sin((i / 18) * Math.PI),
  ]);
  const drum = [...dome, [dx - r, dy + 2], [dx + r, dy + 2]];
  const domed =
    plane(drum, '#0B1226') +
    engrave(drum, {
      pitch: 9,
      weight: 0.6,
      lit: (x) => [0.24 + 0.4 * ease(dx + r * 0.2, dx + r, x), ease(dx + r * 0.3, dx + r * 0.8, x)],
    }) +
    `<path d="M${dx} ${dy - r * 1.5}v${-r * 0.42}" stroke="#8C6238" stroke-width="3"/>`;

  const city = TOWERS.map((one, i) => (one[7] === 'court' ? domed : '') + tower(one, i)).join('');

  // What the day ended with, on a board above the street.
  const [bx, by] = see([board[0], board[1], 54]);
  const unit = (focal * 0.44) / 54;
  const { width: long, markup } = clock('16:00', bx, by, unit);
  const sign = `<rect x="${bx - unit * 1.8}" y="${by - unit * 1.8}" width="${long + unit * 3.6}" height="${unit * 11}" fill="#070B14"/>${markup}`;

  const road = [
    [0, vy],
    [width, vy],
    [width, height],
    [0, height],
  ];
  const street =
    plane(road, '#0A1020') +
    engrave(road, {
      pitch: 9,
      weight: 0.42,
      thin: 0.4,
      order: 200,
      part: 10,
      seed: 'road',
      lit: (x, y) => {
        const down = (y - vy) / (height - vy);
        const lane = Math.exp(-(((x - vx + (vx - sx) * -0.9 * down) / (60 + width * 0.2 * down)) ** 2));
        return [0.12 + 0.6 * lane * (1 - 0.45 * down), 1.1 * lane + 0.1];
      },
    });
  const glare =
    light(sx, sy + 20, width * 0.16, height * 0.36, '#FFE2BF', 0.62) +
    light(vx, vy, width * 0.1, height * 0.12, '#FFD9A8', 0.6);

  return (
    heaven +
    peak +
    glare +
    street +
    city +
    light(vx - 20, vy - 30, width * 0.1, height * 0.26, '#F2A65A', 0.5) +
    tracks(see, tx) +
    sign +
    tram(see, -tx, tz * 3.4) +
    tram(see, tx, tz)
  );
}
