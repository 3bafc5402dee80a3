// Results briefings, filmed in a hall, a meeting room or at the lectern.
import { mark } from '../kit/mark.mjs';
import { at, fade, light, line, many, path, rect } from '../kit/svg.mjs';
import { blue, ink } from '../lib/palette.mjs';
import { figures } from '../pdf/company/figures.mjs';
import { beam, caption, foot, lectern, screen, seats, soften, wall } from './hall.mjs';
import { bridge, brokers, halves, layers, rising, shares, years } from './slides.mjs';

/** The hall from the middle rows, the lectern to the left of the screen. */
export const annual2025 = () => [
  wall({ x: 730 }) + beam(230, 0, 552, 120, 0.34),
  screen(years(2025), 'transform:translate(430px,84px) scale(.9)'),
  lectern(230, 402, 0.8) + seats(2, { x: 700, y: 566, size: 62, aisle: 30 }) + foot() + caption('FY 2025'),
];

/** From the side aisle: the screen turns away. */
export const annual2024 = () => [
  wall({ x: 520, floor: 566 }) + beam(1030, 0, 590, 150, 0.36),
  screen(shares(2024), 'transform:perspective(1500px) translate3d(120px,70px,0) rotateY(26deg) scale(1.02)'),
  lectern(1030, 404, 1, { turn: -1 }) + foot() + caption('FY 2024'),
];

/** Close to a screen that fills the frame. */
export const annual2023 = () => [
  rect(0, 0, 1280, 720, { fill: ink.bg }),
  screen(layers(2023), 'transform:translate(-20px,-60px) scale(1.65)', 0.3),
  dusk() + lectern(1090, 420, 1.5, { turn: -1 }) + foot() + caption('FY 2023'),
];

/** From the last row, the whole hall empty before the doors open. */
export const annual2022 = () => [
  wall({ x: 640, floor: 400, op: 0.85 }) + beam(300, 0, 420, 70, 0.3) + beam(980, 0, 420, 70, 0.3),
  screen(brokers(figures(2022, 'FY'), figures(2021, 'FY')), 'transform:translate(384px,72px) scale(.64)'),
  seats(5, { x: 640, y: 410, gap: 36, size: 40, grow: 1.3, aisle: 26 }) + foot() + caption('FY 2022'),
];

/** A meeting room: a long table running to the screen. */
export const interim2026 = () => [
  wall({ x: 640, floor: 430, op: 0.6 }),
  screen(bridge(2026), 'transform:translate(336px,52px) scale(.76)'),
  table() + foot() + caption('H1 2026'),
];

/** The microphone in focus, the figures behind it out of it. */
export const interim2025 = () => {
  const grown = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025].map((year) => figures(year, 'H1').revenue);
  return [
    rect(0, 0, 1280, 720, { fill: ink.bg }) +
      light(760, 300, 820, 520, blue, 0.7) +
      soften(at(60, 30, rising(grown), 'scale(1.46 1.2)'), 7, 0.9) +
      microphones() +
      foot() +
      caption('H1 2025'),
  ];
};

/** Two screens over a low stage, seen from the side. */
export const interim2024 = () => [
  wall({ x: 760, floor: 520 }) + beam(150, 0, 560, 110, 0.24),
  screen(halves(2024), 'transform:perspective(1700px) translate3d(520px,60px,0) rotateY(-24deg) scale(.9)'),
  screen(shares(2024, 'H1'), 'transform:perspective(1700px) translate3d(40px,150px,0) rotateY(18deg) scale(.5)', 0.35),
  path('M0 556H1280L1280 600H0Z', { fill: '#0A1428' }) +
    line(0, 556, 1280, 556, '#5D83D8', { sw: 2 }) +
    foot() +
    caption('H1 2024'),
];

/** Before it begins: the mark on the screen. For a roadshow that came without a picture. */
export const waiting = () => [
  wall({ x: 640, floor: 520, op: 0.8 }) + beam(640, 0, 540, 60, 0.12),
  screen(
    rect(0, 0, 800, 450, { fill: '#0B1428' }) + light(400, 225, 420, 260, blue, 0.6) + mark(330, 155, 140),
    'transform:translate(288px,70px) scale(.88)',
  ),
  seats(2, { x: 640, y: 580, size: 66, aisle: 34 }) + foot(),
];

const dusk = () => {
  const [defs, fill] = fade(
    [
      [0, ink.bg, 0.1],
      [0.6, ink.bg, 0.2],
      [1, ink.bg, 0.86],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0 },
  );
  return defs + rect(0, 0, 1280, 720, { fill });
};

function table() {
  const [defs, top] = fade([
    [0, '#3C5FB4'],
    [0.25, '#1B2D5A'],
    [1, '#0B1428'],
  ]);
  const chair = (side, i) => {
    const far = i / 4;
    const k = 1.5 - far * 0.95;
    return at(
      640 + side * (560 - far * 330),
      590 - far * 118,
      rect(-34, -40, 68, 110, { r: 20, fill: '#070C18' }) +
        path('M-33 -18Q-32 -39 -14 -39H14Q32 -39 33 -18', { stroke: '#6F94EE', sw: 1.6, op: 0.7 }),
      `scale(${k})`,
    );
  };
  return (
    defs +
    many(5, (i) => chair(-1, 4 - i) + chair(1, 4 - i)) +
    path('M520 446H760L1130 720H150Z', { fill: top }) +
    path('M520 446H760', { stroke: '#DCE7FF', sw: 2.5 }) +
    many(4, (i) => {
      const y = 474 + i * i * 9 + i * 24;
      const w = 26 + i * 9;
      return [-1, 1]
        .map((side) =>
          path(`M${640 + side * (84 + i * 52)} ${y}h${side * w}l${side * w * 0.5} ${w * 0.62}h${-side * w}Z`, {
            fill: '#DCE7FF',
            op: 0.16 + i * 0.06,
          }),
        )
        .join('');
    })
  );
}

function microphones() {
  const stem = (x, tip, y) =>
    path(`M${x} 720C${x} ${y + 190} ${tip + 30} ${y + 120} ${tip} ${y + 60}`, {
      stroke: '#0A1020',
      sw: 13,
      cap: 'round',
    }) +
    path(`M${x - 4} 720C${x - 4} ${y + 190} ${tip + 26} ${y + 120} ${tip - 4} ${y + 60}`, {
      stroke: '#7E9BE0',
      sw: 2,
      op: 0.7,
    });
  const head = (x, y, turn) =>
    at(
      x,
      y,
      rect(-34, -74, 68, 132, { r: 34, fill: '#0B1222' }) +
        many(9, (i) => rect(-30, -58 + i * 12, 60, 3, { fill: '#2B4683', op: 0.55 })) +
        path('M-31 20V-40A31 31 0 0 1 -6 -71', { stroke: '#C9D9FF', sw: 3, cap: 'round' }) +
        rect(-24, 58, 48, 22, { r: 8, fill: '#16244A' }),
      `rotate(${turn})`,
    );
  return stem(700, 540, 300) + head(512, 296, -24) + stem(820, 900, 350) + head(926, 348, 22);
}
