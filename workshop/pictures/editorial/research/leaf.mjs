// A page as it stands inside Live Report: mark, chapter, page number; the rest is the page's own.
import { mark } from '../../../ui-kit/index.mjs';
import { html, hung } from '../../phone/base.mjs';

export const product = { en: 'Live Report', zt: '活報告', zh: '活报告' };

export function leaf(locale, { chapter, title, page, theme = 'paper', note = '' }, inner) {
  return html`<div class="hand ${theme}" style="position:absolute;inset:0;overflow:hidden;background:var(--ground);color:var(--text)"><div class="row between rule" style="height:38px;padding:0 24px"><span class="row" style="gap:8px">${mark(14, theme)}<b class="w6 s12">${product[locale]}</b><i style="width:1px;height:12px;background:var(--edge)"></i><span class="soft s12">${chapter}</span></span><span class="mute s11">${page}</span></div>
<div class="row between" style="height:42px;padding:10px 24px 0;align-items:baseline"><b class="w7 s20 tight">${title}</b><span class="mute s11">${note}</span></div>${inner}</div>`;
}

/** The same page for a phone, 350 × 233: whose it is, what it tells, and below the head the page's own. */
export const pocketLeaf = (name, what, inner, theme = 'paper') =>
  html`<div class="screen hand ${theme}" style="position:absolute;inset:0;border-radius:0;background:var(--ground);color:var(--text)"><div class="row between nowrap" style="position:absolute;left:20px;right:20px;top:14px;height:20px"><b class="w7 s13 tight">${name}</b><span class="mute s11">${hung(what)}</span></div>${inner}</div>`;
