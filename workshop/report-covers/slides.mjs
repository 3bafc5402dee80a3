// What is on the screen: charts of the record the reports keep, 800 × 450, each with its amounts, so that a still says
// what was spoken to. A still serves three languages: it holds figures, years and names that all three write alike.
// Shown as narrow as 350 px, its type is no smaller than 22 here. The page lays the length of the recording over the
// upper right corner, which stays empty (from 550 across, down to 100).
import { arc, circle, each, many, path, rect, smooth, text } from '../kit/svg.mjs';
import { blue, blueLight, teal } from '../lib/palette.mjs';
import { figures } from '../pdf/company/figures.mjs';

const shades = [blue, '#8FB0FF', teal];
/** The three businesses, in the order of the results. */
const NAMES = ['SaaS', 'Data', 'ESOP'];
const [LEFT, RIGHT, FOOT] = [40, 760, 392];
const SMALL = 22;
const DARK = '#0B1220';
const QUIET = '#56637B';
const QUIET_ON_INK = '#A3B3CF';

const paperGround = rect(0, 0, 800, 450, { fill: '#F7F9FD' });
const inkGround = rect(0, 0, 800, 450, { fill: '#0B1428' });
const base = rect(LEFT, FOOT, RIGHT - LEFT, 2.5, { fill: DARK });
const revenue = (year, span = 'FY') => figures(year, span).revenue;
const amount = (value) => value.toFixed(1);
const small = (x, y, value, o = {}) => text(x, y, value, { size: SMALL, weight: 560, fill: QUIET, ...o });

/** The period, and what the amounts below it are of. */
const title = (value, { fill = DARK, quiet = QUIET } = {}) =>
  text(LEFT, 78, value, { size: 44, weight: 680, fill, spacing: '-0.03em' }) +
  small(LEFT, 112, 'HK$M', { fill: quiet });
const onInk = { fill: '#fff', quiet: QUIET_ON_INK };

/** Revenue of every year up to this one. */
export function years(last) {
  const list = Array.from({ length: last - 2016 }, (_, i) => 2017 + i);
  const most = revenue(last);
  const step = (RIGHT - LEFT) / list.length;
  return (
    paperGround +
    title(last) +
    each(list, (year, i) => {
      const h = (222 * revenue(year)) / most;
      const middle = LEFT + (i + 0.5) * step;
      const own = { anchor: 'm', ...(year === last && { fill: DARK, weight: 680 }) };
      return (
        rect(middle - step * 0.35, FOOT - h, step * 0.7, h, { r: 4, fill: year === last ? blue : '#BFD0FA' }) +
        small(middle, FOOT - h - 9, amount(revenue(year)), own) +
        small(middle, FOOT + 30, year, own)
      );
    }) +
    base
  );
}

/** How the three businesses share the year. */
export function shares(year, span = 'FY') {
  const { segments, revenue: all } = figures(year, span);
  let turn = 0;
  return (
    paperGround +
    title(span === 'FY' ? year : `${span} ${year}`) +
    each(segments, (part, i) => {
      const from = turn;
      turn += part / all;
      return path(arc(590, 266, 116, from + 0.004, turn - 0.004), { stroke: shades[i], sw: 54 });
    }) +
    text(590, 282, amount(all), { size: 48, weight: 680, fill: DARK, anchor: 'm', spacing: '-0.03em' }) +
    each(segments, (part, i) => {
      const y = 190 + i * 78;
      return (
        small(LEFT, y, NAMES[i], { fill: DARK }) +
        small(330, y, amount(part), { fill: DARK, weight: 680, anchor: 'r' }) +
        rect(LEFT, y + 14, 290, 12, { r: 6, fill: '#DFE6F3' }) +
        rect(LEFT, y + 14, (290 * part) / segments[0], 12, { r: 6, fill: shades[i] })
      );
    })
  );
}

/** The businesses stacked through the years, with what each brought in the last. */
export function layers(last) {
  const list = Array.from({ length: last - 2016 }, (_, i) => 2017 + i);
  const { segments, revenue: all } = figures(last, 'FY');
  const end = 618;
  const scale = 250 / all;
  const x = (i) => LEFT + ((end - LEFT) * i) / (list.length - 1);
  const sum = (parts, count) => parts.slice(0, count).reduce((a, b) => a + b, 0);
  const edge = (count) => list.map((year, i) => [x(i), FOOT - sum(figures(year, 'FY').segments, count) * scale]);
  const fills = ['#2E63F0', '#6C95FF', '#5EE6E0'];
  return (
    inkGround +
    title(last, onInk) +
    each([3, 2, 1], (count) =>
      path(`${smooth(edge(count))}L${end} ${FOOT}L${LEFT} ${FOOT}Z`, { fill: fills[count - 1] }),
    ) +
    each(list, (year, i) =>
      i % 2
        ? ''
        : rect(x(i) - 0.5, 142, 1, FOOT - 142, { fill: '#fff', op: 0.16 }) +
          small(x(i), FOOT + 30, year, { fill: QUIET_ON_INK, anchor: i === 0 ? 'l' : 'm' }),
    ) +
    each(segments, (part, i) => {
      const y = FOOT - (sum(segments, i) + part / 2) * scale + 8;
      return (
        small(end + 12, y, NAMES[i], { fill: QUIET_ON_INK }) +
        small(RIGHT, y, amount(part), { fill: '#fff', weight: 680, anchor: 'r' })
      );
    }) +
    rect(LEFT, FOOT, end - LEFT, 2, { fill: '#fff', op: 0.5 })
  );
}

/** One dot a broker connected; the lit ones joined this year. */
export function brokers(now, before) {
  const across = 8;
  const lit = '#5EE6E0';
  return (
    inkGround +
    text(LEFT, 78, now.year, { size: 44, weight: 680, fill: '#fff', spacing: '-0.03em' }) +
    text(LEFT + 148, 78, now.brokers, { size: 44, weight: 680, fill: blueLight, spacing: '-0.02em' }) +
    text(LEFT + 212, 78, `+${now.brokers - before.brokers}`, { size: 30, weight: 620, fill: lit }) +
    many(now.brokers, (i) =>
      circle(66 + (i % across) * 95, 158 + Math.floor(i / across) * 76, 26, {
        fill: i < before.brokers ? '#2D57D6' : lit,
      }),
    )
  );
}

/** From one half-year to the next, business by business. */
export function bridge(year) {
  const [then, now] = [figures(year - 1, 'H1'), figures(year, 'H1')];
  const scale = 222 / now.revenue;
  let level = then.revenue;
  const column = (i, from, to, fill, value, name) => {
    const x = LEFT + i * 154;
    const top = FOOT - Math.max(from, to) * scale;
    return (
      rect(x, top, 104, Math.abs(to - from) * scale, { r: 5, fill }) +
      small(x + 52, top - 9, value, { fill: DARK, weight: 680, anchor: 'm' }) +
      small(x + 52, FOOT + 30, name, { anchor: 'm' })
    );
  };
  const steps = now.segments.map((part, i) => {
    const [from, more] = [level, part - then.segments[i]];
    level += more;
    return column(i + 1, from, level, shades[i], `${more < 0 ? '−' : '+'}${amount(Math.abs(more))}`, NAMES[i]);
  });
  return (
    paperGround +
    title(`01–06.${year}`) +
    column(0, 0, then.revenue, '#C3CEDF', amount(then.revenue), year - 1) +
    steps.join('') +
    column(4, 0, now.revenue, DARK, amount(now.revenue), year) +
    base
  );
}

/** Half-years side by side, the first of each year lit. */
export function halves(last) {
  const list = Array.from({ length: 6 }, (_, i) => last - 5 + i);
  const all = list.flatMap((year) => {
    const first = revenue(year, 'H1');
    return year === last ? [first] : [first, revenue(year) - first];
  });
  const scale = 226 / Math.max(...all);
  const step = (RIGHT - LEFT) / list.length;
  const [second, own] = ['#3B5B96', '#5EE6E0'];
  const key = (x, name, fill) => rect(x, 97, 16, 16, { r: 3, fill }) + small(x + 24, 112, name, { fill: QUIET_ON_INK });
  return (
    inkGround +
    title(`01–06.${last}`, onInk) +
    key(214, 'H1', blueLight) +
    key(288, 'H2', second) +
    each(list, (year, i) => {
      const bar = (value, dx, fill, ink) => {
        const x = LEFT + i * step + dx;
        return (
          rect(x, FOOT - value * scale, 50, value * scale, { r: 4, fill }) +
          small(x + 25, FOOT - value * scale - 9, amount(value), { fill: ink, anchor: 'm' })
        );
      };
      const [first, rest] = [all[i * 2], all[i * 2 + 1]];
      return (
        bar(first, 4, year === last ? own : blueLight, '#fff') +
        (rest === undefined ? '' : bar(rest, 60, second, QUIET_ON_INK)) +
        small(LEFT + i * step + (rest === undefined ? 29 : 57), FOOT + 30, year, { fill: QUIET_ON_INK, anchor: 'm' })
      );
    }) +
    rect(LEFT, FOOT, RIGHT - LEFT, 2, { fill: '#fff', op: 0.5 })
  );
}
