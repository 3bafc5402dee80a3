// The list of clients in the broker's console: 746 × 600 with its rail, and 356 × 300 with its chief columns for a phone.
import { avatar, badge, dataTable, fmt, icon, mark, meter, rail } from '../../ui-kit/index.mjs';
import { accounts, clients } from '../desktop/broker-console.mjs';
import { html } from '../phone/base.mjs';
import { words } from '../words/index.mjs';

const places = ['LayoutGrid', 'Users', 'ArrowLeftRight', 'Shield', 'Landmark', 'CalendarClock', 'Ticket', 'Activity'];
const bar = (c, right) =>
  html`<div class="row between" style="flex:none;height:44px;padding:0 16px;border-bottom:1px solid var(--line)"><span class="row" style="gap:9px">${mark(16, 'paper')}<b class="w6 s14 nowrap">${c.product}</b></span>${right}</div>`;

export function consoleOnDesktop(locale) {
  const { cloud, blotter } = words[locale];
  return html`<div class="paper col" style="position:absolute;inset:0;background:var(--ground);font-size:13px">${bar(cloud, html`<span class="row soft" style="gap:16px"><span class="mute">${cloud.date}</span>${icon('Bell', 16)}${avatar('OP', 214)}</span>`)}
<div class="row grow" style="align-items:stretch;overflow:hidden">${rail(places, 1, ['Settings'])}${clients(blotter, 12)}</div></div>`;
}

export function consoleOnPhone(locale) {
  const { cloud, blotter } = words[locale];
  const rows = accounts
    .slice(0, 6)
    .map(([number, , equity, used, , , state]) => [
      [number, 'strong'],
      [fmt(equity, 0), 'num'],
      used
        ? html`<span class="row" style="gap:8px;justify-content:flex-end">${fmt(used * 100, 0)}% ${meter(used, { w: 36, colour: used > 0.9 ? '#D6303F' : used > 0.75 ? '#C48A17' : 'var(--accent)' })}</span>`
        : html`<span class="mute">–</span>`,
      state
        ? badge(blotter.states[state], ['', 'warn', 'bad', 'bad'][state])
        : html`<span class="soft">${blotter.states[0]}</span>`,
    ]);
  const [account, , equity, used, , , state] = blotter.head;
  return html`<div class="paper col" style="position:absolute;inset:0;background:var(--ground);font-size:12.5px">${bar(cloud, '')}
<div class="row" style="flex:none;height:40px;padding:0 16px;gap:10px;align-items:center"><b class="w7 s16">${blotter.title}</b><span class="mute">${blotter.count}</span></div>
${dataTable([{ head: account }, { head: equity, num: true }, { head: used, num: true }, { head: state }], rows, {
  on: 2,
  style: '--row:31px',
})}</div>`;
}
