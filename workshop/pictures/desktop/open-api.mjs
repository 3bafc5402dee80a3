// moment/open-api and product/terminal-openapi: a program that reads quotes and depth, in the words of the protocol (open-api/protocol).
import { badge, book, button, company, desktopWindow, each, fmt, icon, safe, trades } from '../../ui-kit/index.mjs';
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

/** Messages a second, as the picture says; so much time, in ms, lies between two of them. */
const RATE = 184;
const gaps = [4, 7, 3, 6, 9, 5, 4, 6, 5, 8, 3, 5];

/** What the stream sends: quotes of the company and the best of its book, the latest first. In so short a time its price is the bid or the ask. */
function messages(c) {
  const { bids, asks } = book(c, 1);
  let at = 974;
  return trades(c, gaps.length + 1).map((trade, i) => {
    if (i) at -= gaps[i - 1];
    const time = `14:36:07.${at}`;
    return i % 3 === 2
      ? [time, 'depth', `${fmt(bids[0].price)} / ${fmt(asks[0].price)}`]
      : [time, 'quote', fmt(Math.max(bids[0].price, Math.min(asks[0].price, trade.price)))];
  });
}
const kinds = { quote: 'info', depth: 'good' };

const streamRow = ([time, kind, text]) =>
  `<div class="row" style="flex:1;gap:10px;padding:0 14px;border-bottom:1px solid var(--line);font-size:11px"><span class="mono mute">${time}</span>${badge(kind, kinds[kind])}<span class="mono num grow">${text}</span></div>`;

/** moment/open-api: the program, what the server answered and what the stream sends, at its own size. */
export function openApiProgram(locale) {
  const w = words[locale].api;
  const c = company('02871');
  const bar = `<div class="row between" style="height:36px;border-bottom:1px solid var(--line);background:var(--deep)"><div class="row" style="height:100%;font-size:11.5px"><span class="row" style="gap:8px;height:100%;padding:0 14px;background:var(--ground);border-right:1px solid var(--line);box-shadow:inset 0 2px var(--accent)">spread.ts<span class="mute">${icon('X', 11)}</span></span><span class="row soft" style="height:100%;padding:0 14px;border-right:1px solid var(--line)">collect.py</span></div><span class="row" style="gap:8px;padding-right:12px">${button(w.run, '', 'Play')}</span></div>`;
  const events = [
    ['14:35:58.904', 'signedIn', 'good', 'subscriptions 300'],
    ['14:35:58.911', 'subscribed', 'info', 'quote 02871.HK'],
    ['14:35:58.912', 'subscribed', 'info', 'depth 02871.HK'],
  ];
  const replies = `<div style="border-top:1px solid var(--edge)"><div class="row" style="height:30px;padding:0 14px;border-bottom:1px solid var(--line);gap:18px"><b class="strong">${w.replies}</b><span class="mute">${w.log}</span></div>${each(events, ([time, state, kind, text]) => `<div class="row" style="gap:14px;height:27px;padding:0 14px;font-size:11px"><span class="mono mute">${time}</span><span style="width:92px">${badge(state, kind)}</span><span class="mono">${text}</span></div>`)}</div>`;
  const stream = `<div class="col" style="width:252px;flex:none;border-left:1px solid var(--line)"><div class="row between" style="flex:none;height:36px;padding:0 14px;border-bottom:1px solid var(--line)"><b class="strong">${w.stream}</b>${badge(w.connected, 'good', true)}</div><div class="row" style="flex:none;border-bottom:1px solid var(--line)">${each(
    [
      [RATE, w.perSecond],
      ['4.2 ms', w.delay],
    ],
    ([value, label], i) =>
      `<div class="grow" style="padding:9px 14px;${i ? 'border-left:1px solid var(--line)' : ''}"><b style="font-size:15px;font-weight:650">${value}</b><br><span class="mute" style="font-size:10.5px">${label}</span></div>`,
  )}</div>${each(messages(c), streamRow)}</div>`;
  return moment(
    `<div class="row" style="height:100%;align-items:stretch">` +
      `<div class="col grow">${bar}<div class="grow" style="overflow:hidden">${editor(typescript(w), { on: 18, size: 11, line: 16.8 })}</div>${replies}</div>${stream}</div>`,
    { screen: [720, 540], from: [0, 0], theme: '' },
  );
}

const short = (w) => `import { OpenApi } from '@tradego/open-api';

const api = new OpenApi({ key, secret });
const session = await api.connect();

// ${w.commentQuotes}
const feed = session.subscribe('02871',
  ['quote', 'depth']);

for await (const item of feed) {
  console.log(item.symbol, item.last);
}`;

/** pocket/open-api: the shortest program that reads quotes, as wide as a phone. */
export function openApiPocket(locale) {
  return moment(editor(short(words[locale].api), { on: 6, size: 11, line: 16.7 }), {
    screen: [350, 220],
    from: [0, 0],
    theme: '',
  });
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
