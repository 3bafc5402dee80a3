// slide/trading: the desktop terminal with the phone that carries the same account.
import {
  account,
  averagesLegend,
  company,
  dayFigures,
  desktopWindow,
  each,
  fmt,
  icon,
  keyValues,
  ladder,
  mark,
  pct,
  phone,
  pick,
  segments,
  signed,
  spark,
  sparkline,
  tabs,
  thousands,
  ticket,
  today,
  total,
  watchlist,
  way,
} from '../../ui-kit/index.mjs';
import { dailyCandles } from '../daily-candles.mjs';
import { words } from '../words/index.mjs';

const board = pick(
  ...['02871', '02853', '07421', '07436', '07405', '07061', '07452', '02892', '07083', '07466', '02866', '07012'],
);
const head = (title, right = '', h = 32) =>
  `<div class="row between" style="height:${h}px;padding:0 12px;border-bottom:1px solid var(--line)"><b class="strong">${title}</b><span class="row mute" style="gap:10px">${right}</span></div>`;

/** Of the head of the watch list, whose line goes on in that of the chart. */
const headHeight = 44;
/** Where the second row of the watch list ends: the handset begins there, so that no row looks out over its rim. */
const rim = 20 + 36 + headHeight + 2 * 44;
/** Across, the handset covers the list and a little more on either side, so that no price looks out without its name. */
const handset = { left: 10, w: 244 };
const list = { left: 22, w: 226 };
/** The right edge of the picture is the edge of the page, and the window runs past it. */
const right = 1032;

export function trading(locale) {
  const t = words[locale].market;
  return `<div class="abs" style="left:${list.left}px;top:20px">${terminal(t, locale)}</div><div class="abs" style="left:${handset.left}px;top:${rim}px">${pocket(t, locale)}</div>`;
}

function terminal(t, locale) {
  const c = company('02853');
  return desktopWindow({
    w: right - list.left,
    h: 648,
    bar: `<span class="row" style="gap:8px;margin-left:6px">${mark(15)}<b class="strong">TradeGo</b></span>
      ${tabs([t.quotes, t.watchlist, t.portfolio, t.orders, t.news], 1, 'margin-left:14px;height:36px')}
      <span class="row mute" style="margin-left:auto;gap:14px;padding-right:34px">${icon('Search', 14)}${icon('Bell', 14)}<span>14:36:08</span></span>`,
    body: `<div class="row" style="height:100%;align-items:stretch">
      <div style="width:${list.w}px;border-right:1px solid var(--line);overflow:hidden;--mute:var(--soft)">${head(t.watchlist, icon('Plus', 13) + icon('ListFilter', 13), headHeight)}
        ${watchlist(board, { locale, on: 1, w: 40 })}</div>
      <div class="col grow">
        <div class="row between" style="height:44px;padding:0 12px 0 14px;border-bottom:1px solid var(--line);white-space:nowrap">
          <div class="row" style="gap:9px;align-items:baseline"><b style="font-size:15px;font-weight:600">${c.name[locale]}</b><span class="soft" style="font-size:13px">${c.code}</span><b class="${way(c.change)}" style="font-size:18px;font-weight:650">${fmt(c.price)}</b><span class="strong ${way(c.change)}">${pct(c.percent)}</span></div>
          ${segments([t.day, t.week], 0)}</div>
        <div class="row" style="padding:0 14px;font-size:11.5px;font-weight:500;height:26px">${averagesLegend(c)}</div>
        <div style="padding-left:8px">${dailyCandles(c, locale, { w: 532, h: 460, count: 66, macd: 76 })}</div>
        <div class="grow" style="padding:11px 14px 0;border-top:1px solid var(--line)">${keyValues(dayFigures(c, t, locale).slice(0, 6), 3)}</div>
      </div>
      <div class="col" style="width:242px;padding-right:32px;border-left:1px solid var(--line)">
        ${head(t.depth, `<small>6</small>${icon('ChevronDown', 12)}`)}
        ${ladder(c, { levels: 6 })}
        <div style="padding:12px;border-top:1px solid var(--line)">${ticket(c, { t, locale })}</div>
      </div></div>`,
  });
}

function pocket(t, locale) {
  const position = ([code, qty, cost]) => {
    const one = company(code);
    const made = (one.price - cost) * qty;
    return `<div class="row between" style="height:104px;border-top:1px solid var(--edge);line-height:1.3;white-space:nowrap"><div><b class="strong" style="font-size:26px">${one.name[locale]}</b><br><span class="soft" style="font-size:22px">${thousands(qty)} ${t.shares}</span></div><div class="num"><b class="strong" style="font-size:26px">${thousands(one.price * qty)}</b><br><span class="${way(made)}" style="font-size:22px;font-weight:550">${pct((made / (cost * qty)) * 100)}</span></div></div>`;
  };
  const bar = [
    ['Star', t.watchlist],
    ['ArrowLeftRight', t.orderShort],
    ['ChartPie', t.portfolio],
  ];
  // Drawn 244 wide it is seen at half its design's size and less, so nothing in it is smaller than 21 px.
  return phone({
    w: handset.w,
    body: `<div style="padding:66px 24px 0">
      <div class="soft" style="font-size:23px;font-weight:500">${t.total}${locale === 'en' ? ', HK$' : '（港元）'}</div>
      <div style="font-size:57px;font-weight:650;letter-spacing:-.03em;line-height:1.2;white-space:nowrap">${fmt(total)}</div>
      <div class="${way(today)}" style="font-size:25px;font-weight:600">${signed(today)}&ensp;${t.today}</div>
      <div style="margin:16px -24px 16px">${sparkline(spark(company('02853'), 60), { w: 390, h: 132, colour: `var(--${way(today)})`, area: 0.32, sw: 3 })}</div>
      ${each(account.holdings.slice(0, 3), position)}</div>
      <div class="row" style="position:absolute;inset:auto 0 0;height:112px;padding:0 10px 26px;background:var(--raised);border-top:1px solid var(--line);justify-content:space-around;font-size:21px;font-weight:500">${each(bar, ([name, label], i) => `<span class="col ${i === 2 ? 'accent strong' : 'soft'}" style="align-items:center;gap:4px">${icon(name, 32, 2)}${label}</span>`)}</div>`,
  });
}
