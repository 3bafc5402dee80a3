// 5 After listing: which kinds of holder bought and sold, beside the share price.
import { company, days, fmt, sparkline } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { board, panel } from '../board.mjs';
import { words } from '../words.mjs';

/** Million shares bought and sold in the quarter. */
const moves = [
  [42.6, 11.3],
  [18.4, 2.1],
  [9.7, 21.8],
  [6.2, 3.4],
  [14.1, 19.9],
];

export function relations(locale) {
  const t = words[locale].cycle.relations;
  const c = company('07061');
  const reach = 46;
  const row = ([bought, sold], i) => {
    const net = bought - sold;
    return html`<div class="row ${i ? 'ruletop' : ''}" style="height:31px"><span class="s12 w5 nowrap" style="width:88px">${t.kinds[i]}</span><span class="num s11 mute" style="width:34px;padding-right:6px">${fmt(sold, 1)}</span><span style="position:relative;width:176px;height:31px"><i style="position:absolute;right:88px;top:9px;width:${(sold / reach) * 88}px;height:13px;border-radius:3px 0 0 3px;background:var(--faint)"></i><i style="position:absolute;left:89px;top:9px;width:${(bought / reach) * 88}px;height:13px;border-radius:0 3px 3px 0;background:#3D6BFF"></i><i style="position:absolute;left:88px;top:0;bottom:0;width:1px;background:var(--edge)"></i></span><span class="s11 mute" style="width:32px;padding-left:6px">${fmt(bought, 1)}</span><b class="num w6 s12 grow" style="color:var(--${net < 0 ? 'soft' : 'accent'})">${net < 0 ? '−' : '+'}${fmt(Math.abs(net), 1)}</b></div>`;
  };
  const figure = (name, value) =>
    html`<div style="flex:1"><div class="mute s11 nowrap">${name}</div><div class="w7 s18 tight">${value}</div></div>`;
  return board(
    'cycle relations',
    'ink',
    'ladder',
    panel(
      [30, 16, 420, 328],
      'ink',
      html`<div style="padding:16px 18px 0"><div class="row between" style="align-items:flex-start"><div><b class="w7 s17 tight">${t.title}</b><div class="mute s11" style="margin-top:1px">${t.period}</div></div><div class="num"><div class="mute s11">${t.price} · ${c.code}</div><div class="row" style="gap:8px">${sparkline(
        days(c, 62).map((b) => b.close),
        { w: 74, h: 22, colour: 'var(--accent)', sw: 1.6 },
      )}<b class="w6 s15">${fmt(c.price)}</b></div></div></div>
<div class="row s11 mute" style="height:22px;margin-top:20px"><span style="width:124px"></span><span style="width:82px;text-align:right;padding-right:2px">${t.sold}</span><span style="width:12px"></span><span>${t.bought}</span></div>
${moves.map(row)}
<div class="row ruletop" style="margin-top:6px;padding-top:11px">${figure(t.holders, '8,214')}${figure(t.concentration, '61.3%')}${figure(t.meetings, '37')}</div></div>`,
    ),
  );
}
