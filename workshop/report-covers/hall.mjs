// What every still of a roadshow shares: its size, its ground, its caption, a slide that fills it.
import { at, fade, light, rect, text } from '../kit/svg.mjs';
import { ink } from '../lib/palette.mjs';

export const still = { width: 1280, height: 720 };
const { width: W, height: H } = still;

/** What a still carries: the period. How long the recording is and that it plays, the page says itself. */
export const caption = (period, { onPaper = false } = {}) =>
  text(62, 668, period, { size: 46, weight: 680, fill: onPaper ? '#0B1220' : '#FFFFFF', spacing: '-0.025em' });

/** Darkens what lies under the caption. */
export const foot = () => {
  const [defs, fill] = fade([
    [0, ink.bg, 0],
    [0.55, ink.bg, 0.72],
    [1, ink.bg, 0.96],
  ]);
  return defs + rect(0, 500, W, 220, { fill });
};

/** Ink, and the lights in it. */
export const night = (...lights) => rect(0, 0, W, H, { fill: ink.bg }) + lights.map((l) => light(...l)).join('');

/** A slide of 800 × 450 as large as the still. Its title says the period. */
export const slide = (drawn) => at(0, 0, drawn, 'scale(1.6)');
