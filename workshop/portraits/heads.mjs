// Three ways to hold a head, drawn about its middle: chin at 78, crown at -80. Light comes from the left, and only that is
// seen of a face: its planes.
import { outline, placed } from './outline.mjs';

const FRONT = {
  face: '0 -78, 32 -71, 51 -46, 55 -10, 52 20, 46 44, 33 64, 14 75, 0 77, -14 75, -33 64, -46 44, -52 20, -55 -10, -51 -46, -32 -71',
  soft: '0 -78, 32 -71, 50 -46, 53 -10, 49 20, 40 46, 24 66, 8 75, 0 76, -8 75, -24 66, -40 46, -49 20, -53 -10, -50 -46, -32 -71',
  ears: ['-50 -12, -60 -12, -63 4, -58 22, -48 22', '50 -12, 60 -12, 63 4, 58 22, 48 22'],
  shade: '24 -90, 34 -40, 28 -18, 32 2, 30 24, 22 44, 10 58, 12 70, 4 90!, 80 90!, 80 -90!',
  planes: [
    '2 -14, 6 8, 13 20, 7 28, -7 28, 1 18',
    '-38 -12, -23 -16, -9 -10, -11 -4, -24 -2, -37 -4',
    '9 -10, 23 -16, 38 -12, 37 -4, 24 -2, 11 -4',
  ],
};

/** Towards the left. */
const TURNED = {
  face: '-36 -62, -46 -36, -48 -22, -45 -10, -50 8, -48 22, -43 36, -42 50, -38 66, -27 77, -8 79, 14 72, 34 56, 45 36, 50 14, 54 -10, 54 -44, 38 -70, 4 -78, -20 -74',
  soft: '-36 -62, -46 -36, -48 -22, -44 -10, -49 8, -47 22, -41 38, -38 52, -31 67, -20 75, -8 76, 10 69, 30 50, 43 32, 50 10, 54 -10, 54 -44, 38 -70, 4 -78, -20 -74',
  ears: ['42 -10, 50 -16, 58 -8, 56 10, 49 26, 42 22'],
  shade: '10 -90, 18 -46, 12 -20, 20 -2, 15 12, 24 28, 14 46, 0 62, -6 90!, 80 90!, 80 -90!',
  planes: [
    '-21 -14, -17 6, -11 20, -18 29, -32 27, -24 18, -24 0',
    '-46 -12, -36 -15, -30 -8, -36 -3, -45 -4',
    '-14 -11, 0 -15, 13 -9, 8 -3, -10 -2',
  ],
};

/** Quite to the left. */
const PROFILE = {
  face: '-28 -66, -41 -48, -46 -30, -45 -18, -42 -9, -49 4, -59 18, -57 23, -47 26, -48 31, -51 36, -46 40, -49 45, -44 52, -46 61, -42 71, -31 76, -14 71, 4 62, 17 46, 24 24, 30 0, 60 -20, 52 -56, 12 -80',
  ears: [],
  shade: '-8 -90, 0 -40, -10 -14, 0 6, 2 26, -6 44, -20 58, -36 64, -40 90!, 80 90!, 80 -90!',
  planes: ['-41 -11, -32 -14, -24 -8, -31 -3, -41 -4'],
};

const HEADS = { front: FRONT, turned: TURNED, profile: PROFILE };

/**
 * A head where it belongs.
 *
 * @returns what lays an outline on it, and the layers of its skin
 */
export function headOf(kind, { ears = true, soft = false, ...where }, skin) {
  const place = placed(where);
  const drawn = HEADS[kind];
  const face = outline((soft && drawn.soft) || drawn.face, place);
  const shade = outline(drawn.shade, place);
  const on = (colours, level, points, more) => ({ colours, level, outline: outline(points, place), ...more });
  return {
    on,
    /** One bar and no more, however many there are. */
    bar: (colours, level, x1, x2, y) => {
      const [[a, ya], [b, yb]] = [place([x1, y]), place([x2, y])];
      return { colours, level, single: { from: Math.min(a, b), to: Math.max(a, b), y: (ya + yb) / 2 } };
    },
    skin: [
      ...(ears ? drawn.ears.map((points) => on(skin, 1, points)) : []),
      { colours: skin, level: 2, outline: face },
      ...drawn.planes.map((points) => on(skin, 1, points, { within: face })),
      { colours: skin, level: 1, outline: shade, within: face },
      ...drawn.planes.slice(1).map((points) => on(skin, 0, points, { within: shade })),
    ],
  };
}

export const flat = (colours, level, points, more) => ({ colours, level, outline: outline(points), ...more });
