// Alerts: the one just reached, those still waiting and how far they are, news on what is watched.
import { asOf, company, fmt, icon, pct, reachedAt, spark, sparkline, way } from '../../../ui-kit/index.mjs';
import { html, words } from '../base.mjs';
import { topBar } from '../device.mjs';

const target = 126;
const reached = company('02853');
const waiting = (t) => [
  ['02871', 'TrendingUp', `${t.rises} 49.00`, 49, t.once],
  ['07405', 'TrendingDown', `${t.falls} 210.00`, 210, t.once],
  ['07452', 'Activity', `${t.moves} ±5%`, 0, t.daily],
  ['07061', 'ChartColumn', t.average('2'), 0, t.daily],
];
const news = ['02871', '07061', '07436'];

const toggle = (on) =>
  html`<span style="flex:none;width:40px;height:24px;padding:2px;border-radius:12px;background:var(--${on ? 'brand' : 'edge'})"><i style="display:block;width:20px;height:20px;margin-left:${on ? 16 : 0}px;border-radius:10px;background:#fff"></i></span>`;

/** At `time`, a clock time of the day. */
export function alerts(locale, time, { row = 58, line = 72 } = {}) {
  const t = words[locale].alerts;
  const c = asOf(reached, time);
  return html`${topBar(t.title, { right: ['Settings2', 'Plus'] })}
<div class="row" style="flex:none;gap:2px;padding:4px 10px 8px">${t.tabs.map((label, i) => html`<span class="chip s13 ${i ? '' : 'on'}">${label}</span>`)}</div>
<div class="block" style="flex:none;margin:0 16px;padding:14px;box-shadow:inset 0 0 0 1px var(--accent)"><div class="row between"><span class="row accent s12 w6" style="gap:6px">${icon('BellRing', 15, 2)}${t.hit}</span><span class="mute s12">${reachedAt(reached, target)}</span></div>
<div class="row" style="margin-top:10px;gap:12px"><div class="grow" style="line-height:1.35"><div class="w6 s16 clip tight">${c.name[locale]} <span class="mute s12 w5">${c.code}</span></div><div class="soft s13 nowrap">${t.triggered} <b class="w6" style="color:var(--text)">${fmt(target)}</b></div></div>${sparkline(spark(c, 36), { w: line, h: 34, base: c.previous, colour: `var(--${way(c.change)})` })}<div class="num"><div class="w6 s17 ${way(c.change)}">${fmt(c.price)}</div><div class="s12 ${way(c.change)}">${pct(c.percent)}</div></div></div>
<div class="row" style="gap:8px;margin-top:12px"><span class="push grow s13" style="height:36px;border-radius:9px;background:var(--hover)">${t.view}</span><span class="push grow s13" style="height:36px;border-radius:9px;background:var(--brand);color:#fff">${t.trade}</span></div></div>
<div class="row between" style="flex:none;margin:18px 16px 4px"><b class="w6 s14">${t.active}</b><span class="mute s12">4</span></div>
${waiting(t).map(([code, name, rule, goal, often], i) => {
  const one = asOf(company(code), time);
  const gap = goal ? ((goal - one.price) / one.price) * 100 : 0;
  return html`<div class="row rule" style="flex:none;height:${row}px;margin:0 16px;gap:12px"><span class="push soft" style="flex:none;width:34px;height:34px;border-radius:10px;background:var(--raised)">${icon(name, 17)}</span><div class="grow" style="line-height:1.35"><div class="w6 s14 clip tight">${one.name[locale]}</div><div class="soft s12 nowrap">${rule} <span class="mute">· ${often}</span></div></div><div class="num" style="line-height:1.35"><div class="w5 s14">${fmt(one.price)}</div><div class="s11 mute">${goal ? t.away(pct(gap)) : html`<span class="${way(one.change)}">${pct(one.percent)}</span>`}</div></div>${toggle(i !== 3)}</div>`;
})}
<div class="row between" style="flex:none;margin:18px 16px 2px"><b class="w6 s14">${t.news}</b><span class="mute">${icon('ChevronRight', 17)}</span></div>
${t.items.map(([kind, title, time], i) => html`<div class="${i < 2 ? 'rule' : ''}" style="flex:none;margin:0 16px;padding:9px 0 10px"><div class="row s11 mute" style="gap:6px;margin-bottom:3px"><span class="tag">${kind}</span><span>${company(news[i]).name[locale]}</span><span style="margin-left:auto">${time}</span></div><div class="s14 w5" style="line-height:1.4">${title}</div></div>`)}`;
}
