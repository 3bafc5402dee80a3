// 3 The results are told: the slide, the speaker, the questions that rise by votes.
import { inWords } from '../../../lib/lines.mjs';
import { icon, lineChart } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { board, panel } from '../board.mjs';
import { words } from '../words.mjs';

/** A speaker without a face: head and shoulders against a lit wall. */
const speaker = html`<svg width="86" height="58" viewBox="0 0 86 58"><defs><radialGradient id="wall" cx=".7" cy=".2" r="1"><stop offset="0" stop-color="#4E79D8"/><stop offset="1" stop-color="#14244F"/></radialGradient><linearGradient id="coat" x1="0" x2="1"><stop offset="0" stop-color="#0B1630"/><stop offset="1" stop-color="#1B2C57"/></linearGradient></defs><rect width="86" height="58" fill="url(#wall)"/><path d="M14 58c1-14 12-19 22-21l7 6 7-6c10 2 21 7 22 21Z" fill="url(#coat)"/><path d="M36 37l7 7 7-7-2-5H38Z" fill="#E9EEF8"/><path d="M43 42l2.500 3-1.500 13h-2l-1.500-13Z" fill="#1F5BFF"/><ellipse cx="43" cy="24" rx="9.500" ry="11.500" fill="#D9B79E"/><path d="M33 23c-1-11 4-15 10.500-15S54 12 53 23c-1-5-3-7-5-8-4 2-9 2-11 1-2 1-3.500 3-4 7Z" fill="#1A2236"/></svg>`;

export function roadshow(locale) {
  const t = words[locale].cycle.roadshow;
  const slide = html`<div class="paper" style="position:absolute;inset:0;padding:13px 15px;background:#fff;color:var(--text)"><div class="mute s9 nowrap">${t.company}</div><div class="w7 s12 tight" style="margin:1px 0 4px">${t.slide}</div>${lineChart(
    [{ values: [16.8, 17.4, 19.6, 20.9, 23.7], colour: '#1F5BFF', area: 0.14, sw: 2.2, end: true }],
    {
      w: 228,
      h: 114,
      axis: 24,
      low: 13,
      high: 25,
      rows: 3,
      labels: ['2022', '2023', '2024', '2025', '2026'],
      size: 9.5,
      format: (v) => v.toFixed(0),
      bottom: 16,
    },
  )}</div>`;
  const player = html`<div style="position:relative;width:258px;height:166px;overflow:hidden;border-radius:10px">${slide}<span class="row s10 w5" style="position:absolute;right:8px;top:8px;gap:4px;padding:3px 7px;border-radius:7px;background:#0B1220;color:#fff">${icon('Users', 12, 2)}${t.readers}</span></div>
<div class="row s10 soft" style="gap:8px;margin-top:9px"><span style="color:var(--text)">${icon('Pause', 15, 2.2)}</span><span>18:42</span><span style="position:relative;flex:1;height:3px;border-radius:2px;background:var(--edge)"><i style="position:absolute;inset:0 auto 0 0;width:41%;border-radius:2px;background:var(--accent)"></i><i style="position:absolute;left:41%;top:-3px;width:9px;height:9px;margin-left:-4px;border-radius:5px;background:#fff"></i></span><span>45:10</span>${icon('Volume2', 14)}${icon('Maximize', 13)}</div>
<div class="row" style="gap:11px;margin-top:11px"><div style="flex:none;width:76px;height:51px;overflow:hidden;border-radius:8px;box-shadow:0 0 0 1px var(--edge)"><div style="zoom:.884">${speaker}</div></div><div style="line-height:1.35;min-width:0"><b class="w6 s13 tight nowrap">${t.title}</b><div class="soft s11 nowrap">${t.speaker}</div></div></div>`;
  const question = ([text, votes, who], i) =>
    html`<div class="${i ? 'ruletop' : ''}" style="padding:9px 0 8px">${i === 0 ? html`<span class="s9 w6" style="display:inline-block;padding:1px 6px;margin-bottom:3px;border-radius:4px;background:var(--wash);color:var(--accent)">${t.answering}</span>` : ''}<div class="s11 w5" style="line-height:1.4">${inWords(text)}</div><div class="row between mute s9" style="margin-top:3px"><span>${who}</span><span class="row" style="gap:3px;color:var(--${i ? 'soft' : 'accent'})">${icon('ArrowBigUp', 12)}${votes}</span></div></div>`;
  return board(
    'cycle roadshow',
    'mist',
    'lattice',
    panel(
      [22, 36, 436, 288],
      'ink',
      html`<div class="row" style="height:100%;align-items:stretch"><div style="width:290px;padding:16px">${player}</div><div class="grow" style="position:relative;padding:13px 14px 0 13px;border-left:.5px solid var(--line);background:var(--deep)"><div class="row between"><b class="w6 s12">${t.questions}</b><span class="mute s11">${t.counts}</span></div>${t.items.map(question)}<span class="push s11" style="position:absolute;left:13px;right:13px;bottom:13px;height:30px;border-radius:8px;background:var(--brand);color:#fff">${t.ask}</span></div></div>`,
    ),
  );
}
