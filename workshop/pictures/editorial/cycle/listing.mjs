// 1 Before listing: the plan with what is done, what is being answered, what is booked.
import { icon, meter } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { board, panel } from '../board.mjs';
import { words } from '../words.mjs';

/** start and length as shares of April to December, progress. */
const bars = [
  [0, 0.24, 1],
  [0.08, 0.44, 1],
  [0.5, 0.16, 1],
  [0.62, 0.25, 0.73],
  [0.87, 0.05, 0],
  [0.9, 0.1, 0],
];
const today = 0.815;

export function listing(locale) {
  const t = words[locale].cycle.listing;
  const [x0, plot] = [196, 196];
  const row = ([task, who], i) => {
    const [from, length, done] = bars[i];
    const state =
      done === 1 ? icon('CircleCheck', 17, 2) : done ? icon('CircleDashed', 17, 2) : icon('Circle', 17, 1.6);
    return html`<div class="row ${i ? 'ruletop' : ''}" style="position:relative;height:34px"><span style="width:24px;color:var(--${done === 1 ? 'green' : done ? 'accent' : 'faint'})">${state}</span><div style="width:152px;line-height:1.2"><div class="s12 w6 nowrap tight">${task}</div><div class="mute s10 nowrap">${who}</div></div>
<i style="position:absolute;left:${x0 + from * plot}px;width:${length * plot}px;height:12px;border-radius:6px;background:${done === 1 ? '#1F5BFF' : done ? '#C9D8FF' : '#E6EBF3'};overflow:hidden">${done && done < 1 ? html`<i style="position:absolute;inset:0 auto 0 0;width:${done * 100}%;background:#1F5BFF"></i>` : ''}</i></div>`;
  };
  return board(
    'cycle listing',
    'mist',
    'ladder',
    panel(
      [34, 28, 412, 304],
      'paper',
      html`<div style="padding:16px 16px 0"><div class="row between"><b class="w7 s18 tight">${t.title}</b><span class="soft s12">${t.week}</span></div>
<div class="row" style="gap:10px;margin:6px 0 6px">${meter(0.78, { w: 292, h: 5, colour: '#1F5BFF' })}<b class="s11 w6 nowrap">${t.share(78)}</b></div>
<div style="position:relative;height:17px">${t.months.map((m, i) => html`<span class="mute s10 nowrap" style="position:absolute;left:${x0 - 6 + (i * plot) / 4.45}px">${m}</span>`)}</div>
<div style="position:relative">${t.rows.map(row)}<i style="position:absolute;left:${x0 + today * plot}px;top:-2px;bottom:0;width:1.5px;background:#13B3AA"></i><span class="s9 w6 nowrap" style="position:absolute;left:${x0 + today * plot + 7}px;top:10px;color:#0B7F78">${t.now}</span></div></div>`,
    ),
  );
}
