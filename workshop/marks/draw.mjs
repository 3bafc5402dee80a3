// What a mark is put together from: pieces that know their box, set beside or above one another.
import { at } from '../kit/svg.mjs';
import { set } from './type.mjs';

export const inkColour = '#0B1220';
export const used = new Set();

/** A symbol, drawn on a square of 100. */
export const symbol = (svg, size = 100, { w = 100, h = 100 } = {}) => ({
  svg: at(0, 0, svg, `scale(${size / 100})`),
  w: (w * size) / 100,
  h: (h * size) / 100,
});

/** A line of type, `cap` units from baseline to the top of its capitals. */
export function word(face, text, cap, { tracking = 0, drop = 0 } = {}) {
  used.add(`${face}/${text}/${tracking}`);
  const { d, width } = set(face, text, tracking);
  const k = cap / 100;
  return { svg: at(0, cap - drop, fill(d), `scale(${k})`), w: width * k, h: cap };
}

const aligned = (align, room, own) => ({ start: 0, middle: (room - own) / 2, end: room - own })[align];

export function row(gap, pieces, align = 'middle') {
  const h = Math.max(...pieces.map((p) => p.h));
  let x = 0;
  const svg = pieces
    .map((p) => {
      const placed = at(x, aligned(align, h, p.h), p.svg);
      x += p.w + gap;
      return placed;
    })
    .join('');
  return { svg, w: x - gap, h };
}

export function stack(gap, pieces, align = 'start') {
  const w = Math.max(...pieces.map((p) => p.w));
  let y = 0;
  const svg = pieces
    .map((p) => {
      const placed = at(aligned(align, w, p.w), y, p.svg);
      y += p.h + gap;
      return placed;
    })
    .join('');
  return { svg, w, h: y - gap };
}

/**
 * A Chinese name with the English one under it, spaced out to the same width. A wall shows a mark 105 to 160 wide, where a
 * line that says the trade could not be read: there is none.
 */
export function under(gap, name, face, text, cap) {
  const plain = word(face, text, cap).w;
  const tracking = Math.round(((name.w - plain) / ([...text].length - 1) / cap) * 100);
  return stack(gap, [name, word(face, text, cap, { tracking })]);
}

// Everything inherits its colour; a stroke has no width until a line asks for one. So the same
// pieces serve as shape and, in a mask, as hole.
export const fill = (d, turn = '') => `<path d="${d}"${turn && ` transform="rotate(${turn})"`}/>`;
export const line = (d, width, ends = 'butt') =>
  `<path d="${d}" fill="none" stroke-width="${width}" stroke-linecap="${ends}" stroke-linejoin="${ends === 'round' ? 'round' : 'miter'}"/>`;
export const disc = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
export const oval = (x, y, rx, ry) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
export const ring = (x, y, r, width) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke-width="${width}"/>`;
export const hoop = (x, y, rx, ry, width) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke-width="${width}"/>`;
export const block = (x, y, w, h, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}/>`;
export const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Places a line of type inside a symbol. */
export const inset = (piece, x, y, width) => at(x, y, piece.svg, `scale(${width / piece.w})`);

let holes = 0;
/** `shape` with `hole` cut out of it, really cut: a mark stands on any ground. */
export function cut(shape, hole) {
  const id = `c${++holes}`;
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="-20" y="-20" width="600" height="200"><g fill="#fff" stroke="#fff">${shape}</g><g fill="#000" stroke="#000">${hole}</g></mask><g mask="url(#${id})">${shape}</g>`;
}
/** Names of holes start again with each mark, so that one mark drawn again is the same file. */
export const fresh = () => {
  holes = 0;
};
