// The order ticket while a quantity is being typed; the first of the two taps is done.
import {
  account,
  asOf,
  book,
  company,
  fmt,
  icon,
  kilo,
  pct,
  spark,
  sparkline,
  thousands,
  way,
} from '../../../ui-kit/index.mjs';
import { html, words } from '../base.mjs';
import { topBar } from '../device.mjs';

const quantity = 3000;
/** Stamp duty 0.1 % rounded up, levies and trading fee 0.00850 %, settlement 0.0042 %, broker's 0.03 %. */
const feesOf = (amount) => Math.ceil(amount * 0.001) + amount * (0.000085 + 0.000042 + 0.0003);

const field = (label, value, { on = false, note = '', step = true, tall = 48 } = {}) =>
  html`<div class="row" style="height:${tall}px;padding:0 ${step ? 6 : 14}px 0 14px;border-radius:10px;background:var(--raised);box-shadow:inset 0 0 0 ${on ? 1.5 : 0.5}px var(${on ? '--accent' : '--edge'})">
<div class="grow" style="line-height:1.3"><div class="mute s12 nowrap">${label}</div>${note && html`<div class="mute s11 nowrap">${note}</div>`}</div>
<b class="w6 s17 row">${value}${on && '<i style="width:1.500px;height:20px;margin-left:2px;background:var(--accent)"></i>'}</b>
${step ? html`<span class="row soft" style="gap:2px;margin-left:14px">${['Minus', 'Plus'].map((name) => html`<span class="push" style="width:34px;height:36px;border-radius:8px;background:var(--hover)">${icon(name, 15, 2)}</span>`)}</span>` : html`<span class="mute" style="margin-left:8px">${icon('ChevronDown', 16)}</span>`}</div>`;

const touch = (c) => {
  const { bids, asks } = book(c, 3);
  const top = Math.max(...bids.concat(asks).map((l) => l.qty));
  const line = (level, side) =>
    html`<div class="row between" style="position:relative;height:20px;padding:0 8px"><i style="position:absolute;inset:1px auto 1px 0;width:${24 + (level.qty / top) * 62}%;border-radius:3px;background:var(--${side}-wash)"></i><span class="${side} s12 w5" style="position:relative">${fmt(level.price)}</span><span class="s11 soft" style="position:relative">${kilo(level.qty)}</span></div>`;
  return html`<div class="row" style="gap:12px;padding:0 16px;margin-bottom:10px"><div class="grow">${bids.slice(0, 3).map((l) => line(l, 'up'))}</div><div class="grow">${asks.slice(0, 3).map((l) => line(l, 'down'))}</div></div>`;
};

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'Delete'];

/** `time`: a clock time of the day; without it the moment of every other picture. `close`: set as close as a part of the screen is. */
export function order(locale, time, { close = false } = {}) {
  const c = time ? asOf(company('02871'), time) : company('02871');
  const { price } = c;
  const amount = quantity * price;
  const fees = feesOf(amount);
  const most = Math.floor(account.cash / (price * c.lot)) * c.lot;
  const t = words[locale].order;
  const [segment, tall, gap, around, foot] = close ? [36, 44, 7, '10px 16px', 46] : [38, 48, 8, '11px 18px 10px', 50];
  const money = (v) => `${locale === 'en' ? 'HK$' : '$'}${fmt(v)}`;
  return html`${topBar(t.title, { left: 'X', right: ['CircleQuestionMark'], under: `${t.account} ${account.number}` })}
<div class="row" style="flex:none;padding:6px 16px 10px"><div class="grow"><div class="w6 s16">${c.name[locale]} <span class="mute s12 w5">${c.code}</span></div>
<div class="${way(c.change)} w6 s13" style="margin-top:2px"><span class="s17">${fmt(c.price)}</span>&ensp;${pct(c.percent)}</div></div>${sparkline(spark(c, 40), { w: 104, h: 36, base: c.previous, colour: `var(--${way(c.change)})` })}</div>
${touch(c)}
<div class="col" style="flex:none;gap:${gap}px;padding:0 16px">
<div class="row" style="height:${segment}px;border-radius:10px;background:var(--raised);box-shadow:inset 0 0 0 .5px var(--edge)"><span class="push grow s14" style="height:${segment}px;background:var(--up-solid);color:#fff;border-radius:10px">${t.buy}</span><span class="push grow s14 soft">${t.sell}</span></div>
${field(t.type, html`<span class="s14">${t.typeValue}</span>`, { step: false, tall })}
${field(t.price, fmt(price), { tall })}
${field(t.quantity, thousands(quantity), { on: true, note: t.lot(c.lot), tall })}</div>
<div style="flex:none;display:grid;grid-template-columns:auto auto;justify-content:space-between;gap:5px 18px;padding:${around};font-size:12px">${[
    [t.amount, money(amount)],
    [t.power, money(account.cash)],
    [t.fees, money(fees)],
    [t.max, t.shares(thousands(most))],
  ].map(
    ([label, value]) =>
      html`<div class="row between nowrap" style="gap:10px"><span class="mute">${label}</span><b class="w5">${value}</b></div>`,
  )}</div>
<div class="row" style="flex:none;gap:0;margin:0 16px;height:${foot}px;border-radius:12px;overflow:hidden;background:var(--up-solid);color:#fff"><span class="row s13 w6 nowrap" style="gap:5px;height:${foot}px;padding:0 14px;background:rgb(0 0 0 / .22)">${icon('Check', 16, 2.6)}${t.checked}</span><span class="push grow s15">${t.confirm(thousands(quantity))}</span></div>
<div style="position:absolute;inset:auto 0 0;padding:8px 8px 30px;background:var(--deep)"><div class="row" style="gap:6px;padding:0 4px 8px">${t.parts.map((part, i) => html`<span class="push grow s13" style="height:30px;border-radius:8px;background:var(--${i === 1 ? 'wash' : 'raised'});color:var(--${i === 1 ? 'accent' : 'soft'})">${part}</span>`)}<span class="push s13 accent" style="padding:0 10px">${t.done}</span></div>
<div style="display:grid;grid-template-columns:repeat(3,1fr);gap:5px">${keys.map((key) => html`<span class="push s20 w5" style="height:40px;border-radius:8px;background:var(--${/\d/.test(key) ? 'hover' : 'deep'})">${key === 'Delete' ? icon('Delete', 21, 1.6) : key}</span>`)}</div></div>`;
}
