// product/terminal-macos: light, four charts side by side, lists in the sidebar. Version 2.8.2.
import {
  averagesLegend,
  badge,
  desktopWindow,
  each,
  fmt,
  icon,
  intradayChart,
  pct,
  pick,
  search,
  segments,
  sidebar,
  spark,
  sparkline,
  way,
} from '../../ui-kit/index.mjs';
import { dailyCandles } from '../daily-candles.mjs';
import { words } from '../words/index.mjs';

const four = pick('02853', '07421', '07452', '07083');

export function terminalMacos(locale) {
  const [t, w] = [words[locale].market, words[locale].terminal];
  // What belongs to the charts stands above them, so that the head is whole where they are shown without the sidebar.
  const bar = `<span class="row soft" style="gap:14px;margin-left:150px">${icon('PanelLeft', 15)}<span style="width:8px"></span>${icon('ChevronLeft', 15)}${icon('ChevronRight', 15)}</span><b class="strong" style="font-size:13px">${w.layout}</b><span class="row" style="margin-left:auto;gap:10px">${segments([t.intraday, t.day, t.week], 0)}<span class="soft">${icon('Plus', 15)}</span>${search(`${t.code} / ${t.name}`, 150)}</span>`;
  const names = ['Star', 'HandCoins', 'Cpu', 'Eye'];
  const tools = ['ChartCandlestick', 'SlidersHorizontal', 'Bell', 'Calendar'];
  const listRow = (c, i) =>
    `<div style="display:grid;grid-template-columns:1fr 34px 58px;gap:8px;align-items:center;height:37px;padding:0 8px;border-radius:7px;${i === 1 ? 'background:var(--brand);color:#fff' : ''}"><div style="line-height:1.25;min-width:0"><b class="strong clip" style="display:block">${c.name[locale]}</b><span style="font-size:10.5px;opacity:.66">${c.code}</span></div>${sparkline(spark(c), { w: 34, h: 16, base: c.previous, colour: i === 1 ? '#fff' : `var(--${way(c.change)})` })}<div class="num" style="line-height:1.25"><b class="strong">${fmt(c.price)}</b><br><span class="${i === 1 ? '' : way(c.change)}" style="font-size:10.5px">${pct(c.percent)}</span></div></div>`;
  const side = `<div class="col" style="width:258px;flex:none;background:#eef1f6;border-right:1px solid var(--line);padding:6px 10px 12px">
    ${sidebar(
      [{ title: w.groups, items: w.lists.map((name, i) => [names[i], name, ['16', '9', '12', '5'][i]]) }],
      w.lists[0],
      { w: 238 },
    )
      .replace('class="side"', 'class="side" data-bare')
      .replace('style="width:238px', 'style="padding:0;border:0;background:none;width:238px')}
    <div style="margin:8px 0 0;padding-top:8px;border-top:1px solid var(--edge)">${each(pick('02871', '02853', '07421', '07436', '07405', '07061', '07452', '02892', '07083'), listRow)}</div>
    <div style="margin-top:auto;padding:8px 8px 0;border-top:1px solid var(--edge)"><div class="row between mute" style="font-size:11px"><span>${w.alerts}</span><span>3</span></div>${each(w.alertRows.slice(0, 2), (row, i) => `<div class="row" style="gap:8px;height:22px;font-size:11px"><span style="color:${i ? 'var(--mute)' : 'var(--accent)'}">${icon(tools[2], 12)}</span><span class="clip">${row}</span></div>`)}</div></div>`;
  // The list says which is chosen: a frame around its chart would be cut where a part of the window is shown.
  const chart = (c, i) => {
    const daily = i === 2;
    return `<section class="col" style="background:#fff;min-width:0;overflow:hidden">
      <div class="row between" style="height:40px;padding:0 14px"><span class="row" style="gap:8px;align-items:baseline;white-space:nowrap"><b class="strong" style="font-size:13px">${c.name[locale]}</b><span class="code">${c.code}</span></span><span class="row" style="gap:8px;align-items:baseline"><b class="${way(c.change)}" style="font-size:16px;font-weight:650">${fmt(c.price)}</b>${badge(pct(c.percent), way(c.change))}</span></div>
      ${daily ? `<div class="row" style="padding:0 14px;height:16px;font-size:9.5px">${averagesLegend(c, [10, 20])}</div><div style="padding-left:10px">${dailyCandles(c, locale, { w: 346, h: 245, count: 54, spans: [10, 20], size: 9.5, axis: 46, bottom: 20 })}</div>` : `<div>${intradayChart(c, { w: 362, h: 262, size: 9.5, axis: 46, times: ['09:30', '', '', '12:00', '', '', '16:00'], bottom: 20 })}</div>`}</section>`;
  };
  const body = `<div class="row" style="height:100%;align-items:stretch">${side}<div class="grow" style="display:grid;grid-template-columns:1fr 1fr;grid-template-rows:1fr 1fr;gap:1px;background:var(--line)">${each(four, chart)}</div></div>`;
  return `<div class="abs" style="left:20px;top:16px">${desktopWindow({ w: 984, h: 648, system: 'mac', theme: 'paper', bar, body })}</div>`;
}
