// What each department of a broker has before it: 340 × 408, in rows of 54 below a head of 48, so that a phone,
// which shows the first 264, cuts at the hairline below the fourth row.
import { badge, company, fmt, icon, meter } from '../../ui-kit/index.mjs';
import { html } from '../phone/base.mjs';
import { words } from './words.mjs';

const board = ({ title, note, rows, foot }) =>
  html`<div class="hand paper col" style="position:absolute;inset:0;background:var(--ground);color:var(--text)">
<div class="row between rule" style="flex:none;height:48px;padding:0 18px"><b class="w7 s16 nowrap">${title}</b>${note}</div>
${rows}
<div class="row mute s12 nowrap" style="flex:none;height:36px;padding:0 18px">${foot}</div></div>`;

const row = (inner, { rows = 1, on = false } = {}) =>
  html`<div class="row between rule" style="flex:none;height:${rows * 54}px;padding:0 18px;gap:12px${on ? ';background:var(--wash)' : ''}">${inner}</div>`;

/** Two lines at the left, one thing at the right. */
const entry = (title, detail, right, options) =>
  row(
    html`<div class="grow" style="line-height:1.4"><div class="w6 s14 clip">${title}</div><div class="soft s12 clip">${detail}</div></div>${right}`,
    options,
  );
const alive = (text) =>
  html`<span class="row soft s12 nowrap" style="gap:6px"><i class="dot" style="color:var(--green)"></i>${text}</span>`;
const done = (time) =>
  html`<span class="row soft s12 nowrap" style="gap:6px">${time}<span style="color:var(--green)">${icon('CircleCheck', 17, 2)}</span></span>`;
const tag = (text, kind) => html`<span class="s12">${badge(text, kind)}</span>`;

/** Lines where the words of an identity card stand; it is nobody's. */
const card = html`<svg width="128" height="82" viewBox="0 0 128 82"><rect x="6" y="5" width="116" height="72" rx="7" fill="#E4ECFB"/><rect x="6" y="5" width="116" height="15" rx="7" fill="#C6D5F7"/><rect x="16" y="30" width="17" height="13" rx="3" fill="#E9B44C"/><path d="M24.500 30v13M16 36.500h17" stroke="#B98520" stroke-width="1"/>
<path d="M16 52h44M16 60h34M16 68h52" stroke="#9DB4E6" stroke-width="3.500" stroke-linecap="round"/><rect x="84" y="28" width="29" height="38" rx="3" fill="#C6D5F7"/><path d="M90 60v-8M95.500 60v-16M101 60v-21M106.500 60v-12" stroke="#1F5BFF" stroke-width="3.500" stroke-linecap="round"/>
<path d="M1 16V7a6 6 0 0 1 6-6h9M112 1h9a6 6 0 0 1 6 6v9M127 66v9a6 6 0 0 1-6 6h-9M16 81H7a6 6 0 0 1-6-6v-9" fill="none" stroke="#1F5BFF" stroke-width="2" stroke-linecap="round"/></svg>`;

export function accounts(locale) {
  const t = words[locale].accounts;
  const proof = (text) =>
    html`<span class="row s12 soft nowrap" style="gap:5px"><span style="color:var(--green)">${icon('Check', 14, 2.4)}</span>${text}</span>`;
  return board({
    title: t.title,
    note: html`<span class="s13">${badge(t.approved, 'good', true)}</span>`,
    // What came of it stands first, so that a phone shows it as well.
    rows: html`${entry(t.result[0], t.result[1], done('14:32'), { on: true })}${row(html`${card}<div class="grow col" style="gap:3px"><b class="w6 s14 nowrap">${t.id}</b>${t.proofs.map(proof)}</div>`, { rows: 2 })}
${entry(t.bank[0], t.bank[1], done('10:38'))}${entry(t.risk[0], t.risk[1], done('10:42'))}${entry(t.names[0], t.names[1], done('10:43'))}`,
    foot: t.foot,
  });
}

// buy, company, shares, price, channel, state
const orders = [
  [true, '02871', 2000, 48.36, 0, 0],
  [false, '07405', 300, 214.6, 1, 0],
  [true, '07421', 40000, 57.65, 2, 1],
  [true, '02892', 1500, 18.2, 0, 2],
  [false, '07061', 400, 73.85, 0, 0],
  [true, '07436', 600, 68.4, 1, 2],
];

export function trading(locale) {
  const t = words[locale].trading;
  return board({
    title: t.title,
    note: alive(t.lines),
    rows: orders.map(([buys, code, shares, price, channel, state]) =>
      entry(
        html`<span class="accent">${t.sides[buys ? 0 : 1]}</span> ${company(code).name[locale]} <span class="mute w5 s12">${code}</span>`,
        html`${t.channels[channel]} · ${fmt(shares, 0)} @ ${fmt(price, 2)}`,
        tag(t.states[state], ['good', 'info', ''][state]),
      ),
    ),
    foot: t.foot,
  });
}

// account, share of its limit that is used, state
const used = [
  ['80-533-9', 0.97, 0],
  ['80-265-9', 0.93, 1],
  ['81-120-4', 0.84, 2],
  ['80-951-6', 0.76, 3],
  ['80-914-0', 0.67, 3],
  ['81-244-5', 0.58, 3],
];

export function risk(locale) {
  const t = words[locale].risk;
  return board({
    title: t.title,
    note: html`<span class="soft s12 nowrap">${t.count}</span>`,
    rows: used.map(([number, share, state]) =>
      row(
        html`<div class="grow" style="line-height:1.4"><div class="w6 s14">${number}</div><div class="s12 nowrap" style="color:${['var(--red)', 'var(--red)', 'var(--gold)', 'var(--mute)'][state]}">${t.states[state]}</div></div>
<span style="position:relative">${meter(share, { w: 104, h: 6, colour: state < 2 ? '#D6303F' : state === 2 ? '#C48A17' : 'var(--accent)' })}<i style="position:absolute;left:93.600px;top:3px;bottom:3px;width:1.500px;background:var(--text)"></i></span><b class="num w6 s14" style="width:40px">${fmt(share * 100, 0)}%</b>`,
        { on: state === 1 },
      ),
    ),
    foot: html`<i style="width:1.500px;height:12px;margin-right:8px;background:var(--text)"></i>${t.foot}`,
  });
}

// company, in CCASS, of clients
const positions = [
  ['02884', 3418000, 3420000],
  ['07026', 812000, 811000],
  ['07083', 264500, 264000],
  ['02871', 1284500, 1284500],
  ['07421', 2960400, 2960400],
  ['07012', 506500, 506500],
];

export function settlement(locale) {
  const t = words[locale].settlement;
  return board({
    title: t.title,
    note: html`<span class="soft s12 nowrap">${t.read}</span>`,
    rows: positions.map(([code, held, owed]) => {
      const gap = held - owed;
      return entry(
        html`${company(code).name[locale]} <span class="mute w5 s12">${code}</span>`,
        html`CCASS ${fmt(held, 0)} · ${t.clients} ${fmt(owed, 0)}`,
        gap
          ? tag(`${gap > 0 ? '+' : '−'}${fmt(Math.abs(gap), 0)}`, 'warn')
          : html`<span style="color:var(--green)">${icon('Check', 17, 2.2)}</span>`,
      );
    }),
    foot: t.foot,
  });
}

/** Turnover by half hour of the session, the highest 1. */
const halfHours = [1, 0.74, 0.58, 0.5, 0.43, 0.46, 0.52, 0.44, 0.5, 0.63, 0.92];

export function reports(locale) {
  const t = words[locale].reports;
  const tile = ([name, value, change], i) =>
    html`<div class="rule" style="width:170px;height:54px;padding:6px 18px 0;line-height:1.35${i % 2 ? ';border-left:.5px solid var(--line)' : ''}"><div class="mute s12 nowrap">${name}</div><div class="row" style="gap:7px;align-items:baseline"><b class="w7 s16 nowrap">${value}</b><span class="s12 soft nowrap">${change}</span></div></div>`;
  const bars = halfHours.map(
    (share, i) =>
      html`<rect x="${i * 27.6 + (i > 4 ? 6 : 0)}" y="${68 - share * 58}" width="20" height="${share * 58}" rx="2" fill="${i === 10 ? 'var(--accent)' : '#A9C1FF'}"/>`,
  );
  const hour = (x, text, anchor) =>
    html`<text x="${x}" y="88" font-size="11.5" fill="var(--mute)" text-anchor="${anchor}">${text}</text>`;
  const share = ([name, value]) =>
    row(
      html`<span class="w6 s14 nowrap" style="width:92px">${name}</span><span class="grow">${meter(value / 100, { h: 6 })}</span><b class="num w6 s14" style="width:44px">${value}%</b>`,
    );
  return board({
    title: t.title,
    note: html`<span class="soft s12 nowrap">${t.made}</span>`,
    rows: html`<div style="flex:none;display:grid;grid-template-columns:170px 170px">${t.tiles.map(tile)}</div>
<div class="rule" style="flex:none;height:108px;padding:10px 18px 0"><svg width="304" height="92"><path d="M0 68.500H304" stroke="var(--edge)"/>${bars}${hour(0, '09:30', 'start')}${hour(141, '12:00', 'middle')}${hour(304, '16:00', 'end')}</svg></div>
${t.shares.map(share)}`,
    foot: t.foot,
  });
}
