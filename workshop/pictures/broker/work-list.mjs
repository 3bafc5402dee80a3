// The work list of the console as the slide of a phone shows it: 154 × 280, at the moment the film of it opens with.
import { accounts, limit, WORDS } from '../../films/margin.mjs';
import { company, fmt } from '../../ui-kit/index.mjs';
import { html } from '../phone/base.mjs';
import { words } from './words.mjs';

const warm = '#F2A65A';
const called = { share: 0.91, state: 'sent' };

const due = [
  ['15:45', company('02884')],
  ['16:00', company('07012')],
];

export function workList(locale) {
  const t = WORDS[locale];
  const bar = (share) =>
    html`<span style="position:relative;display:block;height:6px;margin:4px 0 5px;border-radius:3px;background:var(--line)"><i style="position:absolute;inset:0 auto 0 0;width:${share * 100}%;border-radius:3px;background:${share < limit ? 'var(--brand)' : warm}"></i><i style="position:absolute;left:${limit * 100}%;top:-3px;bottom:-3px;width:1.500px;background:#fff"></i></span>`;
  const account = ({ number, share, state }) =>
    html`<div class="ruletop" style="height:52px;padding-top:6px;line-height:1.25"><div class="row between"><b class="w6 s12">${number}</b><b class="w6 s12" style="color:${warm}">${fmt(share * 100, 0)}%</b></div>${bar(share)}<div class="s11 nowrap tight" style="color:${warm}">${t[state]}</div></div>`;
  const task = (what, i) =>
    html`<div class="ruletop" style="height:40px;padding-top:5px;line-height:1.32"><div class="s11 nowrap"><b class="w6">${due[i][0]}</b> ${what}</div><div class="soft s11 nowrap">${due[i][1].name[locale]}</div></div>`;
  return html`<div class="hand col" style="position:absolute;inset:0;padding:5px 12px 0;background:#0B1322;color:var(--text)">
<div class="row between" style="flex:none;height:30px"><b class="w7 s13 nowrap">${t.title}</b><span class="s11 nowrap">${t.line}</span></div>
${accounts.slice(0, 3).map((one) => account(one.called ? { ...one, ...called } : one))}
${words[locale].workList.tasks.map(task)}</div>`;
}
