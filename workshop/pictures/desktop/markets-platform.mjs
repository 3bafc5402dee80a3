// moment/markets and pocket/markets: the six cities with their clocks, and a day of their markets on one axis of time, in daylight.
import { path, points } from '../../kit/svg.mjs';
import { company, days as dailyBars, each, fmt, icon, indices, mark, minutes, pct, way } from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { clocks, line, states } from './markets.mjs';
import { moment } from './parts.mjs';

/** Hours of Hong Kong from the midnight of today: from the opening of Tokyo yesterday to the close of Singapore today. */
const [FROM, TO, NOW] = [-16, 17, 14 + 36 / 60];

/**
 * In the order of the cities: the place of its index, its last session and what is to come of today's, in hours of Hong
 * Kong in November. A break for lunch parts a session in two. Where it is afternoon, the index moved `before` percent in
 * yesterday's session.
 */
const lunch = (...hours) => [hours.slice(0, 2), hours.slice(2)];
const days = [
  { index: 0, hours: lunch(9.5, 12, 13, 16), before: 0.62 },
  { index: 2, hours: lunch(9.5, 11.5, 13, 15), before: -0.38 },
  { index: 4, hours: lunch(8, 10.5, 11.5, 14.5), before: 0.55 },
  { index: 5, hours: lunch(9, 12, 13, 17), before: -0.24 },
  { index: 6, hours: [[-8, 0.5]], next: [16, 17] },
  { index: 7, hours: [[-1.5, 5]] },
];
const shares = ['02871', '02853'];

const passed = (hours) => hours.filter(([from]) => from < NOW).map(([from, to]) => [from, Math.min(to, NOW)]);
const long = (hours) => hours.reduce((sum, [from, to]) => sum + to - from, 0);

/** A line over its sessions, its points shared out among them by their length: [from, to, points of that part]. */
function shared(hours, values) {
  const whole = long(hours);
  let before = 0;
  return hours.map(([from, to]) => {
    const first = Math.round((before / whole) * (values.length - 1));
    before += to - from;
    const last = Math.round((before / whole) * (values.length - 1));
    const at = (i) => from + (i / (last - first || 1)) * (to - from);
    return values.slice(first, last + 1).map((v, i) => [at(i), v]);
  });
}

/** A lane of the chart: sessions as bands, over them yesterday's line and today's, `values` in percent of the close between them. */
function lane({ hours, next, values, prior = [], percent }, { w, h }) {
  const x = (hour) => ((hour - FROM) / (TO - FROM)) * w;
  const all = [0, ...values, ...prior];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = h * 0.16;
  const y = (v) => room + ((high - v) / (high - low)) * (h - 2 * room);
  const open = hours.at(-1)[1] > NOW;
  const earlier = prior.length ? hours.map((pair) => pair.map((hour) => hour - 24)) : [];
  const band =
    (fill) =>
    ([from, to]) =>
      `<rect x="${x(from)}" width="${x(to) - x(from)}" height="${h}" fill="${fill}"/>`;
  const bands =
    each([...earlier, ...(next ? [next] : [])], band('var(--deep)')) +
    each(hours, band(open ? 'var(--wash)' : 'var(--deep)'));
  const colour = `var(--${way(percent)})`;
  const placed = (part) => part.map(([hour, v]) => [x(hour), y(v)]);
  const before = each(shared(earlier, prior), (part) =>
    path(points(placed(part)), { stroke: '#A9B5C9', sw: 1.4, join: 'round' }),
  );
  const parts = shared(passed(hours), values).map(placed);
  const now = each(parts, (at) => {
    const area = `${points(at)}L${at.at(-1)[0]} ${y(0)}L${at[0][0]} ${y(0)}Z`;
    return path(area, { fill: colour, op: 0.14 }) + path(points(at), { stroke: colour, sw: 1.7, join: 'round' });
  });
  const [endX, endY] = parts.at(-1).at(-1);
  const dot = open ? `<circle cx="${endX}" cy="${endY}" r="3" fill="${colour}"/>` : '';
  const zero = `<path d="M${x(earlier[0]?.[0] ?? hours[0][0])} ${y(0)}H${x(hours.at(-1)[1])}" stroke="var(--faint)" stroke-dasharray="2 3"/>`;
  return `<svg width="${w}" height="${h}">${bands}${zero}${before}${now}${dot}</svg>`;
}

/** A walk that ends at the close. */
const leadingTo = (name, percent) => line(name, percent, 72).map((v) => v - percent);

const indexLanes = (w) =>
  days.map(({ index, before, ...day }) => {
    const [last, percent] = indices[index];
    const prior = before && leadingTo(`before ${index}`, before);
    return { ...day, prior, name: w.indexNames[index], last, percent, values: line(`lane ${index}`, percent, 72) };
  });

const shareLanes = (locale) =>
  shares.map(company).map((c) => {
    const day = minutes(c).filter((_, i) => i % 4 === 0);
    const values = [...day, minutes(c).at(-1)].map(({ price }) => (price / c.previous - 1) * 100);
    const { open, close } = dailyBars(c).at(-2);
    const prior = leadingTo(`before ${c.code}`, (close / open - 1) * 100);
    return {
      hours: days[0].hours,
      prior,
      name: c.name[locale],
      code: c.code,
      last: c.price,
      percent: c.percent,
      values,
    };
  });

/** The axis above the lanes and, over them, the moment. */
function axis({ left, wide, lanes, tall, every, size, weekdays = ['', ''] }) {
  const x = (hour) => left + ((hour - FROM) / (TO - FROM)) * wide;
  const hours = Array.from({ length: Math.floor((TO - FROM) / every) + 1 }, (_, i) => FROM + i * every);
  // The day is named where it begins, and what the mark of the moment would lie on is left out.
  const day = (hour) => (hour === FROM ? weekdays[0] : hour === 0 ? weekdays[1] : '');
  const clock = (hour) => `${day(hour)}${String((hour + 24) % 24).padStart(2, '0')}:00`;
  const labels = each(
    hours.filter((hour) => Math.abs(x(hour) - x(NOW)) > 44),
    (hour) =>
      `<span style="position:absolute;left:${x(hour)}px;top:${tall - size * 1.35 - 4}px;white-space:nowrap;transform:translateX(${hour === FROM ? '0' : '-50%'});color:var(--mute);font-size:${size}px">${clock(hour)}</span>`,
  );
  const lines = each(
    hours,
    (hour) =>
      `<i style="position:absolute;left:${x(hour)}px;top:${tall}px;width:1px;height:${lanes}px;background:var(--line)"></i>`,
  );
  const now = `<i style="position:absolute;left:${x(NOW)}px;top:${tall}px;width:1.5px;height:${lanes}px;background:var(--accent)"></i><b style="position:absolute;left:${x(NOW)}px;top:${tall - size * 1.35 - 6}px;transform:translateX(-50%);padding:0 5px;border-radius:4px;background:var(--accent);color:#fff;font-size:${size}px;font-weight:600;line-height:${size * 1.5}px">${clocks[0]}</b>`;
  return { lines, over: `${labels}${now}` };
}

/** moment/markets: clocks, then six indices and two shares on one axis, at its own size. */
export function marketsWatch(locale) {
  const [w, t] = [words[locale].boards, words[locale].platform];
  const top = `<div class="row between" style="height:46px;padding:0 16px;border-bottom:1px solid var(--line)"><span class="row" style="gap:9px">${mark(17, 'paper')}<b class="strong" style="font-size:14px">TradeGo Markets</b></span><div class="field" style="width:300px;height:30px"><span class="row" style="gap:8px">${icon('Search', 14)}${t.search}</span></div><span class="row soft" style="gap:18px">${icon('Bell', 15)}${icon('Columns2', 15)}${icon('Settings', 15)}</span></div>`;
  const city = (name, i) =>
    `<div style="padding:9px 0 0 ${i ? 14 : 16}px;${i ? 'border-left:1px solid var(--line)' : ''}"><div class="soft">${name}</div><div style="font-size:22px;font-weight:600;letter-spacing:-.01em;line-height:1.3">${clocks[i]}</div><div class="row" style="gap:6px;font-size:11.5px;white-space:nowrap;color:var(--${states(w)[i][1]})"><i class="dot"></i>${states(w)[i][0]}</div></div>`;
  const cities = `<div style="display:grid;grid-template-columns:repeat(6,1fr);height:84px;border-bottom:1px solid var(--line)">${each(w.cities, city)}</div>`;
  const [left, wide, tall, h] = [176, 528, 54, 44];
  const rows = [...indexLanes(w), ...shareLanes(locale)];
  const { lines, over } = axis({
    ...{ left, wide, lanes: rows.length * h + 4, tall, every: 8, size: 11 },
    weekdays: t.weekdays,
  });
  const row = (one, i) =>
    `<div class="row" style="position:relative;height:${h}px;padding-left:16px;border-top:1px solid var(--${i === days.length ? 'faint' : 'line'})"><div style="width:${left - 16}px;line-height:1.35;white-space:nowrap"><b class="strong" style="font-size:12.5px">${one.name}</b>${one.code ? ` <span class="mute" style="font-size:11px">${one.code}</span>` : ''}<br><span class="soft" style="font-size:11.5px">${fmt(one.last)}</span> <span class="${way(one.percent)}" style="margin-left:4px;font-size:11.5px">${pct(one.percent)}</span></div>${lane(one, { w: wide, h: h - 1 })}</div>`;
  const chart = `<div style="position:relative"><div class="row between" style="height:${tall}px;padding:10px 16px 0;align-items:flex-start"><b class="strong" style="font-size:13px">${t.timeline}</b></div>${lines}${each(rows, row)}${over}</div>`;
  return moment(`<div style="height:100%;font-size:12px">${top}${cities}${chart}</div>`, {
    screen: [720, 540],
    from: [0, 0],
  });
}

/** pocket/markets: the same six as wide as a phone, their clocks in two lines and the indices on one axis. */
export function marketsPocket(locale) {
  const w = words[locale].boards;
  const room = locale === 'en' ? 8 : 10;
  const city = (name, i) =>
    `<div style="padding:6px ${room}px 0 ${i % 3 ? room : 12}px;${i > 2 ? 'border-top:1px solid var(--line);' : ''}${i % 3 ? 'border-left:1px solid var(--line)' : ''}"><div class="row between" style="white-space:nowrap"><span class="soft" style="font-size:11.5px">${name}</span><b style="font-size:${locale === 'en' ? 13 : 14}px;font-weight:650">${clocks[i]}</b></div><div class="row" style="gap:5px;font-size:10.5px;white-space:nowrap;color:var(--${states(w)[i][1]})"><i class="dot"></i>${states(w)[i][0]}</div></div>`;
  const cities = `<div style="display:grid;grid-template-columns:repeat(3,1fr);grid-auto-rows:47px;border-bottom:1px solid var(--line)">${each(w.cities, city)}</div>`;
  const left = locale === 'en' ? 126 : 104;
  const [wide, tall, h] = [340 - left, 24, 28];
  const rows = indexLanes(w);
  const { lines, over } = axis({ left, wide, lanes: rows.length * h + 5, tall, every: 8, size: 10.5 });
  const row = (one, i) =>
    `<div class="row" style="position:relative;height:${h}px;padding-left:12px;border-top:1px solid var(--line)"><div class="row between" style="width:${left - 12}px;padding-right:8px;white-space:nowrap;font-size:11.5px"><b class="strong">${w.cities[i]}</b><b class="${way(one.percent)}" style="font-weight:550">${pct(one.percent)}</b></div>${lane(one, { w: wide, h: h - 1 })}</div>`;
  return moment(
    `<div style="height:100%;font-size:12px">${cities}<div style="position:relative"><div style="height:${tall}px"></div>${lines}${each(rows, row)}${over}</div></div>`,
    { screen: [350, 292], from: [0, 0] },
  );
}
