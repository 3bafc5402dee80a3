// The ground of a scenario: 800 × 550, or as told, ink or daylight, one of the two motifs behind the screens or none.
import { ladderMotif, lattice } from '../../kit/motif.mjs';
import { seeded } from '../../lib/random.mjs';
import { html } from '../phone/base.mjs';

const grounds = {
  ink: { fill: 'radial-gradient(90% 100% at 82% 0%,#14307A 0,#0B1630 48%,#070B14 100%)', bars: ['#2C57C8', '#1B3A8A'] },
  mist: { fill: 'linear-gradient(150deg,#EEF3FC 0,#D6E2FA 100%)', bars: ['#B9CCF6', '#C9D8F8'] },
  blue: { fill: 'linear-gradient(150deg,#2A63FF 0,#1139B4 100%)', bars: ['#5D8AFF', '#3F70F5'] },
};

const motifs = {
  ladder: (r, width, height, colours) =>
    ladderMotif(r, {
      x: width * 0.3,
      y: -10,
      w: width * 0.7,
      h: height + 20,
      rows: height / 12.5,
      colours,
      thick: 0.34,
      op: 0.7,
    }),
  // Every candle is whole: none is cut by the edge.
  lattice: (r, width, height, colours) =>
    lattice(r, { x: 6, y: 10, w: width - 12, h: height - 20, columns: Math.round(width / 18), colours, op: 0.5 }),
};

export function stage(name, ground, motif, inner, { width = 800, height = 550 } = {}) {
  const { fill, bars: colours } = grounds[ground];
  const r = seeded(`sdk ${name}`);
  const drawn = motifs[motif]?.(r, width, height, colours) ?? '';
  return html`<div style="position:absolute;inset:0;overflow:hidden;background:${fill};font-size:12px"><svg width="${width}" height="${height}" style="position:absolute;inset:0">${drawn}</svg>${inner}</div>`;
}

export const placed = (left, top, inner) =>
  html`<div style="position:absolute;left:${left}px;top:${top}px">${inner}</div>`;
