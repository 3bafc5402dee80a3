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

/** Of each city its clock at 14:36 in Hong Kong, in November. */
export const clocks = ['14:36', '14:36', '15:36', '14:36', '06:36', '01:36'];
/** The index of each city, in the order of the clocks. */
const OF_CITIES = [0, 2, 4, 5, 6, 7];
/** In the order of their names. */
const currencies = ['7.7816', '7.1042', '151.38', '1.0894'];

export const line = (name, percent, points = 34) => {
  const r = seeded(`index ${name}`);
  const raw = walk(r, points, { start: 0, vol: 0.1 });
  return raw.map((v, i) => v - (raw.at(-1) * i) / (points - 1) + (percent * i) / (points - 1));
};

/** Drawn on 800 × 560, so that it is seen at its own size. The hours themselves are told by the page. */
export function markets(locale) {
  const w = words[locale].boards;
  const bar = `<span class="row" style="gap:8px;margin-left:6px">${mark(15)}<b class="strong" style="font-size:13px">TradeGo Markets</b></span>${tabs([w.markets, w.heat, w.screener, w.flows], 0, 'margin-left:16px;height:36px;gap:20px')}<span class="mute" style="margin-left:auto;padding-right:26px">${icon('Search', 15)}</span>`;
  const body = `${clockRow(w)}<div class="row" style="align-items:stretch;height:calc(100% - ${CLOCKS}px)">
    ${pane(w.indices, indexTable(w), { style: 'width:356px;border-right:1px solid var(--line)' })}
    <div class="col grow">${pane(w.relative, relative(w), { style: 'border-bottom:1px solid var(--line)' })}${pane(w.matrix, matrix(w), { style: 'flex:1', note: '%' })}</div></div>`;
  return `<div class="abs" style="left:26px;top:18px">${desktopWindow({ w: 796, h: 524, bar, body })}</div>`;
}

/** moment/six-markets: the same board as it opens a page on a phone, its clocks and indices at their own size; drawn on 370 × 430, which ends with the foot of a row. */
export function sixMarkets(locale) {
  const w = words[locale].boards;
  const city = (name, i) =>
    `<div style="padding:12px 0 11px 14px;border-bottom:1px solid var(--line);${i % 3 ? 'border-left:1px solid var(--line)' : ''}"><div class="soft" style="font-size:13px">${name}</div><div style="font-size:25px;font-weight:600;letter-spacing:-.015em;line-height:1.25">${clocks[i]}</div><div class="row" style="gap:6px;font-size:11.5px;white-space:nowrap;color:var(--${states(w)[i][1]})"><i class="dot"></i>${states(w)[i][0]}</div></div>`;
  const row = (index, i) => {
    const [last, percent] = indices[index];
    const kind = way(percent);
    return `<div style="display:grid;grid-template-columns:1fr 50px 72px 58px;gap:9px;align-items:center;padding:0 16px;white-space:nowrap;font-size:13.5px;${i ? 'border-top:1px solid var(--line)' : ''}"><b class="strong clip">${w.indexNames[index]}</b>${sparkline(line(`${index}`, percent, 20), { w: 50, h: 20, base: 0, colour: `var(--${kind})` })}<b class="strong num">${fmt(last)}</b><b class="num ${kind}">${pct(percent)}</b></div>`;
  };
  return `<div class="screen col" style="position:absolute;inset:0;overflow:hidden"><div style="display:grid;grid-template-columns:repeat(3,1fr)">${each(w.cities, city)}</div><div class="grow" style="display:grid;grid-template-rows:repeat(6,1fr)">${each(OF_CITIES, row)}</div></div>`;
}

export const states = (w) => [
  [w.open, 'green'],
  [w.open, 'green'],
  [w.shut, 'mute'],
  [w.open, 'green'],
  [w.opensIn, 'gold'],
  [w.opensLate, 'gold'],
];

const CLOCKS = 84;
function clockRow(w) {
  const city = (name, i) =>
    `<div class="grow" style="padding:10px 0 0 14px;${i ? 'border-left:1px solid var(--line)' : ''}"><div class="soft">${name}</div><div style="font-size:22px;font-weight:600;letter-spacing:-.01em;line-height:1.3">${clocks[i]}</div><div class="row" style="gap:6px;font-size:11.5px;white-space:nowrap;color:var(--${states(w)[i][1]})"><i class="dot"></i>${states(w)[i][0]}</div></div>`;
  return `<div class="row" style="height:${CLOCKS}px;align-items:stretch;padding-right:22px;border-bottom:1px solid var(--line)">${each(w.cities, city)}</div>`;
}

function indexTable(w) {
  const rows = w.indexNames.map((name, i) => {
    const [last, percent] = indices[i];
    const kind = way(percent);
    return [
      [name, 'strong'],
      sparkline(line(`${i}`, percent, 20), { w: 62, h: 19, base: 0, colour: `var(--${kind})` }),
      [fmt(last), 'strong'],
      [pct(percent), kind],
    ];
  });
  const fx = w.fxNames.map(
    (name, i) =>
      `<div class="row between" style="height:26px"><span class="soft">${name}</span><b class="strong">${currencies[i]}</b></div>`,
  );
  return `<div>${dataTable([{ head: '' }, { head: '' }, { head: '', num: true }, { head: '', num: true }], rows, { head: false, on: 0, style: '--row:34px;font-size:13px' })}</div>
    <div style="display:grid;grid-template-columns:1fr 1fr;gap:0 28px;align-content:center;flex:1;padding:0 12px;border-top:1px solid var(--line)">${fx.join('')}</div>`;
}

/** The morning of Shanghai ends half an hour before that of Hong Kong, whose hours the axis has: its line waits where it was. */
const endsEarly = (values, at, points) => [
  ...values.slice(0, at),
  ...Array(points).fill(values[at]),
  ...values.slice(at),
];
const POINTS = 44;

const lineColours = ['var(--accent)', 'var(--glow)', 'var(--gold)'];
function relative(w) {
  const chosen = [0, 1, 2];
  const moves = chosen.map((at) => {
    const [, percent] = indices[at];
    return at === 2 ? endsEarly(line(`open ${at}`, percent, POINTS - 5), 22, 5) : line(`open ${at}`, percent, POINTS);
  });
  const chart = lineChart(
    moves.map((values, k) => ({
      values,
      colour: lineColours[k],
      sw: k ? 1.2 : 1.7,
      end: true,
      area: k ? 0 : 0.16,
    })),
    {
      w: 408,
      h: 128,
      rows: 4,
      low: -1,
      high: 3,
      axis: 42,
      right: true,
      format: (v) => (v ? signed(v, 1) : '0.0'),
      labels: ['09:30', '10:30', '11:30', '13:30', '14:36'],
    },
  );
  return `<div class="row" style="gap:14px;padding:8px 14px 0;font-size:11.5px;white-space:nowrap">${each(chosen, (at, k) => `<span class="row soft" style="gap:6px"><i style="width:10px;height:2px;background:${lineColours[k]}"></i>${w.indexNames[at]}</span>`)}</div><div style="padding:2px 0 4px 12px">${chart}</div>`;
}

/** The sectors of the words, as the companies name them. */
const kinds = ['finance', 'technology', 'property', 'utilities', 'consumer', 'health', 'transport', 'materials'];

/** How far each sector moved in each city, in the order of the words. */
export function sectorMoves() {
  const r = seeded('sectors by market');
  const tilt = [0.5, 1.4, -0.7, 0.4, 0.1, -0.9, 0.8, 0.2];
  const lift = [0.7, 0.3, -0.5, 0.1, 0.15, -0.35];
  return lift.map((up, i) =>
    kinds.map((kind, k) => {
      const grown = tilt[k] * 0.8 + up + r.normal() * 0.55;
      return i === 0 ? sectorMove(kind) : grown;
    }),
  );
}

function matrix(w) {
  const shown = 4;
  const head = `<div></div>${each(w.sectors.slice(0, shown), (name) => `<div class="soft" style="text-align:center;font-size:11.5px;white-space:nowrap">${name}</div>`)}`;
  const moves = sectorMoves();
  const rows = each(w.cities, (name, i) => {
    const cells = moves[i];
    return `<div class="soft" style="white-space:nowrap">${name}</div>${each(cells.slice(0, shown), (v) => `<div style="display:grid;place-items:center;border-radius:3px;font-weight:550;font-size:12px;background:${heat(v, 2.2)}">${signed(v)}</div>`)}`;
  });
  return `<div style="display:grid;grid-template-columns:76px repeat(${shown},1fr);grid-template-rows:20px repeat(6,1fr);gap:3px;padding:6px 36px 10px 14px;flex:1;align-items:stretch;align-content:stretch"> ${head}${rows}</div>`.replaceAll(
    'white-space:nowrap">',
    'white-space:nowrap;align-self:center">',
  );
}
