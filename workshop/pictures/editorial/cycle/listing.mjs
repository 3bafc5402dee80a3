// 1 Before listing: the plan with what is done, what is being answered, what is booked.
import { icon, meter } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { board, panel } from '../board.mjs';
import { words } from '../words.mjs';

/** start and length as shares of April to December, progress. The hearing is a day, so it is a point. */
const bars = [
  [0, 0.24, 1],
  [0.08, 0.44, 1],
  [0.5, 0.16, 1],
  [0.62, 0.25, 0.73],
  [0.87, 0, 0],
  [0.9, 0.1, 0],
];
/** 12 November. */
const today = 0.819;

const shapes = {
  done: 'background:#1F5BFF',
  doing: 'background:#C9D8FF',
  planned: 'background:#fff;box-shadow:inset 0 0 0 1.5px #6C95FF',
};

/**
 * The names of every second month over the tasks, each with its bar, and a line at today. `x` and `plot`: where the months
 * begin and how wide they are; `thick`: of a bar.
 */
function plan(t, { x, plot, head, line, thick, task, who }) {
  const month = (name, i) => {
    const last = i === t.months.length - 1;
    return html`<span class="mute nowrap" style="position:absolute;font-size:${who}px;line-height:${who + 3}px;${last ? 'right:0' : `left:${x + ((i * 2 + 0.5) / 9) * plot}px;transform:translateX(-50%)`}">${name}</span>`;
  };
  const row = ([name, by], i) => {
    const [from, length, done] = bars[i];
    const [sign, tone, shape] =
      done === 1
        ? ['CircleCheck', 'green', 'done']
        : done
          ? ['CircleDashed', 'accent', 'doing']
          : ['Circle', 'faint', 'planned'];
    const wide = Math.max(length * plot, thick);
    return html`<div class="row ${i ? 'ruletop' : ''}" style="position:relative;height:${line}px"><span style="flex:none;width:24px;color:var(--${tone})">${icon(sign, 17, done ? 2 : 1.6)}</span><div style="line-height:1.2"><div class="w6 nowrap tight" style="font-size:${task}px">${name}</div><div class="mute nowrap" style="font-size:${who}px">${by}</div></div>
<i style="position:absolute;left:${x + from * plot - (length ? 0 : thick / 2)}px;width:${wide}px;height:${thick}px;border-radius:${thick / 2}px;${shapes[shape]};overflow:hidden">${done > 0 && done < 1 ? html`<i style="position:absolute;inset:0 auto 0 0;width:${done * 100}%;background:#1F5BFF"></i>` : ''}</i></div>`;
  };
  const at = x + today * plot;
  return html`<div style="position:relative;height:${head}px">${t.months.map(month)}</div>
<div style="position:relative">${t.rows.map(row)}<i style="position:absolute;left:${at - 0.75}px;top:-2px;bottom:0;width:1.5px;background:#13B3AA"></i><span class="w6 nowrap" style="position:absolute;right:calc(100% - ${at - 6}px);top:${line / 2 - 8}px;font-size:${who}px;line-height:16px;color:#0B7F78">${t.now}</span></div>`;
}

export function listing(locale) {
  const t = words[locale].cycle.listing;
  return board(
    'cycle listing',
    'mist',
    'ladder',
    panel(
      [34, 28, 412, 304],
      'paper',
      html`<div style="padding:16px 18px 0"><div class="row between"><b class="w7 s18 tight">${t.title}</b><span class="soft s12">${t.week}</span></div>
<div class="row between" style="margin:6px 0 6px">${meter(0.78, { w: locale === 'en' ? 286 : 296, h: 5, colour: '#1F5BFF' })}<b class="s11 w6 nowrap">${t.share(78)}</b></div>
${plan(t, { x: 188, plot: 188, head: 17, line: 34, thick: 12, task: 12, who: 10 })}</div>`,
    ),
  );
}

/** pocket/listing: the plan alone, three by two and as wide as a phone, 20 from every edge. */
export function listingPocket(locale) {
  const t = words[locale].cycle.listing;
  // English names of tasks are the longer ones.
  const x = locale === 'en' ? 148 : 124;
  const sizes = { x, plot: 310 - x, head: 17, line: 29.5, thick: 11, task: 12, who: 10.5 };
  return html`<div class="screen hand paper" style="position:absolute;inset:0;border-radius:0;background:var(--ground)"><div style="padding:18px 20px 0">${plan(t, sizes)}</div></div>`;
}
