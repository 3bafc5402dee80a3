// The dealing terminal as the slide of a phone shows it: 154 × 280, the book its film opens with, and below it an order
// that waits for a supervisor.
import { code, lots, name, previous, price } from '../../films/app/acts.mjs';
import { bookAtOpening } from '../../films/ladder.mjs';
import { fmt, pct, thousands, way } from '../../ui-kit/index.mjs';
import { html } from '../phone/base.mjs';
import { words } from './words.mjs';

const warm = '#F2A65A';
const shares = lots.at(-1);
const levels = bookAtOpening(4);
/** The widest bar begins 44 px from the left, where the prices end; none is narrower than its label. */
const unit = 86 / Math.max(...levels.map(({ share }) => share));

export function dealing(locale) {
  const { trading, dealing: t } = words[locale];
  const change = ((price - previous) / previous) * 100;
  const level = ({ bid, level, share, size }, i) => {
    const side = bid ? 'up' : 'down';
    return html`<div class="row between s12" style="flex:none;height:15px;${i && bid !== levels[i - 1].bid && 'margin-top:4px'}"><b class="w6 ${side}">${fmt(level)}</b><span style="width:${share * unit}px;min-width:max-content;padding:0 4px;border-radius:2px;text-align:right;line-height:13px;background:color-mix(in srgb,var(--${side}) 30%,#0B1322)">${size}</span></div>`;
  };
  return html`<div class="hand col" style="position:absolute;inset:0;padding:10px 12px 12px;background:#0B1322;color:var(--text)">
<div class="row between" style="flex:none;align-items:baseline"><b class="w7 s13 nowrap tight">${name[locale]}</b><span class="mute s11">${code}</span></div>
<div class="row between" style="flex:none;align-items:baseline;margin-bottom:6px"><b class="w7 s18 tight">${fmt(price)}</b><b class="w6 s12 ${way(change)}">${pct(change)}</b></div>
${levels.map(level)}
<div class="ruletop col" style="flex:none;margin-top:8px;padding-top:5px;gap:1px"><div class="row between nowrap s12"><b class="w6 accent">${trading.sides[0]}</b><b class="w6">${thousands(shares)} @ ${fmt(price)}</b></div>
<div class="row between nowrap s11"><span class="soft">HK$${thousands(shares * price)}</span><span style="color:${warm}">${t.over}</span></div></div>
<span class="push s12" style="flex:none;height:28px;margin-top:auto;border-radius:8px;background:color-mix(in srgb,${warm} 18%,#0B1322);color:${warm}">${t.state}</span></div>`;
}
