// Figures that turn over digit by digit, as on a board.
import { clip, text } from '../kit/svg.mjs';
import { clamp, ease, mix } from './motion.mjs';

// Advances of Geist in ems. Digits are tabular, so only weight and punctuation matter.
const advance = (char, weight) => {
  const heavy = (weight - 450) / 200;
  if (/\d/.test(char)) return 0.606 + 0.024 * heavy;
  if (char === '.' || char === ',') return 0.207 + 0.024 * heavy;
  if (char === '+') return 0.56 + 0.008 * heavy;
  if (char === '−') return 0.524 + 0.016 * heavy;
  return 0.806 + 0.016 * heavy;
};

export const measure = (value, size, weight = 450) =>
  [...value].reduce((sum, char) => sum + advance(char, weight) * size, 0);

/** `from` turns into `to` as k goes from 0 to 1. Both have the same length; only what differs moves. */
export function rolling(x, y, from, to, k, { size, weight = 450, fill, anchor = 'l', down = false }) {
  const left = anchor === 'r' ? x - measure(to, size, weight) : x;
  if (from === to || k <= 0 || k >= 1) return text(left, y, k <= 0 ? from : to, { size, weight, fill });
  const rise = size * 0.9 * (down ? -1 : 1);
  let svg = '';
  let at = left;
  for (let i = 0; i < to.length; i++) {
    const width = advance(to[i], weight) * size;
    if (from[i] === to[i]) svg += text(at, y, to[i], { size, weight, fill });
    else {
      const late = clamp(mix(-0.25, 1, k) + 0.25 * ((i + 1) / to.length));
      const go = ease.inOut(late);
      svg += clip(
        at,
        y - size * 0.92,
        width,
        size * 1.12,
        0,
        text(at, y - rise * go, from[i] ?? '', { size, weight, fill, op: (1 - go) ** 2 }) +
          text(at, y + rise * (1 - go), to[i], { size, weight, fill, op: go ** 2 }),
      );
    }
    at += width;
  }
  return svg;
}

/** A value that changes `count` times in a film: what stood, what stands, and how far it has turned. At 0 it is at rest. */
export function stepped(valueAt, count, turn, rest = 0.8) {
  const values = Array.from({ length: count }, (_, i) => valueAt((i + 0.5 - rest) / count));
  return (t) => {
    const step = t * count + rest;
    const i = Math.floor(step);
    return { from: values[(i + count - 1) % count], to: values[i % count], k: clamp((step - i) / turn) };
  };
}
