// 4 Equity incentive: one holder's grant, in thirds over three years.
import { icon, meter, thousands } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { board, label, panel, svg } from '../board.mjs';
import { words } from '../words.mjs';

const granted = 36000;
const used = 11500000;

export function incentive(locale) {
  const t = words[locale].cycle.incentive;
  const [w, h, foot] = [352, 118, 96];
  const x = (k) => k * w * 0.82;
  const y = (k) => foot - k * 76;
  const now = 0.556;
  const chart = svg(
    w,
    h,
    html`<defs><pattern id="due" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="#EAF0FF"/><path d="M0 0V5" stroke="#B9CCFF" stroke-width="2.200"/></pattern></defs>
${[1, 2, 3].map((n) => html`<rect x="${x(n / 3)}" y="${y(n / 3)}" width="${n === 3 ? w - x(1) : (w * 0.82) / 3}" height="${foot - y(n / 3)}" fill="${n === 1 ? '#1F5BFF' : 'url(#due)'}"/>`)}
${[0, 1, 2, 3].map((i) => html`<path d="M${x(i / 3)} ${foot}v5" stroke="var(--faint)"/>${label(x(i / 3), foot + 18, t.dates[i], { anchor: i === 0 ? 'start' : 'middle' })}`)}
<path d="M0 ${foot}H${w}" stroke="var(--edge)"/><path d="M${x(now)} 6V${foot}" stroke="#13B3AA" stroke-width="1.500"/><circle cx="${x(now)}" cy="6" r="3" fill="#13B3AA"/>${label(x(now) - 8, 10, t.today, { anchor: 'end', fill: '#0B7F78', weight: 600 })}
${label(x(1 / 3) + 10, y(1 / 3) + 17, thousands(granted / 3), { fill: '#fff', weight: 650, size: 12 })}${label(x(2 / 3) + 10, y(2 / 3) + 17, thousands((granted * 2) / 3), { fill: 'var(--text)', weight: 600, size: 11.5 })}${label(x(1) + 10, y(1) + 17, thousands(granted), { fill: 'var(--text)', weight: 600, size: 11.5 })}`,
  );
  const figure = (name, value, note) =>
    html`<div style="flex:1"><div class="mute s11 nowrap">${name}</div><div class="w7 s18 tight nowrap">${value} <span class="mute s11 w5">${note}</span></div></div>`;
  return board(
    'cycle incentive',
    'blue',
    'ladder',
    panel(
      [42, 30, 396, 300],
      'paper',
      html`<div style="padding:17px 22px 0"><div class="row between"><div class="row" style="gap:9px"><span class="push" style="width:30px;height:30px;border-radius:9px;background:var(--wash);color:var(--accent)">${icon('Gift', 17, 1.9)}</span><b class="w7 s17 tight">${t.title}</b></div><span class="soft s11">${t.plan}</span></div>
<div class="row" style="margin:14px 0 10px">${figure(t.granted, thousands(granted), t.shares)}${figure(t.vested, thousands(granted / 3), t.shares)}${figure(t.next, t.nextDate, '')}</div>${chart}
<div class="ruletop" style="margin-top:12px;padding-top:11px"><div class="row between s11" style="margin-bottom:5px"><span class="soft">${t.mandate}</span><span><b class="w6">${thousands(used)}</b> <span class="mute">${t.of}</span></span></div>${meter(used / 5e7, { w: 352, h: 5, colour: '#1F5BFF' })}</div></div>`,
    ),
  );
}
