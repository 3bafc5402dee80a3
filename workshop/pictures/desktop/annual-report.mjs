// moment/annual-report: a spread of a report, what a reader marked in it and a note kept beside the chart.
import { barChart, each, fmt, icon, lineChart, mark } from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { legend, moment } from './parts.mjs';

const shares = [38.2, 21.6, 17.9, 14.8, 7.5];
const grown = [0.8, 2.4, 18.6, 1.1, -0.9];
const tones = ['#1F5BFF', '#4D7DFF', '#0FA3A3', '#9DB7FF', '#C3CEDE'];
const peaks = {
  last: [4820, 4710, 4960, 5340, 6010, 6580, 6840, 6790, 6420, 5730, 5120, 4890],
  now: [4930, 4800, 5110, 5520, 6240, 6860, 7120, 7010, 6630, 5940, 5260, 5010],
};

/** The page that is being read, at its own size, with what a reader marked and noted. */
export function annualReport(locale) {
  return moment(readerScreen(locale), { screen: [1120, 767], from: [16, 84] });
}

/** Drawn on 1120 × 767. */
function readerScreen(locale) {
  const w = words[locale].report;
  const name = { en: 'Harbour Grid', zt: '港灣電網', zh: '港湾电网' }[locale];
  const bar = `<div class="row between" style="height:52px;padding:0 22px;background:#fff;border-bottom:1px solid var(--line)"><span class="row" style="gap:12px"><span class="soft">${icon('ChevronLeft', 18)}</span>${mark(17, 'paper')}<b class="strong" style="font-size:14px">${name}</b><span class="soft" style="font-size:14px">${w.title}</span></span><span class="row soft" style="gap:20px">${icon('ListOrdered', 18)}${icon('Search', 18)}${icon('Highlighter', 18)}${icon('Bookmark', 18)}${icon('Share', 18)}</span></div>`;
  const scrub = `<div class="row" style="position:absolute;left:50%;bottom:20px;transform:translateX(-50%);gap:14px;height:42px;padding:0 18px;border-radius:21px;background:rgb(11 18 32/.92);color:#fff;box-shadow:0 14px 30px -12px rgb(11 18 32/.6)">${icon('ChevronLeft', 15)}<span class="row" style="gap:4px">${each(Array.from({ length: 34 }), (_, i) => `<i style="width:3px;height:${i === 4 ? 18 : 10}px;border-radius:2px;background:${i === 4 ? '#6C95FF' : i < 4 ? '#fff' : '#46536b'}"></i>`)}</span><span>16–17 / 188</span>${icon('ChevronRight', 15)}</div>`;
  return `<div style="height:100%;background:#e9edf4">${bar}<div style="position:absolute;left:44px;right:44px;top:76px;bottom:-24px;display:grid;grid-template-columns:1fr 1fr;background:#fff;border-radius:4px;box-shadow:0 20px 44px -22px rgb(11 18 32/.4)"><div style="position:relative;padding:36px 42px;border-right:1px solid #eef1f6;background:linear-gradient(90deg,#fff 92%,#f3f5f9)">${left(w)}</div><div style="position:relative;padding:36px 42px;background:linear-gradient(270deg,#fff 92%,#f3f5f9)">${right(w)}</div></div>${scrub}</div>`;
}

function left(w) {
  const note = `<div style="position:absolute;left:42px;bottom:84px;width:246px;padding:12px 14px;border-radius:10px;background:#fff;font-size:12px;line-height:1.5;box-shadow:0 0 0 1px rgb(11 18 32/.06),0 18px 36px -14px rgb(11 18 32/.38)"><div class="row between" style="color:#8a6410;font-size:11px"><span class="row" style="gap:6px">${icon('StickyNote', 13)}<b class="strong">${w.note}</b></span><span>14:32</span></div><div style="margin-top:5px">${w.peakNote}</div></div>`;
  return `<div class="row between mute" style="font-size:11px"><span>${w.review}</span><span>16</span></div>
    <div style="margin-top:14px;font-size:30px;font-weight:650;letter-spacing:-.015em;line-height:1.2">${w.reviewLead}</div>
    <div style="margin-top:16px;font-size:13px;line-height:1.7;color:#33405a"><span style="background:#fff1c9;box-shadow:0 0 0 2px #fff1c9">${w.reviewBody[0]}</span></div>
    <div style="margin-top:10px;font-size:13px;line-height:1.7;color:#33405a">${w.reviewBody[1]}</div>
    <div style="margin-top:24px;padding-top:12px;border-top:1px solid #0b1220"><b class="strong" style="font-size:13px">${w.demand}</b>${each(w.customers, (name, i) => `<div style="display:grid;grid-template-columns:92px 1fr 52px 52px;align-items:center;gap:12px;height:38px;border-bottom:1px solid #eef1f6;font-size:13px"><span>${name}</span><span style="height:14px;border-radius:2px;background:${tones[i]};width:${(shares[i] / 40) * 100}%"></span><b class="strong num">${fmt(shares[i], 1)}%</b><span class="num" style="font-size:12px;color:${grown[i] > 5 ? '#0a8f8f' : '#6b7890'}">${grown[i] < 0 ? '−' : '+'}${fmt(Math.abs(grown[i]), 1)}%</span></div>`)}</div>${note}`;
}

function right(w) {
  return `<div class="row between mute" style="font-size:11px"><span></span><span>17</span></div>
    <div style="margin-top:10px"><b class="strong" style="font-size:13px">${w.peak}</b></div>${legend(
      [
        ['2025', '#1F5BFF'],
        ['2024', '#9DB7FF'],
      ],
      'margin-top:8px',
    )}
    <div style="position:relative;margin-top:6px">${lineChart(
      [
        { values: peaks.last, colour: '#9DB7FF', curve: true, sw: 1.6, dash: '4 4' },
        { values: peaks.now, colour: '#1F5BFF', curve: true, area: 0.14, sw: 2.2 },
      ],
      { w: 432, h: 216, low: 4000, high: 7600, rows: 4, axis: 44, size: 11, labels: w.months },
    )}
      <span style="position:absolute;left:249px;top:26px;width:13px;height:13px;border-radius:50%;background:#fff;box-shadow:inset 0 0 0 4px #1F5BFF,0 4px 10px rgb(31 91 255/.4)"></span><span style="position:absolute;left:232px;top:-1px;padding:2px 8px;border-radius:6px;background:#0b1220;color:#fff;font-size:11.5px;font-weight:600">7,120</span></div>
    <div style="margin-top:22px;padding-top:12px;border-top:1px solid #0b1220"><b class="strong" style="font-size:13px">${w.spending}</b>${legend(
      w.spendKinds.map((name, i) => [name, ['#1F5BFF', '#0FA3A3', '#9DB7FF'][i]]),
      'margin:8px 0 4px',
    )}
      ${barChart(
        [
          [1.4, 1.1, 0.9],
          [1.6, 1.3, 1.0],
          [2.1, 1.4, 1.0],
          [2.3, 1.6, 1.1],
          [2.6, 1.5, 1.1],
        ],
        {
          w: 432,
          h: 172,
          colours: ['#1F5BFF', '#0FA3A3', '#9DB7FF'],
          stack: true,
          round: 0,
          wide: 0.42,
          labels: ['2021', '2022', '2023', '2024', '2025'],
          top: 6,
          rows: 3,
          format: (v) => fmt(v, 1),
          axis: 36,
          size: 11,
        },
      )}</div>`;
}
