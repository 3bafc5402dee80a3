// moment/aipo and pocket/aipo: new shares by date.
import { amount, each, fmt, icon, mark, offers, offersIn, tabs } from '../../ui-kit/index.mjs';
import { words } from '../words/index.mjs';
import { moment } from './parts.mjs';

const today = 12;
/** The days of the calendar, and what each line of it measures. */
const whole = { from: 9, to: 27, cell: 27, name: 188, line: 50, count: 7, top: 'height:44px;align-items:center' };
/** On a phone the first four, with the days until they are listed, and the key in a line of its own; names are longer in English. */
const pocket = (locale) => ({
  ...{ from: 9, to: 20, line: 36, count: 4, top: 'height:60px;flex-direction:column;padding-block:9px 8px' },
  ...(locale === 'en' ? { cell: 18, name: 132 } : { cell: 20, name: 106 }),
});
/** Only an offer that is open is solid. */
const bars = { open: '#1F5BFF', closed: '#A9B5C9', upcoming: '#CFDCFF' };
/** Days without trading, quiet and still read. */
const closed = '#77849a';
const tones = { result: '#E9B44C', list: '#0FA3A3' };
const barOf = (state) => `border-radius:4px;background:${bars[state]}`;
const pointOf = (kind) => `border-radius:50%;background:#fff;box-shadow:inset 0 0 0 3.5px ${tones[kind]}`;
/** moment/aipo: the calendar whole, with its counts, at its own size. */
export function aipoDays(locale) {
  const w = words[locale].aipo;
  const top = `<div class="row between" style="height:48px;padding:0 18px;border-bottom:1px solid var(--line)"><div class="row" style="gap:26px"><span class="row" style="gap:9px">${mark(17, 'paper')}<b class="strong" style="font-size:14px">${w.product}</b></span>${tabs(w.tabs.slice(0, 4), 0, 'height:48px')}</div><span class="row soft" style="gap:16px">${icon('Search', 16)}${icon('Bell', 16)}</span></div>`;
  const figures = [
    offersIn('open').length,
    offers.filter((o) => o.result <= 13).length,
    offers.filter((o) => o.listing > 13 && o.listing < 21).length,
    `${locale === 'en' ? 'HK$' : ''}${amount(214.6e9, locale)}`,
  ];
  const stats = `<div class="row" style="border-bottom:1px solid var(--line)">${each(w.stats, (label, i) => `<div class="grow" style="padding:11px 18px;${i ? 'border-left:1px solid var(--line)' : ''}"><span class="mute">${label}</span><br><b style="font-size:19px;font-weight:650;letter-spacing:-.01em">${figures[i]}</b></div>`)}</div>`;
  return moment(`${top}${stats}${calendar(w, locale, whole)}`, { screen: [720, 540], from: [0, 0] });
}

/** pocket/aipo: the first of them, as wide as a phone. */
export function aipoPocket(locale) {
  return moment(calendar(words[locale].aipo, locale, pocket(locale)), { screen: [350, 238], from: [0, 0] });
}

/** Every kind of mark there is on the lines shown, as it looks there. */
function key(w, shown) {
  const states = ['open', 'closed', 'upcoming'].filter((state) => shown.some((offer) => offer.state === state));
  const entry = (word, wide, look) =>
    `<span class="row" style="gap:5px"><i style="width:${wide}px;height:10px;${look}"></i>${word}</span>`;
  return `<div class="row soft" style="gap:12px;font-size:11px;white-space:nowrap">${each(states, (state) => entry(w.states[state], 18, barOf(state)))}${each(['result', 'list'], (kind) => entry(w.points[kind], 10, pointOf(kind)))}</div>`;
}

function calendar(w, locale, { from, to, cell, name: named, line, count, top }) {
  const at = (day) => (day - from) * cell;
  const inset = named > 150 ? 18 : 12;
  const days = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  // 1 November 2026 is a Sunday.
  const weekend = (day) => (day - 1) % 7 === 0 || (day - 1) % 7 === 6;
  const header = each(
    days,
    (day) =>
      `<span style="width:${cell}px;text-align:center;line-height:1.25;${day === today ? 'color:var(--accent);font-weight:600' : weekend(day) ? `color:${closed}` : 'color:var(--soft)'}"><small style="font-size:9.5px">${w.weekdays[(day - 1) % 7]}</small><br>${day}</span>`,
  );
  const row = (offer, i) => {
    const { name, low, high, from: start, to: end, result, listing } = offer;
    const bar = `<i style="position:absolute;top:${line / 2 - 7.5}px;height:15px;left:${at(start) + 3}px;width:${(end - start + 1) * cell - 6}px;${barOf(offer.state)}"></i>`;
    const point = (day, kind) =>
      `<i style="position:absolute;top:${line / 2 - 6}px;left:${at(day) + cell / 2 - 6}px;width:12px;height:12px;${pointOf(kind)}"></i>`;
    const wire = `<i style="position:absolute;top:${line / 2 - 0.5}px;height:1px;left:${at(end + 1) - 3}px;width:${at(listing) - at(end + 1) + cell / 2}px;background:var(--edge)"></i>`;
    return `<div class="row" style="height:${line}px;border-bottom:1px solid var(--line);${i === 0 ? 'background:var(--wash);box-shadow:inset 2px 0 var(--accent)' : ''}"><div style="width:${named}px;padding-left:${inset}px;line-height:1.3"><b class="strong" style="white-space:nowrap;${named === 132 ? 'font-size:11.5px;letter-spacing:-.02em' : ''}">${name[locale]}</b><br><span class="mute" style="font-size:10.5px">${fmt(low)}–${fmt(high)}</span></div><div style="position:relative;width:${days.length * cell}px;height:${line}px">${wire}${bar}${point(result, 'result')}${point(listing, 'list')}</div></div>`;
  };
  const shade = each(
    days.filter(weekend),
    (day) =>
      `<i style="position:absolute;top:0;bottom:0;left:${named + at(day)}px;width:${cell}px;background:rgb(11 18 32/.025)"></i>`,
  );
  const shown = offers.slice(0, count);
  return `<div style="display:flex;${top};justify-content:space-between;padding-inline:${inset}px"><b class="nowrap" style="font-size:14px;font-weight:600">${w.month}</b>${key(w, shown)}</div>
    <div class="row" style="height:34px;padding-left:${named}px;border-block:1px solid var(--line);background:var(--deep);font-size:11.5px">${header}</div>
    <div style="position:relative">${shade}${each(shown, row)}<i style="position:absolute;top:0;bottom:0;left:${named + at(today) + cell * 0.6}px;width:1.5px;background:var(--accent)"></i></div>`;
}
