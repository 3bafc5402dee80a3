// product/terminal-web: the account in a browser. Performance, allocation, positions, a quick order.

import { seeded } from '../../lib/random.mjs';
import { walk } from '../../lib/series.mjs';
import {
  account,
  amount,
  browserWindow,
  button,
  company,
  dataTable,
  donut,
  each,
  fmt,
  gained,
  icon,
  lineChart,
  mark,
  pane,
  pct,
  signed,
  spark,
  sparkline,
  tabs,
  thousands,
  ticket,
  tile,
  today,
  total,
  way,
} from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';

const { cash, holdings } = account;
const sectors = [['07421'], ['02853', '07061'], ['02871'], ['07452']];
const colours = ['var(--accent)', 'var(--glow)', '#3f6de0', 'var(--violet)', 'var(--faint)'];

export function terminalWeb(locale) {
  const [t, w] = [words[locale].market, words[locale].terminal];
  const worth = ([code, qty]) => company(code).price * qty;
  const parts = sectors.map((codes) =>
    holdings.filter(([code]) => codes.includes(code)).reduce((sum, h) => sum + worth(h), 0),
  );
  parts.push(total - parts.reduce((a, b) => a + b, 0));
  const rows = holdings.map(([code, qty, cost]) => {
    const c = company(code);
    const gain = (c.price - cost) * qty;
    return [
      [code, 'code'],
      [c.name[locale], 'strong'],
      sparkline(spark(c), { w: 54, h: 16, base: c.previous, colour: `var(--${way(c.change)})` }),
      thousands(qty),
      [fmt(cost), 'soft'],
      [fmt(c.price), 'strong'],
      fmt(c.price * qty),
      [signed(gain), way(gain)],
      [pct((c.price / cost - 1) * 100), way(gain)],
    ];
  });
  const top = `<div class="row between" style="height:46px;padding:0 18px;border-bottom:1px solid var(--line)"><div class="row" style="gap:22px"><span class="row" style="gap:8px">${mark(16)}<b class="strong" style="font-size:14px">TradeGo</b></span>${tabs([w.market, t.watchlist, w.mine, t.orders, t.funds], 2, 'height:46px')}</div><div class="row" style="gap:12px"><span class="mute">${w.account} ${account.number}</span>${button(w.deposit, 'quiet', 'Plus')}${icon('Bell', 16)}</div></div>`;
  const r = seeded('twelve months');
  const mine = walk(r, 120, { start: 0, drift: 0.14, vol: 1.1 });
  const board = walk(r, 120, { start: 0, drift: 0.06, vol: 0.6 });
  const to = (values, end) => values.map((v, i) => v + ((end - values.at(-1)) * i) / 119);
  const months = locale === 'en' ? ['Nov', 'Feb', 'May', 'Aug', 'Nov'] : ['11 月', '2 月', '5 月', '8 月', '11 月'];
  const chart = lineChart(
    [
      { values: to(mine, 18.6), colour: 'var(--accent)', area: 0.24, sw: 1.8, end: true },
      { values: to(board, 9.2), colour: 'var(--mute)', dash: '3 3', sw: 1.2 },
    ],
    {
      w: 462,
      h: 178,
      low: -12,
      high: 24,
      rows: 6,
      axis: 40,
      right: true,
      format: (v) => `${v < 0 ? '−' : ''}${Math.abs(v)}%`,
      labels: months,
    },
  );
  const stats = [
    tile(t.total, fmt(total), 'HKD'),
    tile(t.today, signed(today), pct((today / (total - today)) * 100), way(today)),
    tile(t.profit, signed(gained), pct((gained / (total - cash - gained)) * 100), way(gained)),
    tile(t.buying, fmt(cash), 'HKD'),
  ];
  const body = `${top}<div class="row" style="height:calc(100% - 46px);align-items:stretch"><div class="col grow">
    <div class="row" style="align-items:stretch;padding-left:4px;border-bottom:1px solid var(--line)">${each(stats, (one, i) => `<div class="grow" style="${i ? 'border-left:1px solid var(--line)' : ''}">${one}</div>`)}</div>
    <div class="row" style="align-items:stretch;border-bottom:1px solid var(--line)">
      ${pane(w.performance, `<div class="row soft" style="gap:14px;padding:8px 16px 0;font-size:11px"><span class="row" style="gap:6px"><i style="width:10px;height:2px;background:var(--accent)"></i>${w.mine} +18.6%</span><span class="row" style="gap:6px"><i style="width:10px;height:2px;background:var(--mute)"></i>${words[locale].boards.indexNames[0]} +9.2%</span></div><div style="padding:2px 0 6px 14px">${chart}</div>`, { style: 'flex:1;border-right:1px solid var(--line)' })}
      ${pane(
        w.allocation,
        `<div class="row" style="gap:18px;padding:22px 16px;flex:1"><div style="position:relative">${donut(
          parts.map((v, i) => [v, colours[i]]),
          { size: 112, thick: 14 },
        )}<div class="fill col" style="align-items:center;justify-content:center;line-height:1.2"><b style="font-size:17px;font-weight:650">${holdings.length}</b><span class="mute" style="font-size:10.5px">${t.positions}</span></div></div><div class="grow">${each(w.sectorsShort, (name, i) => `<div class="row between" style="height:27px"><span class="row" style="gap:7px"><i style="width:8px;height:8px;border-radius:2px;background:${colours[i]}"></i>${name}</span><b class="strong">${fmt((parts[i] / total) * 100, 1)}%</b></div>`)}</div></div>`,
        { style: 'width:292px' },
      )}
    </div>
    ${dataTable([{ head: t.code }, { head: t.name }, { head: t.line }, ...w.holdHead.slice(2).map((head) => ({ head, num: true }))], rows, { style: '--row:40px', on: 1 })}</div>
    <div class="col" style="width:216px;border-left:1px solid var(--line);padding:14px">${quick(t, w, locale, cash)}</div></div>`;
  return `<div class="abs" style="left:16px;top:16px">${browserWindow({ w: 992, h: 654, theme: 'ink', address: 'web.example.com/portfolio', body })}</div>`;
}

function quick(t, w, locale, buying) {
  const c = company('02871');
  const due = [
    ['07421', 2400 * 1.74, '11-20'],
    ['02892', 3000 * 0.74, '11-27'],
    ['07436', 1000 * 1.5, '12-04'],
  ];
  return `<div class="row between"><b class="strong">${w.orderNow}</b>${icon('ArrowLeftRight', 14)}</div>
    <div class="field" style="margin:12px 0 10px"><span class="row" style="gap:8px"><b style="color:var(--text)">${c.name[locale]}</b>${c.code}</span>${icon('Search', 13)}</div>
    <div class="row between" style="margin-bottom:12px"><b class="${way(c.change)}" style="font-size:22px;font-weight:650;letter-spacing:-.01em">${fmt(c.price)}</b><span class="${way(c.change)} strong">${signed(c.change)}&ensp;${pct(c.percent)}</span></div>
    ${ticket(c, { t, locale, side: 'sell', lots: 2, share: 2, buying })}
    <div style="margin-top:16px;padding-top:12px;border-top:1px solid var(--line)"><div class="row between"><b class="strong">${w.dividend}</b><span class="mute">${amount(
      due.reduce((sum, d) => sum + d[1], 0),
      'en',
    )}</span></div>${each(due, ([code, sum, day]) => `<div class="row between" style="gap:8px;height:30px;font-size:11px;border-bottom:1px solid var(--line)"><span class="clip">${company(code).name[locale]}</span><span class="row" style="gap:8px;flex:none"><span class="mute">${day}</span><b class="strong">${fmt(sum, 0)}</b></span></div>`)}</div>`;
}
