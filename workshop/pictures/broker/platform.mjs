// The five modules of the data platform, each at the moment a client looks it up: 440 × 300.
import { company, fmt, heat, mark, offers, sectors, treemap } from '../../ui-kit/index.mjs';
import { html, hung, words as phone } from '../phone/base.mjs';
import { words as desktop } from '../words/index.mjs';
import { words } from './words.mjs';

const page = (title, note, inner, theme = 'paper') =>
  html`<div class="hand ${theme} col" style="position:absolute;inset:0;background:var(--ground);color:var(--text)"><div class="row between rule" style="flex:none;height:46px;padding:0 20px"><span class="row nowrap" style="gap:9px">${mark(15, theme)}<b class="w7 s15">${title}</b></span><span class="mute s12 nowrap">${hung(note)}</span></div>${inner}</div>`;

/** Revenue of Harbour Grid by year, HK$100 million; the last is 9.3 % above the one before. */
const years = [187, 196, 211, 225, 246];

export function chapters(locale) {
  const [t, report] = [words[locale].chapters, desktop[locale].report];
  const chapter = (name, i) =>
    html`<div class="row s13 nowrap" style="height:29px;padding:0 12px 0 20px${i === 3 ? ';background:var(--wash);color:var(--accent);font-weight:600;box-shadow:inset 2.500px 0 var(--accent)' : ';color:var(--soft)'}">${name}</div>`;
  const bars = years.map((value, i) => {
    const h = (value / 246) * 88;
    return html`<rect x="${i * 52}" y="${112 - h}" width="34" height="${h}" rx="2" fill="${i === 4 ? 'var(--accent)' : '#C3D3FA'}"/><text x="${i * 52 + 17}" y="${106 - h}" font-size="12.5" font-weight="600" fill="var(--text)" text-anchor="middle">${locale === 'en' ? fmt(value / 10, 1) : value}</text><text x="${i * 52 + 17}" y="129" font-size="12.5" fill="var(--mute)" text-anchor="middle">${2021 + i}</text>`;
  });
  return page(
    report.product,
    t.of,
    html`<div class="row grow" style="align-items:stretch"><div style="flex:none;width:${locale === 'en' ? 166 : 132}px;padding-top:6px;border-right:.5px solid var(--line)">${report.chapters.slice(0, 8).map(chapter)}</div>
<div class="grow" style="padding:14px 16px 0 18px"><b class="w7 s18">${report.heading}</b><p class="soft s13" style="margin-top:5px;line-height:1.45">${t.lead}</p><div class="mute s12" style="margin:10px 0 2px">${t.chart}</div><svg width="246" height="134">${bars}<path d="M0 112.500H246" stroke="var(--edge)"/></svg></div></div>`,
  );
}

/** How peers of each offer did on their first day, in percent; margin is nine tenths at 3.8 % a year until listing. */
const firstDays = [21.4, 12.8, 6.3, 17.9, -3.5];
const margin = ({ fee, to, listing }) => fee * 0.9 * 0.038 * ((listing - to) / 365);

export function newShares(locale) {
  const t = words[locale].newShares;
  const shown = offers.filter((offer) => offer.to > 12).slice(0, 5);
  const grid =
    'display:grid;grid-template-columns:minmax(0,1fr) 78px 74px 74px;gap:0 10px;align-items:center;padding:0 20px';
  const row = (offer, i) =>
    html`<div class="rule" style="${grid};height:45px${i === 0 ? ';background:var(--wash)' : ''}"><span style="line-height:1.35"><b class="w6 s14 clip" style="display:block">${offer.name[locale]}</b><span class="soft s12 nowrap">${t.closes(offer.to)}</span></span><b class="num w6 s14">${fmt(offer.fee, 0)}</b><span class="num s14">${fmt(margin(offer), 2)}</span><b class="num w6 s14 ${firstDays[i] < 0 ? 'down' : 'up'}">${firstDays[i] < 0 ? '−' : '+'}${fmt(Math.abs(firstDays[i]), 1)}%</b></div>`;
  return page(
    t.title,
    t.note,
    html`<div class="mute s12 rule" style="${grid};height:29px">${t.head.map((name, i) => html`<span class="nowrap ${i ? 'num' : ''}">${name}</span>`)}</div>${shown.map(row)}`,
  );
}

/** Net inflow of every sector, HK$100 million, the largest first; the four smallest together. An area is its figure. */
const flows = (() => {
  const all = sectors
    .map(({ value, percent }, i) => ({ i, flow: (value * percent) / 26 }))
    .sort((a, b) => Math.abs(b.flow) - Math.abs(a.flow));
  const rest = all.slice(6).reduce((sum, { flow }) => sum + flow, 0);
  return [...all.slice(0, 6), { flow: rest }].map((one) => ({ ...one, value: Math.abs(one.flow) }));
})();

export function sectorFlows(locale) {
  const t = words[locale].sectorFlows;
  const { sectorNames, others } = desktop[locale].heatmap;
  const [unit, places] = locale === 'en' ? [10, 2] : [1, 1];
  const most = flows[0].value;
  const tiles = treemap(flows, 440, 254).map(({ item: { i, flow, value }, x, y, w, h }) => {
    const big = w > 120 && h > 80;
    const strength = Math.sign(flow) * Math.sqrt(value / most);
    return html`<div class="col" style="position:absolute;left:${x + 1}px;top:${y + 1}px;width:${w - 2}px;height:${h - 2}px;align-items:center;justify-content:center;gap:1px;line-height:1.25;background:${heat(strength, 1)}"><b class="w6 ${big ? 's18' : 's13'} nowrap">${sectorNames[i] ?? others}</b><span class="${big ? 's16' : 's12'} w5 nowrap">${flow < 0 ? '−' : '+'}${fmt(value / unit, places)}</span></div>`;
  });
  return page(t.title, t.note, html`<div style="position:relative;height:254px;overflow:hidden">${tiles}</div>`, 'ink');
}

// broker of the phone's list, share of the company %, change today (10,000 shares)
const participants = [
  [0, 8.42, 186.4],
  [2, 6.75, 92.1],
  [3, 5.31, -141.8],
  [6, 3.96, 34.7],
  [7, 2.88, -58.2],
];

export function holders(locale) {
  const t = words[locale].holders;
  const c = company('02866');
  const grid =
    'display:grid;grid-template-columns:minmax(0,1fr) 56px 76px 66px;gap:0 12px;align-items:center;padding:0 20px';
  const row = ([i, share, change]) =>
    html`<div class="rule" style="${grid};height:45px"><b class="w6 s14 clip">${phone[locale].brokers.names[i]}</b><span class="num s14">${fmt(share, 2)}</span><span style="position:relative;height:45px"><i style="position:absolute;left:50%;top:8px;bottom:8px;width:1px;background:var(--edge)"></i><i style="position:absolute;top:17px;height:11px;border-radius:2px;${change < 0 ? 'right:50%' : 'left:50%'};width:${(Math.abs(change) / 200) * 38}px;background:${change < 0 ? '#A9B6CC' : '#1F5BFF'}"></i></span><b class="num w6 s14">${change < 0 ? '−' : '+'}${fmt(locale === 'en' ? Math.abs(change) / 100 : Math.abs(change), locale === 'en' ? 2 : 1)}</b></div>`;
  return page(
    html`${c.name[locale]} <span class="mute w5 s12">${c.code}</span>`,
    t.note,
    html`<div class="mute s12 rule" style="${grid};height:29px"><span class="nowrap">${t.head[0]}</span><span class="num">${t.head[1]}</span><span class="num nowrap" style="grid-column:3/5">${t.head[2]}</span></div>${participants.map(row)}`,
  );
}

// company, growth of revenue %, where its name stands, and how much lower than its point
const group = [
  ['07061', 18, 'end'],
  ['02853', 21.4, 'start'],
  ['07405', 6.2, 'start', -15],
  ['07466', 3.1, 'start'],
  ['07026', -2.4, 'start'],
];

export function peers(locale) {
  const t = words[locale].peers;
  const x = (pe) => 44 + (pe / 60) * 350;
  const y = (growth) => 186 - ((growth + 5) / 30) * 168;
  const lines = [0, 10, 20].map(
    (v) =>
      html`<path d="M44 ${y(v)}H400" stroke="var(--line)"/><text x="36" y="${y(v) + 4}" font-size="12.5" fill="var(--mute)" text-anchor="end">${v}%</text>`,
  );
  const ticks = [0, 20, 40, 60].map(
    (v) => html`<text x="${x(v)}" y="204" font-size="12.5" fill="var(--mute)" text-anchor="middle">${v}</text>`,
  );
  const [median, usual] = [x(24.9), y(6.2)];
  const points = group.map(([code, growth, anchor, lower = 0], i) => {
    const c = company(code);
    const at = anchor === 'end' ? x(c.pe) - 13 : x(c.pe) + 13;
    return html`<circle cx="${x(c.pe)}" cy="${y(growth)}" r="${i ? 6.5 : 8}" fill="${i ? '#9DB4E6' : 'var(--accent)'}"/><text x="${at}" y="${y(growth) + 4.5 + lower}" font-size="13" font-weight="${i ? 500 : 650}" fill="${i ? 'var(--soft)' : 'var(--accent)'}" text-anchor="${anchor}" stroke-linejoin="round" stroke="#fff" stroke-width="4" paint-order="stroke">${c.name[locale]}</text>`;
  });
  return page(
    t.title,
    t.note,
    html`<div style="padding:7px 20px 0"><div class="row between mute s12"><span>${t.up}</span><span class="row" style="gap:6px"><svg width="18" height="2"><path d="M0 1H18" stroke="var(--soft)" stroke-dasharray="3 3"/></svg>${t.median}</span></div><svg width="404" height="224" style="margin-top:2px">${lines}<path d="M44 186.500H400" stroke="var(--edge)"/>${ticks}<path d="M${median} 14V186M44 ${usual}H400" stroke="var(--soft)" stroke-dasharray="3 3"/>${points}<text x="400" y="219" font-size="12.5" fill="var(--mute)" text-anchor="end">${t.right}</text></svg></div>`,
  );
}
