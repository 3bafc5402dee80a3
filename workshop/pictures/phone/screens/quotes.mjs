// Watchlist: index strip, groups, nine rows that agree with every other board.
import {
  asOf,
  closeBefore,
  company,
  days,
  fmt,
  icon,
  indices,
  pct,
  pick,
  spark,
  sparkline,
  way,
} from '../../../ui-kit/index.mjs';
import { words as boards } from '../../words/index.mjs';
import { html, words } from '../base.mjs';
import { tabBar } from '../device.mjs';

const board = pick('02853', '02871', '07436', '07421', '07061', '07405', '07452', '02892', '07083');
/** Indices of the strip, by their place in the table, and whose line each is drawn with. */
const strip = [
  [0, '07421'],
  [1, '07061'],
  [3, '07045'],
];

const index = (label, value, percent, line) => html`<div class="grow" style="padding:10px 0 8px 12px">
<div class="mute s11 nowrap">${label}</div><div class="w6 s14 ${way(percent)}" style="margin:1px 0">${fmt(value)}</div>
<div class="row between"><span class="${way(percent)} s11">${pct(percent)}</span>
<span style="padding-right:10px">${sparkline(line, { w: 36, h: 14, colour: `var(--${way(percent)})`, area: 0 })}</span></div></div>`;

const item = (c, locale) => html`<div class="row rule" style="height:54px;margin:0 16px">
<div class="grow" style="padding-right:8px"><div class="w6 s14 clip tight">${c.name[locale]}</div><div class="row" style="gap:5px;margin-top:1px"><span class="tag">HK</span><span class="mute s11">${c.code}</span></div></div>
${sparkline(spark(c), { w: 52, h: 24, base: c.previous, colour: `var(--${way(c.change)})` })}
<b class="w6 s15 num" style="width:68px">${fmt(c.price)}</b>
<span class="push s13" style="width:72px;height:28px;margin-left:12px;border-radius:7px;background:var(--${way(c.change)}-wash);color:var(--${way(c.change)})">${pct(c.percent)}</span></div>`;

const heading = (t) =>
  html`<div class="row between" style="height:44px;padding:0 16px;flex:none"><b class="w7 s24 tight">${t.title}</b>
<span class="row" style="gap:20px">${icon('Search', 21)}${icon('Plus', 23)}</span></div>
<div class="row" style="flex:none;height:40px;padding:0 10px;gap:2px">${t.groups.map((g, i) => html`<span class="chip ${i ? '' : 'on'}">${g}</span>`)}</div>`;
const stripOf = (cells) =>
  html`<div class="row block" style="flex:none;margin:4px 16px 8px">${cells.map((cell, i) => html`${i > 0 && '<i style="width:.5px;height:36px;background:var(--edge)"></i>'}${cell}`)}</div>`;
const columns = (labels) =>
  html`<div class="row mute s11" style="flex:none;height:22px;margin:0 16px"><span class="grow">${labels[0]}</span><span class="num" style="width:96px">${labels[1]}</span><span class="num" style="width:84px">${labels[2]}</span></div>`;

export function quotes(locale, os = 'ios') {
  const t = words[locale].quotes;
  const names = boards[locale].boards.indexNames;
  const cells = strip.map(([at, shape]) => index(names[at], ...indices[at], spark(company(shape), 16)));
  return html`${heading(t)}${stripOf(cells)}${columns(t.columns)}
${board.map((c) => item(c, locale))}${tabBar(words[locale].tabs, 0, os)}`;
}

const early = pick('02853', '02871', '07436', '07421', '07061', '07405', '07452');
/** What is waiting for the day; the first is reached in the afternoon (alerts.mjs). */
const waiting = [
  ['02853', 'rises', 126],
  ['07405', 'falls', 210],
];
/** What abroad made of the last close: most of the gap that the day then opens with. */
const overnight = (c) => ((asOf(c, '09:30').price - c.previous) / c.previous) * 82;

const earlyItem = (c, locale, { row: tall, line }) => {
  const closes = days(c, 21).slice(0, -1);
  const move = overnight(c);
  return html`<div class="row rule" style="height:${tall}px;margin:0 16px">
<div class="grow" style="padding-right:8px"><div class="w6 s14 clip tight">${c.name[locale]}</div><div class="row" style="gap:5px;margin-top:1px"><span class="tag">HK</span><span class="mute s11">${c.code}</span></div></div>
${sparkline(
  closes.map((bar) => bar.close),
  { w: line, h: 24, colour: 'var(--accent)', area: 0 },
)}
<b class="w6 s15 num" style="width:68px">${fmt(c.previous)}</b>
<span class="push s13" style="width:72px;height:28px;margin-left:12px;border-radius:7px;background:var(--${way(move)}-wash);color:var(--${way(move)})">${pct(move)}</span></div>`;
};

/** The list before the open: last closes and a month of them, what moved abroad overnight, the alerts that wait. */
export function quotesEarly(locale, { row = 52, line = 52 } = {}) {
  const t = words[locale].quotes;
  const names = boards[locale].boards.indexNames;
  const future = Math.round(closeBefore(indices[0]) * 1.0043);
  const cells = [
    index(names[7], ...indices[7], spark(company('07045'), 16)),
    index(names[6], ...indices[6], spark(company('07421'), 16)),
    index(t.futures, future, 0.43, spark(company('07061'), 16)),
  ];
  const alert = ([code, rule, target]) => {
    const c = company(code);
    return html`<div class="row" style="height:34px;gap:10px"><span class="accent">${icon('Bell', 15, 2)}</span><span class="s13 w5 grow clip">${c.name[locale]}</span><span class="s13 soft nowrap">${t[rule]} <b class="w6" style="color:var(--text)">${fmt(target)}</b></span></div>`;
  };
  return html`${heading(t)}${stripOf(cells)}${columns(t.before)}
${early.map((c) => earlyItem(c, locale, { row, line }))}
<div class="block" style="flex:none;margin:10px 16px 0;padding:9px 14px 5px"><div class="row between" style="height:22px"><b class="w6 s13">${t.alerts}</b><span class="accent s12 w6">${t.opens}</span></div>${waiting.map(alert)}</div>${tabBar(words[locale].tabs, 0)}`;
}
