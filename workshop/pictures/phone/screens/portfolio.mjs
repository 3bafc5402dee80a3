// What is owned: total, the year's curve, how it is spread, every holding with its cost.

import { seeded } from '../../../lib/random.mjs';
import {
  account,
  company,
  fmt,
  icon,
  lineChart,
  pct,
  signed,
  thousands,
  today,
  total,
  way,
} from '../../../ui-kit/index.mjs';
import { html, words } from '../base.mjs';
import { tabBar } from '../device.mjs';

const positions = account.holdings.map(([code, qty, cost]) => {
  const c = company(code);
  return { c, qty, cost, worth: qty * c.price, today: qty * c.change, profit: (c.price - cost) * qty };
});

/** A year of the account: two set-backs, and a last day that is today's. */
export function curve() {
  const r = seeded('portfolio curve');
  const count = 64;
  let pull = 0;
  const raw = Array.from({ length: count }, (_, i) => {
    const k = i / (count - 1);
    pull = pull * 0.8 + r.normal() * 0.006;
    return 1 - 0.19 * (1 - k) + 0.03 * Math.sin(k * 9) * (1 - k) - 0.045 * Math.exp(-(((k - 0.58) / 0.07) ** 2)) + pull;
  });
  const end = total - today;
  return [...raw.map((v) => (v / raw.at(-1)) * end), total];
}

const parts = [
  ['07421', 'var(--accent)'],
  ['02871', 'var(--glow)'],
  ['02853', 'var(--violet)'],
  ['07452', 'var(--gold)'],
];
const spread = () => {
  const by = Object.fromEntries(positions.map((p) => [p.c.code, p.worth]));
  const technology = by['02853'] + by['07061'];
  return [by['07421'], by['02871'], technology, by['07452'], account.cash].map((v, i) => [
    v / total,
    parts[i]?.[1] ?? 'var(--faint)',
  ]);
};

/** `part`: of the width a part of the screen has, and its curve as `tall` as fills it. */
export function portfolio(locale, os = 'ios', { part = false, tall = 98 } = {}) {
  const t = words[locale].portfolio;
  const bar = spread();
  return html`<div class="row between" style="flex:none;height:44px;padding:0 16px"><b class="w7 s24 tight">${t.title}</b><span class="row soft s12 w5" style="gap:4px;height:28px;padding:0 8px 0 12px;border-radius:14px;background:var(--raised)">${t.accounts}${icon('ChevronDown', 14)}</span></div>
<div style="flex:none;padding:10px 16px 0"><div class="row mute s12" style="gap:6px">${t.total}${icon('Eye', 14)}</div>
<div class="w7 s36" style="line-height:1.15;letter-spacing:-.025em">${fmt(total)}</div>
<div class="${way(today)} w6 s14">${signed(today)}&ensp;${pct((today / (total - today)) * 100)} <span class="mute w5 s12">${t.today}</span></div></div>
<div style="flex:none;padding:6px 16px 0">${lineChart([{ values: curve(), colour: 'var(--up)', area: 0.26, sw: 2, end: true }], { w: part ? 336 : 352, h: tall, axis: 0, bottom: 2, rows: 2, low: total * 0.78, high: total * 1.02 })}</div>
<div class="row between" style="flex:none;padding:8px ${part ? 5 : 12}px 10px">${t.spans.map((label, i) => html`<span class="chip s12 ${i === 4 ? 'on' : ''}" style="padding:0 11px;height:26px">${label}</span>`)}</div>
<div class="block" style="flex:none;margin:0 16px;padding:12px 14px"><div class="row between s12"><b class="w6 s13">${t.allocation}</b></div>
<div class="row" style="gap:2px;margin:9px 0 9px">${bar.map(([share, colour], i) => html`<i style="height:8px;flex:${share};background:${colour};border-radius:${i === 0 ? '4px 1px 1px 4px' : i === 4 ? '1px 4px 4px 1px' : '1px'}"></i>`)}</div>
<div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:4px 8px">${bar.map(([share, colour], i) => html`<div class="row s11 nowrap" style="gap:5px"><i class="dot" style="color:${colour}"></i><span class="soft">${t.parts[i]}</span><b class="w6">${fmt(share * 100, 1)}%</b></div>`)}</div></div>
<div class="row mute s11" style="flex:none;height:32px;margin:6px 16px 0"><b class="grow w6 s13" style="color:var(--text)">${t.holdings}</b><span class="num" style="width:96px">${t.value}</span><span class="num" style="width:88px">${t.profit}</span></div>
${positions.map(
  ({
    c,
    qty,
    cost,
    worth: w,
    today: d,
    profit,
  }) => html`<div class="row ruletop" style="height:49px;margin:0 16px;line-height:1.3"><div class="grow"><div class="w6 s14 clip tight">${c.name[locale]}</div><div class="mute s11 nowrap">${t.shares(thousands(qty))} · ${t.cost} ${fmt(cost)}</div></div>
<div class="num" style="width:84px"><div class="w6 s14">${thousands(w)}</div><div class="${way(d)} s11">${signed(d, 0)}</div></div><div class="num ${way(profit)}" style="width:88px"><div class="w6 s14">${signed(profit, 0)}</div><div class="s11">${pct(((c.price - cost) / cost) * 100)}</div></div></div>`,
)}${tabBar(words[locale].tabs, 3, os)}`;
}
