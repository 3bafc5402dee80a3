// 2 The offer: orders by price, what stands above each price, and where it was struck.

import { path, smooth } from '../../../kit/svg.mjs';
import { fmt } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { board, label, panel, svg } from '../board.mjs';
import { words } from '../words.mjs';

/** HK$ million asked for at each price, institutions and public. */
const orders = [
  [10.6, 3180, 1240],
  [10.4, 1460, 420],
  [10.2, 2240, 310],
  [10, 1890, 260],
  [9.8, 1020, 150],
  [9.6, 740, 90],
  [9.4, 410, 60],
  [9.2, 560, 120],
];
const struck = 10.2;
const offer = 860;

export function offering(locale) {
  const t = words[locale].cycle.offering;
  const [x0, step, plot] = [52, 20.5, 318];
  const most = orders[0][1] + orders[0][2];
  let sum = 0;
  const total = orders.reduce((s, [, a, b]) => s + a + b, 0);
  const at = orders.map(([, a, b], i) => {
    sum += a + b;
    return [x0 + (sum / total) * plot, i * step + 17, sum];
  });
  const cut = orders.findIndex(([p]) => p === struck);
  const curve = smooth([[x0, 4], ...at.map(([x, y]) => [x, y])]);
  const rows = orders.map(([p, a, b], i) => {
    const y = i * step + 10;
    const w = (v) => (v / most) * plot * 0.62;
    const on = i <= cut;
    return html`${label(0, y + 11, fmt(p), { size: 12, fill: i === cut ? 'var(--glow)' : on ? 'var(--text)' : 'var(--mute)', weight: i === cut ? 650 : 500 })}<rect x="${x0}" y="${y}" width="${w(a)}" height="14" rx="2" fill="#3D6BFF" opacity="${on ? 1 : 0.34}"/><rect x="${x0 + w(a) + 1.5}" y="${y}" width="${w(b)}" height="14" rx="2" fill="#8FB0FF" opacity="${on ? 1 : 0.34}"/>`;
  });
  const figure = (name, value, accent = '') =>
    html`<div style="flex:1"><div class="mute s11 nowrap">${name}</div><div class="w7 s20 tight nowrap ${accent}">${value}</div></div>`;
  return board(
    'cycle offering',
    'ink',
    'lattice',
    panel(
      [34, 26, 412, 308],
      'ink',
      html`<div style="padding:15px 18px 0"><div class="row between"><b class="w7 s17 tight">${t.title}</b><span class="soft s11">${t.range}</span></div>
<div class="row" style="margin:10px 0 8px">${figure(t.price, `HK$${fmt(struck)}`, 'tight')}${figure(t.covered, `${fmt(at[cut][2] / offer, 1)}×`)}${figure(t.orders, '412')}</div>
<div class="row between s11 soft ruletop" style="padding-top:8px;margin-bottom:0"><span>${t.demand}</span><span class="row" style="gap:10px">${t.legend.map((l, i) => html`<span class="row" style="gap:4px"><i style="width:8px;height:8px;border-radius:2px;background:${['#3D6BFF', '#8FB0FF'][i]}"></i>${l}</span>`)}</span></div>
${svg(376, 176, html`${rows}<path d="M0 ${cut * step + 28}H376" stroke="var(--glow)" stroke-width="1" stroke-dasharray="2 3"/>${path(curve, { stroke: '#fff', sw: 1.6, op: 0.9 })}${at.map(([x, y], i) => html`<circle cx="${x}" cy="${y}" r="${i === cut ? 4 : 2}" fill="${i === cut ? 'var(--glow)' : '#fff'}"/>`)}${label(at[cut][0] + 8, at[cut][1] - 7, fmt(at[cut][2], 0), { size: 12, weight: 650, fill: 'var(--glow)' })}`)}</div>`,
    ),
  );
}
