// slide/markets: the trading day around the world on one board.
import { seeded } from '../../lib/random.mjs';
import { walk } from '../../lib/series.mjs';
import {
  dataTable,
  desktopWindow,
  each,
  fmt,
  heat,
  icon,
  indices,
  lineChart,
  mark,
  pane,
  pct,
  sectorMove,
  signed,
  sparkline,
  tabs,
  way,
} from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';

/** City, its clock at 14:36 in Hong Kong, and its sessions in Hong Kong hours (November). */
const clocks = [
  [
    '14:36',
    [
      [9.5, 12],
      [13, 16],
    ],
  ],
  [
    '14:36',
    [
      [9.5, 11.5],
      [13, 15],
    ],
  ],
  [
    '15:36',
    [
      [8, 10.5],
      [11.5, 14.5],
    ],
  ],
  [
    '14:36',
    [
      [9, 12],
      [13, 17],
    ],
  ],
  ['06:36', [[16, 24]]],
  [
    '01:36',
    [
      [22.5, 24],
      [0, 5],
    ],
  ],
];
const currencies = [
  ['7.7816', 0.01],
  ['7.1042', -0.08],
  ['151.38', 0.34],
  ['1.0894', -0.12],
  ['4,118.60', 0.57],
  ['50.24', 1.06],
];

export const line = (name, percent, points = 34) => {
  const r = seeded(`index ${name}`);
  const raw = walk(r, points, { start: 0, vol: 0.1 });
  return raw.map((v, i) => v - (raw.at(-1) * i) / (points - 1) + (percent * i) / (points - 1));
};

export function markets(locale) {
  const w = words[locale].boards;
  const bar = `<span class="row" style="gap:8px;margin-left:6px">${mark(15)}<b class="strong">TradeGo Markets</b></span>${tabs([w.markets, w.heat, w.screener, w.flows, w.calendar, w.research], 0, 'margin-left:16px;height:36px;gap:20px')}<span class="row mute" style="margin-left:auto;gap:14px;padding-right:46px">${icon('Search', 14)}<span>14:36:08</span></span>`;
  const body = `${world(w)}<div class="row" style="align-items:stretch;height:calc(100% - 186px)">
    ${pane(w.indices, indexTable(w), { style: 'width:404px;border-right:1px solid var(--line)' })}
    <div class="col grow">${pane(w.relative, relative(w), { style: 'border-bottom:1px solid var(--line)' })}${pane(w.matrix, matrix(w), { style: 'flex:1', note: '%' })}</div></div>`;
  return `<div class="abs" style="left:34px;top:22px">${desktopWindow({ w: 1012, h: 656, bar, body })}</div>`;
}

/** moment/six-markets: the same board as it opens a page on a phone, its clocks and indices at their own size; drawn on 370 × 430. */
export function sixMarkets(locale) {
  const w = words[locale].boards;
  const city = (name, i) =>
    `<div style="padding:12px 0 11px 14px;border-bottom:1px solid var(--line);${i % 3 ? 'border-left:1px solid var(--line)' : ''}"><div class="soft" style="font-size:13px">${name}</div><div style="font-size:25px;font-weight:600;letter-spacing:-.015em;line-height:1.25">${clocks[i][0]}</div><div class="row" style="gap:6px;font-size:11.5px;white-space:nowrap;color:var(--${states(w)[i][1]})"><i class="dot"></i>${states(w)[i][0]}</div></div>`;
  const row = (name, i) => {
    const [last, percent] = indices[i];
    const kind = way(percent);
    return `<div style="display:grid;grid-template-columns:1fr 58px 78px 62px;gap:10px;align-items:center;height:44px;padding:0 16px;border-bottom:1px solid var(--line);white-space:nowrap;font-size:13.5px"><b class="strong clip">${name}</b>${sparkline(line(`${i}`, percent), { w: 58, h: 20, base: 0, colour: `var(--${kind})` })}<b class="strong num">${fmt(last)}</b><b class="num ${kind}">${pct(percent)}</b></div>`;
  };
  return `<div class="screen" style="position:absolute;inset:0;overflow:hidden"><div style="display:grid;grid-template-columns:repeat(3,1fr)">${each(w.cities, city)}</div>${each(w.indexNames.slice(0, 6), row)}</div>`;
}

const states = (w) => [
  [w.open, 'green'],
  [w.open, 'green'],
  [w.shut, 'mute'],
  [w.open, 'green'],
  [w.opensIn, 'gold'],
  [w.opensLate, 'gold'],
];

function world(w) {
  const city = (name, i) =>
    `<div class="grow" style="padding:11px 0 9px 14px;${i ? 'border-left:1px solid var(--line)' : ''}"><div class="soft">${name}</div><div style="font-size:21px;font-weight:600;letter-spacing:-.01em;line-height:1.3">${clocks[i][0]}</div><div class="row" style="gap:6px;font-size:11px;color:var(--${states(w)[i][1]})"><i class="dot"></i>${states(w)[i][0]}</div></div>`;
  const [x0, wide] = [88, 860];
  const at = (hour) => x0 + (hour / 24) * wide;
  const now = at(14.6);
  const band = (name, i) =>
    `<text x="76" y="${13.5 + i * 13}" text-anchor="end" font-size="10" fill="var(--mute)">${name}</text><rect x="${x0}" y="${6 + i * 13}" width="${wide}" height="8" rx="2" fill="var(--raised)"/>${each(clocks[i][1], ([from, to]) => `<rect x="${at(from)}" y="${6 + i * 13}" width="${at(to) - at(from)}" height="8" rx="2" fill="${from <= 14.6 && to > 14.6 ? 'var(--accent)' : '#2c4787'}"/>`)}`;
  return `<div style="height:186px;border-bottom:1px solid var(--line);overflow:hidden"><div class="row" style="align-items:stretch;padding-right:40px;border-bottom:1px solid var(--line)">${each(w.cities, city)}</div>
    <svg width="1012" height="110" style="margin-top:4px">${each(w.cities, band)}
      ${each([0, 3, 6, 9, 12, 18, 21, 24], (h) => `<text x="${at(h)}" y="97" text-anchor="${h === 0 ? 'start' : h === 24 ? 'end' : 'middle'}" font-size="10" fill="var(--mute)">${String(h).padStart(2, '0')}:00</text>`)}
      <rect x="${now - 0.75}" y="2" width="1.5" height="84" fill="var(--glow)"/><rect x="${now - 17}" y="86" width="34" height="15" rx="3" fill="var(--glow)"/><text x="${now}" y="97" text-anchor="middle" font-size="10" font-weight="600" fill="#06121A">14:36</text></svg></div>`;
}

function indexTable(w) {
  const rows = w.indexNames.map((name, i) => {
    const [last, percent] = indices[i];
    const kind = way(percent);
    return [
      [name, 'strong'],
      sparkline(line(`${i}`, percent), { w: 66, h: 18, base: 0, colour: `var(--${kind})` }),
      [fmt(last), 'strong'],
      [signed(last - last / (1 + percent / 100)), kind],
      [pct(percent), kind],
    ];
  });
  const fx = w.fxNames.map(
    (name, i) =>
      `<div class="row between" style="height:28px"><span class="soft">${name}</span><span class="row" style="gap:12px"><b class="strong">${currencies[i][0]}</b><span class="num ${way(currencies[i][1])}" style="width:48px">${pct(currencies[i][1])}</span></span></div>`,
  );
  return `<div>${dataTable([{ head: '' }, { head: '' }, { head: '', num: true }, { head: '', num: true }, { head: '', num: true }], rows, { head: false, on: 0, style: '--row:33px' })}</div>
    <div class="row between" style="height:30px;padding:0 12px;border-block:1px solid var(--line)"><b class="strong">${w.fx}</b></div>
    <div style="display:grid;grid-template-columns:1fr 1fr;gap:0 24px;padding:5px 12px">${fx.join('')}</div>`;
}

const lineColours = ['var(--accent)', 'var(--glow)', 'var(--gold)', 'var(--violet)'];
function relative(w) {
  const chosen = [0, 1, 3, 4];
  const chart = lineChart(
    chosen.map((at, k) => ({
      values: line(`open ${at}`, indices[at][1], 96),
      colour: lineColours[k],
      sw: k ? 1.2 : 1.7,
      end: true,
      area: k ? 0 : 0.16,
    })),
    {
      w: 554,
      h: 150,
      rows: 3,
      low: -1.5,
      high: 3,
      axis: 40,
      right: true,
      format: (v) => (v ? signed(v, 1) : '0.0'),
      labels: ['09:30', '10:30', '11:30', '13:30', '14:36'],
    },
  );
  return `<div class="row" style="gap:16px;padding:8px 14px 0;font-size:11px">${each(chosen, (at, k) => `<span class="row soft" style="gap:6px"><i style="width:10px;height:2px;background:${lineColours[k]}"></i>${w.indexNames[at]}</span>`)}</div><div style="padding:2px 0 4px 12px">${chart}</div>`;
}

/** The sectors of the words, as the companies name them. */
const kinds = ['finance', 'technology', 'property', 'utilities', 'consumer', 'health', 'transport', 'materials'];

function matrix(w) {
  const r = seeded('sectors by market');
  const tilt = [0.5, 1.4, -0.7, 0.4, 0.1, -0.9, 0.8, 0.2];
  const lift = [0.7, 0.3, -0.5, 0.1, 0.15, -0.35];
  const head = `<div></div>${each(w.sectors, (name) => `<div class="soft" style="text-align:center;font-size:10.5px;white-space:nowrap">${name}</div>`)}`;
  const rows = each(w.cities, (name, i) => {
    const cells = kinds.map((kind, k) => {
      const grown = tilt[k] * 0.8 + lift[i] + r.normal() * 0.55;
      return i === 0 ? sectorMove(kind) : grown;
    });
    return `<div class="soft" style="white-space:nowrap">${name}</div>${each(cells, (v) => `<div style="display:grid;place-items:center;border-radius:3px;font-weight:550;font-size:11px;background:${heat(v, 2.2)}">${signed(v)}</div>`)}`;
  });
  return `<div style="display:grid;grid-template-columns:74px repeat(8,1fr);grid-template-rows:18px repeat(6,1fr);gap:3px;padding:7px 52px 10px 14px;flex:1;align-items:stretch;align-content:stretch"> ${head}${rows}</div>`.replaceAll(
    'white-space:nowrap">',
    'white-space:nowrap;align-self:center">',
  );
}
