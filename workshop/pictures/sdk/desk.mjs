// sdk/scenario-desk: an institution's own board over two screens of its desk, with the limits of its house.
import {
  book,
  company,
  fmt,
  icon,
  ladder,
  meter,
  monitor,
  pct,
  spark,
  sparkline,
  tape,
  way,
} from '../../ui-kit/index.mjs';
import { html } from '../phone/base.mjs';
import { placed, stage } from './stage.mjs';
import { words } from './words.mjs';

/** What the team follows, and how much of the house's limit it has used. */
export const followed = [
  ['02871', 0.62],
  ['07083', 0.38],
  ['02892', 0.91],
  ['07045', 0.24],
  ['07466', 0.47],
  ['07038', 0.12],
  ['02884', 0.73],
  ['07012', 0.55],
];

export function desk(locale) {
  const w = words[locale].desk;
  const c = company('02871');
  const columns = 'grid-template-columns:1.95fr 48px .72fr .82fr .72fr 1fr';
  const line = ([code, used], i) => {
    const one = company(code);
    const { bids, asks } = book(one, 1);
    return html`<div style="display:grid;${columns};gap:10px;align-items:center;flex:1;padding:0 16px;border-top:1px solid var(--line);${i ? '' : 'background:var(--wash);box-shadow:inset 3px 0 var(--accent)'}"><div style="line-height:1.3;min-width:0"><b class="strong clip" style="display:block">${one.name[locale]}</b><span class="mute" style="font-size:11.5px">${code}</span></div>${sparkline(spark(one), { w: 48, h: 20, base: one.previous, colour: `var(--${way(one.change)})` })}<b class="num" style="font-size:14px;font-weight:650">${fmt(one.price)}</b><span class="num ${way(one.change)} strong">${pct(one.percent)}</span><span class="num soft">${fmt(asks[0].price - bids[0].price)}</span><span class="row num" style="gap:8px;justify-content:flex-end">${meter(used, { w: 34, h: 5, colour: used > 0.9 ? 'var(--gold)' : 'var(--accent)' })}<span class="soft" style="min-width:28px">${fmt(used * 100, 0)}%</span></span></div>`;
  };
  const board = html`<div class="col" style="height:100%;font-size:12.5px"><div class="row between" style="flex:none;height:42px;padding:0 16px;background:var(--raised)"><span class="row" style="gap:10px"><span class="accent">${icon('LayoutGrid', 17, 2)}</span><b class="strong" style="font-size:14.5px">${w.title}</b><span class="soft">${w.group}</span></span><span class="mono soft">14:36:08</span></div>
<div class="mute" style="display:grid;${columns};gap:10px;align-items:center;flex:none;height:30px;padding:0 16px"><span>${w.head[0]}</span><span></span>${w.head.slice(1).map((head) => html`<span class="num">${head}</span>`)}</div>${followed.map(line)}</div>`;
  const side = html`<div style="height:100%;font-size:12.5px;--level:22px"><div style="padding:12px 14px 8px;background:var(--raised)"><b class="strong" style="font-size:14px">${c.name[locale]}</b><br><span class="mute">02871</span></div><div class="mute" style="padding:9px 14px 5px">${w.depth}</div>${ladder(c, { levels: 5 })}<div class="mute" style="padding:11px 14px 5px;border-top:1px solid var(--line)">${w.trades}</div>${tape(c, 8)}</div>`;
  return stage(
    'desk',
    'ink',
    'lattice',
    placed(14, 62, monitor({ w: 544, screen: 526, ratio: 0.7, body: board })) +
      placed(570, 26, monitor({ w: 218, screen: 200, ratio: 2.22, body: side })),
  );
}
