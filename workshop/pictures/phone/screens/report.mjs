// A report being read: chapters, the page's own chart, a figure traced back to its note.
import { barChart, company, icon } from '../../../ui-kit/index.mjs';
import { html, words } from '../base.mjs';

export const reported = company('07061');
/** By year: subscriptions, projects. */
export const revenue = [
  [162.4, 178.9],
  [214.8, 196.2],
  [292.5, 221.7],
  [421.7, 309.3],
  [551.9, 310.5],
];
export const marker =
  'background:linear-gradient(transparent 8%,rgb(233 180 76 / .34) 8% 92%,transparent 92%);border-radius:2px';

export function report(locale) {
  const t = words[locale].report;
  return html`<div class="row between" style="flex:none;height:44px;padding:0 16px 0 12px">${icon('ChevronLeft', 24, 1.9)}<div style="text-align:center;line-height:1.2"><b class="w6 s15">${reported.name[locale]}</b><div class="mute s11">${t.company}</div></div>${icon('Bookmark', 20)}</div>
<div class="row rule" style="flex:none;height:42px;padding:0 10px 6px;gap:2px">${t.chapters.map((label, i) => html`<span class="chip s13 ${i === 2 ? 'on' : ''}">${label}</span>`)}</div>
<div style="flex:none;height:2px;background:var(--line)"><i style="display:block;height:2px;width:26%;background:var(--brand)"></i></div>
<div style="flex:1;padding:18px 20px 0">
<div class="accent w6 s12">${t.chapter}</div>
<h3 class="w7 s20 tight" style="line-height:1.3;margin:4px 0 10px">${t.headline}</h3>
<p class="soft s14" style="line-height:1.65;margin-bottom:8px">${t.paragraphs[0]}</p>
<p class="soft s14" style="line-height:1.65"><span style="${marker};color:var(--text)">${t.marked}</span>${t.rest}</p>
<div style="margin-top:16px;padding:12px 12px 8px;border-radius:12px;background:var(--deep)"><div class="row between" style="margin-bottom:4px"><b class="w6 s12">${t.chart}</b></div>
<div class="row s11 soft" style="gap:14px;margin-bottom:2px">${t.series.map((label, i) => html`<span class="row" style="gap:5px"><i style="width:8px;height:8px;border-radius:2px;background:${['#1F5BFF', '#A9C0FF'][i]}"></i>${label}</span>`)}</div>
${barChart(revenue, { w: 320, h: locale === 'en' ? 110 : 136, stack: true, colours: ['#1F5BFF', '#A9C0FF'], labels: ['2021', '2022', '2023', '2024', '2025'], rows: 3, top: 900, axis: 30, wide: 0.5, on: 4, size: 10.5 })}</div>
<table style="margin-top:10px;font-size:12.5px"><tbody>${t.table.slice(0, 4).map((line, i) => html`<tr>${line.map((cell, j) => html`<td class="${j ? 'num' : ''} ${i === 0 ? 'mute' : j === 1 ? 'strong' : 'soft'}" style="height:${i ? 29 : 24}px;padding:0;">${i === 3 && j === 1 ? html`<span style="${marker};padding:1px 3px">${cell}</span>` : cell}</td>`)}</tr>`)}</tbody></table></div>
<div class="row" style="position:absolute;left:12px;right:12px;bottom:92px;height:52px;gap:12px;padding:0 14px;border-radius:14px;background:#0B1220;color:#fff;box-shadow:0 8px 20px -6px rgb(11 18 32 / .4)"><span style="color:#6C95FF">${icon('Link2', 18)}</span><div class="grow" style="line-height:1.3"><div class="s11" style="color:#B4C0D8">${t.source}</div><div class="s13 w6 nowrap">${t.sourceText}</div></div>${icon('ChevronRight', 18)}</div>
<div class="row between ruletop" style="position:absolute;inset:auto 0 0;height:80px;padding:10px 28px 0;align-items:flex-start;background:#fff">${['List', 'Highlighter', 'NotebookPen', 'Share2'].map((name, i) => html`<div class="col" style="align-items:center;gap:4px;min-width:44px;color:var(--${i === 1 ? 'accent' : 'soft'})">${icon(name, 21)}<span class="s10 nowrap w5">${t.actions[i]}</span></div>`)}</div>`;
}
