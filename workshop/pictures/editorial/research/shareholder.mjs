// Who owns the company: two rings and the year's changes.

import { arc, polar } from '../../../kit/svg.mjs';
import { fmt } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { label, svg } from '../board.mjs';
import { words } from '../words.mjs';
import { leaf } from './leaf.mjs';

const inner = [
  [34.2, '#1F5BFF'],
  [41.5, '#0FA3A3'],
  [24.3, '#8494AF'],
];
/** share %, change in points, parent */
const outer = [
  [28.6, -0.4, 0],
  [5.6, 0.2, 0],
  [17.9, 2.1, 1],
  [12.3, 0.9, 1],
  [6.4, -1.3, 1],
  [4.9, 0.3, 1],
  [19.8, -2.2, 2],
  [4.5, 0.4, 2],
];
const fade = [1, 0.55, 1, 0.78, 0.56, 0.36, 1, 0.55];

const rings = () => {
  const [cx, cy] = [108, 118];
  const draw = (list, radius, thick, colour, op = () => 1) => {
    let from = 0;
    return list.map((part, i) => {
      const to = from + part[0] / 100;
      const d = arc(cx, cy, radius, from + 0.002, to - 0.002);
      const middle = polar(cx, cy, radius, (from + to) / 2);
      from = to;
      return {
        svg: html`<path d="${d}" fill="none" stroke="${colour(part)}" stroke-width="${thick}" opacity="${op(i)}"/>`,
        middle,
        part,
      };
    });
  };
  const within = draw(inner, 56, 30, ([, colour]) => colour);
  const without = draw(
    outer,
    88,
    28,
    ([, , parent]) => inner[parent][1],
    (i) => fade[i],
  );
  return html`${within.map((p) => p.svg)}${without.map((p) => p.svg)}${within.map(({ middle: [x, y], part: [v] }) => label(x, y + 4, fmt(v, 1), { anchor: 'middle', size: 12, weight: 650, fill: '#fff' }))}${without.map(({ middle: [x, y], part: [v] }, i) => (v > 6 ? label(x, y + 3.5, fmt(v, 1), { anchor: 'middle', size: 10, weight: 550, fill: fade[i] < 0.6 ? 'var(--text)' : '#fff' }) : ''))}`;
};

export function shareholder(locale) {
  const t = words[locale].research.holders;
  const centre = html`<div style="position:absolute;left:69px;top:98px;width:78px;text-align:center;line-height:1.3"><div class="mute s9">${t.issued}</div><div class="w7 s11 tight nowrap">${t.millions}</div></div>`;
  const row = ([share, change, parent], i) =>
    html`<div class="row ${i ? 'ruletop' : ''}" style="height:25px"><i style="width:9px;height:9px;border-radius:2px;background:${inner[parent][1]};opacity:${fade[i]}"></i><span class="s12 nowrap" style="width:98px;padding-left:8px">${t.outer[i]}</span><b class="num w6 s12" style="width:34px">${fmt(share, 1)}</b><span style="position:relative;flex:1;height:25px;margin-left:8px"><i style="position:absolute;left:50%;top:4px;bottom:4px;width:1px;background:var(--edge)"></i><i style="position:absolute;top:9px;height:7px;border-radius:2px;${change < 0 ? 'right:50%' : 'left:50%'};width:${(Math.abs(change) / 2.4) * 46}%;background:${change < 0 ? '#A9B6CC' : '#1F5BFF'}"></i></span><span class="num s11 soft" style="width:32px">${change < 0 ? '−' : '+'}${fmt(Math.abs(change), 1)}</span></div>`;
  return leaf(
    locale,
    { chapter: t.chapter, title: t.title, page: '30 / 46' },
    html`<div style="position:absolute;left:16px;top:90px">${svg(216, 236, rings())}${centre}</div>
<div class="row s11 soft" style="position:absolute;left:24px;top:324px;gap:12px">${t.inner.map((name, i) => html`<span class="row nowrap" style="gap:5px"><i style="width:9px;height:9px;border-radius:2px;background:${inner[i][1]}"></i>${name}</span>`)}</div>
<div style="position:absolute;left:248px;right:24px;top:94px"><div class="mute s10" style="text-align:right;margin-bottom:4px">${t.change}</div>${outer.map(row)}</div>`,
  );
}
