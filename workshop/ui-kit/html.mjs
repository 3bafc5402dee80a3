// Small words the kit is written in.
import { icons } from 'lucide';
import { fmt, signed } from '../lib/series.mjs';

export { fmt, signed };
export const each = (list, draw) => list.map(draw).join('');
export const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;');
export const pct = (value) => (Math.abs(value) < 0.005 ? '0.00%' : `${signed(value)}%`);
/** Class of a rise or a fall; its colour is the reader's market's (decisions: zh red up, zt and en green up). */
export const way = (value) => (value > 0 ? 'up' : value < 0 ? 'down' : 'flat');

const brief = (value) => fmt(value, value >= 1000 ? 0 : value >= 100 ? 1 : 2);

/** 1,234,500 as a board writes it: 1.23M in English, 123.5 萬 in Chinese. */
export function amount(value, locale = 'en') {
  const units =
    locale === 'en'
      ? [
          [1e9, 'B'],
          [1e6, 'M'],
          [1e4, 'K', 1e3],
        ]
      : [
          [1e8, locale === 'zt' ? ' 億' : ' 亿'],
          [1e4, locale === 'zt' ? ' 萬' : ' 万'],
        ];
  const unit = units.find(([from]) => value >= from);
  return unit ? brief(value / (unit[2] ?? unit[0])) + unit[1] : fmt(value, 0);
}

export const thousands = (value) => fmt(value, 0);
export const kilo = (value) =>
  value >= 1e6 ? `${fmt(value / 1e6, 2)}M` : `${fmt(value / 1e3, value >= 1e5 ? 0 : 1)}K`;

/** An icon of the site's own set (lucide), by its name there. */
export function icon(name, size = 16, stroke = 1.75) {
  const node = icons[name];
  if (!node) throw new Error(`No such icon: ${name}`);
  const shape = ([tag, attributes]) =>
    `<${tag} ${each(Object.entries(attributes), ([key, value]) => `${key}="${value}" `)}/>`;
  return (
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${stroke}"` +
    ` stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${each(node, shape)}</svg>`
  );
}

export const row = (...parts) => `<div class="row">${parts.join('')}</div>`;
export const box = (name, inner, style = '') =>
  `<div class="${name}"${style ? ` style="${style}"` : ''}>${inner}</div>`;
