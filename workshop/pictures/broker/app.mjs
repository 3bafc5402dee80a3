// The client app as the slide of a phone shows it: 154 × 280, an application for new shares about to be sent.
import { fmt, offersIn, thousands } from '../../ui-kit/index.mjs';
import { html, words } from '../phone/base.mjs';

const [offer] = offersIn('open');
const LOTS = 2;

export function subscribe(locale) {
  const t = words[locale].ipo;
  const line = (label, value) =>
    html`<div class="row between ruletop" style="height:31px"><span class="mute s11 nowrap">${label}</span><b class="w6 s12 nowrap">${value}</b></div>`;
  return html`<div class="hand col" style="position:absolute;inset:0;padding:14px 12px 12px;background:#0B1322;color:var(--text)">
<span class="mute s11 nowrap">${t.title}</span><b class="w7 s15 nowrap tight" style="margin:2px 0 12px">${offer.name[locale]}</b>
${line(t.range, html`${fmt(offer.low)}–${fmt(offer.high)}`)}${line(t.close, t.day(offer.to))}${line(t.lot, thousands(offer.lot))}
<div class="row" style="gap:6px;margin:6px 0 10px">${[t.cash, t.margin].map((way, i) => html`<span class="push s11" style="flex:${i ? 2 : 1} 1 auto;height:26px;padding:0 6px;border-radius:8px;${i ? 'background:var(--wash);color:var(--accent)' : 'box-shadow:inset 0 0 0 1px var(--edge);color:var(--soft)'}">${way}</span>`)}</div>
<span class="mute s11" style="margin-top:auto">${thousands(LOTS * offer.lot)} × ${fmt(offer.high)}</span><b class="w7 s18 nowrap tight" style="margin:1px 0 10px">HK$${fmt(offer.fee * LOTS)}</b>
<span class="push s14" style="flex:none;height:40px;background:var(--brand);color:#fff">${t.apply}</span></div>`;
}
