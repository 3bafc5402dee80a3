// moment/markets and pocket/markets: the data platform in daylight. Shares that are watched, flows, breadth.
import {
  each,
  fmt,
  icon,
  indices,
  intradayChart,
  mark,
  pct,
  pick,
  spark,
  sparkline,
  way,
} from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { head, moment } from './parts.mjs';

const flows = [
  12.4, 18.1, -6.3, 22.8, 31.5, 8.7, -14.2, -9.6, 16.9, 27.3, 35.8, 19.4, 4.2, -11.7, 24.6, 41.2, 29.8, 13.5, 38.4,
  46.1,
];
/** moment/markets: indices, the shares that are watched, flows and breadth, at its own size. */
export function marketsWatch(locale) {
  const [w, t] = [words[locale].platform, words[locale].market];
  const top = `<div class="row between" style="height:46px;padding:0 16px;border-bottom:1px solid var(--line)"><span class="row" style="gap:9px">${mark(17, 'paper')}<b class="strong" style="font-size:14px">TradeGo Markets</b></span><div class="field" style="width:300px;height:30px"><span class="row" style="gap:8px">${icon('Search', 14)}${w.search}</span></div><span class="row soft" style="gap:18px">${icon('Bell', 15)}${icon('Columns2', 15)}${icon('Settings', 15)}</span></div>`;
  const tiles = `<div style="display:grid;grid-template-columns:1fr 1fr;grid-auto-rows:1fr;height:416px;gap:1px;background:var(--line)">${each(pick(...watched), (c) => tile(c, locale, { w: 176, h: 80 }))}</div>`;
  const days = Array.from({ length: 20 }, (_, i) =>
    i % 4 === 3 ? ['10-20', '10-26', '10-30', '11-05', '11-11'][(i - 3) / 4] : '',
  );
  const right = `${head(w.flows)}<div style="padding:12px 14px 8px">${flowChart(days, locale)}</div>
    ${head(w.breadth).replace('style="', 'style="border-top:1px solid var(--line);')}<div style="padding:14px 14px 0">${breadth(w)}</div>`;
  return moment(
    `<div style="height:100%;font-size:12px">${top}${strip(locale, 5)}<div class="row" style="height:448px;align-items:stretch"><div style="width:402px;border-right:1px solid var(--line)">${head(w.watch, `<small>${t.intraday}</small>`)}${tiles}</div><div class="grow">${right}</div></div></div>`,
    { screen: [720, 540], from: [0, 0] },
  );
}

/** pocket/markets: three indices and the first four of the shares, as wide as a phone; each line of a day has room to be read. */
export function marketsPocket(locale) {
  const line = (c) => {
    const colour = `var(--${way(c.change)})`;
    return sparkline(spark(c), { w: 150, h: 56, base: c.previous, colour, area: 0.2, sw: 1.75 });
  };
  const tiles = each(
    pick(...watched.slice(0, 4)),
    (c) =>
      `<div class="col" style="justify-content:space-between;background:#fff;padding:10px 12px">${quote(c, locale)}${line(c)}</div>`,
  );
  return moment(
    `<div class="col" style="height:100%;font-size:12px">${strip(locale, 3)}<div class="grow" style="display:grid;grid-template-columns:1fr 1fr;gap:1px;background:var(--line)">${tiles}</div></div>`,
    { screen: [350, 292], from: [0, 0] },
  );
}

const watched = ['02871', '02853', '07421', '07061', '02866', '02892'];

const strip = (locale, count) =>
  `<div class="row" style="height:46px;border-bottom:1px solid var(--line)">${each(words[locale].boards.indexNames.slice(0, count), (name, i) => `<div class="grow" style="padding:0 0 0 12px;line-height:1.35;white-space:nowrap;${i ? 'border-left:1px solid var(--line)' : ''}"><span class="mute" style="font-size:10.5px">${name}</span><br><b class="strong">${fmt(indices[i][0])}</b> <span class="${way(indices[i][1])}" style="font-size:10.5px">${pct(indices[i][1])}</span></div>`)}</div>`;

const quote = (c, locale) =>
  `<div><div class="row between" style="white-space:nowrap"><b class="strong">${c.name[locale]}</b><span class="code">${c.code}</span></div><div class="row between" style="white-space:nowrap"><b class="${way(c.change)}" style="font-size:15px;font-weight:650">${fmt(c.price)}</b><span class="${way(c.change)}">${pct(c.percent)}</span></div></div>`;

const tile = (c, locale, size) =>
  `<div style="background:#fff;padding:9px 12px 7px">${quote(c, locale)}<div style="margin-top:5px">${intradayChart(c, { ...size, sides: false, bottom: 0, volume: 0.2 })}</div></div>`;

function flowChart(labels, locale) {
  const scale = locale === 'en' ? 0.1 : 1;
  const [w, h, zero] = [288, 190, 118];
  const unit = 104 / 50;
  const step = (w - 40) / flows.length;
  return `<svg width="${w}" height="${h}">${each([50, 25, 0, -25], (v) => `<line x1="36" x2="${w}" y1="${zero - v * unit}" y2="${zero - v * unit}" stroke="var(--${v ? 'line' : 'faint'})"/><text x="29" y="${zero - v * unit + 3.5}" text-anchor="end" font-size="10.5" fill="var(--mute)">${v < 0 ? '−' : ''}${fmt(Math.abs(v) * scale, locale === 'en' && v ? 1 : 0)}</text>`)}
    ${each(flows, (v, i) => `<rect x="${38 + step * i + step * 0.18}" y="${v > 0 ? zero - v * unit : zero}" width="${step * 0.64}" height="${Math.abs(v) * unit}" fill="var(--${v > 0 ? 'accent' : 'faint'})" rx="1"/>${labels[i] ? `<text x="${38 + step * (i + 0.5)}" y="${h - 2}" font-size="10.5" text-anchor="middle" fill="var(--mute)">${labels[i]}</text>` : ''}`)}</svg>`;
}

function breadth(w) {
  const counts = [12, 31, 88, 214, 486, 402, 655, 348, 121, 47, 18];
  const most = 655;
  const names = ['−7', '−5', '−3', '−2', '−1', '0', '1', '2', '3', '5', '7'];
  return `<div class="row between" style="font-size:11.5px"><span class="down strong">${fmt(831, 0)} ${w.falling}</span><span class="up strong">${fmt(1189, 0)} ${w.rising}</span></div>
    <div style="display:grid;grid-template-columns:repeat(11,1fr);gap:3px;align-items:end;height:106px;margin-top:2px">${each(counts, (n, i) => `<div style="text-align:center;font-size:10.5px"><span class="soft">${n}</span><i style="display:block;margin-top:2px;height:${Math.max(2, (n / most) * 58)}px;border-radius:2px 2px 0 0;background:var(--${i < 5 ? 'down' : i === 5 ? 'faint' : 'up'})"></i><span class="mute">${names[i]}</span></div>`)}</div>`;
}
