// A company against the median of its industry, on six measures and in a table.

import { polar } from '../../../kit/svg.mjs';
import { company, fmt } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { label, svg } from '../board.mjs';
import { words } from '../words.mjs';
import { leaf, pocketLeaf } from './leaf.mjs';

const own = [0.82, 0.74, 0.66, 0.9, 0.28, 0.42];
const median = [0.5, 0.48, 0.52, 0.55, 0.5, 0.62];
/** code, margin %, growth % */
const peers = [
  ['07061', 22.6, 18],
  ['07405', 31.4, 6.2],
  ['02853', 19.8, 21.4],
];

/** Name, price to earnings, margin and growth; the industry's last. */
const table = (t, locale) => [
  ...peers.map(([code, margin, growth]) => {
    const c = company(code);
    return [c.name[locale], fmt(c.pe, 1), fmt(margin, 1), `+${fmt(growth, 1)}`];
  }),
  [t.median, '28.6', '14.1', '+9.7'],
];

/** For phones: the table alone, a line each. */
export function peersPocket(locale) {
  const t = words[locale].research.peers;
  const grid = 'display:grid;grid-template-columns:minmax(0,1fr) 54px 66px 66px;align-items:center;padding:0 20px';
  const head = html`<div class="mute s11 nowrap" style="${grid};height:26px;border-bottom:1px solid var(--line)"><span></span>${t.head.map((name, i) => html`<span class="num">${name}${i ? '&#8239;%' : ''}</span>`)}</div>`;
  const look = ['background:var(--wash);color:var(--accent)', '', '', 'color:var(--soft)'];
  const row = ([name, ...cells], i) =>
    html`<div style="${grid};height:38px;border-top:${i ? '.5px solid var(--line)' : 0};${look[i]}"><span class="s13 nowrap ${i === 3 ? '' : 'w6'}">${name}</span>${cells.map((cell) => html`<b class="num s14 w6">${cell}</b>`)}</div>`;
  return pocketLeaf(
    t.title,
    t.chapter,
    html`<div style="position:absolute;left:0;right:0;top:42px">${head}${table(t, locale).map(row)}</div>`,
  );
}

export function peerComparison(locale) {
  const t = words[locale].research.peers;
  const [w, h] = [228, 264];
  const [cx, cy, radius] = [106, 134, 84];
  const places = (share, i) => polar(cx, cy, radius * share, i / 6);
  const shape = (share) =>
    own
      .map((_, i) =>
        places(typeof share === 'number' ? share : share[i], i)
          .map((v) => v.toFixed(1))
          .join(','),
      )
      .join(' ');
  const axis = (i) => {
    const [x, y] = places(1, i);
    const [lx, ly] = polar(cx, cy, radius + 14, i / 6);
    const side = Math.abs(lx - cx) < 8 ? 'middle' : lx > cx ? 'start' : 'end';
    // Above and below the drawing in the middle; at its sides at the corner, where the edge leaves room.
    const at =
      side === 'middle' ? [lx, ly + (ly < cy ? 2 : 8)] : [x + (side === 'start' ? 2 : -2), y + (y < cy ? -13 : 25)];
    const anchor = side === 'middle' ? side : side === 'start' ? 'end' : 'start';
    return html`<path d="M${cx} ${cy}L${x} ${y}" stroke="var(--line)"/>${label(at[0] + (side === 'middle' ? 0 : side === 'start' ? 22 : -22), at[1], t.axes[i], { size: 12, anchor, fill: 'var(--soft)' })}`;
  };
  const dot = (v, i) => {
    const [x, y] = places(v, i);
    return html`<circle cx="${x}" cy="${y}" r="3.500" fill="#fff" stroke="#1F5BFF" stroke-width="2"/>`;
  };
  const radar = svg(
    w,
    h,
    html`${[0.25, 0.5, 0.75, 1].map((k) => html`<polygon points="${shape(k)}" fill="none" stroke="var(--${k === 1 ? 'edge' : 'line'})"/>`)}${own.map((_, i) => axis(i))}<polygon points="${shape(median)}" fill="#8494AF" fill-opacity=".14" stroke="#8494AF" stroke-width="1.600" stroke-dasharray="4 3"/><polygon points="${shape(own)}" fill="#1F5BFF" fill-opacity=".16" stroke="#1F5BFF" stroke-width="2.250"/>${own.map(dot)}`,
  );
  const rows = table(t, locale);
  // Each company on two lines: its name, then its three figures under their heads.
  const figures = (cells, style) =>
    html`<div style="display:grid;grid-template-columns:repeat(3,1fr);${style}">${cells}</div>`;
  const row = ([name, ...cells], k) =>
    html`<div class="ruletop" style="padding:9px 0 8px;line-height:1.35"><div class="row between s13 nowrap ${k === 3 ? 'soft' : 'w6'}" style="${k === 0 ? 'color:var(--accent)' : ''}"><span>${name}</span>${k === 0 || k === 3 ? line(k) : ''}</div>${figures(
      cells.map((cell) => html`<b class="num s14 w6" style="text-align:left">${cell}</b>`),
      `margin-top:1px;color:var(--${k === 0 ? 'accent' : k === 3 ? 'soft' : 'text'})`,
    )}</div>`;
  const line = (k) =>
    html`<svg width="26" height="8"><path d="M0 4H26" stroke="${k ? '#8494AF' : '#1F5BFF'}" stroke-width="2.250" ${k ? 'stroke-dasharray="4 3"' : ''}/></svg>`;
  return leaf(
    locale,
    { chapter: t.chapter, title: t.title, page: '5 / 18' },
    html`<div class="row" style="padding:6px 24px 0 16px;gap:18px;align-items:flex-start"><div style="flex:none">${radar}</div><div class="grow" style="padding-top:6px">${figures(
      t.head.map((h, i) => html`<span class="mute s11 nowrap">${h}${i ? '&#8239;%' : ''}</span>`),
      'padding-bottom:7px',
    )}${rows.map(row)}</div></div>`,
  );
}
