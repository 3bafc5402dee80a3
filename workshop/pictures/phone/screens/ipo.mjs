// New shares: one open offer with its calendar and demand, the others below. The company is not listed yet, so it has no code.

import { path, smooth } from '../../../kit/svg.mjs';
import { fmt, icon, offersIn, raised, thousands } from '../../../ui-kit/index.mjs';
import { html, words } from '../base.mjs';
import { topBar } from '../device.mjs';

const [offer, ...others] = offersIn('open');
const looks = [
  ['Snowflake', 196],
  ['BatteryCharging', 150],
];
/** Times subscribed at the end of each day, and now. */
const demand = [18.6, 61.5, offer.times];

const curve = (labels) => {
  const [w, h] = [320, 104];
  const at = demand.map((v, i) => [30 + (i * (w - 60)) / 2, h - 8 - (v / 138) * (h - 26)]);
  const line = smooth(at);
  return html`<svg width="${w}" height="${h + 16}"><defs><linearGradient id="demand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--brand)" stop-opacity=".2"/><stop offset="1" stop-color="var(--brand)" stop-opacity="0"/></linearGradient></defs>
${path(`${line}L${at[2][0]} ${h - 8}L${at[0][0]} ${h - 8}Z`, { fill: 'url(#demand)' })}<path d="M0 ${h - 8}H${w}" stroke="var(--edge)" stroke-width=".5"/>${path(line, { stroke: 'var(--brand)', sw: 2 })}
${at.map(([x, y], i) => html`<circle cx="${x}" cy="${y}" r="3.500" fill="#fff" stroke="var(--brand)" stroke-width="2"/><text x="${x - (i === 2 ? 6 : 0)}" y="${y - 9}" font-size="11" font-weight="600" text-anchor="middle" fill="var(--text)">${fmt(demand[i], 1)}×</text><text x="${x}" y="${h + 10}" font-size="10.500" text-anchor="middle" fill="var(--mute)">${labels[i]}</text>`)}</svg>`;
};

const emblem = (hue, inner) =>
  html`<span class="push" style="width:40px;height:40px;border-radius:11px;background:linear-gradient(140deg,hsl(${hue} 60% 56%),hsl(${hue + 20} 66% 40%));color:#fff;flex:none">${icon(inner, 21)}</span>`;

/** With `demand: false` the first offer is shown without the curve of its applications. */
export function ipo(locale, _time, { demand: shown = true } = {}) {
  const t = words[locale].ipo;
  const cash = (v) => `HK$${fmt(v)}`;
  const steps = t.steps.map(
    (label, i) =>
      html`<div style="flex:1;position:relative;text-align:${['left', 'center', 'center', 'right'][i]}"><div class="s11 ${i === 0 ? 'soft' : i === 1 ? 'w6 accent' : 'mute'}">${label}</div><div class="s11 mute">${t.day([offer.from, offer.to, offer.result, offer.listing][i])}</div></div>`,
  );
  return html`${topBar(t.title, { right: ['Calendar'] })}
<div class="row between rule" style="flex:none;height:38px;padding:0 16px">${t.tabs(offersIn('open').length, offersIn('upcoming').length).map((label, i) => html`<span class="s13 nowrap ${i ? 'mute' : 'w6'}" style="line-height:38px;height:38px;${i ? '' : 'box-shadow:inset 0 -2px var(--accent)'}">${label}</span>`)}</div>
<div style="flex:1;background:var(--deep);padding:12px 12px 0">
<div style="border-radius:16px;background:#fff;padding:14px 16px 16px;box-shadow:0 0 0 .5px var(--edge)">
<div class="row" style="gap:12px">${emblem(222, 'Bot')}<div class="grow"><div class="w6 s17 tight">${offer.name[locale]}</div><div class="mute s12">${t.industry[0]}</div></div><span class="s11 w6 nowrap" style="padding:4px 8px;border-radius:7px;background:rgb(233 180 76 / .18);color:#8A5A00">${t.closes}</span></div>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px 0;margin:16px 0 16px">${[
    [t.range, `HK$${fmt(offer.low)} – ${fmt(offer.high)}`],
    [t.entry, cash(offer.fee)],
    [t.lot, thousands(offer.lot)],
    [t.raise, raised(offer, locale)],
  ].map(
    ([label, value]) =>
      html`<div style="line-height:1.35"><div class="mute s11">${label}</div><div class="w6 s15 nowrap">${value}</div></div>`,
  )}</div>
<div class="row" style="position:relative;height:8px;margin:0 2px 6px"><i style="position:absolute;left:0;right:0;height:3px;border-radius:2px;background:var(--line)"></i><i style="position:absolute;left:0;width:25%;height:3px;border-radius:2px;background:var(--brand)"></i>${[0, 34.5, 65.5, 100].map((x, i) => html`<i style="position:absolute;left:calc(${x}% - ${x * 0.08}px);width:8px;height:8px;border-radius:4px;background:${i === 0 ? 'var(--brand)' : '#fff'};box-shadow:inset 0 0 0 2px var(--${i < 2 ? 'brand' : 'faint'})"></i>`)}</div>
<div class="row">${steps}</div>
<div class="row between" style="margin:14px 0 6px"><span class="mute s12">${t.times}</span><b class="w7 s20 tight">${fmt(offer.times, 1)}×</b></div>${shown && curve(t.demand)}
<div class="row" style="gap:8px;margin-top:14px"><span class="push s13 soft" style="height:44px;padding:0 14px;box-shadow:inset 0 0 0 1px var(--edge)">${t.prospectus}</span><span class="push grow s15" style="height:44px;background:var(--brand);color:#fff">${t.apply}</span></div></div>
<div class="mute s12 w5" style="margin:16px 4px 8px">${t.others}</div>
<div style="border-radius:16px;background:#fff;padding:0 16px;box-shadow:0 0 0 .5px var(--edge)">${others.map(
    (o, i) =>
      html`<div class="row ${i ? 'ruletop' : ''}" style="height:64px;gap:12px">${emblem(looks[i][1], looks[i][0])}<div class="grow" style="line-height:1.35"><div class="w6 s15 clip tight">${o.name[locale]}</div><div class="mute s11 nowrap">${t.industry[i + 1]} · ${t.close} ${t.day(o.to)}</div></div><div class="num" style="line-height:1.35"><div class="w6 s15">${fmt(o.times, 1)}×</div><div class="mute s11">${cash(o.fee)}</div></div></div>`,
  )}</div></div>`;
}
