// sdk/scenario-broker: the gateway a broker runs between the Open API and its own systems.
import { seeded } from '../../lib/random.mjs';
import { badge, browserWindow, dataTable, fmt, icon, lineChart, meter } from '../../ui-kit/index.mjs';
import { legend } from '../desktop/parts.mjs';
import { html } from '../phone/base.mjs';
import { placed, stage } from './stage.mjs';
import { words } from './words.mjs';

/** Latency in milliseconds every five minutes since the open, lunch left out: busy at the open, quiet to lunch. */
function latency() {
  const r = seeded('gateway latency');
  const busy = (i) => 1 + 1.5 * Math.exp(-i / 3.2) + (Math.abs(i - 31) < 1 ? 0.5 : 0);
  const middle = Array.from({ length: 50 }, (_, i) => 2.2 * busy(i) * r.between(0.92, 1.08));
  return { middle, slow: middle.map((v) => v * r.between(2.1, 3.1)) };
}

/** Securities a system takes, its latency over the middle one, whether something was resent to it. */
const systems = [
  [284, 0.2, false],
  [284, 0.4, false],
  [156, 1.6, true],
  [61, 2.3, false],
  [38, 3.1, false],
];

/** The gateway in four figures, each with what it is held to. */
export function gateway(w) {
  const tiles = [
    ['2', w.of('3'), 2 / 3],
    ['284', w.of('300'), 284 / 300],
    ['1,842', w.peak('6,310'), 0],
    [`${fmt(latency().slow.at(-1), 1)} ms`, w.within, 0],
  ];
  return tiles.map(
    ([value, note, share], i) =>
      html`<span class="mute nowrap">${w.tiles[i]}</span><br><b style="font-size:24px;font-weight:650;line-height:1.35">${value}</b><div class="row mute" style="gap:8px;height:16px;white-space:nowrap">${share > 0 && meter(share, { w: 54, h: 5, colour: share > 0.9 ? 'var(--gold)' : 'var(--accent)' })}<span>${note}</span></div>`,
  );
}

export function broker(locale) {
  const w = words[locale].broker;
  const { middle, slow } = latency();
  const now = middle.at(-1);
  const tile = (inner, i) =>
    html`<div class="grow" style="padding:13px 18px;${i ? 'border-left:1px solid var(--line)' : ''}">${inner}</div>`;
  const rows = systems.map(([stocks, more, resent], i) => [
    [w.names[i], 'strong'],
    stocks,
    `${fmt(now + more, 1)} ms`,
    badge(w.states[resent ? 1 : 0], resent ? 'warn' : 'good', true),
  ]);
  const body = html`<div class="col" style="height:100%;font-size:13px">
<div class="row between" style="flex:none;height:54px;padding:0 62px 0 22px;border-bottom:1px solid var(--line)"><span class="row" style="gap:12px"><span class="accent">${icon('Network', 20, 1.9)}</span><b style="font-size:17px;font-weight:650">${w.title}</b><span class="mono mute" style="font-size:12.5px">wss://api.example.com</span></span><span style="font-size:14px">${badge(w.up, 'good', true)}</span></div>
<div class="row" style="flex:none;padding:0 4px;border-bottom:1px solid var(--line);align-items:stretch">${gateway(w).map(tile)}</div>
<div class="row grow" style="align-items:stretch"><div style="width:360px;flex:none;padding:14px 22px;border-right:1px solid var(--line)"><div class="row between"><b class="strong">${w.latency}</b>${legend(
    [
      [w.lines[0], 'var(--accent)'],
      [w.lines[1], '#9DB2DE'],
    ],
    'font-size:12px;gap:12px',
  )}</div>
<div style="margin-top:10px">${lineChart(
    [
      { values: slow, colour: '#9DB2DE', sw: 1.6, area: 0.2 },
      { values: middle, colour: 'var(--accent)', sw: 2, end: true },
    ],
    { w: 316, h: 262, low: 0, high: 16, rows: 4, axis: 26, size: 12, labels: ['09:30', '11:30', '14:36'] },
  )}</div></div>
<div class="grow" style="padding-top:14px"><b class="strong" style="padding-left:12px">${w.systems}</b><div style="--row:50px;margin-top:4px;font-size:13px">${dataTable(
    w.head.map((head, i) => ({ head, num: i === 1 || i === 2 })),
    rows,
  )}</div></div></div></div>`;
  return stage(
    'broker',
    'mist',
    'ladder',
    placed(40, 40, browserWindow({ w: 800, h: 560, address: 'gateway.example.com', body })),
  );
}
