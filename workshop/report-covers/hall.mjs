// The rooms a presentation is filmed in: a hall with a lit screen, a lectern, rows of empty seats.
import { mark } from '../kit/mark.mjs';
import { at, blur, clip, fade, group, light, line, many, path, rect, text } from '../kit/svg.mjs';
import { blue, ink } from '../lib/palette.mjs';

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
export const night = (...lights) => rect(0, 0, 1280, 720, { fill: ink.bg }) + lights.map((l) => light(...l)).join('');

/** The wall behind the stage: upright slats, brighter towards the screen, and the floor it meets. */
export function wall({ x = W / 2, lamp = blue, floor = 540, op = 0.7 }) {
  const [defs, shade] = fade([
    [0, '#0D1B3E'],
    [0.3, '#080E1C'],
    [1, '#05080F'],
  ]);
  return (
    rect(0, 0, W, H, { fill: ink.bg }) +
    light(x, 300, 760, 460, lamp, op) +
    many(44, (i) => rect(i * 30, 0, 14, floor, { fill: '#04070E', op: 0.42 })) +
    defs +
    rect(0, floor, W, H - floor, { fill: shade }) +
    light(x, floor + 14, 620, 90, '#8FB0FF', 0.55) +
    rect(0, floor - 1, W, 2, { fill: '#31508F', op: 0.5 })
  );
}

/** A cone of light from the rig to the floor. */
export function beam(x, top, foot, spread, op = 0.3) {
  const [defs, fill] = fade([
    [0, '#DCE7FF', op],
    [0.75, '#8FB0FF', op * 0.22],
    [1, '#8FB0FF', 0],
  ]);
  const cone = path(`M${x - 8} ${top}H${x + 8}L${x + spread} ${foot}H${x - spread}Z`, { fill });
  return defs + blur(cone, 9) + light(x, foot - 4, spread * 1.25, 26, '#C9D9FF', op * 1.3);
}

/** A lectern with its microphone, lit from above. */
export function lectern(x, y, k = 1, { turn = 1 } = {}) {
  const [defs, body] = fade(
    [
      [0, '#22386B'],
      [0.5, '#111C36'],
      [1, '#0A1122'],
    ],
    { x1: 0, x2: 1, y1: 0, y2: 0.4 },
  );
  return at(
    x,
    y,
    defs +
      path('M-62 0H62L46 190H-46Z', { fill: body, stroke: '#34508F', sw: 1.2 }) +
      path('M-84 -22L84 -22L72 2H-72Z', { fill: '#1B2C55', stroke: '#5577C4', sw: 1.2 }) +
      line(-84, -22, 84, -22, '#C9D9FF', { sw: 2.5 }) +
      path('M20 -22C20 -52 6 -60 -8 -66', { stroke: '#8EA6DA', sw: 3.2, cap: 'round' }) +
      line(-9, -66, -22, -72, '#DCE7FF', { sw: 8, cap: 'round' }) +
      mark(-19, 54, 38),
    `scale(${k * turn} ${k})`,
  );
}

/** Rows of seat backs, seen from behind, the nearest lowest and largest. */
export function seats(rows, { x = W / 2, y = 560, gap = 44, size = 52, grow = 1.22, aisle = 0 } = {}) {
  return many(rows, (i) => {
    const s = size * grow ** i;
    const py = y + gap * ((grow ** i - 1) / (grow - 1));
    const count = Math.ceil(W / 2 / s) + 1;
    const rim = 0.75 - i * 0.14;
    return many(count * 2, (k) => {
      const side = k < count ? -1 : 1;
      const px = x + side * (aisle * grow ** i + (k % count) * s * 1.08 + s * 0.54);
      return at(
        px,
        py,
        rect(-s * 0.48, 0, s * 0.96, s * 1.6, { r: s * 0.26, fill: '#060A14' }) +
          path(
            `M${-s * 0.46} ${s * 0.3}V${s * 0.26}Q${-s * 0.46} 1 ${-s * 0.2} 1H${s * 0.2}Q${s * 0.46} 1 ${s * 0.46} ${s * 0.26}V${s * 0.3}`,
            {
              stroke: '#6F94EE',
              sw: 1.6,
              op: Math.max(0.1, rim),
            },
          ),
      );
    });
  });
}

/** A screen set in the room: a slide of 800 × 450 and the light it throws. */
export const screen = (slide, css, glow = 0.6) => ({
  svg: clip(0, 0, 800, 450, 6, slide),
  width: 800,
  height: 450,
  css: `transform-origin:0 0;${css};border-radius:6px;box-shadow:0 0 140px 10px rgb(80 130 255/${glow}),0 0 24px rgb(200 220 255/.35)`,
});

export const soften = (inner, deviation, op = 1) => group(blur(inner, deviation), { op });
