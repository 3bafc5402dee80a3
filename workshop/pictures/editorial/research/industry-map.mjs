// For phones: the way through the tree of industries to the one a company is in.
import { company, icon } from '../../../ui-kit/index.mjs';
import { html } from '../../phone/base.mjs';
import { label, svg } from '../board.mjs';
import { words } from '../words.mjs';
import { pocketLeaf } from './leaf.mjs';

/** Industries below each group and each segment that is shown. */
const counts = [
  [164, 141, 188, 119],
  [52, 31, 27, 31],
];
const opened = [1, 1];
const dots = counts[1][opened[1]];
const found = 12;
const wide = (text) => [...text].reduce((w, ch) => w + (ch > '\u2e80' ? 11.5 : 6.5), 0);

export function industryMapPocket(locale) {
  const t = words[locale].research.map;
  const x = locale === 'en' ? [34, 144, 258] : [46, 148, 254];
  const rows = [t.industries, t.segments];
  const middle = 82;
  const at = (i) => middle + (i - 1.5) * 42;
  const link = (x1, y1, x2, y2, on) =>
    html`<path d="M${x1} ${y1}C${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}" fill="none" stroke="${on ? 'var(--glow)' : 'var(--edge)'}" stroke-width="${on ? 1.6 : 1}"/>`;
  const drawn = rows.map((list, column) => {
    const origin = column ? [x[0] + 8 + wide(rows[0][opened[0]]), at(opened[0])] : [8, middle];
    return list.map((name, i) => {
      const on = i === opened[column];
      const y = at(i);
      return html`${link(origin[0] + 2, origin[1], x[column] - 6, y, on)}<circle cx="${x[column] - 3}" cy="${y}" r="${on ? 3.6 : 2.4}" fill="${on ? 'var(--glow)' : 'var(--mute)'}"/>${label(x[column] + 5, y + 1, name, { size: 11.5, weight: on ? 650 : 450, fill: on ? 'var(--text)' : 'var(--soft)' })}${label(x[column] + 5, y + 13.5, counts[column][i], { size: 10.5, fill: on ? 'var(--glow)' : 'var(--mute)' })}`;
    });
  });
  const end = at(opened[1]);
  const cloud = Array.from({ length: dots }, (_, i) => {
    const [cx, cy] = [x[2] + 4 + (i % 5) * 11.5, end - 24 + Math.floor(i / 5) * 11.5];
    return html`<circle cx="${cx}" cy="${cy}" r="${i === found ? 5 : 3.6}" fill="var(--${i === found ? 'glow' : 'faint'})"/>`;
  });
  const path = [t.sector, t.industries[opened[0]], t.segments[opened[1]], t.found];
  const way = path.map(
    (name, i) =>
      html`${i ? html`<span class="mute" style="display:flex">${icon('ChevronRight', 11, 2)}</span>` : ''}<span class="${i === 3 ? 'w6' : ''}" style="color:var(--${i === 3 ? 'glow' : 'soft'})">${name}</span>`,
  );
  return pocketLeaf(
    company('02853').name[locale],
    t.title,
    html`<div class="row s11 nowrap" style="position:absolute;left:20px;top:37px;gap:5px">${way}</div>
<div style="position:absolute;left:20px;top:60px">${svg(310, 168, html`<circle cx="6" cy="${middle}" r="5" fill="var(--glow)"/>${drawn}${link(x[1] + 8 + wide(rows[1][opened[1]]), end, x[2] - 6, end, true)}${cloud}`)}</div>`,
    'ink',
  );
}
