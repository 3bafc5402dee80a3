// The aisle of a data centre. What lights its cabinets is the depth of a book, level upon level, as far as one sees.
import { fade, light } from '../../kit/svg.mjs';
import { seeded } from '../../lib/random.mjs';
import { ease, engrave, lens, plane, tone } from './engrave.mjs';

const GLOW = '#5EE6E0';
/** In centimetres. */
const [HALF, CABINET, TOP, CEILING, LENGTH] = [92, 66, 214, 268, 21];
const PRICE = 128;
const clamp = (v) => Math.min(1, Math.max(0, v));

/**
 * @param {object} view
 * @param {number} view.lamp the cabinet at work: the only warm light, with the door at the end
 */
export function aisle({ width, height, focal, vanishing, lamp }) {
  const see = lens({ x: 0, y: 146, z: 0, focal, vanishing });
  const [vx, vy] = vanishing;
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
  const flush = (extra = '') => {
    const drawn = [...heaps].map(([colour, d]) => `<path d="${d}" fill="${colour}"${extra}/>`).join('');
    heaps.clear();
    return drawn;
  };
  const end = 70 + LENGTH * CABINET;

  /** One cabinet on one side: its levels are bars along the wall. Below the floor it is its own reflection. */
  function cabinet(side, i, mirror) {
    const x = side * HALF;
    const [from, to] = [16 + i * CABINET, 16 + (i + 1) * CABINET - 6];
    const grown = seeded(`cabinet ${side} ${i}`);
    const far = clamp(i / LENGTH);
    const warm = side > 0 && i === lamp;
    const up = (y) => (mirror ? -y : y);
    const wall = (y1, y2, z1, z2, colour) =>
      add(colour, [
        [x, up(y1), z1],
        [x, up(y1), z2],
        [x, up(y2), z2],
        [x, up(y2), z1],
      ]);
    wall(4, TOP, from, to, mirror ? '#060A16' : '#080E1E');
    for (let y = 12; y < TOP - 6; y += 5.6) {
      const away = Math.abs(y - PRICE) / 80;
      if (Math.abs(y - PRICE) < 5) continue;
      const filled = 1 - Math.exp(-((away * 2.6) ** 1.3));
      const share = clamp(0.12 + filled * (0.34 + 0.66 * grown.next()));
      const reach = (to - from - 8) * share;
      const offer = y > PRICE;
      // Orders, newest at the tip, towards us.
      let z = to - 4;
      const stop = z - reach;
      while (z > stop) {
        const part = Math.max(3, 26 * grown.next() ** 1.6);
        const tip = 1 - (z - stop) / reach;
        const level = (offer ? 0.34 : 0.5) + 0.3 * tip + 0.14 * far + (grown.next() < 0.06 ? 0.22 : 0);
        const dim = mirror ? 0.42 : 1;
        wall(y, y + 2.9, Math.max(stop, z - part), z, tone(Math.round(level * dim * 12) / 12, warm ? 1 : 0));
        z -= part + 1.4;
      }
    }
    wall(PRICE, PRICE + 1, from, to + 6, mirror ? '#1D5D66' : GLOW);
    // The frame of the next cabinet stands out a little, and catches the light of this one.
    wall(2, TOP + 2, to, to + 6, mirror ? '#04070E' : '#04070E');
    wall(2, TOP + 2, to, to + 0.8, mirror ? '#0C1732' : tone(0.3 + 0.12 * far));
    wall(TOP, TOP + 2.4, from, to, mirror ? '#0B1530' : tone(0.38 + 0.16 * far));
  }

  const sides = (mirror) => {
    for (let i = LENGTH; i >= 0; i--) for (const side of [-1, 1]) cabinet(side, i, mirror);
    return flush();
  };

  const floor = [
    [-HALF, 0, 14],
    [HALF, 0, 14],
    [HALF, 0, end],
    [-HALF, 0, end],
  ];
  const seams = () => {
    for (let z = 60; z < end; z += 60)
      add('#03060D', [
        [-HALF, 0, z],
        [HALF, 0, z],
        [HALF, 0, z + 1.6],
        [-HALF, 0, z + 1.6],
      ]);
    for (const x of [-31, 31])
      add('#03060D', [
        [x - 0.6, 0, 14],
        [x + 0.6, 0, 14],
        [x + 0.6, 0, end],
        [x - 0.6, 0, end],
      ]);
    // Tiles with slots, where the cold air rises.
    for (let z = 66; z < end; z += 120)
      for (let slot = 0; slot < 9; slot++)
        add('#02040A', [
          [-24, 0, z + slot * 5.4],
          [24, 0, z + slot * 5.4],
          [24, 0, z + slot * 5.4 + 2.6],
          [-24, 0, z + slot * 5.4 + 2.6],
        ]);
    return flush(' opacity=".75"');
  };

  const ceiling = () => {
    for (let z = 30; z < end; z += 96) {
      const far = clamp(z / end);
      const colour = tone(0.74 + 0.26 * far);
      add(colour, [
        [-15, CEILING, z],
        [15, CEILING, z],
        [15, CEILING, z + 60],
        [-15, CEILING, z + 60],
      ]);
    }
    // Trays that carry the cables.
    for (const side of [-1, 1]) {
      for (let z = 20; z < end; z += 15)
        add(tone(0.26), [
          [side * 52, CEILING - 14, z],
          [side * 86, CEILING - 14, z],
          [side * 86, CEILING - 14, z + 4],
          [side * 52, CEILING - 14, z + 4],
        ]);
      for (const x of [52, 85])
        add(tone(0.32), [
          [side * x, CEILING - 14, 10],
          [side * (x + 2), CEILING - 14, 10],
          [side * (x + 2), CEILING - 14, end],
          [side * x, CEILING - 14, end],
        ]);
    }
    return flush();
  };

  // The end of the aisle: a door ajar, and the warm light of the room behind it.
  const [left, top] = see([-HALF, CEILING, end]);
  const [right, bottom] = see([HALF, 0, end]);
  const door = [
    [14, 0, end],
    [52, 0, end],
    [52, 205, end],
    [14, 205, end],
  ];
  const spill = [
    [14, 0, end],
    [52, 0, end],
    [70, 0, 330],
    [-46, 0, 330],
  ];
  const [spillDefs, spilled] = fade([
    [0, '#F2A65A', 0.6],
    [1, '#F2A65A', 0],
  ]);
  const [fog, veil] = fade(
    [
      [0, '#070B14', 0.1],
      [1, '#070B14', 0.86],
    ],
    { y1: see([0, 0, 400])[1], y2: height, x1: 0, x2: 0, units: 'userSpaceOnUse' },
  );
  const lampAt = see([HALF, 90, 16 + lamp * CABINET + 30]);
  const lampSize = (focal * 90) / (16 + lamp * CABINET);

  return (
    `<rect width="${width}" height="${height}" fill="#070B14"/>` +
    light(vx, vy, width * 0.5, height * 0.75, '#1F5BFF', 0.3) +
    ceiling() +
    plane(floor.map(see), '#070C1A') +
    sides(true) +
    fog +
    plane(floor.map(see), veil) +
    seams() +
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="#0E1A3C"/>` +
    spillDefs +
    plane(spill.map(see), spilled) +
    engrave(spill.map(see), {
      pitch: 8,
      weight: 0.5,
      thin: 0.35,
      order: 70,
      part: 9,
      seed: 'spill',
      lit: (_x, y) => [0.9 - 0.8 * ease(bottom, see(spill[2])[1], y), 1],
    }) +
    sides(false) +
    plane(door.map(see), '#FFCB91') +
    light(
      (see(door[0])[0] + see(door[1])[0]) / 2,
      (see(door[0])[1] + see(door[2])[1]) / 2,
      (focal * 120) / end + 40,
      (focal * 190) / end + 60,
      '#F2A65A',
      0.7,
    ) +
    light(vx, vy, width * 0.14, height * 0.2, '#A9C1FF', 0.28) +
    light(lampAt[0] - lampSize * 0.3, lampAt[1] + lampSize * 0.3, lampSize * 1.1, lampSize * 1.5, '#F2A65A', 0.2)
  );
}
