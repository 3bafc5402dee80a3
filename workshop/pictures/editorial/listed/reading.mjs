// Which chapters were read, for how long and by whom: a report one week after it was published.
import { html } from '../../phone/base.mjs';
import { board, panel } from '../board.mjs';
import { words } from '../words.mjs';

/** Seconds of reading: institutions and analysts, then everyone else. */
const chapters = [
  [34, 22],
  [148, 82],
  [196, 84],
  [242, 81],
  [121, 17],
];
const longest = 340;
const clock = (s) => `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;

export function reading(locale) {
  const t = words[locale].listed.reading;
  const wide = 196;
  const row = ([firms, others], i) =>
    html`<div class="row ${i ? 'ruletop' : ''}" style="height:33px"><span class="s12 w5 nowrap" style="width:132px">${t.chapters[i]}</span><span class="row" style="width:${wide}px;gap:1.5px"><i style="width:${(firms / longest) * wide}px;height:14px;border-radius:3px 0 0 3px;background:#1F5BFF"></i><i style="width:${(others / longest) * wide}px;height:14px;border-radius:0 3px 3px 0;background:#B9CCFF"></i></span><b class="num w6 s13 grow">${clock(firms + others)}</b></div>`;
  const key = (colour, name) =>
    html`<span class="row nowrap" style="gap:5px"><i style="width:9px;height:9px;border-radius:2px;background:${colour}"></i>${name}</span>`;
  const figure = (name, value) =>
    html`<div style="flex:1"><div class="mute s11 nowrap">${name}</div><div class="w7 s20 tight">${value}</div></div>`;
  return board(
    'listed reading',
    'mist',
    'ladder',
    panel(
      [34, 26, 412, 308],
      'paper',
      html`<div style="padding:17px 20px 0"><div class="row between" style="align-items:baseline"><b class="w7 s18 tight">${t.title}</b><span class="mute s11">${t.period}</span></div><div class="row soft s11" style="gap:14px;margin:7px 0 5px">${key('#1F5BFF', t.firms)}${key('#B9CCFF', t.others)}</div>
${chapters.map(row)}
<div class="row ruletop" style="margin-top:5px;padding-top:11px">${figure(t.readers, '2,906')}${figure(t.share, '38%')}${figure(t.whole, '31%')}</div></div>`,
    ),
  );
}
