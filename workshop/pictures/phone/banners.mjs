// The mobile home banner: the lower part of an ink screen, clean at the top where the headline stands.
import { ladderMotif } from '../../kit/motif.mjs';
import { seeded } from '../../lib/random.mjs';
import { companies, company, fmt, heat, icon, pct, thousands, treemap } from '../../ui-kit/index.mjs';
import { html, words } from './base.mjs';
import { handset } from './device.mjs';
import { chart } from './screens/chart.mjs';
import { report } from './screens/report.mjs';

const [width, height] = [390, 500];

const ground = (
  lights,
  inner,
  veil = 90,
) => html`<div style="position:absolute;inset:0;overflow:hidden;background:#070B14">${lights.map(([x, y, rx, ry, colour]) => html`<i style="position:absolute;left:${x - rx}px;top:${y - ry}px;width:${2 * rx}px;height:${2 * ry}px;background:radial-gradient(closest-side,${colour},transparent)"></i>`)}${inner}
<i style="position:absolute;inset:0 0 auto;height:${veil}px;background:linear-gradient(#070B14,rgb(7 11 20 / 0))"></i></div>`;

const bars = (seed, colours, box) =>
  html`<svg width="${width}" height="${height}" style="position:absolute;inset:0">${ladderMotif(seeded(seed), { ...box, colours, thick: 0.34 })}</svg>`;

export function appBanner(locale) {
  const t = words[locale].banner;
  const c = company('02853');
  const note = html`<div class="row hand" style="position:absolute;left:20px;bottom:34px;width:318px;height:68px;padding:0 14px;gap:12px;border-radius:18px;background:rgb(32 44 70 / .94);box-shadow:inset 0 0 0 .5px #46567a,0 20px 36px -10px rgb(0 0 0 / .7);color:#fff"><span class="push" style="flex:none;width:38px;height:38px;border-radius:11px;background:var(--up-solid)">${icon('Check', 21, 2.4)}</span><div class="grow" style="line-height:1.35"><div class="row between"><b class="w6 s15">${t.filled}</b><span class="s12" style="color:#B4C0D8">${t.now}</span></div><div class="s13 clip" style="color:#DCE4F2">${t.filledText(c.name[locale], thousands(600), fmt(c.price - 0.1))}</div></div></div>`;
  return ground(
    [
      [210, 250, 300, 260, 'rgb(31 91 255 / .5)'],
      [330, 470, 170, 130, 'rgb(94 230 224 / .14)'],
    ],
    bars('banner app', ['#1B3E96', '#12275A'], { x: 0, y: 70, w: 390, h: 420, rows: 34 }) +
      handset(chart(locale), { at: [37, 48, 0.79], style: 'box-shadow:0 0 90px rgb(31 91 255 / .35)' }) +
      html`<i style="position:absolute;inset:auto 0 0;height:120px;background:linear-gradient(rgb(7 11 20 / 0),rgb(7 11 20 / .86))"></i>` +
      note,
    70,
  );
}

export function reportBanner(locale) {
  const { banner, reading } = words[locale];
  const list = html`<div class="paper hand" style="position:absolute;left:14px;top:248px;width:162px;padding:14px 14px 8px;border-radius:16px;background:#fff;box-shadow:0 24px 44px -12px rgb(0 0 0 / .65)"><b class="w6 s13">${banner.chapters}</b>${reading.list.map((label, i) => html`<div class="row between ${i ? 'ruletop' : ''}" style="height:32px;gap:8px;${i === 0 ? 'margin-top:4px' : ''}"><span class="clip s12 ${i === 2 ? 'w6 accent' : 'soft'}">${label}</span><span class="s11 ${i === 2 ? 'accent' : 'mute'}">${reading.pages[i]}</span></div>`)}</div>`;
  return ground(
    [
      [150, 300, 300, 260, 'rgb(31 91 255 / .46)'],
      [60, 470, 160, 120, 'rgb(94 230 224 / .16)'],
    ],
    bars('banner report', ['#193A8C', '#102350'], { x: 0, y: 90, w: 390, h: 380, rows: 30, edge: 'l' }) +
      html`<div style="position:absolute;left:98px;top:46px;transform:perspective(1400px) rotateY(-14deg) rotateX(6deg) rotateZ(4deg);transform-origin:50% 40%">${handset(report(locale), { ground: 'paper', at: [0.74] })}</div>` +
      html`<i style="position:absolute;inset:auto 0 0;height:56px;background:linear-gradient(rgb(7 11 20 / 0),rgb(7 11 20 / .7))"></i>` +
      list,
    60,
  );
}

export function marketsBanner(locale) {
  const t = words[locale].banner;
  const market = words[locale].chart;
  const tiles = treemap(
    companies.map((c) => ({ c, value: c.value ** 0.86 })),
    348,
    400,
  );
  const tile = ({ item: { c }, x, y, w, h }) => {
    const size = Math.min(17, Math.max(9, Math.sqrt(w * h) / 7.2));
    return html`<div style="position:absolute;left:${x}px;top:${y}px;width:${w - 2}px;height:${h - 2}px;padding:${size * 0.6}px;border-radius:3px;background:${heat(c.percent, 3.2)};color:#fff;overflow:hidden;line-height:1.25"><div class="w6" style="font-size:${size}px">${c.name[locale]}</div><div style="font-size:${size * 0.92}px;opacity:.92">${pct(c.percent)}</div></div>`;
  };
  const up = companies.filter((c) => c.change > 0).length;
  const card = html`<div class="hand" style="position:absolute;left:20px;right:20px;bottom:26px;padding:14px 16px 14px;border-radius:18px;background:rgb(19 28 46 / .96);box-shadow:inset 0 0 0 .5px #3a4964,0 24px 44px -10px rgb(0 0 0 / .8)"><div class="row between"><b class="w6 s14">${t.heat}</b><span class="mute s12">${market.state}</span></div>
<div class="row" style="gap:3px;margin:11px 0 8px">${[...Array(companies.length)].map((_, i) => html`<i style="flex:1;height:6px;border-radius:2px;background:var(--${i < up ? 'up' : 'down'})"></i>`)}</div>
<div class="row between s13"><span class="up w6">${t.breadth[0]} ${up}</span><span class="down w6">${t.breadth[1]} ${companies.length - up}</span></div></div>`;
  return ground(
    [[195, 330, 280, 200, 'rgb(31 91 255 / .3)']],
    html`<div style="position:absolute;left:20px;top:62px;width:348px;height:400px;transform:perspective(900px) rotateX(27deg) rotateZ(-5deg);transform-origin:50% 40%;border-radius:6px;box-shadow:0 0 70px rgb(31 91 255 / .35)">${tiles.map(tile)}</div>
<i style="position:absolute;inset:auto 0 0;height:220px;background:linear-gradient(rgb(7 11 20 / 0),#070B14 52%)"></i>${card}`,
    150,
  );
}
