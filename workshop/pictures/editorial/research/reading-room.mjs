// A page being read: marked lines, notes in the margin, the chart they are about.
import { barChart, icon } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { words } from '../words.mjs';
import { leaf } from './leaf.mjs';

const quarters = [
  [34.1, 31.2],
  [37.8, 35.6],
  [41.6, 43.9],
  [47.8, 20.4],
  [44.2, 74.9],
];
const tones = [
  ['#FFF6DF', '#F0DFB4', '#8A6410', 'NotebookPen'],
  ['#EAF0FF', '#C9D8FF', '#1748D1', 'MessageCircle'],
  ['#E6F7F5', '#BFE7E3', '#0B6F69', 'CircleCheck'],
];

export function readingRoom(locale) {
  const t = words[locale].research.room;
  const marked = (text, colour) =>
    html`<span style="background:${colour};border-radius:2px;box-decoration-break:clone;-webkit-box-decoration-break:clone;padding:1px 0">${text}</span>`;
  const margin = t.marginal.map(
    ([kind, text], i) =>
      html`<div style="padding:8px 11px 9px;border-radius:9px;background:${tones[i][0]};box-shadow:inset 0 0 0 .75px ${tones[i][1]}"><div class="row s10 w6" style="gap:5px;color:${tones[i][2]}">${icon(tones[i][3], 12, 2)}${kind}</div><div class="s11" style="line-height:1.45;margin-top:2px">${text}</div></div>`,
  );
  return leaf(
    locale,
    { chapter: t.chapter, title: t.title, page: t.page },
    html`<div style="position:absolute;left:24px;top:92px;width:286px"><p style="font-size:11.5px;line-height:1.6;margin-bottom:4px">${marked(t.paragraphs[0], 'rgb(233 180 76 / .3)')}</p><p class="soft" style="font-size:11.5px;line-height:1.6;margin-bottom:4px">${t.paragraphs[1]}</p><p style="font-size:11.5px;line-height:1.6">${marked(t.paragraphs[2], 'rgb(31 91 255 / .13)')}</p></div>
<div style="position:absolute;left:24px;bottom:12px;width:286px"><div class="row between s10" style="padding-top:7px;border-top:.75px solid var(--text)"><b class="w6">${t.chart}</b></div><div class="row s10 soft" style="gap:12px;margin:3px 0 0">${t.series.map((name, i) => html`<span class="row" style="gap:4px"><i style="width:8px;height:8px;border-radius:2px;background:${['#B9CCFF', '#1F5BFF'][i]}"></i>${name}</span>`)}</div>${barChart(quarters, { w: 286, h: locale === 'en' ? 86 : 118, colours: ['#B9CCFF', '#1F5BFF'], labels: ['Q1 25', 'Q2 25', 'Q3 25', 'Q4 25', 'Q1 26'], rows: 2, top: 80, axis: 22, size: 9.5, wide: 0.56, bottom: 15 })}</div>
<svg width="480" height="360" style="position:absolute;inset:0;pointer-events:none"><path d="M310 101H340" stroke="#C3CEDF"/></svg>
<div class="col" style="position:absolute;left:326px;right:20px;top:90px;bottom:14px;gap:10px;padding-left:14px;border-left:.5px solid var(--line)">${margin}</div>`,
  );
}
