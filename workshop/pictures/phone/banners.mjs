// The mobile home banner: the lower part of an ink screen, clean at the top where the headline stands.
import { ladderMotif } from '../../kit/motif.mjs';
import { inWords } from '../../lib/lines.mjs';
import { seeded } from '../../lib/random.mjs';
import { company, fmt, heat, icon, indices, signed, thousands } from '../../ui-kit/index.mjs';
import { clocks, sectorMoves, states } from '../desktop/markets.mjs';
import { words as desktop } from '../words/index.mjs';
import { html, words } from './base.mjs';
import { handset } from './device.mjs';
import { chart } from './screens/chart.mjs';
import { marker, reported, revenue } from './screens/report.mjs';

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

/** A screen without a device, flat and to both gutters. Of 500 a phone shows the first 190 to 350, fading at the foot. */
const flat = (theme, inner) =>
  html`<div class="hand ${theme}" style="position:absolute;left:20px;top:3px;width:350px;bottom:0;overflow:hidden;border-radius:18px 18px 0 0;background:var(--ground);color:var(--text);box-shadow:0 0 0 1px ${theme === 'paper' ? 'transparent' : 'var(--edge)'}">${inner}</div>`;

const years = ['2021', '2022', '2023', '2024', '2025'];

/** Revenue by year, the last one's amount over it. */
function revenueChart(h) {
  const [w, most] = [318, 862.4];
  const step = w / years.length;
  const wide = 34;
  const foot = h - 18;
  const y = (v) => foot - (v / most) * (foot - 16);
  const bars = years.map((year, i) => {
    const [own, projects] = revenue[i];
    const x = step * (i + 0.5) - wide / 2;
    const last = i === years.length - 1;
    const total = own + projects;
    return html`<rect x="${x}" y="${y(total)}" width="${wide}" height="${y(own) - y(total)}" fill="#A9C0FF" opacity="${last ? 1 : 0.6}"/><rect x="${x}" y="${y(own)}" width="${wide}" height="${foot - y(own)}" fill="#1F5BFF" opacity="${last ? 1 : 0.55}"/><text x="${x + wide / 2}" y="${y(total) - 5}" font-size="12" font-weight="${last ? 650 : 450}" fill="var(--${last ? 'text' : 'mute'})" text-anchor="middle">${fmt(total, 1)}</text><text x="${x + wide / 2}" y="${h - 3}" font-size="11.5" fill="var(--${last ? 'text' : 'mute'})" text-anchor="middle">${year}</text>`;
  });
  return html`<svg width="${w}" height="${h}"><path d="M0 ${foot + 0.5}H${w}" stroke="var(--edge)"/>${bars}</svg>`;
}

export function reportBanner(locale) {
  const t = words[locale].report;
  const english = locale === 'en';
  const key = t.series.map(
    (label, i) =>
      html`<span class="row nowrap" style="gap:5px"><i style="width:8px;height:8px;border-radius:2px;background:${['#1F5BFF', '#A9C0FF'][i]}"></i>${label}</span>`,
  );
  // English has a headline of two lines and less of the picture in view, so its sentence is left out.
  const said = html`<p class="soft s14" style="line-height:1.6;margin-top:4px"><span style="${marker};color:var(--text)">${t.marked}</span>${inWords(t.rest)}</p>`;
  const sheet = flat(
    'paper',
    html`<div class="row between" style="height:41px;padding:0 16px 0 12px">${icon('ChevronLeft', 22, 1.9)}<div style="text-align:center;line-height:1.2"><b class="w6 s15">${reported.name[locale]}</b><div class="mute s11">${t.company}</div></div>${icon('Bookmark', 19)}</div>
<div class="row rule" style="height:35px;padding:0 8px 6px;gap:2px">${t.chapters.map((label, i) => html`<span class="chip s13 ${i === 2 ? 'on' : ''}">${label}</span>`)}</div>
<div style="padding:11px 16px 0"><div class="accent w6 s12">${t.chapter}</div><h3 class="w7 s18 tight" style="line-height:1.3;margin-top:2px">${t.headline}</h3>${english ? '' : said}
<b class="w6 s13" style="display:block;margin:9px 0 2px">${t.chart}</b>${english ? '' : html`<div class="row s11 soft" style="gap:14px">${key}</div>`}${revenueChart(english ? 80 : 95)}</div>`,
  );
  return ground(
    [
      [195, 200, 320, 240, 'rgb(31 91 255 / .42)'],
      [330, 420, 170, 130, 'rgb(94 230 224 / .14)'],
    ],
    sheet,
    0,
  );
}

/** Six cities with their clocks and states, how far their indices and three of their sectors moved. */
export function marketsBanner(locale) {
  const w = desktop[locale].boards;
  const english = locale === 'en';
  // English has less of the picture in view, and longer names.
  const [city, sectors, tall] = english ? [122, 2, 29] : [106, 3, 35];
  const grid = `display:grid;grid-template-columns:${city}px repeat(${sectors + 1},1fr);gap:0 3px;align-items:center;padding:0 10px 0 14px`;
  const cell = (v) =>
    html`<span class="push w6 s13" style="height:${tall - 3}px;border-radius:3px;color:#fff;background:${heat(v, 2.2)}">${signed(v)}</span>`;
  const moves = sectorMoves();
  const row = (name, i) =>
    html`<div style="${grid};height:${tall}px"><span class="row nowrap" style="gap:7px"><i class="dot" style="font-size:12px;color:var(--${states(w)[i][1]})"></i><b class="w6 s13">${name}</b><span class="s12" style="margin-left:auto;padding-right:8px;color:var(--soft)">${clocks[i]}</span></span>${[indices[placeOf[i]][1], ...moves[i].slice(0, sectors)].map(cell)}</div>`;
  const board = flat(
    'ink',
    html`<div class="soft s12" style="${grid};height:${english ? 26 : 30}px"><span class="mute nowrap">%</span>${[w.index, ...w.sectors.slice(0, sectors)].map((name) => html`<span class="nowrap" style="text-align:center">${name}</span>`)}</div>${w.cities.map(row)}`,
  );
  return ground([[195, 160, 320, 220, 'rgb(31 91 255 / .3)']], board, 0);
}

/** Of each city the place of its index. */
const placeOf = [0, 2, 4, 5, 6, 7];
