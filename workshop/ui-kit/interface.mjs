// The parts every screen is built of. Words come in; nothing here knows a language.
import { box, each, icon, safe } from './html.mjs';

export const tabs = (labels, on = 0, style = '') =>
  `<div class="tabs" style="${style}">${each(labels, (label, i) => `<span${i === on ? ' class="on"' : ''}>${label}</span>`)}</div>`;

export const segments = (labels, on = 0) =>
  `<div class="segments">${each(labels, (label, i) => `<span${i === on ? ' class="on"' : ''}>${label}</span>`)}</div>`;

/** groups: [{ title?, items: [[icon, label, count?]] }]; `on` is the label chosen. */
export const sidebar = (groups, on, { w = 176, top = '', bottom = '' } = {}) =>
  `<div class="side" style="width:${w}px;flex:none">${top}${each(
    groups,
    ({ title, items }) =>
      (title ? box('group', title) : '') +
      each(
        items,
        ([name, label, count]) =>
          `<div class="item${label === on ? ' on' : ''}">${icon(name, 15)}<span>${label}</span>${count ? `<em>${count}</em>` : ''}</div>`,
      ),
  )}${bottom ? `<div style="margin-top:auto">${bottom}</div>` : ''}</div>`;

/** Icons only, for a dense terminal. */
export const rail = (names, on = 0, bottom = []) =>
  `<div class="rail" style="width:44px;flex:none">${each(names, (name, i) => `<span${i === on ? ' class="on"' : ''}>${icon(name, 17)}</span>`)}
    <div style="margin-top:auto">${each(bottom, (name) => `<span>${icon(name, 17)}</span>`)}</div></div>`;

export const pane = (title, body, { note = '', style = '', head = true } = {}) =>
  `<section class="pane" style="${style}">${head ? `<div class="head"><span>${title}</span><small>${note}</small></div>` : ''}${body}</section>`;

export const tile = (label, value, note = '', kind = 'mute') =>
  `<div class="tile"><span>${label}</span><b>${value}</b>${note ? `<small class="${kind}">${note}</small>` : ''}</div>`;

export const badge = (label, kind = '', dot = false) =>
  `<span class="badge ${kind}">${dot ? '<i class="dot"></i>' : ''}${label}</span>`;

export const avatar = (letters, hue = 222, square = false) =>
  `<span class="avatar${square ? ' square' : ''}" style="background:linear-gradient(140deg,hsl(${hue} 62% 58%),hsl(${hue + 18} 66% 42%))"><span>${safe(letters)}</span></span>`;

export const button = (label, kind = '', name = '') =>
  `<span class="button ${kind}">${name ? icon(name, 14) : ''}${label}</span>`;

export const field = (label, value, { steps = false, mark = '' } = {}) =>
  `<div class="field"><span>${label}</span><span class="row" style="gap:.75em"><b>${value}</b>${mark}${
    steps ? `<span class="steps">${icon('Minus', 12, 2)}${icon('Plus', 12, 2)}</span>` : ''
  }</span></div>`;

export const select = (label, value) => field(label, value, { mark: icon('ChevronDown', 13) });

export const search = (hint, w = 200) =>
  `<div class="field" style="width:${w}px;height:24px;font-size:.917em"><span class="row" style="gap:6px">${icon('Search', 12)}${hint}</span></div>`;

/** Pairs of word and figure, in columns. */
export const keyValues = (pairs, columns = 1, style = '') =>
  `<div class="kv" style="grid-template-columns:repeat(${columns},1fr);${style}">${each(
    pairs,
    ([label, value, kind = '']) => `<div><span>${label}</span><b class="strong ${kind}">${value}</b></div>`,
  )}</div>`;

/** columns: [{ head, num?, kind?, w? }]; rows of strings or [string, class]; `on` is the row chosen. */
export function dataTable(columns, rows, { on = -1, style = '', head = true } = {}) {
  const cell = (value, { num, kind = '' }) => {
    const [text, own = ''] = [value].flat();
    return `<td class="${num ? 'num' : ''} ${kind} ${own}">${text}</td>`;
  };
  return `<table style="${style}">${
    head
      ? `<thead><tr>${each(columns, (c) => `<th class="${c.num ? 'num' : ''}"${c.w ? ` style="width:${c.w}px"` : ''}>${c.head}</th>`)}</tr></thead>`
      : ''
  }<tbody>${each(rows, (row, i) => `<tr${i === on ? ' class="on"' : ''}>${each(columns, (c, j) => cell(row[j] ?? '', c))}</tr>`)}</tbody></table>`;
}

/** A share of a whole as a bar. */
export const meter = (share, { colour = 'var(--accent)', w = '100%', h = 4, ground = 'var(--hover)' } = {}) =>
  `<span style="display:inline-block;vertical-align:middle;width:${typeof w === 'number' ? `${w}px` : w};height:${h}px;border-radius:${h / 2}px;background:${ground}"><i style="display:block;width:${Math.min(100, share * 100)}%;height:100%;border-radius:inherit;background:${colour}"></i></span>`;

export const mark = (size = 16, theme = 'ink') => {
  const [a, b, c] = theme === 'ink' ? ['#6C95FF', '#FFFFFF', '#5EE6E0'] : ['#1F5BFF', '#0B1220', '#13B3AA'];
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24"><rect x="1" y="2" width="22" height="4" rx="2" fill="${a}"/><rect x="6" y="10" width="17" height="4" rx="2" fill="${b}"/><rect x="12" y="18" width="11" height="4" rx="2" fill="${c}"/></svg>`;
};
