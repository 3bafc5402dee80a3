// What every still of a roadshow shares: its size, its ground, its caption, a slide that fills it.
import { at, fade, light, rect, text } from '../kit/svg.mjs';
import { ink } from '../lib/palette.mjs';

export const still = { width: 1280, height: 720 };
const { width: W, height: H } = still;

/** The reader's face for all that is written; Latin is set a little closer, Chinese never. */
export const inFace = ({ face }) => (face ? `<style>text{font-family:Geist,"${face}"}</style>` : '');
export const closer = ({ face }, spacing = '-0.03em') => (face ? undefined : spacing);

const period = (y, size, words, value, { onPaper = false } = {}) =>
  inFace(words) +
  text(62, y, value, { size, weight: 680, fill: onPaper ? '#0B1220' : '#FFFFFF', spacing: closer(words) });

/** What a still carries: the period, below a scene. How long the recording is and that it plays, the page says itself. */
export const caption = (...of) => period(668, 46, ...of);
/** The period above a chart, where a slide has it. */
export const heading = (...of) => period(125, 70, ...of);

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
