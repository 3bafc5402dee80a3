// The tree of industries, opened along one branch.
import { html } from '../../phone/base.mjs';
import { label, svg } from '../board.mjs';
import { words } from '../words.mjs';
import { leaf } from './leaf.mjs';

const counts = [
  [612, 648, 803, 749, 421, 238, 366, 289],
  [164, 141, 188, 119],
  [52, 31, 27, 31],
];
const opened = [0, 1, 1];
const dots = counts[2][opened[2]];
const found = 12;
const wide = (text) => [...text].reduce((w, ch) => w + (ch > '\u2e80' ? 11.5 : 6.4), 0);

export function industryMap(locale) {
  const t = words[locale].research.map;
  const x = [46, 150, 262, 376];
  const rows = [t.sectors, t.industries, t.segments];
  const middle = 118;
  const at = (column, i) => middle + (i - (rows[column].length - 1) / 2) * (column === 0 ? 28 : 44);
  const link = (x1, y1, x2, y2, on) =>
    html`<path d="M${x1} ${y1}C${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}" fill="none" stroke="${on ? 'var(--glow)' : 'var(--edge)'}" stroke-width="${on ? 1.6 : 1}"/>`;
  const drawn = rows.map((list, column) => {
    const origin =
      column === 0
        ? [8, middle]
        : [x[column - 1] + 6 + wide(rows[column - 1][opened[column - 1]]), at(column - 1, opened[column - 1]) - 2];
    return list.map((name, i) => {
      const on = i === opened[column];
      const y = at(column, i);
      return html`${link(origin[0] + 4, origin[1], x[column] - 6, y, on)}<circle cx="${x[column] - 3}" cy="${y}" r="${on ? 3.6 : 2.4}" fill="${on ? 'var(--glow)' : 'var(--mute)'}"/>${label(x[column] + 5, y + 1, name, { size: locale === 'en' ? 11 : 11.5, weight: on ? 650 : 450, fill: on ? 'var(--text)' : 'var(--soft)' })}${label(x[column] + 5, y + 12, counts[column][i], { size: 9.5, fill: on ? 'var(--glow)' : 'var(--mute)' })}`;
    });
  });
  const end = at(2, opened[2]);
  const cloud = Array.from({ length: dots }, (_, i) => {
    const [c, r] = [i % 5, Math.floor(i / 5)];
    if (i === found)
      return html`<circle cx="${x[3] + 6 + c * 13}" cy="${end - 34 + r * 13}" r="5.500" fill="var(--glow)"/>`;
    return html`<circle cx="${x[3] + 6 + c * 13}" cy="${end - 34 + r * 13}" r="4" fill="var(--faint)"/>`;
  });
  return leaf(
    locale,
    { chapter: t.chapter, title: t.title, page: '4,000+', theme: 'ink' },
    html`<div class="row s10 mute" style="position:absolute;left:24px;top:92px;width:440px">${t.columns.map((name, i) => html`<span style="position:absolute;left:${x[i] + (i === 3 ? 0 : 3)}px">${name}</span>`)}</div>
<div style="position:absolute;left:24px;top:108px">${svg(440, 240, html`<circle cx="8" cy="${middle}" r="6" fill="var(--glow)"/>${drawn}${link(x[2] + 6 + wide(t.segments[opened[2]]), end - 2, x[3] - 6, end - 2, true)}${cloud}${label(x[3] + 1, end + 64, t.found, { size: 11, weight: 650, fill: 'var(--glow)' })}`)}</div>`,
  );
}
