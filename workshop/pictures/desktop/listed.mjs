// slide/listed: a listed company's own desk. Register, option vesting and the investor-relations calendar.
// listed/desk: of it what management looks at before a meeting, at a size that can be read, with the reading of the report.
import { seeded } from '../../lib/random.mjs';
import {
  amount,
  avatar,
  barChart,
  company,
  dataTable,
  desktopWindow,
  each,
  fmt,
  icon,
  mark,
  sidebar,
  signed,
  spark,
  sparkline,
  tile,
  way,
} from '../../ui-kit/index.mjs';
import { words as editorial } from '../editorial/words.mjs';
import { words } from '../words/index.mjs';

const kindColours = ['#1F5BFF', '#5C86FF', '#0FA3A3', '#B9CBF7', '#E9B44C'];

export function listed(locale) {
  const w = words[locale].listed;
  const c = company('02871');
  const side = sidebar(
    [
      {
        items: [
          ['LayoutDashboard', w.overview],
          ['Users', w.register],
          ['Gift', w.esop],
          ['Calendar', w.ir, '4'],
          ['Presentation', w.meetings],
        ],
      },
      {
        title: c.name[locale],
        items: [
          ['BookOpenText', w.reports],
          ['FileText', w.filings],
          ['MessageCircleQuestionMark', w.questions, '12'],
          ['Settings', w.settings],
        ],
      },
    ],
    w.overview,
    { w: 168, bottom: nextUp(w) },
  );
  const stats = statsOf(w, c, locale);
  const body = `<div class="row" style="height:100%;align-items:stretch">${side}<div class="col grow" style="padding-right:56px;background:var(--deep)">
    <div class="row" style="align-items:stretch;margin-right:-56px;padding-right:70px;background:#fff;border-bottom:1px solid var(--line)">${stats.join('')}</div>
    <div class="grow" style="display:grid;grid-template-columns:1fr 304px;grid-template-rows:288px 1fr;gap:12px;padding:12px 0 12px 12px">
      ${block(w.movement, registerChart(w), locale === 'en' ? '12 months' : locale === 'zt' ? '12 個月' : '近 12 个月')}${block(w.calendar, calendar(w))}
      ${block(w.vesting, vesting(w))}${block(w.moves, moves(w, locale))}</div></div></div>`;
  const bar = `<span class="row" style="gap:8px;margin-left:6px">${mark(15, 'paper')}<b class="strong">${w.product}</b></span><span class="row soft" style="margin-left:auto;gap:14px;padding-right:44px">${icon('Search', 14)}${icon('Bell', 14)}${avatar('IR', 214)}</span>`;
  return `<div class="abs" style="left:34px;top:22px">${desktopWindow({ w: 1010, h: 656, system: 'mac', theme: 'paper', bar, body })}</div>`;
}

/** Drawn on 760 × 624, whole. */
export function listedDesk(locale) {
  const w = words[locale].listed;
  const read = editorial[locale].listed.reading;
  const stats = statsOf(w, company('02871'), locale).slice(0, 3);
  const wide = 190;
  const bar = (seconds, i) =>
    `<i style="display:block;width:${(seconds / 242) * wide}px;height:8px;margin-top:${i ? 2 : 0}px;border-radius:2px;background:${i ? '#9DB7FF' : '#1F5BFF'}"></i>`;
  const chapters = each(
    readings,
    (seconds, i) =>
      `<div class="row" style="height:30px;padding:0 14px"><span class="clip" style="flex:none;width:104px;font-size:12px">${read.chapters[i]}</span><span>${each(seconds, bar)}</span></div>`,
  );
  const key = each(
    [read.firms, read.others],
    (name, i) =>
      `<span class="row" style="gap:5px;white-space:nowrap"><i style="width:8px;height:8px;border-radius:2px;background:${i ? '#9DB7FF' : '#1F5BFF'}"></i>${name}</span>`,
  );
  const reading = `<div class="row soft" style="gap:14px;padding:0 14px 4px;font-size:11px">${key}</div>${chapters}`;
  const body = `<div class="col" style="height:100%;background:var(--deep)"><div class="row" style="flex:none;background:#fff;border-bottom:1px solid var(--line)">${stats.join('')}</div>
    <div class="grow" style="display:grid;grid-template-columns:466px 1fr;grid-template-rows:278px 1fr;gap:12px;padding:12px">${block(w.movement, registerChart(w), locale === 'en' ? '12 months' : locale === 'zt' ? '12 個月' : '近 12 个月')}${block(w.calendar, calendar(w))}
      <div style="grid-column:span 2;display:grid;grid-template-columns:1fr 1fr;gap:12px">${block(w.moves, moves(w, locale))}${block(read.title, reading)}</div></div></div>`;
  return `<div class="abs" style="left:0;top:6px"><div class="window paper" style="width:748px;height:612px"><div class="body">${body}</div></div></div>`;
}

/** Seconds spent in each chapter: institutions and analysts, everyone else (listed/reading). */
const readings = [
  [34, 22],
  [148, 82],
  [196, 84],
  [242, 81],
  [121, 17],
];

function statsOf(w, c, locale) {
  return [
    `<div class="grow">${tile(w.holders, '12,846', w.holdersNote, 'soft')}</div>`,
    `<div class="grow" style="border-left:1px solid var(--line)">${tile(w.inst, '41.3%', w.instNote, 'soft')}</div>`,
    `<div class="grow" style="border-left:1px solid var(--line)">${tile(w.vested, locale === 'en' ? '14.8M' : locale === 'zt' ? '1,480 萬' : '1,480 万', w.vestedNote, 'soft')}</div>`,
    `<div class="grow row between" style="border-left:1px solid var(--line);padding-right:0">${tile(`${w.price} HK$`, fmt(c.price), `${signed(c.change)}&ensp;${signed(c.percent)}%`, way(c.change))}<div>${sparkline(spark(c), { w: 62, h: 34, base: c.previous, colour: `var(--${way(c.change)})` })}</div></div>`,
  ];
}

const nextUp = (w) =>
  `<div class="card" style="margin:0 2px;padding:12px"><div class="row between mute" style="font-size:11px"><span>${w.next}</span><span>16:30</span></div><b class="strong" style="display:block;margin-top:4px">${w.events[0]}</b><div class="soft" style="margin-top:8px;font-size:11px;line-height:1.45">${w.nextNote}</div></div>`;

const block = (title, inner, note = '') =>
  `<section class="card col" style="overflow:hidden;min-width:0"><div class="row between" style="height:38px;padding:0 14px;flex:none"><b class="strong">${title}</b><small class="mute" style="font-size:11px">${note}</small></div>${inner}</section>`;

/** Twelve months of the register, five groups to a hundred per cent. */
function registerChart(w) {
  const r = seeded('register');
  const share = [34.2, 33.9, 38.4];
  const months = Array.from({ length: 25 }, (_, i) => {
    const k = i / 24;
    const inst = 36.1 + k * 5.1 + r.normal() * 0.3;
    const south = 8.4 + k * 3.6 + r.normal() * 0.25;
    const scheme = 2.2 + k * 0.9;
    const founders = share[0] - k * 1.1;
    return [founders, inst, south, 100 - founders - inst - south - scheme, scheme];
  });
  const [W, H, x0, foot] = [450, 214, 34, 194];
  const sx = (i) => x0 + ((W - x0 - 44) * i) / 24;
  const sy = (v) => foot - (v / 100) * (foot - 6);
  const edge = (i, k) => sy(months[i].slice(0, k).reduce((a, b) => a + b, 0));
  const bands = each(kindColours, (colour, k) => {
    const over = months.map((_, i) => `${sx(i)} ${edge(i, k + 1)}`);
    const under = months.map((_, i) => `${sx(i)} ${edge(i, k)}`).toReversed();
    const last = (edge(24, k + 1) + edge(24, k)) / 2;
    return `<path d="M${over.join('L')}L${under.join('L')}Z" fill="${colour}" fill-opacity="${k === 3 ? 0.75 : 0.92}" stroke="#fff" stroke-width=".8"/><text x="${W - 38}" y="${last + 3.5}" font-size="10.5" font-weight="600" fill="var(--text)">${fmt(months[24][k], 1)}%</text>`;
  });
  const labels = ['2025-11', '2026-02', '2026-05', '2026-08', '2026-11'];
  return `<div class="row soft" style="gap:14px;padding:0 14px;font-size:11px">${each(w.kinds, (name, i) => `<span class="row" style="gap:5px;white-space:nowrap"><i style="width:8px;height:8px;border-radius:2px;background:${kindColours[i]}"></i>${name}</span>`)}</div>
    <svg width="${W}" height="${H}" style="margin:8px 0 0 2px">${each([0, 25, 50, 75, 100], (v) => `<text x="${x0 - 7}" y="${sy(v) + 3.5}" text-anchor="end" font-size="10" fill="var(--mute)">${v}</text>`)}${bands}${each(labels, (label, i) => `<text x="${sx(i * 6)}" y="${H - 4}" text-anchor="${i === 0 ? 'start' : i === 4 ? 'end' : 'middle'}" font-size="10" fill="var(--mute)">${label}</text>`)}</svg>`;
}

const eventColours = ['#1F5BFF', '#0FA3A3', '#7C53D6', '#8FA3C7', '#C48A17'];
function calendar(w) {
  const marked = new Map(w.eventDays.map((day, i) => [Number(day), i]));
  // 1 November 2026 is a Sunday: the first row holds it alone.
  const cells = Array.from({ length: 42 }, (_, i) => i - 5)
    .filter((day) => day <= 30)
    .slice(7 - 7);
  const cell = (day) => {
    if (day < 1) return '<span></span>';
    const today = day === 12;
    const dot = marked.has(day)
      ? `<i style="position:absolute;bottom:1px;left:50%;width:4px;height:4px;margin-left:-2px;border-radius:50%;background:${today ? '#fff' : eventColours[marked.get(day)]}"></i>`
      : '';
    return `<span style="position:relative;display:grid;place-items:center;height:23px;width:27px;margin:0 auto;border-radius:7px;${today ? 'background:var(--brand);color:#fff;font-weight:600' : ''}">${day}${dot}</span>`;
  };
  const weekdays = each(w.week, (name) => `<span class="mute" style="font-size:10.5px">${name}</span>`);
  const order = [0, 1, 2, 4];
  return `<div style="display:grid;grid-template-columns:repeat(7,1fr);text-align:center;padding:0 10px;row-gap:0">${weekdays}${each(cells, cell)}</div>
    <div style="padding:4px 14px 0;margin-top:2px;border-top:1px solid var(--line)">${each(order, (i) => `<div class="row" style="height:20px;gap:9px;font-size:11.5px"><i style="width:3px;height:13px;border-radius:2px;background:${eventColours[i]}"></i><b class="strong" style="width:18px">${w.eventDays[i]}</b><span class="clip">${w.events[i]}</span></div>`)}</div>`;
}

const quarters = ["Q1 '25", 'Q2', 'Q3', 'Q4', "Q1 '26", 'Q2', 'Q3', 'Q4', "Q1 '27", 'Q2', 'Q3', 'Q4'];
const tranches = [
  [1.6, 0, 0],
  [1.6, 0.8, 0],
  [1.6, 0.8, 0],
  [1.8, 0.8, 0],
  [1.8, 1.2, 0],
  [1.2, 1.2, 0],
  [1.2, 1.6, 0.6],
  [1.2, 1.6, 0.9],
  [0.6, 1.6, 1.2],
  [0.6, 2, 1.2],
  [0, 2, 1.5],
  [0, 2, 1.5],
];
function vesting(w) {
  const colours = ['#B9CBF7', '#5C86FF', '#1F5BFF'];
  return `<div class="row soft" style="gap:14px;padding:0 14px;font-size:11px">${each(w.plans, (name, i) => `<span class="row" style="gap:5px;white-space:nowrap"><i style="width:8px;height:8px;border-radius:2px;background:${colours[i]}"></i>${name}</span>`)}</div>
    <div style="margin-top:4px;padding-right:14px">${barChart(tranches, { w: 444, h: 148, colours, stack: true, round: 0, wide: 0.56, labels: quarters, top: 4, rows: 4, format: (v) => fmt(v, 1), axis: 36, on: 7 })}</div>`;
}

/** Shares held and how they changed, in millions. */
const holderMoves = [
  [38.42, 6.2],
  [61.07, 4.85],
  [52.9, 3.1],
  [18.36, 2.44],
  [9.15, -1.72],
];
function moves(w, locale) {
  const rows = w.holderNames.map((name, i) => {
    const [held, change] = holderMoves[i];
    const moved = `${change < 0 ? '−' : '+'}${amount(Math.abs(change) * 1e6, locale)}`;
    return [name, [amount(held * 1e6, locale), 'strong'], [moved, way(change)]];
  });
  return dataTable(
    [{ head: w.movesHead[0] }, { head: w.movesHead[1], num: true }, { head: w.movesHead[2], num: true }],
    rows,
    { style: '--row:27px;margin-top:-6px;font-size:11.5px' },
  );
}
