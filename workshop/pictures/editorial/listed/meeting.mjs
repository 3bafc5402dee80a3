// The poll of an annual general meeting, resolution by resolution.
import { html } from '../../phone/base.mjs';
import { board, panel } from '../board.mjs';
import { words } from '../words.mjs';

const votes = [99.98, 99.99, 97.42, 99.31, 82.16, 99.72];

export function meeting(locale) {
  const t = words[locale].listed.meeting;
  const wide = 104;
  const row = (share, i) =>
    html`<div class="row ${i ? 'ruletop' : ''}" style="height:28px"><span class="mute s11" style="width:18px">${i + 1}</span><span class="s12 w5 nowrap" style="width:176px">${t.rows[i]}</span><span style="position:relative;width:${wide}px;height:8px;border-radius:4px;background:#E3E8F0"><i style="position:absolute;inset:0 auto 0 0;width:${share}%;border-radius:4px;background:#1F5BFF"></i></span><b class="num w6 s12 grow">${share.toFixed(2)}%</b></div>`;
  const figure = (name, value) =>
    html`<div style="flex:1"><div class="mute s11 nowrap">${name}</div><div class="w7 s16 tight nowrap">${value}</div></div>`;
  return board(
    'listed meeting',
    'blue',
    'lattice',
    panel(
      [36, 26, 408, 308],
      'paper',
      html`<div style="padding:17px 20px 0"><div class="row between" style="align-items:baseline"><b class="w7 s17 tight nowrap">${t.title}</b><span class="mute s11 nowrap">${t.date}</span></div><div class="row between mute s11" style="margin:8px 0 3px"><span>${t.resolution}</span><span>${t.for}</span></div>${votes.map(row)}<div class="row ruletop" style="margin-top:5px;padding-top:10px">${figure(t.present, '68.4%')}${figure(t.cast, t.castValue)}${figure(t.announced, '18:42')}</div></div>`,
    ),
  );
}
