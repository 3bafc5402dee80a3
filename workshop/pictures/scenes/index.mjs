// Three scenes of Hong Kong, each composed twice: lying for the desktop layout, upright for the mobile one.
import { aisle } from './aisle.mjs';
import { central } from './central.mjs';
import { desk } from './desk.mjs';

const KB = 1024;
const svg = (width, height, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="display:block;background:#070B14">${inner}</svg>`;

const scene = (name, [width, height], widths, draw, budgets) => ({
  folder: 'scene',
  name,
  width,
  height,
  widths,
  localized: false,
  transparent: false,
  budgets,
  draw: () => svg(width, height, draw({ width, height })),
});

/** As sent: the widest under 120 KB in either format. */
const lying = { avif: { full: 100 * KB, half: 52 * KB }, webp: { full: 118 * KB, half: 64 * KB } };
const upright = { avif: { full: 44 * KB, half: 18 * KB }, webp: { full: 60 * KB, half: 26 * KB } };
const wide = (name, draw) => scene(name, [2400, 1000], [1200, 2400], draw, lying);
const narrow = (name, draw) => scene(`${name}-narrow`, [780, 900], [390, 780], draw, upright);

export const pictures = [
  wide('desk', (size) =>
    desk({
      ...size,
      focal: 1900,
      vanishing: [980, 400],
      eye: 104,
      sun: 2230,
      sill: 46,
      frames: [250, 1180, 1830],
      screens: [
        { x: -68, z: 40, turn: -0.5, show: 'quotes' },
        { x: -1, z: 58, show: 'book' },
        { x: 62, z: 46, turn: 0.42, show: 'candles' },
      ],
      keys: [-8, 14],
      mouse: [1470, 884, 1.4],
      time: [1890, 530, 16],
      boat: [2050, 436, 1],
    }),
  ),
  narrow('desk', (size) =>
    desk({
      ...size,
      focal: 1500,
      vanishing: [60, 330],
      eye: 104,
      sun: 700,
      sill: 40,
      frames: [360],
      screens: [{ x: 8, z: 50, show: 'book' }],
      mouse: [290, 780, 1.5],
      time: [430, 462, 10.4],
      boat: [560, 362, 0.8],
    }),
  ),
  wide('aisle', (size) => aisle({ ...size, focal: 1150, vanishing: [1420, 440], lamp: 5 })),
  narrow('aisle', (size) => aisle({ ...size, focal: 760, vanishing: [470, 400], lamp: 4 })),
  wide('central', (size) =>
    central({ ...size, focal: 1250, vanishing: [1180, 690], sun: [905, 560], tram: [3.4, 27], board: [15.6, 30] }),
  ),
  narrow('central', (size) =>
    central({ ...size, focal: 900, vanishing: [320, 600], sun: [190, 480], tram: [2.9, 22], board: [13.9, 30] }),
  ),
];
