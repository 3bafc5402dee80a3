// Quotes, book, trades and the order ticket, all read from one company.
import { sparkline } from './charts/index.mjs';
import { book, session, spark, trades } from './data.mjs';
import { amount, each, fmt, icon, kilo, pct, signed, thousands, way } from './html.mjs';

/** List with name, code, line, price: for a sidebar (44 px a row) or a phone (64). */
export const watchlist = (companies, { locale, on = -1, line = true, w = 52, h = 20 }) =>
  `<div class="quotes">${each(
    companies,
    (c, i) => `<div class="item${i === on ? ' on' : ''}">
      <div><b class="clip" style="display:block">${c.name[locale]}</b><span class="code">${c.code}</span></div>
      ${line ? sparkline(spark(c), { w, h, base: c.previous, colour: `var(--${way(c.change)})` }) : '<i></i>'}
      <div class="num"><b>${fmt(c.price)}</b><br><span class="${way(c.change)}">${pct(c.percent)}</span></div></div>`,
  )}</div>`;

/** Cells of a quote board by name; see quoteTable. */
const cells = {
  code: (c) => `<td class="code">${c.code}</td>`,
  name: (c, locale) => `<td class="strong">${c.name[locale]}</td>`,
  price: (c) => `<td class="num strong ${way(c.change)}">${fmt(c.price)}</td>`,
  change: (c) => `<td class="num ${way(c.change)}">${signed(c.change)}</td>`,
  percent: (c) => `<td class="num ${way(c.change)}">${pct(c.percent)}</td>`,
  bid: (c) => `<td class="num">${fmt(book(c, 1).bids[0].price)}</td>`,
  ask: (c) => `<td class="num">${fmt(book(c, 1).asks[0].price)}</td>`,
  open: (c) => `<td class="num">${fmt(session(c).open)}</td>`,
  high: (c) => `<td class="num">${fmt(session(c).high)}</td>`,
  low: (c) => `<td class="num">${fmt(session(c).low)}</td>`,
  previous: (c) => `<td class="num soft">${fmt(c.previous)}</td>`,
  volume: (c, locale) => `<td class="num soft">${amount(session(c).volume, locale)}</td>`,
  turnover: (c, locale) => `<td class="num soft">${amount(session(c).turnover, locale)}</td>`,
  pe: (c) => `<td class="num soft">${fmt(c.pe)}</td>`,
  line: (c) => `<td>${sparkline(spark(c), { w: 60, h: 18, base: c.previous, colour: `var(--${way(c.change)})` })}</td>`,
};
const words = ['code', 'name', 'line'];

/** A quote board. `columns` are names of cells, `head` their words. */
export const quoteTable = (companies, { locale, columns, head, on = -1, style = '' }) =>
  `<table style="${style}"><thead><tr>${each(columns, (name) => `<th class="${words.includes(name) ? '' : 'num'}">${head[name]}</th>`)}</tr></thead>
  <tbody>${each(companies, (c, i) => `<tr${i === on ? ' class="on"' : ''}>${each(columns, (name) => cells[name](c, locale))}</tr>`)}</tbody></table>`;

/** One ladder, asks over bids, the last price between. */
export function ladder(c, { levels = 6, orders = true }) {
  const { bids, asks } = book(c, 10);
  const top = Math.max(
    ...bids
      .slice(0, levels)
      .concat(asks.slice(0, levels))
      .map((l) => l.qty),
  );
  const level = (l, side) =>
    `<div class="level ${side}"><i style="width:${(12 + (l.qty / top) * 66).toFixed(1)}%"></i><span>${fmt(l.price)}</span><span class="num">${kilo(l.qty)}</span><span class="num mute">${orders ? l.orders : ''}</span></div>`;
  return `<div class="ladder">${each(asks.slice(0, levels).toReversed(), (l) => level(l, 'ask'))}
    <div class="last"><b class="${way(c.change)}">${fmt(c.price)}</b><span class="${way(c.change)}">${signed(c.change)}&ensp;${pct(c.percent)}</span></div>
    ${each(bids.slice(0, levels), (l) => level(l, 'bid'))}</div>`;
}

/** Hong Kong habit: bids on the left, offers on the right, level by level. */
export function twoSidedBook(c, { levels = 10, head = null }) {
  const { bids, asks } = book(c, 10);
  const top = Math.max(...bids.concat(asks).map((l) => l.qty));
  const level = (l, i, side) => {
    const width = `width:${((l.qty / top) * 92).toFixed(1)}%`;
    return side === 'bid'
      ? `<div class="level bid" style="grid-template-columns:1.4em 1fr 1fr"><i style="${width}"></i><span class="mute" style="color:var(--mute)">${i + 1}</span><span class="up">${fmt(l.price)}</span><span class="num">${kilo(l.qty)} <span class="mute">(${l.orders})</span></span></div>`
      : `<div class="level ask" style="grid-template-columns:1.4em 1fr 1fr"><i style="left:0;right:auto;${width}"></i><span class="mute" style="color:var(--mute)">${i + 1}</span><span class="down">${fmt(l.price)}</span><span class="num">${kilo(l.qty)} <span class="mute">(${l.orders})</span></span></div>`;
  };
  const sum = (side) => side.slice(0, levels).reduce((total, l) => total + l.qty, 0);
  const share = (sum(bids) / (sum(bids) + sum(asks))) * 100;
  const heading = head
    ? `<div class="row between" style="padding:0 1em;height:24px"><span class="up strong">${head.bid} ${fmt(share, 1)}%</span><span class="down strong">${fmt(100 - share, 1)}% ${head.ask}</span></div>
       <div class="row" style="height:3px;gap:2px;margin:0 1em 4px"><i style="height:3px;border-radius:2px;background:var(--up);width:${share}%"></i><i class="grow" style="height:3px;border-radius:2px;background:var(--down)"></i></div>`
    : '';
  return `${heading}<div class="two ladder">${each(bids.slice(0, levels), (l, i) => level(l, i, 'bid') + level(asks[i], i, 'ask'))}</div>`;
}

export const tape = (c, count = 12) =>
  `<div class="tape">${each(
    trades(c, count),
    (t) =>
      `<div class="trade"><span class="mute">${t.time}</span><span class="num ${t.bought ? 'up' : 'down'}">${fmt(t.price)}</span><span class="num">${thousands(t.qty)}</span></div>`,
  )}</div>`;

/** Day's figures as pairs for keyValues. `t` holds the words. */
export function dayFigures(c, t, locale) {
  const s = session(c);
  const against = (v) => way(v - c.previous);
  return [
    [t.open, fmt(s.open), against(s.open)],
    [t.high, fmt(s.high), against(s.high)],
    [t.low, fmt(s.low), against(s.low)],
    [t.previous, fmt(c.previous)],
    [t.average, fmt(s.average, 2)],
    [t.volume, amount(s.volume, locale)],
    [t.turnover, amount(s.turnover, locale)],
    [t.value, amount(c.value * 1e9, locale)],
    [t.pe, fmt(c.pe)],
    [t.yields, c.yields ? `${fmt(c.yields)}%` : '–'],
  ];
}

const parts = [1 / 4, 1 / 3, 1 / 2, 1];
const wholeLots = (c, money, price) => Math.floor(money / (price * c.lot));

/** Order ticket. `t` holds the words; `side` is buy or sell. `share` of the buying power is what whole lots of it cost;
 *  for a sale, or with no share chosen, give `lots`. */
export function ticket(
  c,
  {
    t,
    locale,
    side = 'buy',
    price = c.price,
    type = t.limit,
    buying = 486230.4,
    share = 1,
    lots = wholeLots(c, buying * parts[share], price),
  },
) {
  const qty = lots * c.lot;
  const step = (label, value) =>
    `<div class="field"><span>${label}</span><span class="row" style="gap:1em"><b>${value}</b><span class="steps">${icon('Minus', 12, 2)}${icon('Plus', 12, 2)}</span></span></div>`;
  const choice = (name) => `<span class="${name === side ? `on ${name}` : ''}">${t[name]}</span>`;
  return `<div class="ticket"><div class="choice">${choice('buy')}${choice('sell')}</div>
    <div class="field"><span>${t.type}</span><span class="row" style="gap:.5em"><b>${type}</b>${icon('ChevronDown', 13)}</span></div>
    ${step(t.price, fmt(price))}${step(t.quantity, thousands(qty))}
    <div class="shares">${each(['1/4', '1/3', '1/2', t.all], (label, i) => `<span class="${i === share ? 'on' : ''}">${label}</span>`)}</div>
    <div class="kv" style="gap:.5em"><div><span>${t.amount}</span><b class="strong">HK$${fmt(qty * price)}</b></div><div><span>${t.buying}</span><b>HK$${fmt(buying)}</b></div></div>
    <span class="button ${side}" style="height:2.833em">${side === 'buy' ? t.placeBuy : t.placeSell}</span></div>`.replaceAll(
    'HK$',
    locale === 'en' ? 'HK$' : '$',
  );
}
