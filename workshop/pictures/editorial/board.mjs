// The card an editorial picture stands on: ink, mist or deep blue, with one of the two motifs, and a panel on it.
import { ladderMotif, lattice } from '../../kit/motif.mjs';
import { seeded } from '../../lib/random.mjs';
import { html } from '../phone/base.mjs';

export const size = { width: 480, height: 360 };

const grounds = {
  ink: { fill: 'radial-gradient(90% 90% at 80% 10%,#14307A 0,#0B1630 46%,#070B14 100%)', bars: ['#2C57C8', '#1B3A8A'] },
  mist: { fill: 'linear-gradient(150deg,#F5F7FB 0,#E4EBF8 100%)', bars: ['#C6D5F7', '#D7E1F6'] },
  blue: { fill: 'linear-gradient(150deg,#1F5BFF 0,#123BB8 100%)', bars: ['#5D8AFF', '#3F70F5'] },
};

export function board(seed, ground, motif, inner) {
  const { fill, bars } = grounds[ground];
  const r = seeded(seed);
  const drawn =
    motif === 'ladder'
      ? ladderMotif(r, { x: 150, y: -10, w: 330, h: 380, rows: 38, colours: bars, thick: 0.36, op: 0.7 })
      : lattice(r, { x: -10, y: 10, w: 500, h: 340, columns: 34, colours: bars, op: 0.55 });
  return html`<div class="hand" style="position:absolute;inset:0;overflow:hidden;background:${fill}"><svg width="480" height="360" style="position:absolute;inset:0">${drawn}</svg>${inner}</div>`;
}

/** A piece of interface lifted off the card. `box`: [left, top, width, height]. */
export const panel = ([x, y, w, h], theme, inner, style = '') =>
  html`<div class="${theme}" style="position:absolute;left:${x}px;top:${y}px;width:${w}px;height:${h}px;overflow:hidden;border-radius:14px;background:var(--ground);color:var(--text);box-shadow:${theme === 'paper' ? '0 0 0 .5px rgb(16 34 76 / .12),0 22px 44px -18px rgb(6 16 44 / .45)' : '0 0 0 .5px var(--edge),0 24px 48px -14px rgb(0 0 0 / .7)'};${style}">${inner}</div>`;

export const svg = (w, h, inner, style = '') =>
  html`<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="${style}">${inner}</svg>`;
export const label = (x, y, text, { size: s = 10.5, fill = 'var(--mute)', anchor = 'start', weight = 450 } = {}) =>
  html`<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${s}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${text}</text>`;
