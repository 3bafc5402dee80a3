// What is on the screen: charts of the record the reports keep, 800 × 450, without amounts.
import { arc, circle, each, many, path, rect, smooth, text } from '../kit/svg.mjs';
import { blue, blueLight, teal } from '../lib/palette.mjs';
import { figures } from '../pdf/company/figures.mjs';

const shades = [blue, '#8FB0FF', teal];
const paperGround = rect(0, 0, 800, 450, { fill: '#F7F9FD' });
const inkGround = rect(0, 0, 800, 450, { fill: '#0B1428' });
const title = (value, fill = '#0B1220') => text(48, 82, value, { size: 46, weight: 680, fill, spacing: '-0.03em' });
const base = rect(48, 392, 704, 2.5, { fill: '#0B1220' });
const revenue = (year, span = 'FY') => figures(year, span).revenue;

/** Revenue of every year up to this one. */
export function years(last) {
  const list = Array.from({ length: last - 2016 }, (_, i) => 2017 + i);
  const most = revenue(last);
  const step = 704 / list.length;
  return (
    paperGround +
    title(last) +
    each(list, (year, i) => {
      const h = (250 * revenue(year)) / most;
      return (
        rect(48 + i * step + step * 0.17, 392 - h, step * 0.66, h, { r: 4, fill: year === last ? blue : '#BFD0FA' }) +
        text(48 + (i + 0.5) * step, 424, String(year).slice(2), { size: 20, weight: 550, fill: '#64718A', anchor: 'm' })
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
      return path(arc(560, 236, 132, from + 0.004, turn - 0.004), { stroke: shades[i], sw: 62 });
    }) +
    each(segments, (part, i) => {
      const y = 176 + i * 72;
      return (
        rect(48, y, 250, 14, { r: 7, fill: '#DFE6F3' }) +
        rect(48, y, (250 * part) / segments[0], 14, { r: 7, fill: shades[i] })
      );
    })
  );
}

/** The businesses stacked through the years. */
export function layers(last) {
  const list = Array.from({ length: last - 2016 }, (_, i) => 2017 + i);
  const most = revenue(last) * 1.06;
  const x = (i) => (800 * i) / (list.length - 1);
  const edge = (count) =>
    list.map((year, i) => {
      const sum = figures(year, 'FY')
        .segments.slice(0, count)
        .reduce((a, b) => a + b, 0);
      return [x(i), 450 - (330 * sum) / most];
    });
  const fills = ['#2E63F0', '#6C95FF', '#5EE6E0'];
  return (
    inkGround +
    title(last, '#fff') +
    each([3, 2, 1], (count) => path(`${smooth(edge(count))}L800 450L0 450Z`, { fill: fills[count - 1] })) +
    each(list, (_, i) => rect(x(i) - 0.5, 118, 1, 332, { fill: '#fff', op: 0.16 }))
  );
}

/** One dot a broker connected; the lit ones joined this year. */
export function brokers(now, before) {
  const across = 8;
  return (
    inkGround +
    title(now.year, '#fff') +
    text(752, 82, now.brokers, { size: 46, weight: 680, fill: blueLight, anchor: 'r', spacing: '-0.02em' }) +
    many(now.brokers, (i) =>
      circle(92 + (i % across) * 88, 158 + Math.floor(i / across) * 76, 26, {
        fill: i < before.brokers ? '#2D57D6' : '#5EE6E0',
      }),
    )
  );
}

/** From one half-year to the next, business by business. */
export function bridge(year) {
  const [then, now] = [figures(year - 1, 'H1'), figures(year, 'H1')];
  const scale = 268 / now.revenue;
  let level = then.revenue;
  const column = (i, from, to, fill) =>
    rect(64 + i * 140, 392 - Math.max(from, to) * scale, 104, Math.abs(to - from) * scale, { r: 5, fill });
  const steps = now.segments.map((part, i) => {
    const from = level;
    level += part - then.segments[i];
    return column(i + 1, from, level, shades[i]);
  });
  return (
    paperGround +
    title(`01–06.${year}`) +
    column(0, 0, then.revenue, '#C3CEDF') +
    steps.join('') +
    column(4, 0, now.revenue, '#0B1220') +
    base
  );
}

/** Half-years side by side, the first of each year lit. */
export function halves(last) {
  const list = Array.from({ length: 6 }, (_, i) => last - 5 + i);
  const most = revenue(last - 1) * 0.62;
  return (
    inkGround +
    title(`01–06.${last}`, '#fff') +
    each(list, (year, i) => {
      const first = revenue(year, 'H1');
      const second = year === last ? 0 : revenue(year) - first;
      const bar = (value, dx, fill) =>
        rect(52 + i * 118 + dx, 412 - (290 * value) / most, 46, (290 * value) / most, { r: 4, fill });
      return bar(first, 0, i === 5 ? '#5EE6E0' : blueLight) + bar(second, 52, '#26406F');
    }) +
    rect(48, 412, 704, 2, { fill: '#fff', op: 0.5 })
  );
}
