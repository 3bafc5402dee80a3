// moment/heat-map and pocket/heat-map: every sector by size, every company by how far it moved.
import { each, heat, pct, sectors, segments, treemap, way } from '../../ui-kit/index.mjs';
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

/**
 * The map on a phone: one over another, within that one beside another, and so on. The four smallest sectors have no room
 * for a head of their own: they are one.
 */
const plan = [
  ['finance', 'technology'],
  [
    ['automobile', 'utilities'],
    ['others', 'telecom', 'transport'],
  ],
];

/** pocket/heat-map: the map as wide as a phone. Every head has its name and its move. */
export function heatMapPocket(locale) {
  const map = placed(plan, { x: 0, y: 0, w: 338, h: 388 }, true, (sector, box) =>
    area(sector.name === 'others' ? words[locale].heatmap.others : nameOf(sector, locale), sector, box, (one) =>
      pocketTile(one, locale),
    ),
  );
  return moment(
    `<div style="height:6px"></div><div style="position:relative;width:338px;height:388px;margin:0 auto">${map}</div>`,
    { screen: [350, 400], from: [0, 0], theme: '' },
  );
}

/** Each part of the plan as large as its sectors are. */
function placed(part, { x, y, w, h }, down, draw) {
  if (typeof part === 'string') return draw(sectorOf(part), { x, y, w, h });
  let before = 0;
  return each(part, (one) => {
    const share = sizeOf(one) / sizeOf(part);
    const box = down ? { x, y: y + before * h, w, h: share * h } : { x: x + before * w, y, w: share * w, h };
    before += share;
    return placed(one, box, !down, draw);
  });
}

const sizeOf = (part) => [part].flat(3).reduce((total, name) => total + sectorOf(name).value, 0);

function sectorOf(name) {
  if (name !== 'others') return sectors.find((sector) => sector.name === name);
  const rest = sectors.filter((sector) => !plan.flat(2).includes(sector.name));
  const items = rest.flatMap((sector) => sector.items);
  const value = items.reduce((total, one) => total + one.value, 0);
  return { name, items, value, percent: items.reduce((total, one) => total + one.percent * one.value, 0) / value };
}

const nameOf = (sector, locale) =>
  words[locale].heatmap.sectorNames[sectors.findIndex(({ name }) => name === sector.name)];

/** A sector: its head, its companies below. Without `move` the head is the name alone. */
const area = (name, sector, { x, y, w, h }, draw, move = pct(sector.percent)) =>
  `<div class="abs" style="left:${x + 1}px;top:${y + 1}px;width:${w - 2}px;height:${h - 2}px;overflow:hidden;background:var(--deep)"><div class="row between" style="height:18px;padding:0 5px;font-size:10.5px;white-space:nowrap"><span class="strong">${name}</span><span class="${way(sector.percent)}">${move}</span></div><div class="abs" style="left:0;top:18px">${each(treemap(sector.items, w - 2, h - 20), draw)}</div></div>`;

/** Sectors side by side, in the middle of its screen. */
function mapOf(locale, wide, tall) {
  const map = each(stacked(treemap(sectors, wide, tall)), ({ item, ...box }) => {
    // A name that does not fit in full is left out.
    const name = nameOf(item, locale);
    const letters = name.length * (locale === 'en' ? 6.4 : 10.5);
    const move = letters + 60 < box.w ? pct(item.percent) : '';
    return area(letters + 12 < box.w ? name : '', item, box, (one) => tile(one, locale), move);
  });
  return `<div style="position:relative;width:${wide}px;height:${tall}px;margin:0 auto">${map}</div>`;
}

/** The two smallest sectors one over the other: side by side, neither is as wide as its name and its move. */
function stacked(boxes) {
  const [one, other] = boxes.slice(-2);
  const w = one.w + other.w;
  const h = (one.h * one.w) / w;
  const under = { ...other, x: one.x, y: one.y + h, w, h: one.h - h };
  return [...boxes.slice(0, -2), { ...one, w, h }, under];
}

const surfaceOf = ({ item, x, y, w, h }) =>
  `left:${x + 0.5}px;top:${y + 0.5}px;width:${w - 1}px;height:${h - 1}px;background:${heat(item.percent, 3)}`;

/** English names that are still too long without their last word. */
const abbreviated = {
  '07012': ['Reed Foods', 'Reed'],
  '07038': ['Granite Bay', 'Granite'],
  '07405': ['Paper Crane', 'Crane'],
  '07466': ['Cloud Tel'],
};

/** What a company may be called, the longest first: its name, then the name without its trade. Never a code: it is no name. */
function namesOf({ code, name }, locale) {
  const whole = name[locale];
  if (locale !== 'en') return [whole, whole.slice(0, -2)];
  return [whole, ...(abbreviated[code] ?? [whole.replace(/ \S+$/, '')])];
}

/** How wide a name is, in its own size. */
const ems = (name, locale) => name.length * (locale === 'en' ? 0.6 : 1.02);

/** On a phone: the longest name that fits over its move, or beside it where the tile is flat; or the colour alone. */
function pocketTile(one, locale) {
  const { item, w, h } = one;
  const moved = pct(item.percent);
  const over = (name) => h > 34 && w > Math.max(ems(name, locale) * 10.5, 44) + 6;
  const beside = (name) => h > 16 && w > ems(name, locale) * 10.5 + 51;
  const label = item.c && namesOf(item.c, locale).find((name) => over(name) || beside(name));
  const stacked = label && over(label);
  const inner = label ? `<b class="strong">${label}</b><span style="font-weight:550">${moved}</span>` : '';
  return `<div class="abs ${stacked ? 'col' : 'row'}" style="align-items:center;justify-content:center;gap:${stacked ? 1 : 5}px;font-size:10.5px;line-height:1.25;white-space:nowrap;${surfaceOf(one)}">${inner}</div>`;
}

/** The longest name that fits over its move, or the colour alone: a move without a name tells nobody anything. */
function tile(one, locale) {
  const { item, w, h } = one;
  const { c, percent } = item;
  const size = Math.max(10.5, Math.min(17, w / 9.5, h / 5));
  const name = c && w > 46 && h > 36 && namesOf(c, locale).find((label) => ems(label, locale) * size < w - 6);
  const inner = name
    ? `<b class="strong" style="font-size:${size}px;line-height:1.15">${name}</b><span style="font-size:${Math.max(10.5, size * 0.84)}px;font-weight:550">${pct(percent)}</span>`
    : '';
  return `<div class="abs col" style="align-items:center;justify-content:center;gap:2px;text-align:center;overflow:hidden;white-space:nowrap;${surfaceOf(one)}">${inner}</div>`;
}
