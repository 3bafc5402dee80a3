// A bust traced by the bars of the mark: an order book read down the page. No face is drawn, only the light on it.
// What lies where is drawn in outlines (people.mjs); here they are read row by row.
import { seeded } from '../lib/random.mjs';
import { GROUNDS } from './grounds.mjs';

export const size = { width: 320, height: 400 };
/**
 * How many steps a row has, from bar to bar and how thick they are, in those steps: whole pixels from one to the next where
 * a desktop shows it 136 wide, so that no row is broader than its neighbour. A phone shows it at 80.
 */
const GRAINS = { fine: { across: 272, pitch: 6, thick: 4 }, coarse: { across: 240, pitch: 6, thick: 4.1 } };
/** Steps between two things that touch. */
const GAP = 2;

/**
 * @typedef {object} Layer
 * @property {string[]} [colours] from shade to light; without any it is a gap
 * @property {number} level which of the colours
 * @property {number[][]} [outline] points around it
 * @property {number[][]} [within] only what lies within this too
 * @property {number} [ragged] how far its ends stray
 * @property {{ from: number, to: number, y: number }} [single] instead of an outline: the one bar nearest to a height
 */

/**
 * @param {object} person
 * @param {string} person.seed grows the book behind
 * @param {{ fill: string, bars: string, draw: keyof typeof GROUNDS }} person.ground
 * @param {Layer[]} person.layers from the back to the front
 * @param {'fine'|'coarse'} grain
 */
export function bust({ seed, ground, layers }, grain) {
  const { across, pitch, thick } = GRAINS[grain];
  const step = size.width / across;
  const random = seeded(seed);
  const behind = GROUNDS[ground.draw](random);
  const paths = new Map();
  const bar = (level, colour, x1, x2, row) => {
    const [from, length] = [Math.round(x1 / step + thick / 2), Math.round((x2 - x1) / step - thick)];
    // Shorter ones are specks.
    if (length < thick / 2) return;
    const key = `${level} ${colour}`;
    const path = paths.get(key) ?? { d: '', x: 0, y: 0 };
    const [dx, dy] = [from - path.x, row - path.y];
    paths.set(key, { d: `${path.d}m${dx} ${dy}h${length}`, x: from + length, y: row });
  };

  for (let row = pitch / 2; row * step < size.height; row += pitch) {
    const y = row * step;
    const things = touching(layers, y, { random, tall: pitch * step });
    const [left, right] = things.length ? [things[0].from, things.at(-1).to] : [size.width / 2, size.width / 2];
    for (const [from, to] of behind(left, right, y / size.height)) bar(0, ground.bars, from, to, row);
    for (const { colours, from, to, parts } of things) {
      // The shaded bar is whole and the lit one lies on it: a gap where the light ends looks like a crack.
      const inset = (x) => x + (x === from ? GAP / 2 : x === to ? -GAP / 2 : 0) * step;
      const least = Math.min(...parts.map(({ level }) => level));
      for (let level = least; level < colours.length; level++)
        for (const [x1, x2] of joined(parts.filter((part) => part.level >= level)))
          bar(level + 1, colours[level], inset(x1), inset(x2), row);
    }
  }
  const drawn = [...paths]
    .sort(([a], [b]) => a[0] - b[0])
    .map(([key, { d }]) => `<path stroke="${key.slice(2)}" d="${d}"/>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">` +
    `<path fill="${ground.fill}" d="M0 0h${size.width}v${size.height}H0z"/>` +
    `<g fill="none" stroke-width="${thick}" stroke-linecap="round" transform="scale(${+step.toFixed(4)})">${drawn}</g></svg>\n`
  );
}

/** What a row shows from left to right: stretches of one thing, each with its parts of one light. */
function touching(layers, y, { random, tall }) {
  const here = layers
    .map(({ outline, single, within, ragged = 0, ...layer }) => ({
      ...layer,
      spans: single
        ? single.y > y - tall / 2 && single.y <= y + tall / 2
          ? [[single.from, single.to]]
          : []
        : cross(
            spans(outline, y).map(([a, b]) => [a - ragged * random.next(), b + ragged * random.next()]),
            within && spans(within, y),
          ),
    }))
    .filter(({ spans }) => spans.length)
    .reverse();
  const edges = [...new Set(here.flatMap(({ spans }) => spans.flat()))].sort((a, b) => a - b);
  const things = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [edges[i], edges[i + 1]];
    const middle = (from + to) / 2;
    const top = here.find(({ spans }) => spans.some(([a, b]) => a < middle && middle < b));
    if (!top?.colours) continue;
    const part = { from, to, level: top.level };
    const last = things.at(-1);
    if (last?.to === from && last.colours === top.colours) {
      last.to = to;
      last.parts.push(part);
    } else things.push({ colours: top.colours, from, to, parts: [part] });
  }
  return things;
}

function joined(parts) {
  const out = [];
  for (const { from, to } of parts) {
    if (out.at(-1)?.[1] === from) out.at(-1)[1] = to;
    else out.push([from, to]);
  }
  return out;
}

/** Where a row lies within an outline, left to right. */
function spans(outline, y) {
  const crossings = [];
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[x1, y1], [x2, y2]] = [outline[j], outline[i]];
    if (y1 > y !== y2 > y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((x, i) => (i % 2 ? [] : [[x, crossings[i + 1]]]));
}

const cross = (list, others) =>
  others
    ? list.flatMap(([a, b]) => others.map(([c, d]) => [Math.max(a, c), Math.min(b, d)])).filter(([a, b]) => a < b)
    : list;
