// The desk of questions: where each one stands, and the published page an answer rests on.
import { icon } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { board, panel } from '../board.mjs';
import { words } from '../words.mjs';

const states = ['#F2A65A', '#6C95FF', '#4FD6A2', '#4FD6A2'];

export function questions(locale) {
  const t = words[locale].listed.questions;
  const item = ([text, state, age], i) =>
    html`<div class="${i ? 'ruletop' : ''}" style="padding:9px 14px 8px;${i === 0 ? 'background:var(--wash)' : ''}"><div class="s12 w5" style="line-height:1.35">${text}</div><div class="row between s11 mute" style="margin-top:3px"><span class="row nowrap" style="gap:5px"><i style="width:7px;height:7px;border-radius:4px;background:${states[i]}"></i>${state}</span><span class="nowrap">${age}</span></div></div>`;
  const check = (text) =>
    html`<div class="row s11" style="gap:6px;margin-top:6px;align-items:flex-start"><span style="color:#4FD6A2;flex:none;margin-top:1px">${icon('Check', 13, 2.4)}</span><span class="soft" style="line-height:1.4">${text}</span></div>`;
  return board(
    'listed questions',
    'ink',
    'lattice',
    panel(
      [20, 37, 440, 286],
      'ink',
      html`<div class="row" style="height:100%;align-items:stretch"><div style="flex:none;width:196px;border-right:.5px solid var(--line);background:var(--deep)"><div class="row between" style="height:40px;padding:0 14px"><b class="w6 s13">${t.title}</b><span class="mute s12">4</span></div>${t.items.map(item)}</div>
<div class="grow" style="position:relative;min-width:0;padding:13px 16px 0"><div class="mute s11">${t.draft}</div><div class="s12" style="margin-top:6px;line-height:1.55">${t.answer}</div><div style="margin-top:10px;padding:8px 10px;border-radius:8px;background:var(--wash)"><div class="mute s11">${t.basis}</div><div class="s12 w6" style="color:var(--accent);line-height:1.4">${t.source}</div></div>${t.checks.map(check)}<span class="push s12" style="position:absolute;left:16px;right:16px;bottom:14px;height:32px;border-radius:8px;background:var(--brand);color:#fff">${t.publish}</span></div></div>`,
    ),
  );
}
