// moment/annual-report: a spread of a report and what a reader marked in it.
import { inWords } from '../../lib/lines.mjs';
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

/** moment/annual-report: a spread at its own size, with what a reader marked. */
export function annualReport(locale) {
  const w = words[locale].report;
  const name = { en: 'Harbour Grid', zt: '港灣電網', zh: '港湾电网' }[locale];
  const bar = `<div class="row between" style="height:46px;padding:0 18px;background:#fff;border-bottom:1px solid var(--line)"><span class="row" style="gap:11px">${mark(16, 'paper')}<b class="strong" style="font-size:13px">${name}</b><span class="soft" style="font-size:13px">${w.title}</span></span><span class="row soft" style="gap:18px"><span class="mute" style="font-size:12px">16–17 / 188</span>${icon('Highlighter', 17)}${icon('Bookmark', 17)}${icon('Share', 17)}</span></div>`;
  return moment(
    `<div style="height:100%;background:#fff">${bar}<div style="display:grid;grid-template-columns:1fr 1fr;height:494px"><div style="padding:26px 28px;border-right:1px solid #eef1f6;background:linear-gradient(90deg,#fff 90%,#f3f5f9)">${left(w, locale)}</div><div style="padding:26px 28px;background:linear-gradient(270deg,#fff 90%,#f3f5f9)">${right(w)}</div></div></div>`,
    { screen: [720, 540], from: [0, 0] },
  );
}

function left(w, locale) {
  // English takes more lines above, so its table is set closer and ends where the others do.
  const line = locale === 'en' ? 32 : 35;
  return `<div class="row between mute" style="font-size:11px"><span>${w.review}</span><span>16</span></div>
    <div style="margin-top:10px;font-size:25px;font-weight:650;letter-spacing:-.015em;line-height:1.2">${w.reviewLead}</div>
    <div style="margin-top:14px;font-size:12.5px;line-height:1.7;color:#33405a"><span style="background:#fff1c9;box-shadow:0 0 0 2px #fff1c9">${inWords(w.reviewBody[0])}</span></div>
    <div style="margin-top:10px;font-size:12.5px;line-height:1.7;color:#33405a">${inWords(w.reviewBody[1])}</div>
    <div style="margin-top:20px;padding-top:12px;border-top:1px solid #0b1220"><b class="strong" style="font-size:13px">${w.demand}</b>${each(w.customers, (name, i) => `<div style="display:grid;grid-template-columns:84px 1fr 46px 46px;align-items:center;gap:8px;height:${line}px;border-bottom:1px solid #eef1f6;font-size:12.5px"><span style="white-space:nowrap">${name}</span><span style="height:13px;border-radius:2px;background:${tones[i]};width:${(shares[i] / 40) * 100}%"></span><b class="strong num">${fmt(shares[i], 1)}%</b><span class="num" style="font-size:12px;color:${grown[i] > 5 ? '#0a8f8f' : '#6b7890'}">${grown[i] < 0 ? '−' : '+'}${fmt(Math.abs(grown[i]), 1)}%</span></div>`)}</div>`;
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
      { w: 303, h: 150, low: 4000, high: 7600, rows: 4, axis: 40, size: 10.5, labels: w.months },
    )}</div>
    <div style="margin-top:18px;padding-top:12px;border-top:1px solid #0b1220"><b class="strong" style="font-size:13px">${w.spending}</b>${legend(
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
        ].map((year) => year.map((billion) => billion * w.spendingIn)),
        {
          w: 303,
          h: 142,
          colours: ['#1F5BFF', '#0FA3A3', '#9DB7FF'],
          stack: true,
          round: 0,
          wide: 0.42,
          labels: ['2021', '2022', '2023', '2024', '2025'],
          top: 6 * w.spendingIn,
          rows: 3,
          format: (v) => fmt(v, w.spendingIn === 1 ? 1 : 0),
          axis: 36,
          size: 11,
        },
      )}</div>`;
}
