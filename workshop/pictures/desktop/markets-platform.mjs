// moment/markets: the data platform in daylight. Flows, breadth, valuation, filings.

import { seeded } from '../../lib/random.mjs';
import {
  companies,
  company,
  each,
  fmt,
  icon,
  indices,
  intradayChart,
  mark,
  pct,
  pick,
  signed,
  way,
} from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { head, moment } from './parts.mjs';

const flows = [
  12.4, 18.1, -6.3, 22.8, 31.5, 8.7, -14.2, -9.6, 16.9, 27.3, 35.8, 19.4, 4.2, -11.7, 24.6, 41.2, 29.8, 13.5, 38.4,
  46.1,
];
const five = [2.86, 4.12, -1.74, 1.35, 0.48, -2.63, 3.27, 0.92];
/** Time, company, title. Filings come out from 06:00 to 08:30 and from 12:00 to 12:30; the screen is of 14:36. */
const filed = [
  ['12:28', '07045', 0],
  ['12:18', '02871', 1],
  ['12:11', '07061', 2],
  ['12:04', '02892', 3],
  ['08:26', '07038', 4],
  ['08:15', '07421', 5],
  ['07:52', '07436', 6],
  ['06:48', '07452', 7],
];

/** moment/markets: a part of it at its own size, from the indices and the shares that are watched. */
export function marketsWatch(locale) {
  return moment(platformScreen(locale), { screen: [1240, 750], from: [48, 46] });
}

/** Drawn on 1240 × 750. */
function platformScreen(locale) {
  const [b, w, t] = [words[locale].boards, words[locale].platform, words[locale].market];
  const strip = `<div class="row" style="height:46px;border-bottom:1px solid var(--line)">${each(b.indexNames.slice(0, 7), (name, i) => `<div class="grow" style="padding:0 0 0 14px;line-height:1.35;white-space:nowrap;${i ? 'border-left:1px solid var(--line)' : ''}"><span class="mute" style="font-size:10.5px">${name}</span><br><b class="strong">${fmt(indices[i][0])}</b> <span class="${way(indices[i][1])}" style="font-size:11px">${pct(indices[i][1])}</span></div>`)}</div>`;
  const top = `<div class="row between" style="height:46px;padding:0 16px;border-bottom:1px solid var(--line)"><span class="row" style="gap:9px">${mark(17, 'paper')}<b class="strong" style="font-size:14px">TradeGo Markets</b></span><div class="field" style="width:380px;height:30px"><span class="row" style="gap:8px">${icon('Search', 14)}${w.search}</span><span class="mute" style="font-size:11px">/</span></div><span class="row soft" style="gap:18px">${icon('Bell', 15)}${icon('Columns2', 15)}${icon('Settings', 15)}</span></div>`;
  const icons = [
    'LayoutDashboard',
    'Globe',
    'ChartCandlestick',
    'LayoutGrid',
    'ChartScatter',
    'Banknote',
    'Newspaper',
    'Calendar',
    'BookOpenText',
  ];
  const rail = `<div class="rail" style="width:48px;flex:none">${each(icons, (name, i) => `<span class="${i === 0 ? 'on' : ''}">${icon(name, 17)}</span>`)}</div>`;
  const six = pick('02871', '02853', '07421', '07061', '02866', '02892');
  const small = `<div style="display:grid;grid-template-columns:1fr 1fr;gap:1px;background:var(--line)">${each(six, (c) => `<div style="background:#fff;padding:9px 12px 6px"><div class="row between" style="white-space:nowrap"><b class="strong">${c.name[locale]}</b><span class="code">${c.code}</span></div><div class="row between" style="white-space:nowrap"><b class="${way(c.change)}" style="font-size:15px;font-weight:650">${fmt(c.price)}</b><span class="${way(c.change)}">${pct(c.percent)}</span></div><div style="margin-top:5px">${intradayChart(c, { w: 176, h: 86, sides: false, bottom: 0, volume: 0.2 })}</div></div>`)}</div>`;
  const days = Array.from({ length: 20 }, (_, i) =>
    i % 4 === 3 ? ['10-20', '10-26', '10-30', '11-05', '11-11'][(i - 3) / 4] : '',
  );
  const middle = `${head(w.flows, `<small>${w.flowsNote}</small>`)}<div style="padding:10px 14px 4px">${flowChart(days, locale)}</div>
    ${head(w.breadth).replace('style="', 'style="border-top:1px solid var(--line);')}<div style="padding:10px 14px 8px">${breadth(w)}</div>
    <div class="grow" style="display:grid;grid-template-columns:1fr 1fr;border-top:1px solid var(--line)"><div style="border-right:1px solid var(--line)">${head(w.sectors)}<div style="padding:8px 14px">${sectors(b)}</div></div><div>${head(w.valuation)}<div style="padding:4px 8px 0">${scatter(w)}</div></div></div>`;
  const right = `${head(w.filings, icon('ListFilter', 13))}${each(filed, ([time, code, at]) => `<div class="row" style="gap:12px;height:47px;padding:0 14px;border-bottom:1px solid var(--line)"><span class="mute" style="font-size:11px">${time}</span><div class="grow" style="line-height:1.4"><b class="strong clip" style="display:block">${w.filingTitles[at]}</b><span class="mute" style="font-size:11px">${company(code).name[locale]} ${code}</span></div><span class="mute">${icon('FileText', 14)}</span></div>`)}
    ${head(w.calendar)}<div style="padding:6px 14px">${each(w.events, (text, i) => `<div class="row" style="gap:12px;height:32px;${i === 3 ? 'color:var(--text);font-weight:600' : 'color:var(--soft)'}"><span style="width:34px;${i === 3 ? 'color:var(--accent)' : ''}">${w.days[i]}</span><span class="clip grow">${text}</span><span class="mute" style="font-weight:450">${9 + i}</span></div>`)}</div>`;
  return `<div style="height:100%;font-size:12px">${top}<div class="row" style="height:calc(100% - 46px);align-items:stretch">${rail}<div class="col grow">${strip}<div class="row grow" style="align-items:stretch"><div class="col" style="width:402px;border-right:1px solid var(--line)">${head(w.watch, `<small>${t.intraday}</small>`)}${small}<div class="grow" style="border-top:1px solid var(--line)">${movers(t, locale)}</div></div><div class="col grow">${middle}</div><div style="width:272px;border-left:1px solid var(--line)">${right}</div></div></div></div></div>`;
}

function flowChart(labels, locale) {
  const scale = locale === 'en' ? 0.1 : 1;
  const [w, h, zero] = [490, 148, 92];
  const unit = 78 / 50;
  const step = (w - 40) / flows.length;
  return `<svg width="${w}" height="${h}">${each([50, 25, 0, -25], (v) => `<line x1="36" x2="${w}" y1="${zero - v * unit}" y2="${zero - v * unit}" stroke="var(--${v ? 'line' : 'faint'})"/><text x="29" y="${zero - v * unit + 3.5}" text-anchor="end" font-size="10.5" fill="var(--mute)">${fmt(v * scale, locale === 'en' && v ? 1 : 0)}</text>`)}
    ${each(flows, (v, i) => `<rect x="${38 + step * i + step * 0.18}" y="${v > 0 ? zero - v * unit : zero}" width="${step * 0.64}" height="${Math.abs(v) * unit}" fill="var(--${v > 0 ? 'accent' : 'faint'})" rx="1"/>${labels[i] ? `<text x="${38 + step * (i + 0.5)}" y="${h - 2}" font-size="10.5" text-anchor="middle" fill="var(--mute)">${labels[i]}</text>` : ''}`)}</svg>`;
}

function breadth(w) {
  const counts = [12, 31, 88, 214, 486, 402, 655, 348, 121, 47, 18];
  const most = 655;
  const names = ['−7', '−5', '−3', '−2', '−1', '0', '1', '2', '3', '5', '7'];
  return `<div class="row between" style="font-size:11.5px"><span class="down strong">${fmt(831, 0)} ${w.falling}</span><span class="up strong">${fmt(1189, 0)} ${w.rising}</span></div>
    <div style="display:grid;grid-template-columns:repeat(11,1fr);gap:5px;align-items:end;height:94px;margin-top:2px">${each(counts, (n, i) => `<div style="text-align:center;font-size:10.5px"><span class="soft">${n}</span><i style="display:block;margin-top:2px;height:${Math.max(2, (n / most) * 58)}px;border-radius:2px 2px 0 0;background:var(--${i < 5 ? 'down' : i === 5 ? 'faint' : 'up'})"></i><span class="mute">${names[i]}</span></div>`)}</div>`;
}

const sectors = (b) =>
  each(five, (v, i) => {
    const share = (Math.abs(v) / 4.2) * 50;
    return `<div style="display:grid;grid-template-columns:74px 1fr 48px;align-items:center;gap:8px;height:28px;white-space:nowrap"><span class="soft">${b.sectors[i]}</span><span style="position:relative;height:10px;border-left:0"><i style="position:absolute;top:-4px;bottom:-4px;left:50%;width:1px;background:var(--edge)"></i><i style="position:absolute;top:0;bottom:0;${v < 0 ? `right:50%` : 'left:50%'};width:${share}%;border-radius:2px;background:var(--${way(v)})"></i></span><b class="num strong ${way(v)}">${signed(v)}</b></div>`;
  });

function scatter(w) {
  const r = seeded('growth');
  const [W, H] = [242, 236];
  const sx = (v) => 30 + ((v + 10) / 50) * (W - 40);
  const sy = (v) => H - 24 - (v / 60) * (H - 40);
  const dots = each(companies, (c) => {
    const growth = Math.max(-8, Math.min(38, c.pe * 0.62 - 2 + r.normal() * 4));
    const size = 3 + Math.sqrt(c.value) / 4.2;
    return `<circle cx="${sx(growth)}" cy="${sy(c.pe)}" r="${size}" fill="#1F5BFF" fill-opacity="${c.code === '02871' ? 0.9 : 0.26}" stroke="#1F5BFF" stroke-width=".8"/>`;
  });
  return `<svg width="${W}" height="${H}">${each([0, 20, 40, 60], (v) => `<line x1="30" x2="${W}" y1="${sy(v)}" y2="${sy(v)}" stroke="var(--line)"/><text x="24" y="${sy(v) + 3.5}" text-anchor="end" font-size="10" fill="var(--mute)">${v}</text>`)}${dots}${each([-10, 0, 10, 20, 30, 40], (v) => `<text x="${sx(v)}" y="${H - 10}" text-anchor="middle" font-size="10" fill="var(--mute)">${v < 0 ? '−10' : v}</text>`)}<text x="${W}" y="${H - 30}" text-anchor="end" font-size="9.500" fill="var(--mute)">${w.growth}</text></svg>`;
}

function movers(t, locale) {
  const sorted = companies.toSorted((a, b) => b.percent - a.percent);
  const rows = sorted.slice(0, 5);
  const worst = sorted.slice(-5).toReversed();
  const cell = (c) =>
    `<div class="row between" style="height:27px;padding:0 12px;white-space:nowrap"><span class="clip">${c.name[locale]}</span><b class="strong ${way(c.change)}">${pct(c.percent)}</b></div>`;
  return `${head(t.percent, `<small>${t.today}</small>`)}<div style="display:grid;grid-template-columns:1fr 1fr;padding:4px 0"><div style="border-right:1px solid var(--line)">${each(rows, cell)}</div><div>${each(worst, cell)}</div></div>`;
}
