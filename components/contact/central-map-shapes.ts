/** Shapes of the sketch of Central (central-map.tsx), in its own units: x to the east, y to the south. */

/** Where the land ends. */
export const SHORE = 96;

/** Main streets from west to east, and those that cross them. */
const ALONG = [210, 330, 450];
const ACROSS = [60, 230, 400, 645, 880, 1070, 1240, 1400];

export const STREETS = [
  ...ALONG.map((y) => `M-300 ${y}H1900`),
  ...ACROSS.map((x) => `M${x} ${ALONG[0]}V${ALONG.at(-1)}`),
].join('');

/** An open place between Connaught Road and Des Voeux Road. */
export const SQUARE = 'M906 236H1044V304H906z';

/** The piers, from the shore into the water. */
const PIER_AT = [494, 548, 602, 656, 710];
export const PIERS = PIER_AT.map((x) => `M${x} ${SHORE}V44`).join('');

/** Names on the water, about their middle. */
export const NAMES_ON_WATER = { harbour: { x: 885, y: 64 }, piers: { x: 602, y: 24 } };

const STEP = 12;
const BAR = 7;

/** A number from 0 to 1 that is always the same for the same place. */
function chance(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

/** A block of houses as a stack of bars of uneven length, like an order book seen from above. */
function block(left: number, top: number, right: number, bottom: number): string {
  const bars: string[] = [];
  for (let y = top; y + BAR <= bottom; y += STEP) {
    const from = Math.round(left + chance(left, y) * 22);
    const to = Math.round(right - chance(right, y) * 34);
    if (to - from > 12) bars.push(`M${from} ${y}H${to}v${BAR}H${from}z`);
  }
  return bars.join('');
}

/** Blocks between the streets, two to each gap where it is wide, and none where the square is. */
function blocks(): string {
  const columns = [-200, ...ACROSS, 1640];
  const rows = [118, ...ALONG, 580];
  const shapes: string[] = [];
  for (const [row, top] of rows.slice(0, -1).entries()) {
    const bottom = rows[row + 1] ?? top;
    for (const [column, left] of columns.slice(0, -1).entries()) {
      const right = columns[column + 1] ?? left;
      const isSquare = left === 880 && top === 210;
      const isLane = left === 645 && top === 330;
      const middle = isLane ? 770 : (left + right) / 2;
      if (isSquare) continue;
      shapes.push(block(left + 20, top + 24, middle - (isLane ? 16 : 5), bottom - 20));
      shapes.push(block(middle + (isLane ? 16 : 5), top + 24, right - 20, bottom - 20));
    }
  }
  return shapes.join('');
}

export const BLOCKS = blocks();

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name with its halo in the largest size it has (18, on phones), as wide as its longest wording, the English one. */
function nameBox({ x, y }: { x: number; y: number }, halfWidth: number): Box {
  return { left: x - halfWidth, top: y - 15, right: x + halfWidth, bottom: y + 15 };
}

/** What lies over the water: a wave that ran into one of these would look out at its end as a stub. */
const OVER_WATER: Box[] = [
  nameBox(NAMES_ON_WATER.harbour, 84),
  nameBox(NAMES_ON_WATER.piers, 72),
  { left: Math.min(...PIER_AT) - 18, top: 38, right: Math.max(...PIER_AT) + 18, bottom: SHORE },
];

const isOpenWater = (from: number, to: number, y: number) =>
  !OVER_WATER.some(({ left, top, right, bottom }) => from < right && to > left && y > top && y < bottom);

/** Water: lines of bars, closer together towards the shore. */
function water(): string {
  const lines: string[] = [];
  for (let y = -180; y < 84; y += 22) {
    for (let x = -260 + chance(y, 1) * 120; x < 1800; x += 90 + chance(x, y) * 170) {
      const start = Math.round(x);
      const length = Math.round(40 + chance(y, x) * 64);
      if (isOpenWater(start, start + length, y)) lines.push(`M${start} ${y}h${length}`);
    }
  }
  return lines.join('');
}

export const WATER = water();
