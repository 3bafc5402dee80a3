// slide/live-report: an annual report open in the browser, its chapters on the left, who reads it on the right.
import { inWords } from '../../lib/lines.mjs';
import {
  barChart,
  browserWindow,
  button,
  dataTable,
  donut,
  each,
  fmt,
  icon,
  lineChart,
  mark,
  meter,
} from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';

export const segmentColours = ['#1F5BFF', '#0FA3A3', '#9DB7FF'];
export const revenue = [
  [11840, 4210, 1180],
  [12260, 4630, 1520],
  [12790, 5240, 1890],
  [13350, 6320, 2830],
  [13980, 7480, 3140],
];
export const years = ['2021', '2022', '2023', '2024', '2025'];
const read = [0.96, 0.71, 0.83, 0.92, 0.38, 0.29, 0.24, 0.57, 0.44];
const pagesFrom = [2, 6, 10, 24, 38, 52, 66, 82, 176];
export const statement = [
  ['24,600', '22,500', 9.33],
  ['7,412', '6,688', 10.83],
  ['5,486', '4,957', 10.67],
  ['3.26', '2.95', 10.51],
  ['1.89', '1.75', 8.0],
];
const dayReaders = [
  4210, 3380, 2140, 1420, 980, 610, 540, 720, 690, 512, 458, 401, 388, 360, 1180, 940, 620, 480, 430, 410,
];

export function chapters(w, on, width = 196, theme = '') {
  return `<div class="${theme}" style="width:${width}px;flex:none;border-right:1px solid var(--line);background:var(--deep);padding:14px 10px;overflow:hidden">
    <div class="field" style="height:28px;font-size:11px;padding:0 10px"><span class="row" style="gap:6px">${icon('Search', 12)}${w.find}</span></div>
    <div class="mute" style="padding:14px 8px 6px;font-size:11px">${w.contents}</div>
    ${each(w.chapters, (name, i) => `<div style="padding:7px 8px 8px;border-radius:7px;${i === on ? 'background:var(--ground);box-shadow:0 0 0 1px var(--line),0 2px 6px rgb(11 18 32/.06)' : ''}"><div class="row between" style="gap:8px"><span class="clip ${i === on ? 'strong' : 'soft'}">${name}</span><span class="mute" style="font-size:10.5px">${pagesFrom[i]}</span></div><div style="line-height:0;margin-top:6px">${meter(read[i], { h: 2, colour: i === on ? 'var(--accent)' : 'var(--faint)', ground: 'var(--line)' })}</div></div>`)}
    <div style="margin:14px 2px 0;padding:10px 12px;border-radius:8px;background:#fff8e8;box-shadow:inset 0 0 0 1px #f0dfb4;line-height:1.5;font-size:11px"><div class="row between" style="color:#8a6410"><b class="strong">${w.note}</b><span>${w.page24}</span></div><div style="margin-top:4px;color:#4d3c12">${inWords(w.noteText)}</div></div>
  </div>`;
}

export function liveReport(locale) {
  const w = words[locale].report;
  const harbour = { en: 'Harbour Grid', zt: '港灣電網', zh: '港湾电网' }[locale];
  const top = `<div class="row between" style="height:48px;padding:0 58px 0 16px;border-bottom:1px solid var(--line)">
    <div class="row" style="gap:10px">${mark(17, 'paper')}<b class="strong">${w.product}</b><i style="width:1px;height:16px;background:var(--edge)"></i><span>${harbour} <span class="mute">02871</span></span><span class="soft">${w.title}</span></div>
    <div class="row" style="gap:8px">${button(w.download, 'quiet', 'Download')}${button(w.share, 'quiet', 'Share2')}${button(w.ask, '', 'MessageCircle')}</div></div>`;
  const body = `${top}<div class="row" style="height:calc(100% - 48px);align-items:stretch">${chapters(w, 3)}
    <div class="grow" style="background:#eef1f7;position:relative;overflow:hidden">${page(w, locale)}</div>${readers(w)}</div>`;
  return `<div class="abs" style="left:30px;top:24px">${browserWindow({ w: 1014, h: 650, address: 'reports.example.com/02871/annual-2025', body })}</div>`;
}

/** How many rows of the statement are seen below the chart, and how tall the chart is, so that the last row is whole. */
const foot = { en: [3, 144], zt: [5, 148], zh: [5, 148] };

function page(w, locale) {
  const [seen, tall] = foot[locale];
  const rows = w.tableRows
    .slice(0, seen)
    .map((name, i) => [name, [statement[i][0], 'strong'], [statement[i][1], 'mute'], `+${fmt(statement[i][2], 1)}%`]);
  // Beside the bar it speaks of, in room of its own: it lies over no other year.
  const tip = `<div style="position:absolute;right:0;top:50%;transform:translateY(-50%);width:146px;padding:9px 11px;border-radius:8px;background:#0b1220;color:#fff;font-size:10.5px;box-shadow:0 12px 28px -8px rgb(11 18 32/.5)"><i style="position:absolute;left:-4px;top:50%;width:9px;height:9px;margin-top:-4.5px;border-radius:1px;background:#0b1220;transform:rotate(45deg)"></i><b class="strong">2025</b>${each(w.segments, (name, i) => `<div class="row between" style="gap:18px;margin-top:4px"><span class="row" style="gap:6px;color:#b4c0d8"><i style="width:7px;height:7px;border-radius:2px;background:${['#6C95FF', '#2bc4c0', '#c9d8ff'][i]}"></i>${name}</span><b class="strong">${fmt(revenue[4][i], 0)}</b></div>`)}</div>`;
  return `<div class="abs" style="left:22px;right:22px;top:22px;bottom:-40px;background:#fff;border-radius:4px;box-shadow:0 0 0 1px rgb(11 18 32/.05),0 14px 34px -16px rgb(11 18 32/.3);padding:30px 36px">
    <div class="row between mute" style="font-size:10.5px"><span>${w.chapters[3]}</span><span>24 / 188</span></div>
    <div style="margin-top:16px;font-size:25px;font-weight:650;letter-spacing:-.01em">${w.heading}</div>
    <div style="margin-top:10px;font-size:14px;line-height:1.5;font-weight:500;color:#1748d1">${inWords(w.lead)}</div>
    <div style="margin-top:10px;font-size:11.5px;line-height:1.62;color:#33405a">${inWords(w.body[0])}</div>
    <div style="position:relative;margin-top:18px;padding-top:10px;border-top:1px solid #0b1220"><div class="row between"><b class="strong">${w.chart}</b><span class="row soft" style="gap:12px;font-size:10.5px">${each(w.segments, (name, i) => `<span class="row" style="gap:5px"><i style="width:8px;height:8px;border-radius:2px;background:${segmentColours[i]}"></i>${name}</span>`)}</span></div>
      <div style="position:relative;margin-top:8px">${barChart(revenue, { w: 284, h: tall, colours: segmentColours, stack: true, round: 0, wide: 0.5, labels: years, top: 32000, format: (v) => fmt(v, 0), axis: 44, on: 4 })}${tip}</div></div>
    <div style="margin:14px -12px 0">${dataTable([{ head: w.tableHead[0] }, { head: w.tableHead[1], num: true }, { head: w.tableHead[2], num: true }, { head: w.tableHead[3], num: true }], rows, { style: '--row:27px' })}</div>
  </div>`;
}

function readers(w) {
  const shares = [46, 21, 28, 5];
  const ring = ['#1F5BFF', '#0FA3A3', '#9DB7FF', '#C3CEDE'];
  const figure = (label, value) =>
    `<div><span class="mute" style="font-size:11px">${label}</span><br><b style="font-size:18px;font-weight:650;letter-spacing:-.01em">${value}</b></div>`;
  const longest = [3, 2, 7];
  const times = ['2:48', '1:37', '0:52'];
  return `<div style="width:270px;flex:none;padding:16px 58px 0 18px;border-left:1px solid var(--line)">
    <div class="row between"><b class="strong" style="font-size:13.5px">${w.analytics}</b>${icon('ChartNoAxesColumn', 15)}</div>
    <div style="display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:14px">${figure(w.readers, '18,204')}${figure(w.minutes, '6:42')}${figure(w.finished, '31.6%')}${figure(w.notes, '274')}</div>
    <div style="margin-top:16px;padding-top:14px;border-top:1px solid var(--line)"><div class="row between"><b class="strong">${w.byDay}</b><span class="mute" style="font-size:10.5px">${w.since}</span></div><div style="margin-top:8px">${lineChart([{ values: dayReaders, colour: 'var(--accent)', area: 0.2, curve: true, end: true }], { w: 194, h: 78, rows: 2, low: 0, axis: 0, bottom: 4 })}</div></div>
    <div style="margin-top:12px;padding-top:14px;border-top:1px solid var(--line)"><b class="strong">${w.who}</b><div class="row" style="gap:14px;margin-top:10px">${donut(
      shares.map((v, i) => [v, ring[i]]),
      { size: 72, thick: 11 },
    )}<div class="grow">${each(w.groups, (name, i) => `<div class="row between" style="height:19px;font-size:11px"><span class="row clip" style="gap:6px"><i class="dot" style="color:${ring[i]}"></i>${name}</span><b class="strong">${shares[i]}%</b></div>`)}</div></div></div>
    <div style="margin-top:14px;padding-top:14px;border-top:1px solid var(--line)"><b class="strong">${w.longest}</b>${each(longest, (at, i) => `<div style="margin-top:9px"><div class="row between"><span class="soft">${w.chapters[at]}</span><b class="strong">${times[i]}</b></div><div style="line-height:0;margin-top:5px">${meter([1, 0.58, 0.31][i], { h: 3 })}</div></div>`)}</div></div>`;
}
