// moment/margin-call: the broker's clients, one of them opened.
import { seeded } from '../../lib/random.mjs';
import {
  avatar,
  badge,
  button,
  company,
  dataTable,
  each,
  fmt,
  icon,
  lineChart,
  mark,
  meter,
  search,
  signed,
  tabs,
  way,
} from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { moment } from './parts.mjs';

// number, kind, equity, margin used, day, orders, state
export const accounts = [
  ['80-412-6', 1, 8426150, 0.42, 61240, 18, 0],
  ['80-377-1', 2, 41280400, 0.18, -203815, 46, 0],
  ['80-265-9', 1, 1203845, 0.93, -88420, 7, 2],
  ['81-038-2', 0, 386210, 0, 2915, 3, 0],
  ['80-914-0', 1, 5917330, 0.67, 40180, 22, 0],
  ['80-640-7', 3, 2748900, 0.31, -12705, 5, 0],
  ['81-120-4', 1, 932540, 0.84, -35260, 11, 1],
  ['80-702-8', 2, 18635900, 0.25, 148620, 64, 0],
  ['80-158-3', 0, 214075, 0, -1130, 1, 0],
  ['81-244-5', 1, 3380210, 0.58, 27450, 9, 0],
  ['80-533-9', 1, 706420, 0.97, -54090, 14, 3],
  ['80-826-2', 0, 1052880, 0, 8340, 4, 0],
  ['81-307-7', 3, 4461050, 0.22, 19905, 6, 0],
  ['80-489-4', 2, 27904600, 0.36, 312480, 51, 0],
  ['80-951-6', 1, 1688310, 0.76, -20615, 8, 1],
  ['81-065-8', 0, 640920, 0, 4785, 2, 0],
];
/** As the share of its limit is drawn: over 75 % amber, over 90 % red. */
const kinds = ['', 'warn', 'bad', 'bad'];
const tint = ['#6b7890', '#C48A17', '#D6303F', '#D6303F'];

/** moment/margin-call: the accounts with their margin, and the one that is opened, at its own size. */
export function marginCall(locale) {
  const [c, w] = [words[locale].cloud, words[locale].blotter];
  const bar = `<div class="row between" style="height:44px;padding:0 16px;border-bottom:1px solid var(--line)"><span class="row" style="gap:9px">${mark(16, 'paper')}<b class="strong" style="font-size:13px">${c.product}</b></span><span class="row soft" style="gap:16px"><span class="mute">${c.date}</span>${icon('Bell', 15)}${avatar('OP', 214)}</span></div>`;
  const list = `<div class="col grow"><div class="row" style="flex:none;height:52px;padding:0 16px;gap:12px;align-items:center"><b style="font-size:17px;font-weight:650">${w.title}</b><span class="mute">${w.count}</span></div>${dataTable(
    [0, 3, 4, 6].map((i) => ({ head: w.head[i], num: i === 3 || i === 4 })),
    accounts.slice(0, 12).map((one) => {
      const row = columnsOf(one, w);
      return [row[0], row[3], row[4], row[6]];
    }),
    { on: 2, style: '--row:34.5px;--inset:16px' },
  )}</div>`;
  return moment(
    `<div style="font-size:12px;height:100%">${bar}<div class="row" style="height:calc(100% - 44px);align-items:stretch;overflow:hidden">${list}${drawer(w, locale)}</div></div>`,
    { screen: [720, 540], from: [0, 0] },
  );
}

/** What the list says of an account. */
const columnsOf = ([number, kind, equity, used, day, orders, state], w) => [
  [number, 'strong'],
  w.kinds[kind],
  [fmt(equity, 0), 'strong'],
  used
    ? `<span class="row" style="gap:10px;justify-content:flex-end">${fmt(used * 100, 0)}% ${meter(used, { w: 58, colour: used > 0.9 ? '#D6303F' : used > 0.75 ? '#C48A17' : 'var(--accent)' })}</span>`
    : '<span class="mute">–</span>',
  [signed(day, 0), way(day)],
  orders,
  state
    ? badge(w.states[state], kinds[state], true)
    : `<span class="row mute" style="gap:6px;color:${tint[0]}"><i class="dot" style="color:var(--green)"></i>${w.states[0]}</span>`,
];

/** The list of clients, the third of them chosen. */
export function clients(w, count = accounts.length) {
  const rows = accounts.slice(0, count).map((one) => columnsOf(one, w));
  return `<div class="col grow"><div class="row between" style="height:56px;padding:0 18px"><div class="row" style="gap:12px;align-items:baseline"><b style="font-size:18px;font-weight:650">${w.title}</b><span class="mute">${w.count}</span></div><div class="row" style="gap:10px">${search(w.find, 176)}${button(w.export, 'quiet', 'Download')}</div></div>
    <div style="padding:0 18px;border-bottom:1px solid var(--line)">${tabs(w.filters, 0, 'height:32px')}</div>
    ${dataTable(
      w.head.map((head, i) => ({ head, num: i > 1 && i < 6 })),
      rows,
      { on: 2, style: '--row:33px' },
    )}<div class="row between soft" style="margin-top:auto;height:44px;padding:0 18px;border-top:1px solid var(--line)"><span>1–${count} / 48,216</span><span class="row" style="gap:4px">${each([1, 2, 3, 4, 5], (n) => `<span style="display:grid;place-items:center;width:26px;height:26px;border-radius:6px;${n === 1 ? 'background:var(--wash);color:var(--accent);font-weight:600' : ''}">${n}</span>`)}<span class="mute" style="padding:0 6px">…</span>${icon('ChevronRight', 14)}</span></div></div>`;
}

// Worth what the securities of the account are: 2,339,280.
const held = [
  ['02866', 32000],
  ['07452', 8000],
  ['07405', 2400],
  ['07045', 8000],
];

function drawer(w, locale) {
  const r = seeded('one client');
  const equity = Array.from(
    { length: 46 },
    (_, i) => 1.62 - (i > 24 ? (i - 24) * 0.0215 : -i * 0.004) + r.normal() * 0.022,
  );
  const figures = ['86,340', '2,339,280', '1,221,775', '104.6%', '110.0%', '0'];
  return `<div style="width:290px;flex:none;border-left:1px solid var(--line);padding:16px;box-shadow:-14px 0 30px -22px rgb(11 18 32/.3)">
    <div class="row between"><div class="row" style="gap:11px">${avatar('265', 30)}<div style="line-height:1.35"><b class="strong" style="font-size:14px">80-265-9</b><br><span class="mute" style="font-size:11px">${w.opened}</span></div></div>${badge(w.states[2], 'bad', true)}</div>
    <div class="soft" style="margin-top:10px;font-size:11.5px">${w.region}</div>
    <div style="margin-top:14px;padding-top:14px;border-top:1px solid var(--line)"><div class="row between"><span class="mute">${w.equity}</span><span class="mute" style="font-size:11px">${w.ninety}</span></div><div class="row between" style="align-items:baseline"><b style="font-size:22px;font-weight:650;letter-spacing:-.015em">1,203,845</b><span class="${way(-1)} strong">−25.69%</span></div>
      <div style="margin-top:4px">${lineChart([{ values: equity, colour: 'var(--down)', area: 0.16, end: true }], { w: 258, h: 46, rows: 2, axis: 0, bottom: 4, low: 1.1, high: 1.75 })}</div></div>
    <div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:12px 8px;margin-top:12px">${each(w.figures, (name, i) => `<div style="line-height:1.4"><span class="mute" style="font-size:11px">${name}</span><br><b class="strong" style="${i === 3 ? 'color:var(--red)' : ''}">${figures[i]}</b></div>`)}</div>
    <div style="margin-top:14px;padding-top:12px;border-top:1px solid var(--line)"><b class="strong">${w.holdings}</b>${each(
      held,
      ([code, qty]) => {
        const one = company(code);
        return `<div class="row between" style="height:24px"><span class="clip">${one.name[locale]} <span class="code">${code}</span></span><b class="strong">${fmt(one.price * qty, 0)}</b></div>`;
      },
    )}</div>
    <div style="display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px;margin-top:14px">${button(w.actions[0], '').replace('class="button', 'style="padding:0" class="button')}${button(w.actions[1], 'quiet').replace('class="button', 'style="padding:0" class="button')}${button(w.actions[2], 'quiet').replace('class="button', 'style="padding:0" class="button')}</div></div>`;
}
