// sdk/scenario-quant: a private investor's strategy on a laptop, its source beside what it would have earned.
import { seeded } from '../../lib/random.mjs';
import { badge, book, company, fmt, laptop, lineChart, reachedAt, signed } from '../../ui-kit/index.mjs';
import { editor } from '../desktop/open-api.mjs';
import { legend } from '../desktop/parts.mjs';
import { html } from '../phone/base.mjs';
import { placed, stage } from './stage.mjs';
import { words } from './words.mjs';

/** Against the Python SDK as it is packed: `open-api/sdk/python`. */
const source = ([when, then]) => `import asyncio
from decimal import Decimal
from rules import check, note
from tradego import OpenApi, Quote

CODE, TICK = "02871", Decimal("0.02")

async def main():
    api = OpenApi(reconnect=True)
    async with api.stream(CODE) as stream:
        async for item in stream:
            if not isinstance(item, Quote):
                continue
            # ${when}
            bid, ask = item.bid, item.ask
            if bid and ask and ask - bid <= TICK:
                note(item.time, item.last)
            # ${then}
            check(every=20)

asyncio.run(main())`;

/** A walk of so many days that ends on `last` per cent. */
function curve(name, last, rough, days = 124) {
  const r = seeded(name);
  const raw = [0];
  for (let i = 1; i < days; i++) raw.push(raw[i - 1] + r.normal() * rough);
  return raw.map((v, i) => v - (raw[days - 1] * i) / (days - 1) + (last * i) / (days - 1));
}
const drawdown = (values) => {
  let [top, most] = [0, 0];
  for (const v of values) {
    top = Math.max(top, v);
    most = Math.min(most, ((v - top) / (100 + top)) * 100);
  }
  return most;
};

/** What the strategy earned beside holding the share: as a line, and in three figures. */
export function results(w, { width, height, size }) {
  const strategy = curve('quant strategy', 6.84, 0.42);
  const held = curve('quant held', 4.12, 0.34);
  const figures = [
    [`${signed(strategy.at(-1))}%`, 'up'],
    [`${signed(drawdown(strategy))}%`, ''],
    ['418', ''],
  ];
  return html`<div style="padding:14px 18px 0"><div class="row between"><b class="strong nowrap" style="font-size:15px">${w.result}</b>${legend(
    [
      [w.series[0], 'var(--accent)'],
      [w.series[1], 'var(--mute)'],
    ],
    `font-size:${size}px;gap:10px`,
  )}</div><div class="mute" style="margin-top:3px">${w.span}</div></div>
<div style="padding:8px 14px 0">${lineChart(
    [
      { values: held, colour: 'var(--mute)', sw: 1.4 },
      { values: strategy, colour: 'var(--accent)', area: 0.24, sw: 2, end: true },
    ],
    {
      w: width,
      h: height,
      low: -4,
      high: 8,
      rows: 3,
      axis: 34,
      size,
      labels: [w.months[0], w.months[3], w.months[6]],
      format: (v) => `${fmt(v, 0).replace('-', '−')}%`,
    },
  )}</div>
<div class="row" style="margin-top:6px;border-top:1px solid var(--line)">${figures.map(([value, kind], i) => html`<div class="grow" style="padding:9px 0 9px ${i ? 12 : 18}px;${i ? 'border-left:1px solid var(--line)' : ''}"><span class="mute nowrap">${w.figures[i]}</span><br><b class="${kind}" style="font-size:17px;font-weight:650">${value}</b></div>`)}</div>`;
}

export function quant(locale) {
  const w = words[locale].quant;
  const c = company('02871');
  const { bids, asks } = book(c, 1);
  const signals = [
    ['14:36', c.price],
    ['14:21', asks[0].price],
    ['13:52', bids[0].price],
    [reachedAt(c, c.price - 0.2), c.price - 0.2],
  ];
  const right = html`<div class="col" style="width:286px;flex:none;border-left:1px solid var(--line)">${results(w, { width: 258, height: 150, size: 13 })}
<div style="padding:14px 18px;border-top:1px solid var(--line)"><b class="strong">${w.log}</b>${signals.map(([time, price]) => html`<div class="row between" style="height:25px"><span class="mono mute">${time}</span><span class="mono">02871</span><b class="strong">${fmt(price)}</b></div>`)}</div></div>`;
  const body = html`<div class="col" style="height:100%;font-size:13px"><div class="row between" style="flex:none;height:40px;padding:0 16px;border-bottom:1px solid var(--line);background:var(--raised)"><span class="row" style="gap:14px"><span class="lights plain"><i></i><i></i><i></i></span><b class="strong">${w.file}</b></span><span style="zoom:1.12">${badge(w.run, 'good', true)}</span></div>
<div class="row grow" style="align-items:stretch"><div class="grow" style="overflow:hidden">${editor(source(w.comment), { on: 15, size: 13.3, line: 19.4 })}</div>${right}</div></div>`;
  // Of the ground as much is left beside the laptop's foot, the broadest part of it, as above its lid and below.
  return stage('quant', 'blue', 'lattice', placed(89, 50, laptop({ w: 622, screen: 688, ratio: 0.686, body })));
}
