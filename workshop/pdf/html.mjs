// The few shapes every document is made of. Chinese stands left, English right, row by row,
// so that each reader finds the other version of a paragraph beside it.
export const esc = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export const zh = (s) => `<span lang="zh-Hant">${esc(s)}</span>`;
export const en = (s) => `<span lang="en">${esc(s)}</span>`;

export const pair = (left, right, cls = '') =>
  `<div class="pair ${cls}"><p lang="zh-Hant">${esc(left)}</p><p lang="en">${esc(right)}</p></div>`;
export const pairs = (list) => list.map(([left, right]) => pair(left, right)).join('');

export const heading = (left, right) =>
  `<div class="pair heading"><h2 lang="zh-Hant">${esc(left)}</h2><h2 lang="en">${esc(right)}</h2></div>`;

/** items: [[zh, en]], numbered, lettered or with a mark of their own. */
export const clauses = (items, mark = (i) => `${i + 1}.`) =>
  items
    .map(
      ([left, right], i) =>
        `<div class="pair clause"><p lang="zh-Hant"><b>${mark(i)}</b><span>${esc(left)}</span></p><p lang="en"><b>${mark(i)}</b><span>${esc(right)}</span></p></div>`,
    )
    .join('');

/** A bilingual label for a table cell. */
export const both = (left, right) =>
  `<span class="both"><span lang="zh-Hant">${esc(left)}</span> <span lang="en">${esc(right)}</span></span>`;

/**
 * columns: [{ head, align, width }]; rows: arrays of cells (already markup), or { cells, kind } where
 * kind is "total" or "group". The caption is a bilingual pair.
 */
export function table({ caption, unit, columns, rows, cls = '' }) {
  const cell = (tag, value, c) =>
    `<${tag}${c.align ? ` class="${c.align}"` : ''}${tag === 'th' && c.width ? ` style="width:${c.width}"` : ''}>${value ?? ''}</${tag}>`;
  const body = rows
    .map((row) => {
      const { cells, kind = '' } = Array.isArray(row) ? { cells: row } : row;
      return `<tr class="${kind}">${columns.map((c, i) => cell('td', cells[i], c)).join('')}</tr>`;
    })
    .join('');
  const top = caption ? `<caption>${both(...caption)}${unit ? `<i>${both(...unit)}</i>` : ''}</caption>` : '';
  const heads = columns.some((c) => c.head);
  if (!heads)
    return `<table class="${cls}">${top}${columns.map((c) => `<col${c.width ? ` style="width:${c.width}"` : ''}>`).join('')}<tbody>${body}</tbody></table>`;
  return `<table class="${cls}">${top}<thead><tr>${columns.map((c) => cell('th', c.head ?? '', c)).join('')}</tr></thead><tbody>${body}</tbody></table>`;
}

export const note = (left, right) => `<div class="note">${pair(left, right)}</div>`;
