// moment/aipo: new shares by date, one of them opened beside the calendar.
import {
  amount,
  badge,
  button,
  each,
  fmt,
  icon,
  lineChart,
  mark,
  offers,
  offersIn,
  pct,
  raised,
  tabs,
  way,
} from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { legend, moment } from './parts.mjs';

const [from, to, today] = [9, 27, 12];
const cell = 26;
const at = (day) => (day - from) * cell;
/** Only an offer that is open is solid. */
const bars = { open: '#1F5BFF', closed: '#A9B5C9', upcoming: '#CFDCFF' };
const tones = { apply: '#1F5BFF', result: '#E9B44C', list: '#0FA3A3' };
const first = [
  [6, 34.2],
  [5, 18.6],
  [4, 6.9],
  [3, -4.1],
  [2, 12.3],
];

/** moment/aipo: a part of it at its own size, from its counts and the days of the first new shares. */
export function aipoDays(locale) {
  return moment(calendarScreen(locale), { screen: [992, 620], from: [0, 48] });
}

/** Drawn on 992 × 620. */
function calendarScreen(locale) {
  const w = words[locale].aipo;
  const top = `<div class="row between" style="height:48px;padding:0 18px;border-bottom:1px solid var(--line)"><div class="row" style="gap:26px"><span class="row" style="gap:9px">${mark(17, 'paper')}<b class="strong" style="font-size:14px">${w.product}</b></span>${tabs(w.tabs, 0, 'height:48px')}</div><span class="row soft" style="gap:16px">${icon('Search', 16)}${icon('Bell', 16)}</span></div>`;
  const figures = [
    offersIn('open').length,
    offers.filter((o) => o.result <= 13).length,
    offers.filter((o) => o.listing > 13 && o.listing < 21).length,
    `${locale === 'en' ? 'HK$' : ''}${amount(214.6e9, locale)}`,
  ];
  const stats = `<div class="row" style="border-bottom:1px solid var(--line)">${each(w.stats, (label, i) => `<div class="grow" style="padding:11px 18px;${i ? 'border-left:1px solid var(--line)' : ''}"><span class="mute">${label}</span><br><b style="font-size:19px;font-weight:650;letter-spacing:-.01em">${figures[i]}</b></div>`)}</div>`;
  return `${top}<div class="row" style="height:calc(100% - 48px);align-items:stretch"><div class="col grow">${stats}${calendar(w, locale)}${recent(w)}</div>${detail(w, locale)}</div>`;
}

function calendar(w, locale) {
  const days = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  // 1 November 2026 is a Sunday.
  const weekend = (day) => (day - 1) % 7 === 0 || (day - 1) % 7 === 6;
  const header = each(
    days,
    (day) =>
      `<span style="width:${cell}px;text-align:center;line-height:1.25;${day === today ? 'color:var(--accent);font-weight:600' : weekend(day) ? 'color:var(--faint)' : 'color:var(--soft)'}"><small style="font-size:9.5px">${w.weekdays[(day - 1) % 7]}</small><br>${day}</span>`,
  );
  const row = (offer, i) => {
    const { name, low, high, from: start, to: end, result, listing } = offer;
    const bar = `<i style="position:absolute;top:14px;height:15px;left:${at(start) + 3}px;width:${(end - start + 1) * cell - 6}px;border-radius:4px;background:${bars[offer.state]}"></i>`;
    const point = (day, colour) =>
      `<i style="position:absolute;top:15.5px;left:${at(day) + cell / 2 - 6}px;width:12px;height:12px;border-radius:50%;background:#fff;box-shadow:inset 0 0 0 3.5px ${colour}"></i>`;
    const wire = `<i style="position:absolute;top:21px;height:1px;left:${at(end + 1) - 3}px;width:${at(listing) - at(end + 1) + cell / 2}px;background:var(--edge)"></i>`;
    return `<div class="row" style="height:43px;border-bottom:1px solid var(--line);${i === 0 ? 'background:var(--wash);box-shadow:inset 2px 0 var(--accent)' : ''}"><div style="width:188px;padding-left:18px;line-height:1.3"><b class="strong">${name[locale]}</b><br><span class="mute" style="font-size:10.5px">${fmt(low)}–${fmt(high)}</span></div><div style="position:relative;width:${days.length * cell}px;height:43px">${wire}${bar}${point(result, tones.result)}${point(listing, tones.list)}</div></div>`;
  };
  const shade = each(
    days.filter(weekend),
    (day) =>
      `<i style="position:absolute;top:0;bottom:0;left:${188 + at(day)}px;width:${cell}px;background:rgb(11 18 32/.025)"></i>`,
  );
  return `<div class="row between" style="height:44px;padding:0 18px"><b style="font-size:14px;font-weight:600">${w.month}</b>${legend(
    [
      [w.legend[0], tones.apply],
      [w.legend[1], tones.result],
      [w.legend[2], tones.list],
    ],
  )}</div>
    <div class="row" style="height:34px;padding-left:188px;border-block:1px solid var(--line);background:var(--deep);font-size:11.5px">${header}</div>
    <div style="position:relative">${shade}${each(offers, row)}<i style="position:absolute;top:0;bottom:0;left:${188 + at(today) + cell * 0.6}px;width:1.5px;background:var(--accent)"></i></div>`;
}

function recent(w) {
  const names = w.listed;
  return `<div class="grow" style="padding:10px 18px 0"><b class="strong">${w.allotted}</b><div style="display:grid;grid-template-columns:repeat(5,1fr);gap:10px;margin-top:8px">${each(first, ([day, change], i) => `<div class="card" style="padding:8px 11px;line-height:1.4"><span class="clip" style="display:block">${names[i]}</span><div class="row between"><b class="strong ${way(change)}" style="font-size:14px">${pct(change)}</b><span class="mute" style="font-size:10.5px">11-0${day}</span></div></div>`)}</div></div>`;
}

function detail(w, locale) {
  const offer = offers[0];
  // The public offer is 5 % of the shares, so 126.4 times of it is HK$13.2 billion.
  const applied = [0, 0.21, 0.48, 0.76, 1.2, 1.65, 2.05, 2.6, 3.1, 3.85, 4.7, 5.6, 6.7, 8.05, 9.6, 11.3, 13.2];
  const scale = locale === 'en' ? 1 : 10;
  const odds = [12, 34, 52, 71, 92, 100];
  const pair = (label, value) =>
    `<div class="row between" style="height:29px;border-bottom:1px solid var(--line)"><span class="mute">${label}</span><b class="strong">${value}</b></div>`;
  return `<div style="width:286px;flex:none;border-left:1px solid var(--line);padding:18px 18px 0">
    <div class="row between"><b style="font-size:17px;font-weight:650">${offer.name[locale]}</b>${badge(w.tabs[1], 'info', true)}</div>
    <div class="mute" style="margin-top:2px">${w.closes}</div>
    <div style="display:grid;grid-template-columns:1fr 1fr;gap:12px;margin:14px 0 10px"><div><span class="mute" style="font-size:11px">${w.over}</span><br><b style="font-size:22px;font-weight:650;letter-spacing:-.015em;color:var(--accent)">${fmt(offer.times, 1)}</b> <span class="soft">${w.times}</span></div><div><span class="mute" style="font-size:11px">${w.fee}</span><br><b style="font-size:22px;font-weight:650;letter-spacing:-.015em">${fmt(offer.fee)}</b></div></div>
    ${pair(w.price, `HK$${fmt(offer.low)}–${fmt(offer.high)}`)}${pair(w.raise_, raised(offer, locale))}${pair(w.cornerstone, '41.8%')}${pair(w.clawback, '35%')}
    <div class="row between" style="margin-top:14px"><b class="strong">${w.margin}</b></div><div style="margin-top:4px">${lineChart([{ values: applied.map((v) => v * scale), colour: '#1F5BFF', area: 0.18, end: true, sw: 1.8 }], { w: 250, h: 98, low: 0, high: 15 * scale, rows: 3, axis: 30, labels: ['11-10', '11-11', '11-12'] })}</div>
    <div style="margin-top:12px"><b class="strong">${w.odds}</b><br><span class="mute" style="font-size:11px">${w.oddsNote}</span></div>
    <div style="display:grid;grid-template-columns:repeat(6,1fr);gap:8px;align-items:end;height:80px;margin-top:2px">${each(odds, (v, i) => `<div style="text-align:center;font-size:10.5px"><b class="strong">${v}%</b><i style="display:block;height:${v * 0.38}px;margin:2px 0 3px;border-radius:2px 2px 0 0;background:${i === 2 ? '#1F5BFF' : '#9DB7FF'}"></i><span class="mute">${w.lots[i]}</span></div>`)}</div>
    <div style="margin-top:12px">${button(w.apply, '').replace('class="button', 'style="width:100%;height:36px;font-size:13px" class="button')}</div></div>`;
}
