// app/live-report: the same report on a tablet and on the phone lying beside it.
import { icon, lineChart, mark, meter, tablet } from '../../ui-kit/index.mjs';
import { html, words } from './base.mjs';
import { handset } from './device.mjs';
import { report, reported } from './screens/report.mjs';

const read = [1, 0.42, 0.26, 0, 0, 0.12];
const years = ['2021', '2022', '2023', '2024', '2025'];
/** 94 % of contracts and 11 % more from those who stay make 104.3 % of the money. */
const renewal = [
  { values: [94.6, 97.2, 100.8, 103.1, 104.3], colour: '#1F5BFF', sw: 3, end: true, area: 0.1 },
  { values: [87.2, 88.9, 91, 92.6, 94], colour: '#0FA3A3', sw: 3, end: true },
];
const card = (title, inner) =>
  html`<div style="padding:16px;border-radius:14px;background:#fff;box-shadow:0 0 0 1px var(--line);margin-bottom:14px"><div class="w6 s14" style="margin-bottom:10px">${title}</div>${inner}</div>`;

function desk(locale) {
  const { reading: t, report: r } = words[locale];
  const contents = t.list.map(
    (label, i) =>
      html`<div style="padding:11px 12px 12px;border-radius:10px;${i === 1 ? 'background:#fff;box-shadow:0 0 0 1px var(--line)' : ''}"><div class="row between" style="gap:10px"><span class="clip s15 ${i === 1 ? 'w6' : 'soft'}">${label}</span><span class="mute s13">${t.pages[i]}</span></div><div style="line-height:0;margin-top:8px">${meter(read[i], { h: 3, colour: i === 1 ? 'var(--accent)' : 'var(--faint)', ground: 'var(--line)' })}</div></div>`,
  );
  const page = html`<div style="position:absolute;left:28px;right:28px;top:26px;bottom:-20px;padding:38px 42px;border-radius:6px;background:#fff;box-shadow:0 0 0 1px rgb(11 18 32 / .05),0 18px 40px -20px rgb(11 18 32 / .3)">
<div class="accent w6 s14">2 ${t.list[1]}</div><div class="w7 s28 tight" style="line-height:1.25;margin:6px 0 14px">${t.headline}</div>
<p class="s16 soft" style="line-height:1.65;margin-bottom:12px"><span style="background:rgb(233 180 76 / .34);color:var(--text);border-radius:2px">${t.body[0]}</span></p><p class="s16 soft" style="line-height:1.65">${t.body[1]}</p>
<div class="row between" style="margin:22px 0 6px;padding-top:14px;border-top:1px solid var(--text)"><b class="w6 s15">${t.chart}</b></div><div class="row s13 soft" style="gap:18px;margin-bottom:6px">${t.series.map((label, i) => html`<span class="row" style="gap:6px"><i style="width:10px;height:10px;border-radius:3px;background:${['#1F5BFF', '#0FA3A3'][i]}"></i>${label}</span>`)}</div>
${lineChart(renewal, { w: 450, h: locale === 'en' ? 262 : 310, labels: years, low: 85, high: 105, rows: 4, axis: 40, size: 13, bottom: 26 })}</div>`;
  return html`<div class="hand col" style="height:100%"><div class="row between rule" style="flex:none;height:60px;padding:0 24px"><div class="row" style="gap:14px">${mark(22, 'paper')}<b class="w7 s17">${r.title}</b><i style="width:1px;height:20px;background:var(--edge)"></i><span class="s15">${reported.name[locale]} <span class="mute">${reported.code}</span></span><span class="soft s15">${r.company}</span></div><div class="row soft" style="gap:22px">${icon('Search', 21)}${icon('Bookmark', 21)}${icon('Share2', 21)}</div></div>
<div class="row grow" style="align-items:stretch"><div style="width:236px;flex:none;padding:20px 14px;background:var(--deep);border-right:1px solid var(--line)"><div class="mute s13" style="padding:0 12px 10px">${t.contents}</div>${contents}</div>
<div class="grow" style="position:relative;overflow:hidden;background:#eef1f7">${page}</div>
<div style="width:246px;flex:none;padding:20px 16px;background:var(--deep);border-left:1px solid var(--line)">
<div style="padding:16px;border-radius:14px;background:#fff8e8;box-shadow:inset 0 0 0 1px #f0dfb4;margin-bottom:14px"><div class="row between s13" style="color:#8a6410"><b class="w6">${t.notes}</b><span>${t.note[1]}</span></div><div class="s14" style="margin-top:8px;line-height:1.55;color:#4d3c12">${t.note[0]}</div></div>
${card(t.questions, html`<div class="s14" style="line-height:1.55">${t.question[0]}</div><div class="s14 soft" style="line-height:1.55;margin-top:10px;padding-left:12px;border-left:2px solid var(--accent)">${t.answer}</div><div class="mute s12" style="margin-top:8px">${t.question[1]}</div>`)}
${card(t.readers, html`<div class="w7 s28 tight" style="line-height:1">4,862</div><div class="row" style="gap:5px;align-items:flex-end;height:64px;margin-top:12px">${[38, 52, 46, 71, 100, 64, 29].map((v, i) => html`<i style="flex:1;height:${v}%;border-radius:3px;background:${i === 4 ? '#1F5BFF' : '#C9D8FF'}"></i>`)}</div>`)}
</div></div></div>`;
}

export function liveReport(locale) {
  const slab = tablet({ w: 536, screen: 1080, ratio: 0.76, body: desk(locale) });
  return html`<div style="position:absolute;inset:0;perspective:1500px;perspective-origin:50% 20%"><div style="position:absolute;left:22px;top:24px;width:656px;height:430px;transform:rotateX(24deg) rotateZ(-7deg);transform-style:preserve-3d">
<div style="position:absolute;left:0;top:0">${slab}</div>
<div style="position:absolute;left:452px;top:42px;transform:rotateZ(15deg) translateZ(14px)">${handset(report(locale), { ground: 'paper', at: [0.48], style: 'box-shadow:-18px 26px 60px -8px rgb(4 8 18 / .55)' })}</div></div></div>`;
}
