// moment/heat-map: every sector by size, every company by how far it moved.
import { companies, each, fmt, heat, pct, sectors, segments, treemap, way } from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { moment } from './parts.mjs';

const [wide, tall] = [768, 558];

/** moment/heat-map: a part of it at its own size, from the largest shares. */
export function largestShares(locale) {
  return moment(heatMapScreen(locale), { screen: [992, 612], from: [0, 44], theme: '' });
}

/** Drawn on 992 × 612. */
function heatMapScreen(locale) {
  const w = words[locale].heatmap;
  const map = each(
    treemap(
      sectors.map((sector, i) => ({ ...sector, i })),
      wide,
      tall,
    ),
    ({ item, x, y, w: sw, h: sh }) => {
      const mean = item.percent;
      const cells = each(treemap(item.items, sw - 2, sh - 20), (one) => tile(one, locale));
      return `<div class="abs" style="left:${x + 1}px;top:${y + 1}px;width:${sw - 2}px;height:${sh - 2}px;overflow:hidden;background:var(--deep)"><div class="row between" style="height:18px;padding:0 5px;font-size:10.5px;white-space:nowrap"><span class="strong">${w.sectorNames[item.i]}</span><span class="${way(mean)}">${sw > 90 ? pct(mean) : ''}</span></div><div class="abs" style="left:0;top:18px">${cells}</div></div>`;
    },
  );
  const sorted = companies.toSorted((p, q) => q.percent - p.percent);
  const list = (title, ones) =>
    `<div class="row between" style="height:32px;padding:0 14px;border-block:1px solid var(--line)"><b class="strong">${title}</b></div>${each(ones, (c) => `<div class="row between" style="height:31px;padding:0 14px;white-space:nowrap"><span class="clip">${c.name[locale]}</span><b class="strong ${way(c.change)}">${pct(c.percent)}</b></div>`)}`;
  const breadth = `<div style="padding:14px 14px 16px"><div class="row between"><b class="strong">${w.breadth}</b></div><div class="row" style="gap:2px;height:8px;margin:12px 0 8px"><i style="height:8px;width:49%;border-radius:4px 0 0 4px;background:var(--up)"></i><i style="height:8px;width:16.5%;background:var(--faint)"></i><i class="grow" style="height:8px;border-radius:0 4px 4px 0;background:var(--down)"></i></div><div class="row between"><span class="up strong">1,189</span><span class="mute">402 ${w.flat}</span><span class="down strong">831</span></div></div>`;
  const scale = each(
    [-3, -2, -1, 0, 1, 2, 3],
    (v) =>
      `<span style="display:grid;place-items:center;width:38px;height:20px;background:${v ? heat(v, 3) : 'var(--hover)'};font-size:10.5px;font-weight:550">${v > 0 ? '+' : v < 0 ? '−' : ''}${Math.abs(v)}%</span>`,
  );
  return `<div class="row" style="height:100%;align-items:stretch"><div style="width:${wide + 8}px;flex:none"><div class="row between" style="height:44px;padding:0 12px"><div class="row" style="gap:14px">${segments(w.span, 0)}<span class="mute">${w.size}</span></div><div class="row" style="gap:1px;overflow:hidden;border-radius:5px">${scale}</div></div><div style="position:relative;margin-left:4px;width:${wide}px;height:${tall}px">${map}</div></div>
    <div class="grow" style="border-left:1px solid var(--line)">${breadth}${list(w.leaders, sorted.slice(0, 7))}${list(w.laggards, sorted.slice(-6).toReversed())}</div></div>`;
}

function tile({ item, x, y, w, h }, locale) {
  const { c, percent } = item;
  const style = `left:${x + 0.5}px;top:${y + 0.5}px;width:${w - 1}px;height:${h - 1}px;background:${heat(percent, 3)}`;
  if (!c)
    return `<div class="abs" style="display:grid;place-items:center;font-size:${w > 52 && h > 30 ? 10.5 : 9}px;opacity:.96;${style}">${w > 34 && h > 15 ? `${Math.abs(percent) < 0.05 ? '' : percent > 0 ? '+' : '−'}${fmt(Math.abs(percent), 1)}` : ''}</div>`;
  const size = Math.max(10, Math.min(17, w / 9.5, h / 5));
  const name =
    w > 62
      ? `<b class="strong" style="font-size:${size}px;line-height:1.15">${c.name[locale]}</b>`
      : `<b class="strong" style="font-size:${w > 44 ? 10 : 9}px">${c.code}</b>`;
  return `<div class="abs col" style="align-items:center;justify-content:center;gap:2px;padding:2px;text-align:center;overflow:hidden;${style}">${name}<span style="font-size:${w > 44 ? Math.max(10, size * 0.84) : 9}px;font-weight:550">${pct(percent)}</span></div>`;
}
