// The three lines of business of every results cover, named so that each reader can: by code, or by a sign.
import { each, group, isLegible, line, rect, text, typeBar } from '../kit/svg.mjs';

/** Two candles for market data, which has no short name that reads in three languages: as high as capitals of `size`. */
function candles(x, y, size, colour) {
  const tall = size * 0.86;
  const wide = size * 0.27;
  const stroke = Math.max(2.5, size * 0.075);
  const pair = [
    { left: 0, top: 0.34, bottom: 0.86, hollow: true },
    { left: size * 0.42, top: 0.12, bottom: 0.66, hollow: false },
  ];
  return each(pair, ({ left, top, bottom, hollow }) => {
    const [cx, from] = [x + left + wide / 2, y - tall * 0.93];
    const body = { x: x + left, y: from + top * tall, h: (bottom - top) * tall };
    return (
      line(cx, body.y - tall * 0.13, cx, body.y, colour, { sw: stroke, cap: 'round' }) +
      line(cx, body.y + body.h, cx, body.y + body.h + tall * 0.13, colour, { sw: stroke, cap: 'round' }) +
      rect(body.x, body.y, wide, body.h, {
        r: size * 0.06,
        fill: hollow ? 'none' : colour,
        stroke: colour,
        sw: stroke,
      })
    );
  });
}

const CANDLES = 0.69;

/**
 * Broker SaaS, market data, listed companies and ESOP, in the order of the announcements. Where type is a bar the sign is
 * one too, as long as a name.
 */
export function segmentName(k, x, y, { size = 36, fill = '#fff', weight = 600, anchor = 'l', ...o } = {}) {
  if (k !== 1) return text(x, y, ['SaaS', '', 'ESOP'][k], { size, fill, weight, anchor, ...o });
  if (!isLegible(size)) {
    const end = { l: 'start', m: 'middle', r: 'end' }[anchor];
    return typeBar(x, y, 'SaaS', { size, fill, weight, end, ...o });
  }
  const left = { l: 0, m: CANDLES / 2, r: CANDLES }[anchor] * size;
  return group(candles(x - left, y, size, fill), o);
}

/** As announcements write a change, with a real minus. */
export const signed = (now, before, digits = 1) => {
  const change = (now / before - 1) * 100;
  return `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(digits)}%`;
};

export const percent = (share, digits = 0) => `${(share * 100).toFixed(digits)}%`;

export const sum = (list) => list.reduce((a, b) => a + b, 0);
