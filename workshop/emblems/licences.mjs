// The two licences, as a certificate would set their number: a ladder-cut numeral in a rosette.
import { many, polar } from '../kit/svg.mjs';
import { blue, blueLight, glow, teal } from '../lib/palette.mjs';
import { turnedGuilloche } from './engraving.mjs';

const side = 400;
const c = side / 2;
const n = (value) => +value.toFixed(1);

// Drawn by hand: 200 × 300, its middle at (100, 150).
const numerals = {
  1: 'M42 78L110 0H142V266H188V300H40V266H88V74L60 104Z',
  7: 'M18 0H186V44C146 108 122 196 116 300H56C66 196 94 116 138 52H58V96H18Z',
};
const waves = { 1: 30, 7: 42 };

const grounds = {
  ink: { rosette: '#5E83E6', second: '#B9CCFF', bar: blueLight, edge: '#DCE7FF', shade: '#2B4A9E', point: glow },
  paper: { rosette: '#86A5F2', second: blue, bar: blue, edge: '#0B1220', shade: '#B5C7F5', point: teal },
};

export function licence(number, ground) {
  const t = grounds[ground];
  const d = numerals[number];
  const place = `translate(${c - 104 * 0.53} ${c - 152 * 0.53}) scale(.53)`;
  const ticks = many(120, (i) => {
    const [x1, y1] = polar(c, c, 190, i / 120);
    const [x2, y2] = polar(c, c, i % 10 ? 194 : 199, i / 120);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  });
  // Bars swell downwards, as an engraver shades a letter from its foot.
  const bars = many(31, (i) => {
    const h = 3.2 + 4.6 * (i / 30);
    return `<rect y="${n(i * 10 - 2)}" width="200" height="${n(h)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><clipPath id="n"><path d="${d}"/></clipPath>${turnedGuilloche(c, c, 160, 22, { waves: waves[number], turns: 8, stroke: t.rosette, width: 0.7, id: 'a' })}${turnedGuilloche(c, c, 160, 11, { waves: waves[number] * 2, turns: 4, stroke: t.second, width: 0.6, op: 0.8, id: 'b' })}<path d="${ticks}" stroke="${t.rosette}" stroke-width="1"/><g fill="none" stroke="${t.rosette}"><circle cx="${c}" cy="${c}" r="186"/><circle cx="${c}" cy="${c}" r="134" stroke-width="1.6"/><circle cx="${c}" cy="${c}" r="129" stroke-width=".6"/></g>${turnedGuilloche(c, c, 112, 13, { waves: 48, turns: 3, stroke: t.rosette, width: 0.5, op: 0.7, id: 'e' })}<g transform="${place}"><path d="${d}" transform="translate(9 9)" fill="none" stroke="${t.shade}" stroke-width="5"/><g clip-path="url(#n)" fill="${t.bar}">${bars}</g><path d="${d}" fill="none" stroke="${t.edge}" stroke-width="3.6" stroke-linejoin="round"/></g><circle cx="${c}" cy="14" r="4.5" fill="${t.point}"/></svg>\n`;
}
