// A company against the median of its industry, on six measures and in a table.

import { polar } from '../../../kit/svg.mjs';
import { company, fmt } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { label, svg } from '../board.mjs';
import { words } from '../words.mjs';
import { leaf } from './leaf.mjs';

const own = [0.82, 0.74, 0.66, 0.9, 0.28, 0.42];
const median = [0.5, 0.48, 0.52, 0.55, 0.5, 0.62];
/** code, margin %, growth % */
const peers = [
  ['07061', 22.6, 18],
  ['07405', 31.4, 6.2],
  ['02853', 19.8, 21.4],
];

export function peerComparison(locale) {
  const t = words[locale].research.peers;
  // Its longest name ends well before the table.
  const [cx, cy, radius] = [94, 120, 60];
  const ring = (k) =>
    Array.from({ length: 6 }, (_, i) =>
      polar(cx, cy, radius * k, i / 6)
        .map((v) => v.toFixed(1))
        .join(','),
    ).join(' ');
  const shape = (values) =>
    values
      .map((v, i) =>
        polar(cx, cy, radius * v, i / 6)
          .map((n) => n.toFixed(1))
          .join(','),
      )
      .join(' ');
  const radar = svg(
    194,
    240,
    html`${[0.25, 0.5, 0.75, 1].map((k) => html`<polygon points="${ring(k)}" fill="none" stroke="var(--${k === 1 ? 'edge' : 'line'})"/>`)}${own.map(
      (_, i) => {
        const [x, y] = polar(cx, cy, radius, i / 6);
        const [lx, ly] = polar(cx, cy, radius + 13, i / 6);
        const side = Math.abs(lx - cx) < 8 ? 'middle' : lx > cx ? 'start' : 'end';
        const low = i === 3 ? 8 : 3;
        return html`<path d="M${cx} ${cy}L${x} ${y}" stroke="var(--line)"/>${label(side === 'middle' ? lx : lx + (side === 'start' ? -6 : 6), ly + low + (side === 'middle' ? 0 : i === 1 || i === 5 ? -4 : 8), t.axes[i], { size: 10.5, anchor: side, fill: 'var(--soft)' })}`;
      },
    )}<polygon points="${shape(median)}" fill="#8494AF" fill-opacity=".14" stroke="#8494AF" stroke-width="1.400" stroke-dasharray="3 2"/><polygon points="${shape(own)}" fill="#1F5BFF" fill-opacity=".16" stroke="#1F5BFF" stroke-width="2"/>${own.map(
      (v, i) => {
        const [x, y] = polar(cx, cy, radius * v, i / 6);
        return html`<circle cx="${x}" cy="${y}" r="3" fill="#fff" stroke="#1F5BFF" stroke-width="1.800"/>`;
      },
    )}`,
  );
  const rows = peers.map(([code, margin, growth]) => {
    const c = company(code);
    return [c.name[locale], fmt(c.value, 1), fmt(c.pe, 1), fmt(margin, 1), `+${fmt(growth, 1)}`];
  });
  rows.push([t.median, '47.3', '28.6', '14.1', '+9.7']);
  return leaf(
    locale,
    { chapter: t.chapter, title: t.title, page: '5 / 18' },
    html`<div class="row" style="padding:8px 24px 0 14px;gap:26px;align-items:flex-start"><div style="flex:none">${radar}</div><div class="grow" style="padding-top:18px">
<table style="font-size:11px"><thead><tr>${t.head
      .slice(0, 1)
      .concat(t.head.slice(2))
      .map(
        (h, i) =>
          html`<th class="${i ? 'num' : ''}" style="padding:0 0 0 ${i ? 4 : 0}px;font-size:10px">${h}${i > 1 ? '&#8239;%' : ''}</th>`,
      )}</tr></thead><tbody>${rows.map((row, k) => html`<tr>${row.filter((_, j) => j !== 1).map((cell, j) => html`<td class="${j ? 'num' : ''} ${k === 0 ? 'strong' : k === 3 ? 'mute' : ''}" style="height:36px;padding:0 0 0 ${j ? 4 : 0}px;${k === 0 ? 'color:var(--accent)' : ''}">${cell}</td>`)}</tr>`)}</tbody></table>
<div class="col s11 soft" style="gap:7px;margin-top:16px">${t.legend.map((name, i) => html`<span class="row" style="gap:7px"><svg width="18" height="8"><path d="M0 4H18" stroke="${i ? '#8494AF' : '#1F5BFF'}" stroke-width="2" ${i ? 'stroke-dasharray="3 2"' : ''}/></svg>${name}</span>`)}</div></div></div>`,
  );
}
