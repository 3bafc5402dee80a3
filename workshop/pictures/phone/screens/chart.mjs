// One share: figures of the day, candles with averages and MACD, five levels of depth, the three actions.
import {
  amount,
  averagesLegend,
  company,
  fmt,
  icon,
  pct,
  session,
  signed,
  twoSidedBook,
  way,
} from '../../../ui-kit/index.mjs';
import { dailyCandles } from '../../daily-candles.mjs';
import { html, words } from '../base.mjs';
import { topBar } from '../device.mjs';

export const subject = company('02853');

/** `tall`: the candles with their averages in px; without `macd` they stand alone; `part`: all lines end where the words do. */
export function chart(locale, { tall = 330, macd = 64, part = false } = {}) {
  const t = words[locale].chart;
  const c = subject;
  const s = session(c);
  const figures = [
    [t.stats[0], fmt(s.high), way(s.high - c.previous)],
    [t.stats[2], fmt(s.open), way(s.open - c.previous)],
    [t.stats[4], amount(s.volume, locale)],
    [t.stats[1], fmt(s.low), way(s.low - c.previous)],
    [t.stats[3], fmt(c.previous)],
    [t.stats[5], amount(s.turnover, locale)],
  ];
  return html`${topBar(c.name[locale], { right: ['Search', 'Star'], under: `${c.code} · ${t.state}` })}
<div class="row between" style="flex:none;padding:6px 16px 8px;gap:20px"><div class="${way(c.change)} nowrap"><div class="w7 s32" style="line-height:1.1;letter-spacing:-.02em">${fmt(c.price)}</div>
<div class="w6 s13" style="margin-top:2px">${signed(c.change)}&ensp;${pct(c.percent)}</div></div>
<div style="display:grid;grid-template-columns:auto auto auto;gap:6px 14px">${figures.map(([label, value, kind = '']) => html`<div class="nowrap" style="line-height:1.25"><div class="mute s10">${label}</div><div class="w5 s12 ${kind}">${value}</div></div>`)}</div></div>
<div class="row between rule" style="flex:none;height:36px;${part ? 'margin' : 'padding'}:0 16px">${t.spans.map((label, i) => html`<span class="s12 nowrap ${i === 2 ? 'w6' : 'mute'}" style="line-height:36px;height:36px;${i === 2 ? 'box-shadow:inset 0 -2px var(--accent)' : ''}">${label}</span>`)}<span class="mute">${icon('SlidersHorizontal', 16)}</span></div>
<div class="s10 nowrap" style="flex:none;padding:7px 16px 0">${averagesLegend(c)}</div>
<div style="flex:none;overflow:hidden;${part ? 'margin:2px 16px 0' : 'padding:2px 0 0 16px'}">${dailyCandles(c, locale, { w: part ? 339 : 368, h: tall, count: 48, axis: 54, macd, size: 10.5 })}</div>
<div class="ruletop" style="flex:none;padding-top:4px;--level:22px;font-size:11.5px"><div style="margin:0 4px">${twoSidedBook(c, { levels: 5, head: { bid: t.bid, ask: t.ask } })}</div></div>
<div class="row ruletop" style="position:absolute;inset:auto 0 0;height:82px;padding:10px 16px 0;gap:10px;align-items:flex-start;background:var(--ground)">
${['BellPlus', 'GitCompareArrows'].map((name, i) => html`<div class="col soft" style="align-items:center;gap:3px;width:54px;padding-top:3px">${icon(name, 20)}<span class="s10 nowrap">${t.actions[i]}</span></div>`)}
<span class="push grow s16" style="height:44px;background:var(--down-solid);color:#fff">${t.sell}</span><span class="push grow s16" style="height:44px;background:var(--up-solid);color:#fff">${t.buy}</span></div>`;
}
