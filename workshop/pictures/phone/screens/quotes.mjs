// Watchlist: index strip, groups, nine rows that agree with every other board.
import { company, fmt, icon, pct, pick, spark, sparkline, way } from '../../../ui-kit/index.mjs';
import { html, words } from '../base.mjs';
import { tabBar } from '../device.mjs';

const board = pick('02853', '02871', '07436', '07421', '07061', '07405', '07452', '02892', '07083');
const indices = [
  ['07421', 18642.71, 0.84],
  ['07061', 5218.36, 1.47],
  ['07045', 264.08, -0.32],
];

const index = ([shape, value, percent], label) => html`<div class="grow" style="padding:10px 0 8px 12px">
<div class="mute s11 nowrap">${label}</div><div class="w6 s14 ${way(percent)}" style="margin:1px 0">${fmt(value)}</div>
<div class="row between"><span class="${way(percent)} s11">${pct(percent)}</span>
<span style="padding-right:10px">${sparkline(spark(company(shape), 16), { w: 36, h: 14, colour: `var(--${way(percent)})`, area: 0 })}</span></div></div>`;

const item = (c, locale) => html`<div class="row rule" style="height:54px;margin:0 16px">
<div class="grow" style="padding-right:8px"><div class="w6 s14 clip tight">${c.name[locale]}</div><div class="row" style="gap:5px;margin-top:1px"><span class="tag">HK</span><span class="mute s11">${c.code}</span></div></div>
${sparkline(spark(c), { w: 52, h: 24, base: c.previous, colour: `var(--${way(c.change)})` })}
<b class="w6 s15 num" style="width:68px">${fmt(c.price)}</b>
<span class="push s13" style="width:72px;height:28px;margin-left:12px;border-radius:7px;background:var(--${way(c.change)}-wash);color:var(--${way(c.change)})">${pct(c.percent)}</span></div>`;

export function quotes(locale, os = 'ios') {
  const t = words[locale].quotes;
  return html`<div class="row between" style="height:44px;padding:0 16px;flex:none"><b class="w7 s24 tight">${t.title}</b>
<span class="row" style="gap:20px">${icon('Search', 21)}${icon('Plus', 23)}</span></div>
<div class="row" style="flex:none;height:40px;padding:0 10px;gap:2px">${t.groups.map((g, i) => html`<span class="chip ${i ? '' : 'on'}">${g}</span>`)}</div>
<div class="row block" style="flex:none;margin:4px 16px 8px">${indices.map((one, i) => html`${i > 0 && '<i style="width:.5px;height:36px;background:var(--edge)"></i>'}${index(one, t.indices[i])}`)}</div>
<div class="row mute s11" style="flex:none;height:22px;margin:0 16px"><span class="grow">${t.columns[0]}</span><span class="num" style="width:96px">${t.columns[1]}</span><span class="num" style="width:84px">${t.columns[2]}</span></div>
${board.map((c) => item(c, locale))}${tabBar(words[locale].tabs, 0, os)}`;
}
