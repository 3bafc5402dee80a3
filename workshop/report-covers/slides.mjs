// What is on the screen: charts of the record the reports keep, 800 × 450, with the amounts that matter, so that a still
// says what was spoken to. Each of the three businesses, in the order of the results, has a short name: whom it serves or
// what it sells. A chart with names or amounts is drawn for each reader, with the `words` of words.mjs.
// Shown as narrow as 350 px, its type is no smaller than 22 here. The page lays the length of the recording over the
// upper right corner, which stays empty (from 550 across, down to 100).
import { arc, circle, each, many, path, rect, smooth, text } from '../kit/svg.mjs';
import { blue, blueLight, teal } from '../lib/palette.mjs';
import { figures } from '../pdf/company/figures.mjs';
import { closer, inFace } from './hall.mjs';

const shades = [blue, '#8FB0FF', teal];
const [LEFT, RIGHT, FOOT] = [40, 760, 392];
const SMALL = 22;
const DARK = '#0B1220';
const QUIET = '#56637B';
const QUIET_ON_INK = '#A3B3CF';

const paperGround = rect(0, 0, 800, 450, { fill: '#F7F9FD' });
const inkGround = rect(0, 0, 800, 450, { fill: '#0B1428' });
const base = rect(LEFT, FOOT, RIGHT - LEFT, 2.5, { fill: DARK });
const revenue = (year, span = 'FY') => figures(year, span).revenue;
const small = (x, y, value, o = {}) => text(x, y, value, { size: SMALL, weight: 560, fill: QUIET, ...o });

/** The period, and beside it what it is in smaller type. */
const titled = (words, period, beside, onInk = false) =>
  `${inFace(words)}<text x="${LEFT}" y="78"><tspan font-size="44" font-weight="680" fill="${onInk ? '#fff' : DARK}" letter-spacing="${closer(words) ?? 0}">${period}</tspan>${beside}</text>`;
const beside = (value, o) =>
  `<tspan dx="16" font-size="${o.size}" font-weight="${o.weight}" fill="${o.fill}">${value}</tspan>`;

/** The period and, where the amounts beside the chart are bare, what they are counted in; in the reader's face. */
const title = (words, period, onInk = false, unit = words.unit) =>
  titled(
    words,
    period,
    unit ? beside(unit, { size: SMALL, weight: 560, fill: onInk ? QUIET_ON_INK : QUIET }) : '',
    onInk,
  );

/** Revenue of every year up to this one, the first and the last with their amounts. */
export function years(last, words) {
  const list = Array.from({ length: last - 2016 }, (_, i) => 2017 + i);
  const most = revenue(last);
  const step = (RIGHT - LEFT) / list.length;
  const tall = (year) => (222 * revenue(year)) / most;
  const middle = (year) => LEFT + (year - 2016.5) * step;
  const lit = { fill: DARK, weight: 680 };
  const label = (year, x, y, o) => small(x, FOOT - y - 12, words.money(revenue(year)), { size: 26, ...o });
  return (
    paperGround +
    title(words, words.year(last)) +
    each(
      list,
      (year) =>
        rect(middle(year) - step * 0.35, FOOT - tall(year), step * 0.7, tall(year), {
          r: 4,
          fill: year === last ? blue : '#BFD0FA',
        }) + small(middle(year), FOOT + 30, year, { anchor: 'm', ...(year === last && lit) }),
    ) +
    // Wider than its column, so above the next one too.
    label(2017, middle(2017) - step * 0.35, tall(2018), { anchor: 'l' }) +
    label(last, middle(last) + step * 0.35, tall(last), { anchor: 'r', ...lit }) +
    base
  );
}

/** How the three businesses share the year. */
export function shares(year, words) {
  const { segments, revenue: all } = figures(year, 'FY');
  let turn = 0;
  return (
    paperGround +
    title(words, words.year(year)) +
    each(segments, (part, i) => {
      const from = turn;
      turn += part / all;
      return path(arc(590, 266, 116, from + 0.004, turn - 0.004), { stroke: shades[i], sw: 54 });
    }) +
    text(590, 277, words.money(all), { size: 32, weight: 680, fill: DARK, anchor: 'm', spacing: '-0.03em' }) +
    each(segments, (part, i) => {
      const y = 190 + i * 78;
      return (
        small(LEFT, y, words.names[i]) +
        small(LEFT + 290, y, words.money(part), { fill: DARK, weight: 680, anchor: 'r' }) +
        rect(LEFT, y + 14, 290, 12, { r: 6, fill: '#DFE6F3' }) +
        rect(LEFT, y + 14, (290 * part) / segments[0], 12, { r: 6, fill: shades[i] })
      );
    })
  );
}

/** The businesses stacked through the years, with what each brought in the last. */
export function layers(last, words) {
  const list = Array.from({ length: last - 2016 }, (_, i) => 2017 + i);
  const { segments, revenue: all } = figures(last, 'FY');
  const end = 618;
  const scale = 250 / all;
  const x = (i) => LEFT + ((end - LEFT) * i) / (list.length - 1);
  const sum = (parts, count) => parts.slice(0, count).reduce((a, b) => a + b, 0);
  const edge = (count) => list.map((year, i) => [x(i), FOOT - sum(figures(year, 'FY').segments, count) * scale]);
  const fills = ['#2E63F0', '#6C95FF', '#5EE6E0'];
  // Name and amount beside the middle of their layer, and apart from those below.
  const middles = [];
  for (const [i, part] of segments.entries())
    middles.push(Math.min(FOOT - (sum(segments, i) + part / 2) * scale, (middles[i - 1] ?? FOOT) - 68));
  return (
    inkGround +
    title(words, words.revenueOf(2017, last), true, words.bare) +
    each([3, 2, 1], (count) =>
      path(`${smooth(edge(count))}L${end} ${FOOT}L${LEFT} ${FOOT}Z`, { fill: fills[count - 1] }),
    ) +
    each(list, (year, i) =>
      i % 2
        ? ''
        : rect(x(i) - 0.5, 142, 1, FOOT - 142, { fill: '#fff', op: 0.16 }) +
          small(x(i), FOOT + 30, year, { fill: QUIET_ON_INK, anchor: i === 0 ? 'l' : 'm' }),
    ) +
    each(segments, (_, i) => {
      const label = (dy, value, o) => small(end + 16, middles[i] + dy, value, o);
      return (
        label(words.face ? -8 : -4, words.names[i], { fill: QUIET_ON_INK }) +
        label(20, words.money(segments[i]), { fill: '#fff', weight: 680 })
      );
    }) +
    rect(LEFT, FOOT, end - LEFT, 2, { fill: '#fff', op: 0.5 })
  );
}

/** One dot a broker connected; the lit ones joined this year. */
export function brokers(now, before, words) {
  const across = 8;
  const lit = '#5EE6E0';
  const [all, more] = words.brokers(now.brokers, now.brokers - before.brokers);
  const named = { size: 30, weight: 640 };
  return (
    inkGround +
    titled(
      words,
      words.year(now.year),
      beside(all, { ...named, fill: blueLight }) + beside(more, { ...named, fill: lit }),
      true,
    ) +
    many(now.brokers, (i) =>
      circle(66 + (i % across) * 95, 158 + Math.floor(i / across) * 76, 26, {
        fill: i < before.brokers ? '#2D57D6' : lit,
      }),
    )
  );
}

/** From one half-year to the next, business by business; what it began and ended at says what the steps are counted in. */
export function bridge(year, words) {
  const [then, now] = [figures(year - 1, 'H1'), figures(year, 'H1')];
  const scale = 222 / now.revenue;
  let level = then.revenue;
  const column = (i, from, to, fill, value, name) => {
    const x = LEFT + i * 152;
    const top = FOOT - Math.max(from, to) * scale;
    return (
      rect(x, top, 112, Math.abs(to - from) * scale, { r: 5, fill }) +
      small(x + 56, top - 9, value, { fill: DARK, weight: 680, anchor: 'm' }) +
      small(x + 56, FOOT + 30, name, { anchor: 'm' })
    );
  };
  const steps = now.segments.map((part, i) => {
    const [from, more] = [level, part - then.segments[i]];
    level += more;
    return column(
      i + 1,
      from,
      level,
      shades[i],
      `${more < 0 ? '−' : '+'}${words.amount(Math.abs(more))}`,
      words.names[i],
    );
  });
  return (
    paperGround +
    title(words, words.firstHalf(year)) +
    column(0, 0, then.revenue, '#C3CEDF', words.money(then.revenue), year - 1) +
    steps.join('') +
    column(4, 0, now.revenue, DARK, words.money(now.revenue), year) +
    base
  );
}

/** Half-years side by side, the first of each year lit; the earliest and the last of those with their amounts. */
export function halves(last, words) {
  const list = Array.from({ length: 6 }, (_, i) => last - 5 + i);
  const all = list.flatMap((year) => {
    const first = revenue(year, 'H1');
    return year === last ? [first] : [first, revenue(year) - first];
  });
  const scale = 226 / Math.max(...all);
  const step = (RIGHT - LEFT) / list.length;
  const second = '#3B5B96';
  // Chinese type reaches lower below the line of the title.
  const y = words.face ? 106 : 97;
  const key = (x, name, fill) =>
    rect(x, y, 16, 16, { r: 3, fill }) + small(x + 24, y + 15, name, { fill: QUIET_ON_INK });
  return (
    inkGround +
    title(words, words.firstHalf(last), true) +
    key(LEFT, words.halves[0], blueLight) +
    key(LEFT + (words.face ? 118 : 160), words.halves[1], second) +
    each(list, (year, i) => {
      const x = LEFT + i * step;
      const bar = (value, dx, fill) => rect(x + dx, FOOT - value * scale, 50, value * scale, { r: 4, fill });
      const [first, rest] = [all[i * 2], all[i * 2 + 1]];
      // Wider than a column, it stands above both of its year.
      const label = (at, anchor) =>
        small(at, FOOT - Math.max(first, rest ?? 0) * scale - 12, words.money(first), {
          weight: 680,
          fill: year === last ? '#fff' : blueLight,
          anchor,
        });
      return (
        bar(first, 4, blueLight) +
        (rest === undefined ? '' : bar(rest, 60, second)) +
        (i === 0 ? label(x + 4, 'l') : '') +
        (year === last ? label(x + 29, 'm') : '') +
        small(x + (rest === undefined ? 29 : 57), FOOT + 30, year, { fill: QUIET_ON_INK, anchor: 'm' })
      );
    }) +
    rect(LEFT, FOOT, RIGHT - LEFT, 2, { fill: '#fff', op: 0.5 })
  );
}
