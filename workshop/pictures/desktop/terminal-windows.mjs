// product/terminal-windows: everything at once, as a full-time trader has it. Version 10.30.
import {
  account,
  averagesLegend,
  badge,
  companies,
  company,
  dataTable,
  dayFigures,
  desktopWindow,
  each,
  fmt,
  icon,
  keyValues,
  mark,
  pct,
  quoteTable,
  rail,
  segments,
  session,
  tabs,
  tape,
  thousands,
  ticket,
  twoSidedBook,
  way,
} from '../../ui-kit/index.mjs';
import { dailyCandles } from '../daily-candles.mjs';
import { words } from '../words/index.mjs';
import { head } from './parts.mjs';

const columns = ['code', 'name', 'price', 'percent', 'change', 'volume', 'turnover', 'pe'];
const byTurnover = companies.toSorted((a, b) => session(b).turnover - session(a).turnover);
const placed = [
  ['14:35:41', '02871', 'buy', 48.34, 2000, 1500, 'partly'],
  ['14:31:06', '07452', 'sell', 89.4, 400, 0, 'queued'],
  ['14:12:55', '02853', 'sell', 126.1, 200, 200, 'filled'],
  ['13:48:20', '07436', 'sell', 68.2, 1000, 1000, 'filled'],
  ['11:26:33', '07405', 'sell', 219.4, 300, 300, 'filled'],
  ['10:04:17', '02866', 'buy', 31.2, 2500, 0, 'cancelled'],
];
const kinds = { filled: 'good', partly: 'info', queued: 'warn', cancelled: '' };

export function terminalWindows(locale) {
  const [t, w] = [words[locale].market, words[locale].terminal];
  const c = company('02871');
  const bar = `<span class="row" style="gap:8px">${mark(14)}<b class="strong">TradeGo 10.30</b></span><span class="row soft" style="gap:14px;margin-left:10px;font-size:11px">${each(w.menu, (name) => `<span>${name}</span>`)}</span><span class="row mute" style="margin-left:auto;gap:8px;font-size:11px;padding-right:10px">${w.account} ${account.number}</span>`;
  const orders = placed.map(([time, code, side, price, qty, done, state]) => [
    [time, 'mute'],
    [code, 'code'],
    company(code).name[locale],
    [t[side], side === 'buy' ? 'up' : 'down'],
    [fmt(price), 'strong'],
    thousands(qty),
    thousands(done),
    badge(t[state], kinds[state]),
  ]);
  const body = `<div class="col" style="height:100%;font-size:11px;--row:24px"><div class="row grow" style="align-items:stretch">
    ${rail(['LayoutGrid', 'Star', 'ChartCandlestick', 'ArrowLeftRight', 'ChartPie', 'Ticket', 'Newspaper'], 0, ['Settings'])}
    <div class="col" style="width:516px;border-right:1px solid var(--line)">
      ${head(w.board, `<small>${w.sort}</small>${icon('ChevronDown', 12)}`)}
      ${quoteTable(byTurnover, { locale, columns, head: { ...t, price: t.last }, on: byTurnover.indexOf(c), style: '--row:27px' })}
    </div>
    <div class="col grow" style="border-right:1px solid var(--line)">
      <div class="row between" style="height:32px;padding:0 12px;border-bottom:1px solid var(--line);white-space:nowrap"><span class="row" style="gap:8px;align-items:baseline"><b class="strong" style="font-size:13px">${c.name[locale]}</b><span class="code">${c.code}</span><b class="${way(c.change)}" style="font-size:16px;font-weight:650">${fmt(c.price)}</b><span class="${way(c.change)}">${pct(c.percent)}</span></span>${segments([t.fiveMinutes, t.day, t.week], 1)}</div>
      <div class="row" style="height:22px;padding:0 12px;font-size:9.5px">${averagesLegend(c)}</div>
      <div style="padding-left:6px">${dailyCandles(c, locale, { w: 352, h: 236, count: 60, size: 9.5, axis: 46, bottom: 18 })}</div>
      <div style="padding:8px 12px;border-top:1px solid var(--line)">${keyValues(dayFigures(c, t, locale).slice(0, 9), 3, 'gap:3px 16px;font-size:10.5px')}</div>
      <div class="grow" style="border-top:1px solid var(--line);overflow:hidden;--level:22px">${twoSidedBook(c, { levels: 5, head: t })}</div>
    </div>
    <div class="col" style="width:198px"><div>${head(t.order)}</div><div style="padding:10px">${ticket(c, { t, locale, price: 48.34, share: 0 })}</div><div class="grow" style="border-top:1px solid var(--line);overflow:hidden;--level:19px">${head(t.timeSales)}${tape(c, 14)}</div></div></div>
    <div style="height:194px;border-top:1px solid var(--edge)"><div class="row between" style="padding:0 12px;border-bottom:1px solid var(--line)">${tabs(w.blotter, 0, 'height:28px')}<span class="row mute" style="gap:12px">${icon('ListFilter', 12)}${icon('Maximize2', 12)}</span></div>
      ${dataTable(
        w.orderHead.map((name, i) => ({ head: name, num: i > 3 && i < 7 })),
        orders,
        { style: '--row:23px' },
      )}</div>
    <div class="row between mute" style="height:22px;padding:0 12px;border-top:1px solid var(--line);background:var(--deep);font-size:10px"><span class="row" style="gap:16px"><span class="row" style="gap:5px"><i class="dot" style="color:var(--green)"></i>${w.connected}</span>${each(companies.slice(0, 4), (one) => `<span>${one.name[locale]} <b class="strong ${way(one.change)}">${fmt(one.price)}</b></span>`)}</span><span>2026-11-12&ensp;14:36:08</span></div></div>`;
  return `<div class="abs" style="left:16px;top:14px;zoom:.88">${desktopWindow({ w: 1128, h: 752, system: 'windows', bar, body })}</div>`;
}
