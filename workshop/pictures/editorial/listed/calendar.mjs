// The dates of a year's results, counted back and forward from the board meeting as the rules ask.
import { html } from '../../phone/base.mjs';
import { board, label, panel, svg } from '../board.mjs';
import { words } from '../words.mjs';

/** Days of 2027: 1 January is 0. Dealing stops 60 days before the results; the meeting has 21 clear days' notice. */
const months = [0, 31, 59, 90, 120, 151];
const rows = [
  { from: 22, to: 82, colour: '#F2A65A' },
  { from: 70, to: 82, colour: '#6C95FF' },
  { at: 82, colour: '#1F5BFF' },
  { from: 82, to: 109, colour: '#6C95FF' },
  { from: 117, to: 140, colour: '#6C95FF' },
  { at: 140, colour: '#1F5BFF' },
];

export function calendar(locale) {
  const t = words[locale].listed.calendar;
  const [w, left, step, top] = [386, 148, 36, 26];
  const x = (day) => left + (day / 151) * (w - left - 4);
  const line = ({ from, to, at, colour }, i) => {
    const y = top + i * step + step / 2;
    const [name, date] = t.rows[i];
    const shape =
      at === undefined
        ? html`<rect x="${x(from).toFixed(1)}" y="${y - 6}" width="${(x(to) - x(from)).toFixed(1)}" height="12" rx="4" fill="${colour}" ${i === 0 ? 'fill-opacity=".55"' : ''}/>`
        : html`<rect x="${(x(at) - 7).toFixed(1)}" y="${y - 7}" width="14" height="14" rx="4" fill="${colour}" transform="rotate(45 ${x(at).toFixed(1)} ${y})"/>`;
    return html`<path d="M0 ${y + step / 2}H${w}" stroke="var(--line)" stroke-width=".6"/>${label(0, y - 2, name, { size: 12, weight: 560, fill: 'var(--text)' })}${label(0, y + 12, date, { size: 11 })}${shape}`;
  };
  const chart = svg(
    w,
    top + rows.length * step + 2,
    html`${months.slice(0, 5).map((day, i) => html`${label(x(day), 12, t.months[i], { size: 11 })}<path d="M${x(day).toFixed(1)} 20V${top + rows.length * step}" stroke="var(--line)" stroke-width=".6"/>`)}
<path d="M${x(82).toFixed(1)} 20V${top + rows.length * step}" stroke="#1F5BFF" stroke-width="1.200" stroke-dasharray="3 3"/>${rows.map(line)}`,
  );
  return board(
    'listed calendar',
    'mist',
    'lattice',
    panel(
      [24, 24, 432, 312],
      'paper',
      html`<div style="padding:16px 22px 0"><div class="row between" style="align-items:baseline;margin-bottom:8px"><b class="w7 s18 tight">${t.title}</b><span class="mute s11">${t.year}</span></div>${chart}</div>`,
    ),
  );
}
