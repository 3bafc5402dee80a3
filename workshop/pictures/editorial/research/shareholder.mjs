// For phones: who owns a company, and how each part changed in a year.
import { company, fmt } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { words } from '../words.mjs';
import { pocketLeaf } from './leaf.mjs';

/** Founders and board, institutions, public. */
const kinds = ['#1F5BFF', '#0FA3A3', '#8494AF'];
/** share %, change in points, kind, how strong its colour is */
const parts = [
  [28.6, -0.4, 0, 1],
  [5.6, 0.2, 0, 0.55],
  [17.9, 2.1, 1, 1],
  [12.3, 0.9, 1, 0.78],
  [6.4, -1.3, 1, 0.56],
  [4.9, 0.3, 1, 0.36],
  [19.8, -2.2, 2, 1],
  [4.5, 0.4, 2, 0.55],
];

export function shareholderPocket(locale) {
  const t = words[locale].research.holders;
  const row = ([share, change, kind, strength], i) =>
    html`<div class="row ${i ? 'ruletop' : ''}" style="height:22.5px"><i style="width:9px;height:9px;border-radius:2px;background:${kinds[kind]};opacity:${strength}"></i><span class="s12 nowrap" style="width:104px;padding-left:8px">${t.outer[i]}</span><b class="num w6 s12" style="width:46px">${fmt(share, 1)}%</b><span style="position:relative;flex:1;height:22.5px;margin-left:14px"><i style="position:absolute;left:50%;top:3px;bottom:3px;width:1px;background:var(--edge)"></i><i style="position:absolute;top:7px;height:8px;border-radius:2px;${change < 0 ? 'right:50%' : 'left:50%'};width:${(Math.abs(change) / 2.4) * 46}%;background:${change < 0 ? '#A9B6CC' : '#1F5BFF'}"></i></span><span class="num s12 soft" style="width:36px">${change < 0 ? '−' : '+'}${fmt(Math.abs(change), 1)}</span></div>`;
  return pocketLeaf(
    company('07061').name[locale],
    t.change,
    html`<div style="position:absolute;left:20px;right:20px;top:41px">${parts.map(row)}</div>`,
  );
}
