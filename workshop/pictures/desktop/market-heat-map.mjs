// moment/heat-map and pocket/heat-map: every sector by size, every company by how far it moved.
import { each, fmt, heat, pct, sectors, segments, treemap, way } from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { moment } from './parts.mjs';

/** moment/heat-map: the whole map at its own size, with its scale. */
export function largestShares(locale) {
  const w = words[locale].heatmap;
  const scale = each(
    [-3, -2, -1, 0, 1, 2, 3],
    (v) =>
      `<span style="display:grid;place-items:center;width:38px;height:20px;background:${v ? heat(v, 3) : 'var(--hover)'};font-size:10.5px;font-weight:550">${v > 0 ? '+' : v < 0 ? '−' : ''}${Math.abs(v)}%</span>`,
  );
  const head = `<div class="row between" style="height:48px;padding:0 14px"><div class="row" style="gap:14px">${segments(w.span, 0)}<span class="mute">${w.size}</span></div><div class="row" style="gap:1px;overflow:hidden;border-radius:5px">${scale}</div></div>`;
  return moment(`${head}${mapOf(locale, 704, 484)}`, { screen: [720, 540], from: [0, 0], theme: '' });
}

/** pocket/heat-map: the map as wide as a phone. */
export function heatMapPocket(locale) {
  return moment(`<div style="height:6px"></div>${mapOf(locale, 338, 388)}`, {
    screen: [350, 400],
    from: [0, 0],
    theme: '',
  });
}

/** Sectors side by side, in the middle of its screen. */
function mapOf(locale, wide, tall) {
  const names = words[locale].heatmap.sectorNames;
  const map = each(
    treemap(
      sectors.map((sector, i) => ({ ...sector, i })),
      wide,
      tall,
    ),
    ({ item, x, y, w, h }) => {
      const mean = item.percent;
      // A name that does not fit in full is left out.
      const letters = names[item.i].length * (locale === 'en' ? 6.4 : 10.5);
      const named = letters + 12 < w ? names[item.i] : '';
      const cells = each(treemap(item.items, w - 2, h - 20), (one) => tile(one, locale));
      return `<div class="abs" style="left:${x + 1}px;top:${y + 1}px;width:${w - 2}px;height:${h - 2}px;overflow:hidden;background:var(--deep)"><div class="row between" style="height:18px;padding:0 5px;font-size:10.5px;white-space:nowrap"><span class="strong">${named}</span><span class="${way(mean)}">${letters + 60 < w ? pct(mean) : ''}</span></div><div class="abs" style="left:0;top:18px">${cells}</div></div>`;
    },
  );
  return `<div style="position:relative;width:${wide}px;height:${tall}px;margin:0 auto">${map}</div>`;
}

function tile({ item, x, y, w, h }, locale) {
  const { c, percent } = item;
  const style = `left:${x + 0.5}px;top:${y + 0.5}px;width:${w - 1}px;height:${h - 1}px;background:${heat(percent, 3)}`;
  const figure = `${Math.abs(percent) < 0.05 ? '' : percent > 0 ? '+' : '−'}${fmt(Math.abs(percent), 1)}`;
  if (!c)
    return `<div class="abs" style="display:grid;place-items:center;font-size:10.5px;${style}">${w > 36 && h > 18 ? figure : ''}</div>`;
  const size = Math.max(10.5, Math.min(17, w / 9.5, h / 5));
  // A name stands where it has room in full; else the code, else the colour alone.
  const letters = c.name[locale].length * (locale === 'en' ? 0.56 : 1.02);
  const name = letters * size < w - 6 && h > 36 ? c.name[locale] : w > 40 && h > 36 ? c.code : '';
  const number = w > 46 && h > 20 ? pct(percent) : w > 32 && h > 18 ? figure : '';
  return `<div class="abs col" style="align-items:center;justify-content:center;gap:2px;text-align:center;overflow:hidden;white-space:nowrap;${style}">${name && `<b class="strong" style="font-size:${size}px;line-height:1.15">${name}</b>`}${number && `<span style="font-size:${Math.max(10.5, size * 0.84)}px;font-weight:550">${number}</span>`}</div>`;
}
