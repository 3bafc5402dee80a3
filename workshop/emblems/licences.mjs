// The two licences as seals that are read at 64 px as well as at 160: a ring, and the number cut from bars of the order book.
import { many, polar } from '../kit/svg.mjs';
import { blue, teal } from '../lib/palette.mjs';

const side = 96;
const c = side / 2;
const n = (value) => +value.toFixed(2);

// Drawn by hand: 200 × 300, its middle at (100, 150).
const numerals = {
  1: 'M42 78L110 0H142V266H188V300H40V266H88V74L60 104Z',
  7: 'M18 0H186V44C146 108 122 196 116 300H56C66 196 94 116 138 52H58V96H18Z',
};
const scale = 0.205;
const rows = 8;

const t = { ring: blue, notch: '#86A5F2', bar: blue, point: teal };

export function licence(number) {
  const pitch = 300 / rows;
  // The notches of a coin, one for each six degrees; every fifth is longer.
  const notches = many(60, (i) => {
    const [x1, y1] = polar(c, c, i % 5 ? 39.4 : 37.4, i / 60);
    const [x2, y2] = polar(c, c, 42, i / 60);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  });
  const bars = many(
    rows,
    (i) => `<rect y="${n(i * pitch)}" width="200" height="${n(pitch * (0.6 + 0.2 * (i / rows)))}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><clipPath id="n"><path d="${numerals[number]}"/></clipPath><circle cx="${c}" cy="${c}" r="45.5" fill="none" stroke="${t.ring}" stroke-width="3"/><path d="${notches}" stroke="${t.notch}" stroke-width="1.4"/><g transform="translate(${n(c - 104 * scale)} ${n(c - 150 * scale)}) scale(${scale})" clip-path="url(#n)" fill="${t.bar}">${bars}</g><circle cx="${c}" cy="2.5" r="2.5" fill="${t.point}"/></svg>\n`;
}
