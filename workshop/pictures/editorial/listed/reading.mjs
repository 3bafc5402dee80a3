// Which chapters were read, for how long and by whom: a report one week after it was published. Averages of two groups
// of readers do not add up, so their bars stand one above the other from the same line.
import { html } from '../../phone/base.mjs';
import { board, panel } from '../board.mjs';
import { words } from '../words.mjs';

/** Seconds a reader stayed: institutions and analysts, everyone else. */
const chapters = [
  [34, 22],
  [148, 82],
  [196, 84],
  [242, 81],
  [121, 17],
];
const longest = 242;
const tones = ['#1F5BFF', '#9DB7FF'];
const clock = (s) => `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;

export function reading(locale) {
  const t = words[locale].listed.reading;
  const wide = 196;
  const bar = (seconds, i) =>
    html`<span class="row" style="gap:8px;height:15px"><i style="width:${(seconds / longest) * wide}px;height:9px;border-radius:2px;background:${tones[i]}"></i><b class="num s11 ${i ? 'w5 soft' : 'w6'}">${clock(seconds)}</b></span>`;
  const row = (seconds, i) =>
    html`<div class="row ${i ? 'ruletop' : ''}" style="height:39px"><span class="s12 w5 nowrap" style="width:132px">${t.chapters[i]}</span><span>${seconds.map(bar)}</span></div>`;
  const key = (i, name) =>
    html`<span class="row nowrap" style="gap:5px"><i style="width:9px;height:9px;border-radius:2px;background:${tones[i]}"></i>${name}</span>`;
  const figure = (name, value) =>
    html`<div style="flex:1"><div class="mute s11 nowrap">${name}</div><div class="w7 s18 tight">${value}</div></div>`;
  return board(
    'listed reading',
    'mist',
    'ladder',
    panel(
      [34, 18, 412, 324],
      'paper',
      html`<div style="padding:14px 20px 0"><div class="row between" style="align-items:baseline"><b class="w7 s18 tight">${t.title}</b><span class="mute s11">${t.period}</span></div><div class="row soft s11" style="gap:14px;margin:6px 0 3px">${key(0, t.firms)}${key(1, t.others)}</div>
${chapters.map(row)}
<div class="row ruletop" style="margin-top:2px;padding-top:8px">${figure(t.readers, '2,906')}${figure(t.share, '38%')}${figure(t.whole, '31%')}</div></div>`,
    ),
  );
}
