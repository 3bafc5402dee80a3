// listed/vesting: who vests what and when, quarter by quarter.
import { amount, badge, barChart, each, fmt, icon } from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { legend } from './parts.mjs';

// people, price, options (thousands), grant quarter, quarters of cliff, quarters of vesting, step; quarters counted from Q1 2024
const grants = [
  [4, 31.2, 4800, 0, 4, 16, 4],
  [12, 31.2, 6240, 0, 4, 14, 2],
  [38, 34.85, 7350, 2, 4, 12, 1],
  [96, 34.85, 6820, 2, 3, 12, 1],
  [134, 41.6, 5460, 6, 4, 12, 1],
  [52, 41.6, 3180, 6, 2, 10, 2],
  [61, 44.1, 2550, 9, 2, 8, 1],
];
const now = 11;
const quarters = 16;
const cell = 24;
const fills = { done: '#1F5BFF', now: '#0FA3A3', later: '#C9D8FF', cliff: '#EDF1F8' };

/** Drawn on 760 × 624, whole. */
export function vesting(locale) {
  const w = words[locale].esop;
  const values = ['36.40', '14.82', '6.37', '0.94'];
  const figures = each(
    w.figures,
    (name, i) =>
      `<div class="grow" style="padding:11px 0 11px 18px;${i ? 'border-left:1px solid var(--line)' : ''}"><span class="mute">${name}</span><br><b style="font-size:20px;font-weight:650;letter-spacing:-.015em">${values[i]}</b> <span class="mute" style="font-size:11px">${i === 0 ? w.unit : `${fmt((Number(values[i]) / 36.4) * 100, 1)}%`}</span></div>`,
  );
  const body = `<div class="col" style="height:100%">
    <div class="row" style="height:56px;padding:0 18px;gap:12px;align-items:baseline;padding-top:16px"><b style="font-size:18px;font-weight:650">${w.title}</b><span class="soft">${w.scheme}</span></div>
    <div class="row" style="border-block:1px solid var(--line)">${figures}</div>${matrix(w, locale)}
    <div class="grow row" style="align-items:stretch;border-top:1px solid var(--line)">${below(w)}</div></div>`;
  return `<div class="abs" style="left:0;top:6px"><div class="window paper" style="width:748px;height:612px"><div class="body">${body}</div></div></div>`;
}

function state([, , , start, cliff, span, step], q) {
  const since = q - start;
  if (since < 0 || since > cliff + span - 1) return '';
  if (since < cliff) return 'cliff';
  if ((since - cliff) % step) return q < now ? 'between' : 'wait';
  return q < now ? 'done' : q === now ? 'now' : 'later';
}

function matrix(w, locale) {
  const width = 348;
  const years = each(
    [2024, 2025, 2026, 2027],
    (year) => `<span style="width:${cell * 4}px;padding-left:6px;border-left:1px solid var(--edge)">${year}</span>`,
  );
  const head = `<div class="row mute" style="height:26px;font-size:11px;background:var(--deep);border-bottom:1px solid var(--line)"><span style="width:164px;padding-left:18px">${w.head[0]}</span><span class="num" style="width:42px">${w.head[1]}</span><span class="num" style="width:62px">${w.head[2]}</span><span class="num" style="width:72px">${w.head[3]}</span><span style="width:8px"></span>${years}</div>`;
  const row = (grant, i) => {
    const cells = Array.from({ length: quarters }, (_, q) => {
      const kind = state(grant, q);
      const fill = { between: '#E3EBFF', wait: '#F1F5FF' }[kind] ?? fills[kind] ?? 'transparent';
      return `<span style="width:${cell}px;height:37px;padding:7px 1.5px"><i style="display:block;height:23px;border-radius:4px;background:${fill};${kind ? '' : 'box-shadow:inset 0 0 0 1px #F0F3F8'}"></i></span>`;
    });
    return `<div class="row" style="height:37px;border-bottom:1px solid var(--line)"><span class="clip strong" style="width:164px;padding-left:18px">${w.grants[i]}</span><span class="num soft" style="width:42px">${grant[0]}</span><span class="num" style="width:62px">${fmt(grant[1])}</span><b class="num strong" style="width:72px">${amount(grant[2] * 1000, locale)}</b><span style="width:8px"></span>${cells.join('')}</div>`;
  };
  const line = `<i style="position:absolute;top:0;bottom:0;left:${width + cell * now}px;width:${cell}px;background:rgb(15 163 163/.08);box-shadow:inset 1px 0 #0FA3A3,inset -1px 0 #0FA3A3"></i>`;
  return `<div class="row between" style="height:40px;padding:0 18px">${legend([
    [w.states[0], fills.done],
    [w.states[1], fills.now],
    [w.states[2], fills.later],
    [w.states[3], fills.cliff],
  ])}${badge('2026 Q4', 'info')}</div><div style="position:relative">${head}${line}${each(grants, row)}</div>`;
}

function below(w) {
  const cost = [
    [9.2],
    [9.8],
    [12.4],
    [12.1],
    [11.6],
    [10.9],
    [13.8],
    [13.2],
    [12.5],
    [14.1],
    [13.6],
    [12.8],
    [11.2],
    [9.7],
    [8.4],
    [7.1],
  ];
  const labels = ['2024', '', '', '', '2025', '', '', '', '2026', '', '', '', '2027', '', '', ''];
  return `<div style="width:400px;padding:12px 18px 0;border-right:1px solid var(--line)"><b class="strong">${w.cost}</b><div style="margin-top:4px">${barChart(cost, { w: 364, h: 122, labels, axis: 26, rows: 3, top: 15, wide: 0.62, on: 11, colours: ['#1F5BFF'] })}</div></div>
    <div class="grow" style="padding:12px 18px 0"><div class="row between"><b class="strong">${w.checks}</b><span class="mute">3 / 4</span></div>${each(w.checkRows, (name, i) => `<div class="row" style="gap:9px;height:25px"><span style="color:${i < 3 ? 'var(--green)' : 'var(--faint)'}">${icon(i < 3 ? 'CircleCheck' : 'Circle', 15)}</span><span class="${i < 3 ? '' : 'soft'}">${name}</span></div>`)}</div>`;
}
