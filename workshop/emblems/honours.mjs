// Seven awards as the order book draws them: an outline read down the page in bars, lit from the left, in gold.
import { seeded } from '../lib/random.mjs';

export const size = { width: 320, height: 400 };
const PITCH = 8;
const BAR = 5;
const [MIDDLE, GROUND] = [160, '#0B1220'];
const GOLD = ['#FFE0A3', '#E9B44C', '#A8782A'];
const PLINTH = ['#5B74AE', '#33477A', '#26375F'];

const between = (y, from, to) => (y - from) / (to - from);
const oval = (y, top, bottom, half) => half * Math.sqrt(Math.max(0, 1 - (2 * between(y, top, bottom) - 1) ** 2));

/** Half the breadth of each award at a height, from 60 to 312; a list is left and right parts with a gap between. */
const OUTLINES = {
  cup: (y) => {
    if (y < 72) return 84;
    if (y < 196) return 80 - 56 * between(y, 72, 196) ** 2.6;
    if (y < 264) return 9;
    return 14 + 40 * between(y, 264, 312) ** 1.6;
  },
  obelisk: (y) => (y < 96 ? 34 * between(y, 60, 96) : 34 + 22 * between(y, 96, 312)),
  medal: (y) => {
    if (y < 116) return 52 - 22 * between(y, 60, 116);
    return oval(y, 112, 312, 96);
  },
  star: (y) => {
    // Five points, by the rows of a star of radius 128 about (160, 190).
    const rows = [
      [60, 0],
      [150, 30],
      [152, 122],
      [205, 62],
      [220, 70],
      [300, 86],
      [312, 60],
    ];
    const next = rows.findIndex(([at]) => at > y);
    if (next <= 0) return 0;
    const [[y1, h1], [y2, h2]] = [rows[next - 1], rows[next]];
    return h1 + (h2 - h1) * between(y, y1, y2);
  },
  hexagon: (y) => {
    if (y < 122) return 104 * between(y, 60, 122);
    if (y < 250) return 104;
    return 104 * (1 - between(y, 250, 312));
  },
  shield: (y) => {
    if (y < 76) return 70 + 26 * between(y, 60, 76);
    if (y < 190) return 96;
    return 96 * Math.sqrt(Math.max(0, 1 - between(y, 190, 314) ** 1.8));
  },
  crystal: (y) => (y < 168 ? 8 + 88 * between(y, 60, 168) : 96 - 66 * between(y, 168, 312)),
};

/** What is cut into an award: left out of its bars, as half a breadth at a height. */
const CUTS = {
  star: (y) => (y > 262 ? 58 * between(y, 250, 312) : 0),
};

/** @param {keyof typeof OUTLINES} shape */
export function honour(shape) {
  const random = seeded(`honour ${shape}`);
  const bars = new Map();
  const bar = (colour, x1, x2, y) => {
    if (x2 - x1 < BAR) return;
    bars.set(colour, `${bars.get(colour) ?? ''}M${(x1 + BAR / 2).toFixed(1)} ${y}h${(x2 - x1 - BAR).toFixed(1)}`);
  };
  /** A stretch of three tones: what is lit, what is seen, what is in the shade. */
  const stretch = ([lit, seen, shade], x1, x2, y) => {
    const whole = x2 - x1;
    const [a, b] = [x1 + whole * 0.26 + random.between(-5, 5), x1 + whole * 0.74 + random.between(-7, 7)];
    if (whole < 36) return bar(seen, x1, x2, y);
    bar(lit, x1, a - 1.5, y);
    bar(seen, a + 1.5, b - 1.5, y);
    bar(shade, b + 1.5, x2, y);
  };
  for (let y = 4; y < size.height; y += PITCH) {
    const half = y >= 60 && y < 312 ? OUTLINES[shape](y) : 0;
    const cut = half ? (CUTS[shape]?.(y) ?? 0) : 0;
    // The book behind: orders from both edges that never touch the outline.
    const clear = Math.max(half, y >= 312 && y < 356 ? 76 : 0) + 18;
    for (const side of [-1, 1]) {
      const length = random.between(14, Math.max(16, MIDDLE - clear));
      bar('#16223F', side < 0 ? 0 : size.width - length, side < 0 ? length : size.width, y);
    }
    if (half) {
      const jitter = random.between(-1.5, 1.5);
      if (cut) {
        stretch(GOLD, MIDDLE - half + jitter, MIDDLE - cut, y);
        stretch(GOLD, MIDDLE + cut, MIDDLE + half + jitter, y);
      } else stretch(GOLD, MIDDLE - half + jitter, MIDDLE + half + jitter, y);
    } else if (y >= 312 && y < 356) {
      const breadth = y < 328 ? 58 : 74;
      stretch(PLINTH, MIDDLE - breadth, MIDDLE + breadth, y);
    }
  }
  const paths = [...bars].map(([colour, d]) => `<path d="${d}" stroke="${colour}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%" fill="${GROUND}"/><g fill="none" stroke-width="${BAR}" stroke-linecap="round">${paths}</g></svg>\n`;
}

export const SHAPES = Object.keys(OUTLINES);
