// Step 4: the app's icon on the home screen, filling up.
import { ladderMotif } from '../../kit/motif.mjs';
import { seeded } from '../../lib/random.mjs';
import { icon } from '../../ui-kit/index.mjs';
import { html } from '../phone/base.mjs';
import { appIcon, ringed, step, themes } from './parts.mjs';
import { words } from './words.mjs';

/** Glyph and tile of what else lies there, in the order of the words; the last four stand in the dock. */
const others = [
  ['CalendarDays', '#fff', '#E5484D'],
  ['CloudSun', '#4FA3F7', '#fff'],
  ['Image', '#fff', '#7C53D6'],
  ['MapPin', '#DDEFD9', '#2E8B57'],
  ['Clock3', '#12161F', '#fff'],
  ['NotebookText', '#FFF3C9', '#B98500'],
  ['Calculator', '#2A303C', '#FF9F2E'],
  ['Heart', '#fff', '#F0476B'],
  ['Download', '#1F7BFF', '#fff'],
  ['Phone', '#2FBF5B', '#fff'],
  ['Mail', '#2F86F6', '#fff'],
  ['Camera', '#C9CED8', '#1A2030'],
  ['Settings', '#8A93A3', '#fff'],
];

const tile = ([glyph, fill, stroke]) =>
  html`<span class="push" style="width:64px;height:64px;border-radius:15px;background:${fill};color:${stroke}">${icon(glyph, 34, 1.9)}</span>`;
const labelled = (drawn, label, wide = 84) =>
  html`<div class="col" style="align-items:center;gap:6px;width:${wide}px;color:#fff">${drawn}<span class="nowrap w5" style="font-size:12.5px;line-height:16px">${label}</span></div>`;

const wallpapers = {
  paper: ['linear-gradient(170deg,#8FB3FF 0,#3F6FE8 46%,#1A2F86 100%)', ['#DCE8FF', '#9DBBFF']],
  ink: ['linear-gradient(170deg,#101B3A 0,#14307A 48%,#0A1330 100%)', ['#3F70F5', '#3F70F5']],
};

export const installing = (app) => (locale) => {
  const t = words[locale].home;
  const [fill, colours] = wallpapers[themes[app]];
  const r = seeded(`wallpaper ${app}`);
  const lying = others.slice(0, 9).map((one, i) => labelled(tile(one), t.apps[i]));
  const ours = ringed(labelled(appIcon(app, 64, 0.62), t.loading, 70), { gap: 7, radius: 17, style: 'margin:0 7px' });
  // It comes to lie beside the store it was got from.
  const rows = [lying.slice(0, 4), lying.slice(4, 8), [lying[8], ours]];
  const screen = html`<div class="fill" style="background:${fill}"><svg width="384" height="804">${ladderMotif(r, { x: 40, y: 120, w: 344, h: 640, rows: 46, colours, thick: 0.3, op: 0.22 })}</svg></div>
<div class="col" style="position:absolute;left:14px;right:14px;top:366px;gap:20px">${rows.map((list) => html`<div class="row" style="gap:6.66px;align-items:flex-start">${list}</div>`)}</div>
<div class="row between" style="position:absolute;left:12px;right:12px;bottom:12px;height:92px;padding:0 17px;border-radius:38px;background:rgb(255 255 255/.26)">${others.slice(9).map(tile)}</div>`;
  return step(app, screen, { part: 'bottom' });
};
