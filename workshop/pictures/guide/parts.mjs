// What the steps of an install guide share: the part of a phone they show, the ring on what to tap, the two apps.
import { markBars } from '../../kit/mark.mjs';
import { ladderMotif, lattice } from '../../kit/motif.mjs';
import { rect } from '../../kit/svg.mjs';
import { seeded } from '../../lib/random.mjs';
import { html } from '../phone/base.mjs';
import { handset } from '../phone/device.mjs';

/** The trading app's guide is in daylight, that of TradeGo Markets at night, so a reader never mistakes the one for the other. */
export const themes = { tradego: 'paper', markets: 'ink' };

const tiles = {
  tradego: { fill: '#0B1220', bars: ['#6C95FF', '#FFFFFF', '#5EE6E0'] },
  markets: { fill: 'linear-gradient(160deg,#3F72FF,#1240C8)', bars: ['#FFFFFF', '#C9D8FF', '#8DF0EB'] },
};

/** The app's icon as a launcher cuts it. `share` of it is installed. */
export function appIcon(app, size, share = 1) {
  const { fill, bars } = tiles[app];
  const inner = size * (share < 1 ? 0.4 : 0.56);
  const drawn = markBars.map((b, i) => rect(b.x, b.y, b.width, 4, { r: 2, fill: bars[i] })).join('');
  return html`<span style="position:relative;display:block;flex:none;overflow:hidden;width:${size}px;height:${size}px;border-radius:${size * 0.235}px;background:${fill}"><svg width="${inner}" height="${inner}" viewBox="0 0 24 24" style="position:absolute;left:${(size - inner) / 2}px;top:${(size - inner) / 2}px">${drawn}</svg>${share < 1 && progress(size, share)}</span>`;
}

/** A ring that closes around the mark as the app arrives. */
function progress(size, share) {
  const [c, r] = [size / 2, size * 0.37];
  const round = 2 * Math.PI * r;
  const ring = (stroke, dash) =>
    html`<circle cx="${c}" cy="${c}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${size * 0.075}" stroke-linecap="round" stroke-dasharray="${dash * round} ${round}" transform="rotate(-90 ${c} ${c})"/>`;
  return html`<svg width="${size}" height="${size}" style="position:absolute;inset:0">${ring('rgb(255 255 255/.26)', 1)}${ring('#fff', share)}</svg>`;
}

export const css = `
.pic .grouped.paper{--ground:#F1F3F8}
.pic .grouped.ink{--ground:#05080F}
.pic .ringed{position:relative}
.pic .ringed>.ring{position:absolute;z-index:3;border:4px solid #F2A65A;box-shadow:0 0 0 1px #A8560B,inset 0 0 0 1px #A8560B,0 0 0 9px rgb(242 166 90/.26)}
`;

/** The one thing to tap, in the warm accent: a ring `gap` away from its edges, `radius` its own corner. */
export const ringed = (inner, { gap = 7, radius = 12, style = '' } = {}) =>
  html`<div class="ringed" style="${style}">${inner}<i class="ring" style="inset:${-gap}px;border-radius:${radius + gap}px"></i></div>`;

const size = { width: 400, height: 450 };
const scale = 0.92;

/** Points of the picture at which a point of the phone's screen lies. */
const hung = { top: [16, 26, scale], bottom: [16, size.height - 26 - 820 * scale, scale] };

/**
 * A step: the upper or the lower part of a phone, running off the other edge, and what is lifted off it.
 * `screen` is drawn on 384 × 804, of which about 450 are seen; `grouped` gives it the grey ground of settings.
 */
export function step(app, screen, { part = 'top', over = '', grouped = false } = {}) {
  const theme = themes[app];
  const r = seeded(`guide ${app}`);
  const motif =
    theme === 'paper'
      ? ladderMotif(r, {
          x: 0,
          y: -10,
          w: 400,
          h: 470,
          rows: 34,
          colours: ['#C6D5F7', '#D3DFF8'],
          thick: 0.36,
          op: 0.8,
        })
      : lattice(r, { x: -6, y: 0, w: 412, h: 430, columns: 26, colours: ['#2C57C8', '#1B3A8A'], op: 0.5 });
  const fill =
    theme === 'paper'
      ? 'linear-gradient(155deg,#F5F7FB 0,#DDE7FA 100%)'
      : 'radial-gradient(100% 90% at 85% 0%,#16389A 0,#0B1630 50%,#070B14 100%)';
  const shade = theme === 'paper' ? '0 24px 50px -16px rgb(11 28 76/.5)' : '0 24px 60px -8px rgb(0 0 0/.8)';
  return html`<div class="hand ${theme}" style="position:absolute;inset:0;overflow:hidden;background:${fill}"><svg width="400" height="450" style="position:absolute;inset:0">${motif}</svg>${handset(screen, { ground: grouped ? `${theme} grouped` : theme, at: hung[part], style: `box-shadow:${shade}` })}${over}</div>`;
}

/** A line of the account lifted off the screen: what it says, and what to see there. */
export const lifted = (app, label, value, mark, top) =>
  html`<div class="${themes[app]} row between" style="position:absolute;left:34px;right:34px;top:${top}px;height:62px;padding:0 20px;border-radius:18px;background:${themes[app] === 'paper' ? '#fff' : '#1B2740'};color:var(--text);box-shadow:0 0 0 .5px var(--edge),0 18px 40px -10px rgb(4 10 30/${themes[app] === 'paper' ? '.42' : '.9'})"><span class="soft s14 nowrap">${label}</span><span class="row w6 s18 nowrap tight" style="gap:8px">${value}${mark}</span></div>`;
