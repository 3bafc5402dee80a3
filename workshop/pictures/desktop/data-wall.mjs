// product/data-wall: a wall of screens in one look, without a word. Three languages share it, so a rise is blue
// and a fall slate, with a sign (workshop/README.md).
import {
  averagesLegend,
  book,
  candleChart,
  companies,
  company,
  each,
  fmt,
  intradayChart,
  kilo,
  pct,
  signed,
  spark,
  sparkline,
  thousands,
  trades,
  treemap,
  way,
} from '../../ui-kit/index.mjs';

const screen = (x, y, w, h, inner, style = '') =>
  `<div class="abs" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px;overflow:hidden;background:var(--ground);box-shadow:inset 0 0 0 1px #16213a;${style}">${inner}</div>`;

const title = (c, size = 15) =>
  `<div class="row between" style="padding:9px 12px 0;white-space:nowrap"><b style="font-size:${size}px;font-weight:600">${c.code}</b><span><b class="${way(c.change)}" style="font-size:${size}px;font-weight:650">${fmt(c.price)}</b>&ensp;<span class="${way(c.change)}">${pct(c.percent)}</span></span></div>`;

export function dataWall() {
  const hero = company('02853');
  const left = screen(
    10,
    10,
    452,
    318,
    `${title(hero, 20)}<div style="padding:2px 12px;font-size:10px">${averagesLegend(hero)}</div><div style="padding-left:8px">${candleChart(hero, { w: 444, h: 258, count: 74, month: (d) => String(d.getUTCMonth() + 1).padStart(2, '0'), volume: 0.2 })}</div>`,
  );
  const four = ['02871', '07421', '07061', '07452'].map(company);
  const small = four.map((c, i) =>
    screen(
      10 + (i % 2) * 227,
      334 + Math.floor(i / 2) * 92,
      225,
      90,
      `${title(c, 13)}<div style="margin-top:2px">${intradayChart(c, { w: 225, h: 56, sides: false, bottom: 0, volume: 0.22 })}</div>`,
    ),
  );
  return `<div style="position:absolute;inset:0;overflow:hidden;background:radial-gradient(90% 120% at 46% 44%,#0c1730,#070b14 72%);--up:#7ba2ff;--down:#7d8cab;--up-wash:rgb(72 118 255/.26);--down-wash:rgb(125 140 171/.2);--line:#16213a">
    ${left}${small.join('')}${board()}${ladders()}${map()}${tapes()}${ticker()}
    <div class="fill" style="background:radial-gradient(46% 60% at 44% 40%,rgb(94 230 224/.05),transparent),linear-gradient(90deg,rgb(7 11 20/.16),transparent 10% 92%,rgb(7 11 20/.16))"></div></div>`;
}

/** The quote board in the middle: all sixteen, two abreast. */
function board() {
  const row = (c, on) =>
    `<div style="display:grid;grid-template-columns:50px 1fr 62px 50px 56px;align-items:center;height:34px;padding:0 12px;border-bottom:1px solid var(--line);${on ? 'background:rgb(94 230 224/.1);box-shadow:inset 2px 0 var(--glow)' : ''}"><b class="strong">${c.code}</b>${sparkline(spark(c), { w: 58, h: 18, base: c.previous, colour: `var(--${way(c.change)})` })}<b class="num" style="font-size:14px;font-weight:600">${fmt(c.price)}</b><span class="num ${way(c.change)}">${signed(c.change)}</span><span class="num strong ${way(c.change)}">${pct(c.percent)}</span></div>`;
  const half = (from, x) =>
    screen(
      x,
      10,
      300,
      274,
      each(companies.slice(from, from + 8), (c) => row(c, c === company('02853'))),
    );
  const clocks = [
    ['HKG', '14:36'],
    ['SHA', '14:36'],
    ['TYO', '15:36'],
    ['SIN', '14:36'],
    ['LON', '06:36'],
    ['NYC', '01:36'],
  ];
  const clock = screen(
    468,
    288,
    602,
    40,
    `<div class="row" style="height:40px">${each(clocks, ([city, time], i) => `<div class="grow row between" style="height:100%;padding:0 12px;${i ? 'border-left:1px solid var(--line)' : ''}"><span class="mute">${city}</span><b style="font-size:16px;font-weight:600;color:${i < 4 && i !== 2 ? 'var(--glow)' : 'var(--soft)'}">${time}</b></div>`)}</div>`,
  );
  return half(0, 468) + half(8, 770) + clock;
}

function ladders() {
  const one = (c, x) => {
    const { bids, asks } = book(c, 10);
    const top = Math.max(
      ...bids
        .slice(0, 6)
        .concat(asks.slice(0, 6))
        .map((l) => l.qty),
    );
    const level = (l, side) =>
      `<div class="level ${side}" style="grid-template-columns:1fr 1fr;--level:21px"><i style="width:${10 + (l.qty / top) * 70}%"></i><span>${fmt(l.price)}</span><span class="num">${kilo(l.qty)}</span></div>`;
    return screen(
      x,
      10,
      168,
      318,
      `${title(c, 13).replace('padding:9px', 'padding:7px')}<div class="ladder" style="margin-top:7px">${each(asks.slice(0, 6).toReversed(), (l) => level(l, 'ask'))}<div class="row between" style="height:30px;padding:0 12px;border-block:1px solid var(--line)"><b style="font-size:16px;font-weight:650;color:var(--glow)">${fmt(c.price)}</b></div>${each(bids.slice(0, 6), (l) => level(l, 'bid'))}</div>`,
    );
  };
  return one(company('07436'), 1074);
}

function map() {
  const cells = treemap(
    companies.map((c) => ({ value: c.value ** 0.8, c })),
    598,
    178,
  );
  return screen(
    468,
    334,
    602,
    182,
    `<div style="position:relative;margin:2px">${each(cells, ({ item, x, y, w, h }) => {
      const { c } = item;
      const strength = Math.min(1, Math.abs(c.percent) / 3.5);
      const fill =
        c.percent >= 0
          ? `rgb(${31 + strength * 10} ${60 + strength * 40} ${130 + strength * 125}/${0.5 + strength * 0.5})`
          : `rgb(70 82 108/${0.28 + strength * 0.5})`;
      return `<div class="abs col" style="align-items:center;justify-content:center;left:${x + 1}px;top:${y + 1}px;width:${w - 2}px;height:${h - 2}px;background:${fill};line-height:1.25"><b class="strong" style="font-size:${Math.max(10, Math.min(17, w / 5))}px">${c.code}</b><span style="font-size:${Math.max(9.5, Math.min(13, w / 6.5))}px">${pct(c.percent)}</span></div>`;
    })}</div>`,
  );
}

function tapes() {
  const c = company('07405');
  return screen(
    1074,
    334,
    168,
    182,
    `<div class="tape" style="--level:20.2px;font-size:11px">${each(trades(c, 9), (t) => `<div class="trade"><span class="mute">${t.time}</span><span class="num ${t.bought ? 'up' : 'down'}">${fmt(t.price)}</span><span class="num">${thousands(t.qty)}</span></div>`)}</div>`,
  );
}

const ticker = () =>
  screen(
    0,
    524,
    1250,
    39,
    `<div class="row" style="height:38px;gap:30px;padding-left:14px;white-space:nowrap;font-size:13px">${each(companies.slice(3).concat(companies.slice(0, 3)), (c) => `<span class="row" style="gap:8px"><span class="soft">${c.code}</span><b class="strong">${fmt(c.price)}</b><span class="${way(c.change)}">${c.change >= 0 ? '▲' : '▽'} ${pct(c.percent)}</span></span>`)}</div>`,
    'background:#05080f',
  );
