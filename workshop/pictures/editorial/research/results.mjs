// Three figures of the half year, and seven half years by segment.
import { barChart, company } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { words } from '../words.mjs';
import { leaf, pocketLeaf } from './leaf.mjs';

const halves = [
  [1420, 1090, 640],
  [1510, 1120, 690],
  [1690, 1140, 720],
  [1880, 1210, 760],
  [2240, 1290, 822],
  [2530, 1340, 850],
  [2962, 1420, 902],
];
const colours = ['#1F5BFF', '#0FA3A3', '#B9CCFF'];

/** Whose results they are. */
const maker = company('02853');
const key = (parts) =>
  parts.map(
    (name, i) =>
      html`<span class="row" style="gap:5px"><i style="width:9px;height:9px;border-radius:2px;background:${colours[i]}"></i>${name}</span>`,
  );

export function results(locale) {
  const t = words[locale].research.results;
  const tile = (name, i) =>
    html`<div class="${i ? 'ruletop' : ''}" style="padding:${i ? 12 : 0}px 0 12px"><div class="soft s11">${name}</div><div class="w7 s24 tight" style="line-height:1.25">${t.values[i]}</div><div class="s11 w5" style="color:var(--accent)">${t.notes[i]}</div></div>`;
  return leaf(
    locale,
    {
      chapter: `${maker.name[locale]}${locale === 'en' ? ', ' : ' '}${t.chapter}`,
      title: t.title,
      page: '8 / 32',
      note: t.unit,
    },
    html`<div class="row" style="padding:14px 24px 0;gap:24px;align-items:flex-start"><div style="width:112px;flex:none;padding-top:4px">${t.tiles.map(tile)}</div>
<div class="grow"><div class="row s11 soft" style="gap:14px;margin-bottom:6px">${key(t.parts)}</div>
${barChart(halves, { w: 296, h: 226, stack: true, colours, labels: t.halves.map((half, i) => (i % 2 ? '' : half)), rows: 3, top: 6000, axis: 36, size: 10.5, wide: 0.56, round: 0, on: 6 })}</div></div>`,
  );
}

/** For phones: seven half years, and how much the last one was. */
export function resultsPocket(locale) {
  const t = words[locale].research.results;
  const [w, h, axis, top] = [310, 166, 36, 6000];
  const x = axis + ((w - axis) / halves.length) * (halves.length - 0.5);
  const foot = h - 20;
  const y = foot + (halves.at(-1).reduce((a, b) => a + b) / top) * (8 - foot) - 5;
  return pocketLeaf(
    maker.name[locale],
    t.chapter,
    html`<div class="row between s11 soft" style="position:absolute;left:20px;right:20px;top:38px"><span class="row nowrap" style="gap:12px">${key(t.parts)}</span><span class="mute nowrap">${t.unit}</span></div>
<div style="position:absolute;left:20px;top:58px">${barChart(halves, { w, h, stack: true, colours, labels: t.halves, rows: 3, top, axis, size: 11, wide: 0.58, round: 0, on: 6 })}<svg width="${w}" height="${h}" style="position:absolute;inset:0"><text x="${x}" y="${y}" font-size="12" font-weight="650" fill="var(--text)" text-anchor="middle">${t.values[0]}</text></svg></div>`,
  );
}
