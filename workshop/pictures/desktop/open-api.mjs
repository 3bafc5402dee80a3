// moment/open-api and product/terminal-openapi: a program that reads quotes and depth, in the words of the protocol (open-api/protocol).
import {
  badge,
  barChart,
  book,
  button,
  company,
  desktopWindow,
  each,
  fmt,
  icon,
  safe,
  trades,
} from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { moment } from './parts.mjs';

const colours = { k: '#b592ff', s: '#7fd6a8', f: '#7fb0ff', n: '#f0b56a', c: '#6d7f9f', p: '#8fa3c4', t: '#5ee6e0' };
/** Marks a source line: words of the language, strings, numbers, calls and comments. */
function paint(line) {
  const pattern =
    /((?:\/\/|#).*$)|('[^']*'|"[^"]*"|`[^`]*`)|\b(import|from|const|await|async|for|of|if|export|return|new|def|in|as|let|with|function)\b|\b(\d+(?:\.\d+)?)\b|\b([A-Z]\w+)\b|(\w+)(?=\()|([{}()[\];,.:=<>+\-*/]+)/g;
  const kinds = ['c', 's', 'k', 'n', 't', 'f', 'p'];
  let [out, at] = ['', 0];
  for (const match of line.matchAll(pattern)) {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)];
    out += `${safe(line.slice(at, match.index))}<span style="color:${colours[kind]}">${safe(match[0])}</span>`;
    at = match.index + match[0].length;
  }
  return out + safe(line.slice(at));
}

/** Source text with line numbers; `on` is the line the cursor is on. */
export const editor = (source, { on = -1, from = 1, size = 11.5, line = 19 } = {}) =>
  `<div class="mono" style="font-size:${size}px;line-height:${line}px;white-space:pre;padding:10px 0">${each(source.split('\n'), (text, i) => `<div style="padding-right:16px;${i === on ? 'background:rgb(108 149 255/.12);box-shadow:inset 2px 0 var(--accent)' : ''}"><span style="display:inline-block;width:40px;padding-right:14px;text-align:right;color:var(--faint)">${i + from}</span>${paint(text)}</div>`)}</div>`;

const typescript = (w) => `import { OpenApi } from '@tradego/open-api';

const { TG_KEY: key, TG_SECRET: secret } = process.env;
const api = new OpenApi({ key, secret, area: 'sandbox' });
const session = await api.connect();

// ${w.commentQuotes}
const feed = session.subscribe('02871', ['quote', 'depth']);

for await (const item of feed) {
  if (item.type === 'quote') {
    console.log(item.symbol, item.last, item.volume);
  }

  // ${w.commentSpread}
  if (item.type === 'depth') {
    const [bid] = item.bids;
    const [ask] = item.asks;
    const spread = ask.price - bid.price;
    console.log(item.sequence, spread.toFixed(3));
  }
}`;

const python = (w) => `import asyncio
import os

from tradego import OpenApi, Quote

api = OpenApi(os.environ["TG_KEY"],
              os.environ["TG_SECRET"])
# ${w.commentPython}
last = {}

async def main():
    codes = "02853", "02871", "07421"
    async with api.stream(*codes) as stream:
        async for item in stream:
            if isinstance(item, Quote):
                last[item.symbol] = item.last
                print(item.symbol, item.last)

asyncio.run(main())`;

const json = (pairs) =>
  `<span style="color:${colours.p}">{</span> ${pairs
    .map(
      ([key, value]) =>
        `<span style="color:${colours.f}">"${key}"</span>: <span style="color:${typeof value === 'string' ? colours.s : colours.n}">${typeof value === 'string' ? `"${value}"` : Array.isArray(value) ? `[${value.join(', ')}]` : value}</span>`,
    )
    .join(', ')} <span style="color:${colours.p}">}</span>`;

const releases = [
  ['JavaScript', '4.2.0'],
  ['Java', '4.1.3'],
  ['Python', '3.0.0'],
  ['C++', '3.9.6'],
  ['Objective-C', '3.8.2'],
  ['iOS', '4.0.4'],
  ['Android', '4.0.4'],
];

/** What the stream sends: quotes of the company and levels of its book, in order of time and sequence. */
function messages(c, count) {
  const { bids, asks } = book(c, 10);
  const symbol = `${c.code}.HK`;
  return trades(c, count).map((trade, i) => {
    const time = `${trade.time}.${String(990 - i * 61)}`;
    const head = [
      ['symbol', symbol],
      ['sequence', 41_873 - i],
    ];
    if (i % 3 === 2)
      return [
        time,
        'depth',
        [
          ...head,
          ['bids', `${fmt(bids[0].price)} × ${Math.max(1, 30 - i) * c.lot}`],
          ['asks', `${fmt(asks[0].price)} × ${(8 + i) * c.lot}`],
        ],
      ];
    return [
      time,
      'quote',
      [...head, ['last', fmt(trade.price)], ['bid', fmt(bids[0].price)], ['ask', fmt(asks[0].price)]],
    ];
  });
}
const kinds = { quote: 'info', depth: 'good' };

const streamRow = ([time, kind, pairs], size) =>
  `<div style="display:grid;grid-template-columns:auto 1fr;gap:2px 10px;padding:6px 14px;border-bottom:1px solid var(--line);font-size:${size}px"><span class="mono mute">${time}</span><span>${badge(kind, kinds[kind])}</span><span class="mono clip" style="grid-column:1/3;line-height:1.45">${json(pairs)}</span></div>`;

/** moment/open-api: a part of it at its own size, from the first line of the program. */
export function openApiProgram(locale) {
  return moment(consoleScreen(locale), { screen: [992, 612], from: [146, 34], theme: '' });
}

/** Drawn on 992 × 612. */
function consoleScreen(locale) {
  const w = words[locale].api;
  const t = words[locale].market;
  const c = company('02871');
  const file = (name, on, depth = 0, kind = 'FileCode') =>
    `<div class="row" style="gap:7px;height:25px;padding:0 8px 0 ${10 + depth * 14}px;border-radius:6px;${on ? 'background:var(--wash)' : 'color:var(--soft)'}">${icon(kind, 13)}<span>${name}</span></div>`;
  const files = `<div style="width:146px;flex:none;padding:10px 8px;border-right:1px solid var(--line);background:var(--deep);font-size:11.5px"><div class="mute" style="padding:0 10px 6px;font-size:10.5px">${w.files}</div>${file('typescript', false, 0, 'FolderOpen')}${file('quotes.ts', false, 1)}${file('spread.ts', true, 1)}${file('depth.ts', false, 1)}${file('python', false, 0, 'FolderOpen')}${file('collect.py', false, 1)}${file('recover.py', false, 1)}${file('java', false, 0, 'Folder')}${file('c++', false, 0, 'Folder')}${file('README.md', false, 0, 'FileText')}
    <div class="mute" style="padding:16px 10px 6px;font-size:10.5px">${w.requests}</div><div style="padding:0 6px">${barChart(
      [4, 6, 5, 9, 7, 8, 12, 10, 9, 14, 11, 13].map((v) => [v]),
      { w: 118, h: 56, axis: 0, bottom: 2, rows: 1, wide: 0.6, round: 1 },
    )}</div><div class="row between" style="padding:4px 10px;font-size:11px"><b class="strong">10,842</b><span class="mute">${w.limit}</span></div>
    <div class="mute" style="padding:18px 10px 4px;font-size:10.5px">${w.sdk}</div>${each(releases, ([name, version]) => `<div class="row between" style="height:23px;padding:0 10px"><span>${name}</span><span class="mono mute" style="font-size:10.5px">${version}</span></div>`)}</div>`;
  const tabBar = `<div class="row between" style="height:34px;border-bottom:1px solid var(--line);background:var(--deep)"><div class="row" style="height:100%;font-size:11.5px"><span class="row" style="gap:8px;height:100%;padding:0 14px;background:var(--ground);border-right:1px solid var(--line);box-shadow:inset 0 2px var(--accent)">spread.ts<span class="mute">${icon('X', 11)}</span></span><span class="row soft" style="height:100%;padding:0 14px;border-right:1px solid var(--line)">collect.py</span></div><span class="row" style="gap:8px;padding-right:12px">${button(w.run, '', 'Play')}</span></div>`;
  const events = [
    ['14:35:58.904', 'signedIn', 'good', 'version 1'],
    ['14:35:58.911', 'subscribed', 'info', 'quote 02871.HK'],
    ['14:35:58.912', 'subscribed', 'info', 'depth 02871.HK'],
    ['14:36:08.407', 'heartbeat', '', 'answered'],
  ];
  const bottom = `<div style="height:144px;border-top:1px solid var(--edge)"><div class="row between" style="height:30px;padding:0 14px;border-bottom:1px solid var(--line)"><span class="row" style="gap:18px"><b class="strong">${w.replies}</b><span class="mute">${w.log}</span></span>${icon('Trash', 12).replace('<svg', '<svg style="color:var(--mute)"')}</div>${each(events, ([time, state, kind, text]) => `<div class="row" style="gap:14px;height:28px;padding:0 14px;border-bottom:1px solid var(--line);font-size:11px"><span class="mono mute">${time}</span><span style="width:92px">${badge(state, kind)}</span><span class="mono">${text}</span></div>`)}</div>`;
  const stream = `<div class="col" style="width:312px;flex:none;border-left:1px solid var(--line)"><div class="row between" style="height:34px;padding:0 14px;border-bottom:1px solid var(--line)"><span class="row" style="gap:8px"><b class="strong">${w.stream}</b><span class="mono mute" style="font-size:10.5px">wss://api.example.com</span></span>${badge(w.connected, 'good', true)}</div>
    <div class="row" style="border-bottom:1px solid var(--line)">${each(
      [
        ['184', w.perSecond],
        ['4.2 ms', w.delay],
        [fmt(c.price), t.last],
      ],
      ([value, label], i) =>
        `<div class="grow" style="padding:9px 14px;${i ? 'border-left:1px solid var(--line)' : ''}"><b style="font-size:15px;font-weight:650">${value}</b><br><span class="mute" style="font-size:10.5px">${label}</span></div>`,
    )}</div>
    <div class="grow" style="overflow:hidden">${each(messages(c, 13), (m) => streamRow(m, 10.5))}</div></div>`;
  return `<div class="row" style="height:100%;align-items:stretch">${files}<div class="col grow">${tabBar}<div class="grow" style="overflow:hidden">${editor(typescript(w), { on: 18, size: 11, line: 17.4 })}</div>${bottom}</div>${stream}</div>`;
}

const languages = ['Python', 'JavaScript', 'Java', 'C++', 'Objective-C', 'iOS', 'Android'];

export function terminalOpenApi(locale) {
  const w = words[locale].api;
  const stock = ['02853', '02871', '07421'].map(company);
  const left = `<div class="col" style="width:560px;border-right:1px solid var(--line)"><div class="row" style="height:40px;padding:0 16px;gap:18px;border-bottom:1px solid var(--line);color:var(--mute)">${each(languages, (name, i) => `<span style="height:40px;line-height:40px;${i ? '' : 'color:var(--text);font-weight:600;box-shadow:inset 0 -2px var(--accent)'}">${name}</span>`)}</div><div class="grow">${editor(python(w), { on: 15, size: 14, line: 23 })}</div></div>`;
  const quote = (c) =>
    `<div style="padding:12px 18px;border-bottom:1px solid var(--line)"><div class="row between"><span class="mono" style="font-size:13px">${c.code}.HK</span><b class="${c.change >= 0 ? 'up' : 'down'}" style="font-size:17px;font-weight:650">${fmt(c.price)}</b></div><div class="mono" style="margin-top:5px;font-size:11.5px;line-height:1.6">${json(
      [
        ['bid', fmt(book(c, 1).bids[0].price)],
        ['ask', fmt(book(c, 1).asks[0].price)],
      ],
    )}<br>${json([['volume', c.lot * 4_000]])}</div></div>`;
  const right = `<div class="col grow"><div class="row between" style="height:40px;padding:0 18px;border-bottom:1px solid var(--line)"><b class="strong">${w.stream}</b>${badge(w.connected, 'good', true)}</div>${each(stock, quote)}<div class="grow mono" style="padding:14px 18px;font-size:11.5px;line-height:1.85;background:var(--deep)"><span style="color:${colours.c}">$ python collect.py</span><br>14:36:08.119 <span style="color:${colours.f}">signedIn</span><br>14:36:08.126 <span style="color:${colours.s}">subscribed</span> quote<br>14:36:08.391 quote 02853 126.40<br>14:36:08.702 quote 07421 57.70<br>14:36:09.044 quote 02871 48.36<br>14:36:09.317 quote 02853 126.40<br><span style="color:${colours.t}">▌</span></div></div>`;
  const bar = `<b class="strong" style="margin-left:8px">collect.py</b><span class="row" style="margin-left:auto;gap:12px">${badge(w.environment, 'warn', true)}${button(w.run, '', 'Play')}</span>`;
  return `<div class="abs" style="left:60px;top:56px">${desktopWindow({ w: 904, h: 560, bar, body: `<div class="row" style="height:100%;align-items:stretch;font-size:13px">${left}${right}</div>` })}</div>`;
}
